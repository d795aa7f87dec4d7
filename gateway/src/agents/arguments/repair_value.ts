import type { CatalogField, CatalogShape, CatalogType, CatalogTypes, CatalogScalar, JsonValue } from "connector-gateway-templates/core";
import { nearestName, replaceCredentials } from "connector-gateway-templates/core";
import type { JsonObject, OperationEntry } from "../agent_types.ts";
import { isJsonList, isJsonObject, parseJson } from "../answer_json.ts";
import { exampleParams, paramsValidator } from "../operation_names.ts";
import { checkParams } from "./argument_values.ts";

/** More elements are left out: each is compared with all values. */
const MOST_ELEMENTS = 200;

/** The value of the type that is nearest to the given one; undefined where none is. */
function repairValue(type: CatalogType, input: JsonValue): JsonValue | undefined {
  switch (type.kind) {
    case "any":
    case "record":
      return input;
    case "scalar":
      return repairScalar(type, input);
    case "array":
      return repairArray(type, input);
    case "object":
      return repairObject(type, input);
  }
}

/** A named value. */
type Entry = readonly [name: string, value: JsonValue];

/** Misspelt names get the names that they are typos of. Unknown ones go unless `unknown` keeps them. */
function repairShape(shape: CatalogShape, input: JsonObject, unknown: "keep" | "drop" = shape.open ? "keep" : "drop"): JsonObject {
  const { fields } = shape;
  const free = fields.map(({ name }) => name).filter((name) => !Object.hasOwn(input, name));
  const meant = Object.entries(input).map(([name, value]) => {
    return { name, value, field: fieldNamed(fields, name) ?? fieldNamed(fields, nearestName(name, free)) };
  });
  const repaired = meant.flatMap(({ field, value }) => (field === undefined ? [] : repairField(field, value)));
  const others = meant.filter(({ field }) => field === undefined).map(({ name, value }): Entry => [name, value]);
  const present = new Set(repaired.map(([name]) => name));
  const missing = fields.filter(({ name, required }) => required && !present.has(name));
  const added = renamed(missing, others) ?? missing.flatMap(exampleOf);
  return Object.fromEntries([...repaired, ...(unknown === "keep" ? others : []), ...added]);
}

function repairField({ name, type }: CatalogField, input: JsonValue): readonly Entry[] {
  const value = repairValue(type, input);
  return value === undefined ? [] : [[name, value]];
}

/** The only missing field with the value of the only unknown one, which it was probably meant to be: `customer_id` for `id`. */
function renamed([field, ...fields]: readonly CatalogField[], [entry, ...entries]: readonly Entry[]): readonly Entry[] | undefined {
  if (field === undefined || entry === undefined || fields.length > 0 || entries.length > 0) return undefined;
  const repaired = repairField(field, entry[1]);
  return repaired.length === 0 ? undefined : repaired;
}

function fieldNamed(fields: readonly CatalogField[], wanted: string | undefined): CatalogField | undefined {
  return fields.find(({ name }) => name === wanted);
}

function exampleOf({ name, type, example }: CatalogField): readonly Entry[] {
  const value = example ?? (type.kind === "scalar" ? (type.const ?? type.enum?.[0]) : undefined);
  return value === undefined ? [] : [[name, value]];
}

function repairArray({ items, maxItems, minItems = 0, nullable }: CatalogTypes["array"], input: JsonValue): JsonValue | undefined {
  if (input === null) return nullable ? null : undefined;
  const elements = toElements(items, input).flatMap((element) => repairValue(items, element) ?? []);
  return elements.length < minItems ? undefined : elements.slice(0, maxItems);
}

/** A list that is written as a text, or one element without the list around it. */
function toElements(items: CatalogType, input: JsonValue): readonly JsonValue[] {
  const list = typeof input === "string" ? parseJson(input) : input;
  if (isJsonList(list)) return list;
  if (typeof input !== "string") return [input];
  return items.kind === "scalar" ? input.split(",", MOST_ELEMENTS).map((element) => element.trim()) : [input];
}

function repairObject({ shape, values, nullable }: CatalogTypes["object"], input: JsonValue): JsonValue | undefined {
  if (input === null) return nullable ? null : undefined;
  const object = typeof input === "string" ? parseJson(input) : input;
  if (!isJsonObject(object)) return undefined;
  if (shape !== undefined) return repairShape(shape, object);
  if (values === undefined) return object;
  const repaired = Object.entries(object).map(([name, value]) => [name, repairValue(values, value)] as const);
  return Object.fromEntries(repaired.filter((entry): entry is [string, JsonValue] => entry[1] !== undefined));
}

type Scalar = null | boolean | number | string;

/** The value of the type that is nearest to the given one; undefined where none is. Patterns and formats are not looked at. */
function repairScalar(type: CatalogScalar, input: JsonValue): Scalar | undefined {
  const value = toScalar(type, input);
  if (value === undefined || value === null) return value === null && type.nullable ? null : undefined;
  if (type.const !== undefined) return type.const;
  const converted = convert(type, value);
  const listed = type.enum;
  if (converted === undefined || listed === undefined || listed.includes(converted)) return converted;
  return listed.find((candidate) => candidate === nearestText(String(value), listed));
}

