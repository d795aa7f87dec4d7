import { lineText } from "../source/position.ts";
import { hideCredentials } from "./visible_text.ts";

/** A text with the offsets at which its lines begin. */
export interface FrameText {
  readonly text: string;
  readonly starts: readonly number[];
}

/** What is after keys whose values are secrets when `secret: true` is beside them. */
const SECRET_VALUE = /(?<=\b(?:example|default|const|enum|known_values):\s*)\S.*/gu;

/** How far around a line its mapping is searched. */
const REACH = 60;

/** A line with the values of secrets masked, character by character. */
export function hideSecrets(source: FrameText, line: number): string {
  const text = hideCredentials(lineAt(source, line));
  if (standsBesideSecret(source, line)) return text.replace(SECRET_VALUE, mask);
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
  if (!standsBesideSecret(source, line)) return help;
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
  return (isValue && standsBesideSecret(source, parent)) || isInsideSecret(source, parent);
}

/** The line above with a smaller indent. */
function parentOf(source: FrameText, line: number): number | undefined {
  const indent = indentOf(lineAt(source, line));
  for (let above = line - 1; above >= Math.max(1, line - REACH); above--) if (indentOf(lineAt(source, above)) < indent) return above;
  return undefined;
}

/** Whether the mapping that a line belongs to says `secret: true`. By the text alone: the file may not be YAML at all. */
function standsBesideSecret(source: FrameText, line: number): boolean {
  const indent = indentOf(lineAt(source, line));
  const saysSecret = (number: number): boolean => /\bsecret["']?:\s*true\b/u.test(lineAt(source, number));
  const belongs = (number: number): boolean => Math.abs(number - line) <= REACH && indentOf(lineAt(source, number)) >= indent;
  if (saysSecret(line)) return true;
  for (let above = line - 1; above >= 1 && belongs(above); above--) if (saysSecret(above)) return true;
  for (let below = line + 1; below <= source.starts.length && belongs(below); below++) if (saysSecret(below)) return true;
  return false;
}

function lineAt({ text, starts }: FrameText, line: number): string {
  return lineText(text, starts, line);
}

/** Blank lines belong to what is around them. */
function indentOf(text: string): number {
  const indent = text.search(/\S/u);
  return indent === -1 ? Number.POSITIVE_INFINITY : indent;
}
