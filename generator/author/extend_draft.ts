import { isObject, UsageError } from "#templates/core";
import { applyEdits, nodeAt, toPlain, type CatalogFile, type Edit, type YamlNode } from "#generator/read";
import { mapAt, textAt } from "./document.ts";
import { plainText, shownText } from "./document_texts.ts";
import type { PlacedOperation } from "./routes.ts";
import { printComment, printYaml, type YamlEntry } from "./yaml_text.ts";

/** A connector to which operations are added, as far as they depend on it. */
export interface ExistingConnector {
  readonly operations: readonly PlacedOperation[];
  readonly entities: readonly string[];
  /** Names of records and types. */
  readonly names: ReadonlySet<string>;
  /** The record of an entity. */
  readonly recordOf: (entity: string) => string | undefined;
  /** The record that was made from a schema, whatever its name is now. */
  readonly findRecord: (
    name: string,
    pointer: string,
    fields: readonly string[],
  ) => { readonly name: string; readonly fields: readonly string[] } | undefined;
}

/** Reads a connector of the catalog that has no errors. */
export function readExisting({ root }: CatalogFile): ExistingConnector {
  const plain = toPlain(root);
  const connector = isObject(plain) ? plain : {};
  const [entities, records] = [mapAt(connector, "entities"), mapAt(connector, "records")];
  const operations = Object.keys(entities).flatMap((entity) => {
    const actions = Object.entries(mapAt(mapAt(entities, entity), "actions"));
    return actions.map(([action, value]) => ({ entity, action, call: (isObject(value) && textAt(value, "call")) || "in the file" }));
  });
  const known = Object.keys(records).map((name) => {
    const [, pointer] = / \((\/\S*)\); not reviewed\.$/u.exec(textAt(mapAt(records, name), "assumed") ?? "") ?? [];
    return { name, pointer, fields: Object.keys(mapAt(mapAt(records, name), "fields")) };
  });
  return {
    operations,
    entities: Object.keys(entities),
    names: new Set([...Object.keys(records), ...Object.keys(mapAt(connector, "types"))]),
    recordOf: (entity) => textAt(mapAt(entities, entity), "record"),
    findRecord: (name, pointer, fields) => {
      const named = known.find((one) => one.name === name);
      // Records without content have no schema of their own.
      if (pointer === "/paths") return named;
      const made = known.filter((one) => one.pointer !== undefined && one.pointer === plainText(pointer));
      if (made.length > 0) return made.find((one) => one === named) ?? made[0];
      // After its review, a record is recognized by its fields.
      const isLike = named?.pointer === undefined && fields.filter((field) => named?.fields.includes(field)).length * 2 > fields.length;
      return isLike ? named : undefined;
    },
  };
}

/** The parts of a draft that are added to a connector. */
export interface Additions {
  readonly records: readonly YamlEntry[];
  readonly entities: readonly YamlEntry[];
  /** Further actions of the entities that the connector has. */
  readonly actions: readonly (readonly [entity: string, entries: readonly YamlEntry[]])[];
  readonly missing: Missing;
}

/** Entries of the list of what is not in the draft: those that end, and those that are new. */
interface Missing {
  readonly ended: (entry: string) => boolean;
  readonly leftOut: readonly string[];
  /** How many operations nobody has chosen. */
  readonly note: readonly string[];
}

/**
 * A connector with the additions. All other bytes of its file stay.
 * @throws UsageError for a mapping in braces, which cannot have entries of several lines
 */
export function extendFile(file: CatalogFile, { records, entities, actions, missing }: Additions): string {
  const hasRecords = nodeAt(file.root, ["records"]) !== undefined;
  // Edits at the same place stay in this order, the innermost mapping first.
  const edits = [
    ...actions.flatMap(([entity, entries]) => insert(file, ["entities", entity, "actions"], entries)),
    ...insert(file, ["entities"], entities),
    ...insert(file, hasRecords ? ["records"] : [], hasRecords || records.length === 0 ? records : [section("records", records)]),
    extendMissing(file.text, missing),
  ].sort((left, right) => left.start - right.start);
  return applyEdits(file.text, edits);
}

/** A part of a connector, after an empty line. */
export function section(key: string, entries: readonly YamlEntry[]): YamlEntry {
  return { key, value: { entries, block: true }, spaced: true };
}