/** A list where one value is wanted: its values joined, or the only one. */
function toScalar({ commaList }: CatalogScalar, input: JsonValue): Scalar | undefined {
  if (typeof input !== "object" || input === null) return input;
  const values = Object.values(input);
  if (!Array.isArray(input) || (commaList === undefined && values.length !== 1)) return undefined;
  const [first] = values;
  const isPlain = values.every((value) => typeof value === "string" || typeof value === "number");
  if (commaList !== undefined) return isPlain ? values.join(",") : undefined;
  return typeof first === "object" ? undefined : first;
}

/** The value as one of the types that are allowed. */
function convert(type: CatalogScalar, value: Exclude<Scalar, null>): Exclude<Scalar, null> | undefined {
  const { types } = type;
  const takesNumbers = types.includes("integer") || types.includes("number");
  if (typeof value === "number" && takesNumbers) return repairNumber(type, value);
  if (typeof value === "boolean" && types.includes("boolean")) return value;
  if (types.includes("string")) return repairText(type, String(value));
  if (typeof value !== "string") return undefined;
  if (types.includes("boolean") && /^(?:true|false)$/i.test(value)) return value.toLowerCase() === "true";
  return takesNumbers && /\d/.test(value) ? repairNumber(type, Number(value)) : undefined;
}

function repairNumber({ types, min, max, multipleOf }: CatalogScalar, value: number): number | undefined {
  if (!Number.isFinite(value)) return undefined;
  const whole = types.includes("number") ? value : Math.round(value);
  const stepped = multipleOf === undefined ? whole : Math.round(whole / multipleOf) * multipleOf;
  return Math.max(min ?? -Infinity, Math.min(max ?? Infinity, stepped));
}

function repairText({ commaList, maxLength }: CatalogScalar, text: string): string | undefined {
  if (commaList !== undefined) return repairList(commaList, text);
  // Not within a surrogate pair.
  return maxLength === undefined ? text : text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
}

function repairList({ values, maxItems }: NonNullable<CatalogScalar["commaList"]>, text: string): string | undefined {
  const elements = text.split(",", MOST_ELEMENTS).map((element) => element.trim());
  const corrected = elements.map((element) => (values === undefined || values.includes(element) ? element : nearestText(element, values)));
  const kept = [...new Set(corrected)].filter((element) => element !== undefined && element !== "");
  return kept.length === 0 ? undefined : kept.slice(0, maxItems).join(",");
}

function nearestText(wanted: string, listed: readonly Scalar[]): string | undefined {
  return nearestName(wanted, listed.map(String));
}

/** Characters of an example. A longer one costs a model more than it helps. */
const LONGEST_EXAMPLE = 4_000;

/**
 * Valid params, as near to the given ones as possible: misspelt names are corrected, unknown ones are left out, numbers are clipped to
 * their limits, and so on. It is an example of the catalog where that is not enough, where nothing is given, where it would be long, or
 * where the given params have something that looks like a key or a token.
 */
export function nearestExample(entry: OperationEntry, input: JsonObject): JsonObject {
  if (Object.keys(input).length === 0) return firstExample(entry);
  const repaired = withAnyOf(entry, repairShape(entry.operation.params, input, "drop"));
  const [usable] = [repaired, withoutFaults(entry, repaired)].filter((params) => isUsable(entry, params));
  return usable ?? firstExample(entry);
}

/** The shortest example of the catalog. */
function firstExample(entry: OperationEntry): JsonObject {
  return exampleParams(entry)[0] ?? {};
}

/** Adds a param where at least one of several is needed, and there is none of them. */
function withAnyOf(entry: OperationEntry, params: JsonObject): JsonObject {
  const names = entry.operation.params.atLeastOneOf ?? [];
  if (names.length === 0 || names.some((name) => Object.hasOwn(params, name))) return params;
  const added = Object.entries(firstExample(entry)).filter(([name]) => names.includes(name));
  return { ...params, ...Object.fromEntries(added) };
}

/** The params whose values cannot be repaired, such as a date, have the values of the example, or are left out. */
function withoutFaults(entry: OperationEntry, params: JsonObject): JsonObject {
  const faulty = new Set(
    paramsValidator(entry)
      .check(params)
      .issues.map(({ path }) => path[0]),
  );
  const kept = Object.entries(params).filter(([name]) => !faulty.has(name));
  const required = Object.entries(firstExample(entry)).filter(([name]) => faulty.has(name));
  return withAnyOf(entry, Object.fromEntries([...kept, ...required]));
}

function isUsable(entry: OperationEntry, params: JsonObject): boolean {
  if (checkParams(entry, params).length > 0) return false;
  const text = JSON.stringify(params);
  return text.length <= LONGEST_EXAMPLE && replaceCredentials(text, () => "") === text;
}
