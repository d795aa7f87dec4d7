// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { toOperations } from "../runtime/operation_table.js";

export const operations = /* @__PURE__ */ toOperations("issue_tracker", {
  issues: {
    list: {
      kind: "page_record",
      description: "Lists issues.",
      elements: ["data", "issues", "nodes"],
      paging: { kind: "page_info", next: "after", size: "first", connection: ["data", "issues"] },
    },
    get: { kind: "record", description: "Reads one issue.", requiredParams: ["id"] },
  },
  projects: {
    list: {
      kind: "page_record",
      description: "Lists projects.",
      elements: ["data", "projects", "nodes"],
      paging: { kind: "page_info", next: "after", size: "first", connection: ["data", "projects"] },
    },
    get: { kind: "record", description: "Reads one project.", requiredParams: ["id"] },
  },
  teams: {
    list: {
      kind: "page_record",
      description: "Lists teams.",
      elements: ["data", "teams", "nodes"],
      paging: { kind: "page_info", next: "after", size: "first", connection: ["data", "teams"] },
    },
    get: { kind: "record", description: "Reads one team.", requiredParams: ["id"] },
  },
});
