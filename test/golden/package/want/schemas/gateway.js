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
    create_instance_response: { type: "object", properties: { id: { description: "Id of the instance.", type: "string" } } },
    error: {
      type: "object",
      properties: { errors: { description: "Single faults.", type: "array", items: { $ref: "#/$defs/ErrorDetail" } } },
    },
    ErrorDetail: {
      description: "A fault.",
      type: "object",
      properties: { message: { description: "The fault in words.", type: ["string", "null"] } },
    },
    "unknown-connector.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: {
          description: "Which connector.",
          type: "string",
          pattern: "^(?!(?:00000000-0000-4000-8000-000000000002|00000000-0000-4000-8000-000000000001)$)(?=[\\s\\S]*?(?:^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$))",
        },
        auth_config: { description: "Credentials.", type: "object", additionalProperties: true },
      },
      required: ["connector_definition_id", "auth_config"],
      additionalProperties: false,
    },
    "help_desk.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: { description: "Which connector.", type: "string", const: "00000000-0000-4000-8000-000000000002" },
        auth_config: { description: "Credentials.", $ref: "#/$defs/help_desk.auth_config" },
        config: {
          type: "object",
          properties: { subdomain: { description: "First part of the address.", type: "string" } },
          additionalProperties: true,
        },
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
      properties: {
        page: { description: "Number of the page.", type: "integer", minimum: 1 },
        per_page: { description: "Page size.", type: "integer", maximum: 50 },
      },
      additionalProperties: false,
    },
    "help_desk.orders.list.request": {
      description: "Lists orders.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "orders" },
        action: { description: "What to do.", type: "string", const: "list" },
        params: { description: "What the operation needs.", $ref: "#/$defs/help_desk.orders.list.params" },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "help_desk.tickets.get.params": {
      type: "object",
      properties: { id: { description: "Number of the ticket.", type: "integer" } },
      required: ["id"],
      additionalProperties: false,
    },
    "help_desk.tickets.get.request": {
      description: "Returns a ticket.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "tickets" },
        action: { description: "What to do.", type: "string", const: "get" },
        params: { description: "What the operation needs.", $ref: "#/$defs/help_desk.tickets.get.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "help_desk.tickets.update.params": {
      type: "object",
      properties: {
        id: { description: "Number of the ticket.", type: "integer" },
        metadata: { description: "Values by free names.", type: "object", additionalProperties: { type: "string" } },
      },
      required: ["id"],
      additionalProperties: true,
    },
    "help_desk.tickets.update.request": {
      description: "Changes a ticket.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "tickets" },
        action: { description: "What to do.", type: "string", const: "update" },
        params: { description: "What the operation needs.", $ref: "#/$defs/help_desk.tickets.update.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "help_desk.auth_config": {
      anyOf: [
        {
          title: "Token",
          description: "A token of an account.",
          type: "object",
          properties: { token: { description: "The token.", type: "string" } },
          required: ["token"],
          additionalProperties: false,
        },
        {
          title: "Login",
          description: "Name and password of an agent.",
          type: "object",
          properties: {
            user: { description: "Name of the agent.", type: "string" },
            password: { description: "Password of the agent.", type: "string" },
          },
          required: ["user", "password"],
          additionalProperties: false,
        },
      ],
    },
    "shop.create_instance": {
      type: "object",
      properties: {
        connector_definition_id: { description: "Which connector.", type: "string", const: "00000000-0000-4000-8000-000000000001" },
        auth_config: { description: "Credentials.", $ref: "#/$defs/shop.auth_config" },
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
        limit: { description: "Page size.", default: 10, type: "integer", minimum: 1, maximum: 100 },
        after: { description: "Id of the last order.", type: "string" },
        created: { description: "When it was made.", $ref: "#/$defs/shop.Interval" },
        tags: { description: "Only orders with these tags.", type: "string", pattern: "^(?:gift|rush)(?:,(?:gift|rush)){0,1}$" },
      },
      additionalProperties: false,
    },
    "shop.orders.list.request": {
      description: "Lists orders.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "orders" },
        action: { description: "What to do.", type: "string", const: "list" },
        params: { description: "What the operation needs.", $ref: "#/$defs/shop.orders.list.params" },
      },
      required: ["entity", "action"],
      additionalProperties: false,
    },
    "shop.orders.get.params": {
      type: "object",
      properties: { id: { description: "Id of the order.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "shop.orders.get.request": {
      description: "Returns an order.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "orders" },
        action: { description: "What to do.", type: "string", const: "get" },
        params: { description: "What the operation needs.", $ref: "#/$defs/shop.orders.get.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "shop.orders.create.params": {
      type: "object",
      properties: {
        name: { description: "Name of the product.", type: "string" },
        code: { description: "Code of the product.", type: "string" },
      },
      additionalProperties: false,
      anyOf: [{ required: ["name"] }, { required: ["code"] }],
    },
    "shop.orders.create.request": {
      description: "Makes an order.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "orders" },
        action: { description: "What to do.", type: "string", const: "create" },
        params: { description: "What the operation needs.", $ref: "#/$defs/shop.orders.create.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "shop.orders.delete.params": {
      type: "object",
      properties: { id: { description: "Id of the order.", type: "string" } },
      required: ["id"],
      additionalProperties: false,
    },
    "shop.orders.delete.request": {
      description: "Deletes an order.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "orders" },
        action: { description: "What to do.", type: "string", const: "delete" },
        params: { description: "What the operation needs.", $ref: "#/$defs/shop.orders.delete.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "shop.orders.api_search.params": {
      type: "object",
      properties: { query: { description: "What to find.", type: "string" }, page: { description: "Cursor of the page.", type: "string" } },
      required: ["query"],
      additionalProperties: false,
    },
    "shop.orders.api_search.request": {
      description: "Searches orders.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "orders" },
        action: { description: "What to do.", type: "string", const: "api_search" },
        params: { description: "What the operation needs.", $ref: "#/$defs/shop.orders.api_search.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "shop.receipts.download.params": {
      type: "object",
      properties: {
        id: { description: "Id of the order.", type: "string" },
        range_header: { description: "Which bytes.", type: "string" },
      },
      required: ["id"],
      additionalProperties: false,
    },
    "shop.receipts.download.request": {
      description: "Downloads a receipt.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "receipts" },
        action: { description: "What to do.", type: "string", const: "download" },
        params: { description: "What the operation needs.", $ref: "#/$defs/shop.receipts.download.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "shop.auth_config": {
      title: "API key",
      description: "The key of an account.",
      type: "object",
      properties: { api_key: { description: "The key.", type: "string", pattern: "^key_" } },
      required: ["api_key"],
      additionalProperties: false,
    },
    "shop.Interval": {
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
  },
};

export const records = [];
