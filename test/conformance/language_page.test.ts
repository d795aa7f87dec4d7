import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import connectorSchema from "../../spec/connector.schema.json" with { type: "json" };
import { parseYaml } from "../fixtures/parse_yaml.ts";
import { PAGING_KINDS } from "../../generator/resolve/model/paging_kinds.ts";
import type { Model, Operation } from "../../generator/resolve/model/types.ts";
import { globalTypes } from "../../generator/resolve/naming/global_types.ts";
import { loadAndCheck } from "../../generator/run.ts";
import type { SourceFile } from "../../generator/read/source/source_file.ts";
import { createGateway } from "../../templates/runtime/client/gateway.ts";
import { createSandboxOf } from "../../templates/sandbox/create_sandbox.ts";
import type { JsonObject } from "../../templates/sandbox/definition.ts";
import { toDefinition, type SandboxConnector } from "../../templates/sandbox/kit.ts";
import type { Sandbox } from "../../templates/sandbox/sandbox_types.ts";
import { createRecordStore } from "../../templates/sandbox/record_store.ts";
import { emitModel } from "../fixtures/emitted_package.ts";
import { emittedConnector } from "../fixtures/sandbox/example_connector.ts";

const ROOT = join(import.meta.dirname, "../..");
const page = readFileSync(join(ROOT, "spec/README.md"), "utf8");

/** The text of a section without its subsections. In a fenced block `#` begins a comment, not a title. */
function section(title: string): string {
  let [isInBlock, isInside] = [false, false];
  const lines = page.split("\n").filter((line) => {
    if (line.startsWith("```")) isInBlock = !isInBlock;
    if (!isInBlock && /^#+ /u.test(line)) isInside = line.replace(/^#+ /u, "") === title;
    return isInside;
  });
  return `${lines.join("\n")}\n`;
}

/** The fenced blocks of a text in a language. */
function blocks(text: string, language: string): readonly string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gmu"))].map(([, block = ""]) => block);
}

function onlyBlock(title: string): string {
  const [block, ...others] = blocks(section(title), "yaml");
  if (block === undefined || others.length > 0) {
    throw new Error(`spec/README.md needs a section "${title}" with exactly one block of YAML`);
  }
  return block;
}

const complete = onlyBlock("A complete connector");
const ownGateway = onlyBlock("gateway.yaml");
const realGateway = readFileSync(join(ROOT, "spec/gateway.yaml"), "utf8");

/** Several tests ask about the same text. */
const models = new Map<string, Model>();

function generate(connector: string, gateway: string = realGateway): Model {
  const key = JSON.stringify([connector, gateway]);
  const known = models.get(key) ?? load(connector, gateway);
  models.set(key, known);
  return known;
}

function load(connector: string, gateway: string): Model {
  const sources: SourceFile[] = [
    { path: "spec/gateway.yaml", text: gateway },
    { path: "spec/connectors/help_desk.yaml", text: connector },
  ];
  const { model, diagnostics } = loadAndCheck(sources);
  expect(diagnostics).toEqual([]);
  if (model === undefined) throw new Error("a catalog without diagnostics has a model");
  return model;
}

describe("the complete connector", () => {
  test.each([
    ["the gateway of the project", realGateway],
    ["the gateway of the page", ownGateway],
  ])("generates as printed, with %s", (_, gateway) => {
    const files = emitModel(generate(complete, gateway));
    const promised = [...section("A complete connector").matchAll(/`((?:openapi|schemas)\/[\w.]+)`/gu)].map(([, path]) => path);
    expect(promised).toEqual(["openapi/help_desk.json", "schemas/help_desk.json"]);
    expect([...files.keys()]).toEqual(expect.arrayContaining([...promised, "connectors/help_desk.d.ts", "examples/help_desk.json"]));
  });

  test("gives the names that the page promises", () => {
    const files = emitModel(generate(complete));
    const declarations = files.get("connectors/help_desk.d.ts") ?? "";
    for (const name of ["Ticket", "TicketsListParams", "TicketsGetParams"]) expect(declarations).toContain(`interface ${name} `);
    for (const name of ["ticket", "ticketsListParams", "ticketsGetParams"]) expect(declarations).toContain(`const ${name}: `);
    expect(Object.keys(JSON.parse(files.get("examples/help_desk.json") ?? "{}") as object)).toContain("help_desk.tickets.list.params");
  });
});

