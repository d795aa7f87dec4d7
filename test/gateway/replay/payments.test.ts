import { describe, it } from "vitest";
import type { Exchange } from "../../fixtures/gateway/strict_vendor.ts";
import { useStage, type Replay } from "./replay.ts";

const KEY = "sk_test_EXAMPLE0000";
const stage = useStage("payments", { auth_config: { api_key: KEY } });

const read = { accept: "application/json", authorization: `Bearer ${KEY}`, "stripe-version": "2026-10-28.endive" };
const write = { ...read, "idempotency-key": "<key>" };

/** The fields that Stripe sends of every customer. */
function customer(number: number, more: object = {}): { readonly id: string } {
  const id = `cus_EXAMPLE${number}`;
  const record = {
    id,
    object: "customer",
    address: null,
    balance: 0,
    created: 1_735_732_800 + number,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: `buyer${number}@example.com`,
    invoice_credit_balance: {},
    invoice_prefix: `EXA${number}`,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: `Buyer ${number}`,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
    ...more,
  };
  return record;
}

const [first, second, third] = [customer(1), customer(2), customer(3)];

/** A value of another type than the documented one, in one place. */
function deviation(field: string, message: string): object {
  return { field, message, error_code: "value/type", severity: "error", count: 1 };
}

function page(query: Readonly<Record<string, string>>, data: readonly object[], hasMore: boolean): Exchange {
  return {
    request: { call: "GET /v1/customers", query, headers: read },
    answer: { json: { object: "list", url: "/v1/customers", has_more: hasMore, data } },
  };
}

const charge = {
  id: "ch_EXAMPLE1",
  object: "charge",
  amount: 1099,
  amount_captured: 1099,
  amount_refunded: 0,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  captured: true,
  created: 1_735_732_800,
  currency: "eur",
  disputed: false,
  livemode: false,
  metadata: { order_id: "6735" },
  paid: true,
  refunded: false,
  status: "succeeded",
};

const refund = {
  id: "re_EXAMPLE1",
  object: "refund",
  amount: 500,
  balance_transaction: null,
  charge: charge.id,
  created: 1_735_732_900,
  currency: "eur",
  metadata: {},
  payment_intent: null,
  reason: "duplicate",
  status: "succeeded",
};

const found = { object: "search_result", url: "/v1/charges/search", has_more: false, next_page: null, data: [charge] };

