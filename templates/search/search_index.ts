import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import type { Query, QueryWord } from "./query.js";
import { isFiller, splitWords, toStem } from "./word_forms.js";
import { nearestNames } from "#templates/core";

/** The kinds of what can be found, in the order of their groups if nothing else decides, and how much a match in each is worth. */
export const entryKinds: Readonly<Record<EntryKind, KindOfEntry>> = {
  connector: { group: "Connectors", weight: 2 },
  operation: { group: "Operations", weight: 2 },
  entity: { group: "Entities", weight: 1 },
  record: { group: "Records", weight: 1 },
  topic: { group: "Guide", weight: 1 },
  parameter: { group: "Parameters", weight: 0.4 },
  field: { group: "Fields", weight: 0.4 },
  meta: { group: "Meta", weight: 0.3 },
};

/** So many names are suggested at most. */
const MOST_SUGGESTIONS = 4;

/** Words that people use for the actions. */
const ACTION_WORDS: ReadonlyMap<string, string> = new Map([
  ["list", "list browse show see view display enumerate every each latest newest recent overview"],
  ["get", "get read fetch retrieve show see view display one single details lookup info id"],
  ["create", "create add make new insert register issue start give set up"],
  ["update", "update change edit modify set rename correct fix replace patch adjust"],
  ["delete", "delete remove erase destroy drop discard rid"],
  ["api_search", "search list show browse find query lookup look filter match matching whose where named called containing"],
  ["download", "download save fetch content bytes export stream pull"],
]);

/** An entry that was found. */
export interface Found {
  readonly entry: SearchEntry;
  readonly score: number;
  /** The words and stems that were found in it. */
  readonly terms: ReadonlySet<string>;
}

/** The results of a search. */
export interface Findings {
  /** The best first. */
  readonly found: readonly Found[];
  /** The words that are nowhere, not even with a typo. */
  readonly missing: readonly string[];
}

/** Finds entries. Knows nothing about the page. */
export interface SearchIndex {
  /** Adds entries, in the order of the page: it decides between equally good ones. */
  readonly add: (entries: readonly SearchEntry[]) => void;
  readonly find: (query: Query) => Findings;
}

/** An entry as the words of its parts. */
interface IndexedEntry {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly sentence: string;
  readonly action: string;
  readonly inside: string;
}

/** The weight of a match in each part of an entry. */
const WEIGHTS = { name: 4, path: 1.5, sentence: 1.5, action: 1.5, inside: 0.4 } as const satisfies Partial<
  Readonly<Record<keyof IndexedEntry, number>>
>;

/** The weight of a match that is the beginning of a word, or has a typo. */
const INEXACT = { prefix: 0.4, fuzzy: 0.3 };

/** How many times as good a whole id is, and the end of an id. */
const WHOLE_ID = 1000;
const END_OF_ID = 10;

/** The part of the best score that an entry without some of the words needs. */
const GOOD_ENOUGH = 0.3;

/** A new index without entries. */
export function createSearchIndex(): SearchIndex {
  const entries: SearchEntry[] = [];
  const known = new Set<string>();
  const processTerm = (word: string, part?: string): string[] => {
    const terms = [...toTerms(word, part)];
    terms.forEach((term) => known.add(term));
    return terms;
  };
  const index = new MiniSearch<IndexedEntry>({ fields: Object.keys(WEIGHTS), tokenize, processTerm });
  return {
    add: (added) => {
      index.addAll(added.map((entry, position) => toIndexed(entry, entries.length + position)));
      entries.push(...added);
    },
    find: (query) => find({ index, entries, known }, query),
  };
}

interface Searched {
  readonly index: MiniSearch<IndexedEntry>;
  readonly entries: readonly SearchEntry[];
  /** All words and stems of the entries. */
  readonly known: ReadonlySet<string>;
}

function toIndexed(entry: SearchEntry, id: number): IndexedEntry {
  const { anchor, kind, name, sentence, inside = "" } = entry;
  const [, entity = "", action = ""] = anchor.split(".");
  const path = [anchor, ...entry.path].join(" ");
  return kind === "operation"
    ? { id, name: `${entity} ${action}`, path, sentence, action: wordsOfAction(action), inside }
    : { id, name, path, sentence, action: "", inside };
}

function tokenize(text: string): string[] {
  return splitWords(text).map(({ word }) => word);
}

/** In names and sentences, a word is found as it is written and by its stem; elsewhere by its stem, which makes answers faster. */
function toTerms(word: string, part?: string): readonly string[] {
  if (part !== "name" && isFiller(word)) return [];
  const stem = toStem(word);
  return stem === word || part === "path" || part === "inside" || part === "action" ? [stem] : [word, stem];
}

function find(searched: Searched, query: Query): Findings {
  if (query.words.length === 0) return { found: listed(searched.entries, query), missing: [] };
  const exact = search(searched, query, []);
  const unmatched = missingWords(exact, query);
  const results = unmatched.length === 0 ? exact : search(searched, query, unmatched);
  const missing = missingWords(results, query).map(({ word }) => word);
  return { found: rank(results, searched.entries, query), missing };
}

