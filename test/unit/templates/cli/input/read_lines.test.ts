import fc from "fast-check";
import { expect, test } from "vitest";
import { readLines } from "../../../../../templates/cli/input/read_lines.ts";

async function* stream(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

async function linesOf(chunks: readonly (string | Uint8Array)[], limit = 1000): Promise<readonly (readonly [number, string])[]> {
  const found: [number, string][] = [];
  for await (const { firstLine, lines } of readLines(stream(chunks.map((chunk) => Buffer.from(chunk))), limit)) {
    for (const [index, line] of lines.entries()) found.push([firstLine + index, typeof line === "string" ? line : line.code]);
  }
  return found;
}

test.each<[readonly (string | Uint8Array)[], readonly (readonly [number, string])[]]>([
  [[], []],
  [["a"], [[1, "a"]]],
  [["a\n"], [[1, "a"]]],
  [["a\nb"], [[1, "a"], [2, "b"]]], // prettier-ignore
  [["a", "b\nc", "d\n", "e\n"], [[1, "ab"], [2, "cd"], [3, "e"]]], // prettier-ignore
  [["\n\na\n"], [[1, ""], [2, ""], [3, "a"]]], // prettier-ignore
  [["\ufeffa\nb"], [[1, "a"], [2, "b"]]], // prettier-ignore
  [["\ufeffa"], [[1, "a"]]],
  [[Uint8Array.of(0xff, 0x0a, 0x62)], [[1, "input/encoding"], [2, "b"]]], // prettier-ignore
  [[Uint8Array.of(0xc3), Uint8Array.of(0xa4, 0x0a)], [[1, "ä"]]],
])("%j", async (chunks, wanted) => {
  expect(await linesOf(chunks)).toEqual(wanted);
});

test("a line beyond the limit is one problem, and the lines around it are read", async () => {
  const long = Array.from({ length: 50 }, () => "x".repeat(10));
  const wanted = [[1, "a"], [2, "input/line-too-long"], [3, "b"]]; // prettier-ignore
  expect(await linesOf(["a\n", ...long, "\nb\n"], 100)).toEqual(wanted);
  expect(await linesOf(["a\n", ...long], 100)).toEqual(wanted.slice(0, 2));
  expect(await linesOf([`a\n${long.join("")}\nb`], 100)).toEqual([[1, "a"], [2, "x".repeat(500)], [3, "b"]]); // prettier-ignore
});

test("where the chunks are cut makes no difference", async () => {
  const pieces = fc.array(fc.array(fc.constantFrom("a", "ä", "\n", "😀", "\r"), { maxLength: 5 }).map((list) => list.join("")));
  await fc.assert(
    fc.asyncProperty(pieces, fc.integer({ min: 1, max: 5 }), async (texts, size) => {
      const bytes = Buffer.from(texts.join(""));
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
      const lines = bytes.toString().replace(/\n$/, "").split("\n");
      const wanted = bytes.length === 0 ? [] : lines.map((line, index) => [index + 1, line]);
      expect(await linesOf(chunks)).toEqual(wanted);
    }),
  );
});

test("a chunk may be overwritten by the next one", async () => {
  const buffer = Buffer.alloc(4);
  const overwriting = async function* (): AsyncGenerator<Uint8Array> {
    for (const text of ["a\nbc", "de\nf", "g\nhi"]) {
      buffer.write(text);
      yield await Promise.resolve(buffer);
    }
  };
  const found: unknown[] = [];
  for await (const { lines } of readLines(overwriting(), 1000)) found.push(...lines);
  expect(found).toEqual(["a", "bcde", "fg", "hi"]);
});
