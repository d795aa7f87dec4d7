import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import type { OutputFile } from "../../../../../generator/emit/emitter.ts";
import { openApiEmitter } from "../../../../../generator/emit/openapi/index.ts";
import { DECLARATIONS_TOOL } from "../../../../../generator/write/finishing/declarations.ts";
import { emitDeclarations } from "../../../../../generator/write/finishing/declarations.ts";
import { hostileModel } from "../../../../fixtures/hostile_model.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";
import { hostileTexts } from "../../print/hostile_texts.ts";

function documentOf(schemas: object, { name = "payments", title = "T", paths = {} } = {}): OutputFile {
  const document = { openapi: "3.1.0", info: { title, version: "1" }, paths, components: { schemas } };
  return { path: `openapi/${name}.json`, text: JSON.stringify(document) };
}

const limit = { type: "object", properties: { limit: { type: "integer", default: 10 } } };

async function emitOne(document: OutputFile, existing?: string, model = miniModel): Promise<string> {
  const [file] = await emitDeclarations(model, [document], new Map(existing === undefined ? [] : [["openapi/payments.d.ts", existing]]));
  return file?.text ?? "";
}

/** An operation of a document that returns a body of this media type. */
function pathsWith(mediaType: string, body: object): object {
  return { "/x": { post: { responses: { 200: { description: "Fine.", content: { [mediaType]: body } } } } } };
}

function linesOf(text: string, pattern: RegExp): readonly string[] {
  return text.split("\n").filter((line) => pattern.test(line));
}

