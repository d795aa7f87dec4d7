import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installedFile } from "../../fixtures/npm_folder.ts";

const list = { entity: "customers", action: "list" };

/** Files with a request, right and wrong ones, by what they show. Each is checked with and without `$schema`. */
export const requestCases: readonly (readonly [what: string, request: object, isValid: boolean])[] = [
  ["no params", list, true],
  ["params", { ...list, params: { limit: 3, created: { gte: 1 } } }, true],
  ["one of two params", { entity: "refunds", action: "create", params: { charge: "ch_EXAMPLE1" } }, true],
  ["an unknown entity", { ...list, entity: "custmers" }, false],
  ["an unknown action", { ...list, action: "lst" }, false],
  ["an action of another entity", { ...list, entity: "balance" }, false],
  ["a param of the wrong type", { ...list, params: { limit: "many" } }, false],
  ["an unknown param", { ...list, params: { limits: 3 } }, false],
  ["a missing param", { ...list, action: "get", params: {} }, false],
  ["missing params", { ...list, action: "get" }, false],
  ["none of two params", { entity: "refunds", action: "create", params: {} }, false],
  ["a missing action", { entity: "customers" }, false],
  ["an unknown key", { ...list, parms: {} }, false],
];

/** The schema files that the cases are for. */
export const schemaFiles: readonly string[] = ["payments", "gateway"];

const PACKAGE = join(import.meta.dirname, "../../../generated");

/** The path of a schema file of the package. */
export function schemaPath(name: string): string {
  return join(PACKAGE, `schemas/${name}.json`);
}

/** A schema file of the package. */
export function readSchema(name: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(schemaPath(name), "utf8")) as Readonly<Record<string, unknown>>;
}

/** The path of a file of a JSON Schema tool. Installs the tools first. */
export function toolFile(path: string): Promise<string> {
  return installedFile(import.meta.dirname, path);
}

/** A JSON Schema tool. Installs the tools first. */
export async function importTool(path: string): Promise<unknown> {
  return import(/* @vite-ignore */ await toolFile(path));
}
