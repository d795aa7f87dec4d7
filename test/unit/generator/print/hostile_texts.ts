import fc from "fast-check";
import { CHARACTER } from "../../../fixtures/character.ts";

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

/** Texts that mean something in a page. */
export const hostileMarkup: readonly string[] = [
  "{{script}}",
  "<script>{{script}}</script>",
  "{{policy}} {{style}} {{early}} {{licenses}}",
  `"><img src=x onerror="globalThis.pwned = true">`,
  "' onfocus='globalThis.pwned = true' autofocus='",
  "</script><!--<script>",
  "<!-- --> --!> ]]> <![CDATA[",
  "</style><style>*{display:none}</style>",
  "</title></head></body></html>",
  "</code></pre></details></article></main>",
  "<template><svg><p><style><a title='</style><img src=x onerror=alert(1)>'>",
  "&lt;b&gt; &amp;#60;b&#62; &#x3c;b>",
  "javascript:globalThis.pwned=true",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x //example.com/x http://example.com/x",
  'https://example.com/"onclick="alert(1)',
  "`<b>code</b>` and `one more",
  "**bold** [link](javascript:alert(1)) ![picture](https://example.com/x.png)",
  "constructor",
  "__proto__",
  "a\n\nb\n- c\n# d",
  " ",
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