describe("Stripe", () => {
  it.each<readonly [title: string, replay: Replay]>([
    [
      "a walk by the id of the last record",
      {
        operation: "payments.customers.list",
        params: { limit: 2, created: { gte: 1_700_000_000 } },
        exchanges: [
          page({ limit: "2", "created[gte]": "1700000000" }, [first, second], true),
          page({ limit: "2", "created[gte]": "1700000000", starting_after: second.id }, [third], false),
        ],
        want: {
          pages: [
            { records: [first, second], meta: { has_more: true } },
            { records: [third], meta: { has_more: false } },
          ],
        },
      },
    ],
    [
      "a walk backwards",
      {
        operation: "payments.customers.list",
        params: { limit: 1, ending_before: third.id },
        exchanges: [
          page({ limit: "1", ending_before: third.id }, [second], true),
          page({ limit: "1", ending_before: second.id }, [first], false),
        ],
        want: {
          pages: [
            { records: [second], meta: { has_more: true } },
            { records: [first], meta: { has_more: false } },
          ],
        },
      },
    ],
    [
      "lists have positions in a query",
      {
        operation: "payments.products.list",
        params: { ids: ["prod_EXAMPLE1", "prod_EXAMPLE2"], active: false },
        exchanges: [
          {
            request: {
              call: "GET /v1/products",
              query: { "ids[0]": "prod_EXAMPLE1", "ids[1]": "prod_EXAMPLE2", active: "false" },
              headers: read,
            },
            answer: { json: { object: "list", url: "/v1/products", has_more: false, data: [] } },
          },
        ],
        want: { pages: [{ records: [], meta: { has_more: false } }] },
      },
    ],
    [
      "a creation",
      {
        operation: "payments.refunds.create",
        params: { charge: charge.id, amount: 500, reason: "duplicate", metadata: { "a b": "ä&=" } },
        exchanges: [
          {
            request: {
              call: "POST /v1/refunds",
              headers: write,
              form: { charge: charge.id, amount: "500", reason: "duplicate", "metadata[a b]": "ä&=" },
            },
            answer: { json: refund },
          },
        ],
        want: { result: refund },
      },
    ],
    [
      "a creation that is done once, although the first answer was an error",
      {
        operation: "payments.refunds.create",
        params: { charge: charge.id },
        exchanges: [
          {
            request: { call: "POST /v1/refunds", headers: write, form: { charge: charge.id } },
            answer: {
              status: 409,
              headers: { "stripe-should-retry": "true" },
              json: { error: { type: "api_error", code: "lock_timeout" } },
            },
          },
          { request: { call: "POST /v1/refunds", headers: write, form: { charge: charge.id } }, answer: { json: refund } },
        ],
        want: { result: refund },
      },
    ],
    [
      "an update",
      {
        operation: "payments.customers.update",
        params: { id: first.id, email: "new@example.com", address: { city: "Köln", line1: "Ring 1" } },
        exchanges: [
          {
            request: {
              call: `POST /v1/customers/${first.id}`,
              headers: write,
              form: { email: "new@example.com", "address[city]": "Köln", "address[line1]": "Ring 1" },
            },
            answer: { json: customer(1, { email: "new@example.com" }), headers: { "request-id": "req_EXAMPLE1" } },
          },
        ],
        want: { result: customer(1, { email: "new@example.com" }) },
      },
    ],
    [
      "a deletion, which answers with less than a record",
      {
        operation: "payments.customers.delete",
        params: { id: first.id },
        exchanges: [
          {
            request: { call: `DELETE /v1/customers/${first.id}`, headers: read },
            answer: { json: { id: first.id, object: "customer", deleted: true } },
          },
        ],
        want: { result: { id: first.id, object: "customer", deleted: true } },
      },
    ],
    [
      "a search that keeps its wrapper",
      {
        operation: "payments.charges.api_search",
        params: { query: 'amount>999 AND metadata["order_id"]:"6735"', limit: 5 },
        exchanges: [
          {
            request: {
              call: "GET /v1/charges/search",
              query: { query: 'amount>999 AND metadata["order_id"]:"6735"', limit: "5" },
              headers: read,
            },
            answer: { json: found },
          },
        ],
        want: { pages: [{ records: [charge], meta: {} }] },
      },
    ],
    [
      "a search that keeps its records only",
      {
        operation: "payments.customers.api_search",
        params: { query: "email:'buyer1@example.com'" },
        exchanges: [
          {
            request: { call: "GET /v1/customers/search", query: { query: "email:'buyer1@example.com'" }, headers: read },
            answer: { json: { object: "search_result", url: "/v1/customers/search", has_more: false, next_page: null, data: [first] } },
          },
        ],
        want: { pages: [{ records: [first], meta: { has_more: false } }] },
      },
    ],
    [
      "a record that has what no document says",
      {
        operation: "payments.customers.get",
        params: { id: first.id },
        exchanges: [
          {
            request: { call: `GET /v1/customers/${first.id}`, headers: read },
            answer: { json: customer(1, { created: "yesterday", name: 7 }) },
          },
        ],
        want: {
          result: customer(1, { created: "yesterday", name: 7 }),
          warnings: [
            {
              message: "The answer of Stripe differs from the catalog.",
              deviations: [
                deviation("result.created", "`result.created` must be an integer, not a string"),
                deviation("result.name", "`result.name` must be a string or null, not an integer"),
              ],
            },
          ],
        },
      },
    ],
  ])("%s", (_title, replay) => stage.play(replay));
});
