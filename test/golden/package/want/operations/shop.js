// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { toOperations } from "../runtime/operation_table.js";

export const operations = /* @__PURE__ */ toOperations("shop", {
  orders: {
    list: {
      kind: "list",
      description: "Lists orders.",
      paging: { kind: "record_cursor", next: "after", more: { in: "meta", field: "has_more" }, id: "id" },
    },
    get: { kind: "record", description: "Returns an order.", requiredParams: ["id"] },
    create: { kind: "record", effect: "write", description: "Makes an order.", paramsRequired: true },
    delete: { kind: "delete_result", effect: "write", permanent: true, description: "Deletes an order.", requiredParams: ["id"] },
    api_search: {
      kind: "search_wrapper",
      description: "Searches orders.",
      requiredParams: ["query"],
      elements: ["data"],
      paging: { kind: "token", next: "page", token: { in: "record", field: "next_page" }, more: { in: "record", field: "has_more" } },
    },
  },
  receipts: { download: { kind: "download", description: "Downloads a receipt.", requiredParams: ["id"] } },
});
