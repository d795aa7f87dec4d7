import type { FidelityTable } from "./table.ts";

/** The record fields of issue_tracker. */
export const recordFields: Pick<Required<FidelityTable>, "fields" | "nested"> = {
  fields: {
    "issues.list issues.get projects.list projects.get teams.list teams.get": "data:object",
  },
  nested: {},
};
