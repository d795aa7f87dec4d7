import { isList, isObject } from "#templates/core";
import { adviseType, writeType } from "../fields/foreign_types.ts";
import { REASON_KEYS } from "../types.ts";
import { quoteText } from "../yaml/quoting.ts";
import type { PlainScalar, PlainValue } from "../yaml_node.ts";

/** A value of the wrong kind, and how it is written. */
export interface MisshapenValue {
  readonly key: string;
  readonly value: PlainValue;
  /** The kinds that JSON Schema knows: `string`, `number`, `integer`, `boolean`, `array`, `object`. */
  readonly wanted: readonly string[];
  /** The text of the value in the file, when it is on one line. */
  readonly source: string | undefined;
  /** The pattern that a text must match. */
  readonly pattern: RegExp | undefined;
}

/** Advises on a value of the wrong kind. Undefined when nothing comes to mind. */
export function adviseKind(misshapen: MisshapenValue): string | undefined {
  const { key, value, wanted, source } = misshapen;
  const wants = (kind: string): boolean => wanted.includes(kind);
  if (value === null) return adviseEmpty(misshapen);
  const isType = /^(?:type|items|also_seen)$/u.test(key) && !(Array.isArray(value) && value.length > 0);
  const type = isType ? adviseType(source ?? "", { side: "response", names: [] }) : undefined;
  if (type !== undefined) return writeType(type, key === "type" ? "block" : "element");
  if (REASON_KEYS.includes(key) && wants("string"))
    return `write the reason as text, such as \`${key}: The provider's reference says so.\``;
  if (!wants("string") && (wants("number") || wants("integer"))) return adviseNumber(misshapen);
  if (wants("array") && !Array.isArray(value)) return adviseList(value, source);
  if (key === "paging") return adviseMapping(key, undefined);
  if (!wants("string"))
    return Array.isArray(value) ? adviseEntries(value) : adviseMapping(key, typeof value === "string" ? source : undefined);
  return adviseText(misshapen) ?? (wants("object") && isList(value) && isObject(value[0]) ? adviseEntries(value) : undefined);
}

function adviseEmpty({ key, wanted, pattern }: MisshapenValue): string | undefined {
  if (isField(wanted, pattern)) return `write its type, such as \`${key}: string -- <description>\``;
  const isNumber = !wanted.includes("string") && (wanted.includes("number") || wanted.includes("integer"));
  return isNumber ? `write a number, such as \`${key}: 10\`` : undefined;
}

/** A field is a line with its type, or a mapping. */
function isField(wanted: readonly string[], pattern: RegExp | undefined): boolean {
  return wanted.includes("string") && wanted.includes("object") && (pattern === undefined || pattern.test("string -- Text."));
}

function adviseNumber(misshapen: MisshapenValue): string | undefined {
  const { key, value, wanted } = misshapen;
  const isWhole = wanted.includes("integer");
  if (typeof value === "number") return isWhole ? `write a whole number, such as \`${key}: ${Math.round(value)}\`` : undefined;
  const text = typeof value === "string" ? value : "";
  const digits = /^\D*?(-?\d[\d_, ']*(?:\.\d+)?)/u.exec(text)?.[1]?.replace(/[_, ']/gu, "");
  if (digits === undefined || digits.length > MOST_DIGITS) return adviseEmpty(misshapen);
  return `write \`${key}: ${isWhole ? digits.replace(/\..*$/u, "") : digits}\``;
}

/** More digits are no number that somebody meant. */
const MOST_DIGITS = 15;

/** `open, closed`, `{ open, closed }` or `open` where `[open, closed]` is meant. */
function adviseList(value: PlainValue, source: string | undefined): string {
  if (typeof value === "object" && value !== null) return `write \`[${Object.keys(value).slice(0, 5).join(", ")}]\``;
  const text = typeof value === "string" ? value : (source ?? "");
  const parts = /^[\w-]+(?:\s*[,|]\s*[\w-]+)+$/u.test(text) ? text.split(/\s*[,|]\s*/u) : [/^[\w-]+$/u.test(text) ? text : quoteText(text)];
  const list = parts.join(", ");
  return list.length > LONGEST_LIST ? "start every item with `- `" : `write \`[${list}]\``;
}

const LONGEST_LIST = 100;

/** `- id: string` or `- name: id` where `id: string` is meant. */
function adviseEntries([first]: readonly PlainValue[]): string | undefined {
  if (typeof first === "string") return `write every item as a key: \`${first}: …\``;
  if (!isObject(first)) return undefined;
  const name = first["name"];
  if (typeof name === "string") return `write every item as \`${name}: { … }\``;
  const [key] = Object.keys(first);
  return key === undefined ? undefined : `remove the \`- \` in front of \`${key}\` and of the other items`;
}

function adviseMapping(key: string, source: string | undefined): string {
  if (key === "base_url" && source !== undefined) return `write a mapping: \`base_url: { example: ${source} }\``;
  return `write a mapping: \`${key}: { … }\``;
}

/** A text, which may have a pattern, or a field. */
function adviseText({ key, value, wanted, source, pattern }: MisshapenValue): string | undefined {
  const fits = (text: string): boolean => pattern === undefined || pattern.test(text);
  if (isList(value) && isScalars(value)) {
    const type = adviseUnion(key, value, isField(wanted, pattern));
    if (type !== undefined) return `write \`${type}\``;
    const [only] = value;
    if (value.length === 1 && typeof only === "string" && isName(pattern) && fits(only)) return `write \`${only}\``;
    if (key === "const") return `write \`enum: [${value.join(", ")}]\` for several values`;
  }
  if (isField(wanted, pattern)) return adviseEmpty({ key, value, wanted, source, pattern });
  return source !== undefined && fits(source) ? `write \`${quoteText(source)}\` if it is meant as text` : undefined;
}

/** Whether not every text will do. */
function isName(pattern: RegExp | undefined): boolean {
  return pattern !== undefined && !pattern.test("[");
}

function isScalars(values: readonly PlainValue[]): values is readonly PlainScalar[] {
  return values.every((value) => typeof value !== "object" || value === null);
}

/** `type: [string, "null"]` as JSON Schema has it, and `lines: [Line]`. */
function adviseUnion(key: string, values: readonly PlainScalar[], isWholeField: boolean): string | undefined {
  if (key !== "type" && key !== "items" && !isWholeField) return undefined;
  const union = values.map(String).join(" | ");
  const type = adviseType(`${union} `, { side: "response", names: [] })?.["type"] ?? union;
  if (!/^[\w<>| ]+$/u.test(type)) return undefined;
  return values.length > 1 || key === "type" || key === "items" ? type : `array<${type}>`;
}
