import { Buffer } from "node:buffer";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseJson } from "../../../gateway/src/calls/answer_json.ts";
import { readText } from "../../../gateway/src/calls/answer_text.ts";
import { runs } from "../../fixtures/property_runs.ts";

const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);

describe("parseJson", () => {
  it.each([
    ["{}", {}],
    [' {"a":[1,"]["]} ', { a: [1, "]["] }],
    ["null", null],
    [JSON.stringify(`"${"[".repeat(300)}`), `"${"[".repeat(300)}`],
    ['"\\\\"', "\\"],
    ['["\\"[[[[",{"\\\\":[]}]', ['"[[[[', { "\\": [] }]],
    [nested(200), JSON.parse(nested(200)) as unknown],
  ])("%s", (text, want) => {
    expect(parseJson(text)).toEqual({ value: want });
  });

  it.each([
    "",
    " ",
    "{",
    "undefined",
    "<html>",
    "{'a':1}",
    '"',
    '"\\"',
    nested(201),
    '{"a":'.repeat(201) + "1" + "}".repeat(201),
    "[".repeat(1_000_000),
  ])("refuses %.40s", (text) => {
    expect(parseJson(text)).toBeUndefined();
  });

  test("reads whatever JSON.stringify writes", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 20 }), (value) => {
        expect(JSON.stringify(parseJson(JSON.stringify(value))?.value)).toBe(JSON.stringify(value));
      }),
      runs(60),
    );
  });
});

function headersOf(headers: Readonly<Record<string, string>>): { get(name: string): string | undefined } {
  return { get: (name) => headers[name.toLowerCase()] };
}

describe("readText", () => {
  const utf16 = Buffer.from("é", "utf16le");
  it.each([
    [Buffer.from("é"), {}, "é"],
    [Buffer.from("\ufeffa"), {}, "a"],
    [Buffer.from("é"), { "content-type": "application/json; charset=UTF-8" }, "é"],
    [Buffer.from("é", "latin1"), { "content-type": 'text/plain;charset="iso-8859-1"' }, "é"],
    [utf16, { "content-type": "text/plain; charset=utf-16le" }, "é"],
    [gzipSync("é"), { "content-encoding": "gzip" }, "é"],
    [gzipSync("é"), { "content-encoding": " X-GZIP" }, "é"],
    [Buffer.alloc(0), { "content-encoding": "gzip" }, ""],
    [Buffer.from("a"), { "content-encoding": "identity" }, "a"],
    [Buffer.alloc(0), {}, ""],
    [Buffer.alloc(100, "a"), {}, "a".repeat(100)],
    [gzipSync(Buffer.alloc(100, "a")), { "content-encoding": "gzip" }, "a".repeat(100)],
  ])("%j with %j is %s", async (bytes, headers, want) => {
    expect(await readText(Readable.from([bytes]), headersOf(headers), 100)).toBe(want);
  });

  it.each([
    [Buffer.alloc(101, "a"), {}, "is larger than 100 bytes"],
    [gzipSync(Buffer.alloc(101, "a")), { "content-encoding": "gzip" }, "is larger than 100 bytes"],
    [gzipSync(Buffer.alloc(50_000, "a")), { "content-encoding": "gzip" }, "is larger than 100 bytes"],
    [Buffer.from("not packed"), { "content-encoding": "gzip" }, "cannot be unpacked"],
    [gzipSync("abc").subarray(0, -4), { "content-encoding": "gzip" }, "cannot be unpacked"],
    [Buffer.from("a"), { "content-encoding": "br" }, 'is encoded as "br", which was not asked for'],
    [Buffer.from("a"), { "content-encoding": "gzip, gzip" }, 'is encoded as "gzip, gzip", which was not asked for'],
    [Buffer.from([0xff]), {}, 'is not a text in "utf-8"'],
    [Buffer.from("a"), { "content-type": "text/plain; charset=nonsense" }, 'is not a text in "nonsense"'],
  ])("%j with %j %s", async (bytes, headers, message) => {
    const body = Readable.from([bytes]);
    await expect(readText(body, headersOf(headers), 100)).rejects.toThrow(message);
    expect(body.destroyed).toBe(true);
  });

  test("stops reading at the limit", async () => {
    let chunks = 0;
    const endless = new Readable({
      highWaterMark: 1,
      read() {
        chunks++;
        this.push(Buffer.alloc(10));
      },
    });
    await expect(readText(endless, headersOf({}), 100)).rejects.toThrow("is larger than 100 bytes");
    expect(chunks).toBeLessThan(20);
  });
});
