import type { CatalogField, CatalogRecord, CatalogShape, CatalogType } from "../../../../templates/bin/catalog/catalog_types.ts";
import { isList, isObject } from "../../../../templates/shared/json_values.ts";
import type { OperationEntry } from "../agent_types.ts";

/** The texts that an operation is found by, from the ones that say most to the ones that say least. */
export interface OperationParts {
  /** `channel_messages` */
  readonly entity: string;
  /** What the operation and its entity are. */
  readonly sentence: string;
  /** Where the operation belongs: the connector and its third party. */
  readonly connector: string;
  /** What the returned records belong to: `files`. */
  readonly parents: string;
  /** Params, what they do, and the values that they can have. */
  readonly params: string;
  /** The record that comes back: its name, and its fields. */
  readonly record: string;
}

/** The fields of a record are read so deep. */
const DEEPEST = 4;

/** The texts of an operation. */
export function partsOf(entry: OperationEntry): OperationParts {
  const { connector, entity, operation } = entry;
  const { id, title, description, vendor } = connector;
  return {
    entity: entity.name,
    sentence: join([operation.description, entity.description, ...operation.notes]),
    connector: join([id, title, vendor?.name, description]),
    parents: join(operation.params.fields.flatMap(({ role }) => (role?.kind === "parent" ? role.entities : []))),
    params: join(operation.params.fields.flatMap(textsOfParam)),
    record: join(textsOfRecord(entry)),
  };
}

function join(texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined).join(" ");
}

function textsOfParam(param: CatalogField): readonly (string | undefined)[] {
  // Paging and options that change nothing are the same everywhere.
  if (param.role?.kind === "paging" || param.role?.kind === "no_effect") return [];
  return [param.name, param.description, ...fieldsOfRole(param), ...valuesOf(param.type)];
}

function fieldsOfRole({ role }: CatalogField): readonly string[] {
  if (role?.kind === "filter") return [...(role.field === undefined ? [] : [role.field]), ...Object.keys(role.meanings ?? {})];
  if (role?.kind === "search") return [...(role.in ?? []), ...Object.keys(role.fields ?? {})];
  return role?.kind === "field" ? [role.field] : [];
}

function valuesOf(type: CatalogType): readonly string[] {
  if (type.kind !== "scalar") return [];
  const values = [
    ...(type.enum ?? []),
    ...(type.knownValues ?? []),
    ...(type.commaList?.values ?? []),
    ...(type.commaList?.knownValues ?? []),
  ];
  return values.filter((value) => typeof value === "string");
}

function textsOfRecord({ connector, entity, operation }: OperationEntry): readonly (string | undefined)[] {
  const record = connector.records.find(({ name }) => name === operation.returns?.record);
  if (record === undefined) return [];
  const { example } = record;
  return [
    record.name,
    record.description,
    ...textsOfShape(record.shape, connector.records, DEEPEST),
    ...(example === undefined ? [] : keysOf(example, DEEPEST)),
    ...keysOf(entity.sandbox?.example ?? {}, DEEPEST),
  ];
}

function textsOfShape({ fields }: CatalogShape, records: readonly CatalogRecord[], deepest: number): readonly (string | undefined)[] {
  return fields.flatMap(({ name, description, type }) => [
    name,
    description,
    ...valuesOf(type),
    ...(deepest === 0 ? [] : textsInside(type, records, deepest - 1)),
  ]);
}

function textsInside(type: CatalogType, records: readonly CatalogRecord[], deepest: number): readonly (string | undefined)[] {
  switch (type.kind) {
    case "any":
    case "scalar":
      return [];
    case "array":
      return textsInside(type.items, records, deepest);
    case "object":
      return type.shape === undefined ? [] : textsOfShape(type.shape, records, deepest);
    case "record": {
      const record = records.find(({ name }) => name === type.record);
      return record === undefined ? [] : textsOfShape(record.shape, records, deepest);
    }
  }
}

/** The keys in an example: records with free keys have no others. */
function keysOf(value: unknown, deepest: number): readonly string[] {
  if (deepest === 0) return [];
  if (isList(value)) return value.flatMap((item) => keysOf(item, deepest));
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner, deepest - 1)]) : [];
}
