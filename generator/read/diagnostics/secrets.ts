import { lineText } from "../source/source_file.ts";
import { hideCredentials } from "./diagnostic.ts";

/** A text with the offsets at which its lines begin. */
export interface FrameText {
  readonly text: string;
  readonly starts: readonly number[];
}

/** The text after keys whose values are secrets when `secret: true` is beside them. */
const SECRET_VALUE = /(?<=\b(?:example|default|const|enum|known_values):\s*)\S.*/gu;

/** How far around a line its mapping is searched. */
const REACH = 60;

/** A line with the values of secrets masked, character by character. */
export function hideSecrets(source: FrameText, line: number): string {
  const text = hideCredentials(lineAt(source, line));
  if (isBesideSecret(source, line)) return text.replace(SECRET_VALUE, mask);
  return isInsideSecret(source, line) ? mask(text) : text;
}

/**
 * The help for a place without what must stay secret: what a mapping that is a secret has as an example and the like.
 * Undefined when the help is about such a value.
 */
export function hideInHelp(
  help: string,
  source: FrameText,
  { line, column }: { readonly line: number; readonly column: number },
): string | undefined {
  if (isInsideSecret(source, line)) return undefined;
  if (!isBesideSecret(source, line)) return help;
  const isValue = /\b(?:example|default|const|enum|known_values):[^,{}]*$/u.test(lineAt(source, line).slice(0, column - 1));
  return isValue ? undefined : help.replace(SECRET_VALUE, mask);
}

function mask(value: string): string {
  return value.replace(/[^\s{}[\],:]/gu, "*");
}

/** Whether a line is part of an example that goes over several lines and belongs to a secret. */
function isInsideSecret(source: FrameText, line: number): boolean {
  const parent = parentOf(source, line);
  if (parent === undefined) return false;
  const isValue = /^\s*(?:- )?(?:example|default|const|enum|known_values):\s*(?:[|>].*)?$/u.test(lineAt(source, parent));
  return (isValue && isBesideSecret(source, parent)) || isInsideSecret(source, parent);
}

/** The line above with a smaller indent. */
function parentOf(source: FrameText, line: number): number | undefined {
  const indent = indentOf(lineAt(source, line));
  for (let above = line - 1; above >= Math.max(1, line - REACH); above--) if (indentOf(lineAt(source, above)) < indent) return above;
  return undefined;
}

/**
 * Whether the mapping that a line belongs to says `secret: true`: on the same line, or on one that begins in the same
 * column, or on one inside of a brace that the line opens. By the text alone: the file may not be YAML at all.
 */
function isBesideSecret(source: FrameText, line: number): boolean {
  const own = lineAt(source, line);
  if (SECRET.test(own)) return true;
  const column = columnOf(own);
  const opensBrace = own.split("{").length > own.split("}").length;
  const isBeside = (text: string): boolean => (columnOf(text) === column ? SECRET_KEY.test(text) : opensBrace && SECRET.test(text));
  const belongs = (number: number): boolean => Math.abs(number - line) <= REACH && columnOf(lineAt(source, number)) >= column;
  for (let above = line - 1; above >= 1 && belongs(above); above--) if (isBeside(lineAt(source, above))) return true;
  for (let below = line + 1; below <= source.starts.length && belongs(below); below++) if (isBeside(lineAt(source, below))) return true;
  return false;
}

const SECRET = /\bsecret["']?:\s*true\b/u;
const SECRET_KEY = /^\s*(?:- +)?["']?secret["']?:\s*true\b/u;

/** Where the keys of a line begin, behind the dash of a list; blank lines belong to what is around them. */
function columnOf(text: string): number {
  const column = text.search(/(?!-\s)\S/u);
  return column === -1 ? Number.POSITIVE_INFINITY : column;
}

function lineAt({ text, starts }: FrameText, line: number): string {
  return lineText(text, starts, line);
}

/** Blank lines belong to what is around them. */
function indentOf(text: string): number {
  const indent = text.search(/\S/u);
  return indent === -1 ? Number.POSITIVE_INFINITY : indent;
}
