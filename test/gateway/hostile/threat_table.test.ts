import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { exactly } from "../../../templates/shared/credentials.ts";

const tests = join(import.meta.dirname, "..");
const page = readFileSync(join(tests, "../../SECURITY.md"), "utf8");

/** The rows of all tables, without their heads. */
const rows = page.split("\n").filter((line) => /^\| (?!Threat \||---)/.test(line));

/** Tests that a text names: a file and a title. */
function referencesIn(text: string): readonly (readonly [file: string, title: string])[] {
  return [...text.matchAll(/`([\w/]+\.test\.ts)` "([^"]+)"/g)].map(([, file = "", title = ""]) => [file, title]);
}

const references = [...new Map(referencesIn(page).map((reference) => [reference.join(), reference])).values()];

describe("the threats in SECURITY.md", () => {
  it.each(references)("name a test that exists: %s %s", (file, title) => {
    const source = readFileSync(join(tests, file), "utf8");
    expect(source).toMatch(new RegExp(`(?:\\b(?:it|test)|\\))\\(\\s*${exactly(JSON.stringify(title))},`));
  });

  test("have a test each", () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((row) => referencesIn(row).length === 0)).toEqual([]);
    // The cell has nothing but tests.
    const cells = rows.map((row) => row.split(" | ").at(-1) ?? "");
    expect(cells.filter((cell) => !/^(?:`[\w/]+\.test\.ts` "[^"]+"(?:, | \|$))+$/.test(cell))).toEqual([]);
  });

  test("name all files of hostile tests", () => {
    const own = readdirSync(import.meta.dirname).filter((name) => join(import.meta.dirname, name) !== import.meta.filename);
    expect(own.filter((name) => !references.some(([file]) => file === `hostile/${name}`))).toEqual([]);
  });
});
