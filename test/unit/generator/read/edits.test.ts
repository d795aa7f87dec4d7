import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits, offsetAfter, offsetBefore, type Edit } from "../../../../generator/read/yaml/mistake.ts";

describe("edits", () => {
  const edits: readonly Edit[] = [
    { start: 1, end: 3, text: "" },
    { start: 5, end: 5, text: "+++" },
    { start: 7, end: 8, text: "-" },
  ];

  it("are applied to the text as it was", () => {
    expect(applyEdits("abcdefghij", edits)).toBe("ade+++fg-ij");
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [6, 7],
    [9, 10],
  ])("move the offset %i to %i", (before, after) => {
    expect(offsetAfter(edits, before)).toBe(after);
  });

  it.each([
    [0, 0],
    [2, 4],
    [4, 5],
    [5, 5],
    [7, 6],
    [10, 9],
  ])("lead from the offset %i back to %i", (after, before) => {
    expect(offsetBefore(edits, after)).toBe(before);
  });

  it("lead back to the same character, wherever it was not edited", () => {
    const edit = fc.record({ gap: fc.nat({ max: 4 }), removed: fc.nat({ max: 3 }), text: fc.string({ maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 5 }), (parts) => {
        let offset = 0;
        const all = parts.map(({ gap, removed, text }): Edit => {
          const start = offset + gap + 1;
          offset = start + removed;
          return { start, end: offset, text };
        });
        const original = Array.from({ length: offset + 5 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join("");
        const edited = applyEdits(original, all);
        for (const [after, character] of Array.from(edited).entries()) {
          const before = original.indexOf(character);
          if (before === -1 || all.some(({ start, end }) => before >= start && before <= end)) continue;
          expect(offsetAfter(all, before)).toBe(after);
          expect(offsetBefore(all, after)).toBe(before);
        }
      }),
    );
  });
});
