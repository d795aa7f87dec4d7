import { existsSync, readFileSync } from "node:fs";
import { isObject, type Catalog } from "#templates/core";
import type { Invalid } from "./checks/errors.js";
import type { Sources } from "./statements.js";

/** The examples of a connector, by address. */
export type Examples = Readonly<Record<string, { readonly valid: readonly unknown[]; readonly invalid: readonly Invalid[] }>>;

/** What a verification reads of the package, and of the folder that it runs in. */
export interface PackageFiles {
  readonly catalog: Catalog;
  readonly examplesOf: (connector: string) => Examples;
  readonly sources: Sources;
}

/**
 * Reads the files of the package around this module.
 * @param paths of the YAML files of the catalog, which are in the working folder where somebody has a catalog of their own
 * @throws TypeError if the package is damaged
 */
export function readPackage(paths: readonly string[]): PackageFiles {
  const sources = paths.flatMap((path) => (existsSync(path) ? [[path, readFileSync(path, "utf8")] as const] : []));
  return {
    catalog: readJson("catalog.json") as unknown as Catalog,
    examplesOf: (connector) => readJson(`examples/${connector}.json`) as unknown as Examples,
    sources: Object.fromEntries(sources),
  };
}

function readJson(path: string): Readonly<Record<string, unknown>> {
  const content: unknown = JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));
  if (!isObject(content)) throw new TypeError(`${path} of the package is damaged. Install the package again.`);
  return content;
}
