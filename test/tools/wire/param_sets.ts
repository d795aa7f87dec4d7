import { exampleOf } from "../../fixtures/sandbox/package_catalog.ts";
import { validatorAt } from "../../fixtures/validator_at.ts";
import type { CatalogField, CatalogOperation, CatalogType, Json, JsonObject } from "../../conformance/sandbox/catalog_operations.ts";

/** Params of an operation, and what they try. */
export interface ParamSet {
  readonly name: "required" | "every" | "awkward" | "empty" | "unlisted";
  readonly params: JsonObject;
}

/** What each set tries, for the page. */
export const PARAM_SETS: Readonly<Record<ParamSet["name"], string>> = {
  required: "the params that a request needs, with the catalog's examples",
  every: "every param of the catalog, with its example",
  awkward:
    "every param: texts with quotes, spaces, plus signs, slashes, percent signs, `?`, `#`, `&`, `=`, brackets, commas, umlauts, Chinese and emoji; lists of three, the last value of each enum, the largest numbers, free keys with brackets",
  empty: "every param: empty texts, zero or the smallest number, `false`, empty lists and objects. What names a record keeps its example",
  unlisted: "params that the catalog does not list, where the catalog accepts them: lists, objects in lists, numbers, booleans",
};

/** What ids are: everything that means something in a path, a query or a form. */
const AWKWARD_ID = "a/b c+d?e=f&g#h%2F;é😀'\"";
const AWKWARD = [
  'Zoë "Q" O\'Neil & Söhne <x>',
  "a+b c%2Fd%20",
  "x/y?z#w=1&v=2",
  "履歴 😀 中文",
  "[0]{k}:v;~!*()$@|\\^`",
  "one,two, three",
] as const;
/** The same for comma-separated lists: without commas. */
const AWKWARD_NAMES = ["größe", "a.b-c_d", "x/y+z%20"] as const;

const UNLISTED: JsonObject = {
  expand: ["data.customer", "a b"],
  unlisted: { nested: [{ key: "v&1" }, { key: "é" }], flag: true, number: 1.5, empty: "", nothing: null },
};

type Mood = "usual" | "awkward" | "empty";

/** The sets of params that an operation is called with. Those that come to the same are left out. */
export function paramSets(operation: CatalogOperation): readonly ParamSet[] {
  const { params } = operation;
  const required = requiredParams(operation);
  const sets: readonly ParamSet[] = [
    { name: "required", params: required },
    { name: "every", params: made(params.fields, "usual") },
    { name: "awkward", params: made(params.fields, "awkward") },
    { name: "empty", params: made(params.fields, "empty") },
    ...(params.open ? [{ name: "unlisted", params: { ...required, ...UNLISTED } } as const] : []),
  ];
  const written = sets.map((set) => JSON.stringify(set.params));
  return sets.filter((_set, index) => written.indexOf(written[index] ?? "") === index);
}

/** What is needed, and the catalog's own example where that is refused: one of several params may be needed. */
function requiredParams({ id, params }: CatalogOperation): JsonObject {
  const needed = made(params.fields.filter(isNeeded), "usual");
  const isEnough: boolean = validatorAt(`${id}.params`).check(needed).ok;
  return isEnough ? needed : { ...exampleParams(id), ...needed };
}

function exampleParams(id: string): JsonObject {
  return exampleOf(`${id}.params`) as JsonObject;
}

/** Without it, no record is found, whether or not the documents call it required. */
function isNeeded({ required, role }: CatalogField): boolean {
  return required || role.kind === "identity" || role.kind === "parent";
}

function made(params: readonly CatalogField[], mood: Mood): JsonObject {
  return Object.fromEntries(params.map((param, index) => [param.name, paramValue(param, mood, index)]));
}

function paramValue(param: CatalogField, mood: Mood, seed: number): Json {
  // A range has a form of its own, and goes into a header. What names a record is never empty.
  if (param.role.kind === "range" || (mood === "empty" && isNeeded(param))) return valueOf(param.type, param.example, "usual", seed);
  if (mood === "awkward" && isNeeded(param) && isFreeText(param.type)) return AWKWARD_ID;
  return valueOf(param.type, param.example, mood, seed);
}

function isFreeText({ types, ...type }: CatalogType): boolean {
  return types?.[0] === "string" && type.const === undefined && type.enum === undefined && type.commaList === undefined;
}

function valueOf(type: CatalogType, example: Json | undefined, mood: Mood, seed: number): Json {
  if (type.kind === "array") return listOf(type, example, mood, seed);
  if (type.kind === "object") return objectOf(type, example, mood, seed);
  if (type.const !== undefined) return type.const;
  if (type.enum !== undefined) return type.enum.at(mood === "awkward" ? -1 : 0) ?? null;
  if (type.types?.includes("string") === true) return textOf(type, example, mood, seed);
  if (type.types?.includes("boolean") === true) return mood === "empty" ? false : mood === "awkward" ? example !== true : (example ?? true);
  if (mood === "usual") return example ?? type.min ?? 1;
  return mood === "empty" ? (type.min ?? 0) : (type.max ?? (type.types?.includes("number") === true ? 0.125 : 4_102_444_800));
}

function textOf({ commaList, format }: CatalogType, example: Json | undefined, mood: Mood, seed: number): Json {
  if (mood === "usual" || format !== undefined) return example ?? AWKWARD_NAMES[1];
  if (mood === "empty") return commaList?.values === undefined ? "" : (example ?? "");
  if (commaList === undefined) return AWKWARD[seed % AWKWARD.length] ?? "";
  return (commaList.values ?? AWKWARD_NAMES).slice(0, commaList.maxItems ?? 3).join(",");
}

function listOf({ items, maxItems = 3 }: CatalogType, example: Json | undefined, mood: Mood, seed: number): Json {
  if (mood === "empty" || items === undefined) return [];
  if (mood === "usual") return example ?? [valueOf(items, undefined, mood, seed)];
  return [0, 1, 2].slice(0, maxItems).map((index) => valueOf(items, undefined, mood, seed + index));
}

function objectOf({ shape, values }: CatalogType, example: Json | undefined, mood: Mood, seed: number): Json {
  if (mood === "empty") return {};
  if (values !== undefined) return mood === "usual" && example !== undefined ? example : freeKeys(values, mood, seed);
  const fields = (shape?.fields ?? []).map((field, index) => [field.name, valueOf(field.type, field.example, mood, seed + index)] as const);
  return Object.fromEntries(fields);
}

function freeKeys(values: CatalogType, mood: Mood, seed: number): JsonObject {
  const keys = ["order_number", "a b&=é", "+/%"];
  return Object.fromEntries(keys.map((key, index) => [key, valueOf(values, undefined, mood, seed + index)]));
}
