import { expect, test } from "vitest";
import { checkFiles } from "../../../../../generator/write/finishing/make_package.ts";

function check(...files: readonly (readonly [path: string, text: string])[]): () => void {
  return () => checkFiles(files.map(([path, text]) => ({ path, text })));
}

test("accepts the files of a package", () => {
  expect(check(["package.json", "{}\n"], ["connectors/gateway.envelope.js", "a\n"], ["catalog.schema.json", "\n"])).not.toThrow();
});

test.each(["../a", "/a", "a//b", "a/../b", "./a", ".staging/a", "a/.b", "a\\b", "C:/a", "", "a/", "a b", "ä"])(
  "rejects the path %j",
  (path) => {
    expect(check([path, "a\n"])).toThrow(`${JSON.stringify(path)} is not a valid path in the package`);
  },
);

test("rejects two files at the same path, also if only the case differs", () => {
  expect(check(["a.js", "1\n"], ["a.js", "2\n"])).toThrow("a.js and a.js are the same file");
  expect(check(["connectors/A.js", "1\n"], ["connectors/a.js", "1\n"])).toThrow("connectors/a.js and connectors/A.js are the same file");
});

test.each(["", "a", "a\n\n"])("rejects the text %j, which does not end with one line feed", (text) => {
  expect(check(["a.js", text])).toThrow("a.js must end with exactly one line feed");
});

test("rejects carriage returns", () => {
  expect(check(["a.js", "a\r\nb\n"])).toThrow("a.js contains a carriage return");
});
