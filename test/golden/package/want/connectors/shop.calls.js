// @generated from spec/connectors/shop.yaml by connector-gateway-spec. Do not edit.
import { deepFreeze, toCall, toDownload } from "../runtime/engine.js";
import * as gateway from "./gateway.envelope.js";

export const shopOrdersList = /* @__PURE__ */ toCall(gateway.definition, "shop.orders.list", {
  paging: { kind: "record_cursor", next: "after", more: { in: "meta", field: "has_more" }, id: "id" },
});

export const shopOrdersGet = /* @__PURE__ */ toCall(gateway.definition, "shop.orders.get", { requiredParams: ["id"] });

export const shopOrdersCreate = /* @__PURE__ */ toCall(gateway.definition, "shop.orders.create", { effect: "write", paramsRequired: true });

export const shopOrdersDelete = /* @__PURE__ */ toCall(gateway.definition, "shop.orders.delete", {
  kind: "delete_result",
  effect: "write",
  permanent: true,
  requiredParams: ["id"],
});

export const shopOrdersApiSearch = /* @__PURE__ */ toCall(gateway.definition, "shop.orders.api_search", {
  kind: "search_wrapper",
  requiredParams: ["query"],
  elements: ["data"],
  paging: { kind: "token", next: "page", token: { in: "record", field: "next_page" }, more: { in: "record", field: "has_more" } },
});

const shopReceiptsDownload = /* @__PURE__ */ toCall(gateway.definition, "shop.receipts.download", {
  kind: "download",
  requiredParams: ["id"],
  range: "range_header",
});

export const connector = /* @__PURE__ */ deepFreeze({
  id: "shop",
  definitionId: "00000000-0000-4000-8000-000000000001",
  gateway: gateway.definition,
  operations: [shopOrdersList, shopOrdersGet, shopOrdersCreate, shopOrdersDelete, shopOrdersApiSearch, shopReceiptsDownload],
  toDownload,
});
