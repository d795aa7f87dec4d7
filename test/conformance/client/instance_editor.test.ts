import { join } from "node:path";
import ts from "typescript";
import { afterAll, describe, expect, it } from "vitest";

const FOLDER = import.meta.dirname;
const FILE = join(FOLDER, "instance_in_an_editor.ts");
const BEFORE = `
import { createGateway } from "connector-gateway-spec";
const gateway = createGateway({ baseUrl: "", token: "" });
const payments = gateway.instance("payments", "x");
const storage = gateway.instance("file_storage", "x");
`;

let text = "";
let version = 0;
const service = ts.createLanguageService({
  getCompilationSettings: () => ({ strict: true, module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, types: [] }),
  getScriptFileNames: () => [FILE],
  getScriptVersion: (path) => (path === FILE ? String(version) : "0"),
  getScriptSnapshot: (path) => {
    const content = path === FILE ? text : ts.sys.readFile(path);
    return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
  },
  getCurrentDirectory: () => FOLDER,
  getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
  fileExists: (path) => path === FILE || ts.sys.fileExists(path),
  readFile: (path) => (path === FILE ? text : ts.sys.readFile(path)),
  directoryExists: (path) => ts.sys.directoryExists(path),
  getDirectories: (path) => ts.sys.getDirectories(path),
});

afterAll(() => service.dispose());

/** Puts code into the file; returns the position of `|` in it. */
function write(code: string): number {
  text = BEFORE + code.replace("|", "");
  version += 1;
  return BEFORE.length + code.indexOf("|");
}

/** The completions at `|`. */
function offered(code: string): readonly string[] {
  return (service.getCompletionsAtPosition(FILE, write(code), {})?.entries ?? []).map(({ name }) => name);
}

/** The text of a hover over the word at `|`. */
function hovered(code: string): string {
  const info = service.getQuickInfoAtPosition(FILE, write(code));
  const tags = (info?.tags ?? []).map(({ name, text: parts }) => `@${name} ${ts.displayPartsToString(parts)}`);
  return [ts.displayPartsToString(info?.displayParts), ts.displayPartsToString(info?.documentation), ...tags].join("\n");
}

/** What the compiler says about the code. */
function complaints(code: string): readonly string[] {
  write(code);
  return service.getSemanticDiagnostics(FILE).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

describe("an error", () => {
  it.each([
    ["payments.custmers", "Property 'custmers' does not exist on type 'PaymentsInstance'. Did you mean 'customers'?"],
    ["payments.customers.lst", "Property 'lst' does not exist on type 'PaymentsCustomersActions'. Did you mean 'list'?"],
    ["gateway.paymnts", "Property 'paymnts' does not exist on type 'GatewayClient<AllConnectors>'."],
    ["storage.fles", "Property 'fles' does not exist on type 'FileStorageInstance'. Did you mean 'files'?"],
    ["const other: typeof storage = payments", "'PaymentsInstance' is missing the following properties from type 'FileStorageInstance'"],
    ["payments.execute({ entity: 'customers', action: 'lst' })", `Did you mean '"list"'?`],
    ["payments.execute({ entity: 'custmers', action: 'list' })", `Did you mean '"customers"'?`],
    ["payments.execute({ entity: 'balance', action: 'list' })", `Type '"list"' is not assignable to type '"get"'.`],
    ["payments.execute({ entity: 'customers', action: 'list', parms: {} })", "Did you mean to write 'params'?"],
    ["payments.execute({ entity: 'customers', action: 'get' })", "Property 'params' is missing"],
    [
      "payments.call('payments.customers.lst')",
      `Argument of type '"payments.customers.lst"' is not assignable to parameter of type '"payments.`,
    ],
    ["payments.call('payments.customers.get')", "Expected 2-3 arguments, but got 1."],
  ])("names the connector's own types: %s", (code, want) => {
    const said = complaints(code).join("\n");
    expect(said).toContain(want);
    expect(said).not.toMatch(/ConnectorDefinition|InstanceClient/);
  });

  it.each(["payments.refunds.create({ amount: 5 })", "payments.call('payments.refunds.create', { amount: 5 })"])(
    "of params that lack one of several names them all: %s",
    (code) => {
      const [said = ""] = complaints(code);
      expect(said.split("\n")[0]).toMatch(/charge.*payment_intent/);
    },
  );

  it("reports nothing for correct code", () => {
    expect(complaints("payments.execute({ entity: 'refunds', action: 'create', params: { charge: 'x' } })")).toEqual([]);
  });
});

describe("completion", () => {
  it("offers operation ids, entities and actions to call and execute, then their params and options", () => {
    expect(offered('payments.call("|")')).toEqual(expect.arrayContaining(["payments.customers.list", "payments.refunds.create"]));
    expect(offered('payments.call("payments.customers.list", { | })')).toContain("starting_after");
    expect(offered('payments.execute({ entity: "|" })')).toEqual(expect.arrayContaining(["customers", "refunds"]));
    expect(offered('payments.execute({ entity: "refunds", action: "|" })')).toEqual(["list", "create", "get"]);
    expect(offered('payments.execute({ entity: "customers", action: "list", params: { | } })')).toContain("starting_after");
    expect(offered('payments.call("payments.refunds.create", { charge: "x" }, { | })')).toContain("undocumentedParams");
    expect(offered('payments.call("payments.refunds.get", { id: "x" }, { | })')).not.toContain("undocumentedParams");
  });

  it("offers the response of a result, and its envelope", () => {
    expect(offered("(await payments.balance.get().withResponse()).|")).toEqual(["response", "result"]);
    expect(offered("(await payments.balance.get().withResponse()).response.envelope.|")).toEqual(
      expect.arrayContaining(["execution_metadata", "status", "warning"]),
    );
  });
});

describe("a hover", () => {
  it.each([
    ["gate|way", "const gateway: GatewayClient<AllConnectors>"],
    ["const inst|ance = payments", "const instance: PaymentsInstance"],
    ["payments.cust|omers", "PaymentsCustomersActions"],
    ["const res|ult = await payments.execute({ entity: 'customers', action: 'list' })", "const result: Page<Customer, CustomersListMeta>"],
    ["const res|ult = await payments.call('payments.balance.get')", "const result: Balance"],
    ["payments.customers.ge|t({ id: 'x' })", "CallPromise<Customer, CustomersGetResponse>"],
  ])("names the types of the connector: %s", (code, want) => {
    const shown = hovered(code);
    expect(shown).toContain(want);
    expect(shown).not.toMatch(/ConnectorDefinition|InstanceClient/);
  });
});
