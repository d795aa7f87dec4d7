import type { CatalogField, CatalogShape, CatalogType, CatalogTypes } from "../../../../../templates/bin/catalog/catalog_types.ts";
import type { JsonValue } from "../../../../../templates/shared/json_values.ts";
import { nearestName } from "../../../../../templates/shared/nearest_names.ts";
import type { JsonObject } from "../../agent_types.ts";
import { isJsonList, isJsonObject, parseJson } from "../../json_shape.ts";
import { MOST_ELEMENTS, repairScalar } from "./repair_scalar.ts";

/** The value of the type that is nearest to the given one; undefined where none is. */
function repairValue(type: CatalogType, given: JsonValue): JsonValue | undefined {
  switch (type.kind) {
    case "any":
    case "record":
      return given;
    case "scalar":
      return repairScalar(type, given);
    case "array":
      return repairArray(type, given);
    case "object":
      return repairObject(type, given);
  }
}

/** A named value. */
type Entry = readonly [name: string, value: JsonValue];

/** Misspelt names get the names that they are typos of. Unknown ones go unless `unknown` keeps them. */
export function repairShape(shape: CatalogShape, given: JsonObject, unknown: "keep" | "drop" = shape.open ? "keep" : "drop"): JsonObject {
  const { fields } = shape;
  const free = fields.map(({ name }) => name).filter((name) => !Object.hasOwn(given, name));
  const meant = Object.entries(given).map(([name, value]) => {
    return { name, value, field: fieldNamed(fields, name) ?? fieldNamed(fields, nearestName(name, free)) };
  });
  const known = meant.flatMap(({ field, value }) => (field === undefined ? [] : repairField(field, value)));
  const others = meant.filter(({ field }) => field === undefined).map(({ name, value }): Entry => [name, value]);
  const present = new Set(known.map(([name]) => name));
  const missing = fields.filter(({ name, required }) => required && !present.has(name));
  const added = renamed(missing, others) ?? missing.flatMap(exampleOf);
  return Object.fromEntries([...known, ...(unknown === "keep" ? others : []), ...added]);
}

function repairField({ name, type }: CatalogField, given: JsonValue): readonly Entry[] {
  const value = repairValue(type, given);
  return value === undefined ? [] : [[name, value]];
}

/** The only missing field with the value of the only unknown one, which it was probably meant to be: `customer_id` for `id`. */
function renamed([field, ...fields]: readonly CatalogField[], [entry, ...entries]: readonly Entry[]): readonly Entry[] | undefined {
  if (field === undefined || entry === undefined || fields.length > 0 || entries.length > 0) return undefined;
  const found = repairField(field, entry[1]);
  return found.length === 0 ? undefined : found;
}

function fieldNamed(fields: readonly CatalogField[], wanted: string | undefined): CatalogField | undefined {
  return fields.find(({ name }) => name === wanted);
}

function exampleOf({ name, type, example }: CatalogField): readonly Entry[] {
  const value = example ?? (type.kind === "scalar" ? (type.const ?? type.enum?.[0]) : undefined);
  return value === undefined ? [] : [[name, value]];
}

function repairArray({ items, maxItems, minItems = 0, nullable }: CatalogTypes["array"], given: JsonValue): JsonValue | undefined {
  if (given === null) return nullable ? null : undefined;
  const elements = toElements(items, given).flatMap((element) => repairValue(items, element) ?? []);
  return elements.length < minItems ? undefined : elements.slice(0, maxItems);
}

/** A list that is written as a text, or one element without the list around it. */
function toElements(items: CatalogType, given: JsonValue): readonly JsonValue[] {
  const list = typeof given === "string" ? parseJson(given) : given;
  if (isJsonList(list)) return list;
  if (typeof given !== "string") return [given];
  return items.kind === "scalar" ? given.split(",", MOST_ELEMENTS).map((element) => element.trim()) : [given];
}

function repairObject({ shape, values, nullable }: CatalogTypes["object"], given: JsonValue): JsonValue | undefined {
  if (given === null) return nullable ? null : undefined;
  const object = typeof given === "string" ? parseJson(given) : given;
  if (!isJsonObject(object)) return undefined;
  if (shape !== undefined) return repairShape(shape, object);
  if (values === undefined) return object;
  const repaired = Object.entries(object).map(([name, value]) => [name, repairValue(values, value)] as const);
  return Object.fromEntries(repaired.filter((entry): entry is [string, JsonValue] => entry[1] !== undefined));
}
