import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTemplates } from "../../../generator/source/templates.ts";
import { emptyFolder, put } from "../../fixtures/package_folder.ts";

test("reads everything under templates/ and the license, sorted by path", () => {
  const project = emptyFolder();
  put(project, "LICENSE", "MIT\n");
  put(project, "templates/runtime/b/c.ts", "c");
  put(project, "templates/runtime/a.ts", "a");
  put(project, "templates/README.md", "é");
  put(project, "templates/tsconfig.json", "{}");
  put(project, "templates/.DS_Store", "x");
  expect([...readTemplates(project)]).toEqual([
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
