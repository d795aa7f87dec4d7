import { describe, expect, it } from "vitest";
import type { ObjectShape } from "../../../generator/resolve/model/types.ts";
import { comment } from "../../../generator/print/literals.ts";
import { editorAfter } from "../../fixtures/editor.ts";
import { loadCatalog } from "../../fixtures/emitted_package.ts";

const model = loadCatalog();
const OPENING = `
import { createGateway, validatorFor } from "connector-gateway-spec";
const gateway = createGateway({ baseUrl: "", token: "" });
const payments = gateway.instance("payments", "x");
const storage = gateway.instance("file_storage", "x");
`;
const { offered, detailOf, hovered } = editorAfter(`${OPENING}
import type * as types from "connector-gateway-spec/payments";
declare const marked: {
${comment(["Matches `^[^@ ]+@[^@ ]+$`. Mention @here."], "  ")}
  email: string;
};
`);
/** Types have their plain names where nothing imports them. */
const plain = editorAfter(OPENING);

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

describe("an error of an instance", () => {
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
    const said = plain.complaints(code).join("\n");
    expect(said).toContain(want);
    expect(said).not.toMatch(/ConnectorDefinition|InstanceClient/);
  });

  it.each(["payments.refunds.create({ amount: 5 })", "payments.call('payments.refunds.create', { amount: 5 })"])(
    "of params that lack one of several names them all: %s",
    (code) => {
      const [said = ""] = plain.complaints(code);
      expect(said.split("\n")[0]).toMatch(/charge.*payment_intent/);
    },
  );

  it("reports nothing for correct code", () => {
    expect(plain.complaints("payments.execute({ entity: 'refunds', action: 'create', params: { charge: 'x' } })")).toEqual([]);
  });
});

describe("completion of an instance", () => {
  it("offers operation ids, entities and actions to call and execute, then their params and options", () => {
    expect(plain.offered('payments.call("|")')).toEqual(expect.arrayContaining(["payments.customers.list", "payments.refunds.create"]));
    expect(plain.offered('payments.call("payments.customers.list", { | })')).toContain("starting_after");
    expect(plain.offered('payments.execute({ entity: "|" })')).toEqual(expect.arrayContaining(["customers", "refunds"]));
    expect(plain.offered('payments.execute({ entity: "refunds", action: "|" })')).toEqual(["list", "create", "get"]);
    expect(plain.offered('payments.execute({ entity: "customers", action: "list", params: { | } })')).toContain("starting_after");
    expect(plain.offered('payments.call("payments.refunds.create", { charge: "x" }, { | })')).toContain("undocumentedParams");
    expect(plain.offered('payments.call("payments.refunds.get", { id: "x" }, { | })')).not.toContain("undocumentedParams");
  });

  it("offers the response of a result, and its envelope", () => {
    expect(plain.offered("(await payments.balance.get().withResponse()).|")).toEqual(["response", "result"]);
    expect(plain.offered("(await payments.balance.get().withResponse()).response.envelope.|")).toEqual(
      expect.arrayContaining(["execution_metadata", "status", "warning"]),
    );
  });
});

describe("a hover of an instance", () => {
  it.each([
    ["gate|way", "const gateway: GatewayClient<AllConnectors>"],
    ["const inst|ance = payments", "const instance: PaymentsInstance"],
    ["payments.cust|omers", "PaymentsCustomersActions"],
    [
      "const res|ult = await payments.execute({ entity: 'customers', action: 'list' })",
      "const result: Page<Customer, CustomersListMeta, CustomersListParams>",
    ],
    ["const res|ult = await payments.call('payments.balance.get')", "const result: Balance"],
    ["payments.customers.ge|t({ id: 'x' })", "CallPromise<Customer, CustomersGetResponse>"],
  ])("names the types of the connector: %s", (code, want) => {
    const shown = plain.hovered(code);
    expect(shown).toContain(want);
    expect(shown).not.toMatch(/ConnectorDefinition|InstanceClient/);
  });
});
