import type { Range } from "../../source/position.ts";
import { isBlank, type TextLine } from "../yaml/lines.ts";
import type { Broken } from "./broken.ts";

/** The lines around an error. */
export interface Window extends Range {
  /** The key of the file that the lines are inside of, as a line of its own; "" when they begin with such a key. */
  readonly head: string;
}

/** How many keys in front of an error and behind it are part of a window. */
export type Reach = 0 | 2;

/**
 * The lines around an error that must be parsed to see whether a guess is right: those of the key of the file that the
 * error is in, or of the key under that one, and of as many keys around it. A line in the wrong column may look like one
 * of these keys; on the other hand the lines around it may have mistakes of their own.
 */
export function windowAround({ text, lines, error, noticed }: Broken, reach: Reach): Window {
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
