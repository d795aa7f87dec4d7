// @generated from spec/connectors/shop.yaml by connector-gateway-spec. Do not edit.
import {
  discriminatedBy,
  createParamsValidator,
  createRequestValidator,
  createResponseValidator,
  commaList,
  atLeast,
  atMost,
  matching,
  elementsUpTo,
  deepFreeze,
  createGuard,
  toDownload,
  toOperations,
  toOperationValidators,
  createValidator,
  withDescriptions,
} from "../runtime/engine.js";
import { dateTime } from "./gateway.envelope.js";
import * as gateway from "./gateway.envelope.js";

function Interval() {
  return {
    name: "Interval",
    side: "request",
    fields: {
      from: { type: "string", format: dateTime },
      to: { type: "string", format: dateTime },
    },
  };
}

function Order() {
  return {
    name: "Order",
    fields: {
      id: "string",
      object: { const: "order" },
      note: "string | null",
      status: { enum: ["open", "closed"] },
      lines: { items: { table: Line } },
      extra: "any",
    },
  };
}

export const order = /* @__PURE__ */ createValidator("shop.records.Order", { table: Order });

export const isOrder = /* @__PURE__ */ createGuard(Order);

function Line() {
  return {
    name: "Line",
    fields: {
      quantity: { type: "integer", min: atLeast(1) },
    },
  };
}

export const line = /* @__PURE__ */ createValidator("shop.records.Line", { table: Line });

export const isLine = /* @__PURE__ */ createGuard(Line);

function OrderSearch() {
  return {
    name: "OrderSearch",
    fields: {
      data: { items: { table: Order } },
      next_page: "string | null",
      has_more: "boolean",
    },
  };
}

export const orderSearch = /* @__PURE__ */ createValidator("shop.records.OrderSearch", { table: OrderSearch });

export const isOrderSearch = /* @__PURE__ */ createGuard(OrderSearch);

function DeletedOrder() {
  return {
    name: "DeletedOrder",
    fields: {
      quantity: { type: "integer", min: atLeast(1) },
      deleted: "boolean",
    },
  };
}

export const deletedOrder = /* @__PURE__ */ createValidator("shop.records.DeletedOrder", { table: DeletedOrder });

export const isDeletedOrder = /* @__PURE__ */ createGuard(DeletedOrder);

function OrdersListParams() {
  return {
    side: "request",
    fields: {
      limit: { type: "integer", min: atLeast(1), max: atMost(100) },
      after: "string",
      created: { table: Interval },
      tags: { type: "string", list: commaList, enum: ["gift", "rush"], maxItems: elementsUpTo(2) },
    },
  };
}

export const ordersListParams = /* @__PURE__ */ createParamsValidator("shop.orders.list", OrdersListParams);

export const isOrdersListParams = /* @__PURE__ */ createGuard(OrdersListParams);

export const ordersListRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "shop.orders.list", OrdersListParams);

export const ordersListRecord = /* @__PURE__ */ createValidator("shop.orders.list.record", { table: Order });

function OrdersListMeta() {
  return {
    name: "the meta of shop.orders.list",
    fields: {
      has_more: "boolean",
    },
  };
}

export const ordersListMeta = /* @__PURE__ */ createValidator("shop.orders.list.meta", { table: OrdersListMeta });

export const ordersListResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "shop.orders.list", {
  result: { items: { table: Order } },
  paging: { table: OrdersListMeta, nullable: true },
});

function OrdersGetParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const ordersGetParams = /* @__PURE__ */ createParamsValidator("shop.orders.get", OrdersGetParams);

export const isOrdersGetParams = /* @__PURE__ */ createGuard(OrdersGetParams);

export const ordersGetRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "shop.orders.get", OrdersGetParams, {
  paramsRequired: true,
});

export const ordersGetRecord = /* @__PURE__ */ createValidator("shop.orders.get.record", { table: Order });

export const ordersGetResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "shop.orders.get", { result: { table: Order } });

function OrdersCreateParams() {
  return {
    side: "request",
    atLeastOneOf: ["name", "code"],
    fields: {
      name: "string",
      code: "string",
    },
  };
}

export const ordersCreateParams = /* @__PURE__ */ createParamsValidator("shop.orders.create", OrdersCreateParams);

export const isOrdersCreateParams = /* @__PURE__ */ createGuard(OrdersCreateParams);

export const ordersCreateRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "shop.orders.create", OrdersCreateParams, {
  paramsRequired: true,
});

export const ordersCreateRecord = /* @__PURE__ */ createValidator("shop.orders.create.record", { table: Order });

export const ordersCreateResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "shop.orders.create", {
  result: { table: Order },
});

function OrdersDeleteParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "string",
    },
  };
}

export const ordersDeleteParams = /* @__PURE__ */ createParamsValidator("shop.orders.delete", OrdersDeleteParams);

export const isOrdersDeleteParams = /* @__PURE__ */ createGuard(OrdersDeleteParams);

export const ordersDeleteRequest = /* @__PURE__ */ createRequestValidator(gateway.request, "shop.orders.delete", OrdersDeleteParams, {
  paramsRequired: true,
});

export const ordersDeleteRecord = /* @__PURE__ */ createValidator("shop.orders.delete.record", { table: DeletedOrder });

export const ordersDeleteResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "shop.orders.delete", {
  result: { table: DeletedOrder },
});