describe("emitDeclarations", () => {
  test("makes one file per OpenAPI document and no others", async () => {
    const files = [documentOf({}), { path: "openapi/notes.txt", text: "x" }, { path: "schemas/payments.json", text: "{}" }];
    expect((await emitDeclarations(miniModel, files, new Map())).map(({ path }) => path)).toEqual(["openapi/payments.d.ts"]);
  });

  test("makes properties with a default optional", async () => {
    expect(await emitOne(documentOf({ Params: limit }))).toContain("limit?: number;");
  });

  test("writes hashes of document and text, and ends with one line feed", async () => {
    const text = await emitOne(documentOf({}));
    expect(text.split("\n")[1]).toMatch(/^\/\/ openapi-typescript 7\.13\.0, input [0-9a-f]{16}, text [0-9a-f]{16}$/u);
    expect(text).toMatch(/[^\n]\n$/u);
  });

  test("keeps an existing text that its second line vouches for", async () => {
    const first = await emitOne(documentOf({ Params: limit }));
    const body = first.split("\n").slice(3, -1).join("\n").replace("limit?", "kept?");
    const checksum = createHash("sha256").update(body).digest("hex").slice(0, 16);
    const [banner, line = ""] = first.split("\n");
    const existing = [banner, line.replace(/text .*$/u, `text ${checksum}`), "", body, ""].join("\n");
    expect(await emitOne(documentOf({ Params: limit }), existing)).toBe(existing);
  });

  test("does not keep the text of another document, or of another catalog", async () => {
    const document = documentOf({ Params: limit });
    const first = await emitOne(document);
    expect(await emitOne(documentOf({ Params: limit }, { title: "Other" }), first)).not.toBe(first);
    const [payments, ...others] = miniModel.connectors;
    if (payments === undefined) throw new Error("the mini model has no connector");
    const fewer = { ...miniModel, connectors: [{ ...payments, entities: payments.entities.slice(1) }, ...others] };
    expect(await emitOne(document, first, fewer)).toBe(await emitOne(document, undefined, fewer));
    expect(await emitOne(document, first, fewer)).not.toBe(first);
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

  test.each([
    ["a record", "payments", "PaymentsCustomer", "Payments.Customer"],
    ["params", "payments", "PaymentsCustomersListParams", "Payments.CustomersListParams"],
    ["a named type", "payments", "PaymentsInterval", "Payments.Interval"],
    ["credentials", "file_storage", "FileStorageAuthConfig", "FileStorage.AuthConfig"],
    ["requests of a connector", "operations", "FileStorageExecuteRequest", "FileStorage.ExecuteRequest"],
    ["create requests of a connector", "gateway", "PaymentsCreateRequest", "Payments.CreateInstanceRequest"],
    ["requests", "gateway", "ExecuteRequest", "Gateway.ExecuteRequest"],
    ["create requests", "gateway", "GatewayCreateInstanceRequest", "Gateway.CreateInstanceRequest"],
    ["create requests of unknown connectors", "gateway", "GatewayUnknownInstanceRequest", "Gateway.UnknownConnectorRequest"],
    ["the error body", "payments", "GatewayErrorBody", "Gateway.ErrorBody"],
  ])("uses the type of the package for %s", async (_, name, component, want) => {
    const text = await emitOne(documentOf({ [component]: { ...limit, description: "Long." } }, { name }));
    expect(linesOf(text, new RegExp(`\\b${component}\\b`, "u"))).toEqual([`    ${component}: ${want};`]);
    const [alias = ""] = want.split(".");
    expect(linesOf(text, /^import/u).filter((line) => line.includes(` ${alias} `))).toHaveLength(1);
    expect(text).not.toContain("Long.");
  });

  test.each([
    ["PaymentsExecuteResponse", "payments"],
    ["ExecuteRequest", "payments"],
    ["GatewayCreateInstanceRequest", "payments"],
    ["FileStorageFile", "payments"],
    ["Params", "gateway"],
  ])("keeps what openapi-typescript makes of %s in the document of %s", async (component, name) => {
    const text = await emitOne(documentOf({ [component]: limit }, { name }));
    expect(text).toContain(`    ${component}: {\n      /** @default 10 */\n      limit?: number;\n    };\n`);
  });

  test("types the content of a file as a Blob, and leaves out examples of bodies", async () => {
    const text = await emitOne(
      documentOf({}, { paths: pathsWith("application/octet-stream", { schema: { format: "binary" }, example: "%PDF-1.7" }) }),
    );
    expect(linesOf(text, /octet-stream/u).map((line) => line.trim())).toEqual(['"application/octet-stream": Blob;']);
    expect(text).toContain('import type { Blob } from "../runtime/client/platform_types.js";\n');
    expect(text).not.toContain("%PDF");
    expect(await emitOne(documentOf({}))).not.toContain("Blob");
  });

  test.each([
    ["payments", 7],
    ["file_storage", 3],
  ])("%s declares its %i operations", async (name, count) => {
    const text = await emitOne(documentOf({}, { name }));
    const operations = text.slice(text.indexOf("export interface Operations {"), text.indexOf("\n}\n"));
    expect(operations.match(/^ {2}"/gmu)).toHaveLength(count);
  });

  test.each(["gateway", "operations"])("%s takes the operations of all connectors from the root", async (name) => {
    const text = await emitOne(documentOf({}, { name }));
    expect(text).toContain('import type { Operations as AllOperations } from "../index.js";\n');
    expect(text).toContain("export interface Operations extends AllOperations {}\n");
  });

  test("an operation has the parts that it has, and a download has only params and request", async () => {
    const text = await emitOne(documentOf({}, { name: "payments" }));
    expect(text).toContain(`  "payments.customers.list": {
    params: Payments.CustomersListParams;
    request: Payments.CustomersListRequest;
    record: Payments.CustomersListRecord;
    meta: Payments.CustomersListMeta;
    response: Payments.CustomersListResponse;
  };`);
    expect(await emitOne(documentOf({}, { name: "file_storage" }))).toContain(`  "file_storage.files.download": {
    params: FileStorage.FilesDownloadParams;
    request: FileStorage.FilesDownloadRequest;
  };`);
  });

  test("indents by two spaces, and leaves the text of comments as it is", async () => {
    const description = "First.\n        Second.\n    * Third.";
    const text = await emitOne(documentOf({ Params: { ...limit, properties: { limit: { type: "integer", description } } } }));
    expect(text).toContain(
      [
        "    Params: {",
        "      /**",
        "       * @description First.",
        "       *             Second.",
        "       *         * Third.",
        "       */",
        "      limit?: number;",
      ].join("\n"),
    );
  });

  test("names the version that is installed", () => {
    const manifest: unknown = JSON.parse(readFileSync("node_modules/openapi-typescript/package.json", "utf8"));
    expect(manifest).toMatchObject({ version: DECLARATIONS_TOOL.split(" ")[1] });
  });
});

test("no text of the catalog can end the comment or string that contains it", async () => {
  const kinds = async (texts: readonly string[]): Promise<readonly string[]> => {
    let count = 0;
    const model = hostileModel(miniModel, () => texts[count++ % texts.length] ?? "");
    const files = openApiEmitter.emit({ model, templates: new Map(), version: texts[0] ?? "" });
    const declarations = await emitDeclarations(
      miniModel,
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
  const want = await kinds(hostileTexts.map((_, index) => `plain ${index}`));
  for (const first of [0, 5, 9]) expect(await kinds([...hostileTexts.slice(first), ...hostileTexts.slice(0, first)])).toEqual(want);
});

function members(node: ts.Node): number {
  return ts.isInterfaceDeclaration(node) ? node.members.length : 0;
}
