import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { diffLines } from "diff";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { printTypes } from "../../../spec/types/print_types.ts";
import type { SchemaFiles, WrittenSchema } from "../../../spec/types/to_components.ts";

const ROOT = join(import.meta.dirname, "../../..");
const TYPES = "generator/catalog/written_types.ts";
const SCHEMAS = ["spec/connector.schema.json", "spec/gateway.schema.json"];

/** A text of a schema, and what takes its place everywhere. */
type Change = readonly [from: string, to: string];
type Texts = Readonly<Record<string, string>>;

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** The texts of the schemas after some changes. Throws when none of them has the text that a change is about. */
function schemasAfter(...changes: readonly Change[]): Texts {
  let texts = SCHEMAS.map((path) => [path, textOf(path)] as const);
  for (const [from, to] of changes) {
    if (!texts.some(([, text]) => text.includes(from))) throw new Error(`no schema contains ${from}`);
    texts = texts.map(([path, text]) => [path, text.replaceAll(from, to)]);
  }
  return Object.fromEntries(texts);
}

function printTypesOf(texts: Texts): Promise<string> {
  const files: SchemaFiles = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path.replace("spec/", ""), JSON.parse(text) as WrittenSchema]),
  );
  return printTypes(files);
}

/** The lines that differ, each behind `+` or `-`. */
function differingLines(before: string, after: string): readonly string[] {
  return diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ value, added }) =>
      value
        .trimEnd()
        .split("\n")
        .map((line) => `${added ? "+" : "-"} ${line.trim()}`),
    );
}

describe("the types of the written catalog", () => {
  it("are up to date; where they are not, run `npm run derive`", async () => {
    const isUpToDate = (await printTypesOf(schemasAfter())) === textOf(TYPES);
    expect(isUpToDate).toBe(true);
  });

  it.each<[string, string, string, readonly string[]]>([
    [
      "a new key",
      '"const": "newest_first" },',
      '"const": "newest_first" }, "speed": { "type": "integer" },',
      ["+ readonly speed?: number;"],
    ],
    [
      "a key less",
      '"max_size": {',
      '"max_size": true, "limit": {',
      ["+ readonly max_size?: PlainValue;", "- readonly max_size?: string;", "+ readonly limit?: string;"],
    ],
    [
      "a key that becomes required",
      '"required": ["actions"]',
      '"required": ["actions", "record"]',
      ["- readonly record?: string;", "+ readonly record: string;"],
    ],
    [
      "a key that becomes optional",
      '"required": ["kind", "reason"]',
      '"required": ["kind"]',
      ["- readonly reason: string;", "+ readonly reason?: string;"],
    ],
    [
      "a new value",
      '"enum": ["read", "write"]',
      '"enum": ["read", "write", 1]',
      ['- readonly effect?: "read" | "write";', '+ readonly effect?: "read" | "write" | 1;'],
    ],
    [
      "a value less",
      '"enum": ["read", "write"]',
      '"enum": ["read"]',
      ['- readonly effect?: "read" | "write";', '+ readonly effect?: "read";'],
    ],
    [
      "another constant",
      '"const": "newest_first"',
      '"const": "oldest_first"',
      ['- readonly ordered?: "newest_first";', '+ readonly ordered?: "oldest_first";'],
    ],
    [
      "another type",
      '"$ref": "#/definitions/text", "description": "The name of the method',
      '"type": ["string", "null"], "description": "The name of the method',
      ["- readonly title: string;", "+ readonly title: string | null;"],
    ],
    [
      "unknown keys",
      '"required": ["example"],\n      "additionalProperties": false',
      '"required": ["example"]',
      ["- };", "+ } & { readonly [key: string]: PlainValue };"],
    ],
    [
      "a name in place of a mapping",
      '"document": { "$ref": "#/definitions/document" }',
      '"document": { "type": ["string", "object"], "if": { "type": "object" }, "then": { "$ref": "#/definitions/document" } }',
      ["- readonly document: WrittenDocument;", "+ readonly document: string | WrittenDocument;"],
    ],
    ["another description", "What it means, in", "What it says, in", []],
  ])("change with %s", async (_, from, to, want) => {
    const lines = differingLines(textOf(TYPES), await printTypesOf(schemasAfter([from, to])));
    expect(lines).toEqual(want);
  });
});

