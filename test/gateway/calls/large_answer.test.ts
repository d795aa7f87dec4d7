import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  parseAnswer,
  parseJson,
  printApart,
  printExactly,
  printJson,
  LARGE,
  parseLarge,
  printLarge,
} from "../../../gateway/src/calls/answer_json.ts";
import { runs } from "../../fixtures/property_runs.ts";

const { signal } = new AbortController();
const reading = { deepest: 200, toNumber: Number, signal };
const print = (value: unknown): string => JSON.stringify(value);

/** JSON texts with what a reader may take for something else. */
const jsonText = fc
  .json()
  .chain((text) =>
    fc.constantFrom(
      text,
      `[${text},${text}]`,
      `{"__proto__":${text},"a":1,"a":[${text}]}`,
      ` [ -0 , 1.50, 1E3 ,\t${text} ] `,
      text.slice(1),
      `${text},`,
      "[1,]",
      '{"a"}',
      "[01]",
    ),
  );

/** How often other work has its turn until a promise is settled. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work.finally(() => (isDone = true));
  return turns;
}

describe("a large answer", () => {
  test("has the value that JSON.parse gives, or none", async () => {
    await fc.assert(
      fc.asyncProperty(jsonText, async (text) => {
        expect(await parseLarge(text, reading)).toEqual(parseJson(text));
      }),
      runs(200),
    );
  });

  test("is printed as JSON.stringify does it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 1, max: 20_000 }), async (value, count) => {
        const large = { list: Array.from({ length: count }, () => value), value, text: "x".repeat(count) };
        expect(await printLarge(large, print, signal)).toBe(JSON.stringify(large));
      }),
      runs(20),
    );
  });

  it.each([
    ["records", "{}"],
    ["numbers of other spellings", "1.50"],
    ["lists in lists", "[[[[]]]]"],
    ["texts", '"\\n\\u0041"'],
  ])("of %s leaves other callers a turn for every few thousand values", async (_, one) => {
    const count = 100_000;
    const text = `[${Array.from({ length: count }, () => one).join()}]`;
    const parsed = parseLarge(text, reading);
    expect(await turnsDuring(parsed)).toBeGreaterThan(count / 6_000);
    const value = (await parsed)?.value;
    expect(await turnsDuring(printLarge(value, print, signal))).toBeGreaterThan(count / 6_000);
  });

  test("ends when the time of the call is up", async () => {
    const controller = new AbortController();
    const text = `[${Array.from({ length: 100_000 }, () => "1").join()}]`;
    const parsed = parseLarge(text, { ...reading, signal: controller.signal });
    const printed = printLarge(JSON.parse(text), print, controller.signal);
    controller.abort(new Error("time is up"));
    await expect(parsed).rejects.toThrow("time is up");
    await expect(printed).rejects.toThrow("time is up");
  });

  test("may have 200 levels, and objects of 20,000 names", async () => {
    const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
    expect([await parseLarge(nested(200), reading), await parseLarge(nested(201), reading)]).toEqual([expect.anything(), undefined]);
    const named = (names: number): string => JSON.stringify(Object.fromEntries(Array.from({ length: names }, (_, at) => [`k${at}`, 1])));
    expect(await parseLarge(named(20_000), reading)).toBeDefined();
    await expect(parseLarge(named(20_001), reading)).rejects.toThrow("has an object with more than 20000 names");
  });
});

describe("the numbers of an answer", () => {
  test("are printed as they came in a large one", async () => {
    const text = `{"data":[${Array.from({ length: LARGE / 8 }, () => "1.50,2e1").join()}],"next":-0}`;
    const read = await parseAnswer(text, signal);
    expect(read?.value).toEqual(JSON.parse(text));
    expect(printJson({ result: await printApart([read?.exact], signal) })).toBe(`{"result":[${text}]}`);
  });

  test("are printed as they came in a small one", () => {
    const text = '{"data":[{"id":1e3,"amount":1.50,"text":"1.50"}],"next":12345678901234567890}';
    const printed = printExactly(JSON.parse(text) as object, text);
    expect("exact" in printed && printJson(printed.exact)).toBe(text);
  });

  it.each([
    ["the printed result is in the text", '{"data":[1,2],"next":3}', true],
    ["the text has blanks", '{"data": [ 1, 2 ] }', true],
    ["a number has another spelling", '{"data":[1.0,2]}', false],
    ["a number beside the result has another spelling", '{"data":[1,2],"next":3.0}', false],
    ["only a text has the printed result", '{"text":"[1,2]","data":[1.0,2]}', false],
  ])("are looked at where %s", (_, text, isSame) => {
    const printed = printExactly([1, 2], text);
    expect("stand" in printed).toBe(isSame);
    if ("stand" in printed) expect(printJson({ result: printed.stand })).toBe('{"result":[1,2]}');
  });
});
