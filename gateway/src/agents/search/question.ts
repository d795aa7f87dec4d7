import { findPhrases, otherWords, findTopic, isFiller, splitWords, toSingular, toStem } from "connector-gateway-templates/search";
import { readActions, type AskedActions } from "./asked_actions.ts";
import type { MentionFinder, Mentions } from "./connector_mentions.ts";
import { type Spelling, isEveryday } from "./spelling.ts";

const ADDRESS = /\bhttps?:\/\/\S+/gu;

const EMAIL = /[^\s@"'<>(),]{1,64}@[^\s@"'<>(),]{1,255}\.\p{L}{2,}/gu;

const QUOTED = /"[^"]*"|“[^”]*”|‘[^’]*’|«[^»]*»|„[^“”]*[“”]|(?<![\p{L}\p{N}])'[^']+'(?![\p{L}\p{N}])/gu;

const DATE = /\b\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?\b|\b\d\d?[./]\d\d?[./]\d{2,4}\b/gu;

const FILE =
  /(?<!\S)[\p{L}\p{N}_-]+\.(?:pdf|docx?|xlsx?|csv|png|jpe?g|gif|svg|pptx?|txt|zip|mp[34]|mov|key|numbers|pages)(?![\p{L}\p{N}])/giu;

const CHANNEL = /(?<!\S)#(?=\p{L})[\p{L}\p{N}_-]+/gu;

const MENTIONED_PERSON = /(?<!\S)@(?=\p{L})[\p{L}\p{N}_.-]+/gu;

/** `besides deals`, `not its content`, `without deleting it` */
const EXCLUDED =
  /\b(?:besides|except(?: for)?|excluding|apart from|other than|rather than|instead of|not (?=(?:its|the|their|any|an?|in)\b)|without(?= \w+ing\b))[^,.;?!()]*/giu;

/** `metadata tier=gold`: the names of metadata are free. */
const METADATA = /\b(metadata)\s+\p{L}[\p{L}\p{N}_.-]*\s*=\s*\S+/giu;

/** The word right before an id, with `(id` or the like between them. */
const NOUN = String.raw`(?:\b(\p{L}+)(\s*[(,]?\s*(?:with\s+)?(?:the\s+)?(?:\b(?:id|key|number)\b\s*)?#?))?`;

/** A prefix with letters or digits, letters mixed with digits, or five digits. */
const ID = String.raw`(\p{L}{1,9}_(?=[\p{L}\p{N}_-]*[\p{N}\p{Lu}])[\p{L}\p{N}_-]+|(?=[\p{L}-]*\p{N})(?=[\p{N}-]*\p{L})[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*|\d{5,}(?:\.\d+)?)`;

const NOUN_AND_ID = new RegExp(String.raw`${NOUN}(?<![\p{L}\p{N}_.$€£-])${ID}(?![\p{L}\p{N}_])`, "gu");

/** `10k`, `1st` and `24h` are amounts. */
const AMOUNT = /^\d+(?:k|m|bn|st|nd|rd|th|h|hrs?|d|am|pm|x|s|kb|mb|gb|tb)$/iu;

