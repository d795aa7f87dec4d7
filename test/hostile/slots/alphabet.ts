import type fc from "fast-check";
import { anyText, hostileTexts } from "../../unit/generator/print/hostile_texts.ts";

/** What has a meaning somewhere on the way from YAML to a package: in YAML, Markdown, HTML, a shell, a pattern, a path, an object. */
const MEANINGS: readonly string[] = [
  "__proto__",
  "constructor",
  "toString",
  "---",
  "...",
  "%YAML 1.1",
  "&a *a <<: !!js/function >- |+",
  "{a: b, c: [d]} # e",
  "- # 1) + * > ~~~ ``` | --- |",
  "1) x",
  "<b>&amp;&#60;</b> <img src=x onerror=globalThis.pwned=1> ]]> <![CDATA[ --> --!>",
  "{{slot}} {{script}} ${slot} $& $1 $` $'",
  "$(touch pwned) `touch pwned` ; rm -rf . | cat && || > pwned",
  "../../../etc/passwd",
  "C:\\con\\..\\nul",
  "~1 ~0 #/$defs/x %2e%2e%2f %00",
  "([^]*)*$ (?:a|aa)+ [\\",
  "https://example.com/x www.example.com jo@example.com javascript:alert(1)",
  "::error file=x::pwned",
  "\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627 (rtl)",
  "combining e\u0301\u0323\u0302 \u{1f469}\u{1f3fd} \u{20000}",
  "9007199254740993 1e400 0x10 0o7 ~ null true .nan 12:30:00 2024-01-01",
];

/** Longer than any line, and than what tables and lists show of a text. */
const LONG = "x".repeat(10_000);

/** All texts that are tried in every slot. */
export const alphabet: readonly string[] = [...hostileTexts, ...MEANINGS, LONG];

/** What nobody can see, and half a character, which is in no text that is accepted. */
const INVISIBLE = /[^\P{C}\n]|[\p{DI}\p{Zl}\p{Zp}\uFFF9-\uFFFC]/u;

/** The texts that can be seen, all together. One sentence: of several ones, lists show the first. */
const visible = alphabet.filter((text) => !INVISIBLE.test(text) && text !== LONG).map((text) => text.replaceAll(/\.(?=\s|$)/gu, ","));
export const combinedTexts: readonly string[] = [`${visible.join(" ")}.`, `${visible.join("\n")}.`];

/** What takes the place of a visible text in the package that it is compared with. */
export const HARMLESS_TEXT = "harmless.";

/** Texts that can be seen and that begin and end with a letter or a sign, so that nobody trims or joins them. */
export function anyVisibleText(): fc.Arbitrary<string> {
  return anyText().map((text) => `x${text.replaceAll(new RegExp(INVISIBLE, "gu"), "").replaceAll(/[\s.]+/gu, " ")}.`);
}
