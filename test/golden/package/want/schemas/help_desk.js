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
      properties: {
        page: { description: "Number of the page.", type: "integer", minimum: 1 },
        per_page: { description: "Page size.", type: "integer", maximum: 50 },
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
    "orders.list.response": {
      type: "object",
      properties: {
        result: { description: "What it returns.", type: "array", items: { $ref: "#/$defs/Order" } },
        paging: { description: "Where the next page is.", type: ["object", "null"], additionalProperties: true },
      },
    },
    "tickets.get.params": {
      type: "object",
      properties: { id: { description: "Number of the ticket.", type: "integer" } },
      required: ["id"],
      additionalProperties: false,
    },
    "tickets.get.request": {
      description: "Returns a ticket.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "tickets" },
        action: { description: "What to do.", type: "string", const: "get" },
        params: { description: "What the operation needs.", $ref: "#/$defs/tickets.get.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "tickets.get.record": { $ref: "#/$defs/Ticket" },
    "tickets.get.response": {
      type: "object",
      properties: {
        result: { description: "What it returns.", $ref: "#/$defs/Ticket" },
        paging: { description: "Where the next page is.", type: ["object", "null"], additionalProperties: true },
      },
    },
    "tickets.update.params": {
      type: "object",
      properties: {
        id: { description: "Number of the ticket.", type: "integer" },
        metadata: { description: "Values by free names.", type: "object", additionalProperties: { type: "string" } },
      },
      required: ["id"],
      additionalProperties: true,
    },
    "tickets.update.request": {
      description: "Changes a ticket.",
      type: "object",
      properties: {
        entity: { description: "Kind of record.", type: "string", const: "tickets" },
        action: { description: "What to do.", type: "string", const: "update" },
        params: { description: "What the operation needs.", $ref: "#/$defs/tickets.update.params" },
      },
      required: ["entity", "action", "params"],
      additionalProperties: false,
    },
    "tickets.update.record": { $ref: "#/$defs/Ticket" },
    "tickets.update.response": {
      type: "object",
      properties: {
        result: { description: "What it returns.", $ref: "#/$defs/Ticket" },
        paging: { description: "Where the next page is.", type: ["object", "null"], additionalProperties: true },
      },
    },
    auth_config: {
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
    Ticket: {
      description: "A question or a complaint.",
      type: "object",
      properties: {
        id: { description: "Number of the ticket.", type: "integer" },
        order: { description: "Order that the ticket is about.", anyOf: [{ $ref: "#/$defs/Order" }, { type: "null" }] },
        labels: { description: "Names of the labels, in no order.", type: "array", items: { type: "string" } },
        rating: { description: "Stars that the customer gave.", type: ["integer", "null"], minimum: 1, maximum: 5 },
        opened: {
          description: "When it was opened.",
          type: "string",
          format: "date-time",
          pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|(?:23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:00)|(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))$",
        },
        history: { description: "What happened so far.", type: "array", items: { type: ["object", "null"], additionalProperties: true } },
      },
      required: ["id", "labels", "opened", "history"],
    },
    Order: {
      description: "What the ticket is about.",
      type: "object",
      properties: {
        id: { description: "Id of the order.", type: "string" },
        placed: { description: "When it was placed.", type: "string" },
      },
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
