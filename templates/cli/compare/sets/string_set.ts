import { countElements, strayElement } from "#templates/runtime";
import { checksFor, itemChecks, type ItemLimits, type StringLimits, formatPatterns } from "#templates/core";

/** Strings: those of a list, or all that obey limits. Those of a comma list count elements, which `elements` may list. */
export type StringSet = { readonly listed: readonly string[] } | StringRule;

/** What may be undefined instead of missing. */
type Maybe<Limits> = { readonly [Name in keyof Limits]: Limits[Name] | undefined };
type StringRule = Maybe<StringLimits & { elements?: CommaList }>;

/** The limits and the allowed values of the elements of a comma list. */
type CommaList = Maybe<ItemLimits & { values?: readonly string[] }>;

const FORMATS: ReadonlyMap<string, (typeof formatPatterns)[keyof typeof formatPatterns]> = new Map(Object.entries(formatPatterns));

/** Comma lists with no more texts than this are compared text by text. */
const MOST_TEXTS = 500;

/** Whether no string belongs to the set. */
export function isEmptyStrings(set: StringSet): boolean {
  const plain = enumerated(set);
  if ("listed" in plain) return plain.listed.length === 0;
  return isEmptyBounds(lengthsOf(plain)) || isEmptyBounds(countsOf(plain));
}

/**
 * Whether all strings of one set belong to another. Two patterns are not compared: each is assumed to accept strings that
 * the other refuses.
 */
export function isSubsetOfStrings(inner: StringSet, outer: StringSet): boolean {
  const [from, into] = [enumerated(inner), enumerated(outer)];
  if ("listed" in from) return from.listed.every((text) => hasString(into, text));
  if (isEmptyStrings(from)) return true;
  if ("listed" in into) return lengthsOf(from).most === 0 && into.listed.includes("");
  return (
    isWithin(lengthsOf(from), { least: into.minLength ?? 0, most: into.maxLength ?? Infinity }) &&
    isWithin(countsOf(from), countsOf({ elements: into.elements })) &&
    (into.pattern === undefined || into.pattern === from.pattern) &&
    (into.format === undefined || into.format === from.format) &&
    areElementsWithin(from.elements?.values, into.elements?.values)
  );
}

/** Whether a string belongs to the set. */
export function hasString(set: StringSet, text: string): boolean {
  if ("listed" in set) return set.listed.includes(text);
  const { format, elements, ...limits } = set;
  if (!(compiled(formatNamed(format)?.pattern)?.test(text) ?? true)) return false;
  if (!obeys(limits, text)) return false;
  if (elements === undefined) return true;
  const { values, ...counts } = elements;
  const isCount = checksFor<number, Maybe<ItemLimits>>(itemChecks, counts).every(({ accepts }) => accepts(countElements(text)));
  return isCount && strayElement(text, values) === undefined;
}

function obeys({ minLength = 0, maxLength = Infinity, pattern }: StringRule, text: string): boolean {
  const length = Array.from(text).length;
  return length >= minLength && length <= maxLength && (compiled(pattern)?.test(text) ?? true);
}

