import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { exactly } from "../../../templates/core/credentials.ts";

const tests = join(import.meta.dirname, "..");
const root = join(tests, "../..");
const [promises = "", page = ""] = readFileSync(join(root, "SECURITY.md"), "utf8").split("## Threats to a gateway");

/** The rows of the tables in a part of the page, without their heads. */
function rowsIn(part: string): readonly string[] {
  return part.split("\n").filter((line) => /^\| (?!Threat \||Promise \||---)/.test(line));
}

const rows = rowsIn(page);

/** Tests that a text names: a file and a title. */
function referencesIn(text: string): readonly (readonly [file: string, title: string])[] {
  return [...text.matchAll(/`([\w/]+(?:\.test|_suite)\.ts)` "([^"]+)"/g)].map(([, file = "", title = ""]) => [file, title]);
}

const references = [...new Map(referencesIn(page).map((reference) => [reference.join(), reference])).values()];

describe("the threats in SECURITY.md", () => {
  it.each(references)("name a test that exists: %s %s", (file, title) => {
    const source = readFileSync(file.startsWith("test/") ? join(root, file) : join(tests, file), "utf8");
    expect(source).toMatch(new RegExp(`(?:\\b(?:it|test)|\\))\\(\\s*${exactly(JSON.stringify(title))},`));
  });

  test("have a test each", () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((row) => referencesIn(row).length === 0)).toEqual([]);
    // The cell has nothing but tests.
    const cells = rows.map((row) => row.split(" | ").at(-1) ?? "");
    expect(cells.filter((cell) => !/^(?:`[\w/]+(?:\.test|_suite)\.ts` "[^"]+"(?:, | \|$))+$/.test(cell))).toEqual([]);
  });

  test("name all files of hostile tests", () => {
    const own = readdirSync(import.meta.dirname).filter((name) => join(import.meta.dirname, name) !== import.meta.filename);
    expect(own.filter((name) => !references.some(([file]) => file === `hostile/${name}`))).toEqual([]);
  });
});

describe("the promises in SECURITY.md", () => {
  const commands = rowsIn(promises).map(
    (row) => /\| `((?:npx vitest run|npm run test:all -- (?:browser|tools)) [^`]+)` \|$/.exec(row)?.[1] ?? row,
  );

  it.each(commands)("have a command with tests that exist: %s", (command) => {
    for (const part of command.split(" && ")) {
      const paths = part.split(" ").filter((word) => word.startsWith("test/"));
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
      // Each of the three configurations runs only the tests in its own folders.
      const [, own = ""] = /^npm run test:all -- (tools|browser) /.exec(part) ?? [];
      expect(paths.filter((path) => (/^test\/(tools|browser)\//.exec(path)?.[1] ?? "") !== own)).toEqual([]);
    }
  });
});
