import { describe, expect, it } from "vitest";
import { authorCatalog, authorText, diagnoseAuthors, tryMistake, type Mistake } from "../../../fixtures/mistakes/author_catalog.ts";
import { fieldMistakes } from "../../../fixtures/mistakes/fields.ts";
import { habitMistakes } from "../../../fixtures/mistakes/habits.ts";
import { layoutMistakes } from "../../../fixtures/mistakes/layout.ts";
import { acceptedTexts, otherMistakes } from "../../../fixtures/mistakes/others.ts";
import { structureMistakes } from "../../../fixtures/mistakes/structure.ts";
import { syntaxMistakes } from "../../../fixtures/mistakes/syntax.ts";
import { valueMistakes } from "../../../fixtures/mistakes/values.ts";

const tables: Readonly<Record<string, readonly Mistake[]>> = {
  "a text that is not the YAML its author meant": syntaxMistakes,
  "a mark too many or too few": structureMistakes,
  "a field": fieldMistakes,
  "a habit from JSON Schema, OpenAPI or another language": habitMistakes,
  "a value": valueMistakes,
  "a line in the wrong column": layoutMistakes,
  "anything else": otherMistakes,
};

describe("a catalog without mistakes", () => {
  it("leads to no message", () => {
    expect(diagnoseAuthors(authorCatalog(authorText))).toEqual([]);
  });
});

describe("a catalog that looks odd and is right", () => {
  it.each(acceptedTexts)("leads to no message: %j changed to %j", (from, to) => {
    expect(authorText.split(from)).toHaveLength(2);
    const diagnostics = diagnoseAuthors(authorCatalog(authorText.replace(from, () => to)));
    expect(diagnostics.map(({ message }) => message)).toEqual([]);
  });
});

describe.each(Object.entries(tables))("a mistake in %s", (_, mistakes) => {
  it.each(mistakes)("leads to one message at its place: %j changed to %j", (from, to, code, ...words) => {
    const { found, want } = tryMistake([from, to, code]);
    expect(found.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([want]);
    const said = found.map(({ message, help }) => `${message}\n${help}`).join("\n");
    for (const word of words) expect(said).toContain(word);
  });
});

describe("several mistakes that no other column would put right", () => {
  it("lead to a message each, at their places", () => {
    const text = authorText.replace(
      "          limit: PageLimit",
      "          toString: string -- A.\n          constructor: string -- B.\n          valueOf: string -- C.\n          limit: PageLimit",
    );
    const found = diagnoseAuthors(authorCatalog(text)).map(({ code, message }) => `${code} ${message}`);
    expect(found).toEqual(
      ["toString", "constructor", "valueOf"].map((name) => `shape/bad-name \`${name}\` is not a valid name in \`params\``),
    );
  });
});
