// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.

/** JSON Schemas of Shop. */
export const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:connector-gateway-spec:schemas:shop",
  title: "Shop",
  description: "Orders of a shop.",
  $defs: {
    "orders.list.params": {
      type: "object",
      properties: {
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        after: { type: "string" },
        created: { description: "When it was made.", $ref: "#/$defs/Interval" },
        tags: { type: "string", pattern: "^(?:gift|rush)(?:,(?:gift|rush)){0,1}$" },
      },
      additionalProperties: false,
    },
    "orders.list.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "orders" },
        action: { type: "string", const: "list" },
        params: { $ref: "#/$defs/orders.list.params" },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "orders.list.record": { $ref: "#/$defs/Order" },
    "orders.list.meta": { type: "object", properties: { has_more: { type: "boolean" } }, required: ["has_more"] },
    "orders.list.response": {
      type: "object",
      properties: {
        result: { type: "array", items: { $ref: "#/$defs/Order" } },
        paging: { anyOf: [{ $ref: "#/$defs/orders.list.meta" }, { type: "null" }] },
      },
    },
    "orders.get.params": { type: "object", properties: { id: { type: "string" } }, required: ["id"], additionalProperties: false },
    "orders.get.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "orders" },
        action: { type: "string", const: "get" },
        params: { $ref: "#/$defs/orders.get.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "orders.get.record": { $ref: "#/$defs/Order" },
    "orders.get.response": {
      type: "object",
      properties: { result: { $ref: "#/$defs/Order" }, paging: { type: ["object", "null"], additionalProperties: true } },
    },
    "orders.create.params": {
      type: "object",
      properties: { name: { type: "string" }, code: { type: "string" } },
      additionalProperties: false,
      anyOf: [{ required: ["name"] }, { required: ["code"] }],
    },
    "orders.create.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "orders" },
        action: { type: "string", const: "create" },
        params: { $ref: "#/$defs/orders.create.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "orders.create.record": { $ref: "#/$defs/Order" },
    "orders.create.response": {
      type: "object",
      properties: { result: { $ref: "#/$defs/Order" }, paging: { type: ["object", "null"], additionalProperties: true } },
    },
    "orders.delete.params": { type: "object", properties: { id: { type: "string" } }, required: ["id"], additionalProperties: false },
    "orders.delete.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "orders" },
        action: { type: "string", const: "delete" },
        params: { $ref: "#/$defs/orders.delete.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "orders.delete.record": { $ref: "#/$defs/DeletedOrder" },
    "orders.delete.response": {
      type: "object",
      properties: { result: { $ref: "#/$defs/DeletedOrder" }, paging: { type: ["object", "null"], additionalProperties: true } },
    },
    "orders.api_search.params": {
      type: "object",
      properties: { query: { type: "string" }, page: { type: "string" } },
      required: ["query"],
      additionalProperties: false,
    },
    "orders.api_search.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "orders" },
        action: { type: "string", const: "api_search" },
        params: { $ref: "#/$defs/orders.api_search.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "orders.api_search.record": { $ref: "#/$defs/OrderSearch" },
    "orders.api_search.response": {
      type: "object",
      properties: { result: { $ref: "#/$defs/OrderSearch" }, paging: { type: ["object", "null"], additionalProperties: true } },
    },
    "receipts.download.params": {
      type: "object",
      properties: { id: { type: "string" }, range_header: { type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "receipts.download.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "receipts" },
        action: { type: "string", const: "download" },
        params: { $ref: "#/$defs/receipts.download.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    auth_config: {
      title: "API key",
      type: "object",
      properties: { api_key: { type: "string", pattern: "^key_" } },
      required: ["api_key"],
      additionalProperties: false,
    },
    Interval: {
      description: "From when to when.",
      type: "object",
      properties: {
        from: {
          type: "string",
          format: "date-time",
          pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|(?:23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:00)|(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))$",
        },
        to: {
          type: "string",
          format: "date-time",
          pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|(?:23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:00)|(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))$",
        },
      },
      additionalProperties: false,
    },
    Order: {
      description: "An order.",
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string", const: "order" },
        note: { type: ["string", "null"] },
        status: { description: "Where it stands.", type: "string", enum: ["open", "closed"] },
        lines: { type: "array", items: { $ref: "#/$defs/Line" } },
        extra: {},
      },
      required: ["id", "object", "status", "lines"],
    },
    Line: { type: "object", properties: { quantity: { type: "integer", minimum: 1 } }, required: ["quantity"] },
    OrderSearch: {
      type: "object",
      properties: {
        data: { type: "array", items: { $ref: "#/$defs/Order" } },
        next_page: { type: ["string", "null"] },
        has_more: { type: "boolean" },
      },
      required: ["data", "has_more"],
    },
    DeletedOrder: {
      type: "object",
      properties: { quantity: { type: "integer", minimum: 1 }, deleted: { type: "boolean" } },
      required: ["quantity", "deleted"],
    },
    execute: {
      type: "object",
      properties: {
        entity: { type: "string", enum: ["orders", "receipts"] },
        action: { type: "string", enum: ["list", "get", "create", "delete", "api_search", "download"] },
      },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/orders.list.request" },
        { $ref: "#/$defs/orders.get.request" },
        { $ref: "#/$defs/orders.create.request" },
        { $ref: "#/$defs/orders.delete.request" },
        { $ref: "#/$defs/orders.api_search.request" },
        { $ref: "#/$defs/receipts.download.request" },
      ],
    },
  },
};

export const records = ["Order", "Line", "OrderSearch", "DeletedOrder"];
