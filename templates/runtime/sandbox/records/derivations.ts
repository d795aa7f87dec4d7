import type { JsonValue } from "../../../shared/json_values.js";
import type { Derivation, EntityDefinition, JsonObject } from "../definition.js";
import { firstAt, keyOf, readerOf } from "../paths.js";
import { parentPath, toElement } from "./answers.js";

/** The records that a derived field follows from, and the entity that they are of. */
export interface DerivationSource {
  readonly entity: EntityDefinition;
  readonly records: readonly JsonObject[];
}

/**
 * Makes the function that derives the value of a field from the records that belong to a record of `owner`. It returns undefined
 * where nothing can belong to it.
 */
export function deriverOf(
  owner: EntityDefinition,
  derivation: Derivation,
  { entity, records }: DerivationSource,
): ((record: JsonObject) => JsonValue | undefined) | undefined {
  const link = linkOf(owner, derivation, entity);
  if (link === undefined) return undefined;
  const groups = groupedBy(records, link.path);
  return (record) => {
    const key = firstAt(record, link.key);
    return key === undefined ? undefined : derive(derivation, entity, groups.get(keyOf(key)) ?? []);
  };
}

/** The field of the other records that names the owner, and the field of the owner that it names. */
function linkOf(
  owner: EntityDefinition,
  { by }: Derivation,
  entity: EntityDefinition,
): { readonly path: string; readonly key: string } | undefined {
  const [id] = owner.identity;
  if (by !== undefined) return id === undefined ? undefined : { path: by, key: id };
  const parent = entity.parents.findLast(({ entities }) => entities.includes(owner.name));
  const key = parent?.by ?? id;
  return parent === undefined || key === undefined ? undefined : { path: parentPath(parent), key };
}

function groupedBy(records: readonly JsonObject[], path: string): ReadonlyMap<string, readonly JsonObject[]> {
  const read = readerOf(path);
  const groups = new Map<string, JsonObject[]>();
  for (const record of records) {
    for (const value of read(record)) {
      const group = groups.get(keyOf(value));
      if (group === undefined) groups.set(keyOf(value), [record]);
      else group.push(record);
    }
  }
  return groups;
}

function derive({ as, field }: Derivation, entity: EntityDefinition, records: readonly JsonObject[]): JsonValue {
  const values =
    field === undefined ? records.map((record) => toElement(entity, record)) : records.flatMap((record) => readerOf(field)(record));
  switch (as) {
    case "records":
      return values;
    case "count":
      return records.length;
    case "values":
      return [...new Set(values)];
    case "count_values":
      return new Set(values).size;
    case "last":
      return values.at(-1) ?? null;
    case "sum":
      return values.reduce<number>((sum, value) => sum + Number(value), 0);
    case "first":
      return values[0] ?? null;
    case "any":
      return records.length > 0;
  }
}