describe("a schema whose type is not known is refused", () => {
  const closed = { type: "object", additionalProperties: false };
  const branch = (kind: string) => ({ if: { properties: { kind: { const: kind } } }, then: closed });
  const kinds = (...values: string[]) => ({ kind: { enum: values } });
  const paging = { type: "object", required: ["kind"], properties: kinds("a", "b"), allOf: [branch("a"), branch("b")] };

  it.each<[string, WrittenSchema, string]>([
    [
      "an unknown keyword",
      { not: { type: "string" } },
      "spec/shop.schema.json: WrittenShop.inner has `not`, whose TypeScript type spec/types/to_components.ts does not know",
    ],
    ["`false`", { type: "object", properties: { gone: false } }, "spec/shop.schema.json: WrittenShop.inner.gone is not a schema"],
    [
      "keys of what is no mapping",
      { properties: { gone: true } },
      "spec/shop.schema.json: WrittenShop.inner has `properties` without `type: object`",
    ],
    [
      "a missing definition",
      { $ref: "#/definitions/none" },
      "spec/shop.schema.json: WrittenShop.inner refers to `#/definitions/none`, which does not exist",
    ],
    [
      "a missing file",
      { $ref: "other.schema.json#/definitions/text" },
      "spec/shop.schema.json: WrittenShop.inner refers to `other.schema.json#/definitions/text`, which does not exist",
    ],
    [
      "a definition that leads back to itself",
      { $ref: "#/definitions/list" },
      "spec/shop.schema.json: list.items refers to `#/definitions/list`, which refers to itself",
    ],
    [
      "a condition that is no kind",
      { ...paging, allOf: [{ if: true, then: true }] },
      "spec/shop.schema.json: WrittenShop.inner has a branch in `allOf` that is not an `if` with the value of one key",
    ],
    [
      "a condition that holds for every type",
      { type: "object", if: { type: "object" }, then: closed },
      "spec/shop.schema.json: WrittenShop.inner needs `then`, and a further type beside `object`",
    ],
    [
      "a kind without a branch",
      { ...paging, allOf: [branch("a")] },
      "spec/shop.schema.json: WrittenShop.inner needs one branch in `allOf` for each value of its required key `kind`",
    ],
    [
      "a branch without a kind",
      { ...paging, properties: kinds("a") },
      "spec/shop.schema.json: WrittenShop.inner needs one branch in `allOf` for each value of its required key `kind`",
    ],
    [
      "a kind that may be missing",
      { ...paging, required: [] },
      "spec/shop.schema.json: WrittenShop.inner needs one branch in `allOf` for each value of its required key `kind`",
    ],
  ])("%s", async (_, schema, want) => {
    const list = { type: "array", items: { $ref: "#/definitions/list" } };
    const thing = { ...closed, properties: { inner: schema } };
    await expect(printTypes({ "shop.schema.json": { ...thing, definitions: { list } } })).rejects.toThrow(want);
  });

  it("two definitions of one name", async () => {
    const files = { "a.schema.json": { ...closed, definitions: { b: closed } }, "b.schema.json": closed };
    await expect(printTypes(files)).rejects.toThrow("spec/b.schema.json: two definitions would be the type WrittenB");
  });
});

/** Where the code that reads the written catalog does not compile with these texts in place of files: the line, and why. */
function errorsWith(texts: Texts): readonly string[] {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile.bind(ts.sys)) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    { ...config, include: ["generator/resolve", "generator/model"] },
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

describe("after a change of the schemas and `npm run derive`, the compiler points at the code that has to follow", () => {
  const changes: Readonly<Record<string, Change>> = {
    "a new format": ['"enum": ["date-time"', '"enum": ["shoe-size", "date-time"'],
    "a new kind of operation": ['"enum": ["list",', '"enum": ["upload", "list",'],
    "a new action": [
      '"list": { "$ref": "#/definitions/operation" }',
      '"archive": { "$ref": "#/definitions/operation" }, "list": { "$ref": "#/definitions/operation" }',
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
