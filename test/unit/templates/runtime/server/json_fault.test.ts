import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scanJson } from "../../../../../templates/core/scan_json.ts";
import { faultIn } from "../../../../../templates/runtime/server/incoming.ts";
import { runs } from "../../../../fixtures/property_runs.ts";

/** What another scanner says, which explains faults as well. */
function placeOf(text: string): string | undefined {
  const fault = scanJson(text, {});
  if (fault === undefined) return undefined;
  const before = text.slice(0, fault.offset).split("\n");
  return `line ${String(before.length)}, column ${String((before.at(-1)?.length ?? 0) + 1)}`;
}

describe("the place where a text stops being JSON", () => {
  test.each([
    ["", "line 1, column 1"],
    ["{", "line 1, column 2"],
    ['{"a": b}', "line 1, column 7"],
    ['{"a": 1,}', "line 1, column 9"],
    ['{"a" 1}', "line 1, column 6"],
    ["{a: 1}", "line 1, column 2"],
    ["[1, 2", "line 1, column 6"],
    ["[1 2]", "line 1, column 4"],
    ["[,]", "line 1, column 2"],
    ["[[], {}, ]", "line 1, column 10"],
    ['{"a": [}', "line 1, column 8"],
    ['{}\n\n  {"a"', "line 3, column 3"],
    ['{\n  "a": 1\n  "b": 2\n}', "line 3, column 3"],
    ['{"a": "b}', "line 1, column 7"],
    ['["a\\x"]', "line 1, column 4"],
    ['["a\nb"]', "line 1, column 4"],
    ["[01]", "line 1, column 3"],
    ["[1.]", "line 1, column 3"],
    ["NaN", "line 1, column 1"],
    ["{'a': 1}", "line 1, column 2"],
  ])("%j: %s", (text, want) => {
    expect(faultIn(text)).toBe(want);
  });

  test("is found in deep nesting and in long strings", () => {
    const depth = 300_000;
    expect(faultIn("[".repeat(depth))).toBe(`line 1, column ${String(depth + 1)}`);
    expect(faultIn(`["${"a".repeat(5_000_000)}\\n${"\\t".repeat(500_000)}", ?]`)).toBe("line 1, column 6000008");
    expect(faultIn(`[${" ".repeat(20_000_000)}?]`)).toBe("line 1, column 20000002");
    expect(faultIn(`["${"ä".repeat(20_000_000)}", ?]`)).toBe("line 1, column 20000006");
  });

  test("is where other scanners find it", () => {
    const piece = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"a"',
      '"',
      "1",
      "-0.5e3",
      "0",
      "true",
      "nul",
      " ",
      "\n",
      "\\",
      "é",
      "\u007f",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join("");
        const want = placeOf(text);
        // Inside a broken string, the other scanner points at its start.
        if (want !== undefined && !/"[^"]*[\n\\]/.test(text)) expect(faultIn(text)).toBe(want);
      }),
      runs(400),
    );
  });

  test("is behind everything that is JSON", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(faultIn(`${text}?`)).toBe(`line 1, column ${String(text.length + 1)}`);
        expect(faultIn(`[${text},`)).toBe(`line 1, column ${String(text.length + 3)}`);
      }),
      runs(100),
    );
  });
});
