// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { toOperations } from "../runtime/operation_table.js";

export const operations = /* @__PURE__ */ toOperations("help_desk", {
  orders: { list: { kind: "list", description: "Lists orders.", paging: { kind: "page_number", next: "page", size: "per_page" } } },
  tickets: {
    get: { kind: "record", description: "Returns a ticket.", requiredParams: ["id"] },
    update: { kind: "record", effect: "write", description: "Changes a ticket.", requiredParams: ["id"] },
  },
});