function OrdersApiSearchParams() {
  return {
    side: "request",
    required: ["query"],
    fields: {
      query: "string",
      page: "string",
    },
  };
}

export const ordersApiSearchParams = /* @__PURE__ */ createParamsValidator("shop.orders.api_search", OrdersApiSearchParams);

export const isOrdersApiSearchParams = /* @__PURE__ */ createGuard(OrdersApiSearchParams);

export const ordersApiSearchRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "shop.orders.api_search",
  OrdersApiSearchParams,
  { paramsRequired: true },
);

export const ordersApiSearchRecord = /* @__PURE__ */ createValidator("shop.orders.api_search.record", { table: OrderSearch });

export const ordersApiSearchResponse = /* @__PURE__ */ createResponseValidator(gateway.response, "shop.orders.api_search", {
  result: { table: OrderSearch },
});

function ReceiptsDownloadParams() {
  return {
    side: "request",
    required: ["id"],
    fields: {
      id: "string",
      range_header: "string",
    },
  };
}

export const receiptsDownloadParams = /* @__PURE__ */ createParamsValidator("shop.receipts.download", ReceiptsDownloadParams);

export const isReceiptsDownloadParams = /* @__PURE__ */ createGuard(ReceiptsDownloadParams);

export const receiptsDownloadRequest = /* @__PURE__ */ createRequestValidator(
  gateway.request,
  "shop.receipts.download",
  ReceiptsDownloadParams,
  { paramsRequired: true },
);

export const execute = /* @__PURE__ */ createValidator("shop.execute", /* @__PURE__ */ discriminatedBy("entity", "shop", {
  orders: /* @__PURE__ */ discriminatedBy("action", "shop.orders", {
    list: { validator: ordersListRequest },
    get: { validator: ordersGetRequest },
    create: { validator: ordersCreateRequest },
    delete: { validator: ordersDeleteRequest },
    api_search: { validator: ordersApiSearchRequest },
  }),
  receipts: /* @__PURE__ */ discriminatedBy("action", "shop.receipts", {
    download: { validator: receiptsDownloadRequest },
  }),
}));

function ApiKeyAuthConfig() {
  return {
    name: "auth_config (API key)",
    side: "request",
    required: ["api_key"],
    fields: {
      api_key: { type: "string", pattern: matching("^key_"), secret: true },
    },
  };
}

export const authConfig = /* @__PURE__ */ createValidator("shop.auth_config", { table: ApiKeyAuthConfig });

export const validators = [
  order,
  line,
  orderSearch,
  deletedOrder,
  ordersListParams,
  ordersListRequest,
  ordersListRecord,
  ordersListMeta,
  ordersListResponse,
  ordersGetParams,
  ordersGetRequest,
  ordersGetRecord,
  ordersGetResponse,
  ordersCreateParams,
  ordersCreateRequest,
  ordersCreateRecord,
  ordersCreateResponse,
  ordersDeleteParams,
  ordersDeleteRequest,
  ordersDeleteRecord,
  ordersDeleteResponse,
  ordersApiSearchParams,
  ordersApiSearchRequest,
  ordersApiSearchRecord,
  ordersApiSearchResponse,
  receiptsDownloadParams,
  receiptsDownloadRequest,
  execute,
  authConfig,
];

const createRequest = /* @__PURE__ */ createValidator("gateway.create_instance", {
  table: {
    name: "the create request of shop",
    side: "request",
    required: ["connector_definition_id", "auth_config"],
    fields: { connector_definition_id: { const: "00000000-0000-4000-8000-000000000001" }, auth_config: { validator: authConfig } },
  },
});

const calls = /* @__PURE__ */ toOperations("shop", {
  orders: {
    list: { paging: { kind: "record_cursor", next: "after", more: { in: "meta", field: "has_more" }, id: "id" } },
    get: { requiredParams: ["id"] },
    create: { effect: "write", paramsRequired: true },
    delete: { kind: "delete_result", effect: "write", permanent: true, requiredParams: ["id"] },
    api_search: {
      kind: "search_wrapper",
      requiredParams: ["query"],
      elements: ["data"],
      paging: { kind: "token", next: "page", token: { in: "record", field: "next_page" }, more: { in: "record", field: "has_more" } },
    },
  },
  receipts: { download: { kind: "download", requiredParams: ["id"], range: "range_header" } },
});

export const operations = /* @__PURE__ */ withDescriptions(calls, {
  orders: {
    list: "Lists orders.",
    get: "Returns an order.",
    create: "Makes an order.",
    delete: "Deletes an order.",
    api_search: "Searches orders.",
  },
  receipts: { download: "Downloads a receipt." },
});

export const uncheckedConnector = /* @__PURE__ */ deepFreeze({
  id: "shop",
  definitionId: "00000000-0000-4000-8000-000000000001",
  gateway: gateway.definition,
  operations: calls,
  toDownload,
});

export const connector = /* @__PURE__ */ deepFreeze({
  id: "shop",
  definitionId: "00000000-0000-4000-8000-000000000001",
  gateway: gateway.definition,
  operations: calls,
  validators: /* @__PURE__ */ toOperationValidators([
    ordersListParams,
    ordersListResponse,
    ordersGetParams,
    ordersGetResponse,
    ordersCreateParams,
    ordersCreateResponse,
    ordersDeleteParams,
    ordersDeleteResponse,
    ordersApiSearchParams,
    ordersApiSearchResponse,
    receiptsDownloadParams,
  ]),
  createRequest,
  toDownload,
});
