import { readFileSync } from "node:fs";
import type { Paging } from "connector-gateway-spec";

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** A condition of a role on a field, as the catalog writes it. */
export interface Condition {
  readonly field: string;
  readonly is?: Json;
  readonly isNot?: Json;
}

/** What the catalog says that a param does: the properties of all kinds of roles. */
interface CatalogRole {
  readonly kind: string;
  readonly part?: "next" | "previous" | "size";
  readonly fields?: readonly string[] | Readonly<Record<string, string | readonly string[]>>;
  readonly entity?: string;
  readonly entities?: readonly string[];
  readonly by?: string;
  readonly field?: string;
  readonly as?: string;
  readonly inclusive?: boolean;
  readonly meanings?: Readonly<Record<string, readonly Condition[]>>;
  readonly is?: Json;
  readonly isNot?: Json;
  readonly language?: string;
  readonly in?: string | readonly string[];
  readonly list?: string;
  readonly params?: readonly string[];
}

/** A type in the catalog. */
export interface CatalogType {
  readonly kind: string;
  readonly types?: readonly string[];
  readonly nullable?: boolean;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly commaList?: { readonly values?: readonly string[]; readonly maxItems?: number };
  readonly items?: CatalogType;
  /** What the values of free names are. */
  readonly values?: CatalogType;
  readonly shape?: { readonly fields: readonly CatalogField[] };
  readonly record?: string;
  readonly format?: string;
  readonly min?: number;
  readonly max?: number;
  readonly maxItems?: number;
}

export interface CatalogField {
  readonly name: string;
  readonly type: CatalogType;
  readonly required: boolean;
  readonly origin: { readonly kind: string };
  readonly role: CatalogRole;
  readonly default?: { readonly value: Json; readonly origin: { readonly kind: string } };
  readonly example?: Json;
}

export interface CatalogOperation {
  readonly id: string;
  readonly connector: string;
  readonly entity: string;
  readonly action: string;
  readonly kind: string;
  readonly ordered?: string;
  readonly params: { readonly open: boolean; readonly fields: readonly CatalogField[] };
  readonly returns?: { readonly record: string };
  readonly paging?: Paging & { readonly size?: string; readonly next?: string };
}

interface CatalogRecord {
  readonly name: string;
  readonly shape: { readonly fields: readonly CatalogField[] };
}

interface Catalog {
  readonly connectors: readonly {
    readonly id: string;
    readonly records: readonly CatalogRecord[];
    readonly entities: readonly { readonly name: string; readonly operations: readonly CatalogOperation[] }[];
  }[];
}

/** The files that were read so far: most tests ask for the same ones. */
const published = new Map<string, JsonObject>();
const catalog = readPublished("catalog.json") as unknown as Catalog;

/** Every operation of the published catalog. */
export const catalogOperations: readonly CatalogOperation[] = catalog.connectors.flatMap(({ entities }) =>
  entities.flatMap(({ operations }) => operations),
);

/** The lists and searches among them. */
export const listOperations: readonly CatalogOperation[] = catalogOperations.filter(({ kind }) =>
  ["list", "search_wrapper", "page_record"].includes(kind),
);

/** The fields of a record of a connector. Throws when there is no such record. */
export function recordFields(connector: string, name: string): readonly CatalogField[] {
  const record = catalog.connectors.find(({ id }) => id === connector)?.records.find((candidate) => candidate.name === name);
  if (record === undefined) throw new Error(`There is no record ${connector}.${name}.`);
  return record.shape.fields;
}

/** An operation by id. Throws when there is none. */
export function operationOf(id: string): CatalogOperation {
  const operation = catalogOperations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`There is no operation ${id}.`);
  return operation;
}

/** The params of an operation whose role is of a kind. */
export function paramsOf({ params }: CatalogOperation, kind: string): readonly CatalogField[] {
  return params.fields.filter(({ role }) => role.kind === kind);
}

/** The name of the param that turns or sizes pages. */
export function pagingParam(operation: CatalogOperation, part: "next" | "previous" | "size"): string | undefined {
  return paramsOf(operation, "paging").find(({ role }) => role.part === part)?.name;
}

/** A JSON file of the published package. */
export function readPublished(path: string): JsonObject {
  const known = published.get(path) ?? parsePublished(path);
  published.set(path, known);
  return known;
}

function parsePublished(path: string): JsonObject {
  const file = new URL(import.meta.resolve(`connector-gateway-spec/${path}`));
  return JSON.parse(readFileSync(file, "utf8")) as JsonObject;
}

/** The paths of the fields of an entity that its records are found by: those of its `get`, or else `id`, `ts`. */
export function identityOf(connector: string, entity: string): readonly string[] {
  const key = `${connector}.${entity}`;
  const known = identitiesByEntity.get(key) ?? findIdentity(connector, entity);
  identitiesByEntity.set(key, known);
  return known;
}

const identitiesByEntity = new Map<string, readonly string[]>();

function findIdentity(connector: string, entity: string): readonly string[] {
  const identities = catalogOperations
    .filter((operation) => operation.connector === connector)
    .flatMap((operation) =>
      paramsOf(operation, "identity").flatMap(({ role }) => ((role.entity ?? operation.entity) === entity ? [namedFields(role)] : [])),
    );
  return identities[0] ?? [entity === "channel_messages" || entity === "threads" ? "ts" : "id"];
}

/** The fields of an identity, which are a list. */
export function namedFields({ fields = [] }: CatalogRole): readonly string[] {
  return Object.values(fields).map(String);
}
