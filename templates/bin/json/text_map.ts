import { lastAtMost } from "../../shared/positions.js";
import type { TextRange } from "./scan_json.js";

/** The text inside a JSON string literal, and the place of each part of it in the outer text. */
export interface EmbeddedText {
  readonly text: string;
  /** Converts a place in the inner text to one in the outer text. */
  readonly toOuter: (range: TextRange) => TextRange;
}

const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|.)/gy;

/** Reads the JSON string literal at a range of a text. */
export function embeddedText(outer: string, { start, end }: TextRange): EmbeddedText {
  const literal = outer.slice(start, end);
  // Starts of the inner characters behind each escape, and how much longer the outer text is up to there.
  const inner: number[] = [0];
  const shift: number[] = [start + 1];
  let extra = start + 1;
  for (let offset = literal.indexOf("\\"); offset >= 0; offset = literal.indexOf("\\", offset)) {
    ESCAPE.lastIndex = offset;
    const length = ESCAPE.exec(literal)?.[0].length ?? 1;
    const place = start + offset - extra;
    extra += length - 1;
    inner.push(place + 1);
    shift.push(extra);
    offset += length;
  }
  const toOffset = (offset: number): number => offset + (shift[lastAtMost(inner, offset)] ?? 0);
  const text: unknown = JSON.parse(literal);
  return { text: String(text), toOuter: (range) => ({ start: toOffset(range.start), end: toOffset(range.end) }) };
}
