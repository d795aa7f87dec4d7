import { runInThisContext } from "node:vm";
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { comment, ident, propName, stringLiteral } from "../../../../generator/print/literals.ts";
import { anyText, hostileTexts } from "./hostile_texts.ts";

function evaluate(expression: string): unknown {
  return runInThisContext(`"use strict"; (${expression});`);
}

/** The statements of a module, and its syntax errors. */
function parse(text: string): ts.SourceFile & { parseDiagnostics: readonly unknown[] } {
  return ts.createSourceFile("x.ts", text, ts.ScriptTarget.Latest, true) as ts.SourceFile & { parseDiagnostics: readonly unknown[] };
}

/** The text and the tags' texts of a statement's doc comment; an array where there is a link in it. */
function commentsIn(statement: ts.Statement | undefined): readonly unknown[] {
  const found = statement === undefined ? [] : ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  return found.flatMap(({ comment: text, tags = [] }) => [text, ...tags.map((tag) => tag.comment)]).filter((text) => text !== undefined);
}

/** The text that an editor shows for a constant with this comment. */
function shownBy(text: string): unknown {
  return commentsIn(parse(`${text}\nexport const marker = 1;\n`).statements[0]).join("\n");
}

describe("ident", () => {
  test.each(["customersListParams", "$ref", "_x9", "of", "async"])("accepts %s", (name) => {
    expect(ident(name)).toBe(name);
  });

  test.each(["", "9x", "a-b", "a b", "a.b", "ä", "class", "delete", "await", "string", "any", "x;y", "x\n", "\u200dx", ...hostileTexts])(
    "refuses %j",
    (name) => {
      expect(() => ident(name)).toThrow("cannot be an identifier");
    },
  );
});

describe("propName", () => {
  test.each([
    ["limit", "limit"],
    ["class", "class"],
    ["Content-Type", '"Content-Type"'],
    ["1", '"1"'],
    ["", '""'],
    ["__proto__", '["__proto__"]'],
    ["constructor", "constructor"],
  ])("%s -> %s", (name, want) => {
    expect(propName(name)).toBe(want);
  });
});

describe("stringLiteral", () => {
  test.each([
    ['say "hi"', '"say \\"hi\\""'],
    ["a\u2028b", '"a\\u2028b"'],
    ["\u202egnp.exe", '"\\u202egnp.exe"'],
    ["</script>", '"\\u003c/script>"'],
    ["\ud800", '"\\ud800"'],
    ["\u{e0041}", '"\\udb40\\udc41"'],
    ["Zoë 東京", '"Zoë 東京"'],
  ])("%j -> %s", (text, want) => {
    expect(stringLiteral(text)).toBe(want);
  });

  test("gives the text back, as JavaScript and as JSON, in visible characters", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const literal = stringLiteral(text);
        expect(evaluate(literal)).toBe(text);
        expect(JSON.parse(literal)).toBe(text);
        expect(literal).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|<\/script|<!--/iu);
      }),
    );
  });
});

describe("comment", () => {
  test("is one line where one is enough", () => {
    expect(comment("Page size.", "  ")).toBe("  /** Page size. */");
  });

  test("is nothing when there is nothing to say", () => {
    expect(comment(["", " \n "])).toBe("");
  });

  test("keeps lines and paragraphs, wraps long ones and puts tags last", () => {
    const text = comment(["First.", "", `${"word ".repeat(30)}end.`], "  ", [{ name: "default", text: "10" }, { name: "deprecated" }]);
    expect(text).toBe(
      [
        "  /**",
        "   * First.",
        "   *",
        `   * ${"word ".repeat(21).trim()}`,
        `   * ${"word ".repeat(9)}end.`,
        "   * @default 10",
        "   * @deprecated",
        "   */",
      ].join("\n"),
    );
  });

  test.each([
    ["Ends */ here.", "Ends *\\/ here."],
    ["Hidden \u202e.", "Hidden \\u202e."],
    ["@deprecated", "`@deprecated`"],
    ["Mention @here, or @channel.", "Mention `@here`, or `@channel`."],
    ["See {@link x}.", "See {`@link` x}."],
    ["mail me@example.test", "mail me@example.test"],
    ["Matches `^[^@]+@[^@]+$`.", "Matches `^[^@]+@[^@]+$`."],
    ["Matches `@me`.", "Matches `@me`."],
    ["Matches `to @me`.", "Matches `to` `@me`."],
    ["Matches `{@me}`.", "Matches `{@me}`."],
    ["Matches `a{@link}`.", "Matches `a`{`@link}`."],
    ["`a`@b", "`a`@b"],
    ["a @ b @@c", "a `@` b `@`@c"],
    ["one ` only @me", "one ` only` `@me"],
  ])("shows %j as %s", (text, want) => {
    expect(comment(text)).toBe(`/** ${want} */`);
    expect(shownBy(comment(text))).toBe(want);
  });

  test("keeps a quoted @ from the start of a line", () => {
    const text = comment(`${"word ".repeat(21)}and @deprecated`);
    expect(text.split("\n")).toContain(" * `@deprecated`");
    expect(shownBy(text)).toBe(`${"word ".repeat(21)}and\n\`@deprecated\``);
  });

  test("is a comment and nothing else, whatever its text", () => {
    fc.assert(
      fc.property(fc.array(anyText(), { maxLength: 3 }), anyText(), fc.constantFrom("", "  "), (lines, tag, indent) => {
        const text = comment(lines, indent, [{ name: "deprecated", text: tag }]);
        const file = parse(`${text}\nexport const marker = 1;\n`);
        expect(file.parseDiagnostics).toEqual([]);
        expect(file.statements).toHaveLength(1);
        const [statement] = file.statements;
        expect(statement === undefined ? [] : ts.getJSDocTags(statement).map((found) => found.tagName.text)).toEqual(["deprecated"]);
        expect(commentsIn(statement).map((part) => typeof part)).not.toContain("object");
        expect(text.split("\n").every((line) => /^ *(\/\*\*| \*)/.test(line))).toBe(true);
        expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cf}|\p{Zl}|\p{Zp}|\p{Cs}|<\/script|<!--/iu);
      }),
    );
  });
});
