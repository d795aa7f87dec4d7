import type { Lexeme } from "./lexemes.ts";
import { DEEPEST } from "./read_tree.ts";
import { slip, type Slip } from "./slip.ts";

/** More marks than this are reported without a look at the rest of the text: each is looked at, and each correction is tried. */
export const MOST_MARKS = 100;

const OPENING: ReadonlySet<string> = new Set(["flow-map-start", "flow-seq-start"]);
const CLOSING: ReadonlySet<string> = new Set(["flow-map-end", "flow-seq-end", "flow-error-end"]);

/** What begins a value inside another one on the same line. */
const NESTING: ReadonlySet<string> = new Set(["seq-item-ind", "explicit-key-ind", "map-value-ind"]);

/** Nesting so deep that the parser would take too long, or fail: brackets, or signs such as `- ` that follow each other on one line. */
export function findExcess(text: string, lexemes: readonly Lexeme[]): Slip | undefined {
  let open = 0;
  let onLine = 0;
  for (const { type, start, end } of lexemes) {
    if (OPENING.has(type)) open += 1;
    else if (CLOSING.has(type)) open = Math.max(open - 1, 0);
    else if (NESTING.has(type) && open === 0) onLine += 1;
    else if (text.slice(start, end).includes("\n")) onLine = 0;
    if (open > 5 * DEEPEST || onLine > 5 * DEEPEST) return slip("yaml/too-deep", { limit: DEEPEST }, { start, end: start });
  }
  return undefined;
}
