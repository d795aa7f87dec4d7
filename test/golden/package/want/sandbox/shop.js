// @generated from spec/ by connector-gateway-spec. Do not edit.
export const data = {
  entities: {
    orders: {
      example: { id: "ord_1", object: "order", note: "An example.", status: "open", lines: [{ quantity: 1 }], extra: {} },
      required: ["id", "object", "status", "lines", "lines.quantity"],
      identity: ["id"],
      variations: [{ path: "id", vary: { kind: "count" } }, { path: "status", vary: { kind: "one_of", values: ["open", "closed"] } }],
      blank: { id: "ord_1", object: "order", note: null, status: "open", lines: [], extra: {} },
    },
  },
  operations: {
    "orders.list": {
      roles: {
        limit: { kind: "paging", part: "size" },
        after: { kind: "paging", part: "next" },
        created: { kind: "no_effect", because: "Orders have no time." },
        tags: { kind: "no_effect", because: "Orders have no tags." },
      },
      pageSize: 10,
      ordered: "newest_first",
      meta: [{ name: "has_more", nullable: false }],
    },
    "orders.get": {
      roles: { id: { kind: "identity", fields: ["id"] } },
    },
    "orders.create": {
      roles: { name: { kind: "field", field: "note" }, code: { kind: "no_effect", because: "Orders have no code." } },
    },
    "orders.delete": {
      roles: { id: { kind: "identity", fields: ["id"] } },
      result: { quantity: 1, deleted: true },
    },
    "orders.api_search": {
      roles: { query: { kind: "search", language: "text", in: ["note"] }, page: { kind: "paging", part: "next" } },
      result: {
        data: [{ id: "ord_1", object: "order", note: "An example.", status: "open", lines: [{ quantity: 1 }], extra: {} }],
        next_page: "cursor_EXAMPLE1",
        has_more: false,
      },
    },
    "receipts.download": {
      roles: { id: { kind: "identity", fields: ["id"] }, range_header: { kind: "range" } },
      maxSize: 10000000,
    },
  },
};
