import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { usablePattern } from "../../../../generator/schema/pattern.ts";
import { printExpression, stepsOf, type Expression } from "../../../fixtures/counting_matcher.ts";
import { runs } from "../../../fixtures/property_runs.ts";

/** Sets that overlap in all ways, with the letters of the texts that they match. */
const SETS: readonly (readonly [text: string, letters: string])[] = [
  ["a", "a"],
  ["b", "b"],
  ["[ab]", "ab"],
  ["[^a]", "bc!"],
  [".", "abc!"],
  ["\\w", "abc"],
  ["\\p{L}", "abc"],
  ["\\u{61}", "a"],
];

const REPETITIONS: readonly (readonly [token: string, low: number, high: number])[] = [
  ["*", 0, Infinity],
  ["+", 1, Infinity],
  ["?", 0, 1],
  ["*?", 0, Infinity],
  ["+?", 1, Infinity],
  ["{2}", 2, 2],
  ["{40}", 40, 40],
  ["{0,40}", 0, 40],
  ["{1,40}?", 1, 40],
  ["{30,}", 30, Infinity],
];

const { choice } = fc.letrec<{ atom: Expression; repeated: Expression; sequence: Expression; choice: Expression }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.constantFrom(...SETS).map(([text, letters]) => ({ kind: "set", text, letters }) as const),
    fc
      .tuple(tie("choice"), fc.boolean())
      .map(([inner, captures]) => ({ kind: "group", capture: captures ? 1 : undefined, inner }) as const),
  ),
  repeated: fc
    .tuple(tie("atom"), fc.constantFrom(...REPETITIONS))
    .map(([inner, [token, low, high]]) => ({ kind: "repeat", inner, token, low, high }) as const),
  sequence: fc
    .array(fc.oneof({ weight: 3, arbitrary: tie("repeated") }, { weight: 2, arbitrary: tie("atom") }), { minLength: 1, maxLength: 2 })
    .map((parts) => ({ kind: "sequence", parts }) as const),
  choice: fc.array(tie("sequence"), { minLength: 1, maxLength: 2 }).map((branches) => ({ kind: "choice", branches }) as const),
}));

/** A whole pattern, mostly from the beginning of a text to its end. */
const patterns = fc
  .tuple(fc.constantFrom("^", "^", "^", ""), choice, fc.constantFrom("$", "$", ""))
  .map(([start, inner, end]): Expression => {
    const group: Expression = { kind: "group", capture: undefined, inner };
    const parts: Expression[] = [...(start === "" ? [] : [{ kind: "start" } as const]), group];
    return { kind: "sequence", parts: [...parts, ...(end === "" ? [] : [{ kind: "end" } as const])] };
  });

const PUMPS = ["a", "b", "ab", "aab"];
const ENDS = ["", "c", "!"];

/** Texts of a length that make a search try as much as it can. */
function textsOf(length: number): readonly string[] {
  return PUMPS.flatMap((pump) => ENDS.map((end) => pump.repeat(Math.ceil(length / pump.length)).slice(0, length) + end));
}

/** What a pattern may cost for each character: the ways through what is not repeated, and the parts that are looked at on each. */
const MOST_A_CHARACTER = 2000;

/** Texts of these lengths take twice the steps, if steps grow with the length. What repetitions count up to is below. */
const [SHORT, LONG] = [100, 200];

/** The analysis of longer ones takes seconds. */
const short = patterns.filter((expression) => printExpression(expression).length <= 24);

describe("a pattern that is accepted", () => {
  test("takes steps that grow at most linearly with the text", () => {
    let accepted = 0;
    fc.assert(
      fc.property(short, (expression) => {
        const pattern = printExpression(expression);
        if (usablePattern(pattern) === undefined) return;
        accepted += 1;
        const [few = [], many = []] = [SHORT, LONG].map((length) =>
          textsOf(length).map((text) => stepsOf(expression, text, MOST_A_CHARACTER * length).steps),
        );
        const grown = textsOf(SHORT).filter((_, index) => (many[index] ?? 0) > 3 * (few[index] ?? 0) + 3000);
        expect({ pattern, grown }).toEqual({ pattern, grown: [] });
        expect({ pattern, endless: many.filter((steps) => steps === Infinity) }).toEqual({ pattern, endless: [] });
      }),
      runs(40),
    );
    expect(accepted).toBeGreaterThan(20);
  });

  test("finds what the engine of the platform finds", () => {
    fc.assert(
      fc.property(patterns, fc.constantFrom(...textsOf(7), ""), (expression, text) => {
        const { steps, found } = stepsOf(expression, text, 100_000);
        if (steps !== Infinity) expect(found).toBe(new RegExp(printExpression(expression), "u").test(text));
      }),
      runs(200),
    );
  });
});
