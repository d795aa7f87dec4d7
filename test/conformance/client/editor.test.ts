import { join } from "node:path";
import ts from "typescript";
import { afterAll, describe, expect, it } from "vitest";

const FOLDER = import.meta.dirname;
const FILE = join(FOLDER, "written_in_an_editor.ts");
const BEFORE = `
import { createGateway, validatorFor } from "connector-gateway-spec";
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

/** What a hover over the word at `|` shows. */
function hovered(code: string): string {
  const info = service.getQuickInfoAtPosition(FILE, write(code));
  const tags = (info?.tags ?? []).map(({ name, text: parts }) => `@${name} ${ts.displayPartsToString(parts)}`);
  return [ts.displayPartsToString(info?.displayParts), ts.displayPartsToString(info?.documentation), ...tags].join("\n");
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
  it("over a parameter shows its description, limits, default and where the document says so", () => {
    const shown = hovered("payments.customers.list({ lim|it: 10 })");
    expect(shown).toContain("limit?: number | undefined");
    expect(shown).toContain("Page size");
    expect(shown).toContain("Integer from 1 to 100.");
    expect(shown).toContain("@default 10");
    expect(shown).toContain("Document 1, Limits.");
  });

  it("over an action shows what it does, how it is paged and what cannot be undone", () => {
    expect(hovered("payments.customers.li|st()")).toContain(
      "The next page is requested with `starting_after`; `.all()` iterates all pages.",
    );
    expect(hovered("payments.customers.del|ete")).toContain("This is permanent and cannot be undone.");
    expect(hovered("payments.customers.api_s|earch")).toContain("Cannot be paged:");
  });

  it("over a field of a record shows its description", () => {
    expect(hovered("(await payments.customers.get({ id: 'x' })).inv|oice_credit_balance")).toContain(
      "Document 1, Resources and their fields",
    );
  });
});
