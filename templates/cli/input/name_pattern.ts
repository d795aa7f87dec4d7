import { UsageError } from "#templates/core";

/** No path is longer, and the work for a pattern grows with its length. */
const LONGEST_PATTERN = 4096;

/** Each alternative is searched for by itself. */
const MOST_ALTERNATIVES = 1000;

/**
 * `a{b,c}d` is `abd` and `acd`; braces may be nested. A brace without its counterpart is literal. Throws a `UsageError` for a pattern that is
 * too long, or has too many alternatives.
 */
export function expandBraces(pattern: string): readonly string[] {
  if (pattern.length > LONGEST_PATTERN)
    throw new UsageError(`a pattern is longer than ${LONGEST_PATTERN} characters`, "name a folder, or use shorter patterns");
  return expand(pattern);
}

function expand(pattern: string): readonly string[] {
  const open = pattern.indexOf("{");
  const close = open < 0 ? -1 : closingBrace(pattern, open);
  if (close < 0) return [pattern];
  const tails = expand(pattern.slice(close + 1));
  const heads = splitAlternatives(pattern.slice(open + 1, close)).flatMap(expand);
  if (heads.length * tails.length > MOST_ALTERNATIVES)
    throw new UsageError(`a pattern has more than ${MOST_ALTERNATIVES} alternatives in braces`, "name a folder, or use *");
  return heads.flatMap((head) => tails.map((tail) => pattern.slice(0, open) + head + tail));
}

function closingBrace(pattern: string, open: number): number {
  let depth = 0;
  for (let index = open; index < pattern.length; index += 1) {
    if (pattern[index] === "{") depth += 1;
    if (pattern[index] === "}") depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

function splitAlternatives(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === "{") depth += 1;
    if (text[index] === "}") depth -= 1;
    if (text[index] !== "," || depth > 0) continue;
    parts.push(text.slice(start, index));
    start = index + 1;
  }
  return [...parts, text.slice(start)];
}

/** Any number of characters, or of folders. */
export const ANY = "*";

/** Matches one character, or the name of one folder or file. */
type Single = (text: string) => boolean;

/** Matches one name, without `/`, against a pattern with `*`, `?` and sets such as `[a-z]` or `[!a]`. */
export function nameMatcher(segment: string): (name: string) => boolean {
  const parts = (segment.match(/\[!?[^\]]+\]|[^]/gu) ?? []).map((part): Single | typeof ANY => (part === "*" ? ANY : single(part)));
  return (name) => matchesParts(parts, Array.from(name), true) || name === segment;
}

function single(part: string): Single {
  if (part === "?") return () => true;
  if (part.length < 3 || !part.startsWith("[")) return (character) => character === part;
  const isNot = part[1] === "!";
  const ranges = [...part.slice(isNot ? 2 : 1, -1).matchAll(/([^])-([^])|([^])/gu)].map(([, from = "", to = "", only = ""]) =>
    only === "" ? ([from, to] as const) : ([only, only] as const),
  );
  return (character) => isNot !== ranges.some(([from, to]) => order(from) <= order(character) && order(character) <= order(to));
}

function order(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/**
 * Whether parts match texts one by one: all of them, or as many as there are parts. Only the last `ANY` has to be tried again: what an earlier
 * one could take instead, the last one can take as well.
 */
export function matchesParts(parts: readonly (Single | typeof ANY)[], texts: readonly string[], isWhole: boolean): boolean {
  let part = 0;
  let at = 0;
  let retry: { readonly part: number; readonly at: number } | undefined;
  while (part < parts.length || (isWhole && at < texts.length)) {
    const matches = parts[part];
    const text = texts[at];
    if (matches === ANY) {
      part += 1;
      retry = { part, at };
    } else if (matches !== undefined && text !== undefined && matches(text)) {
      part += 1;
      at += 1;
    } else if (retry !== undefined && retry.at < texts.length) {
      retry = { part: retry.part, at: retry.at + 1 };
      ({ part, at } = retry);
    } else return false;
  }
  return true;
}
