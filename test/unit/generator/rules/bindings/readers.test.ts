import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readDocument } from "../../../../../generator/rules/bindings/query_files.ts";
import { isLabelPattern } from "../../../../../generator/rules/bindings/addresses.ts";
import { runs } from "../../../../fixtures/property_runs.ts";
import { CHARACTER } from "../../../../fixtures/character.ts";

/** Pieces that patterns are made of, and pieces that look like them. */
const PIECES = [
  ...[
    "^",
    "$",
    "[a-z]",
    "[A-Z0-9-]",
    "[A-z]",
    "[^a]",
    "[.-]",
    "[a.]",
    "\\d",
    "\\w",
    "\\.",
    ".",
    "a",
    "-",
    "x.y",
    "(",
    "(?:",
    "(?!",
    "(?<!",
  ],
  ...[")", "|", "?", "*", "+", "{2}", "{1,3}", "{1,}", "\\u{2e}", "\\x2e", "[--9]", "[9-A]", "[-a]", "\\S", "/", "@", "]"],
];

/** Texts with which a part of a host would lead to another host. */
const HOSTILE = ["a.b", "evil.example/", "a@b", "a:1", "a#", "a?", "a\\", "a/b", ".", "/", "_", "a b", "é", "a\n", "", "%2e"];

describe("patterns of a part of a host", () => {
  test("that are accepted match nothing but letters, digits and hyphens", () => {
    const inner = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(""));
    const pattern = fc.oneof(
      inner,
      inner.map((text) => `^${text}$`),
    );
    const hostile = fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.string({ unit: fc.constantFrom("a", "Z", "9", "-", ".", "/", "@", "_", ":") }),
    );
    fc.assert(
      fc.property(pattern, fc.array(hostile, { minLength: 20, maxLength: 20 }), (text, values) => {
        const expression = compiled(text);
        fc.pre(expression !== undefined && isLabelPattern(text));
        for (const value of values)
          if (!/^[A-Za-z0-9-]*$/u.test(value)) expect(`${value}: ${expression.test(value)}`).toBe(`${value}: false`);
      }),
      runs(100),
    );
  });

  it("ends for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: CHARACTER }), (text) => {
        expect([true, false]).toContain(isLabelPattern(text));
      }),
      runs(60),
    );
  });
});

function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
}

describe("GraphQL", () => {
  test("of any text is read, or has a problem inside the text", () => {
    const text = fc.oneof(
      fc.string({ unit: CHARACTER }),
      fc
        .array(
          fc.constantFrom(
            "query ",
            "mutation ",
            "Q",
            "(",
            ")",
            "$a",
            ": Int",
            "{",
            "}",
            " a ",
            "...",
            "F",
            "fragment F on T ",
            '"',
            "#",
            "\n",
          ),
        )
        .map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(text, (written) => {
        const read = readDocument(written);
        const start = "problem" in read ? read.range.start : 0;
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start).toBeLessThanOrEqual(written.length);
      }),
      runs(80),
    );
  });

  it.each<[string, string]>([
    ["", "unexpected <EOF>"],
    ["query {", "expected Name, found <EOF>"],
    ["{ a(b: $) }", 'expected Name, found ")"'],
    ["{ a # comment }", "expected Name, found <EOF>"],
    ['{ a(b: "c) }', "unterminated string"],
  ])("%j is refused: %s", (text, problem) => {
    expect(readDocument(text)).toMatchObject({ problem });
  });
});
