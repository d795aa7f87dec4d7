import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadCatalog } from "../../../../generator/read/load_catalog.ts";
import type { Diagnostic } from "../../../../generator/read/diagnostics/diagnostic.ts";
import { authorCatalog, authorText, diagnoseAuthors } from "../../../fixtures/mistakes/author_catalog.ts";
import { runs } from "../../../fixtures/property_runs.ts";

/** More messages than this about one character are of no use to anybody. */
const HANDFUL = 6;

/** What authors type, and what breaks programs. */
const piece = fc.constantFrom(
  ...["'", '"', ":", ": ", ",", "{", "}", "[", "]", "#", " #", "-", "- ", " ", "  ", "\t", "\n", "\r", "\r\n", "\\", "`", "~"],
  ...["*", "*x", "&", "&x ", "!", "!x ", "|", ">", "%", "@", "?", "? ", "=", ";", "//", "---\n", "...\n", "<<: *x", "<<<<<<< x\n"],
  ...["“", "”", "’", "–", "—", "\u00A0", "\u200B", "\uFEFF", "\u0000", "\u2028", "😀", "\ud83d", "0x1F", "1_000", ".inf", "yes"],
  ...[
    "toString",
    "constructor",
    "__proto__",
    "hasOwnProperty: ",
    "type: ",
    "fields:\n",
    "params:",
    "string -- ",
    "array<",
    "string?",
    "enum: [a",
  ],
);

function expectReadable(found: readonly Diagnostic[], text: string): void {
  const lines = text.split(/\r\n|\n|\r/u);
  for (const { file, line, column, endLine, endColumn, message, help } of found) {
    expect(message + help).not.toMatch(/undefined|\[object|function |NaN/u);
    if (file !== "spec/connectors/shop.yaml") continue;
    expect(line).toBeGreaterThanOrEqual(1);
    expect(endLine).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(endLine > line || endColumn >= column).toBe(true);
  }
}

describe("a catalog of any text", () => {
  it("leads to messages with a place, and never to an exception", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        expectReadable(diagnoseAuthors(authorCatalog(text)), text);
      }),
      runs(24),
    );
  });
});

describe("one mistake in a catalog", () => {
  const offset = fc.nat({ max: authorText.length - 1 });

  it.each([
    ["a piece of text too many", (at: number, text: string) => authorText.slice(0, at) + text + authorText.slice(at)],
    [
      "a piece of text in place of another",
      (at: number, text: string) => authorText.slice(0, at) + text + authorText.slice(at + text.length),
    ],
    ["a character that is missing", (at: number) => authorText.slice(0, at) + authorText.slice(at + 1)],
  ])("leads to a handful of messages at most: %s", (_, edit) => {
    fc.assert(
      fc.property(offset, piece, (at, text) => {
        const edited = edit(at, text);
        const diagnostics = diagnoseAuthors(authorCatalog(edited));
        expectReadable(diagnostics, edited);
        if (text.length === 1 || edited.length < authorText.length) expect(diagnostics.length).toBeLessThanOrEqual(HANDFUL);
      }),
      runs(8),
    );
  });

  it("leads to a handful of messages at most in a catalog that is in use", () => {
    const path = "spec/connectors/issue_tracker.yaml";
    const real = readFileSync(join(import.meta.dirname, "../../../..", path), "utf8");
    const [gateway] = authorCatalog("");
    fc.assert(
      fc.property(fc.nat({ max: real.length - 1 }), piece, fc.boolean(), (at, text, isMissing) => {
        const edited = isMissing ? real.slice(0, at) + real.slice(at + 1) : real.slice(0, at) + text.charAt(0) + real.slice(at);
        const { diagnostics } = loadCatalog([...(gateway === undefined ? [] : [gateway]), { path, text: edited }]);
        expect(diagnostics.length).toBeLessThanOrEqual(HANDFUL);
        for (const { message, help } of diagnostics) expect(message + help).not.toMatch(/undefined|\[object|function |NaN/u);
      }),
      runs(8),
    );
  });
});