/** The edit that adds entries to the end of a mapping. */
function insert({ text, root, path: file }: CatalogFile, path: readonly string[], entries: readonly YamlEntry[]): readonly Edit[] {
  if (entries.length === 0) return [];
  const map = nodeAt(root, path);
  const [first] = map?.kind === "map" ? map.entries.values() : [];
  if (map === undefined || first === undefined || text.charAt(map.range.start) === "{")
    throw new UsageError(`nothing can be added to \`${path.join(".")}\` in ${file}`, "write it with an entry on each line, without braces");
  const column = first.key.start - (text.lastIndexOf("\n", first.key.start - 1) + 1);
  const start = endOfBlock(text, endOfLast(text, map), column);
  const added = printYaml({ entries }, column).replace(/\n$/u, "");
  return [{ start, end: start, text: withLineEndsOf(text, `\n${added}`) }];
}

/** The end of the last value in a node. The range of a block may go on with comments that belong to what comes after it. */
function endOfLast(text: string, node: YamlNode): number {
  const isBlock = !/[{[]/u.test(text.charAt(node.range.start));
  const last = node.kind === "map" ? [...node.entries.values()].at(-1)?.value : node.kind === "list" ? node.items.at(-1) : undefined;
  if (isBlock && last !== undefined) return endOfLast(text, last);
  return node.range.start + text.slice(node.range.start, node.range.end).trimEnd().length;
}

/** The end of the line that an offset is in, or of the last comment below it that is inside of the mapping. */
function endOfBlock(text: string, offset: number, column: number): number {
  let end = offset + text.slice(offset).search(/\r?\n|$/u);
  const line = /\r?\n([ \t]*)(#[^\r\n]*)?(?=\r?\n|$)/uy;
  line.lastIndex = end;
  for (let next = line.exec(text); next !== null; next = line.exec(text)) {
    const [, margin = "", comment] = next;
    if (comment !== undefined && margin.length >= Math.max(1, column)) end = line.lastIndex;
  }
  return end;
}

function withLineEndsOf(text: string, added: string): string {
  return text.includes("\r\n") ? added.replaceAll("\n", "\r\n") : added;
}

const HEADING = "# In the document, but not in this draft:";

/** A comment at the end of a draft that lists what it does not have. */
export function printMissing(entries: readonly string[]): string {
  return entries.length === 0 ? "" : `\n${HEADING}\n${printEntries(entries)}`;
}

function printEntries(entries: readonly string[]): string {
  return entries.flatMap((entry) => printComment(`- ${shownText(entry).slice(0, 1000)}`).map((line) => `${line}\n`)).join("");
}

/** The list at the end of a draft as texts with their entries, and where it begins; undefined where somebody has removed it. */
function findMissing(
  text: string,
): { readonly parts: readonly { readonly part: string; readonly entry: string }[]; readonly start: number } | undefined {
  const [all, list = ""] = new RegExp(`^${HEADING}\\r?\\n((?:#.*(?:\\r?\\n|$))*)`, "mu").exec(text) ?? [];
  if (all === undefined) return undefined;
  const parts = list.split(/(?=^# - )/mu).map((part) => {
    const entry = part.replaceAll(/\r?\n# /gu, " ").replace(/^# - /u, "");
    return { part, entry: entry.trim() };
  });
  return { parts, start: text.indexOf(all) + all.length - list.length };
}

/** The entries of the list at the end of a draft, without their line breaks. */
export function readMissing(text: string): readonly string[] {
  return (findMissing(text)?.parts ?? []).map(({ entry }) => entry);
}

/** The edit of the list at the end of a draft; one that was removed begins again. */
function extendMissing(text: string, { ended, leftOut, note }: Missing): Edit {
  const added = [...leftOut, ...note];
  const list = findMissing(text);
  if (list === undefined)
    return { start: text.length, end: text.length, text: leftOut.length === 0 ? "" : withLineEndsOf(text, printMissing(added)) };
  const kept = list.parts.filter(({ entry }) => !ended(entry)).map(({ part }) => part.replace(/(?<!\n)$/u, "\n"));
  const end = list.start + list.parts.map(({ part }) => part).join("").length;
  return { start: list.start, end, text: kept.join("") + withLineEndsOf(text, printEntries(added)) };
}
