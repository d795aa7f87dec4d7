import type { CatalogFile, Edit, YamlEntry, YamlMap, YamlNode, YamlScalar, Place, Range } from "#generator/read";
import { splitFieldLine, fieldLineRanges, nodeAt, whyQuoted } from "#generator/read";

/** The longest line that a fix writes. */
const WIDTH = 140;

/**
 * The edits that give a field one more key, behind its `type` and `required` where it is a mapping. A field on one line becomes
 * a mapping. None where the place has no field.
 */
export function addKey(file: CatalogFile, path: Place["path"], key: string, value: string): readonly Edit[] {
  const node = nodeAt(file.root, path);
  if (node?.kind === "map") return [addToMap(file, node, `${key}: ${value}`)];
  return node?.kind === "scalar" ? toMapping(file, node, `${key}: ${value}`) : [];
}

function addToMap({ text }: CatalogFile, map: YamlMap, entry: string): Edit {
  const [first, ...others] = [...map.entries.values()];
  const anchor = [...["required", "type"].flatMap((name) => map.entries.get(name) ?? [])].find(({ value }) => isOneLine(text, value));
  if (isFlow(text, map)) {
    const start = anchor === undefined ? map.range.start + 1 : endOfValue(text, anchor.value.range);
    const isEmpty = first === undefined && others.length === 0;
    return { start, end: start, text: anchor === undefined ? ` ${entry}${isEmpty ? " " : ","}` : `, ${entry}` };
  }
  const margin = `${lineEndOf(text)}${" ".repeat(columnOf(text, first?.key.start ?? map.range.start))}`;
  if (anchor === undefined) return { start: map.range.start, end: map.range.start, text: entry + margin };
  const start = endOfLine(text, endOfValue(text, anchor.value.range));
  return { start, end: start, text: margin + entry };
}

/** `string -- The key.` becomes `{ type: string, secret: true, description: The key. }`, on several lines if one is too short. */
function toMapping({ text }: CatalogFile, node: YamlScalar, entry: string): readonly Edit[] {
  const { start, end } = { start: node.range.start, end: endOfValue(text, node.range) };
  const { type } = fieldLineRanges(text, node);
  if (type === undefined || typeof node.value !== "string") return [];
  const { description } = splitFieldLine(node.value);
  const entries = [`type: ${text.slice(type.start, type.end)}`, entry, ...(description ? [`description: ${flowText(description)}`] : [])];
  const line = `{ ${entries.join(", ")} }`;
  const column = columnOf(text, start);
  const indent = indentOf(text, start);
  const isBlock = new RegExp(`^\\s*(?:[^\\s{\\[,]+|"[^"]*"|'[^']*'):\\s+$`, "u").test(text.slice(start - column, start));
  if (column + line.length <= WIDTH || !isBlock) return [{ start, end, text: line }];
  const margin = `${lineEndOf(text)}${" ".repeat(indent + 2)}`;
  // The blank between the key and the value would be left at the end of the line.
  const from = start - (/\s*$/u.exec(text.slice(start - column, start))?.[0].length ?? 0);
  return [{ start: from, end, text: entries.map((one) => margin + one).join("") }];
}

/** The edits that remove a key from a mapping; none where a comment or the whole mapping would go with it. */
export function removeKey({ text, root }: CatalogFile, path: Place["path"], key: string): readonly Edit[] {
  const map = nodeAt(root, path);
  if (map?.kind !== "map") return [];
  const entries = [...map.entries];
  const index = entries.findIndex(([name]) => name === key);
  const [, entry] = entries[index] ?? [];
  if (entry === undefined || entries.length < 2) return [];
  const range = index === 0 ? upTo(entry, entries[1]?.[1]) : behind(text, entries[index - 1]?.[1], entry);
  return range === undefined || hasComment(text, range.start, range.end) ? [] : [{ ...range, text: "" }];
}

/** The edit that writes `PageLimit` for `{ type: PageLimit, … }`; none for other forms, and where a comment would go with it. */
export function keepType({ text, root }: CatalogFile, path: Place["path"]): readonly Edit[] {
  const map = nodeAt(root, path);
  const type = map?.kind === "map" ? map.entries.get("type")?.value.range : undefined;
  if (map?.kind !== "map" || type === undefined || !isFlow(text, map) || hasComment(text, map.range.start, map.range.end)) return [];
  return [{ ...map.range, text: text.slice(type.start, endOfValue(text, type)) }];
}

function upTo({ key }: YamlEntry, next: YamlEntry | undefined): { start: number; end: number } | undefined {
  return next === undefined ? undefined : { start: key.start, end: next.key.start };
}

function behind(text: string, previous: YamlEntry | undefined, { value }: YamlEntry): { start: number; end: number } | undefined {
  const end = endOfValue(text, value.range);
  // A comment behind the key would move to the key above.
  if (previous === undefined || /^[ \t]*,?[ \t]*#/u.test(text.slice(end))) return undefined;
  return { start: endOfValue(text, previous.value.range), end };
}

function hasComment(text: string, start: number, end: number): boolean {
  return /(?:^|\s)#/u.test(text.slice(start, end));
}

/** Whether a mapping is written between `{` and `}`. */
function isFlow(text: string, { range }: YamlMap): boolean {
  return text.charAt(range.start) === "{";
}

function isOneLine(text: string, { kind, range }: YamlNode): boolean {
  return kind === "scalar" && !/[\r\n]/u.test(text.slice(range.start, endOfValue(text, range)));
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}

function indentOf(text: string, offset: number): number {
  const start = offset - columnOf(text, offset);
  return /^ */u.exec(text.slice(start, offset))?.[0].length ?? 0;
}

/** The offset of the line ending behind an offset. */
function endOfLine(text: string, offset: number): number {
  const length = text.slice(offset).search(/\r?\n|$/u);
  return offset + length;
}

function lineEndOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

/** The offset behind the last character of a text, in front of its closing quote and what is blank. */
export function endOfText(text: string, { start, end }: Range): number {
  const trimmed = endOfValue(text, { start, end });
  const first = text.charAt(start);
  const isQuoted = (first === '"' || first === "'") && trimmed - start > 1 && text.charAt(trimmed - 1) === first;
  if (!isQuoted) return trimmed;
  const inside = text.slice(start + 1, trimmed - 1);
  return start + 1 + inside.trimEnd().length;
}

/** The offset behind a value. A block of several lines ends with a line feed, which is not part of it. */
export function endOfValue(text: string, { start, end }: Range): number {
  return start + text.slice(start, end).trimEnd().length;
}

/** A text as YAML between `{` and `}`: as it is where that is possible, and in single quotes otherwise. */
function flowText(text: string): string {
  return isPlain(text) ? text : `'${text.replaceAll("'", "''")}'`;
}

/** A single word could be a number, a boolean or a time. */
function isPlain(text: string): boolean {
  return whyQuoted(text, true) === undefined && !/^["'?:-]/u.test(text) && /^\S+ \S/u.test(text) && !/\s\s|[\r\n]|\s$/u.test(text);
}
