import { describe, expect, test } from "vitest";
import { getOperation } from "connector-gateway-spec";
import { issuesOf } from "../../../gateway/src/execute/executor.ts";
import { executedGateway, json } from "../fixtures/executed_gateway.ts";
import { bindings } from "../fixtures/written_bindings.ts";
import { jsonOf } from "../fixtures/response_json.ts";

const customer = {
  id: "cus_1",
  object: "customer",
  created: 1,
  livemode: false,
  balance: 0,
  metadata: {},
  invoice_settings: {},
  invoice_credit_balance: {},
};

async function warningOf(operation: string, body: unknown, params?: object): Promise<unknown> {
  const response = await executedGateway([json(body)]).run(operation, params);
  const envelope = await jsonOf(response);
  expect(envelope).toMatchObject({ status: "success" });
  return (envelope as { readonly warning?: unknown }).warning;
}

describe("the warning of an answer", () => {
  test("is missing when the answer is what the catalog describes, whatever else it has", async () => {
    expect(await warningOf("payments.customers.list", { data: [{ ...customer, unknown: 1 }], has_more: false })).toBeUndefined();
  });

  test("lists each deviation once, errors first, and how many records have it", async () => {
    const { balance: _, ...lacking } = customer;
    const data = [lacking, { ...customer, id: 7 }, { ...lacking, id: 8 }];
    expect(await warningOf("payments.customers.list", { data, has_more: false })).toEqual({
      message: "The answer of Stripe differs from the catalog.",
      deviations: [
        {
          field: "result[1].id",
          message: "`result[1].id` must be a string, not an integer",
          error_code: "value/type",
          severity: "error",
          count: 2,
        },
        {
          field: "result[0].balance",
          message: "`result[0].balance` is missing; it is a required field of Customer",
          error_code: "field/missing",
          severity: "warning",
          count: 2,
        },
      ],
    });
  });

  test("does not report the nulls that the gateway itself writes into Meta", async () => {
    const contact = { id: "1", properties: {}, createdAt: "2026-01-05T09:00:00Z", updatedAt: "2026-01-05T09:00:00Z", archived: false };
    expect(await warningOf("crm.contacts.api_search", { total: 1, results: [contact] })).toBeUndefined();
    expect(await warningOf("crm.contacts.api_search", { total: "1", results: [contact] })).toMatchObject({
      deviations: [{ field: "connector_metadata.total", error_code: "value/type" }],
    });
  });

  test("says when there are more deviations than it lists", async () => {
    const data = [
      { object: 1, created: "", livemode: "", balance: "", metadata: 1, invoice_settings: 1, invoice_credit_balance: 1, email: 1 },
    ];
    const more = {
      address: 1,
      currency: 1,
      default_source: 1,
      delinquent: 1,
      description: 1,
      discount: 1,
      invoice_prefix: 1,
      name: 1,
      phone: 1,
      preferred_locales: 1,
      shipping: 1,
      tax_exempt: 1,
      test_clock: 1,
      next_invoice_sequence: "",
    };
    const warning = await warningOf("payments.customers.list", { data: [{ ...data[0], ...more }], has_more: 7 });
    expect(warning).toMatchObject({ further_deviations: expect.any(Number) as number });
    expect((warning as { readonly deviations: readonly unknown[] }).deviations.length).toBe(20);
  });

  test("names fields of Meta, and those of single records", async () => {
    expect(await warningOf("payments.customers.list", { data: [], has_more: "no" })).toMatchObject({
      deviations: [{ field: "connector_metadata.has_more", error_code: "value/type" }],
    });
    expect(await warningOf("payments.customers.get", { ...customer, id: null }, { id: "cus_1" })).toMatchObject({
      deviations: [{ field: "result.id", error_code: "value/null", severity: "warning" }],
    });
  });

  test("says that the interface is retired, and where that is announced", async () => {
    expect(await warningOf("recruiting.candidates.list", [])).toEqual({
      message: "Greenhouse has announced that this interface ends on 2026-08-31. Version 3 takes its place.",
      retired: { because: "Version 3 takes its place.", source: "https://example.com/news", on: "2026-08-31" },
    });
  });

  test("says that a single call is retired, with or without a date", async () => {
    const retired = { because: "Another call takes its place.", source: "https://example.com/call" };
    const list = { ...bindings["recruiting.candidates.list"], retired };
    const gateway = executedGateway([json([])], { bindings: { "recruiting.candidates.list": list } });
    expect(await jsonOf(await gateway.run("recruiting.candidates.list"))).toMatchObject({
      warning: { message: "Greenhouse has announced the end of this interface. Another call takes its place.", retired },
    });
  });

  test("says both", async () => {
    expect(await warningOf("recruiting.candidates.list", [{ id: "x" }])).toMatchObject({
      message:
        "The answer of Greenhouse differs from the catalog. Greenhouse has announced that this interface ends on 2026-08-31. Version 3 takes its place.",
    });
  });
});

test("deviations are reported to whoever runs the gateway", async () => {
  const gateway = executedGateway([json({ data: [{ ...customer, id: 7 }], has_more: false })]);
  await gateway.run("payments.customers.list", {}, { headers: { "x-request-id": "r-1" } });
  expect(gateway.deviations).toMatchObject([
    {
      operation: "payments.customers.list",
      instance: "payments",
      requestId: "r-1",
      issues: [{ code: "value/type", pointer: "/result/0/id" }],
    },
  ]);
});

describe("the work for an answer", () => {
  const large = 1_000_000;

  /** How often the names of a record are read, which all records of the list share. */
  function reads(records: number): number {
    let count = 0;
    const record = new Proxy(
      {},
      {
        ownKeys: () => {
          count += 1;
          return [];
        },
      },
    );
    const result = Array.from({ length: records }, () => record);
    expect(issuesOf(getOperation("payments.customers.list"), { result, meta: undefined }, large)).toHaveLength(1_000);
    return count;
  }

  test("does not grow with its records beyond a bound", () => {
    expect(reads(240_000)).toBe(reads(120_000));
  });

  test("is none when what is around the records is too large", () => {
    const result = { id: 1, data: [{ id: 1 }], facets: Array.from({ length: 120_000 }, () => 0) };
    expect(issuesOf(getOperation("payments.invoices.api_search"), { result, meta: undefined }, large)).toEqual([]);
  });

  test("is none for one record that is too large, whose warning would be wrong", () => {
    const result = { id: 1, list: Array.from({ length: 120_000 }, () => 0) };
    expect(issuesOf(getOperation("payments.customers.get"), { result, meta: undefined }, large)).toEqual([]);
    expect(issuesOf(getOperation("payments.customers.get"), { result, meta: undefined }, 0)).not.toEqual([]);
  });

  test("is done for the records in a wrapper up to one that is too large", () => {
    const data = [{ id: 1 }, { list: Array.from({ length: 120_000 }, () => 0) }];
    const found = issuesOf(getOperation("payments.invoices.api_search"), { result: { data }, meta: undefined }, large);
    expect([...new Set(found.map(({ path }) => path[2]))]).toContain(0);
    expect(found.filter(({ path }) => path[2] === 1)).toEqual([]);
  });
});
