import { connectorOf, entityOf, identity, next, operationOf, previous, size } from "./definitions.ts";
import type { ConnectorDefinition, EntityDefinition } from "../../../../templates/sandbox/definition.ts";
import type { Paging } from "../../../../templates/runtime/operation.ts";

const byRecord: Paging = {
  kind: "record_cursor",
  next: "starting_after",
  previous: "ending_before",
  more: { in: "meta", field: "has_more" },
  id: "id",
};
const hasMore = [{ name: "has_more", nullable: false }];
const cursors = { starting_after: next, ending_before: previous, limit: size };

export const customers: EntityDefinition = entityOf(
  "customers",
  {
    id: "cus_0001",
    name: "Jo Sample",
    email: "jo@example.com",
    created: 1_700_000_000,
    updated: 1_700_000_000,
    vip: false,
    note: null,
    tags: {},
  },
  {
    created: "created",
    updated: "updated",
    vary: {
      id: { kind: "count" },
      name: { kind: "one_of", values: ["Ada Example", "Bo Muster", "Cy Prøve"] },
      email: { kind: "text", text: "{name:slug}{n}@example.com" },
      created: { kind: "time", step: 3600 },
      vip: { kind: "one_of", values: [true, false] },
    },
    blank: { id: "cus_0001", name: null, email: null, created: 0, updated: 0, vip: false, note: null, tags: {} },
  },
);

export const orders: EntityDefinition = entityOf(
  "orders",
  {
    id: "ord_0001",
    customer: "cus_0001",
    customer_email: "jo@example.com",
    amount: 2000,
    refunded_amount: 0,
    refunded: false,
    status: "paid",
    failure: null,
    created: 1_700_000_100,
    refunds: { data: [] },
  },
  {
    created: "created",
    vary: {
      id: { kind: "count" },
      customer: { kind: "reference", entity: "customers" },
      customer_email: { kind: "same_as", field: "email", of: "customer" },
      amount: { kind: "range", from: 1000, to: 5000, by: 50 },
      created: { kind: "time", step: 60 },
    },
    cases: [{}, { status: "failed", failure: "card_declined" }],
    derived: [
      { path: "refunds.data", from: "refunds", by: "order", as: "records" },
      { path: "refunded_amount", from: "refunds", by: "order", as: "sum", field: "amount" },
    ],
  },
);

export const refunds: EntityDefinition = entityOf(
  "refunds",
  { id: "re_0001", order: "ord_0002", amount: 100, reason: null, created: 1_700_000_200 },
  {
    created: "created",
    vary: {
      id: { kind: "count" },
      order: { kind: "reference", entity: "orders", cases: [0], each: true },
      created: { kind: "time", step: 60 },
    },
    blank: { id: "re_0001", order: null, amount: 0, reason: null, created: 0 },
  },
);

/** A shop: lists with record cursors, creates, updates, deletes, refunds. */
export const shop: ConnectorDefinition = connectorOf(
  "shop",
  [customers, orders, refunds],
  [
    operationOf("shop.customers.list", "list", {
      ordered: "newest_first",
      pageSize: 10,
      meta: hasMore,
      paging: byRecord,
      roles: {
        ...cursors,
        email: { kind: "filter", field: "email", as: "equals" },
        vip: { kind: "filter", field: "vip", as: "equals" },
        created: { kind: "filter", field: "created", as: "interval" },
      },
    }),
    operationOf("shop.customers.create", "record", {
      defaults: { vip: true },
      roles: {
        name: { kind: "field", field: "name" },
        email: { kind: "field", field: "email" },
        vip: { kind: "field", field: "vip" },
        tags: { kind: "field", field: "tags" },
        id: { kind: "field", field: "id" },
      },
    }),
    operationOf("shop.customers.get", "record", { roles: { id: identity } }),
    operationOf("shop.customers.update", "record", {
      defaults: { vip: true },
      roles: {
        id: identity,
        name: { kind: "field", field: "name" },
        vip: { kind: "field", field: "vip" },
        tags: { kind: "field", field: "tags" },
      },
    }),
    operationOf("shop.customers.delete", "delete_result", { roles: { id: identity }, result: { id: "cus_0001", deleted: true } }),
    operationOf("shop.customers.api_search", "list", {
      pageSize: 10,
      meta: [{ name: "total", nullable: false, source: "count" }],
      paging: { kind: "none", because: "No token." },
      roles: { query: { kind: "search", language: "text", in: ["name", "email"] }, limit: size, page: next },
    }),
    operationOf("shop.orders.list", "list", {
      ordered: "newest_first",
      pageSize: 10,
      meta: hasMore,
      paging: byRecord,
      hides: { field: "status", is: "failed", unless: "status" },
      roles: {
        ...cursors,
        customer: { kind: "filter", field: "customer", as: "equals" },
        status: { kind: "filter", as: "equals", meanings: { failed: [{ field: "status", is: "failed" }], all: [] } },
      },
    }),
    operationOf("shop.orders.get", "record", { roles: { id: identity } }),
    operationOf("shop.orders.delete", "delete_result", { roles: { id: identity } }),
    operationOf("shop.orders.api_search", "search_wrapper", {
      pageSize: 10,
      elements: ["data"],
      result: { object: "search_result", data: [], has_more: true, next_page: "abc", url: "/search" },
      paging: { kind: "token", next: "page", token: { in: "record", field: "next_page" }, more: { in: "record", field: "has_more" } },
      roles: { query: { kind: "search", language: "clauses" }, limit: size, page: next },
    }),
    operationOf("shop.refunds.list", "list", {
      ordered: "newest_first",
      pageSize: 10,
      meta: hasMore,
      paging: byRecord,
      roles: { ...cursors, order: { kind: "filter", field: "order", as: "equals" } },
    }),
    operationOf("shop.refunds.get", "record", { roles: { id: identity } }),
    operationOf("shop.refunds.create", "record", {
      roles: {
        order: { kind: "field", field: "order" },
        customer: { kind: "no_effect", because: "It names the order." },
        amount: { kind: "field", field: "amount" },
        reason: { kind: "field", field: "reason" },
      },
      draws: {
        entity: "orders",
        by: { order: "id", customer: "customer" },
        amount: "amount",
        total: "amount",
        drawn: "refunded_amount",
        exhausted: "refunded",
        list: "refunds.data",
        copies: { order: "id" },
        only: [{ field: "status", is: "paid", because: "Only paid orders can be refunded." }],
      },
    }),
  ],
);
