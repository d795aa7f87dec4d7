import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { importTool, requestCases, schemaFiles, schemaPath } from "./request_cases.ts";

/** The parts of the language service of VS Code that the tests use. */
interface LanguageService {
  readonly configure: (settings: { readonly validate: boolean }) => void;
  readonly parseJSONDocument: (document: TextDocument) => unknown;
  readonly doValidation: (document: TextDocument, json: unknown) => Promise<readonly { readonly message: string }[]>;
  readonly doComplete: (
    document: TextDocument,
    position: unknown,
    json: unknown,
  ) => Promise<{ readonly items: readonly { readonly label: string }[] }>;
}

interface TextDocument {
  readonly positionAt: (offset: number) => unknown;
}

interface Tool {
  readonly getLanguageService: (options: object) => LanguageService;
  readonly TextDocument: { readonly create: (uri: string, language: string, version: number, text: string) => TextDocument };
}

/** A file in a folder beside the schemas. */
const uri = new URL("../requests/a.json", `file://${schemaPath("payments")}`).href;
let tool: Tool;
let service: LanguageService;

beforeAll(async () => {
  ({ default: tool } = (await importTool("vscode-json-languageservice/lib/umd/jsonLanguageService.js")) as { readonly default: Tool });
  service = tool.getLanguageService({
    schemaRequestService: (path: string) => Promise.resolve(readFileSync(new URL(path), "utf8")),
    workspaceContext: { resolveRelativePath: (path: string, from: string) => new URL(path, from).href },
  });
  service.configure({ validate: true });
});

async function findIn(text: string): Promise<readonly string[]> {
  const document = tool.TextDocument.create(uri, "json", 1, text);
  const problems = await service.doValidation(document, service.parseJSONDocument(document));
  return problems.map(({ message }) => message);
}

/** What the editor offers at the `|` in a text. */
async function completeAt(text: string): Promise<readonly string[]> {
  const document = tool.TextDocument.create(uri, "json", 1, text.replace("|", ""));
  const { items } = await service.doComplete(document, document.positionAt(text.indexOf("|")), service.parseJSONDocument(document));
  return items.map(({ label }) => label);
}

const named = '"$schema":"../schemas/payments.json"';

describe("the language service of VS Code", () => {
  test.each(schemaFiles)("finds %s.json by a relative path in $schema, and checks requests against it", async (name) => {
    const $schema = `../schemas/${name}.json`;
    const found = await Promise.all(requestCases.map(([, request]) => findIn(JSON.stringify({ $schema, ...request }))));
    expect(found.map((messages, index) => [requestCases[index]?.[0], messages.length === 0])).toEqual(
      requestCases.map(([what, , isValid]) => [what, isValid]),
    );
  });

  test.each([
    ['"entity":"customers","action":"list","params":{"limit":"x"}', ['Incorrect type. Expected "integer".']],
    ['"entity":"customers","action":"list","params":{"limits":1}', ["Property limits is not allowed."]],
    ['"entity":"customers","action":"get"', ['Missing property "params".']],
    ['"entity":"customers","action":"get","params":{}', ['Missing property "id".']],
    ['"action":"list"', ['Missing property "entity".']],
    ['"entity":"customers","action":"list","parms":{}', ["Property parms is not allowed."]],
  ])("reports once what is wrong with %s", async (keys, messages) => {
    expect(await findIn(`{${named},${keys}}`)).toEqual(messages);
  });

  test.each([
    ["|", ["entity", "action", "params"]],
    ['"entity":"|"', ['"customers"', '"refunds"', '"balance"']],
    ['"entity":"customers","action":"|"', ['"list"', '"create"', '"api_search"']],
    ['"entity":"customers","action":"list",|', ["params"]],
    ['"entity":"customers","action":"list","params":{|}', ["limit", "starting_after", "created"]],
    ['"entity":"refunds","action":"create","params":{"reason":"|"}', ['"duplicate"', '"fraudulent"', '"requested_by_customer"']],
  ])("completes %s", async (keys, labels) => {
    expect(await completeAt(`{${named},${keys}}`)).toEqual(expect.arrayContaining(labels));
  });

  test("offers only the params of the operation", async () => {
    expect(await completeAt(`{${named},"entity":"customers","action":"list","params":{|}}`)).not.toContain("charge");
  });
});
