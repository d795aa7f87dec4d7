import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineStarts, lineText } from "../../../../../generator/read/source/source_file.ts";
import { positionAt } from "../../../../../templates/core/frame.ts";

describe("positions", () => {
  it("count lines and columns from 1 for all line endings", () => {
    const text = "one\ntwo\r\nthree\rfour";
    const starts = lineStarts(text);
    expect(starts).toEqual([0, 4, 9, 15]);
    expect([0, 2, 3, 4, 9, 18].map((offset) => positionAt(starts, offset))).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 3 },
      { line: 1, column: 4 },
      { line: 2, column: 1 },
      { line: 3, column: 1 },
      { line: 4, column: 4 },
    ]);
  });

  it("return the text of a line without its ending", () => {
    const text = "one\ntwo\r\n\nfour";
    const starts = lineStarts(text);
    expect([0, 1, 2, 3, 4, 5].map((line) => lineText(text, starts, line))).toEqual(["", "one", "two", "", "four", ""]);
  });

  it("convert back to the offset", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "\n", "\r", "é", "😀", "\t") }), fc.nat(), (text, seed) => {
        const starts = lineStarts(text);
        const offset = seed % (text.length + 1);
        const { line, column } = positionAt(starts, offset);
        expect((starts[line - 1] ?? -1) + column - 1).toBe(offset);
        expect(line).toBeLessThanOrEqual(starts.length);
      }),
    );
  });
});