/** Without words: the connectors, or what one of them has. */
function listed(entries: readonly SearchEntry[], { connector, text }: Query): readonly Found[] {
  const kinds: readonly EntryKind[] = connector === undefined ? ["connector"] : ["connector", "operation", "entity"];
  const wanted = entries.filter((entry) => kinds.includes(entry.kind) && (connector === undefined || entry.connector === connector));
  return text === "" ? wanted.map((entry) => ({ entry, score: entryKinds[entry.kind].weight, terms: new Set() })) : [];
}

/** Typos are looked for only in words that are nowhere as they are written: `charge` is not a typo of `change`. */
function search({ index, entries, known }: Searched, { words, connector }: Query, mistyped: readonly QueryWord[]): readonly SearchResult[] {
  const terms = new Map(words.flatMap((word) => [...word.terms]));
  const last = words.at(-1);
  const isShort = words.every(({ word }) => word.length === 1);
  const options: SearchOptions = {
    // One letter is in the sentence of everything.
    ...(isShort && { fields: ["name"] }),
    tokenize: () => [...terms.keys()],
    processTerm: (term) => term,
    boost: WEIGHTS,
    boostDocument: (id) => entryKinds[entryAt(entries, id).kind].weight,
    boostTerm: (term) => terms.get(term) ?? 1,
    weights: INEXACT,
    // The last word is still being written. Others are beginnings of words only if they are no words themselves.
    prefix: (term) => term === last?.word || (term.length > 2 && !known.has(term)),
    fuzzy: (term) => mistyped.some(({ word }) => word === term) && 0.25,
    maxFuzzy: 3,
    ...(connector !== undefined && { filter: ({ id }) => entryAt(entries, id).connector === connector }),
  };
  return index.search("words", options);
}

function entryAt(entries: readonly SearchEntry[], id: unknown): SearchEntry {
  const entry = entries[Number(id)];
  if (entry === undefined) throw new RangeError(`There is no entry ${String(id)}.`);
  return entry;
}

function missingWords(results: readonly SearchResult[], { words }: Query): readonly QueryWord[] {
  return words.filter((word) => !results.some((result) => isIn(result, word)));
}

function isIn({ queryTerms }: SearchResult, { terms }: QueryWord): boolean {
  return queryTerms.some((term) => terms.has(term));
}

/** Entries with more of the words come first. Those without some of them must be about as good as the best one. */
function rank(results: readonly SearchResult[], entries: readonly SearchEntry[], { words, text }: Query): readonly Found[] {
  const rated = results.map((result) => {
    const share = words.filter((word) => isIn(result, word)).length / words.length;
    const entry = entryAt(entries, result.id);
    const score = result.score * share ** 2 * nearnessOfId(entry, text);
    return { share, id: Number(result.id), found: { entry, score, terms: new Set(Object.keys(result.match)) } };
  });
  const mostWords = rated.reduce((most, { share }) => Math.max(most, share), 0);
  const enough = rated.reduce((most, { found }) => Math.max(most, found.score), 0) * GOOD_ENOUGH;
  return rated
    .filter(({ share, found }) => share === mostWords || found.score >= enough)
    .sort((one, other) => other.found.score - one.found.score || one.id - other.id)
    .map(({ found }) => found);
}

function nearnessOfId({ anchor, kind }: SearchEntry, text: string): number {
  const [id, wanted] = [anchor.toLowerCase(), text.toLowerCase()];
  if (id === wanted) return WHOLE_ID;
  const end = kind === "operation" ? wanted.replace(/\s+/gu, ".") : wanted;
  return end.includes(".") && id.endsWith(`.${end}`) ? END_OF_ID : 1;
}

/** Other words for what an operation does, from its action: `remove erase …` for `delete`. */
function wordsOfAction(action: string): string {
  return ACTION_WORDS.get(action) ?? "";
}

/**
 * Names that somebody who typed `text` may have meant, the nearest first. It can be a typo for a whole id, for `customers.list`, or for a
 * name inside one.
 */
export function suggestNames(text: string, entries: readonly SearchEntry[]): readonly string[] {
  const words = text.trim().split(/\s+/u);
  const wanted = [...new Set([text.trim(), words.at(-1) ?? ""])];
  const names = new Set(entries.flatMap(namesOf));
  const near = wanted.flatMap((name) => nearestNames(name, [...names], MOST_SUGGESTIONS));
  return [...new Set(near)].slice(0, MOST_SUGGESTIONS);
}

function namesOf({ kind, anchor, name }: SearchEntry): readonly string[] {
  return kind === "operation"
    ? [anchor, anchor.slice(anchor.indexOf(".") + 1)]
    : [name, ...name.split(/[._]/u)].filter((part) => part !== "");
}

/** The kinds of entries that can be found. */
export type EntryKind = "connector" | "operation" | "entity" | "record" | "topic" | "parameter" | "field" | "meta";

interface KindOfEntry {
  readonly group: string;
  readonly weight: number;
}

/** Something with an anchor that can be found. */
export interface SearchEntry {
  /** Its id on the page, `payments.customers.list.params.limit`. */
  readonly anchor: string;
  readonly kind: EntryKind;
  /** `limit` */
  readonly name: string;
  /** Its owners, from the outside: `Payments`, `customers.list`. */
  readonly path: readonly string[];
  /** The id of its connector, or undefined if it belongs to all of them. */
  readonly connector: string | undefined;
  /** A sentence that describes it. */
  readonly sentence: string;
  /** Words that are searched, but not shown: those of the params of an operation. */
  readonly inside?: string;
}
