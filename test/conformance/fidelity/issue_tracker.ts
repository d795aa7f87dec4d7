import type { FidelityTable } from "./table.ts";

/** Document 3, issue tracker. */
export const table: FidelityTable = {
  connector: "issue_tracker",
  records: {
    "issues.list": 1,
    "issues.get": 1,
    "projects.list": 1,
    "projects.get": 1,
    "teams.list": 1,
    "teams.get": 1,
  },
  operations: {
    "issues.list": "first:integer after:string",
    "issues.get": "id*:string",
    "projects.list": "first:integer after:string",
    "projects.get": "id*:string",
    "teams.list": "first:integer after:string",
    "teams.get": "id*:string",
  },
  meta: {},
  auth: {
    api_key: "api_key*:string",
  },
  limits: {
    "issues.list.first": "max 250",
    "projects.list.first": "max 250",
    "teams.list.first": "max 250",
  },
  fields: {
    "issues.list issues.get projects.list projects.get teams.list teams.get": "data:object",
  },
};
