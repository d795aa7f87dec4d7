// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.

/** JSON Schemas of Test Gateway. */
export const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:connector-gateway-spec:schemas:gateway",
  title: "Test Gateway",
  description: "A gateway for tests.",
  $defs: {
    create_instance: {
      anyOf: [
        { $ref: "#/$defs/help_desk.create_instance" },
        { $ref: "#/$defs/shop.create_instance" },
        { $ref: "#/$defs/unknown-connector.create_instance" },
      ],
    },
    execute: { anyOf: [{ $ref: "#/$defs/help_desk.execute" }, { $ref: "#/$defs/shop.execute" }] },
    create_instance_response: { type: "object", properties: { id: { type: "string" } } },
    error: { type: "object", properties: { errors: { type: "array", items: { $ref: "#/$defs/ErrorDetail" } } } },
    ErrorDetail: { type: "object", properties: { message: { type: ["string", "null"] } } },
    "unknown-connector.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          type: "string",
          pattern: "^(?!(?:00000000-0000-4000-8000-000000000002|00000000-0000-4000-8000-000000000001)$)(?=[\\s\\S]*?(?:^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$))",
        },
        auth_config: { type: "object", additionalProperties: true },
      },
      required: ["connector_definition_id", "auth_config"],
      additionalProperties: false,
    },
    "help_desk.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: { type: "string", const: "00000000-0000-4000-8000-000000000002" },
        auth_config: { $ref: "#/$defs/help_desk.auth_config" },
        config: { type: "object", properties: { subdomain: { type: "string" } }, additionalProperties: true },
      },
      required: ["connector_definition_id", "auth_config"],
      additionalProperties: false,
    },
    "help_desk.execute": {
      type: "object",
      properties: { entity: { type: "string", enum: ["orders", "tickets"] }, action: { type: "string", enum: ["list", "get", "update"] } },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/help_desk.orders.list.request" },
        { $ref: "#/$defs/help_desk.tickets.get.request" },
        { $ref: "#/$defs/help_desk.tickets.update.request" },
      ],
    },
    "help_desk.orders.list.params": {
      type: "object",
      properties: { page: { type: "integer", minimum: 1 }, per_page: { type: "integer", maximum: 50 } },
      additionalProperties: false,
    },
    "help_desk.orders.list.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "orders" },
        action: { type: "string", const: "list" },
        params: { $ref: "#/$defs/help_desk.orders.list.params" },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "help_desk.tickets.get.params": {
      type: "object",
      properties: { id: { type: "integer" } },
      required: ["id"],
      additionalProperties: false,
    },
    "help_desk.tickets.get.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "tickets" },
        action: { type: "string", const: "get" },
        params: { $ref: "#/$defs/help_desk.tickets.get.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "help_desk.tickets.update.params": {
      type: "object",
      properties: { id: { type: "integer" }, metadata: { type: "object", additionalProperties: { type: "string" } } },
      required: ["id"],
      additionalProperties: true,
    },
    "help_desk.tickets.update.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "tickets" },
        action: { type: "string", const: "update" },
        params: { $ref: "#/$defs/help_desk.tickets.update.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "help_desk.auth_config": {
      anyOf: [
        { title: "Token", type: "object", properties: { token: { type: "string" } }, required: ["token"], additionalProperties: false },
        {
          title: "Login",
          type: "object",
          properties: { user: { type: "string" }, password: { type: "string" } },
          required: ["user", "password"],
          additionalProperties: false,
        },
      ],
    },
    "shop.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: { type: "string", const: "00000000-0000-4000-8000-000000000001" },
        auth_config: { $ref: "#/$defs/shop.auth_config" },
      },
      required: ["connector_definition_id", "auth_config"],
      additionalProperties: false,
    },
    "shop.execute": {
      type: "object",
      properties: {
        entity: { type: "string", enum: ["orders", "receipts"] },
        action: { type: "string", enum: ["list", "get", "create", "delete", "api_search", "download"] },
      },
      required: ["entity", "action"],
      anyOf: [
        { $ref: "#/$defs/shop.orders.list.request" },
        { $ref: "#/$defs/shop.orders.get.request" },
        { $ref: "#/$defs/shop.orders.create.request" },
        { $ref: "#/$defs/shop.orders.delete.request" },
        { $ref: "#/$defs/shop.orders.api_search.request" },
        { $ref: "#/$defs/shop.receipts.download.request" },
      ],
    },
    "shop.orders.list.params": {
      type: "object",
      properties: {
        limit: { description: "Page size. Default: `10`.", type: "integer", minimum: 1, maximum: 100 },
        after: { type: "string" },
        created: { description: "When it was made.", $ref: "#/$defs/shop.Interval" },
        tags: { type: "string", pattern: "^(?:gift|rush)(?:,(?:gift|rush)){0,1}$" },
      },
      additionalProperties: false,
    },
    "shop.orders.list.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "orders" },
        action: { type: "string", const: "list" },
        params: { $ref: "#/$defs/shop.orders.list.params" },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "shop.orders.get.params": { type: "object", properties: { id: { type: "string" } }, required: ["id"], additionalProperties: false },
    "shop.orders.get.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "orders" },
        action: { type: "string", const: "get" },
        params: { $ref: "#/$defs/shop.orders.get.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "shop.orders.create.params": {
      type: "object",
      properties: { name: { type: "string" }, code: { type: "string" } },
      additionalProperties: false,
      anyOf: [{ required: ["name"] }, { required: ["code"] }],
    },
    "shop.orders.create.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "orders" },
        action: { type: "string", const: "create" },
        params: { $ref: "#/$defs/shop.orders.create.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "shop.orders.delete.params": { type: "object", properties: { id: { type: "string" } }, required: ["id"], additionalProperties: false },
    "shop.orders.delete.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "orders" },
        action: { type: "string", const: "delete" },
        params: { $ref: "#/$defs/shop.orders.delete.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "shop.orders.api_search.params": {
      type: "object",
      properties: { query: { type: "string" }, page: { type: "string" } },
      required: ["query"],
      additionalProperties: false,
    },
    "shop.orders.api_search.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "orders" },
        action: { type: "string", const: "api_search" },
        params: { $ref: "#/$defs/shop.orders.api_search.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "shop.receipts.download.params": {
      type: "object",
      properties: { id: { type: "string" }, range_header: { type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "shop.receipts.download.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "receipts" },
        action: { type: "string", const: "download" },
        params: { $ref: "#/$defs/shop.receipts.download.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "shop.auth_config": {
      title: "API key",
      type: "object",
      properties: { api_key: { type: "string", pattern: "^key_" } },
      required: ["api_key"],
      additionalProperties: false,
    },
    "shop.Interval": {
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
  },
};

export const records = [];
