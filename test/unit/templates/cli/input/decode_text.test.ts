import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText } from "../../../../../templates/cli/input/decode_text.ts";

test("any text is read again, with a mark and without", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const json = JSON.stringify(text);
      expect(decodeText(Buffer.from(json))).toEqual({ ok: true, text: json });
      expect(decodeText(Buffer.from(`\ufeff${json}`))).toEqual({ ok: true, text: json });
    }),
  );
});

test.each<[string, Uint8Array, string]>([
  ["UTF-16", Buffer.from("\ufeff{}", "utf16le"), "UTF-16 (little endian)"],
  ["UTF-16 without a mark", Buffer.from("{}", "utf16le"), "UTF-16 (little endian)"],
  ["big endian", Uint8Array.of(0xfe, 0xff, 0, 0x7b), "UTF-16 (big endian)"],
  ["big endian without a mark", Uint8Array.of(0, 0x7b, 0, 0x7d), "UTF-16 (big endian)"],
  ["UTF-32", Uint8Array.of(0xff, 0xfe, 0, 0), "UTF-32"],
  ["Latin 1", Uint8Array.of(0x22, 0xe4, 0x22), "not UTF-8"],
])("%s is named", (_what, bytes, wanted) => {
  const decoded = decodeText(bytes);
  expect(decoded.ok ? "" : decoded.message).toContain(wanted);
});
