import { findPhrases, otherWords } from "./vocabulary.js";
import { isFiller, splitWords, toSingular, toStem, type Word } from "./word_forms.js";

/** The first of these ends what a question is about: `deals of a company` are deals, `customers we bill` are customers. */
const ENDS: ReadonlySet<string> = new Set(
  "about at by for from in of on since sent that to who whose with without i we they you he she it".split(" "),
);

/** A connector that a search can be restricted to. */
export interface ConnectorName {
  readonly id: string;
  readonly title: string;
}

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
  /** The terms that the index may have for it, and their weights: the word, its stem, and stems of words that mean the same. */
  readonly terms: ReadonlyMap<string, number>;
}

/** The weights of words of the topic, and of words that only mean the same. */
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

/** The text to write for a search in a connector, or in all of them. */
export function writeQuery(text: string, connector: string | undefined): string {
  return connector === undefined ? text : `${connector}: ${text}`;
}

function isSameName(one: string, other: string): boolean {
  const [left, right] = [one, other].map((name) => splitWords(name).map(({ word }) => word));
  return left !== undefined && left.length > 0 && left.join(" ") === right?.join(" ");
}

function toQueryWords(words: readonly Word[]): readonly QueryWord[] {
  const topic = findTopic(
    words.map(({ word }) => word),
    (word) => !isFiller(word),
  );
  const phrases = findPhrases(words.map(({ word }) => toSingular(word)));
  const inPhrases = new Map(phrases.flatMap(({ from, to, meant }) => words.slice(from, to).map(({ word }) => [word, meant] as const)));
  const meaningful = words.filter(({ word }) => !isFiller(word));
  const distinct = new Set((meaningful.length === 0 ? words : meaningful).map(({ word }) => word));
  return [...distinct].map((word) => {
    const others = inPhrases.get(word) ?? otherWords(toSingular(word));
    return { word, terms: toQueryTerms(word, others, topic.has(word) ? TOPIC : 1) };
  });
}

function toQueryTerms(word: string, others: readonly string[], weight: number): ReadonlyMap<string, number> {
  const meant = others.map((other) => [toStem(other), weight * OTHER_WORD] as const);
  return new Map([...meant, [toStem(word), weight], [word, weight]]);
}

/**
 * The words that say what a question is about: those before the first preposition or pronoun that follows one of them. `isContent` says
 * whether a word says anything.
 */
export function findTopic(words: readonly string[], isContent: (word: string) => boolean): ReadonlySet<string> {
  const start = words.findIndex(isContent);
  const end = words.findIndex((word, index) => start !== -1 && index > start && ENDS.has(word));
  return new Set(words.slice(0, Math.max(end, 0)));
}
