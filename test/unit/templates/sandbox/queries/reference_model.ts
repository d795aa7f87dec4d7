import fc from "fast-check";
import type { JsonValue } from "../../../../../templates/core/json_values.ts";
import type { JsonObject } from "../../../../../templates/sandbox/definition.ts";

/** A condition as a tree. `values` are those after the operator; null is `empty`. */
export type Tree =
  | { readonly kind: "and" | "or"; readonly parts: readonly Tree[] }
  | { readonly kind: "not"; readonly part: Tree }
  | { readonly kind: "comparison"; readonly field: string; readonly operator: string; readonly values: readonly (string | null)[] };

const texts = ["", "a", "b", "ab", "B", "a b", "it's", 'say "x"', "back\\slash", "5", "10", "2.50", "true", "empty", "and", "ä\u{1f600}"];
const times = ["2024-06-10", "2024-06-10T00:00:00.000Z", "2024-06-10T01:00:00+02:00", "2024-06-11T12:30:00Z", "2023-01-01"];
const numbers = [-1, 0, 2.5, 5, 10];

const text = fc.constantFrom(...texts);
const optional = (value: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonValue> => fc.option(value, { freq: 4 });

/** Records with all kinds of values under the names of `fieldsOfRecords`. */
export const records: fc.Arbitrary<readonly JsonObject[]> = fc.array(
  fc.record(
    {
      text: optional(text),
      number: optional(fc.constantFrom(...numbers)),
      flag: optional(fc.boolean()),
      time: optional(fc.constantFrom(...times)),
      list: optional(fc.array(text, { maxLength: 3 })),
      object: optional(fc.record({ inner: optional(text) })),
    },
    { requiredKeys: [] },
  ),
  { minLength: 1, maxLength: 6 },
);
export const fieldsOfRecords = ["text", "number", "flag", "time", "list", "object"];

const paths = ["text", "number", "flag", "time", "list", "object.inner"];
export const bounds: fc.Arbitrary<string> = fc.constantFrom(...times, ...numbers.map(String), "1718000000");
export const wantedTexts: fc.Arbitrary<string> = fc.oneof(text, bounds);

/** A comparison with an operator, and as many values as that takes. */
export function comparisonOf(operators: Readonly<Record<string, fc.Arbitrary<readonly (string | null)[]>>>): fc.Arbitrary<Tree> {
  return fc.constantFrom(...Object.keys(operators)).chain((operator) =>
    fc.record({
      kind: fc.constant("comparison" as const),
      field: fc.constantFrom(...paths),
      operator: fc.constant(operator),
      values: operators[operator] ?? fc.constant([]),
    }),
  );
}

/** Trees with these comparisons as leaves. */
export function treeOf(comparison: fc.Arbitrary<Tree>): fc.Arbitrary<Tree> {
  const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, depthSize: "small" },
      { weight: 2, arbitrary: comparison },
      fc.record({ kind: fc.constantFrom("and" as const, "or" as const), parts: fc.array(tie("tree"), { minLength: 1, maxLength: 3 }) }),
      fc.record({ kind: fc.constant("not" as const), part: tie("tree") }),
    ),
  }));
  return tree;
}

/** The values of a field: none for null, those of its elements for a list. */
export function valuesOf(record: JsonObject, path: string): readonly JsonValue[] {
  const [outer = "", inner] = path.split(".");
  const value = record[outer] ?? null;
  const found = inner === undefined ? value : ((value as JsonObject | null)?.[inner] ?? null);
  return Array.isArray(found) ? (found as readonly JsonValue[]) : found === null ? [] : [found];
}

const isDecimal = (value: string): boolean => value.trim() === value && value !== "" && !Number.isNaN(Number(value));

/** A scalar as text. */
export function textOf(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Whether a value equals the text of a query. */
export function equals(value: JsonValue, wanted: string | null): boolean {
  if (wanted === null) return false;
  if (typeof value === "number") return isDecimal(wanted) && Number(wanted) === value;
  return textOf(value) === wanted;
}

/** How a value compares with a bound, as numbers or as times; NaN if they do not compare. */
export function difference(value: JsonValue, bound: string): number {
  const asNumber = (given: string): number => (isDecimal(given) ? Number(given) : Date.parse(given) / 1000);
  return typeof value === "boolean" ? NaN : asNumber(textOf(value)) - asNumber(bound);
}

/** Whether a record fits a tree, by the book. */
export function holds(
  tree: Tree,
  record: JsonObject,
  compare: (values: readonly JsonValue[], tree: Tree & { kind: "comparison" }) => boolean,
): boolean {
  switch (tree.kind) {
    case "and":
      return tree.parts.every((part) => holds(part, record, compare));
    case "or":
      return tree.parts.some((part) => holds(part, record, compare));
    case "not":
      return !holds(tree.part, record, compare);
    case "comparison":
      return compare(valuesOf(record, tree.field), tree);
  }
}

/** A tree as text, with parentheses only where they are needed. */
export function printed(
  tree: Tree,
  comparison: (tree: Tree & { kind: "comparison" }) => string,
  keyword: (word: string) => string,
): string {
  const print = (part: Tree, inside: "or" | "and" | "not"): string => {
    const text = printed(part, comparison, keyword);
    const bindsLooser = (part.kind === "or" && inside !== "or") || (part.kind === "and" && inside === "not");
    return bindsLooser ? `(${text})` : text;
  };
  switch (tree.kind) {
    case "and":
    case "or": {
      const { kind } = tree;
      return tree.parts.map((part) => print(part, kind)).join(` ${keyword(kind)} `);
    }
    case "not":
      return `${keyword("not")} ${print(tree.part, "not")}`;
    case "comparison":
      return comparison(tree);
  }
}

/** A text in quotes. */
export function quoted(value: string, quote: '"' | "'"): string {
  return quote + value.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`) + quote;
}
