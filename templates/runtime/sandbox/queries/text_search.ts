import { fieldTest } from "./fields.js";
import type { ParamContext, Query, RoleOf } from "./query_types.js";
import { someText, type ValueTest } from "./value_tests.js";

const BLANKS = /\s+/u;
/** A character that belongs to the same token as a letter next to it. A half of a pair of code units counts as one. */
const TOKEN_CHARACTER = /[\p{L}\p{N}\p{M}\p{Cs}]/u;

/**
 * Searches for a literal text, in any case, in the fields that the role names, or in all. A field with an object or a list is searched
 * at any depth. The empty text finds everything.
 */
export function parseText({ in: paths }: RoleOf<"search">, text: string, { fieldNames }: ParamContext): Query {
  const wanted = text.toLowerCase();
  const field = fieldTest(paths ?? fieldNames);
  return { matches: wanted === "" ? () => true : field((value) => someText(value, (found) => found.toLowerCase().includes(wanted))) };
}

/**
 * Whether a text has a token: a part with no letter or digit directly before or after it. `*` is any number of characters other than
 * blanks, letters and digits included: `exam*`, `*@example.com`. Of a value with blanks, each word must be there.
 */
export function containsToken(value: string): ValueTest {
  const wanted = value
    .split(BLANKS)
    .filter((word) => word !== "")
    .map((word) => word.split("*"));
  return (found) => {
    if (wanted.length === 0 || found === null || typeof found === "object") return false;
    const words = String(found).split(BLANKS);
    return wanted.every((parts) => words.some((word) => hasToken(word, parts)));
  };
}

/** `parts` is what is before, between and after the stars. The empty part at an end needs no boundary there. */
function hasToken(word: string, parts: readonly string[]): boolean {
  const [first = "", ...others] = parts;
  const last = others.pop();
  if (last === undefined) return findPart(word, first, 0, true, true) >= 0;
  let end = findPart(word, first, 0, first !== "", false);
  for (const part of others) end = end < 0 ? end : findPart(word, part, end, false, false);
  return end >= 0 && findPart(word, last, end, false, last !== "") >= 0;
}

/** Where the first occurrence of a part ends that begins, or ends, at the boundary of a token as asked; -1 if there is none. */
function findPart(word: string, part: string, from: number, begins: boolean, ends: boolean): number {
  for (let start = word.indexOf(part, from); start >= 0; start = start < word.length ? word.indexOf(part, start + 1) : -1) {
    const end = start + part.length;
    if ((!begins || isBoundary(word[start - 1])) && (!ends || isBoundary(word[end]))) return end;
  }
  return -1;
}

function isBoundary(character: string | undefined): boolean {
  return character === undefined || !TOKEN_CHARACTER.test(character);
}