describe("the worked examples", () => {
  const head = complete.slice(0, complete.indexOf("\nrecords:\n") + 1);
  const kinds = Object.keys(PAGING_KINDS);

  function operationsOf(title: string): readonly Operation[] {
    return generate(head + onlyBlock(title)).connectors.flatMap(({ entities }) => entities.flatMap(({ operations }) => operations));
  }

  test("there is one for every paging kind", () => {
    const without = kinds.filter((kind) => blocks(section(kind), "yaml").length !== 1);
    expect(without, "spec/README.md needs a section with exactly one block of YAML for each of these kinds").toEqual([]);
  });

  test.each(kinds)("%s generates, and is of that kind", (kind) => {
    expect(operationsOf(kind).map(({ paging }) => paging?.kind)).toEqual([kind]);
  });

  test.each(kinds)("the sandbox has pages of %s, and the client reads them all", async (kind) => {
    const { records, pages } = await walkExample(kind, generate(head + onlyBlock(kind)));
    expect(pages.flat()).toEqual(records);
    expect(pages.map(({ length }) => length)).toEqual(kind === "none" ? [11] : [4, 4, 3]);
  });

  test("the paging profile generates, and both operations have it", () => {
    const paged = operationsOf("Paging profiles").map(({ action, paging }) => [action, paging?.kind, paging?.profile]);
    expect(paged).toEqual([
      ["list", "record_cursor", "by_record"],
      ["api_search", "record_cursor", "by_record"],
    ]);
  });

  test("the roles generate", () => {
    const roles = operationsOf("What params do").flatMap(({ params }) => params.fields.map(({ role }) => role?.kind));
    const want = ["filter", "filter", "modifies", "includes", "order", "no_effect", "identity", "field", "parent", "parent", "identity"];
    expect(roles).toEqual(want);
  });

  test("the download generates", () => {
    expect(operationsOf("Downloads").map(({ download }) => download)).toEqual([{ range: "range_header", maxSize: "10 MB" }]);
  });

  test("the bindings generate", () => {
    expect(operationsOf("Bindings").map(({ binding }) => binding?.call)).toEqual([
      "GET /v1/tickets",
      "PATCH /v1/tickets/{id}",
      "GET /v1/tickets/{id}",
    ]);
  });

  test("the types of params and records generate", () => {
    const [connector] = generate(head + onlyBlockWith("Named types", "records:\n")).connectors;
    expect(connector?.types.map(({ name }) => name)).toEqual(["Timestamp", "Address", "ReturnedAddress"]);
  });

  test("a connector without credentials generates", () => {
    const before = complete.slice(0, complete.indexOf("auth:\n"));
    const after = complete.slice(complete.indexOf("\nrecords:\n"));
    expect(generate(`${before}auth: none\n${after}`).connectors.map(({ auth }) => auth)).toEqual([[]]);
  });

  test("the parts of a connector generate, put together", () => {
    const record = onlyBlock("Records").replace("records:\n", "");
    const text = [
      complete.slice(0, complete.indexOf("auth:\n")),
      onlyBlock("Authentication and config"),
      onlyBlockWith("Named types", "types:\n"),
      "records:\n",
      record,
      "  Person: { description: A person., fields: { name: string -- Name of the person. } }\n",
      "  TicketComment: { description: A comment., fields: { text: string -- Text of the comment. } }\n",
      "  DeletedTicket: { description: Confirms the deletion., fields: { id: string -- Id of the ticket. } }\n",
      "entities:\n  tickets:\n    description: The tickets of all queues.\n    record: Ticket\n    actions:\n",
      "      get:\n        description: Returns one ticket.\n        params:\n",
      "          nested:\n            description: Params inside of a param have no roles.\n            no_effect: For this test.\n            fields:\n",
      indent(onlyBlockWith("Named types", "limit: "), 14),
      indent(onlyBlock("Operations"), 6),
    ].join("");
    expect(generate(text).connectors.flatMap(({ types }) => types.map(({ name }) => name))).toEqual(["PageLimit", "Interval"]);
  });
});

