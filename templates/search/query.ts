import { otherWords } from "./other_words.js";
import { isFiller, splitWords, toSingular, toStem, type Word } from "./words.js";

/** A connector that a search can be restricted to. */
export interface ConnectorName {
  readonly id: string;
  readonly title: string;
}

/** What somebody looks for. */
export interface Query {
  /** Without the prefix that names a connector, and without blanks around. */
  readonly text: string;
  /** Only what belongs to this connector. */
  readonly connector: string | undefined;
  /** Each word once. Fillers are left out unless there is nothing else. */
  readonly words: readonly QueryWord[];
}

/** A word that somebody looks for. */
export interface QueryWord {
  readonly word: string;
  /** What the index may have for it, and what each is worth: the word, its stem, and stems of words that mean the same. */
  readonly terms: ReadonlyMap<string, number>;
}

/** The first of these ends what a question is about: `deals of a company` are deals. */
const PREPOSITIONS = new Set("about at by for from in of on since sent that to who whose with without".split(" "));

/** What the words before the first preposition are worth, and words that only mean the same. */
const TOPIC = 1.6;
const OTHER_WORD = 0.5;

/** Longer texts are cut: nobody types them, and a paste must not decide how long an answer takes. */
const MOST_LETTERS = 200;

/** Reads what was typed. `crm: deals` looks for deals of the CRM; `crm` can also be the title of the connector. */
export function readQuery(written: string, connectors: readonly ConnectorName[]): Query {
  const line = written.slice(0, MOST_LETTERS).trim();
  const [, prefix = "", rest = ""] = /^([^:]+):(.*)$/su.exec(line) ?? [];
  const connector = connectors.find(({ id, title }) => [id, title].some((name) => isSameName(name, prefix)));
  const text = connector === undefined ? line : rest.trim();
  return { text, connector: connector?.id, words: toQueryWords(splitWords(text)) };
}

/** What to write for a search in a connector, or in all of them. */
export function writeQuery(text: string, connector: string | undefined): string {
  return connector === undefined ? text : `${connector}: ${text}`;
}

function isSameName(one: string, other: string): boolean {
  const [left, right] = [one, other].map((name) => splitWords(name).map(({ word }) => word));
  return left !== undefined && left.length > 0 && left.join(" ") === right?.join(" ");
}

function toQueryWords(words: readonly Word[]): readonly QueryWord[] {
  const end = words.findIndex(({ word }) => PREPOSITIONS.has(word));
  const topic = new Set(words.slice(0, Math.max(end, 0)).map(({ word }) => word));
  const meaningful = words.filter(({ word }) => !isFiller(word));
  const distinct = new Set((meaningful.length === 0 ? words : meaningful).map(({ word }) => word));
  return [...distinct].map((word) => ({ word, terms: toQueryTerms(word, topic.has(word) ? TOPIC : 1) }));
}

function toQueryTerms(word: string, weight: number): ReadonlyMap<string, number> {
  const others = otherWords(toSingular(word)).map((other) => [toStem(other), weight * OTHER_WORD] as const);
  return new Map([...others, [toStem(word), weight], [word, weight]]);
}
