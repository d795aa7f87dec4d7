// @generated from spec/ by connector-gateway-spec. Do not edit.
export const tools = [
  {
    name: "shop_orders_list",
    operation: "shop.orders.list",
    description: "Lists orders.",
    inputSchema: {
      type: "object",
      properties: {
        limit: { description: "Page size.", type: "integer", maximum: 100 },
        after: { description: "Next page: the `id` of the last record.", type: "string" },
        created: {
          description: "When it was made.",
          type: "object",
          properties: {
            from: { description: "Earliest time.", type: "string", format: "date-time" },
            to: { description: "Latest time.", type: "string", format: "date-time" },
          },
        },
        tags: { description: "Only orders with these tags. Comma-separated, at most 2: gift, rush.", type: "string" },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "shop_orders_get",
    operation: "shop.orders.get",
    description: "Returns an order.",
    inputSchema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "shop_orders_create",
    operation: "shop.orders.create",
    description: "Makes an order. At least one of `name`, `code` is required.",
    inputSchema: {
      type: "object",
      properties: {
        name: { description: "Name of the product.", type: "string" },
        code: { description: "Code of the product.", type: "string" },
      },
    },
    annotations: { readOnlyHint: false, destructiveHint: false },
  },
  {
    name: "shop_orders_delete",
    operation: "shop.orders.delete",
    description: "Deletes an order. This cannot be undone.",
    inputSchema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
    annotations: { readOnlyHint: false, destructiveHint: true },
  },
  {
    name: "shop_orders_api_search",
    operation: "shop.orders.api_search",
    description: "Searches orders.",
    inputSchema: {
      type: "object",
      properties: {
        query: { description: "What to find.", type: "string" },
        page: { description: "Next page: `next_page` of the answer.", type: "string" },
      },
      required: ["query"],
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "shop_receipts_download",
    operation: "shop.receipts.download",
    description: "Downloads a receipt.",
    inputSchema: {
      type: "object",
      properties: {
        id: { description: "Id of the order.", type: "string" },
        range_header: { description: "Which bytes.", type: "string" },
      },
      required: ["id"],
    },
    annotations: { readOnlyHint: true },
  },
];
