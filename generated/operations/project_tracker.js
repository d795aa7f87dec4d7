// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { toOperations } from "../runtime/operation_table.js";

export const operations = /* @__PURE__ */ toOperations("project_tracker", {
  issues: {
    api_search: {
      kind: "list",
      description: "Searches issues with a query in the tracker's query language.",
      paging: { kind: "token", next: "nextPageToken", token: { in: "meta", field: "nextPageToken" } },
    },
    get: { kind: "record", description: "Reads one issue.", requiredParams: ["issueIdOrKey"] },
  },
  projects: {
    api_search: {
      kind: "list",
      description: "Searches projects.",
      paging: { kind: "offset", next: "startAt", size: "maxResults", total: { in: "meta", field: "total" } },
    },
    get: { kind: "record", description: "Reads one project.", requiredParams: ["projectIdOrKey"] },
  },
  users: {
    get: { kind: "record", description: "Reads one user.", requiredParams: ["accountId"] },
    list: { kind: "list", description: "Lists users.", paging: { kind: "offset", next: "startAt", size: "maxResults" } },
    api_search: { kind: "list", description: "Searches users.", paging: { kind: "offset", next: "startAt", size: "maxResults" } },
  },
  issue_fields: {
    list: {
      kind: "list",
      description: "Lists all issue fields.",
      paging: { kind: "none", because: "The action has no parameters and no Meta that could lead to another page." },
    },
    api_search: {
      kind: "search_wrapper",
      description: "Searches issue fields.",
      elements: ["values"],
      paging: {
        kind: "offset",
        next: "startAt",
        size: "maxResults",
        total: { in: "record", field: "total" },
        last: { in: "record", field: "isLast" },
      },
    },
  },
  issue_comments: {
    list: {
      kind: "list",
      description: "Lists the comments on an issue.",
      requiredParams: ["issueIdOrKey"],
      paging: { kind: "offset", next: "startAt", size: "maxResults", total: { in: "meta", field: "total" } },
    },
    get: { kind: "record", description: "Reads one comment on an issue.", requiredParams: ["issueIdOrKey", "commentId"] },
  },
  issue_worklogs: {
    list: {
      kind: "list",
      description: "Lists the worklogs of an issue.",
      requiredParams: ["issueIdOrKey"],
      paging: { kind: "offset", next: "startAt", size: "maxResults", total: { in: "meta", field: "total" } },
    },
    get: { kind: "record", description: "Reads one worklog of an issue.", requiredParams: ["issueIdOrKey", "worklogId"] },
  },
});
