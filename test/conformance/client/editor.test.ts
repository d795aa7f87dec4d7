import { join } from "node:path";
import ts from "typescript";
import { afterAll, describe, expect, it } from "vitest";
import type { ObjectShape } from "../../../generator/model/types.ts";
import { comment } from "../../../generator/print/literals.ts";
import { loadCatalog } from "../../fixtures/emitted_package.ts";

const model = loadCatalog();
const FOLDER = import.meta.dirname;
const FILE = join(FOLDER, "written_in_an_editor.ts");
const BEFORE = `
import { createGateway, validatorFor } from "connector-gateway-spec";
const gateway = createGateway({ baseUrl: "", token: "" });
const payments = gateway.instance("payments", "x");
const storage = gateway.instance("file_storage", "x");
import type * as types from "connector-gateway-spec/payments";
declare const marked: {
${comment(["Matches `^[^@ ]+@[^@ ]+$`. Mention @here."], "  ")}
  email: string;
};
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

/** Puts code into the file; gives the position of `|` in it. */
function write(code: string): number {
  text = BEFORE + code.replace("|", "");
  version += 1;
  return BEFORE.length + code.indexOf("|");
}

/** What the editor offers at `|`. */
function offered(code: string): readonly string[] {
  return (service.getCompletionsAtPosition(FILE, write(code), {})?.entries ?? []).map(({ name }) => name);
}

/** What the editor shows beside an offered name. */
function detailOf(code: string, name: string): string {
  const position = write(code);
  const entry = service.getCompletionsAtPosition(FILE, position, {})?.entries.find((each) => each.name === name);
  const details = service.getCompletionEntryDetails(FILE, position, name, {}, entry?.source, {}, entry?.data);
  return ts.displayPartsToString(details?.documentation);
}

/** What a hover over the word at `|` shows. */
function hovered(code: string): string {
  const info = service.getQuickInfoAtPosition(FILE, write(code));
  const tags = (info?.tags ?? []).map(({ name, text: parts }) => `@${name} ${ts.displayPartsToString(parts)}`);
  return [ts.displayPartsToString(info?.displayParts), ts.displayPartsToString(info?.documentation), ...tags].join("\n");
}

/** The first words of a param's description in the catalog; the rest may be on another line. */
function paramText(id: string, name: string): string {
  const operations = model.connectors.flatMap(({ entities }) => entities.flatMap((entity) => entity.operations));
  return textOf(operations.find((operation) => operation.id === id)?.params, name);
}

/** The same for a field of a record or named type. */
function fieldText(connector: string, owner: string, name: string): string {
  const { records = [], types = [] } = model.connectors.find(({ id }) => id === connector) ?? {};
  const type = types.find((named) => named.name === owner)?.type;
  return textOf(records.find((record) => record.name === owner)?.shape ?? (type?.kind === "object" ? type.shape : undefined), name);
}

function textOf(shape: ObjectShape | undefined, name: string): string {
  const text = shape?.fields.find((field) => field.name === name)?.description?.slice(0, 40);
  if (text === undefined || text === "") throw new Error(`${name} has no description`);
  return text;
}

describe("completion", () => {
  it("offers the connectors", () => {
    expect(offered('gateway.instance("|", "x")')).toEqual(
      expect.arrayContaining(["payments", "messaging", "recruiting", "crm", "issue_tracker", "project_tracker", "file_storage"]),
    );
  });

  it("offers entities, then actions", () => {
    expect(offered("payments.|")).toEqual(expect.arrayContaining(["customers", "invoices", "instanceId"]));
    expect(offered("payments.customers.|")).toEqual(["api_search", "create", "delete", "get", "list", "update"]);
  });

  it("offers params, and the values of a closed set", () => {
    expect(offered("payments.customers.list({ | })")).toEqual(["created", "email", "ending_before", "limit", "starting_after"]);
    expect(offered("payments.charges.list({ created: { | } })")).toEqual(["gt", "gte", "lt", "lte"]);
    expect(offered('payments.subscriptions.list({ status: "|" })')).toEqual(expect.arrayContaining(["canceled", "ended", "all"]));
  });

  it("offers walks where an operation can be paged, and only there", () => {
    expect(offered("payments.customers.list.|")).toEqual(expect.arrayContaining(["all", "pages"]));
    expect(offered("payments.customers.get.|")).not.toContain("all");
  });

  it("offers the fields of records, and what a download has", () => {
    expect(offered("(await payments.customers.get({ id: 'x' })).|")).toEqual(expect.arrayContaining(["email", "preferred_locales"]));
    expect(offered("(await storage.files.download({ fileId: 'x', alt: 'media' })).|")).toEqual(
      expect.arrayContaining(["body", "contentType", "filename"]),
    );
  });

  it("offers credentials, and addresses", () => {
    expect(offered('gateway.create("payments", { name: "A", auth_config: { | } })')).toEqual(["api_key"]);
    expect(offered('validatorFor("|")')).toContain("payments.customers.list.params");
  });
});

describe("a hover", () => {
  it("over a parameter shows its description, limits, default and section", () => {
    const shown = hovered("payments.customers.list({ lim|it: 10 })");
    expect(shown).toContain("limit?: number | undefined");
    expect(shown).toContain(paramText("payments.customers.list", "limit"));
    expect(shown).toMatch(/Integer from \d+ to \d+\. Default: \d+\./);
    expect(shown).toContain("Document 1, Limits.");
  });

  it("over an action shows its effect, how it is paged and whether it is permanent", () => {
    expect(hovered("payments.customers.li|st()")).toContain(
      "The next page is requested with `starting_after`; `.all()` iterates all pages.",
    );
    expect(hovered("payments.customers.del|ete")).toContain("This is permanent and cannot be undone.");
    expect(hovered("payments.customers.api_s|earch")).toContain("Cannot be paged:");
  });

  it("over a field of a record shows its description, but not the section of the whole record", () => {
    const shown = hovered("(await payments.customers.get({ id: 'x' })).inv|oice_credit_balance");
    expect(shown).toContain(fieldText("payments", "Customer", "invoice_credit_balance"));
    expect(shown).not.toContain("Document 1");
  });

  it("over a type shows its section", () => {
    expect(hovered("type T = types.Cust|omer")).toContain("Document 1, Resources and their fields, Payments connector records.");
    expect(hovered("type T = types.CustomersCreatePar|ams")).toContain("The call option `undocumentedParams`");
  });

  it("over a field does not repeat the reason that its object is assumed", () => {
    const shown = hovered("payments.customers.create({ address: { li|ne1: 'x' } })");
    expect(shown).toContain(fieldText("payments", "PostalAddress", "line1"));
    expect(shown).not.toContain("Assumed");
    expect(hovered("type T = types.PostalAdd|ress")).toContain("Assumed: The document does not show it.");
  });

  it.each([
    ["refunds.create", "{ cha|rge: 'x' }", "charge: string"],
    ["refunds.create", "{ payment_in|tent: 'x' }", "payment_intent: string"],
    ["refunds.create", "{ charge: 'x', payment_in|tent: 'y' }", "payment_intent: string"],
    ["refunds.create", "{ am|ount: 5 }", "amount?: number | undefined"],
    ["customers.create", "{ em|ail: 'x' }", "email?: string | undefined"],
  ])("over a param shows its description where the params are open or one of several is required: %s(%s)", (id, params, type) => {
    const shown = hovered(`payments.${id}(${params})`);
    expect(shown).toContain(type);
    expect(shown).toContain(paramText(`payments.${id}`, type.replace(/\??:.*/, "")));
  });

  it.each([
    ["refunds.create", "{ | }", "charge"],
    ["refunds.create", "{ char| }", "charge"],
    ["refunds.create", "{ charge: 'x', | }", "payment_intent"],
    ["refunds.create", "{ | }", "amount"],
    ["customers.create", "{ | }", "email"],
  ])("in completion shows the description of a param: %s(%s) %s", (id, params, name) => {
    expect(detailOf(`payments.${id}(${params})`, name)).toContain(paramText(`payments.${id}`, name));
  });

  it("shows text and patterns as they are written", () => {
    expect(hovered("marked.emai|l")).toContain("Matches `^[^@ ]+@[^@ ]+$`. Mention `@here`.");
  });
});
