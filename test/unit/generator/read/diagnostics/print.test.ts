import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDiagnostic, type Diagnostic } from "../../../../../generator/read/diagnostics/diagnostic.ts";
import { printDiagnostics } from "../../../../../generator/read/diagnostics/print.ts";
import { messages } from "../../../../../generator/read/diagnostics/messages.ts";
import type { Format } from "../../../../../templates/core/report.ts";
import { junitErrors } from "../../../../fixtures/junit_schema.ts";
import { sarifErrors } from "../../../../fixtures/sarif_schema.ts";
import { lineStarts, type Range } from "../../../../../generator/read/source/source_file.ts";
import { CHARACTER } from "../../../../fixtures/character.ts";

const path = "spec/connectors/shop.yaml";

function about(text: string, range: Range): Diagnostic {
  return createDiagnostic("yaml/tag", {}, { path, starts: lineStarts(text) }, range);
}

function pretty(text: string, range: Range, color = false): string {
  return printDiagnostics([about(text, range)], { format: "pretty", sources: [{ path, text }], color });
}

describe("the pretty format", () => {
  it("shows the line and marks the place", () => {
    expect(pretty("a: 1\ntitle: !!str Shop\n", { start: 12, end: 17 })).toBe(
      [
        "spec/connectors/shop.yaml:2:8 error yaml/tag: tags are not supported",
        "  2 | title: !!str Shop",
        "    |        ^^^^^",
        "  help: remove the tag; put the value in quotes if it is meant as text",
        "",
      ].join("\n"),
    );
  });

  it("colours only when asked", () => {
    expect(pretty("title: Shop", { start: 0, end: 5 })).not.toContain("\u001b");
    expect(pretty("title: Shop", { start: 0, end: 5 }, true)).toContain("\u001b[31merror yaml/tag\u001b[39m");
  });

  it("keeps the mark under the place after tabs, wide and invisible characters", () => {
    const text = "\ta😀\u202eb: c";
    const [, line, marks] = pretty(text, { start: text.indexOf("b"), end: text.indexOf("b") + 1 }).split("\n");
    expect(line).toBe("  1 |  a😀\\u202eb: c");
    expect(marks).toBe(`    | ${" ".repeat(" a😀\\u202e".length)}^`);
  });

  it("marks to the end of the line what goes on in the next one", () => {
    expect(pretty("abc\ndef", { start: 1, end: 6 }).split("\n")[2]).toBe("    |  ^^");
  });

  it("shows the surroundings of a place in a very long line", () => {
    const text = `${"x".repeat(100_000)}HERE${"y".repeat(100_000)}`;
    const [, line = "", marks = ""] = pretty(text, { start: 100_000, end: 100_004 }).split("\n");
    expect(line.length).toBeLessThan(140);
    expect(line.slice(marks.indexOf("^"), marks.lastIndexOf("^") + 1)).toBe("HERE");
  });

  it("has no frame for a file that it does not have, or a place after the end", () => {
    const lines = printDiagnostics([about("a: b", { start: 0, end: 1 })], { format: "pretty", sources: [] }).split("\n");
    expect(lines).toHaveLength(3);
    expect(pretty("a: b\n", { start: 5, end: 5 }).split("\n")).toHaveLength(3);
  });

  it.each([
    ["on the same line", "api_key: { example: 0123456789abcdef, secret: true, tpye: string }"],
    ["on a line above", "api_key:\n  secret: true\n  type: string\n\n  example: 0123456789abcdef"],
    ["on a line below", "api_key:\n  example: 0123456789abcdef\n  fields:\n    a: string\n  secret: true"],
  ])("hides the example of a secret that is named so %s", (_, text) => {
    const start = text.indexOf("0123456789abcdef");
    const shown = pretty(text, { start, end: start + 16 });
    expect(shown).toContain("example: ****************");
    expect(shown).not.toContain("012345");
  });

  it.each([
    ["a mapping", "auth:\n  secret: true\n  example:\n    api_key: 0123456789abcdef\nname: Ada"],
    ["a list", "auth:\n  example:\n    - first\n    - 0123456789abcdef\n  secret: true"],
    ["a text of several lines", "auth:\n  secret: true\n  example: >-\n    first\n    0123456789abcdef"],
    ["something deeper", "auth:\n  secret: true\n  default:\n    a:\n      b:\n        - c: 0123456789abcdef"],
  ])("hides the example of a secret that is %s", (_, text) => {
    const start = text.indexOf("0123456789abcdef");
    const shown = pretty(text, { start, end: start + 16 });
    expect(shown).toContain("****************");
    expect(shown).not.toContain("012345");
  });

  it("has no frame for what is known to be a secret", () => {
    const diagnostic: Diagnostic = { ...about("api_key: 0123456789abcdef", { start: 9, end: 25 }), secret: true };
    const shown = printDiagnostics([diagnostic], { format: "pretty", sources: [{ path, text: "api_key: 0123456789abcdef" }] });
    expect(shown.split("\n")).toHaveLength(3);
  });

  it("shows the example of what is no secret, though its neighbour is one", () => {
    const text = "fields:\n  api_key:\n    secret: true\n  name:\n    example: Ada";
    expect(pretty(text, { start: text.length - 3, end: text.length })).toContain("example: Ada");
  });

  it("shows any line with its mark below it, and nothing that would change a terminal", () => {
    fc.assert(
      fc.property(fc.string({ unit: CHARACTER, minLength: 1 }), fc.nat(), fc.nat(), (text, first, second) => {
        const start = first % text.length;
        const shown = pretty(text, { start, end: start + (second % 20) });
        expect(shown.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect([3, 5]).toContain(shown.split("\n").length);
      }),
    );
  });
});

describe("the json format", () => {
  it("is one array with everything a program needs", () => {
    const text = printDiagnostics([about("a: !b c", { start: 3, end: 5 })], { format: "json", sources: [] });
    expect(JSON.parse(text)).toEqual([about("a: !b c", { start: 3, end: 5 })]);
    expect(printDiagnostics([], { format: "json", sources: [] })).toBe("[]\n");
  });
});

describe("the github format", () => {
  it("is one workflow command a message", () => {
    expect(printDiagnostics([about("a: !b c", { start: 3, end: 5 })], { format: "github", sources: [] })).toBe(
      "::error file=spec/connectors/shop.yaml,line=1,col=4,endLine=1,endColumn=6,title=yaml/tag::" +
        "tags are not supported%0Ahelp: remove the tag; put the value in quotes if it is meant as text\n",
    );
  });

  it("cannot be given further commands or properties by what a message repeats", () => {
    const slots = { file: "a%0A::add-mask::x\r\n::error::y,line=3:" };
    const diagnostic = createDiagnostic("file/missing", slots, { path: "a,title=b:c%", starts: [0] }, { start: 0, end: 0 });
    const text = printDiagnostics([diagnostic], { format: "github", sources: [] });
    expect(text.split("\n")).toHaveLength(2);
    expect(text).toContain("file=a%2Ctitle=b%3Ac%25,line=1");
    expect(text).toContain("a%250A::add-mask::x\\u000d\\u000a::error::y");
  });
});

describe("the formats for other programs", () => {
  const found = [about("a: !b c", { start: 3, end: 5 }), { ...about("a: 1", { start: 0, end: 1 }), diff: ["- a", "+ b"] }];
  const print = (format: Format): string =>
    printDiagnostics(found, {
      format,
      sources: [{ path, text: "a: !b c" }],
      summary: "2 errors.\n",
      time: { started: 0, milliseconds: 5 },
    });

  const expectations: Readonly<Record<Exclude<Format, "pretty" | "json" | "github">, (printed: string) => Promise<void> | void>> = {
    sarif: (printed) => {
      const log = JSON.parse(printed) as { readonly runs: readonly [{ readonly results: readonly object[]; readonly tool: object }] };
      expect(sarifErrors(log)).toEqual([]);
      expect(log.runs[0].tool).toMatchObject({
        driver: {
          name: "connector-gateway-generator",
          rules: [{ id: "yaml/tag", shortDescription: { text: messages["yaml/tag"].cause } }],
        },
      });
      expect(log.runs[0].results).toMatchObject([
        {
          message: { text: "tags are not supported\nhelp: remove the tag; put the value in quotes if it is meant as text" },
          locations: [{ physicalLocation: { artifactLocation: { uri: path }, region: { startLine: 1, startColumn: 4, endColumn: 6 } } }],
        },
        { level: "error" },
      ]);
    },
    junit: async (printed) => {
      expect(await junitErrors(printed)).toEqual([]);
      expect(printed.match(/<failure message="tags are not supported" type="yaml\/tag">/gu)).toHaveLength(2);
      expect(printed).toContain('timestamp="1970-01-01T00:00:00" hostname="localhost" tests="2" failures="2" errors="0" time="0.005"');
    },
    ndjson: (printed) => {
      const lines = printed.trimEnd().split("\n");
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(found);
    },
    markdown: (printed) => {
      expect(printed).toBe(
        [
          "- spec/connectors/shop.yaml:1:4: **error** `yaml/tag` tags are not supported  ",
          "  help: remove the tag; put the value in quotes if it is meant as text",
          "- spec/connectors/shop.yaml:1:1: **error** `yaml/tag` tags are not supported  ",
          "  \\- a  ",
          "  \\+ b  ",
          "  help: remove the tag; put the value in quotes if it is meant as text",
          "",
          "2 errors.",
          "",
        ].join("\n"),
      );
    },
  };

  it.each(Object.entries(expectations))("%s: has all messages, and the summary where it has a place", async (format, check) => {
    await check(print(format as Format));
  });
});
