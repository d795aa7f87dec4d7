import type { JsonValue } from "../../model/types.ts";

/**
 * A JSON value as block YAML. Strings are double-quoted as in JSON, so YAML cannot read a text as something else. Keys are
 * quoted unless every version of YAML reads them as plain words.
 */
export function printYaml(value: JsonValue): string {
  return `${printBlock(value, "").join("\n")}\n`;
}

function printBlock(value: JsonValue, indent: string): readonly string[] {
  if (isList(value) && value.length > 0) return value.flatMap((item) => printItem(item, indent));
  if (isMap(value) && Object.keys(value).length > 0) return Object.entries(value).flatMap(([key, item]) => printEntry(key, item, indent));
  return [`${indent}${printFlow(value)}`];
}

/** The first line of an item follows its dash. */
function printItem(item: JsonValue, indent: string): readonly string[] {
  const [first = "", ...rest] = printBlock(item, `${indent}  `);
  return [`${indent}- ${first.slice(indent.length + 2)}`, ...rest];
}

function printEntry(key: string, value: JsonValue, indent: string): readonly string[] {
  const name = `${indent}${printKey(key)}:`;
  const isFlow = typeof value !== "object" || value === null || Object.keys(value).length === 0;
  return isFlow ? [`${name} ${printFlow(value)}`] : [name, ...printBlock(value, `${indent}  `)];
}

function printFlow(value: JsonValue): string {
  return typeof value === "string" ? quote(value) : JSON.stringify(value);
}

/** Words that some version of YAML does not read as a string. */
const notWords = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/iu;

function printKey(key: string): string {
  return /^[A-Za-z][A-Za-z0-9_.-]*$/u.test(key) && !notWords.test(key) ? key : quote(key);
}

/** Characters that JSON does not escape, but that YAML forbids, reads as line breaks, or that are invisible. */
const hidden = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\uffff\u{e0000}-\u{e0fff}]/gu;

function quote(text: string): string {
  return JSON.stringify(text).replace(hidden, escapeCharacter);
}

function escapeCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, "0")}` : `\\u${code.padStart(4, "0")}`;
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isMap(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
