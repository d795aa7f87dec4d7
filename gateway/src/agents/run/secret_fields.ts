import type { CatalogField, CatalogRecord, CatalogType } from "../../../../templates/bin/catalog/catalog_types.ts";
import { REDACTED } from "../../../../templates/shared/credentials.ts";
import type { JsonValue } from "../../../../templates/shared/json_values.ts";
import { isJsonList, isJsonObject } from "../json_shape.ts";
import { shapeOf } from "./record_types.ts";

/** A value without secrets, and where they were: `result[].client_secret`. */
export interface Redacted {
  readonly value: JsonValue;
  readonly paths: readonly string[];
}

/** What is known while a value is searched. */
interface Search {
  readonly records: readonly CatalogRecord[];
  /** Names that are secret wherever the catalog does not describe a value. */
  readonly names: ReadonlySet<string>;
  readonly paths: Set<string>;
}

/** Names of fields whose values are secret in any record. `url` is not one of them, although a signed URL is secret. */
const SECRET_NAME = /key|password|secret|signature|token/iu;

/** Replaces the fields that the catalog marks secret, at any depth. `types` are those that the value can have. */
type FieldRedactor = (value: JsonValue, types: readonly CatalogType[], path: string) => Redacted;

/** Prepares the names of a connector, once for all records of an answer. */
export function createFieldRedactor(records: readonly CatalogRecord[]): FieldRedactor {
  const names = secretNames(records);
  return (value, types, path) => {
    const search = { records, names, paths: new Set<string>() };
    return { value: clean(value, types, path, search), paths: [...search.paths] };
  };
}

function clean(value: JsonValue, types: readonly CatalogType[], path: string, search: Search): JsonValue {
  if (isJsonList(value)) {
    const items = types.flatMap((type) => (type.kind === "array" ? [type.items] : []));
    return value.map((item) => clean(item, items, `${path}[]`, search));
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const fields = types.flatMap((type) => fieldsNamed(type, name, search));
      const place = `${path}.${fields.length > 0 || search.names.has(name) ? name : "*"}`;
      if (inner === null || !isSecret(name, fields, search)) {
        const inside = [...fields.flatMap(typesOfField), ...types.flatMap(valuesOfMap)];
        return [name, clean(inner, inside, place, search)];
      }
      search.paths.add(place);
      return [name, REDACTED];
    }),
  );
}

function isSecret(name: string, fields: readonly CatalogField[], { names }: Search): boolean {
  return fields.length === 0 ? names.has(name) : fields.some(({ secret }) => secret);
}

function fieldsNamed(type: CatalogType, name: string, { records }: Search): readonly CatalogField[] {
  return shapeOf(type, records)?.fields.filter((field) => field.name === name) ?? [];
}

function typesOfField({ type, alsoSeen }: CatalogField): readonly CatalogType[] {
  return alsoSeen === undefined ? [type] : [type, alsoSeen];
}

function valuesOfMap(type: CatalogType): readonly CatalogType[] {
  return type.kind === "object" && type.values !== undefined ? [type.values] : [];
}

/**
 * A record that the catalog leaves open can have another record inside, for instance after `expand`. There the name is all that is
 * known.
 */
function secretNames(records: readonly CatalogRecord[]): ReadonlySet<string> {
  const marked = records.flatMap(({ shape }) => shape.fields.filter(({ secret, name }) => secret && SECRET_NAME.test(name)));
  return new Set(marked.map(({ name }) => name));
}
