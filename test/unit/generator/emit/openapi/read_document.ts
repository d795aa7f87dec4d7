import { openApiEmitter } from "../../../../../generator/emit/openapi/index.ts";
import type { Model } from "../../../../../generator/resolve/model/types.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";

/** A parsed document. Any key can be read; missing ones are undefined. */
export type Json = { readonly [key: string]: Json } & readonly Json[];

/** The texts that the emitter makes from a model, by path. */
export function emit(model: Model): ReadonlyMap<string, string> {
  return new Map(openApiEmitter.emit({ model, templates: new Map(), version: "1.2.3" }).map(({ path, text }) => [path, text]));
}

/** The texts that it makes from the mini model. */
export const files = emit(miniModel);

/** The document with that name, by default of the mini model. */
export function read(name: string, from = files): Json {
  return JSON.parse(from.get(`openapi/${name}.json`) ?? "null") as Json;
}

/** A schema component, by default of the first document that has it: of all operations, or of the endpoints. */
export function schema(name: string, document?: string, from = files): unknown {
  const documents = document === undefined ? ["operations", "gateway"] : [document];
  return documents.map((candidate) => read(candidate, from)["components"]?.["schemas"]?.[name]).find((found) => found !== undefined);
}

/** The operation object for an operation id or for the path of an endpoint. */
export function post(document: string, path: string): Json {
  const key = path.startsWith("/") ? path : `${EXECUTE}#${path}`;
  const found = read(document)["paths"]?.[key]?.["post"];
  if (found === undefined) throw new Error(`${document} has no ${key}`);
  return found;
}

/** The paths of the mini model's endpoints. */
export const CREATE = "/api/v1/connectors/instances";
export const EXECUTE = "/api/v1/connectors/instances/{connector_instance_id}/execute";

/** A reference to a schema component. */
export function ref(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** Component schemas without the descriptions and examples of their fields. */
export function withoutFieldTexts(schemas: object): object {
  return Object.fromEntries(Object.entries(schemas).map(([name, component]) => [name, terse(component)]));
}

function terse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(terse);
  if (typeof value !== "object" || value === null) return value;
  const entries: readonly (readonly [key: string, inner: unknown])[] = Object.entries(value);
  return Object.fromEntries(entries.map(([key, inner]) => [key, key === "properties" ? terseFields(inner) : terse(inner)]));
}

function terseFields(fields: unknown): unknown {
  if (typeof fields !== "object" || fields === null) return fields;
  const entries: readonly (readonly [name: string, field: unknown])[] = Object.entries(fields);
  return Object.fromEntries(entries.map(([name, field]) => [name, terse(withoutTexts(field))]));
}

function withoutTexts(field: unknown): unknown {
  if (typeof field !== "object" || field === null) return field;
  return Object.fromEntries(Object.entries(field).filter(([key]) => key !== "description" && key !== "examples"));
}
