// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { deepFreeze } from "../runtime/freeze.js";

/** The operations of Help desk, in the order of the catalog. */
export const operations = /* @__PURE__ */ deepFreeze([
  {
    id: "help_desk.orders.list",
    connector: "help_desk",
    entity: "orders",
    action: "list",
    kind: "list",
    effect: "read",
    requiredParams: [],
    paramsRequired: false,
    paging: { kind: "page_number", next: "page", size: "per_page" },
  },
  {
    id: "help_desk.tickets.get",
    connector: "help_desk",
    entity: "tickets",
    action: "get",
    kind: "record",
    effect: "read",
    requiredParams: ["id"],
    paramsRequired: true,
  },
  {
    id: "help_desk.tickets.update",
    connector: "help_desk",
    entity: "tickets",
    action: "update",
    kind: "record",
    effect: "write",
    requiredParams: ["id"],
    paramsRequired: true,
  },
]);
