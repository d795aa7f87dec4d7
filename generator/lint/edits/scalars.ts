import type { Range } from "../../source/position.ts";
import { whyQuoted } from "../../catalog/yaml/quoting.ts";

/** The offset behind the last character of a text, in front of its closing quote and what is blank. */
export function endOfText(text: string, { start, end }: Range): number {
  const trimmed = endOfValue(text, { start, end });
  const first = text.charAt(start);
  const isQuoted = (first === '"' || first === "'") && trimmed - start > 1 && text.charAt(trimmed - 1) === first;
  if (!isQuoted) return trimmed;
  const inside = text.slice(start + 1, trimmed - 1);
  return start + 1 + inside.trimEnd().length;
}

/** The offset behind a value. A block of several lines ends with a line feed, which is not part of it. */
export function endOfValue(text: string, { start, end }: Range): number {
  return start + text.slice(start, end).trimEnd().length;
}

/** A text as YAML between `{` and `}`: as it is where that is possible, and in single quotes otherwise. */
export function flowText(text: string): string {
  return isPlain(text) ? text : `'${text.replaceAll("'", "''")}'`;
}

/** A single word could be a number, a boolean or a time. */
function isPlain(text: string): boolean {
  return whyQuoted(text, true) === undefined && !/^["'?:-]/u.test(text) && /^\S+ \S/u.test(text) && !/\s\s|[\r\n]|\s$/u.test(text);
}
