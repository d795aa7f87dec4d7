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
        limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        after: { description: "Id of the last order.", type: "string" },
        created: { description: "When it was made.", $ref: "#/$defs/Interval" },
        tags: { description: "Only orders with these tags.", type: "string", pattern: "^(?:gift|rush)(?:,(?:gift|rush)){0,1}$" },
      },
      additionalProperties: false,
    },
    "orders.list.request": {
      description: "Lists orders.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "orders" },
        action: { description: "What to do.", type: "string", const: "list" },
        params: { description: "What the operation needs.", $ref: "#/$defs/orders.list.params" },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "orders.list.record": { $ref: "#/$defs/Order" },
    "orders.list.meta": {
      type: "object",
      properties: { has_more: { description: "Whether there are more.", type: "boolean" } },
      required: ["has_more"],
    },
    "orders.list.response": {
      type: "object",
      properties: {
        result: { description: "What it returns.", type: "array", items: { $ref: "#/$defs/Order" } },
        paging: { description: "Where the next page is.", anyOf: [{ $ref: "#/$defs/orders.list.meta" }, { type: "null" }] },
      },
    },
    "orders.get.params": {
      type: "object",
      properties: { id: { description: "Id of the order.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "orders.get.request": {
      description: "Returns an order.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "orders" },
        action: { description: "What to do.", type: "string", const: "get" },
        params: { description: "What the operation needs.", $ref: "#/$defs/orders.get.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "orders.get.record": { $ref: "#/$defs/Order" },
    "orders.get.response": {
      type: "object",
      properties: {
        result: { description: "What it returns.", $ref: "#/$defs/Order" },
        paging: { description: "Where the next page is.", type: ["object", "null"], additionalProperties: true },
      },
    },
    "orders.create.params": {
      type: "object",
      properties: {
        name: { description: "Name of the product.", type: "string" },
        code: { description: "Code of the product.", type: "string" },
      },
      additionalProperties: false,
      anyOf: [{ required: ["name"] }, { required: ["code"] }],
    },
    "orders.create.request": {
      description: "Makes an order.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "orders" },
        action: { description: "What to do.", type: "string", const: "create" },
        params: { description: "What the operation needs.", $ref: "#/$defs/orders.create.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "orders.create.record": { $ref: "#/$defs/Order" },
    "orders.create.response": {
      type: "object",
      properties: {
        result: { description: "What it returns.", $ref: "#/$defs/Order" },
        paging: { description: "Where the next page is.", type: ["object", "null"], additionalProperties: true },
      },
    },
    "orders.delete.params": {
      type: "object",
      properties: { id: { description: "Id of the order.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "orders.delete.request": {
      description: "Deletes an order.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "orders" },
        action: { description: "What to do.", type: "string", const: "delete" },
        params: { description: "What the operation needs.", $ref: "#/$defs/orders.delete.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "orders.delete.record": { $ref: "#/$defs/DeletedOrder" },
    "orders.delete.response": {
      type: "object",
      properties: {
        result: { description: "What it returns.", $ref: "#/$defs/DeletedOrder" },
        paging: { description: "Where the next page is.", type: ["object", "null"], additionalProperties: true },
      },
    },
    "orders.api_search.params": {
      type: "object",
      properties: { query: { description: "What to find.", type: "string" }, page: { description: "Cursor of the page.", type: "string" } },
      required: ["query"],
      additionalProperties: false,
    },
    "orders.api_search.request": {
      description: "Searches orders.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "orders" },
        action: { description: "What to do.", type: "string", const: "api_search" },
        params: { description: "What the operation needs.", $ref: "#/$defs/orders.api_search.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "orders.api_search.record": { $ref: "#/$defs/OrderSearch" },
    "orders.api_search.response": {
      type: "object",
      properties: {
        result: { description: "What it returns.", $ref: "#/$defs/OrderSearch" },
        paging: { description: "Where the next page is.", type: ["object", "null"], additionalProperties: true },
      },
    },
    "receipts.download.params": {
      type: "object",
      properties: {
        id: { description: "Id of the order.", type: "string" },
        range_header: { description: "Which bytes.", type: "string" },
      },
      required: ["id"],
      additionalProperties: false,
    },
    "receipts.download.request": {
      description: "Downloads a receipt.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "receipts" },
        action: { description: "What to do.", type: "string", const: "download" },
        params: { description: "What the operation needs.", $ref: "#/$defs/receipts.download.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    auth_config: {
      title: "API key",
      description: "The key of an account.",
      type: "object",
      properties: { api_key: { description: "The key.", type: "string", pattern: "^key_" } },
      required: ["api_key"],
      additionalProperties: false,
    },
    Interval: {
      description: "From when to when.",
      type: "object",
      properties: {
        from: {
          description: "Earliest time.",
          type: "string",
          format: "date-time",
          pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|(?:23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:00)|(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))$",
        },
        to: {
          description: "Latest time.",
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
        id: { description: "Id of the order.", type: "string" },
        object: { description: "Kind of the record.", type: "string", const: "order" },
        note: { description: "What the buyer wrote, if anything.", type: ["string", "null"] },
        status: { description: "Where it stands.", type: "string", enum: ["open", "closed"] },
        lines: { description: "What was ordered, one line a product.", type: "array", items: { $ref: "#/$defs/Line" } },
        extra: { description: "Values of the shop's own." },
      },
      required: ["id", "object", "status", "lines"],
    },
    Line: {
      description: "A line of an order.",
      type: "object",
      properties: { quantity: { description: "Number of pieces.", type: "integer", minimum: 1 } },
      required: ["quantity"],
    },
    OrderSearch: {
      description: "A page of found orders.",
      type: "object",
      properties: {
        data: { description: "The orders.", type: "array", items: { $ref: "#/$defs/Order" } },
        next_page: { description: "Cursor of the next page.", type: ["string", "null"] },
        has_more: { description: "Whether there are more.", type: "boolean" },
      },
      required: ["data", "has_more"],
    },
    DeletedOrder: {
      description: "Confirms that an order was deleted.",
      type: "object",
      properties: {
        quantity: { description: "Number of pieces.", type: "integer", minimum: 1 },
        deleted: { description: "Whether it is gone.", type: "boolean" },
      },
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
