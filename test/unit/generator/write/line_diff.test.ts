import fc from "fast-check";
import { expect, test } from "vitest";
import { diffLines, type Hunk } from "../../../../generator/write/differences.ts";

test.each<{ name: string; before: string; after: string; want: Hunk[] }>([
  { name: "equal texts", before: "a\nb\n", after: "a\nb\n", want: [] },
  {
    name: "a changed line",
    before: "a\nb\nc\n",
    after: "a\nB\nc\n",
    want: [{ beforeLine: 2, afterLine: 2, removed: ["b"], added: ["B"] }],
  },
  { name: "an added line", before: "a\nc\n", after: "a\nb\nc\n", want: [{ beforeLine: 2, afterLine: 2, removed: [], added: ["b"] }] },
  { name: "a removed line", before: "a\nb\nc\n", after: "a\nc\n", want: [{ beforeLine: 2, afterLine: 2, removed: ["b"], added: [] }] },
  {
    name: "two changes",
    before: "a\nb\nc\nd\ne\nf\n",
    after: "a\nB\nc\nd\nf\n",
    want: [
      { beforeLine: 2, afterLine: 2, removed: ["b"], added: ["B"] },
      { beforeLine: 5, afterLine: 5, removed: ["e"], added: [] },
    ],
  },
  { name: "a missing final newline", before: "a", after: "a\n", want: [{ beforeLine: 2, afterLine: 2, removed: [], added: [""] }] },
  {
    name: "a single equal bracket does not end a hunk",
    before: "{\nx\n}\ny\nz\n",
    after: "{\na\n}\nb\n}\ny\nz\n",
    want: [{ beforeLine: 2, afterLine: 2, removed: ["x"], added: ["a", "}", "b"] }],
  },
])("$name", ({ before, after, want }) => {
  expect(diffLines(before, after)).toEqual(want);
});

const text = fc.array(fc.constantFrom("a", "b", "c", "}"), { maxLength: 30 }).map((lines) => lines.join("\n"));

test("applying the hunks turns one text into the other", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = before.split("\n");
      for (const hunk of [...diffLines(before, after)].reverse()) {
        expect(lines.splice(hunk.beforeLine - 1, hunk.removed.length, ...hunk.added)).toEqual(hunk.removed);
      }
      expect(lines.join("\n")).toBe(after);
    }),
  );
});

test("long texts without common lines are one hunk", () => {
  const lines = (letter: string): string => Array.from({ length: 3000 }, (_, index) => `${letter}${index}`).join("\n");
  expect(diffLines(lines("a"), lines("b"))).toHaveLength(1);
});
