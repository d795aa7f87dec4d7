// @generated from spec/connectors/help_desk.yaml by connector-gateway-spec. Do not edit.
import {
  discriminatedBy,
  anyOf,
  createParamsValidator,
  createRequestValidator,
  createResponseValidator,
  atLeast,
  atMost,
  deepFreeze,
  createGuard,
  toOperations,
  toOperationValidators,
  createValidator,
  withDescriptions,
} from "../runtime/engine.js";
import { dateTime } from "./gateway.envelope.js";
import * as gateway from "./gateway.envelope.js";

function Ticket() {
  return {
    name: "Ticket",
    fields: {
      id: { type: "integer", alsoSeen: "string" },
      order: { table: Order, nullable: true },
      labels: "array<string>",
      rating: { type: "integer | null", min: atLeast(1), max: atMost(5) },
      opened: { type: "string", format: dateTime },
      history: "array<object | null>",
    },
  };
}

export const ticket = /* @__PURE__ */ createValidator("help_desk.records.Ticket", { table: Ticket });

export const isTicket = /* @__PURE__ */ createGuard(Ticket);

function Order() {
  return {
    name: "Order",
    optional: ["placed"],
    fields: {
      id: "string",
      placed: "string",
    },
  };
}

export const order = /* @__PURE__ */ createValidator("help_desk.records.Order", { table: Order });

export const isOrder = /* @__PURE__ */ createGuard(Order);

function OrdersListParams() {
  return {
    side: "request",
    fields: {
      page: { type: "integer", min: atLeast(1) },
      per_page: { type: "integer", max: atMost(50) },
    },
  };
}

export const ordersListParams = /* @__PURE__ */ createParamsValidator("help_desk.orders.list", OrdersListParams);

export const isOrdersListParams = /* @__PURE__ */ createGuard(OrdersListParams);

export const ordersListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "help_desk.orders.list", OrdersListParams);

export const ordersListRecord = /* @__PURE__ */ createValidator("help_desk.orders.list.record", { table: Order });

export const ordersListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "help_desk.orders.list", {
  result: { items: { table: Order } },
});

function TicketsGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "integer",
    },
  };
}

export const ticketsGetParams = /* @__PURE__ */ createParamsValidator("help_desk.tickets.get", TicketsGetParams);

export const isTicketsGetParams = /* @__PURE__ */ createGuard(TicketsGetParams);

export const ticketsGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "help_desk.tickets.get", TicketsGetParams, {
  paramsRequired: true,
});

export const ticketsGetRecord = /* @__PURE__ */ createValidator("help_desk.tickets.get.record", { table: Ticket });

export const ticketsGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "help_desk.tickets.get", {
  result: { table: Ticket },
});

function TicketsUpdateParams() {
  return {
    side: "request",
    open: true,
    required: ["id"],
    fields: {
      id: "integer",
      metadata: { values: "string" },
    },
  };
}

export const ticketsUpdateParams = /* @__PURE__ */ createParamsValidator("help_desk.tickets.update", TicketsUpdateParams);

export const isTicketsUpdateParams = /* @__PURE__ */ createGuard(TicketsUpdateParams);

export const ticketsUpdateRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "help_desk.tickets.update",
  TicketsUpdateParams,
  { paramsRequired: true },
);

export const ticketsUpdateRecord = /* @__PURE__ */ createValidator("help_desk.tickets.update.record", { table: Ticket });

export const ticketsUpdateResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "help_desk.tickets.update", {
  result: { table: Ticket },
});

export const execute = /* @__PURE__ */ createValidator("help_desk.execute", /* @__PURE__ */ discriminatedBy("entity", "help_desk", {
  orders: /* @__PURE__ */ discriminatedBy("action", "help_desk.orders", {
    list: { validator: ordersListRequest },
  }),
  tickets: /* @__PURE__ */ discriminatedBy("action", "help_desk.tickets", {
    get: { validator: ticketsGetRequest },
    update: { validator: ticketsUpdateRequest },
  }),
}));

function TokenAuthConfig() {
  return {
    name: "auth_config (Token)",
    side: "request",
    required: ["token"],
    fields: {
      token: { type: "string", secret: true },
    },
  };
}

function LoginAuthConfig() {
  return {
    name: "auth_config (Login)",
    side: "request",
    required: ["user", "password"],
    fields: {
      user: "string",
      password: { type: "string", secret: true },
    },
  };
}

export const authConfig = /* @__PURE__ */ createValidator("help_desk.auth_config", /* @__PURE__ */ anyOf(
  { table: TokenAuthConfig },
  { table: LoginAuthConfig },
));

export const validators = [
  ticket,
  order,
  ordersListParams,
  ordersListRequest,
  ordersListRecord,
  ordersListResponse,
  ticketsGetParams,
  ticketsGetRequest,
  ticketsGetRecord,
  ticketsGetResponse,
  ticketsUpdateParams,
  ticketsUpdateRequest,
  ticketsUpdateRecord,
  ticketsUpdateResponse,
  execute,
  authConfig,
];

const createRequest = /* @__PURE__ */ createValidator("gateway.create_instance", {
  table: {
    name: "the create request of help_desk",
    side: "request",
    required: ["connector_definition_id", "auth_config"],
    fields: {
      connector_definition_id: { const: "00000000-0000-4000-8000-000000000002" },
      auth_config: { validator: authConfig },
      config: { table: { name: "config", side: "request", open: true, fields: { subdomain: "string" } } },
    },
  },
});

const calls = /* @__PURE__ */ toOperations("help_desk", {
  orders: { list: { paging: { kind: "page_number", next: "page", size: "per_page" } } },
  tickets: { get: { requiredParams: ["id"] }, update: { effect: "write", requiredParams: ["id"] } },
});

export const operations = /* @__PURE__ */ withDescriptions(calls, {
  orders: { list: "Lists orders." },
  tickets: { get: "Returns a ticket.", update: "Changes a ticket." },
});

export const uncheckedConnector = /* @__PURE__ */ deepFreeze({
  id: "help_desk",
  definitionId: "00000000-0000-4000-8000-000000000002",
  gateway: gateway.definition,
  operations: calls,
});

export const connector = /* @__PURE__ */ deepFreeze({
  id: "help_desk",
  definitionId: "00000000-0000-4000-8000-000000000002",
  gateway: gateway.definition,
  operations: calls,
  validators: /* @__PURE__ */ toOperationValidators([
    ordersListParams,
    ordersListResponse,
    ticketsGetParams,
    ticketsGetResponse,
    ticketsUpdateParams,
    ticketsUpdateResponse,
  ]),
  createRequest,
});
