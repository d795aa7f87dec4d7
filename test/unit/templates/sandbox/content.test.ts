import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { BytePart } from "../../../../templates/runtime/server/download.ts";
import { contentOf } from "../../../../templates/sandbox/operations/download.ts";

const SIZE = 70_000;

async function bytesOf(type: string, size = SIZE, part: BytePart = { start: 0, end: undefined }): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of contentOf(7, size, type)(part)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe("the content of a file", () => {
  test.each<[type: string, start: string, end: string]>([
    ["image/jpeg", "\xff\xd8\xff\xdb", ""],
    ["image/png", "\x89PNG\r\n\x1a\n", ""],
    ["application/pdf", "%PDF-1.4\n", "\nstartxref\n162\n%%EOF\n"],
    ["application/zip", "PK\x05\x06", `PK\x05\x06${"\0".repeat(18)}`],
    ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "PK\x05\x06", "\0".repeat(18)],
    ["text/html; charset=utf-8", "<!doctype html>\n", "\n"],
    ["text/plain", "", ""],
  ])("of type %s begins and ends as such a file does", async (type, start, end) => {
    const text = (await bytesOf(type)).toString("latin1");
    expect([text.length, text.slice(0, start.length), text.slice(text.length - end.length)]).toEqual([SIZE, start, end]);
  });

  test("is JSON where the type says so", async () => {
    expect(JSON.parse((await bytesOf("application/json")).toString())).toHaveLength(SIZE - 2);
    expect(JSON.parse((await bytesOf("application/problem+json", 2)).toString())).toBe("");
  });

  test("of a PNG is one white pixel", async () => {
    const bytes = await bytesOf("image/png");
    const at = bytes.indexOf("IDAT");
    expect(inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)))).toEqual(Buffer.from([0, 255]));
  });

  test("of a PDF has its objects where the table says", async () => {
    const text = (await bytesOf("application/pdf")).toString("latin1");
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gmu)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(["1 0 obj", "2 0 obj", "3 0 obj"]);
    expect(text.slice(162, 166)).toBe("xref");
  });

  test("is the same in parts", async () => {
    const whole = await bytesOf("application/pdf");
    for (const [start, end] of [
      [0, 3],
      [3, 200],
      [65_530, 65_545],
      [SIZE - 10, SIZE - 1],
    ] as const) {
      expect(await bytesOf("application/pdf", SIZE, { start, end })).toEqual(whole.subarray(start, end + 1));
    }
  });

  test("that is too small for its format is letters", async () => {
    expect((await bytesOf("image/png", 20)).toString()).toMatch(/^[\w-]{20}$/u);
  });
});
