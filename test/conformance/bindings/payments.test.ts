import { describe, expect, test } from "vitest";
import type { Field } from "../../../generator/resolve/model/types.ts";
import { stripeFacts } from "../../fixtures/vendors/facts.ts";
import { bindingsOf, connectorOf, toRow, vendorOf, type Row } from "./bound.ts";

const facts = stripeFacts();
const vendor = vendorOf("payments");
const bindings = bindingsOf("payments");

/** A list: records in `data`, and `has_more` beside it. */
function list(path: string, query: string): Row {
  return { call: `GET ${path}`, query, take: "data", meta: "has_more=has_more" };
}

/** A record by its id in the path. */
function byId(method: "GET" | "POST" | "DELETE", path: string): Row {
  return { call: `${method} ${path}/{id}`, path: "id" };
}

const search = "query limit page";
const cursors = "starting_after ending_before";
const product =
  "active description statement_descriptor tax_code unit_label url images marketing_features metadata package_dimensions shippable";

const want: Readonly<Record<string, Row>> = {
  "customers.list": list("/v1/customers", `limit ${cursors} email created`),
  "customers.create": { call: "POST /v1/customers", body: "email name description phone address metadata" },
  "customers.get": byId("GET", "/v1/customers"),
  "customers.update": { ...byId("POST", "/v1/customers"), body: "email name description phone address metadata" },
  "customers.delete": byId("DELETE", "/v1/customers"),
  "customers.api_search": list("/v1/customers/search", search),
  "invoices.list": list("/v1/invoices", `collection_method created customer customer_account ${cursors} limit status subscription`),
  "invoices.get": byId("GET", "/v1/invoices"),
  "invoices.api_search": { call: "GET /v1/invoices/search", query: search },
  "charges.list": list("/v1/charges", `created customer ${cursors} limit payment_intent`),
  "charges.get": byId("GET", "/v1/charges"),
  "charges.api_search": { call: "GET /v1/charges/search", query: search },
  "subscriptions.list": list(
    "/v1/subscriptions",
    `automatic_tax collection_method created current_period_end current_period_start customer customer_account ${cursors} limit price status`,
  ),
  "subscriptions.get": byId("GET", "/v1/subscriptions"),
  "subscriptions.api_search": { call: "GET /v1/subscriptions/search", query: search },
  "refunds.list": list("/v1/refunds", `charge created ${cursors} limit payment_intent`),
  "refunds.create": {
    call: "POST /v1/refunds",
    body: "charge payment_intent amount metadata reason refund_application_fee reverse_transfer",
  },
  "refunds.get": byId("GET", "/v1/refunds"),
  "products.list": list("/v1/products", `active created ${cursors} ids limit shippable url`),
  "products.create": { call: "POST /v1/products", body: `name id ${product}` },
  "products.get": byId("GET", "/v1/products"),
  "products.update": { ...byId("POST", "/v1/products"), body: `name default_price ${product}` },
  "products.delete": byId("DELETE", "/v1/products"),
  "products.api_search": list("/v1/products/search", search),
  "balance.get": { call: "GET /v1/balance" },
  "balance_transactions.list": list("/v1/balance_transactions", `created currency ${cursors} limit payout source type`),
  "balance_transactions.get": byId("GET", "/v1/balance_transactions"),
  "payment_intents.list": list("/v1/payment_intents", `created customer customer_account ${cursors} limit`),
  "payment_intents.get": byId("GET", "/v1/payment_intents"),
  "payment_intents.api_search": list("/v1/payment_intents/search", search),
  "disputes.list": list("/v1/disputes", `charge created ${cursors} limit payment_intent`),
  "disputes.get": byId("GET", "/v1/disputes"),
  "payouts.list": list("/v1/payouts", `arrival_date created destination ${cursors} limit status`),
  "payouts.get": byId("GET", "/v1/payouts"),
};

