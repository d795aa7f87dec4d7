import {
  Composer,
  isMap,
  isScalar,
  isSeq,
  Parser,
  type Document,
  type Pair,
  type ParsedNode,
  type Scalar,
  type YAMLError,
  type YAMLMap,
} from "yaml";
import { compareDiagnostics, createDiagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { MessageCode, MessageSlots } from "../diagnostics/messages.ts";
import { lineStarts, positionAt, type Range } from "../source/position.ts";
import type { SourceFile } from "../source/source_file.ts";
import type { CatalogFile } from "./catalog_file.ts";
import { checkPlainData, findUnwanted } from "./plain_data.ts";
import type { PlainScalar, YamlEntry, YamlNode } from "./yaml_node.ts";

/** Deeper than anybody writes by hand; keeps every later walk over the tree safe. */
const DEEPEST = 40;

/** One slip makes the parser stumble many times; the first few tell what is wrong. */
const MOST_SYNTAX_ERRORS = 5;

/** What the check of plain data has already said better. */
const SAID_BY_PLAIN_DATA = new Set([
  "ALIAS_PROPS",
  "BAD_ALIAS",
  "BAD_DIRECTIVE",
  "MULTIPLE_ANCHORS",
  "MULTIPLE_TAGS",
  "TAG_RESOLVE_FAILED",
]);

/** What a text is as YAML: the file with its values, or what is wrong with it. Never throws. */
export interface ParsedYaml {
  readonly file?: CatalogFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads one document of plain YAML data. Everything that YAML offers beyond that is a diagnostic. */
export function parseYaml({ path, text }: Pick<SourceFile, "path" | "text">): ParsedYaml {
  const reader = new TreeReader(path, text);
  const root = reader.read(composeDocuments(text));
  if (root === undefined || reader.diagnostics.length > 0) return { diagnostics: reader.diagnostics.sort(compareDiagnostics) };
  return { file: { path, text, starts: reader.starts, root }, diagnostics: [] };
}

function composeDocuments(text: string): readonly Document.Parsed[] {
  const composer = new Composer({
    prettyErrors: false,
    strict: true,
    stringKeys: true,
    uniqueKeys: false,
    logLevel: "silent",
    version: "1.2",
  });
  return [...composer.compose(new Parser().parse(text), true, text.length)];
}

/** Turns the parser's nodes into plain ones and collects what is not allowed on the way. */
class TreeReader {
  readonly diagnostics: Diagnostic[] = [];
  readonly starts: readonly number[];
  readonly path: string;
  readonly text: string;

  constructor(path: string, text: string) {
    this.path = path;
    this.text = text;
    this.starts = lineStarts(text);
  }

  read(documents: readonly Document.Parsed[]): YamlNode | undefined {
    this.diagnostics.push(...checkPlainData(this, this.text));
    const [first, second] = documents;
    if (second !== undefined) this.report("yaml/several-documents", {}, { start: second.range[0], end: second.range[0] });
    this.reportSyntax(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings]));
    if (this.diagnostics.length > 0) return undefined;
    const contents = first?.contents ?? null;
    if (contents !== null && !(isScalar(contents) && contents.value === null)) return this.node(contents, 1);
    this.report("yaml/empty", {}, { start: 0, end: 0 });
    return undefined;
  }

  private node(node: ParsedNode, depth: number): YamlNode {
    const range = { start: node.range[0], end: node.range[1] };
    if (depth > DEEPEST) {
      this.report("yaml/too-deep", { limit: DEEPEST }, { start: range.start, end: range.start });
      return { kind: "scalar", value: null, range };
    }
    if (isMap(node)) return { kind: "map", entries: this.entries(node, depth), range };
    if (isSeq(node)) return { kind: "list", items: node.items.map((item) => this.node(item, depth + 1)), range };
    return { kind: "scalar", value: isScalar(node) ? this.scalar(node, range) : null, range };
  }

  private entries(map: YAMLMap.Parsed, depth: number): ReadonlyMap<string, YamlEntry> {
    const entries = new Map<string, YamlEntry>();
    for (const pair of map.items) {
      const { name, range } = this.key(pair);
      if (name === undefined) continue;
      const earlier = entries.get(name);
      if (earlier === undefined) entries.set(name, { key: range, value: this.value(pair, range, depth) });
      else this.report("yaml/duplicate-key", { key: name, line: positionAt(this.starts, earlier.key.start).line }, range);
    }
    return entries;
  }

  private key({ key }: Pair<ParsedNode, ParsedNode | null>): { name?: string; range: Range } {
    const range = { start: key.range[0], end: key.range[1] };
    const name = isScalar(key) && typeof key.value === "string" ? this.string(key.value, range) : "";
    if (name !== "" && name !== "__proto__") return { name, range };
    this.report("yaml/key", { what: name === "" ? "an empty text" : "`__proto__`" }, range);
    return { range };
  }

  /** `{ a, b }`: a flow mapping may name keys without any value. */
  private value({ value }: Pair<ParsedNode, ParsedNode | null>, key: Range, depth: number): YamlNode {
    if (value !== null) return this.node(value, depth + 1);
    return { kind: "scalar", value: null, range: { start: key.end, end: key.end } };
  }

  private scalar({ value }: Scalar, range: Range): PlainScalar {
    if (typeof value === "string") return this.string(value, range);
    if (value === null || typeof value === "boolean") return value;
    const written = this.text.slice(range.start, range.end);
    const exact = typeof value === "number" && (Number.isSafeInteger(value) || (Number.isFinite(value) && !/^[-+]?\d+$/u.test(written)));
    if (!exact) this.report("yaml/number", { text: written }, range);
    return typeof value === "number" ? value : null;
  }

  /** The text as written has been looked at; this is about what escapes such as `\u0000` stand for. */
  private string(value: string, range: Range): string {
    const unwanted = findUnwanted(value);
    if (unwanted !== undefined) this.report("yaml/character", { character: unwanted.character }, range);
    return value;
  }

  private reportSyntax(errors: readonly YAMLError[]): void {
    const exhausted = errors.find(({ code }) => code === "RESOURCE_EXHAUSTION");
    if (exhausted !== undefined) {
      this.report("yaml/too-deep", { limit: DEEPEST }, this.within(exhausted.pos));
      return;
    }
    const news =
      this.diagnostics.length === 0 ? errors : errors.filter(({ code }) => !SAID_BY_PLAIN_DATA.has(code) && code !== "MULTIPLE_DOCS");
    for (const { code, message, pos } of news.slice(0, MOST_SYNTAX_ERRORS)) {
      const range = this.within(pos);
      if (code === "NON_STRING_KEY") this.report("yaml/key", { what: "this" }, range);
      else this.report("yaml/syntax", { detail: lowerFirst(message) }, range);
    }
  }

  /** The parser points one past the end where something is missing there. */
  private within([start, end]: [number, number]): Range {
    return { start: Math.min(start, this.text.length), end: Math.min(Math.max(start, end), this.text.length) };
  }

  private report<Code extends MessageCode>(code: Code, slots: MessageSlots<Code>, range: Range): void {
    this.diagnostics.push(createDiagnostic(code, slots, this, range));
  }
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
