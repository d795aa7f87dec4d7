import { isMap, isScalar, isSeq, type Document, type Pair, type ParsedNode, type Scalar, type YAMLMap } from "yaml";
import { positionAt } from "#templates/core";
import { lineStarts, type Range } from "../source/source_file.ts";
import { mistake, type Mistake } from "./mistake.ts";
import type { PlainScalar, YamlEntry, YamlNode } from "../yaml_node.ts";
import { findUnwanted, nameCharacter } from "./characters.ts";

/** Deeper than anybody writes by hand; keeps every later walk over the tree safe. */
export const DEEPEST = 40;

/** More entries than any list or mapping of a catalog has: much is made of each of them, and some of it of each pair. */
const MOST_ENTRIES = 2000;

/** The values of a document with their places, and what is wrong with them. */
export interface ReadTree {
  /** Undefined when the document is empty. */
  readonly root?: YamlNode;
  readonly mistakes: readonly Mistake[];
  /** In place of the values: a text with the same lines without the mistakes. */
  readonly corrected?: string;
  /** Mistakes that belong to others and are not reported. */
  readonly others?: readonly Mistake[];
}

/** Turns the parser's nodes into plain ones and collects what is not allowed on the way. Never throws. */
export function readTree(text: string, document: Document.Parsed | undefined): ReadTree {
  const contents = document?.contents ?? null;
  if (contents === null || (isScalar(contents) && contents.value === null))
    return { mistakes: [mistake("yaml/empty", {}, { start: 0, end: 0 })] };
  const reader = new TreeReader(text);
  return { root: reader.node(contents, 1), mistakes: reader.mistakes };
}

class TreeReader {
  readonly mistakes: Mistake[] = [];
  readonly #text: string;
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#text = text;
    this.#starts = lineStarts(text);
  }

  node(node: ParsedNode, depth: number): YamlNode {
    const range = { start: node.range[0], end: node.range[1] };
    if (depth > DEEPEST) {
      this.mistakes.push(mistake("yaml/too-deep", { limit: DEEPEST }, { start: range.start, end: range.start }));
      return { kind: "scalar", value: null, range };
    }
    if (isMap(node)) return { kind: "map", entries: this.#entries(node, depth), range };
    if (isSeq(node)) return { kind: "list", items: this.#first(node.items, range).map((item) => this.node(item, depth + 1)), range };
    return { kind: "scalar", value: isScalar(node) ? this.#scalar(node, range) : null, range };
  }

  #entries(map: YAMLMap.Parsed, depth: number): ReadonlyMap<string, YamlEntry> {
    const entries = new Map<string, YamlEntry>();
    let isRun = false;
    const [start, end] = map.range;
    for (const pair of this.#first(map.items, { start, end })) {
      const { name, range } = this.#key(pair);
      if (name === undefined) continue;
      const earlier = entries.get(name);
      if (earlier === undefined) entries.set(name, { key: range, value: this.#value(pair, range, depth) });
      // Of keys that follow each other the first is enough: the line above them is missing.
      else if (pair.value !== null && !isRun) this.#duplicate(name, range, earlier);
      isRun = earlier !== undefined;
    }
    return entries;
  }

  /** The entries that are read. */
  #first<Entry>(entries: readonly Entry[], { start }: Range): readonly Entry[] {
    if (entries.length <= MOST_ENTRIES) return entries;
    this.mistakes.push(mistake("yaml/too-many", { limit: MOST_ENTRIES, count: entries.length }, { start, end: start }));
    return entries.slice(0, MOST_ENTRIES);
  }

  /** A key that is there twice, the first time without a value, is a line that is there twice. */
  #duplicate(key: string, range: Range, { key: first, value }: YamlEntry): void {
    const { line } = positionAt(this.#starts, first.start);
    const isEmpty = value.range.start === value.range.end;
    this.mistakes.push(
      mistake("yaml/duplicate-key", { key, line }, range, isEmpty ? { scope: { start: first.start, end: value.range.end } } : {}),
    );
  }

  #key({ key }: Pair<ParsedNode, ParsedNode | null>): { name?: string; range: Range } {
    const range = { start: key.range[0], end: key.range[1] };
    const name = isScalar(key) && typeof key.value === "string" ? this.#string(key.value, range) : "";
    if (name !== "" && name !== "__proto__") return { name, range };
    this.mistakes.push(mistake("yaml/key", { what: name === "" ? "an empty text" : "`__proto__`" }, range));
    return { range };
  }

  /** `{ a, b }`: a flow mapping may name keys without any value. */
  #value({ value }: Pair<ParsedNode, ParsedNode | null>, key: Range, depth: number): YamlNode {
    if (value !== null) return this.node(value, depth + 1);
    return { kind: "scalar", value: null, range: { start: key.end, end: key.end } };
  }

  #scalar({ value }: Scalar, range: Range): PlainScalar {
    if (typeof value === "string") return this.#string(value, range);
    if (value === null || typeof value === "boolean") return value;
    const written = this.#text.slice(range.start, range.end);
    const exact = typeof value === "number" && (Number.isSafeInteger(value) || (Number.isFinite(value) && !/^[-+]?\d+$/u.test(written)));
    if (!exact) this.mistakes.push(mistake("yaml/number", { text: written }, range));
    return typeof value === "number" ? value : null;
  }

  /** The text as written has been looked at; this is about what escapes such as `\u0000` stand for. */
  #string(value: string, range: Range): string {
    const unwanted = findUnwanted(value);
    const written = this.#text.slice(range.start, range.end);
    if (unwanted !== undefined && !written.includes(unwanted)) this.mistakes.push(hiddenEscape(unwanted, written, range));
    return value;
  }
}

/** `"\bword\b"`: `\b` is a word boundary in a regular expression and a backspace in a text in double quotes. */
function hiddenEscape(unwanted: string, written: string, range: Range): Mistake {
  const fixed = `'${written.slice(1, -1).replaceAll("'", "''")}'`;
  const help = `write \`${fixed}\` if the backslash is meant; otherwise remove the escape sequence`;
  return mistake("yaml/character", { character: nameCharacter(unwanted) }, range, { help });
}
