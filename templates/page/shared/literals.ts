import { escapeInvisible, isList, isObject, type JsonValue } from "#templates/core";

/** How a language writes values. */
export interface LiteralSyntax {
  readonly scalar: (value: null | boolean | number | string) => string;
  readonly key: (name: string) => string;
  /** The indentation of a level. */
  readonly indent: string;
  /** Between the brace and the content of an object on one line. */
  readonly padding: "" | " ";
  /** After the last entry of an object or array that has a line for each. */
  readonly lastComma: "" | ",";
}

/** Where a value is written. */
export interface LiteralPlace {
  /** The indentation of the line that the value begins on. */
  readonly indent?: string;
  /** How many characters the line has besides its indentation and the value. */
  readonly taken?: number;
}

/** How long lines of values are at most, unless a single one is longer: as wide as the column of examples usually is. */
export const sampleWidth = 56;

/** JSON, in which characters that cannot be seen are escaped. */
export const jsonSyntax: LiteralSyntax = {
  scalar: (value) => escapeInvisible(JSON.stringify(value)),
  key: quoted,
  indent: "  ",
  padding: " ",
  lastComma: "",
};

/** A value on one line where it fits, otherwise with a line for each entry. */
export function printLiteral(value: JsonValue, syntax: LiteralSyntax, { indent = "", taken = 0 }: LiteralPlace = {}): string {
  const room = sampleWidth - indent.length - taken;
  const line = printLine(value, syntax, room);
  return line ?? printLines(value, syntax, indent);
}

/** A value as text of JSON: pretty, visible, and still JSON. */
export function printJsonText(value: JsonValue): string {
  return printLiteral(value, jsonSyntax);
}

/** Undefined for a value that is longer than the room for it. A scalar is never too long, because it cannot be broken. */
function printLine(value: JsonValue, syntax: LiteralSyntax, room: number): string | undefined {
  if (isScalar(value)) return syntax.scalar(value);
  const isArray = isList(value);
  const parts: string[] = [];
  let left = room - 2;
  for (const [name, entry] of Object.entries(value)) {
    const printed = printLine(entry, syntax, left);
    const part = printed === undefined ? undefined : isArray ? printed : `${syntax.key(name)}: ${printed}`;
    if (part === undefined || part.length > left) return undefined;
    parts.push(part);
    left -= part.length + 2;
  }
  if (isArray) return `[${parts.join(", ")}]`;
  const padding = parts.length === 0 ? "" : syntax.padding;
  return left + 2 < 2 * padding.length ? undefined : `{${padding}${parts.join(", ")}${padding}}`;
}

function printLines(value: JsonValue, syntax: LiteralSyntax, indent: string): string {
  if (isScalar(value)) return syntax.scalar(value);
  const isArray = isList(value);
  const inner = indent + syntax.indent;
  const entries = Object.entries(value).map(([name, entry]) => {
    const start = isArray ? "" : `${syntax.key(name)}: `;
    return `${inner}${start}${printLiteral(entry, syntax, { indent: inner, taken: start.length + 1 })}`;
  });
  const [open, close] = isArray ? ["[", "]"] : ["{", "}"];
  if (entries.length === 0) return open + close;
  return `${open}\n${entries.join(",\n")}${syntax.lastComma}\n${indent}${close}`;
}

function isScalar(value: JsonValue): value is null | boolean | number | string {
  return !isObject(value) && !isList(value);
}

/** A text as a literal in double quotes. */
export function quoted(text: string): string {
  return escapeInvisible(JSON.stringify(text));
}