describe("the page", () => {
  test("has YAML only that the generator reads", () => {
    const found = blocks(page, "yaml").map((text) => parseYaml({ path: "spec/connectors/page.yaml", text }).diagnostics);
    expect(found.length).toBeGreaterThan(15);
    expect(found.flat()).toEqual([]);
  });

  test("means text by what it calls text", () => {
    const shown = [...section("Quoting").matchAll(/^\| .* \| (.*) \|$/gmu)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([^`]+)`/gu)].map(([, text = ""]) => text),
    );
    expect(shown.slice(0)).toEqual([
      "'Two states: open, solved.'",
      "{ description: 'Open, solved, or lost.' }",
      "'*/*'",
      '"0049"',
      '"true"',
      "'^\\d{4}-\\d{2}$'",
    ]);
    for (const text of shown.filter((one) => !one.startsWith("{"))) expect(parse(text)).toBe(text.slice(1, -1));
  });

  test("names keys that apply in params only where a named type, or a field in it, may have them", () => {
    const { named_type, type_field } = connectorSchema.definitions;
    const rows = [...section("Named types").matchAll(/^\| (.+) \| apply \| do not apply \|$/gmu)].map(([, cell = ""]) => cell);
    const keysOf = (cell = ""): readonly string[] => [...cell.matchAll(/`([^`]+)`/gu)].map(([, key = ""]) => key);
    expect(rows).toHaveLength(2);
    expect(Object.keys(named_type.properties)).toEqual(expect.arrayContaining([...keysOf(rows[0])]));
    const inFields = Object.keys(type_field.properties).filter((key) => !Object.hasOwn(named_type.properties, key));
    expect(new Set(keysOf(rows[1]))).toEqual(new Set(inFields));
  });

  test("lists exactly the global types that a record cannot be called like", () => {
    const [names = ""] = blocks(section("Global type names"), "text");
    expect(new Set(names.trim().split(/\s+/u))).toEqual(globalTypes);
  });

  test("explains each key of a mapping", () => {
    const keys = Object.keys({
      ...connectorSchema.definitions.operation_param.properties,
      ...connectorSchema.definitions.response_field.properties,
    });
    expect(keys.filter((key) => !page.includes(`\`${key}`))).toEqual([]);
    const ofVendors = Object.keys(connectorSchema.definitions.vendor.properties);
    expect(ofVendors.filter((key) => !page.includes(`\`${key}`))).toEqual([]);
    const ofOperations = Object.keys(connectorSchema.definitions.operation.properties);
    expect(ofOperations.filter((key) => !page.includes(`\`${key}`))).toEqual([]);
  });
});

/** Params with which the examples give pages of four records; those that are not here have no param for the size. */
const paramsOfExamples: Readonly<Record<string, object>> = {
  token: { query: "Printer" },
  page_number: { per_page: 4 },
  offset: { limit: 4 },
  page_info: { first: 4 },
  change_feed: { since: "1" },
};

/** A call that is known at run time only. */
type AnyList = ((params: object) => Promise<AnyPage>) & { readonly pages?: (params: object) => AsyncIterable<AnyPage> };
interface AnyPage {
  readonly records: readonly unknown[];
}

/** Eleven records in the sandbox of an example, and the pages on which the client finds them. */
async function walkExample(
  kind: string,
  model: Model,
): Promise<{ readonly records: readonly unknown[]; readonly pages: readonly (readonly unknown[])[] }> {
  const emitted = await emittedConnector(model);
  const [{ entity, action } = { entity: "", action: "" }] = emitted.connector.operations;
  const records = recordsOf(kind);
  const sandbox = sandboxOf(emitted, kind === "none" ? undefined : 4);
  sandbox.load({ version: 1, instances: { inst_help_desk: { connector: "help_desk", records: { [entity]: records } } } });
  const connectors = { help_desk: emitted.connector };
  const gateway = createGateway({ baseUrl: "http://sandbox.test", token: "any", fetch: sandbox.fetch, connectors });
  const client: unknown = gateway.instance("help_desk", "inst_help_desk");
  const call = (client as Readonly<Record<string, Readonly<Record<string, AnyList>>>>)[entity]?.[action];
  const params = paramsOfExamples[kind] ?? {};
  const pages: (readonly unknown[])[] = [];
  if (call?.pages === undefined) return { records, pages: [((await call?.(params)) ?? { records: [] }).records] };
  for await (const page of call.pages(params)) pages.push(page.records);
  return { records, pages };
}

function recordsOf(kind: string): readonly JsonObject[] {
  const id = kind === "change_feed" ? "ticket" : "id";
  const others: JsonObject = kind === "token" || kind === "page_info" ? { subject: "Printer" } : {};
  return Array.from({ length: 11 }, (_, index) => ({ [id]: `t_${String(index)}`, ...others }));
}

/** The sandbox of a connector; `pageSize` is the size of pages for which there is no param. */
function sandboxOf(emitted: SandboxConnector, pageSize: number | undefined): Sandbox {
  const { connector } = emitted;
  const definition = toDefinition(emitted);
  const operations = definition.operations.map((one) => ({ ...one, ...(pageSize !== undefined && { pageSize }) }));
  const connectors = [{ connector, definition: { ...definition, operations } }];
  return createSandboxOf({ connectors, createRequest: connector.createRequest, createRecordStore });
}

function onlyBlockWith(title: string, start: string): string {
  const found = blocks(section(title), "yaml").filter((block) => block.startsWith(start));
  const [block] = found;
  if (block === undefined || found.length > 1) throw new Error(`"${title}" has ${found.length} blocks that start with ${start}`);
  return block;
}

function indent(text: string, columns: number): string {
  return text.replaceAll(/^(?=.)/gmu, " ".repeat(columns));
}
