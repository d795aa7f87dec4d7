import type { Range } from "../source/source_file.ts";
import { compose, type Composed, type ParserError } from "../yaml/compose.ts";
import { applyEdits, offsetAfter, offsetBefore, type Edit, type Mistake } from "../yaml/mistake.ts";
import { contentOf, examine, type Broken, type Detector } from "./broken.ts";
import { wrongIndents } from "./indentation.ts";
import {
  foreignComments,
  missingColons,
  missingCommas,
  missingCommasBeforeKeys,
  missingHeads,
  missingSpaces,
  strayMarks,
  unclosedBrackets,
  unclosedQuotes,
} from "./missing.ts";
import {
  badEscapes,
  blockHeaders,
  foreignTypes,
  missingBraces,
  missingLineBreaks,
  textAfterQuotes,
  typeColons,
  unquotedKeys,
  unquotedValues,
} from "./unquoted.ts";
import { isBlank, type TextLine } from "../yaml/lines.ts";

/** Counts the diagnostics of a text that is YAML. */
export type CountDiagnostics = (text: string, composed: Composed) => number;

/** The mistakes that keep a text from being YAML, and what the parser says when there is no better explanation. */
export interface Explanation {
  readonly mistakes: readonly Mistake[];
  readonly unexplained?: ParserError;
  /** The text without them, if it is YAML. */
  readonly corrected?: string;
}

/** The errors of the parser for a text, and the edits that were made to it before. */
export interface KnownErrors {
  readonly errors: readonly ParserError[];
  readonly edits: readonly Edit[];
}

/** The most specific first: of equally good explanations the first is taken. */
const DETECTORS: readonly Detector[] = [
  badEscapes,
  blockHeaders,
  foreignComments,
  missingSpaces,
  unquotedKeys,
  missingColons,
  missingCommasBeforeKeys,
  foreignTypes,
  typeColons,
  missingLineBreaks,
  missingBraces,
  strayMarks,
  textAfterQuotes,
  unquotedValues,
  unclosedQuotes,
  unclosedBrackets,
  missingCommas,
  missingHeads,
  wrongIndents,
];

/** Somebody who sees so many messages fixes these first. */
const MOST_MISTAKES = 10;

/** Mistakes so close to each other that one hides the next. */
const DEEPEST = 3;

/** How many ways of correcting the first of several mistakes are followed up. */
const WIDEST = 6;

/** How many characters may be parsed on the search. */
const MOST_WORK = 4_000_000;

/**
 * Finds the mistakes that keep a text from being YAML. Each guess of a detector is tried: its edits are applied, and the
 * guess is right when the parser then finds nothing wrong nearby. Of several right ones the one is taken with which the
 * text has the fewest diagnostics. The next mistake is looked for in the corrected text, so that each is reported once.
 * `edits` were made before: the places of the mistakes are those of the text without them.
 */
export function findMistakes(text: string, { errors, edits }: KnownErrors, countDiagnostics: CountDiagnostics): Explanation {
  const mistakes: Mistake[] = [];
  const history: (readonly Edit[])[] = [edits];
  const places: number[] = [];
  const search = new Search(countDiagnostics);
  let current = text;
  let [error] = errors;
  while (error !== undefined && history.length <= MOST_MISTAKES) {
    const broken = examine(current, error);
    const trial = search.explain(broken, DEEPEST, 2) ?? search.explain(broken, DEEPEST, 0);
    const best = trial?.mistake;
    const range = best?.range ?? errorRange(broken);
    const place = original(history.slice(1), range).start;
    // Two corrections of one line are most likely about one mistake.
    const isNews = places.every((other) => !isOnOneLine(text, place, other));
    if (best === undefined) return isNews ? { mistakes, unexplained: { ...broken.error, ...original(history, range) } } : { mistakes };
    if (isNews) mistakes.push({ ...best, range: original(history, range) });
    places.push(place);
    history.push(best.edits);
    current = applyEdits(current, best.edits);
    [error] = trial?.left === 0 ? trial.composed().errors : compose(current).errors;
  }
  return { mistakes, ...(error === undefined && { corrected: current }) };
}

function isOnOneLine(text: string, one: number, other: number): boolean {
  return !/[\r\n]/u.test(text.slice(Math.min(one, other), Math.max(one, other)));
}

/** The parser counts the blanks in front of a line as a part of it. */
function errorRange({ error, line }: Broken): Range {
  const content = contentOf(line);
  const start = error.start === line.start ? content.start : error.start;
  return { start, end: Math.max(error.end, start) };
}

function original(history: readonly (readonly Edit[])[], { start, end }: Range): Range {
  const back = (offset: number): number => history.reduceRight((at, edits) => offsetBefore(edits, at), offset);
  return { start: back(start), end: back(end) };
}

/** A guess that was tried. */
interface Trial {
  readonly mistake: Mistake;
  /** The mistakes that are left nearby; none when the guess explains all of it. */
  readonly left: number;
  /** The corrected text as the parser sees it. */
  readonly composed: () => Composed;
  /** The number of diagnostics of the corrected text; only known when it is YAML. */
  readonly diagnostics: () => number;
}

/** Where the corrected text is not YAML; infinite when it is. */
function nextOf({ composed }: Trial): number {
  return composed().errors[0]?.start ?? Number.POSITIVE_INFINITY;
}

/** Wraps a function to run at most once, when its result is first needed: most trials are never compared. */
function lazily<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}

