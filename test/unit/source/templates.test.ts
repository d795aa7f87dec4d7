import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTemplates } from "../../../generator/source/templates.ts";
import { emptyFolder, put } from "../../fixtures/package_folder.ts";

test("reads the changelog, the license and everything under templates/, sorted by path", () => {
  const project = emptyFolder();
  put(project, "LICENSE", "MIT\n");
  put(project, "CHANGELOG.md", "# Changelog\n");
  put(project, "CONTRIBUTING.md", "not part of the package");
  put(project, "templates/runtime/b/c.ts", "c");
  put(project, "templates/runtime/a.ts", "a");
  put(project, "templates/README.md", "é");
  put(project, "templates/tsconfig.json", "{}");
  put(project, "templates/.DS_Store", "x");
  expect([...readTemplates(project)]).toEqual([
    ["CHANGELOG.md", "# Changelog\n"],
    ["LICENSE", "MIT\n"],
    ["README.md", "é"],
    ["runtime/a.ts", "a"],
    ["runtime/b/c.ts", "c"],
  ]);
});

test("reads the templates of the project", () => {
  const templates = readTemplates(process.cwd());
  expect(templates.get("runtime/rules.ts")).toBe(readFileSync("templates/runtime/rules.ts", "utf8"));
});

test.each(["CHANGELOG.md", "LICENSE", "templates"])("throws when %s is missing", (missing) => {
  const project = emptyFolder();
  for (const path of ["CHANGELOG.md", "LICENSE", "templates/README.md"]) if (!path.startsWith(missing)) put(project, path, "text\n");
  expect(() => readTemplates(project)).toThrow(missing);
});
