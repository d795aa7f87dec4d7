import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText, otherEncoding } from "../../../../../templates/cli/input/decode_text.ts";

test("any text is read again, with a mark and without", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const json = JSON.stringify(text);
      expect(decodeText(Buffer.from(json))).toEqual({ ok: true, text: json });
      expect(decodeText(Buffer.from(`\ufeff${json}`))).toEqual({ ok: true, text: json });
    }),
  );
});

test.each<[bytes: readonly number[], wanted: string | undefined]>([
  [[0xff, 0xfe, 0x7b, 0], "UTF-16 (little endian)"],
  [[0xff, 0xfe, 0, 0x7b], "UTF-16 (little endian)"],
  [[0x7b, 0, 0x7d, 0], "UTF-16 (little endian)"],
  [[0xfe, 0xff, 0, 0x7b], "UTF-16 (big endian)"],
  [[0, 0x7b, 0, 0x7d], "UTF-16 (big endian)"],
  [[0xff, 0xfe, 0, 0], "UTF-32"],
  [[0, 0, 0xfe, 0xff], "UTF-32"],
  // None of them has a mark, or an ASCII character beside a zero.
  ...[[0xff, 0xfd], [0xfd, 0xfe], [0xfe, 0xfe], [0xfd, 0xff], [0, 0, 0xfe, 0x7b], [0, 0, 0x7b, 0xff], [0, 0], [0], [0x22, 0xe4, 0x22]].map(
    (bytes): [readonly number[], undefined] => [bytes, undefined],
  ),
  [[0x7b, 0x7b, 0xfe, 0xff], undefined],
  [[0, 0x7b, 0xfe, 0xff], "UTF-16 (big endian)"],
  [[0x7b, 0, 0xfe, 0xff], "UTF-16 (little endian)"],
])("the encoding of %j is %s", (bytes, wanted) => {
  expect(otherEncoding(Uint8Array.from(bytes))).toBe(wanted);
  const decoded = decodeText(Uint8Array.from(bytes));
  if (wanted !== undefined) expect(decoded).toEqual({ ok: false, message: `the file is ${wanted}; JSON must be UTF-8` });
});

test("bytes that are no UTF-8 are not a text", () => {
  expect(decodeText(Uint8Array.of(0x22, 0xe4, 0x22))).toEqual({ ok: false, message: "the file is not UTF-8" });
});
