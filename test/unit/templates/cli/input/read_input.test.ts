import { expect, test } from "vitest";
import { readInput, type Input } from "../../../../../templates/cli/input/read_input.ts";
import { toChunks } from "../../../../fixtures/command_line.ts";

const limits = { line: 100, document: 200 };

async function kindOf(name: string, ...chunks: readonly string[]): Promise<string> {
  return describe(await readInput(name, toChunks(...chunks), limits));
}

function describe(input: Input): string {
  return input.kind === "problem" ? input.problem.code : input.kind;
}

test.each<[string, string, readonly string[]]>([
  ["document", "a.json", ["{}"]],
  ["document", "a.json", ["{}\n"]],
  ["document", "a.json", ["\n{}\n\n"]],
  ["document", "a.json", ["{\n", '"a": 1}\n']],
  ["document", "a.json", ["[1,\n2]"]],
  ["document", "a.json", ["{"]],
  ["lines", "a.json", ["{}\n{}"]],
  ["lines", "a.json", ["\n{}", "\n", "\n", "x"]],
  ["lines", "a.ndjson", ["{}"]],
  ["lines", "A.JSONL", ["{"]],
  ["input/empty", "a.json", []],
  ["input/empty", "a.json", [" \n\t\n"]],
  ["input/too-large", "a.json", ["[", " ".repeat(150), " ".repeat(150), "]"]],
  ["input/encoding", "a.json", ["\u0000{\u0000}"]],
])("%s: %s %j", async (wanted, name, chunks) => {
  expect(await kindOf(name, ...chunks)).toBe(wanted);
});

test("UTF-16 is named, whether it is marked or not", async () => {
  for (const text of ["\ufeff{}", "{}"]) {
    const chunks = async function* (): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(Buffer.from(text, "utf16le"));
    };
    const input = await readInput("a.ndjson", chunks(), limits);
    expect(describe(input)).toBe("input/encoding");
    expect(input.kind === "problem" && input.problem.message).toContain("UTF-16");
  }
});

test("a mark at the beginning is no part of the text", async () => {
  expect(await readInput("a.json", toChunks("\ufeff{}"), limits)).toEqual({ kind: "document", text: "{}" });
});

test("what is too large is not read to its end", async () => {
  let read = 0;
  const endless = async function* (): AsyncGenerator<Uint8Array> {
    for (;;) {
      read += 1;
      yield await Promise.resolve(Buffer.alloc(50, " "));
    }
  };
  expect(describe(await readInput("a.json", endless(), limits))).toBe("input/too-large");
  expect(read).toBeLessThan(10);
});
