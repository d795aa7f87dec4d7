import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { printCodeTable } from "../../../generator/diagnostics/code_table.ts";
import { messages } from "../../../generator/diagnostics/messages.ts";

/** Cells without the blanks that align them. */
function rows(table: string): string[] {
  return table
    .trim()
    .split("\n")
    .map((row) => row.replace(/ *\| */gu, "|").replace(/-+/gu, "-"));
}

describe("the table of codes", () => {
  it("in CONTRIBUTING.md is that of the code", () => {
    const text = readFileSync(join(import.meta.dirname, "../../../CONTRIBUTING.md"), "utf8");
    const table = /<!-- codes:begin -->\n([^]*?)<!-- codes:end -->/u.exec(text)?.[1] ?? "";
    expect(rows(table), `Between the two marks of CONTRIBUTING.md there should be:\n\n${printCodeTable()}`).toEqual(rows(printCodeTable()));
  });

  it("has codes of one form, each with a message and a help in the same style", () => {
    for (const [code, { message, help }] of Object.entries(messages)) {
      expect(code).toMatch(/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/u);
      for (const text of [message, help]) expect(text, code).toMatch(/^[^A-Z\s].*[^.\s]$|^\{\w+\}$/u);
    }
  });
});
