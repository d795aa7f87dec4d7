// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { toOperations } from "../runtime/operation_table.js";

export const operations = /* @__PURE__ */ toOperations("crm", {
  contacts: {
    list: {
      kind: "list",
      description: "Lists contacts.",
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" } },
    },
    get: { kind: "record", description: "Returns one contact by its id or by a unique property.", requiredParams: ["contactId"] },
    api_search: {
      kind: "list",
      description: "Searches contacts by property filters and text.",
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" } },
    },
  },
  companies: {
    list: {
      kind: "list",
      description: "Lists companies.",
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" } },
    },
    get: { kind: "record", description: "Returns one company by its id or by a unique property.", requiredParams: ["companyId"] },
    api_search: {
      kind: "list",
      description: "Searches companies by property filters and text.",
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" } },
    },
  },
  deals: {
    list: {
      kind: "list",
      description: "Lists deals.",
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" } },
    },
    get: { kind: "record", description: "Returns one deal by its id or by a unique property.", requiredParams: ["dealId"] },
    api_search: {
      kind: "list",
      description: "Searches deals by property filters and text.",
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" } },
    },
  },
  tickets: {
    list: {
      kind: "list",
      description: "Lists tickets.",
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" } },
    },
    get: { kind: "record", description: "Returns one ticket by its id or by a unique property.", requiredParams: ["ticketId"] },
    api_search: {
      kind: "list",
      description: "Searches tickets by property filters and text.",
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" } },
    },
  },
  schemas: {
    list: {
      kind: "list",
      description: "Lists the schemas of all custom object types.",
      paging: { kind: "none", because: "The document lists neither paging parameters nor Meta for this operation." },
    },
    get: { kind: "record", description: "Returns the schema of one custom object type.", requiredParams: ["objectType"] },
  },
  objects: {
    list: {
      kind: "list",
      description: "Lists the records of a custom object type.",
      requiredParams: ["objectType"],
      paging: { kind: "token", next: "after", token: { in: "meta", field: "next_cursor" } },
    },
    get: {
      kind: "record",
      description: "Returns one record of a custom object type by its id or by a unique property.",
      requiredParams: ["objectType", "objectId"],
    },
  },
});
