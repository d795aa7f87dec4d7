import { describe, expect, test } from "vitest";
import { readBuilt, readTemplates, readTemplatesWithCode } from "../../../../../generator/read/source/templates.ts";
import { emptyFolder, put } from "../../../../fixtures/package_folder.ts";

test("reads the changelog, the license and everything under templates/ but what is built, sorted by path, with the code or without", () => {
  const project = emptyFolder();
  put(project, "LICENSE", "MIT\n");
  put(project, "CHANGELOG.md", "# Changelog\n");
  put(project, "CONTRIBUTING.md", "not part of the package");
  put(project, "templates/runtime/b/c.ts", "c");
  put(project, "templates/runtime/a.ts", "a");
  put(project, "templates/README.md", "é");
  put(project, "templates/package.json", "{}");
  put(project, "templates/.DS_Store", "x");
  put(project, "templates/built/key/files.json", "{}");
  put(project, "templates/cli/start.js", "start");
  put(project, "templates/style/index.css", "p {}");
  const texts = [
    ["CHANGELOG.md", "# Changelog\n"],
    ["LICENSE", "MIT\n"],
    ["README.md", "é"],
    ["bin/start.js", "start"],
  ];
  expect([...readTemplates(project)]).toEqual(texts);
  const code = [
    ["runtime/a.ts", "a"],
    ["runtime/b/c.ts", "c"],
    ["style/index.css", "p {}"],
  ];
  expect([...readTemplatesWithCode(project)]).toEqual([...texts, ...code]);
});

describe("what is built", () => {
  test("is read from its folder, with a path below built/", () => {
    const folder = emptyFolder();
    put(folder, "files.json", '{ "runtime/engine.js": "code" }');
    expect([...readBuilt(folder)]).toEqual([["built/runtime/engine.js", "code"]]);
  });

  test.each(["", "{", "[]"])("is not read from %j, and the message says what to do", (text) => {
    const folder = emptyFolder();
    put(folder, "files.json", text);
    expect(() => readBuilt(folder)).toThrow("files.json is damaged; delete the folder around it, or install the generator again");
  });
});

test.each(["CHANGELOG.md", "LICENSE", "templates"])("throws when %s is missing", (missing) => {
  const project = emptyFolder();
  for (const path of ["CHANGELOG.md", "LICENSE", "templates/README.md"]) if (!path.startsWith(missing)) put(project, path, "text\n");
  expect(() => readTemplates(project)).toThrow(missing);
});
