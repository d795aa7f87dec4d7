import type { JsonValue } from "../../model/types.ts";

/**
 * A JSON value as block YAML. Every string value is double-quoted as in JSON, which YAML reads the same, so no text of
 * the catalog can turn into anything else; keys are quoted unless they are plain words in every version of YAML.
 */
export function printYaml(value: JsonValue): string {
  return `${printBlock(value, "").join("\n")}\n`;
}

function printBlock(value: JsonValue, indent: string): readonly string[] {
  if (isList(value) && value.length > 0) return value.flatMap((item) => printItem(item, indent));
  if (isMap(value) && Object.keys(value).length > 0) return Object.entries(value).flatMap(([key, item]) => printEntry(key, item, indent));
  return [`${indent}${printFlow(value)}`];
}

/** The first line of the item stands behind its dash. */
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

/** Words that some version of YAML takes for something else than a string. */
const notWords = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/iu;

function printKey(key: string): string {
  return /^[A-Za-z][A-Za-z0-9_.-]*$/u.test(key) && !notWords.test(key) ? key : quote(key);
}

/** JSON leaves characters as they are that YAML does not allow or takes for a line break. */
function quote(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/gu, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isMap(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
