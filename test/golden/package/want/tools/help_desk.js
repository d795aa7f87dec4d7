// @generated from spec/ by connector-gateway-spec. Do not edit.
export const tools = [
  {
    name: "help_desk_orders_list",
    operation: "help_desk.orders.list",
    description: "Lists orders.",
    inputSchema: {
      type: "object",
      properties: {
        page: { description: "Page number, from 1.", type: "integer", minimum: 1 },
        per_page: { description: "Page size.", type: "integer", maximum: 50 },
      },
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: "help_desk_tickets_get",
    operation: "help_desk.tickets.get",
    description: "Returns a ticket.",
    inputSchema: { type: "object", properties: { id: { description: "Number of the ticket.", type: "integer" } }, required: ["id"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "help_desk_tickets_update",
    operation: "help_desk.tickets.update",
    description: "Changes a ticket.",
    inputSchema: {
      type: "object",
      properties: {
        id: { description: "Number of the ticket.", type: "integer" },
        metadata: { description: "Values by free names.", type: "object", additionalProperties: { type: "string" } },
      },
      required: ["id"],
    },
    annotations: { readOnlyHint: false, destructiveHint: false },
  },
];
