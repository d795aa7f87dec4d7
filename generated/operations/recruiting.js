// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { toOperations } from "../runtime/operation_table.js";

export const operations = /* @__PURE__ */ toOperations("recruiting", {
  candidates: {
    list: {
      kind: "list",
      description: "Lists candidates.",
      paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 },
    },
    get: { kind: "record", description: "Returns one candidate.", requiredParams: ["id"] },
  },
  applications: {
    list: {
      kind: "list",
      description: "Lists applications.",
      paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 },
    },
    get: { kind: "record", description: "Returns one application.", requiredParams: ["id"] },
  },
  jobs: {
    list: { kind: "list", description: "Lists jobs.", paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 } },
    get: { kind: "record", description: "Returns one job.", requiredParams: ["id"] },
  },
  offers: {
    list: { kind: "list", description: "Lists offers.", paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 } },
    get: { kind: "record", description: "Returns one offer.", requiredParams: ["id"] },
  },
  users: {
    list: { kind: "list", description: "Lists users.", paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 } },
    get: { kind: "record", description: "Returns one user.", requiredParams: ["id"] },
  },
  departments: {
    list: {
      kind: "list",
      description: "Lists departments.",
      paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 },
    },
    get: { kind: "record", description: "Returns one department.", requiredParams: ["id"] },
  },
  offices: {
    list: {
      kind: "list",
      description: "Lists offices.",
      paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 },
    },
    get: { kind: "record", description: "Returns one office.", requiredParams: ["id"] },
  },
  job_posts: {
    list: {
      kind: "list",
      description: "Lists job posts.",
      paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 },
    },
    get: { kind: "record", description: "Returns one job post.", requiredParams: ["id"] },
  },
  sources: {
    list: {
      kind: "list",
      description: "Lists sources.",
      paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 },
    },
  },
  scheduled_interviews: {
    list: {
      kind: "list",
      description: "Lists scheduled interviews.",
      paging: { kind: "page_number", next: "page", size: "per_page", defaultSize: 100 },
    },
    get: { kind: "record", description: "Returns one scheduled interview.", requiredParams: ["id"] },
  },
  application_attachment: {
    download: {
      kind: "download",
      description: "Downloads one attachment of an application as a stream of bytes.",
      requiredParams: ["id", "attachment_index"],
    },
  },
  candidate_attachment: {
    download: {
      kind: "download",
      description: "Downloads one attachment of a candidate as a stream of bytes.",
      requiredParams: ["id", "attachment_index"],
    },
  },
});
