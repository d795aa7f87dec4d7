import { parseFieldPath } from "../../../../templates/shared/field_path.ts";
import { nearestName } from "../../../../templates/shared/nearest_names.ts";
import type { CatalogType } from "../../../../templates/bin/catalog/catalog_types.ts";
import type { JsonObject } from "../agent_types.ts";
import type { JsonValue } from "../../../../templates/shared/json_values.ts";
import { isJsonList, isJsonObject } from "../json_shape.ts";
import { fieldsOf, itemTypeOf, type RecordTypes } from "./record_types.ts";

/** The names of the fields to keep, with those inside them; no names inside: all of the field. */
export type FieldTree = ReadonlyMap<string, FieldTree>;

/** A tree of paths such as `address.city`. A path to a field keeps all of it, whatever other paths say. */
export function toFieldTree(paths: readonly string[]): FieldTree {
  return treeOf(paths.map(parseFieldPath).filter((path) => path.length > 0));
}

function treeOf(paths: readonly (readonly string[])[]): FieldTree {
  const rests = new Map<string, (readonly string[])[]>();
  for (const [name, ...rest] of paths) {
    if (name === undefined) continue;
    const known = rests.get(name);
    if (known === undefined) rests.set(name, [rest]);
    else known.push(rest);
  }
  return new Map([...rests].map(([name, inner]) => [name, inner.some(({ length }) => length === 0) ? new Map() : treeOf(inner)]));
}

/** The parts of a value that a tree keeps, in their own order. A path goes through arrays, and ends at a null. */
export function pickFields(value: JsonValue, tree: FieldTree): JsonValue {
  if (tree.size === 0 || value === null) return value;
  if (isJsonList(value)) return value.map((item) => pickFields(item, tree));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const below = tree.get(name);
      return below === undefined ? [] : [[name, pickFields(inner, below)]];
    }),
  );
}

/** How many records, or values inside of them, show which fields there are. Pages are smaller. */
const MOST_RECORDS = 1_000;

/** How many unknown fields get a suggestion, and among how many names: each field is compared with all of them. */
const MOST_SUGGESTIONS = 10;
const MOST_NAMES = 1_000;

/** The paths that are in no record and not in the catalog, with the name that was probably meant. */
export function findUnknownFields(paths: readonly string[], records: readonly JsonValue[], types: RecordTypes): readonly JsonObject[] {
  const values = elementsIn(records);
  let suggestions = 0;
  return paths.flatMap((field): readonly JsonObject[] => {
    const known = follow(parseFieldPath(field), values, types.record === undefined ? [] : [types.record], types);
    if (known === undefined) return [];
    suggestions += 1;
    const nearest = suggestions > MOST_SUGGESTIONS ? undefined : nearestName(known.name, known.names());
    return [{ field, ...(nearest !== undefined && { did_you_mean: [...known.above, nearest, ...known.below].join(".") }) }];
  });
}

/** The first name of a path that nothing has, with those that could have been meant. */
interface UnknownName {
  readonly above: readonly string[];
  readonly name: string;
  /** What the path has after it. */
  readonly below: readonly string[];
  readonly names: () => readonly string[];
}

function follow(
  path: readonly string[],
  values: readonly JsonValue[],
  inside: readonly CatalogType[],
  types: RecordTypes,
  above: readonly string[] = [],
): UnknownName | undefined {
  const [name, ...rest] = path;
  if (values.length > MOST_RECORDS) return undefined;
  if (name === undefined) return above.length === 0 ? { above, name: "", below: [], names: () => [] } : undefined;
  const objects = values.filter(isJsonObject);
  const found = objects.filter((object) => Object.hasOwn(object, name)).map((object) => object[name] ?? null);
  const fields = inside.map((type) => fieldsOf(type, types));
  const typed = fields.flatMap((each) => (each === "any name" ? [] : (each.get(name) ?? [])));
  const isFree = fields.includes("any name");
  if (found.length === 0 && typed.length === 0) {
    // Where the catalog leaves the names open, only records can show that a name is wrong.
    return isFree && objects.length === 0 ? undefined : { above, name, below: rest, names: () => namesIn(objects, fields) };
  }
  return follow(rest, elementsIn(found), typed.flatMap(itemTypeOf), types, [...above, name]);
}

/** Names that are not plain could be anything: they come from third parties, and would be a part of our own words. */
function namesIn(objects: readonly JsonObject[], fields: readonly (ReadonlyMap<string, unknown> | "any name")[]): readonly string[] {
  const names = new Set(fields.flatMap((each) => (each === "any name" ? [] : [...each.keys()])));
  for (const object of objects) {
    if (names.size >= MOST_NAMES) break;
    for (const name of Object.keys(object).slice(0, MOST_NAMES)) if (/^[\w-]{1,40}$/u.test(name)) names.add(name);
  }
  return [...names];
}

/** The values that a path goes on with: those in an array instead of the array. One more than are looked at, if there are too many. */
function elementsIn(values: readonly JsonValue[]): readonly JsonValue[] {
  const elements: JsonValue[] = [];
  for (const value of values) {
    if (elements.length > MOST_RECORDS) break;
    elements.push(...(isJsonList(value) ? elementsIn(value) : [value]));
  }
  return elements;
}
