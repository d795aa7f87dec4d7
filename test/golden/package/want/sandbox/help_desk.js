// @generated from spec/ by connector-gateway-spec. Do not edit.
export const data = {
  entities: {
    orders: {
      example: { id: "id_EXAMPLE1", placed: "example" },
      required: ["id"],
      identity: ["id"],
      variations: [{ path: "id", vary: { kind: "count" } }],
    },
    tickets: {
      example: {
        id: 1,
        order: { id: "id_EXAMPLE1", placed: "example" },
        labels: ["example"],
        rating: 1,
        opened: "2025-03-14T09:26:53Z",
        history: [],
      },
      required: ["id", "order.id", "labels", "opened", "history"],
      identity: ["id"],
      variations: [{ path: "id", vary: { kind: "count" } }],
    },
  },
  operations: {
    "orders.list": {
      roles: { page: { kind: "paging", part: "next" }, per_page: { kind: "paging", part: "size" } },
    },
    "tickets.get": {
      roles: { id: { kind: "identity", fields: ["id"] } },
    },
    "tickets.update": {
      roles: { id: { kind: "identity", fields: ["id"] }, metadata: { kind: "no_effect", because: "Tickets do not show them." } },
    },
  },
};
