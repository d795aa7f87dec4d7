import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shapeOf } from "../../../../generator/schema/pattern.ts";
import { runs } from "../../../fixtures/property_runs.ts";

/** A part of a pattern, as it is written and as it must come back. */
interface Piece {
  readonly pattern: string;
  readonly widened: string;
  /** Matches one character. */
  readonly single: boolean;
}

/** Characters that look like more than they are. */
const CHARACTERS = [
  "a",
  "é",
  ".",
  "\\d",
  "\\{",
  "\\(",
  "\\|",
  "\\\\",
  "\\u0041",
  "\\p{L}",
  "[a-z]",
  "[{1,3}]",
  "[(|*+?]",
  "[\\]{2}]",
  "[^)]",
];
const GROUPS = ["(", "(?:"];
const ASSERTIONS = ["^", "$", "\\b", "(?=a{2,3})", "(?!b)", "(?<=[(])"] as const;

/** What becomes of assertions, which are never repeated. */
const WIDENED_ASSERTIONS: Readonly<Partial<Record<string, string>>> = { "(?=a{2,3})": "(?=a{2,})" };

/** A repetition, what it becomes, and what it becomes after a single character if that is something else. */
const REPETITIONS = [
  ["*", "{0,}"],
  ["+", "{1,}"],
  ["+?", "{1,}"],
  ["{0,}", "{0,}"],
  ["{7,}?", "{2,}"],
  ["{0,2}", "{0,}"],
  ["{1,50}", "{1,}"],
  ["{2,3}?", "{2,}"],
  ["{4,9}", "{2,}"],
  ["{5}", "{2,}", "{2}"],
  ["?", "?"],
  ["??", "??"],
  ["{0,1}", "{0,1}"],
  ["{1}", "{1}"],
] as const;

const plain = (pattern: string): Piece => ({ pattern, widened: pattern, single: true });

const { choice } = fc.letrec<{ choice: Piece; sequence: Piece; repeated: Piece; atom: Piece }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(...CHARACTERS).map(plain),
    fc.tuple(fc.constantFrom(...GROUPS), tie("choice")).map(([open, { pattern, widened }]) => ({
      pattern: `${open}${pattern})`,
      widened: `${open}${widened})`,
      single: false,
    })),
  ),
  repeated: fc.tuple(tie("atom"), fc.constantFrom(...REPETITIONS)).map(([atom, [token, wide, ofSingle = wide]]) => ({
    pattern: atom.pattern + token,
    widened: atom.widened + (atom.single ? ofSingle : wide),
    single: false,
  })),
  sequence: fc
    .array(
      fc.oneof(
        tie("atom"),
        tie("repeated"),
        fc.constantFrom(...ASSERTIONS).map((text) => ({ ...plain(text), widened: WIDENED_ASSERTIONS[text] ?? text })),
      ),
      { maxLength: 4 },
    )
    .map((pieces) => joined(pieces, "")),
  choice: fc.array(tie("sequence"), { minLength: 1, maxLength: 3 }).map((pieces) => joined(pieces, "|")),
}));

function joined(pieces: readonly Piece[], between: string): Piece {
  const pattern = pieces.map((piece) => piece.pattern).join(between);
  return { pattern, widened: pieces.map((piece) => piece.widened).join(between), single: false };
}

describe("the shape of a pattern", () => {
  test("has wider repetitions, and nothing else is changed", () => {
    let changed = 0;
    fc.assert(
      fc.property(choice, ({ pattern, widened }) => {
        expect(() => new RegExp(pattern, "u")).not.toThrow();
        expect(shapeOf(pattern).widened).toBe(widened);
        expect(() => new RegExp(widened, "u")).not.toThrow();
        if (pattern !== widened) changed += 1;
      }),
      runs(200),
    );
    expect(changed).toBeGreaterThan(100);
  });

  test("does not change when it is widened again", () => {
    fc.assert(
      fc.property(choice, ({ widened }) => {
        expect(shapeOf(widened).widened).toBe(widened);
      }),
      runs(100),
    );
  });
});