/** Undefined for what is no expression: the catalog of another generator may have a syntax of its own. */
function compiled(pattern: string | undefined): RegExp | undefined {
  try {
    return pattern === undefined ? undefined : new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
}

/** Undefined for a format of another generator. */
function formatNamed(format = ""): { readonly pattern: string; readonly lengths: readonly [number, number] } | undefined {
  return FORMATS.get(format);
}

/** The lengths that strings of the rule can have. */
function lengthsOf({ minLength = 0, maxLength = Infinity, pattern, format, elements }: StringRule): Bounds {
  const [least, most] = formatNamed(format)?.lengths ?? [0, Infinity];
  const matched = pattern === undefined ? ANY_COUNT : patternLengths(pattern);
  const listed = elements === undefined ? ANY_COUNT : listLengths(elements);
  return { least: Math.max(minLength, least, matched.least, listed.least), most: Math.min(maxLength, most, matched.most, listed.most) };
}

/** The lengths of comma lists with these elements. */
function listLengths(elements: CommaList): Bounds {
  const { least, most } = countsOf({ elements });
  const lengths = elements.values?.map((value) => Array.from(value).length);
  const shortest = lengths === undefined ? 0 : Math.min(...lengths);
  const longest = lengths === undefined ? Infinity : Math.max(...lengths);
  return { least: least * (shortest + 1) - 1, most: most * (longest + 1) - 1 };
}

/** The numbers of elements that strings of the rule can have: at least one, which may be empty. */
function countsOf({ maxLength = Infinity, elements }: StringRule): Bounds {
  return { least: Math.max(elements?.minItems ?? 1, 1), most: Math.min(elements?.maxItems ?? Infinity, maxLength + 1) };
}

function isWithin(inner: Bounds, outer: Bounds): boolean {
  return inner.least >= outer.least && inner.most <= outer.most;
}

function isEmptyBounds({ least, most }: Bounds): boolean {
  return least > most;
}

function areElementsWithin(inner: readonly string[] | undefined, outer: readonly string[] | undefined): boolean {
  return outer === undefined || (inner?.every((value) => outer.includes(value)) ?? false);
}

/** The set as a list of its strings, where it is a short one. */
function enumerated(set: StringSet): StringSet {
  if ("listed" in set) return set;
  if (isEmptyBounds(lengthsOf(set)) || isEmptyBounds(countsOf(set))) return { listed: [] };
  const { values } = set.elements ?? {};
  const { least, most } = countsOf(set);
  if (values === undefined) return set;
  const texts = textsOf([...new Set(values)], least, most);
  return texts === undefined ? set : { listed: texts.filter((text) => hasString(set, text)) };
}

/** All comma lists of some values, with so many elements; undefined if there are too many of them. */
function textsOf(values: readonly string[], least: number, most: number): readonly string[] | undefined {
  const texts: string[] = [];
  let longest: readonly string[] = [""];
  for (let count = 1; count <= most; count++) {
    if (longest.length * values.length > MOST_TEXTS - texts.length) return undefined;
    longest = longest.flatMap((text) => values.map((value) => (count === 1 ? value : `${text},${value}`)));
    if (count >= least) texts.push(...longest);
    if (longest.length === 0) break;
  }
  return texts;
}

/** The smallest and the largest of some counts. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Any number. */
const ANY_COUNT: Bounds = { least: 0, most: Infinity };

const NOTHING: Bounds = { least: 0, most: 0 };
const ONE: Bounds = { least: 1, most: 1 };

/** Ends the reading of a pattern at syntax whose lengths are not found out, such as `\1`. */
class Unknown extends Error {}

/**
 * The lengths, in code points, of the strings in which an expression (`u` flag) finds a match. All of them are between the bounds; the
 * bounds can be wider than necessary.
 */
export function patternLengths(pattern: string): Bounds {
  try {
    const reader = new PatternReader(Array.from(pattern));
    const { least, most } = reader.readAlternatives();
    if (!reader.isAtEnd()) return ANY_COUNT;
    return { least, most: reader.isWhole ? most : Infinity };
  } catch (error) {
    if (error instanceof Unknown) return ANY_COUNT;
    throw error;
  }
}

/** Reads an expression from left to right. */
class PatternReader {
  /** Every alternative is anchored at both ends, so that a match is the whole string. */
  isWhole = true;
  readonly #points: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(points: readonly string[]) {
    this.#points = points;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#points.length;
  }

  /** `a|bc` */
  readAlternatives(): Bounds {
    const lengths = [this.#readSequence()];
    while (this.#take("|")) lengths.push(this.#readSequence());
    return { least: Math.min(...lengths.map(({ least }) => least)), most: Math.max(...lengths.map(({ most }) => most)) };
  }

  #readSequence(): Bounds {
    const start = this.#at;
    let sum = NOTHING;
    while (!this.isAtEnd() && !this.#isNext("|") && !this.#isNext(")")) {
      const part = this.#readQuantified();
      sum = { least: sum.least + part.least, most: sum.most + part.most };
    }
    const isAnchored = this.#points[start] === "^" && this.#points[this.#at - 1] === "$" && this.#points[this.#at - 2] !== "\\";
    if (this.#depth === 0 && !isAnchored) this.isWhole = false;
    return sum;
  }

  /** An atom with `*`, `+`, `?` or `{2,3}`, where it has one. */
  #readQuantified(): Bounds {
    const { least, most } = this.#readAtom();
    const times = this.#readTimes();
    // Nothing, any number of times, is nothing.
    return { least: least * times.least, most: most === 0 ? 0 : times.most === 0 ? 0 : most * times.most };
  }

  #readTimes(): Bounds {
    const times = this.#readQuantifier();
    if (times !== undefined) this.#take("?");
    return times ?? ONE;
  }

  #readQuantifier(): Bounds | undefined {
    if (this.#take("*")) return ANY_COUNT;
    if (this.#take("+")) return { least: 1, most: Infinity };
    if (this.#take("?")) return { least: 0, most: 1 };
    if (!this.#take("{")) return undefined;
    const [least = "", most] = this.#readUntil("}").split(",");
    return { least: Number(least), most: most === undefined ? Number(least) : most === "" ? Infinity : Number(most) };
  }

  #readAtom(): Bounds {
    const point = this.#points[this.#at++];
    if (point === "^" || point === "$") return NOTHING;
    if (point === "(") return this.#readGroup();
    if (point === "[") return this.#readClass();
    return point === "\\" ? this.#readEscape() : ONE;
  }

  /** The parenthesis has been read. What looks ahead or behind takes no room. */
  #readGroup(): Bounds {
    const start = this.#points.slice(this.#at, this.#at + 3).join("");
    const looks = /^\?(?:[=!]|<[=!])/u.test(start);
    if (start.startsWith("?<") && !looks) this.#readUntil(">");
    else if (looks) this.#at += start.startsWith("?<") ? 3 : 2;
    else if (start.startsWith("?:")) this.#at += 2;
    else if (start.startsWith("?")) throw new Unknown();
    this.#depth++;
    const inside = this.readAlternatives();
    this.#depth--;
    if (!this.#take(")")) throw new Unknown();
    return looks ? NOTHING : inside;
  }

  #readClass(): Bounds {
    while (!this.#isNext("]")) {
      if (this.isAtEnd()) throw new Unknown();
      this.#at += this.#isNext("\\") ? 2 : 1;
    }
    this.#at++;
    return ONE;
  }

  /** The backslash has been read. */
  #readEscape(): Bounds {
    const point = this.#points[this.#at++] ?? "";
    if (point === "b" || point === "B") return NOTHING;
    // References to groups, and halves of characters that may belong together.
    if (/[1-9k]/u.test(point) || (point === "u" && !this.#isNext("{"))) throw new Unknown();
    if (point === "p" || point === "P" || point === "u") this.#readUntil("}");
    else if (point === "x") this.#at += 2;
    else if (point === "c") this.#at++;
    return ONE;
  }

  #readUntil(end: string): string {
    const start = this.#at;
    while (!this.isAtEnd() && !this.#isNext(end)) this.#at++;
    this.#at++;
    return this.#points.slice(start, this.#at - 1).join("");
  }

  #isNext(point: string): boolean {
    return this.#points[this.#at] === point;
  }

  #take(point: string): boolean {
    const isNext = this.#isNext(point);
    if (isNext) this.#at++;
    return isNext;
  }
}