class Search {
  readonly #countDiagnostics: CountDiagnostics;
  #work = 0;

  constructor(countDiagnostics: CountDiagnostics) {
    this.#countDiagnostics = countDiagnostics;
  }

  /** The best explanation of an error, with at most so many mistakes nearby. */
  explain(broken: Broken, depth: number, reach: Reach): Trial | undefined {
    const guesses = this.#try(broken, reach);
    const right = guesses.filter(({ errors }) => errors.length === 0).map(({ mistake, text }) => this.#finish(mistake, text));
    if (right.length > 0) return best(right);
    const further = guesses.filter(({ mistake, errors: [next] }) => next !== undefined && getsFurther(broken, mistake.edits, next));
    further.sort((left, right) => (right.errors[0]?.start ?? 0) - (left.errors[0]?.start ?? 0));
    if (depth <= 1) return undefined;
    const followed = further.slice(0, WIDEST).flatMap(({ mistake, text, errors: [next] }): Trial[] => {
      const rest = next === undefined ? undefined : this.explain(examine(text, next), depth - 1, reach);
      // A chain of corrections that goes back and forth bends the file to a wrong guess.
      const isForward = rest !== undefined && rest.mistake.range.start > offsetAfter(mistake.edits, mistake.range.start);
      return isForward ? [{ ...rest, mistake, left: rest.left + 1 }] : [];
    });
    return best(followed);
  }

  /** Applies each guess and parses what is around it. */
  #try(
    broken: Broken,
    reach: Reach,
  ): readonly { readonly mistake: Mistake; readonly text: string; readonly errors: readonly ParserError[] }[] {
    const window = windowAround(broken, reach);
    const tried = new Set<string>();
    return DETECTORS.flatMap((detect) => detect(broken)).flatMap((mistake) => {
      if (mistake.edits.some(({ start, end }) => start < window.start || end > window.end)) return [];
      const text = applyEdits(broken.text, mistake.edits);
      const near = window.head + text.slice(window.start, window.end + text.length - broken.text.length);
      if (tried.has(near) || this.#work > MOST_WORK) return [];
      tried.add(near);
      this.#work += near.length;
      const moved = window.start - window.head.length;
      const errors = compose(near).errors.map((error) => ({ ...error, start: error.start + moved, end: error.end + moved }));
      return [{ mistake, text, errors }];
    });
  }

  #finish(mistake: Mistake, text: string): Trial {
    this.#work += text.length;
    const isAffordable = this.#work < MOST_WORK;
    const composed = lazily(() => compose(text));
    const diagnostics = lazily(() => (composed().errors.length === 0 && isAffordable ? this.#countDiagnostics(text, composed()) : 0));
    return { mistake, left: 0, composed, diagnostics };
  }
}

/** Of equally good ones the first. */
function best(trials: readonly Trial[]): Trial | undefined {
  const least = Math.min(...trials.map(({ left }) => left));
  const nearest = trials.filter(({ left }) => left === least);
  const telling = nearest.filter((one) => one.mistake.isTelling);
  const [first, ...others] = telling.length > 0 ? telling : nearest;
  let found = first;
  for (const one of others) {
    if (found === undefined || (nextOf(found) === Number.POSITIVE_INFINITY && found.diagnostics() === 0)) break;
    if (isBetter(one, found)) found = one;
  }
  return found;
}

/** Whether a trial gets further, or as far with less wrong. */
function isBetter(trial: Trial, found: Trial): boolean {
  const [next, other] = [nextOf(trial), nextOf(found)];
  return next === other ? trial.diagnostics() < found.diagnostics() : next > other;
}

function getsFurther({ error }: Broken, edits: readonly Edit[], next: ParserError): boolean {
  return next.start > Math.max(offsetAfter(edits, error.start), endOf(edits));
}

function endOf(edits: readonly Edit[]): number {
  return edits.reduce((end, edit) => end + edit.text.length - (edit.end - edit.start), edits.at(-1)?.end ?? 0);
}

/** The lines around an error. */
interface Window extends Range {
  /** The key of the file that the lines are inside of, as a line of its own; "" when they begin with such a key. */
  readonly head: string;
}

/** How many keys in front of an error and behind it are part of a window. */
type Reach = 0 | 2;

/**
 * The lines around an error that must be parsed to see whether a guess is right: those of the key of the file that the
 * error is in, or of the key under that one, and of as many keys around it. A line in the wrong column may look like one
 * of these keys; on the other hand the lines around it may have mistakes of their own.
 */
function windowAround({ text, lines, error, noticed }: Broken, reach: Reach): Window {
  const keys = lines.filter((line) => line.indent <= 2 && !isBlank(line) && /^\s*[\p{L}"'][^#]*:/u.test(line.text));
  const first = keys.filter(({ start }) => start <= error.start).at(-1 - reach);
  const last = keys.filter(({ start }) => start > (reach === 0 ? error.start : noticed)).at(reach === 0 ? 0 : 1);
  const parent =
    first === undefined || first.indent === 0 ? undefined : keys.findLast(({ start, indent }) => start < first.start && indent === 0);
  return { start: first?.start ?? 0, end: last?.start ?? text.length, head: parent === undefined ? "" : headOf(parent) };
}

function headOf({ text }: TextLine): string {
  return `${text.replace(/:.*$/u, "")}:\n`;
}
