import { describe, expect, it } from "vitest";
import { printDiagnostics } from "../../../../../generator/read/diagnostics/print.ts";
import { FORMATS } from "../../../../../templates/core/report.ts";
import { hideInHelp } from "../../../../../generator/read/diagnostics/secrets.ts";
import { loadAndCheck } from "../../../../../generator/run.ts";
import { lineStarts } from "../../../../../generator/read/source/source_file.ts";
import { authorCatalog, authorText } from "../../../../fixtures/mistakes/author_catalog.ts";

function hidden(text: string, part: string, help: string): string | undefined {
  const starts = lineStarts(text);
  const offset = text.indexOf(part);
  const line = starts.findLastIndex((start) => start <= offset) + 1;
  return hideInHelp(help, { text, starts }, { line, column: offset - (starts[line - 1] ?? 0) + 1 });
}

describe("help for a secret", () => {
  const inline = "key: { secret: true, example: 0123, description: Text. }";

  it.each([
    ["about its example", inline, "0123", undefined],
    ["about another key", inline, "Text.", "write `Text.`"],
    ["about an example below", "key:\n  secret: true\n  example:\n    a: 0123", "0123", undefined],
    ["about what is no secret", "key: { example: 0123 }", "0123", "write `Text.`"],
    ["about what a secret is far below", "url: { example: 0123 }\nauth:\n  key: { secret: true }", "0123", "write `Text.`"],
    ["about an example beside a secret, in a list", "- secret: true\n  example: 0123", "0123", undefined],
    ["about an example before a secret in the same braces", "key: { example: 0123,\n       secret: true }", "0123", undefined],
  ])("is not given %s", (_, text, part, want) => {
    expect(hidden(text, part, "write `Text.`")).toBe(want);
  });

  it("hides the example that it repeats", () => {
    expect(hidden(inline, "key", "write `{ secret: true, example: 0123 }`")).toBe("write `{ secret: true, example: **** }*");
  });
});

describe("a mistake in the example of a secret", () => {
  it.each([
    "example: 'key_0123456789abcdef",
    "example: key_, 0123456789abcdef",
    "example: @key_0123456789abcdef",
    "example: key_: 0123456789abcdef",
    "example: key_ #0123456789abcdef",
    "example: “key_0123456789abcdef”",
    "example: 0x0123456789abcdef",
    "example: 0123456789_0123456789",
    "example: !key 0123456789abcdef",
    'example: "key_\\d0123456789abcdef"',
    "example: { key_0123456789abcdef",
  ])("does not show it: %s", (to) => {
    const sources = authorCatalog(authorText.replace("example: key_EXAMPLE", () => to));
    const { diagnostics } = loadAndCheck(sources);
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const format of FORMATS) expect(printDiagnostics(diagnostics, { format, sources })).not.toMatch(/012345/u);
  });
});
