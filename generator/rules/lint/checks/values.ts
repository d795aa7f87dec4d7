import { boundedDistance } from "#templates/core";
import { type CatalogFile, childrenOf, fieldMapsOf, hasPath, type Place } from "#generator/read";
import type { Connector, Field, JsonScalar, ValueType, JsonValue } from "#generator/resolve";
import { elementType, fieldsOf, operationsOf } from "#generator/resolve";
import { findingAt, ownPlace, type Finding, type LintSubject, wordsOf } from "../lint.ts";

/** Values of a list that look like the same value with a typo, also those of a filter beside those of its field. */
export function findSimilarValues(subject: LintSubject): readonly Finding[] {
  const { model } = subject;
  const lists = fieldsOf(model).map(({ field }) => ({ field, others: [] }));
  return [...lists, ...model.connectors.flatMap(filterLists)].flatMap(({ field, others }) => {
    const { key, values } = listOf(field.type);
    return values.flatMap((value, index) => {
      const among = others.length === 0 ? values.slice(0, index) : others;
      const other = among.includes(value) ? undefined : among.find((one) => isTypoOf(value, one));
      return other === undefined ? [] : [findingAt("lint/similar-values", placeOfValue(subject, field, [key, index]), { value, other })];
    });
  });
}

/** Where a value is listed, in the field, its elements or its named type; the field where it is elsewhere. */
function placeOfValue({ fileAt }: LintSubject, { at }: Field, steps: readonly (string | number)[]): Place {
  const places = [at, ...(at.base === undefined ? [] : [at.base])].flatMap((one) => [
    ownPlace(one, ...steps),
    ownPlace(one, "items", ...steps),
  ]);
  const isThere = ({ file: path, path: keys }: Place): boolean => {
    const file = fileAt(path);
    return file !== undefined && hasPath(file.root, keys);
  };
  return places.find(isThere) ?? ownPlace(at);
}

/** The texts that a type lists as its values, or as those of its elements, and the key that lists them. */
function listOf(type: ValueType): { readonly key: "enum" | "known_values"; readonly values: readonly string[] } {
  const inner = elementType(type);
  if (inner.kind !== "scalar") return { key: "enum", values: [] };
  const { commaList } = inner;
  const closed = textsAmong(inner.enum ?? commaList?.values);
  if (closed.length > 0) return { key: "enum", values: closed };
  return { key: "known_values", values: textsAmong(inner.knownValues ?? commaList?.knownValues) };
}

function textsAmong(values: readonly JsonScalar[] = []): readonly string[] {
  return values.filter((value) => typeof value === "string");
}

/** Filters whose field lists its values, with these values. */
function filterLists(connector: Connector): readonly { readonly field: Field; readonly others: readonly string[] }[] {
  return operationsOf(connector).flatMap(({ params, returns }) => {
    const record = connector.records.find(({ name }) => name === returns?.record);
    return params.fields.flatMap((field) => {
      const { role } = field;
      const filtered = role?.kind === "filter" ? record?.shape.fields.find(({ name }) => name === role.field) : undefined;
      const others = filtered === undefined ? [] : listOf(filtered.type).values;
      return others.length === 0 ? [] : [{ field, others }];
    });
  });
}

/** Shorter words with one other letter are mostly other words. */
const SHORTEST = 5;

/**
 * Whether two values look like one: the same but for case and separators, or one letter too many, missing, changed or swapped.
 * Values that differ in a sign in front, in a digit or in the first letter are different.
 */
export function isTypoOf(value: string, other: string): boolean {
  const [left, right] = [simplify(value), simplify(other)];
  if (value === other || left === "" || signOf(value) !== signOf(other)) return false;
  if (left === right) return true;
  if (Math.min(left.length, right.length) < SHORTEST || left.charAt(0) !== right.charAt(0)) return false;
  const isSameNumber = left.replaceAll(/\D/gu, "") === right.replaceAll(/\D/gu, "");
  return isSameNumber && boundedDistance(left, right, 1) <= 1;
}

function simplify(text: string): string {
  return text.toLowerCase().replaceAll(/[-_\s.]/gu, "");
}

function signOf(text: string): string {
  return /^[^\p{L}\p{N}]*/u.exec(text)?.[0] ?? "";
}

/** Names of params and fields of a connector that differ only in case and separators. Those inside open fields are the third party's own. */
export function findMixedSpelling({ catalog }: LintSubject): readonly Finding[] {
  return catalog.files.flatMap((file) => {
    const names = namesIn(file).filter(({ path }) => path[0] !== "inner");
    const spellings = new Map<string, Map<string, number>>();
    for (const { name } of names) {
      const counts = spellings.get(simplify(name)) ?? new Map<string, number>();
      spellings.set(simplify(name), counts.set(name, (counts.get(name) ?? 0) + 1));
    }
    return names.flatMap(({ name, path }) => {
      const [usual = name] = mostFrequent(spellings.get(simplify(name)) ?? new Map<string, number>());
      return usual === name ? [] : [findingAt("lint/mixed-spelling", { file: file.path, path }, { name, other: usual }, { on: "key" })];
    });
  });
}

/** The names, the most frequent first; of those that are as frequent, the one that comes first in the file. */
function mostFrequent(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].sort(([, left], [, right]) => right - left).map(([name]) => name);
}

interface PlacedName {
  readonly name: string;
  readonly path: readonly (string | number)[];
}

function namesIn(file: CatalogFile): readonly PlacedName[] {
  const maps = fieldMapsOf(file).filter(({ name }) => name !== "types");
  return maps.flatMap(({ node, path }) => childrenOf(node).map(([name]) => ({ name, path: [...path, name] })));
}

/** Records that operations return without an example: the sandbox then answers with invented values. */
export function findMissingExamples({ model }: LintSubject): readonly Finding[] {
  return model.connectors.flatMap((connector) => {
    const returned = new Set(operationsOf(connector).map(({ returns }) => returns?.record));
    const lacking = connector.records.filter(({ name, example }) => returned.has(name) && example === undefined);
    return lacking.map(({ name, at }) => findingAt("lint/no-example", at, { name }, { on: "key" }));
  });
}

const PLACEHOLDERS: ReadonlySet<string> = new Set([
  ...["string", "text", "example", "sample", "test", "value", "foo", "bar", "baz", "abc", "asdf", "n/a", "none", "null", "undefined"],
  ...["...", "…", "-", "?", "x", "xxx", "lorem ipsum"],
]);

/** Examples that are no help: the name of the field, its type, or a placeholder. */
export function findPlaceholderExamples({ model }: LintSubject): readonly Finding[] {
  return fieldsOf(model).flatMap(({ field }) => {
    const { example, name, secret } = field;
    if (secret || typeof example !== "string" || lists(field, example) || !isPlaceholder(example, name)) return [];
    return [findingAt("lint/placeholder-example", { ...field.at, path: [...field.at.path, "example"] }, { name, example })];
  });
}

function isPlaceholder(example: string, name: string): boolean {
  const text = example.trim().toLowerCase();
  return PLACEHOLDERS.has(text) || text === "" || wordsOf(example).join(" ") === wordsOf(name).join(" ");
}

/** A value that the type lists is an example of it, whatever it is. */
function lists({ type }: Field, example: JsonValue): boolean {
  return type.kind === "scalar" && [type.const, ...(type.enum ?? []), ...(type.knownValues ?? [])].some((value) => value === example);
}
