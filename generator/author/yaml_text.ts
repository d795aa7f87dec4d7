import { isList } from "#templates/core";
import { whyQuoted } from "#generator/read";

/** A value of a YAML file. */
export type YamlValue = string | number | boolean | null | readonly YamlValue[] | YamlMap;

/** A mapping, in the order of its lines. */
export interface YamlMap {
  readonly entries: readonly YamlEntry[];
  /** Each entry has lines of its own, even where all of them fit on one. */
  readonly block?: true;
}

/** One key of a mapping. */
export interface YamlEntry {
  readonly key: string;
  readonly value: YamlValue;
  /** Lines above it, each a comment. */
  readonly comments?: readonly string[];
  /** An empty line comes before it. */
  readonly spaced?: true;
}

/** The longest line of the catalog that is broken where it can be. */
const WIDTH = 140;

/** A mapping of the entries that are given. */
export function mapOf(entries: readonly (YamlEntry | undefined)[], layout: { readonly block?: true } = {}): YamlMap {
  return { entries: entries.filter((one) => one !== undefined), ...layout };
}

/** An entry, without comments. */
export function entry(key: string, value: YamlValue): YamlEntry {
  return { key, value };
}

/** An entry for a value that may be missing. */
export function optional(key: string, value: YamlValue | undefined): YamlEntry | undefined {
  return value === undefined ? undefined : { key, value };
}

/** An entry below comments, each of which is there once. */
export function noted(below: YamlEntry, comments: readonly string[]): YamlEntry {
  return comments.length === 0 ? below : { ...below, comments: [...new Set(comments)] };
}

/**
 * A mapping as the text of a YAML file in the style of the catalog: two spaces, short mappings on one line. `indent` is where its keys begin.
 */
export function printYaml(map: YamlMap, indent = 0): string {
  return `${printEntries(map, indent).join("\n")}\n`;
}

/** The comments on an entry and on all that is inside of it. */
export function commentsIn({ value, comments = [] }: YamlEntry): readonly string[] {
  return [...comments, ...(isMap(value) ? value.entries.flatMap(commentsIn) : [])];
}

/** A text as a comment, broken into lines. `indent` is where it begins. */
export function printComment(text: string, indent = 0): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const last = lines.at(-1);
    const isFull = last === undefined || indent + 3 + last.length + word.length > 124;
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.map((line) => `${" ".repeat(indent)}# ${line}`);
}

function printEntries({ entries }: YamlMap, indent: number): string[] {
  return entries.flatMap(({ key, value, comments = [], spaced }) => [
    ...(spaced === true ? [""] : []),
    ...comments.flatMap((text) => printComment(text, indent)),
    ...printEntry(`${" ".repeat(indent)}${printText(key, false)}:`, value, indent),
  ]);
}

function printEntry(start: string, value: YamlValue, indent: number): readonly string[] {
  if (isMap(value)) {
    const line = mayFlow(value) ? `${start} ${printFlow(value)}` : undefined;
    return line !== undefined && line.length <= WIDTH ? [line] : [start, ...printEntries(value, indent + 2)];
  }
  if (isList(value)) {
    const line = `${start} ${printFlow(value)}`;
    const items = value.map((item) => `${" ".repeat(indent + 2)}- ${printFlow(item, false)}`);
    return line.length <= WIDTH && value.every((item) => typeof item !== "string" || !item.includes(" ")) ? [line] : [start, ...items];
  }
  return [`${start} ${printFlow(value, false)}`];
}

/** Comments need lines of their own, and so does what is inside of a mapping that must be readable. */
function mayFlow({ entries, block }: YamlMap): boolean {
  if (block === true && entries.length > 0) return false;
  return entries.every(({ value, comments = [] }) => comments.length === 0 && (!isMap(value) || mayFlow(value)));
}

function printFlow(value: YamlValue, inFlow = true): string {
  if (isList(value)) return `[${value.map((item) => printFlow(item)).join(", ")}]`;
  if (!isMap(value)) return typeof value === "string" ? printText(value, inFlow) : String(value);
  if (value.entries.length === 0) return "{}";
  return `{ ${value.entries.map((one) => `${printText(one.key, true)}: ${printFlow(one.value)}`).join(", ")} }`;
}

/** Words that some version of YAML reads as something else than a text. */
const WORDS = /^(?:true|false|null|yes|no|on|off|y|n|nan|[-+]?inf(?:inity)?|~)$/iu;

/** Texts that YAML always reads as strings; all others are quoted. */
const PLAIN = /^[\p{L}<(/$_][\p{L}\p{N} !$%&'()*+,./:;<=>?@^_`|~\-[\]{}"]*$/u;

/** Texts that the check for forgotten quotes takes for the rest of a longer one. */
const REMAINS = /[,;"':\s]$|^[^{]*\}$|^[^[]*\]$/u;

/** Begins with a digit, and is no number nevertheless. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

function printText(text: string, inFlow: boolean): string {
  const isPlain = PLAIN.test(text) && !WORDS.test(text) && !REMAINS.test(text) && whyQuoted(text, inFlow) === undefined;
  if (isPlain || UUID.test(text)) return text;
  return text.includes("\\") || (text.includes('"') && !text.includes("'")) ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
}

/** Whether a value is a mapping. */
export function isMap(value: YamlValue): value is YamlMap {
  return typeof value === "object" && value !== null && "entries" in value && !isList(value);
}
