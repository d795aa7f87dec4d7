// @generated from spec/connectors/help_desk.yaml by connector-gateway-spec. Do not edit.
import { deepFreeze, toCall } from "../runtime/engine.js";
import * as gateway from "./gateway.envelope.js";

export const helpDeskOrdersList = /* @__PURE__ */ toCall(gateway.definition, "help_desk.orders.list", {
  paging: { kind: "page_number", next: "page", size: "per_page" },
});

export const helpDeskTicketsGet = /* @__PURE__ */ toCall(gateway.definition, "help_desk.tickets.get", { requiredParams: ["id"] });

export const helpDeskTicketsUpdate = /* @__PURE__ */ toCall(gateway.definition, "help_desk.tickets.update", {
  effect: "write",
  requiredParams: ["id"],
});

export const connector = /* @__PURE__ */ deepFreeze({
  id: "help_desk",
  definitionId: "00000000-0000-4000-8000-000000000002",
  gateway: gateway.definition,
  operations: [helpDeskOrdersList, helpDeskTicketsGet, helpDeskTicketsUpdate],
});
