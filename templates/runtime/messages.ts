import { nearestAmong, toComparedNames, type ComparedNames, type Effort, nearestName } from "#templates/core";
import { kindOf, namesOfKinds } from "./kinds.js";
import type { Scalar } from "./rules.js";

/** How many values a message lists; `expected` has all of them. */
const MAX_LISTED = 12;
const MAX_NAME = 60;

/** Characters that nobody sees, or that move or reorder the text around them. */
export const HIDDEN: RegExp = /[\p{C}\p{DI}\p{Zl}\p{Zp}]/gu;

/**
 * A name from a payload that is safe to print: not too long, without characters that move or hide the text around it. Plain names, which
 * nearly all are, are recognized faster than the other characters are searched for.
 */
export function cleanName(name: string): string {
  const start = name.slice(0, MAX_NAME);
  const clean = /^\w*$/.test(start) ? start : start.replace(/[\p{C}\p{Zl}\p{Zp}`]/gu, "\ufffd");
  return name.length > MAX_NAME ? `${clean}…` : clean;
}

/** The place of a value, as the subject of a message: "`created.gte`", or "The value" for the value itself. */
export function subjectOf(path: readonly (string | number)[]): string {
  let place = "";
  let dot = "";
  for (const step of path) {
    place += typeof step === "number" ? `[${step}]` : dot + cleanName(step);
    dot = ".";
  }
  return dot === "" ? "The value" : `\`${place}\``;
}

/** Descriptions of sets of kinds, by their bits. There are at most 256 sets, and responses repeat the same few mistakes. */
const describedKinds: string[] = [];

/** `an integer or null` */
export function describeKinds(kinds: number): string {
  return (describedKinds[kinds] ??= joinWords(namesOfKinds(kinds).map(withArticle)));
}

/** The kind of a value in words, never the value itself. */
export function describeValue(value: unknown): string {
  return describeKinds(kindOf(value)) || withArticle(typeof value === "number" ? String(value) : typeof value);
}

/** A name that somebody passed. An object is only described: to make a text of it may run foreign code. */
export function nameOf(value: unknown): string {
  return Object(value) === value ? describeValue(value) : String(value);
}

/** A list of names or values, prepared for messages. */
interface Listed extends ComparedNames {
  /** `"draft", "open" or "paid"` */
  readonly text: string;
}

/** Prepared lists, by their arrays, which must not be changed after their first use. */
const listed = /* @__PURE__ */ new WeakMap<readonly Scalar[], Listed>();

function toListed(values: readonly Scalar[]): Listed {
  let made = listed.get(values);
  if (made === undefined) listed.set(values, (made = { ...toComparedNames(values), text: printValues(values) }));
  return made;
}

/** `"draft", "open" or "paid"` */
export function listValues(values: readonly Scalar[]): string {
  return toListed(values).text;
}

function printValues(values: readonly Scalar[]): string {
  // "One of 1 others" would be longer than most values.
  const count = values.length > MAX_LISTED + 1 ? MAX_LISTED : values.length;
  const texts = values.slice(0, count).map((value) => JSON.stringify(value));
  return joinWords(values.length > count ? [...texts, `one of ${values.length - count} others`] : texts);
}

/** "`charge`, `payment_intent`" */
export function listNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

/** "Known: `list`, `get`." */
export function listKnown(names: readonly string[]): string {
  return `Known: ${listNames(names) || "none"}.`;
}

/** "; did you mean `status`?", or "" if no name is near. */
export function didYouMean(wanted: unknown, names: readonly Scalar[], effort?: Effort): string {
  const name = typeof wanted === "string" ? nearestAmong(wanted, toListed(names), effort) : undefined;
  return name === undefined ? "" : `; did you mean \`${name}\`?`;
}

function withArticle(name: string): string {
  if (/^(?:null|undefined|NaN|-?Inf)/.test(name)) return name;
  return `${/^[aio]/.test(name) ? "an" : "a"} ${name}`;
}

/** `a, b or c` */
function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** At most so many names are listed when none is near. */
const MOST_LISTED = 12;

/** The error for a name that is not known: it suggests the nearest one, or shows which there are. */
export function unknownName(what: string, name: unknown, where: string, names: readonly string[]): TypeError {
  const text = nameOf(name);
  const nearest = nearestName(text, names);
  const listed =
    names.length > MOST_LISTED ? `; an example is "${names.slice(0, 1).join("")}".` : `; there are: ${names.join(", ") || "none"}.`;
  const hint = nearest === undefined ? listed : `; did you mean "${nearest}"?`;
  return new TypeError(`There is no ${what} "${cleanName(text)}" ${where}${hint}`);
}

/**
 * The object in a proxy, where reading a name that is nearly one of its own throws TypeError with that name. JavaScript would
 * read `undefined`, and fail at the next dot without saying why. Other unknown names are read as usual: libraries probe
 * objects for names such as `toJSON`, and `await` probes for `then`.
 */
export function withSuggestions<T extends object>(target: T, what: string, where: string): T {
  return new Proxy(target, {
    get(holder, name, receiver): unknown {
      if (typeof name === "string" && !(name in holder) && name !== "then") {
        const names = Object.keys(holder);
        if (nearestName(name, names) !== undefined) throw unknownName(what, name, where, names);
      }
      return Reflect.get(holder, name, receiver);
    },
  });
}
