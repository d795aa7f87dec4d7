import { expect, test } from "vitest";
import { readVersion } from "../../../../../generator/read/source/documents.ts";
import { emptyFolder, put } from "../../../../fixtures/package_folder.ts";

test("reads the version of the project", () => {
  const project = emptyFolder();
  put(project, "package.json", '{ "name": "x", "version": "1.2.3" }');
  expect(readVersion(project)).toBe("1.2.3");
});

test.each(["{}", "null", "[]", '{ "version": 1 }'])("rejects %s, which has no version", (text) => {
  const project = emptyFolder();
  put(project, "package.json", text);
  expect(() => readVersion(project)).toThrow("the package.json of the project has no `version`");
});
