import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGES = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...pagesIn("docs"),
  ...pagesIn("docs/adr"),
  "spec/README.md",
  "bench/README.md",
];

/** Paths of the project in these pages that are examples, or made by a command. */
const OTHERS =
  /^(?:spec\/(?:connectors\/(?:acme|shop|store)\.ya?ml|shop\.yaml|accepted_breaks\.json)|bench\/(?:node_modules|edits\.md)|gateway\/dist\/?|templates\/built\/?)$/u;

test("the pages name only files and folders that are there", () => {
  const named = PAGES.flatMap((page) =>
    [
      ...readFileSync(page, "utf8").matchAll(/`((?:generator|templates|gateway\/(?:src|bin|dist)|test|docs|spec|bench|\.ci)\/[\w./-]+)`/gu),
    ].map(([, path = ""]) => ({ page, path })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !existsSync(path) && !OTHERS.test(path))).toEqual([]);
});

function pagesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);
}
