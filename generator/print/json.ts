import { remember } from "#generator/resolve";

/** The text of a JSON file: two spaces per level, one line feed at the end. */
export function printJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Which objects and arrays of a JSON file have a line for each entry: the outermost value, and inside it those that are
 * named here, level by level. `*` stands for every key that has no entry of its own, and for every element of an array.
 */
export interface JsonLines {
  readonly [key: string]: JsonLines;
}

/**
 * The text of a JSON file for programs, small but with short diffs: a line for each entry of what `lines` names, no white
 * space besides, one line feed at the end.
 */
export function printJsonLines(value: object, lines: JsonLines): string {
  return `${printLines(value, lines)}\n`;
}

function printLines(value: unknown, lines: JsonLines | undefined): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (lines === undefined) return onOneLine(value);
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  const isArray = Array.isArray(value);
  const printed = entries.map(([key, entry]) => {
    const text = printLines(entry, linesOf(lines, key));
    return isArray ? text : `${JSON.stringify(key)}:${text}`;
  });
  const [open, close] = isArray ? ["[", "]"] : ["{", "}"];
  return printed.length === 0 ? `${open}${close}` : `${open}\n${printed.join(",\n")}\n${close}`;
}

const onOneLine = remember((value: object) => JSON.stringify(value));

function linesOf(lines: JsonLines, key: string): JsonLines | undefined {
  return Object.hasOwn(lines, key) ? lines[key] : lines["*"];
}
