// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.

/** JSON Schemas of Help desk. */
export const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:connector-gateway-spec:schemas:help_desk",
  title: "Help desk",
  description: "Tickets about orders.",
  $defs: {
    "orders.list.params": {
      type: "object",
      properties: { page: { type: "integer", minimum: 1 }, per_page: { type: "integer", maximum: 50 } },
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
    "orders.list.response": {
      type: "object",
      properties: {
        result: { type: "array", items: { $ref: "#/$defs/Order" } },
        paging: { type: ["object", "null"], additionalProperties: true },
      },
    },
    "tickets.get.params": { type: "object", properties: { id: { type: "integer" } }, required: ["id"], additionalProperties: false },
    "tickets.get.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "tickets" },
        action: { type: "string", const: "get" },
        params: { $ref: "#/$defs/tickets.get.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "tickets.get.record": { $ref: "#/$defs/Ticket" },
    "tickets.get.response": {
      type: "object",
      properties: { result: { $ref: "#/$defs/Ticket" }, paging: { type: ["object", "null"], additionalProperties: true } },
    },
    "tickets.update.params": {
      type: "object",
      properties: { id: { type: "integer" }, metadata: { type: "object", additionalProperties: { type: "string" } } },
      required: ["id"],
      additionalProperties: true,
    },
    "tickets.update.request": {
      type: "object",
      properties: {
        entity: { type: "string", const: "tickets" },
        action: { type: "string", const: "update" },
        params: { $ref: "#/$defs/tickets.update.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "tickets.update.record": { $ref: "#/$defs/Ticket" },
    "tickets.update.response": {
      type: "object",
      properties: { result: { $ref: "#/$defs/Ticket" }, paging: { type: ["object", "null"], additionalProperties: true } },
    },
    auth_config: {
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
    Ticket: {
      description: "A question or a complaint.",
      type: "object",
      properties: {
        id: { type: "integer" },
        order: { anyOf: [{ $ref: "#/$defs/Order" }, { type: "null" }] },
        labels: { type: "array", items: { type: "string" } },
        rating: { type: ["integer", "null"], minimum: 1, maximum: 5 },
        opened: {
          type: "string",
          format: "date-time",
          pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|(?:23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:00)|(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))$",
        },
        history: { type: "array", items: { type: ["object", "null"], additionalProperties: true } },
      },
      required: ["id", "labels", "opened", "history"],
    },
    Order: {
      description: "What the ticket is about.",
      type: "object",
      properties: { id: { type: "string" }, placed: { type: "string" } },
      required: ["id"],
    },
    execute: {
      type: "object",
      properties: { entity: { type: "string", enum: ["orders", "tickets"] }, action: { type: "string", enum: ["list", "get", "update"] } },
      required: ["entity", "action"],
      anyOf: [{ $ref: "#/$defs/orders.list.request" }, { $ref: "#/$defs/tickets.get.request" }, { $ref: "#/$defs/tickets.update.request" }],
    },
  },
};

export const records = ["Ticket", "Order"];
