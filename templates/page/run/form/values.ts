import { isList, isObject, type JsonValue, scanJson, findStrictProblems, indexLines, positionOf } from "#templates/core";

/** An object of JSON. */
export type JsonObject = Readonly<Record<string, JsonValue>>;

/** How a value is reached from the params: names, and positions in lists. */
export type ValuePath = readonly (string | number)[];

/** The object with another value under a name, in its place if it has the name already; without the name for undefined. */
export function withField(holder: JsonObject, name: string, value: JsonValue | undefined): JsonObject {
  if (value === undefined) return Object.fromEntries(Object.entries(holder).filter(([other]) => other !== name));
  // A name such as `__proto__` must become a field like any other.
  const entries: readonly (readonly [string, JsonValue])[] = Object.hasOwn(holder, name)
    ? Object.entries(holder).map(([other, old]) => [other, other === name ? value : old])
    : [...Object.entries(holder), [name, value]];
  return Object.fromEntries(entries);
}

/** The value under a name; undefined if the object does not have it. */
export function fieldOf(holder: JsonObject | undefined, name: string): JsonValue | undefined {
  return holder !== undefined && Object.hasOwn(holder, name) ? holder[name] : undefined;
}

/** The value at the end of a path; undefined if there is none. */
export function valueAt(value: JsonValue | undefined, path: ValuePath): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((holder, step) => {
    if (typeof step === "number") return isList(holder) ? holder[step] : undefined;
    return isObject(holder) ? fieldOf(holder, step) : undefined;
  }, value);
}

/** Whether two values are the same JSON, with keys in the same order. */
export function isSameJson(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return one === other || (typeof one === "object" && typeof other === "object" && JSON.stringify(one) === JSON.stringify(other));
}

/** A text as JSON, or why it is none. */
type ReadJson =
  | { readonly ok: true; readonly value: JsonValue; /** Parts that readers treat differently. */ readonly warnings: readonly string[] }
  | { readonly ok: false; /** Where the text stops being JSON. */ readonly offset: number; readonly problem: string };

/** Reads a JSON text. A problem says line and column: `Line 2, column 5: expected a comma or }.` */
export function readJson(text: string): ReadJson {
  const fault = scanJson(text, {});
  const lines = indexLines(text, 1);
  const placed = (offset: number, message: string): string => {
    const { line, column } = positionOf(lines, offset);
    return `Line ${line}, column ${column}: ${message}.`;
  };
  if (fault !== undefined) return { ok: false, offset: fault.offset, problem: placed(fault.offset, fault.message) };
  try {
    const value = JSON.parse(text) as JsonValue;
    return { ok: true, value, warnings: findStrictProblems(text).map(({ range, message }) => placed(range.start, message)) };
  } catch {
    // Only a text that is nested deeper than the browser can read comes here.
    return { ok: false, offset: 0, problem: "The text is nested too deep." };
  }
}

/** A value as a text to edit. */
export function printJson(value: JsonValue | undefined): string {
  return value === undefined ? "" : JSON.stringify(value, undefined, 2);
}
