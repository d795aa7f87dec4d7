import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import type { OutputFile } from "../../../generator/emitters/emitter.ts";
import { openApiEmitter } from "../../../generator/emitters/openapi/index.ts";
import { DECLARATIONS_TOOL, emitDeclarations } from "../../../generator/finishing/declarations/declarations.ts";
import { hostileModel } from "../../fixtures/hostile_model.ts";
import { miniModel } from "../../fixtures/mini_model.ts";
import { hostileTexts } from "../print/hostile_texts.ts";

function documentOf(schemas: object, title = "T"): OutputFile {
  const document = { openapi: "3.1.0", info: { title, version: "1" }, paths: {}, components: { schemas } };
  return { path: "openapi/payments.json", text: JSON.stringify(document) };
}

const limit = { type: "object", properties: { limit: { type: "integer", default: 10 } } };

async function emitOne(document: OutputFile, existing?: string): Promise<string> {
  const [file] = await emitDeclarations([document], new Map(existing === undefined ? [] : [["openapi/payments.d.ts", existing]]));
  return file?.text ?? "";
}

describe("emitDeclarations", () => {
  test("makes one file per OpenAPI document and no others", async () => {
    const files = [documentOf({}), { path: "openapi/notes.txt", text: "x" }, { path: "schemas/payments.json", text: "{}" }];
    expect((await emitDeclarations(files, new Map())).map(({ path }) => path)).toEqual(["openapi/payments.d.ts"]);
  });

  test("makes properties with a default optional", async () => {
    expect(await emitOne(documentOf({ Params: limit }))).toContain("limit?: number;");
  });

  test("writes hashes of document and text, and ends with one line feed", async () => {
    const text = await emitOne(documentOf({}));
    expect(text.split("\n")[1]).toMatch(/^\/\/ openapi-typescript 7\.13\.0, document [0-9a-f]{64}, text [0-9a-f]{64}$/u);
    expect(text).toMatch(/[^\n]\n$/u);
  });

  test("keeps the existing text only for the same document", async () => {
    const first = await emitOne(documentOf({ Params: limit }));
    expect(await emitOne(documentOf({ Params: limit }), first)).toBe(first);
    expect(await emitOne(documentOf({ Params: limit }, "Other"), first)).not.toBe(first);
  });

  test("does not keep an edited text", async () => {
    const first = await emitOne(documentOf({ Params: limit }));
    for (const changed of [first.replace("limit?", "limits?"), `${first}\n`, first.replace("// Made", "// By hand"), "", "\n\n\n"]) {
      expect(await emitOne(documentOf({ Params: limit }), changed)).toBe(first);
    }
  });

  test("makes the same text when the existing one has other line endings", async () => {
    const text = await emitOne(documentOf({ Params: limit }));
    expect(await emitOne(documentOf({ Params: limit }), text.replaceAll("\n", "\r\n"))).toBe(text);
  });

  test("rejects documents that are not OpenAPI", async () => {
    await expect(emitOne({ path: "openapi/payments.json", text: '{"swagger":"2.0"}' })).rejects.toThrow();
  });

  test.each(Object.getOwnPropertyNames(Object.prototype))("accepts the key %s, in an example and among properties", async (name) => {
    const named = JSON.parse(`{ ${JSON.stringify(name)}: "inherited_a" }`) as object;
    const properties = JSON.parse(`{ ${JSON.stringify(name)}: { "type": "string" } }`) as object;
    const text = await emitOne(documentOf({ Params: { type: "object", properties, example: named } }));
    expect(text).toContain(`"${name}": "inherited_a"`);
    expect(text).toMatch(new RegExp(`^\\s+${name}\\?: string;$`, "mu"));
    expect(text).not.toContain("inheritedx");
  });

  test("names the version that is installed", () => {
    const manifest: unknown = JSON.parse(readFileSync("node_modules/openapi-typescript/package.json", "utf8"));
    expect(manifest).toMatchObject({ version: DECLARATIONS_TOOL.split(" ")[1] });
  });
});

test("no text of the catalog can end the comment or string that contains it", async () => {
  const kinds = async (text: string): Promise<readonly string[]> => {
    const files = openApiEmitter.emit({ model: hostileModel(miniModel, text), templates: new Map(), version: text });
    const declarations = await emitDeclarations(
      files.filter(({ path }) => path === "openapi/gateway.json"),
      new Map(),
    );
    return declarations.flatMap(({ path, text: code }) => {
      const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
      expect(code).not.toMatch(/[^\P{Cc}\n]|\p{Cf}|\p{Zl}|\p{Zp}|\p{Cs}/u);
      expect(ts.transpileModule(code, { reportDiagnostics: true }).diagnostics).toEqual([]);
      return source.statements.map((statement) => `${ts.SyntaxKind[statement.kind]} ${members(statement)}`);
    });
  };
  const want = await kinds("plain");
  for (const text of hostileTexts) expect(await kinds(text), text).toEqual(want);
});

function members(node: ts.Node): number {
  return ts.isInterfaceDeclaration(node) ? node.members.length : 0;
}
