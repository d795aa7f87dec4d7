import { describe, expect, test } from "vitest";
import { readArguments } from "../../../bench/arguments.ts";
import { assertVerdicts } from "../../../bench/checkers/checker.ts";
import { mergeFindings, readFindings } from "../../../bench/harness/findings.ts";
import { replaceBetween } from "../../../bench/harness/page.ts";
import { medianOf, pairedRatio, rotated, takeRounds } from "../../../bench/harness/rounds.ts";
import { isMet, printFindings, printValue, type Findings } from "../../../bench/harness/table.ts";

const findings: Findings = {
  name: "requests",
  title: "Requests",
  about: "Beside another.",
  outcomes: [
    { work: "small", by: "ours", value: 0.5, unit: "ms", goal: { most: 0.4 } },
    { work: "small", by: "other", value: 12.34, unit: "ms" },
    { work: "large", by: "ours", value: 3, unit: "MB/s", goal: { least: 3 } },
    { work: "large", by: "other", reason: "has no lists" },
  ],
};

describe("rounds", () => {
  test("let every candidate begin in turn", async () => {
    const order: string[] = [];
    const candidates = ["a", "b", "c"].map((by) => ({ by, sample: () => order.push(by) }));
    await takeRounds(candidates, { least: 3, most: 3, seconds: 0 });
    expect(order.join("")).toBe("abcbcacab");
    expect(rotated([], 1)).toEqual([]);
  });

  test("end when the time is up, but not before there are enough", async () => {
    let taken = 0;
    const samples = await takeRounds([{ by: "a", sample: () => ++taken }], { least: 4, most: 9, seconds: 0 });
    expect(samples.get("a")).toEqual([1, 2, 3, 4]);
  });

  test("compare samples of the same round only", () => {
    const samples = new Map([
      ["ours", [2, 40, 6]],
      ["base", [1, 10, 2]],
    ]);
    expect(pairedRatio(samples, "ours", "base")).toBe(3);
    expect(medianOf(samples, "ours")).toBe(6);
    expect(() => medianOf(samples, "nobody")).toThrow("nobody was not measured.");
  });
});

describe("tables", () => {
  test("have a row for each work, a column for each candidate, and the goal", () => {
    expect(printFindings(findings).split("\n")).toEqual([
      "### Requests",
      "",
      "Beside another.",
      "",
      "| work | unit | ours | other | goal | met |",
      "| --- | ---: | ---: | ---: | ---: | ---: |",
      "| small | ms | 0.500 | 12.3 | ≤ 0.4 | **no** |",
      "| large | MB/s | 3.00 | left out | ≥ 3 | yes |",
      "",
      "Left out:",
      "",
      "- other: has no lists (large)",
    ]);
  });

  test.each([
    [0.04321, "0.043"],
    [1.239, "1.24"],
    [45.67, "45.7"],
    [12345.6, "12,346"],
    [Number.NaN, "none"],
  ])("print %d as %s", (value, text) => expect(printValue(value)).toBe(text));

  test("say that a bound may be reached", () => {
    expect([isMet(2, { most: 2 }), isMet(2.1, { most: 2 }), isMet(2, { least: 2 }), isMet(1.9, { least: 2 })]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe("findings", () => {
  test("are read as they were written, and nothing else is", () => {
    expect(readFindings(JSON.parse(JSON.stringify([findings])))).toEqual([findings]);
    expect(() => readFindings([{ ...findings, outcomes: [{ work: "small", by: "ours", value: "1", unit: "ms" }] }])).toThrow(TypeError);
  });

  test("replace earlier ones of the same part, in the order of the parts", () => {
    const [older, other, gone] = ["requests", "client", "gone"].map((name): Findings => ({ ...findings, name, title: "older" }));
    const merged = mergeFindings(
      [older, other, gone].flatMap((found) => found ?? []),
      [findings],
      ["client", "requests"],
    );
    expect(merged.map(({ name, title }) => `${name} ${title}`)).toEqual(["client older", "requests Requests"]);
  });
});

describe("the page", () => {
  test("keeps what is around the markers", () => {
    expect(replaceBetween("before\n<a>\nold\n<b>\nafter", "<a>", "<b>", "new\n")).toBe("before\n<a>\n\nnew\n\n<b>\nafter");
  });

  test("must have both markers in their order", () => {
    for (const page of ["only <a>", "only <b>", "<b> <a>"])
      expect(() => replaceBetween(page, "<a>", "<b>", "new")).toThrow("The page does not have");
  });
});

describe("arguments", () => {
  const names = ["requests", "records"];

  test("ask for all parts, or for some in their order", () => {
    expect(readArguments([], names)).toEqual({ kind: "measure", parts: names, write: false, json: undefined });
    expect(readArguments(["records", "requests", "--write", "--json", "x.json"], names)).toEqual({
      kind: "measure",
      parts: names,
      write: true,
      json: "x.json",
    });
    expect(readArguments(["records"], names)).toMatchObject({ parts: ["records"] });
    expect(readArguments([], names, ["records"])).toMatchObject({ parts: ["records"] });
    expect(readArguments(["requests"], names, ["records"])).toMatchObject({ parts: ["requests"] });
    expect(readArguments(["--help"], names)).toEqual({ kind: "help" });
  });

  test("name a part or an option that does not exist", () => {
    const message = 'There is no part "sizes". The parts are requests, records.';
    expect(readArguments(["records", "sizes"], names)).toEqual({ kind: "refused", message });
    expect(readArguments(["--fast"], names)).toMatchObject({ kind: "refused" });
  });
});

test("a wrong verdict names the candidate and the value", () => {
  expect(() => assertVerdicts("ajv", () => false, [{ id: 1 }], [])).toThrow('ajv refuses {"id":1}, which is valid.');
  expect(() => assertVerdicts("ajv", () => true, [], [{ id: 1 }])).toThrow('ajv accepts {"id":1}, which is not valid.');
  expect(() => assertVerdicts("ajv", (value) => value === 1, [1], [2])).not.toThrow();
});
