import fc from "fast-check";
import { CHARACTER } from "../../fixtures/character.ts";

/** Texts that have broken out of generated code somewhere. */
export const hostileTexts: readonly string[] = [
  "*/ globalThis.pwned = true; /*",
  '"; globalThis.pwned = true; //',
  "'); globalThis.pwned = true; ('",
  "`${globalThis.pwned = true}`",
  "\u2028globalThis.pwned = true\u2029",
  "first\rsecond\r\nthird\u0085fourth\u000bfifth",
  "nul \u0000, backspace \b, escape \u001b[31m, delete \u007f",
  "lone \ud800 surrogates \udc00",
  "bidi \u202e reversed \u2066 isolated \u2069",
  "</script><script>globalThis.pwned = true</script><!--",
  "@deprecated\n@ts-ignore {@link x} @type {string}",
  "\\u002a/ \\*/ \\",
  "//# sourceMappingURL=data:,x",
  "\u{e0041}\u{e007f} \u00ad\u200b\ufeff",
  "no characters \ufffe \ufdd0 \u{1ffff}",
];

/** Any text, often with a hostile piece in it. */
export function anyText(): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.string({ unit: CHARACTER }),
    fc.constantFrom(...hostileTexts, "*", "/", "*/", "\\", "@", "\n", " ", "__proto__"),
  );
  return fc.oneof(
    piece,
    fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join("")),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 }).map((units) => String.fromCharCode(...units)),
  );
}
