import { describe, expect, it } from "vitest";
import { authorCatalog, authorText, tryMistake, type Mistake } from "../../fixtures/mistakes/author_catalog.ts";
import { fieldMistakes } from "../../fixtures/mistakes/fields.ts";
import { habitMistakes } from "../../fixtures/mistakes/habits.ts";
import { layoutMistakes } from "../../fixtures/mistakes/layout.ts";
import { structureMistakes } from "../../fixtures/mistakes/structure.ts";
import { syntaxMistakes } from "../../fixtures/mistakes/syntax.ts";
import { valueMistakes } from "../../fixtures/mistakes/values.ts";
import { loadAndCheck } from "../../../generator/run.ts";

const tables: Readonly<Record<string, readonly Mistake[]>> = {
  "a text that is not the YAML its author meant": syntaxMistakes,
  "a mark too many or too few": structureMistakes,
  "a field": fieldMistakes,
  "a habit from JSON Schema, OpenAPI or another language": habitMistakes,
  "a value": valueMistakes,
  "a line in the wrong column": layoutMistakes,
};

describe("a catalog without mistakes", () => {
  it("leads to no message", () => {
    expect(loadAndCheck(authorCatalog(authorText)).diagnostics).toEqual([]);
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
