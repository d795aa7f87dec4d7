import { describe, expect, test } from "vitest";
import { addresses, validatorFor } from "connector-gateway-spec";
import { readCatalog, runCommand } from "../../../fixtures/command_line.ts";

async function print(...words: readonly string[]): Promise<string> {
  const { code, stdout } = await runCommand(words);
  expect(code).toBe(0);
  return stdout;
}

const operations = readCatalog().connectors.flatMap(({ entities }) => entities.flatMap((entity) => entity.operations.map(({ id }) => id)));

describe("list", () => {
  test("shows every connector, and every operation of one", async () => {
    expect((await print("list")).match(/^\w+/gm)).toEqual(readCatalog().connectors.map(({ id }) => id));
    expect((await print("list", "crm")).match(/^[\w.]+/gm)).toEqual(operations.filter((id) => id.startsWith("crm.")));
    expect(JSON.parse(await print("list", "crm", "--format", "json"))).toContainEqual(
      expect.objectContaining({ id: "crm.contacts.list", kind: "list" }),
    );
  });
});

describe("explain", () => {
  test("describes an operation: source, effect, params, record, paging, example", async () => {
    const text = await print("explain", "payments.customers.list");
    for (const part of [
      "source: Document 1, Endpoints, Payments operations",
      "reads; returns: list",
      "limit  integer, at least",
      "record Customer",
      "paging  record cursor, next: starting_after, previous: ending_before",
      '"entity": "customers"',
    ])
      expect(text).toContain(part);
  });

  test("does not repeat in the role of a param what its description says", async () => {
    expect(await print("explain", "payments.customers.list")).not.toMatch(/page size/u);
    expect(await print("explain", "payments.customers.list")).toContain("asks for the next page");
  });

  test("says how an operation is called, and who the third party of a connector is", async () => {
    expect(await print("explain", "payments.customers.get")).toContain("\ncall  GET /v1/customers/{id}\n");
    expect(await print("explain", "payments")).toContain("\nthird party  Stripe, https://api.stripe.com\n");
    expect(JSON.parse(await print("explain", "payments", "--format", "json"))).toHaveProperty("vendor.name", "Stripe");
    expect(JSON.parse(await print("explain", "payments.customers.get", "--format", "json"))).toHaveProperty("binding.method", "GET");
  });

  test.each([
    ["payments.customers.list", "record cursor, next: starting_after, previous: ending_before, size: limit, more: has_more, id: id"],
    ["payments.invoices.api_search", "token, next: page, size: limit, token: record.next_page, more: record.has_more"],
    ["recruiting.candidates.list", "page number, next: page, size: per_page, default size: 100"],
    ["issue_tracker.issues.list", "page info, next: after, size: first, connection: data.issues"],
    ["payments.balance.get", undefined],
  ])("names the paging of %s as the catalog does", async (id, want) => {
    const [, paging] = /^paging {2}(.*)$/mu.exec(await print("explain", id)) ?? [];
    expect(paging).toBe(want);
  });

  test("says what is assumed, and what cannot be undone", async () => {
    expect(await print("explain", "payments.customers.delete")).toContain("cannot be undone");
    expect(await print("explain", "payments.customers.create")).toMatch(/email {2}string.*, assumed/);
  });

  test("describes every operation and every address", async () => {
    for (const name of [...operations, ...addresses]) expect(await print("explain", name)).toMatch(new RegExp(`^${name}\n`));
  });

  test("lists the entities of every connector with their actions, and its records", async () => {
    for (const { id, entities, records } of readCatalog().connectors) {
      const text = await print("explain", id);
      expect(text).toMatch(new RegExp(`^${id}\n`));
      for (const { name, operations: own } of entities)
        expect(text).toMatch(new RegExp(`^ {2}${id}\\.${name} +${own.map(({ action }) => action).join(", ")}$`, "m"));
      for (const { name } of records.filter((record) => addresses.some((address) => address === `${id}.records.${record.name}`)))
        expect(text).toMatch(new RegExp(`^ {2}${id}\\.records\\.${name}( |$)`, "m"));
      expect(text).toContain(`${id}.auth_config  Credentials: `);
    }
  });

  test("lists the actions of every entity", async () => {
    for (const { id, entities } of readCatalog().connectors)
      for (const { name, operations: own } of entities) {
        const text = await print("explain", `${id}.${name}`);
        for (const { action, effect, permanent } of own)
          expect(text).toMatch(new RegExp(`^ {2}${id}\\.${name}\\.${action} +${permanent ? "permanent" : effect}( |$)`, "m"));
      }
  });

  test("lists the records of a connector and the addresses of the gateway", async () => {
    expect(await print("explain", "payments.records")).toMatch(/^ {2}payments\.records\.Customer {2}/m);
    expect(await print("explain", "gateway")).toMatch(/^ {2}gateway\.create_instance {2,}\S/m);
  });

  test.each([
    ["payments", { name: "payments", parts: [{ title: "entities" }, { title: "other addresses" }, { title: "records" }] }],
    [
      "payments.customers",
      { parts: [{ title: "actions", entries: [{ name: "payments.customers.list", effect: "read" }, {}, {}, {}, {}, {}] }] },
    ],
  ])("%s as JSON", async (name, wanted) => {
    expect(JSON.parse(await print("explain", name, "--format", "json"))).toMatchObject(wanted);
  });

  test("shows what is inside a field that the document leaves open, and where that is known from", async () => {
    expect(await print("explain", "payments.records.Invoice.lines")).toMatch(
      /^payments\.records\.Invoice\.lines\n {2}Line items[^]*\n\ntype {2}object\n\ninside {2}InvoiceLineList, assumed\n {2}assumed: .*Stripe.*\n[^]*\n {2}data {2}array<InvoiceLine> \| null, assumed\n/u,
    );
    expect(await print("explain", "payments.records.Invoice")).toMatch(
      /\n {2}lines {2}object.*\n.*\n {6}Inside: InvoiceLineList, assumed\n/u,
    );
    expect(await print("explain", "crm.records.CrmObject.associations")).toMatch(
      /\ninside {2}map<AssociatedRecords>.*\n.*\n {2}results {2}/u,
    );
    expect(await print("explain", "recruiting.records.Candidate.custom_fields")).toMatch(
      /\n\ninside {2}stays open\n {2}assumed: The company defines .*\n$/u,
    );
  });

  test.each([
    ["a field", "payments.records.Invoice.lines.has_more", "boolean | null"],
    ["through a list", "payments.records.Invoice.lines.data.amount", "integer | null"],
    ["at a place in a list", "payments.records.Invoice.lines.data.0.amount", "integer | null"],
    ["every element of a list", "payments.records.Invoice.lines.data.*.amount", "integer | null"],
    ["through fields in place", "payments.records.Invoice.lines.data.period.end", "integer | null"],
    ["an element of a list that the document has", "payments.records.Invoice.account_tax_ids.0", "string"],
    ["any name in a map", "payments.records.Customer.metadata.order", "string"],
    ["through a map", "crm.records.CrmObject.associations.deals.results.id", "string | null"],
    ["a name of the customer", "project_tracker.records.Issue.fields.customfield_1", "any"],
    ["from an answer", "payments.invoices.list.response.result.lines.data.amount", "integer | null"],
    ["from an inner type", "payments.records.InvoiceLine.amount", "integer | null"],
  ])("%s inside an open field: %s", async (_, name, type) => {
    const text = await print("explain", name);
    expect(text).toMatch(new RegExp(`^${name.replaceAll("*", "\\*")}\n`));
    expect(text).toContain(`\n\ntype  ${type}\n`);
    expect(text).toMatch(/\n {2}assumed: /u);
  });

  test("explains documented fields as well", async () => {
    const text = await print("explain", "payments.records.Customer.livemode");
    expect(text).toContain("\n\ntype  boolean\n");
    expect(text).not.toContain("assumed");
  });

  test("explains inner types by name, and lists them with the records", async () => {
    expect(await print("explain", "payments.records.InvoiceLine")).toContain("\n  amount  integer | null, assumed\n");
    expect(await print("explain", "payments.records")).toMatch(/\ninner types\n[^]*^ {2}payments\.records\.InvoiceLine {2}/mu);
    for (const { id, innerTypes = [] } of readCatalog().connectors)
      for (const { name } of innerTypes) expect(await print("explain", `${id}.records.${name}`)).toMatch(/\n\nfields\n {2}/u);
  });

  test.each([
    "payments.records.Customer.metadata.a.b",
    "payments.records.Customer.livemode.a",
    "project_tracker.records.Issue.fields.custom",
  ])("%s is unknown", async (name) => {
    expect(await runCommand(["explain", name])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`unknown name "${name}"`) as string,
    });
  });

  test.each([
    ["paymens", "payments"],
    ["payments.custmers", "payments.customers"],
    ["payments.customers.lst", "payments.customers.list"],
    ["payments.customers.list.parms", "payments.customers.list.params"],
    ["payments.records.Custmer", "payments.records.Customer"],
    ["payments.auth", "payments.auth_config"],
    ["payments.auth_confg", "payments.auth_config"],
    ["gatway", "gateway"],
    ["customers", "payments.customers"],
    ["customers.list", "payments.customers.list"],
    ["Customer", "payments.records.Customer"],
    ["Custmer", "payments.records.Customer"],
    ["InvoiceLin", "payments.records.InvoiceLine"],
    ["payments.records.Invoice.line", "payments.records.Invoice.lines"],
    ["payments.records.Invoice.lines.has_mor", "payments.records.Invoice.lines.has_more"],
    ["payments.records.Invoice.lines.data.amont", "payments.records.Invoice.lines.data.amount"],
    ["payments.records.Invoice.lines.data.amont.one", "payments.records.Invoice.lines.data.amount"],
    ["crm.records.CrmObject.associations.deals.result", "crm.records.CrmObject.associations.deals.results"],
  ])("%s: did you mean %s?", async (name, wanted) => {
    const { code, stderr } = await runCommand(["explain", name]);
    expect(code).toBe(2);
    expect(stderr).toContain(`unknown name "${name}"`);
    expect(stderr).toMatch(new RegExp(`did you mean ${wanted.replaceAll(".", "\\.")}( or .*)?\\?`));
  });

  test("the beginning of addresses", async () => {
    const { stderr } = await runCommand(["schema", "payments.customers.list"]);
    const parts = ["meta", "params", "record", "request", "response"].map((part) => `payments.customers.list.${part}`);
    expect(stderr).toContain(`unknown address "payments.customers.list"\n  help: use one of ${parts.join(", ")}\n`);
  });

  test("an unknown name without anything similar", async () => {
    const { code, stderr } = await runCommand(["explain", "zzzzzzzzzzzz"]);
    expect([code, stderr]).toEqual([
      2,
      'connector-gateway-spec: unknown name "zzzzzzzzzzzz"\n  help: connector-gateway-spec list shows the connectors, and explain <connector> the entities of one\n',
    ]);
  });

  test("as JSON", async () => {
    expect(JSON.parse(await print("explain", "payments.records.Customer", "--format", "json"))).toMatchObject({
      name: "payments.records.Customer",
      type: { kind: "object" },
    });
    expect(JSON.parse(await print("explain", "payments.records.Invoice.lines", "--format", "json"))).toMatchObject({
      type: { kind: "object" },
      inner: {
        type: { kind: "object", shape: { fields: [{ name: "object" }, { name: "data", origin: { kind: "assumed" } }, {}, {}, {}] } },
      },
    });
  });
});

test("schema", async () => {
  expect(JSON.parse(await print("schema", "payments.customers.list.params"))).toMatchObject({
    type: "object",
    properties: { limit: { type: "integer" } },
  });
});

describe("example", () => {
  test("is valid for every address", async () => {
    for (const address of addresses) expect(validatorFor(address).check(JSON.parse(await print("example", address))).issues).toEqual([]);
  });

  test("--invalid prints values that break the rules that they name", async () => {
    const invalid = JSON.parse(await print("example", "payments.customers.list.params", "--invalid")) as readonly {
      readonly value: unknown;
      readonly issue: object;
    }[];
    expect(invalid.length).toBeGreaterThan(3);
    for (const { value, issue } of invalid)
      expect(validatorFor("payments.customers.list.params").check(value).issues).toContainEqual(expect.objectContaining(issue));
  });
});
