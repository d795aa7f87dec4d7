import { join } from "node:path";
import { expect, test } from "vitest";
import { readLicense } from "../../../generator/build/license.ts";
import { emptyFolder, put } from "../../fixtures/package_folder.ts";

test.each([
  ["node_modules/plain/dist/index.js", "node_modules/plain/LICENSE", "plain"],
  ["node_modules/plain/index.js", "node_modules/plain/license.md", "plain"],
  ["node_modules/plain/index.js", "node_modules/plain/LICENCE.txt", "plain"],
  ["node_modules/@group/plain/dist/index.js", "node_modules/@group/plain/LICENSE", "@group/plain"],
  ["node_modules/other/node_modules/plain/index.js", "node_modules/other/node_modules/plain/LICENSE", "plain"],
  ["node_modules/.pnpm/plain@1.0.0/node_modules/plain/index.js", "node_modules/.pnpm/plain@1.0.0/node_modules/plain/LICENSE", "plain"],
])("of the library of %s is %s", (file, license, library) => {
  const folder = emptyFolder();
  put(folder, file, "");
  put(folder, license, "\r\nMIT\r\n\r\nDo what you want.\r\n\r\n");
  expect(readLicense(join(folder, file))).toEqual({ library, text: "MIT\n\nDo what you want." });
});

test("is missed, by name of the library", () => {
  const folder = emptyFolder();
  put(folder, "node_modules/plain/index.js", "");
  put(folder, "node_modules/plain/licenses.json", "");
  expect(() => readLicense(join(folder, "node_modules/plain/index.js"))).toThrow("the library plain has no license file");
});

test.each(["src/index.js", "node_modules", "node_modules/index.js"])("is not that of %s", (file) => {
  expect(() => readLicense(join("/project", file))).toThrow("is not a file of a library");
});
