/** Why a file of the catalog could not be read as text. */
export type SourceProblem = "missing" | "unreadable" | "not-a-file" | "not-utf8" | "too-large" | "misplaced" | "extension";

/** One YAML or GraphQL file of the catalog. */
export interface SourceFile {
  /** Relative to the project, with `/`. */
  readonly path: string;
  readonly text: string;
  /** Set when the file could not be read as text; `text` is then empty. */
  readonly problem?: SourceProblem;
}

/** The paths of the catalog inside the project. */
export const CATALOG_FOLDER = "spec";
export const GATEWAY_FILE = "spec/gateway.yaml";
/** Decisions about differences from documents of third parties. */
export const DRIFT_FILE = "spec/drift.yaml";
export const CONNECTORS_FOLDER = "spec/connectors";
/** What is inside the open fields of a connector: `payments.yaml`, or `issue_tracker.graphql` with the schema of its queries. */
export const INNER_FOLDER = "spec/inner";

/** Items by what they have in common, in the order of the first of each. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** The properties that are not undefined, in their order. */
export function optional<Properties extends object>(properties: {
  readonly [Name in keyof Properties]: Properties[Name] | undefined;
}): { readonly [Name in keyof Properties]?: Properties[Name] } {
  const kept: { [Name in keyof Properties]?: Properties[Name] } = {};
  for (const name in properties) {
    const value = properties[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

/** Compares paths and other texts by code unit, with the same result on every machine and in every locale. */
export function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Where in the YAML a thing is written: file relative to the project, and the path of keys inside it. */
export interface Place {
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** The named type of a param: what is not written at the place itself is written there. */
  readonly base?: Place;
}

/** The place that is reached from another by further keys, in the named type as well. */
export function placeIn({ file, path, base }: Place, ...steps: readonly (string | number)[]): Place {
  return { file, path: [...path, ...steps], ...(base !== undefined && { base: placeIn(base, ...steps) }) };
}

/** The keys of a JSON pointer. */
export function pathOfPointer(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A half-open range of UTF-16 offsets in a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The offsets at which the lines of a text begin. LF, CRLF and a single CR end a line. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const ending of text.matchAll(/\r\n|\n|\r/gu)) starts.push(ending.index + ending[0].length);
  return starts;
}

/** The text of a line, counted from 1, without its line ending; "" if there is no such line. */
export function lineText(text: string, starts: readonly number[], line: number): string {
  const start = starts[line - 1];
  if (start === undefined) return "";
  return text.slice(start, starts[line] ?? text.length).replace(/[\r\n]+$/u, "");
}