describe("every operation", () => {
  test("is bound", () => {
    expect(Object.keys(bindings).sort()).toEqual(Object.keys(want).sort());
  });

  test.each(Object.entries(want))("%s is called as Stripe documents it", (operation, row) => {
    expect(sorted(rowOf(operation))).toEqual(sorted(row));
  });

  test.each(Object.keys(want))("%s calls what Stripe's SDK calls, with params of that call", (operation) => {
    const { call, query = "", body = "" } = rowOf(operation);
    expect(facts.calls).toHaveProperty([call]);
    expect(wordsOf(facts.calls[call])).toEqual(expect.arrayContaining([...wordsOf(query), ...wordsOf(body)]));
  });
});

describe("Stripe", () => {
  test("takes forms, lists with positions, and one write for each idempotency key", () => {
    const { baseUrl, body, queryStyle, idempotencyHeader, auth, limits } = vendor;
    expect({ baseUrl, body, queryStyle, idempotencyHeader, auth, limits }).toEqual({
      baseUrl: "https://api.stripe.com",
      body: "form",
      queryStyle: "brackets",
      idempotencyHeader: "Idempotency-Key",
      auth: { api_key: { kind: "header", header: "Authorization", value: "Bearer {api_key}" } },
      limits: { shouldRetry: "Stripe-Should-Retry" },
    });
  });

  test("says in `error` what is wrong", () => {
    const { message, code, param, failWhen } = vendor.errors;
    expect({ message, code, param, failWhen }).toEqual({
      message: [["error", "message"]],
      code: [
        ["error", "code"],
        ["error", "type"],
      ],
      param: ["error", "param"],
      failWhen: undefined,
    });
  });

  test.each([
    ["api_key_expired", "credentials"],
    ["platform_api_key_expired", "credentials"],
    ["charge_already_refunded", "refused"],
    ["charge_disputed", "refused"],
    ["charge_not_refundable", "refused"],
    ["refund_disputed_payment", "refused"],
    ["amount_too_large", "refused"],
    ["balance_insufficient", "refused"],
    ["insufficient_funds", "refused"],
    ["resource_missing", "not_found"],
    ["rate_limit", "rate_limit"],
    ["idempotency_key_in_use", "unavailable"],
    // The status says what these mean.
    ["invalid_request_error", undefined],
    ["parameter_missing", undefined],
    ["card_error", undefined],
    ["lock_timeout", "unavailable"],
  ])("%s means %s", (code, kind) => {
    expect(vendor.errors.kinds[code]).toBe(kind);
  });
});

describe("the version of Stripe's API", () => {
  test("is that of its newest SDK, in a header", () => {
    expect([vendor.version?.value, vendor.version?.header]).toEqual([facts.version, "Stripe-Version"]);
  });

  test("has every documented field that cannot be null, except those that its reason names", () => {
    const missing = Object.entries(facts.records).flatMap(([record, names]) => {
      const there = new Set(wordsOf(names));
      return fieldsOf(record).flatMap(({ name, required }) => (!required || there.has(name) ? [] : [`${record}.${name}`]));
    });
    const named = ["Product.attributes", "Product.features", "Subscription.current_period_end", "Subscription.current_period_start"];
    expect(missing.sort()).toEqual(named);
    for (const name of named) expect(vendor.version?.because).toContain(`\`${name.split(".")[1] ?? ""}\``);
  });
});

function rowOf(operation: string): Row {
  const binding = bindings[operation];
  if (binding === undefined) throw new Error(`${operation} is not bound.`);
  return toRow(binding);
}

/** The order of params does not matter. */
function sorted(row: Row): object {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, key === "call" ? value : wordsOf(String(value)).sort()]));
}

function wordsOf(names = ""): string[] {
  return names.split(" ").filter((name) => name !== "");
}

function fieldsOf(record: string): readonly Field[] {
  return connectorOf("payments").records.find(({ name }) => name === record)?.shape.fields ?? [];
}
