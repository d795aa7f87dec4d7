import { expect, test } from "vitest";
import { checkFiles } from "../../../generator/finishing/check_files.ts";

function check(...files: readonly (readonly [path: string, text: string])[]): () => void {
  return () => checkFiles(files.map(([path, text]) => ({ path, text })));
}

test("what a package may be made of", () => {
  expect(check(["package.json", "{}\n"], ["connectors/gateway.envelope.js", "a\n"], ["catalog.schema.json", "\n"])).not.toThrow();
});

test.each(["../a", "/a", "a//b", "a/../b", "./a", ".staging/a", "a/.b", "a\\b", "C:/a", "", "a/", "a b", "ä"])("%j is no path", (path) => {
  expect(check([path, "a\n"])).toThrow(`${JSON.stringify(path)} cannot be a path of the package`);
});

test("two files at one path, also where case does not count", () => {
  expect(check(["a.js", "1\n"], ["a.js", "2\n"])).toThrow("a.js and a.js are the same file");
  expect(check(["connectors/A.js", "1\n"], ["connectors/a.js", "1\n"])).toThrow("connectors/a.js and connectors/A.js are the same file");
});

test.each(["", "a", "a\n\n"])("%j does not end as a text should", (text) => {
  expect(check(["a.js", text])).toThrow("a.js does not end with one line feed");
});

test("carriage returns are refused", () => {
  expect(check(["a.js", "a\r\nb\n"])).toThrow("a.js has a carriage return");
});