/** A short number is an id only after a noun in the singular: `version 42`. */
const NOUN_AND_NUMBER =
  /\b(\p{L}{2,})([\s:=#]+)(\d{2,})\b(?!\s*(?:%|percent|euros?|dollars?|days?|weeks?|months?|years?|hours?|minutes?|items?|results?)|[.,]\d)/giu;

const NOUN_ID_AND_NUMBER = /\b(\p{L}{2,})([\s(,]+(?:with\s+)?(?:the\s+)?(?:id|key|number)[\s:=#]+)(\d{2,})\b/giu;

const NO_NOUN =
  /^(?:a?bove|about|after|amount|and|around|at|before|below|by|digits|ending|exactly|first|for|from|in|is|last|latest|least|limit|most|nearly|newest|next|of|on|or|over|page|past|recent|since|than|the|to|top|total|under|until|with|january|february|march|april|may|june|july|august|september|october|november|december)$|[^s]s$/iu;

const YEAR = /^(?:19|20)\d\d$/u;

const EMAIL_OR_QUOTED = new RegExp(`${EMAIL.source}|${QUOTED.source}`, "u");

/** The intention of a user, as far as their words show it. */
export interface Question {
  readonly words: readonly QuestionWord[];
  /** How much it asks for each action. */
  readonly asked: AskedActions;
  /** The stems of the first words of its parts, after `please` and the like, and of words that mean the same: `refund` in `refund a charge`. */
  readonly begins: ReadonlySet<string>;
  /** The stems of what shall be new, in the singular: `billing customer` in `new billing customer: Ada`. */
  readonly wantsNew: ReadonlySet<string>;
  /** The stems of the words that say what it is about. */
  readonly topic: ReadonlySet<string>;
  /** The stems of nouns in the singular and in the plural, and of words that mean the same. */
  readonly singulars: ReadonlySet<string>;
  readonly plurals: ReadonlySet<string>;
  readonly mentions: Mentions;
  readonly values: GivenValues;
  /** Words that are written like names of params, as `toIdentifier` writes them. */
  readonly identifiers: ReadonlySet<string>;
  /** The stems of the nouns before ids, and of words that mean the same. */
  readonly nouns: readonly ReadonlySet<string>[];
}

/** A word or a phrase that operations are compared with. */
export interface QuestionWord {
  /** Stems, and what each is worth. */
  readonly terms: ReadonlyMap<string, number>;
  readonly weight: number;
  /** Whether it is a word of a phrase: it need not mean what it says. */
  readonly isPart: boolean;
}

export interface Reader {
  /** Whether a word, in any form, is in the catalog. */
  readonly isInCatalog: (word: string) => boolean;
  readonly correct: Spelling;
  readonly findMentions: MentionFinder;
}

/** Longer questions are cut: their sender must not decide how long a search takes. */
const MOST_LETTERS = 500;
const MOST_WORDS = 60;

/**
 * The weights of words of the topic, of words that mean the same, also where the word itself is nowhere in the catalog, of pronouns of
 * persons and of phrases, and how much less the last word is worth.
 */
const TOPIC = 1.3;
const OTHER_WORD = 0.3;
const PERSON = 0.3;
const DECAY = 0.2;
const UNKNOWN_WORD = 0.7;
const PHRASE = 1.7;
/** The weight of the single words of a phrase. */
const IN_PHRASE = 0.3;

const PERSONS: ReadonlySet<string> = new Set("who someone somebody anyone anybody everyone everybody".split(" "));
const BEGINNING =
  /^(?:(?:please|pls|can you|could you|would you|i want to|i need to|i d like to|we want to|we need to|we have to|need to|let s|to|now|then) )*(\w+)/u;
const NEW = /\bnew (\w+(?: \w+){0,2})/u;
/** Two words with capitals, after another word. */
const NAME = /(?<=[\p{Ll}\p{N},] )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu;
const ENDS_OF_PARTS = /[,.;:!?\u2013\u2014]\s|\s-\s|\band\b/u;

/** `default_price`, `accountId` */
const IDENTIFIER = /(?<![\p{L}\p{N}_])(?:\p{Ll}+(?:_\p{Ll}+)+|\p{Ll}+(?:\p{Lu}\p{Ll}+)+)(?![\p{L}\p{N}_])/gu;

/** A name in snake case: `account_id` of `accountId`. */
export function toIdentifier(name: string): string {
  return splitWords(name)
    .map(({ word }) => word)
    .join("_");
}

/** Reads a question. */
export function readQuestion(written: string, { correct, findMentions, isInCatalog }: Reader): Question {
  const isUnknown = (word: string): boolean => !isInCatalog(word) && otherWords(toSingular(word)).length === 0;
  const values = readValues(nameless(written.slice(0, MOST_LETTERS), isUnknown));
  const all = splitWords(values.text)
    .slice(0, MOST_WORDS)
    .map(({ word }) => correct(word));
  const mentions = findMentions(all, new Set(values.nouns));
  const text = all.join(" ");
  const content = mentions.words.filter(isContent);
  return {
    words: toQuestionWords(mentions.words, new Set(values.nouns.map(correct)), isInCatalog),
    asked: readActions(text),
    begins: new Set(values.text.split(ENDS_OF_PARTS).flatMap(beginningOf)),
    wantsNew: new Set(newOnes(text).flatMap((word) => [...stemsOf(word)])),
    topic: new Set([...findTopic(mentions.words, isContent)].map(toStem)),
    singulars: new Set(content.filter((word) => toSingular(word) === word).flatMap((word) => [...stemsOf(word)])),
    plurals: new Set(content.filter((word) => toSingular(word) !== word).flatMap((word) => [...stemsOf(word)])),
    mentions,
    values,
    identifiers: new Set((values.text.match(IDENTIFIER) ?? []).map(toIdentifier)),
    nouns: values.nouns.map((noun) => stemsOf(correct(noun))),
  };
}

/** The question with `somebody` for first and last names of people: they are no typos. */
function nameless(question: string, isUnknown: (word: string) => boolean): string {
  return question.replace(NAME, (name) => (splitWords(name).every(({ word }) => isUnknown(word)) ? "somebody" : name));
}

function beginningOf(part: string): readonly string[] {
  const text = splitWords(part)
    .map(({ word }) => word)
    .join(" ");
  return [...stemsOf(BEGINNING.exec(text)?.[1] ?? "")];
}

/** The words after `new`, up to a preposition or the like. */
function newOnes(text: string): readonly string[] {
  const words = NEW.exec(text)?.[1]?.split(" ") ?? [];
  const end = words.findIndex(isFiller);
  return words.slice(0, end === -1 ? words.length : end).filter((word) => toSingular(word) === word);
}

/** The stems of a word, and of the words that mean the same. */
function stemsOf(word: string): ReadonlySet<string> {
  return new Set(word === "" ? [] : [word, ...otherWords(toSingular(word))].map(toStem));
}

function toQuestionWords(
  words: readonly string[],
  nouns: ReadonlySet<string>,
  isInCatalog: Reader["isInCatalog"],
): readonly QuestionWord[] {
  const topic = findTopic(words, isContent);
  const phrases = findPhrases(words.map(toSingular));
  const inPhrases = new Set(phrases.flatMap(({ from, to }) => words.slice(from, to)));
  const content = [...new Set(words.filter(isContent))];
  const rest = content.length === 0 && phrases.length === 0 ? [...new Set(words)] : content;
  const person = words.some((word) => PERSONS.has(word)) ? otherWords("somebody") : [];
  return [
    ...rest.map((word, index) => {
      const isPart = inPhrases.has(word);
      const weight = (isPart ? IN_PHRASE : 1) * (topic.has(word) || nouns.has(word) ? TOPIC : 1) * (1 - (DECAY * index) / rest.length);
      const worth = isInCatalog(word) ? OTHER_WORD : UNKNOWN_WORD;
      return { terms: toTerms(isPart ? [] : otherWords(toSingular(word)), worth, word), weight, isPart };
    }),
    ...phrases.map(({ meant }) => ({ terms: toTerms(meant, 1), weight: PHRASE, isPart: false })),
    ...(person.length === 0 ? [] : [{ terms: toTerms(person, PERSON), weight: PERSON, isPart: false }]),
  ];
}

function toTerms(others: readonly string[], worth: number, word?: string): ReadonlyMap<string, number> {
  return new Map([...others.map((other) => [toStem(other), worth] as const), ...(word === undefined ? [] : [[toStem(word), 1] as const])]);
}

function isContent(word: string): boolean {
  return !isFiller(word) && !isEveryday(word) && !/^\p{N}+$/u.test(word);
}

/** The values in a question: they are no words of the catalog, but say what is wanted. */
interface GivenValues {
  /** The question without them. Where a value says what it is, that stands in its place: `email`. */
  readonly text: string;
  /** Words that look like the id of a record: `cus_123`, `SHOP-42`, `4001001`. */
  readonly ids: readonly string[];
  /** The words right before the ids: `customer`. */
  readonly nouns: readonly string[];
  /** Whether there is something that records are found by: an email address, a text in quotes. */
  readonly hasSearched: boolean;
}

/** Takes the values out of a question. */
export function readValues(question: string): GivenValues {
  const ids: string[] = [];
  const nouns: string[] = [];
  const take = (id: string, noun: string | undefined): void => {
    ids.push(id);
    if (noun !== undefined) nouns.push(noun.toLowerCase());
  };
  const searched = question.replace(ADDRESS, " url ").replace(EMAIL, " email ").replace(QUOTED, " ");
  const isAllQuoted = !/[\p{L}\p{N}]/u.test(searched);
  const text = (isAllQuoted ? question.replace(ADDRESS, " url ").replace(EMAIL, " email ") : searched)
    .replace(EXCLUDED, " ")
    .replace(METADATA, " $1 ")
    .replace(FILE, " file ")
    .replace(DATE, " ")
    .replace(CHANNEL, " channel ")
    .replace(MENTIONED_PERSON, " user ")
    .replace(NOUN_AND_ID, (all: string, noun: string | undefined, between: string | undefined, id: string) => {
      if (AMOUNT.test(id)) return all;
      take(id, noun);
      return `${noun ?? ""}${between ?? ""} `;
    })
    .replace(NOUN_ID_AND_NUMBER, (all: string, noun: string, between: string, id: string) => {
      if (NO_NOUN.test(noun)) return all;
      take(id, noun);
      return `${noun}${between}`;
    })
    .replace(NOUN_AND_NUMBER, (all: string, noun: string, between: string, id: string) => {
      if (NO_NOUN.test(noun) || YEAR.test(id)) return all;
      take(id, /^(?:id|key|no|nr|number)$/iu.test(noun) ? undefined : noun);
      return `${noun}${between}`;
    });
  const hasSearched = EMAIL_OR_QUOTED.test(question) && !isAllQuoted;
  return { text, ids, nouns, hasSearched };
}
