import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printSample, sampleLanguages } from "../../../../../templates/page/shared/code_samples.ts";
import { tokenize } from "../../../../../templates/page/code/highlight.ts";
import { runs } from "../../../../fixtures/property_runs.ts";
import { anyParams, anyText, sampleCall } from "./sample_calls.ts";

/** The pieces of a text with their kinds. */
function pieces(language: string, text: string): readonly string[] {
  return tokenize(language, text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}

test.each<readonly [string, string, readonly string[]]>([
  ["json", '{ "a": -1.5e3 }', ["punctuation {", 'name "a"', "punctuation :", "number -1.5e3", "punctuation }"]],
  ["json", '["a\\"b", null]', ["punctuation [", 'string "a\\"b"', "punctuation ,", "keyword null", "punctuation ]"]],
  ["curl", "curl http://x/1 \\\n  --data 'a'", ["keyword curl", "punctuation \\", "name --data", "string 'a'"]],
  [
    "curl",
    `--data '{\n "a": "it'\\''s"\n}'`,
    ["punctuation '", "punctuation {", 'name "a"', "punctuation :", `string "it'\\''s"`, "punctuation }", "punctuation '"],
  ],
  ["shell", "npx connector-gateway-spec serve --port 0\n# done", ["keyword npx", "name --port", "number 0", "comment # done"]],
  [
    "typescript",
    "const a = b.list({ limit: 25 }); // x",
    [
      "keyword const",
      "punctuation =",
      "name list",
      "punctuation (",
      "punctuation {",
      "name limit",
      "punctuation :",
      "number 25",
      "punctuation }",
      "punctuation )",
      "punctuation ;",
      "comment // x",
    ],
  ],
  ["typescript", '"for" in: for', ['string "for"', "name in", "punctuation :", "keyword for"]],
  [
    "python",
    'f(a=True, b="x") # y',
    [
      "name f",
      "punctuation (",
      "name a",
      "punctuation =",
      "keyword True",
      "punctuation ,",
      "name b",
      "punctuation =",
      'string "x"',
      "punctuation )",
      "comment # y",
    ],
  ],
  [
    "http",
    "HTTP/1.1 200 OK\nContent-Type: image/png",
    ["keyword HTTP/1.1 200 OK", "name Content-Type", "punctuation :", "string image/png"],
  ],
  ["unknown", "{}", []],
])("%s: %s", (language, text, want) => {
  expect(pieces(language, text)).toEqual(want);
});

describe("in any text", () => {
  test("tokens follow each other and have content", () => {
    fc.assert(
      fc.property(fc.constantFrom("json", "curl", "shell", "typescript", "python", "http"), anyText, (language, text) => {
        let last = 0;
        for (const { start, end } of tokenize(language, text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
      runs(60),
    );
  });

  test("strings of samples are never taken for code", () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        for (const { id } of sampleLanguages.filter((language) => language.id !== "curl")) {
          const code = printSample(id, sampleCall({ params }));
          const quotes = tokenize(id, code).filter(({ kind, start }) => kind === "punctuation" && /["'`\\]/u.test(code.charAt(start)));
          expect(quotes).toEqual([]);
        }
      }),
      runs(60),
    );
  });

  test.each(["json", "curl", "typescript", "python", "http"])("%s: long texts that never end are read once", (language) => {
    for (const piece of ['"', "'", "a", "1", " ", "\n", "-", "\\", '"a', "a:", "/"]) {
      const text = piece.repeat(20_000);
      expect(tokenize(language, text).length).toBeLessThanOrEqual(text.length);
    }
  });
});
