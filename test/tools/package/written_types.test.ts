import { join, relative } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { printTypesOf, ROOT, schemasAfter, TYPES, type Change, type Texts } from "../../fixtures/changed_schemas.ts";

/** Where the code that reads the written catalog does not compile with these texts in place of files: the line, and why. */
function errorsWith(texts: Texts): readonly string[] {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile.bind(ts.sys)) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    { ...config, include: ["generator/resolve", "generator/resolve/model"] },
    ts.sys,
    ROOT,
  );
  const replaced = new Map(Object.entries(texts).map(([path, text]) => [join(ROOT, path), text]));
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (path) => replaced.get(path) ?? readFile(path);
  const program = ts.createProgram(fileNames, { ...options, types: [] }, host);
  return fileNames
    .flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(path)))
    .map(({ file, start = 0, messageText }) => {
      const line = file?.text.slice(0, start).split("\n").length ?? 0;
      const text = file?.text.split("\n")[line - 1]?.trim() ?? "";
      return `${relative(ROOT, file?.fileName ?? "")}:${line} ${text}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    });
}

describe("after a change of the schemas and `npm run generate`, the compiler points at the code that has to follow", () => {
  const changes: Readonly<Record<string, Change>> = {
    "a new format": ['"enum": ["date-time"', '"enum": ["shoe-size", "date-time"'],
    "a new kind of operation": ['"enum": ["list",', '"enum": ["upload", "list",'],
    "a new action": [
      '"get": {\n          "$ref": "#/definitions/operation",',
      '"archive": { "$ref": "#/definitions/operation" }, "get": {\n          "$ref": "#/definitions/operation",',
    ],
    "a key less": ['"permanent": {', '"final": {'],
    "a key that becomes optional": ['"required": ["title", "fields"]', '"required": ["fields"]'],
  };
  let errors: readonly string[] = [];

  beforeAll(async () => {
    const texts = schemasAfter(...Object.values(changes));
    errors = errorsWith({ ...texts, [TYPES]: await printTypesOf(texts) });
  });

  it.each([
    ["a new format", "shoe-size"],
    ["a new kind of operation", '"upload"'],
    ["a new action", "'archive' does not exist"],
    ["a key less", "'permanent' does not exist"],
    ["a key that becomes optional", "return { ...notes, name, title: method.title, shape }"],
  ])("%s", (_, want) => {
    expect(errors.filter((error) => error.includes(want))).not.toEqual([]);
  });
});
