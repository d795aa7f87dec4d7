// @generated from spec/ by connector-gateway-spec. Do not edit.
import { discriminatedBy, anyOf, byDefinitionId, createGuard, createValidator } from "../runtime/engine.js";
import { uuid } from "./gateway.envelope.js";
import * as HelpDesk from "./help_desk.js";
import * as Shop from "./shop.js";
import * as gateway from "./gateway.envelope.js";

export const createInstanceRequest = /* @__PURE__ */ createValidator("gateway.create_instance", /* @__PURE__ */ byDefinitionId(
  "connector_definition_id",
  {
    "00000000-0000-4000-8000-000000000002": { name: "help_desk", get validator() { return HelpDesk.connector.createRequest; } },
    "00000000-0000-4000-8000-000000000001": { name: "shop", get validator() { return Shop.connector.createRequest; } },
  },
  {
    table: {
      name: "the create request",
      side: "request",
      required: ["connector_definition_id", "auth_config"],
      fields: { connector_definition_id: { type: "string", format: uuid }, auth_config: "object" },
    },
  },
));

export const executeRequest = /* @__PURE__ */ createValidator("gateway.execute", /* @__PURE__ */ discriminatedBy("entity", "the gateway", {
  orders: /* @__PURE__ */ discriminatedBy("action", "orders", {
    list: /* @__PURE__ */ anyOf({ validator: HelpDesk.ordersListRequest }, { validator: Shop.ordersListRequest }),
    get: { validator: Shop.ordersGetRequest },
    create: { validator: Shop.ordersCreateRequest },
    delete: { validator: Shop.ordersDeleteRequest },
    api_search: { validator: Shop.ordersApiSearchRequest },
  }),
  tickets: /* @__PURE__ */ discriminatedBy("action", "tickets", {
    get: { validator: HelpDesk.ticketsGetRequest },
    update: { validator: HelpDesk.ticketsUpdateRequest },
  }),
  receipts: /* @__PURE__ */ discriminatedBy("action", "receipts", {
    download: { validator: Shop.receiptsDownloadRequest },
  }),
}));

function CreateInstanceResponse() {
  return {
    name: "the created instance",
    optional: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const createInstanceResponse = /* @__PURE__ */ createValidator("gateway.create_instance_response", {
  table: CreateInstanceResponse,
});

export const isCreateInstanceResponse = /* @__PURE__ */ createGuard(CreateInstanceResponse);

function ErrorBody() {
  return {
    name: "the error body",
    optional: ["errors"],
    fields: {
      errors: { items: { table: gateway.ErrorDetail } },
    },
  };
}

export const errorBody = /* @__PURE__ */ createValidator("gateway.error", { table: ErrorBody });

export const isErrorBody = /* @__PURE__ */ createGuard(ErrorBody);

export const validators = [createInstanceRequest, executeRequest, createInstanceResponse, errorBody];
