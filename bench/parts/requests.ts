import { operations } from "connector-gateway-spec";
import { compareCheckers, type CheckedWork } from "../harness/compare_checkers.ts";
import type { Part } from "../part.ts";
import { asFaulty, firstExample, LIST, workOf } from "./request_work.ts";

const SEARCH = "crm.contacts.api_search.request";
const ISSUES = "issue_tracker.issues.list.response";

/** Validation of requests and small answers, and what it costs when they are wrong. */
export const requests: Part = {
  name: "requests",
  title: "Requests: right, and wrong",
  about:
    "Verdicts of valid values; for faulty ones, a list of all faults. Relative to `JSON.parse` of the same text, with values that were just parsed, except where the unit says otherwise.",
  nodeOptions: ["--single-threaded"],
  measure: () => compareCheckers([...faulty, ...small, ...dispatched()]),
};

/** The typing mistakes of somebody who writes a request by hand: one field is misspelled, another belongs elsewhere. */
const twoFaults = { entity: "customers", action: "list", params: { limt: 10, emial: "jo.sample@example.com" } };

const faulty: readonly CheckedWork[] = [
  {
    ...workOf(LIST, "a request with two faults", [twoFaults]),
    ...asFaulty(LIST),
    goal: { most: 3 },
    goalBeside: { by: "ajv standalone", goal: { most: 10 } },
  },
];

const small: readonly CheckedWork[] = [
  { ...workOf(LIST, "a small request (customers.list)", firstExample(LIST)), goal: { most: 0.25 } },
  { ...workOf(SEARCH, "CRM search groups (contacts.api_search)", [searchWithGroups()]), goal: { most: 0.32 } },
  { ...workOf(ISSUES, "a GraphQL answer (issues.list)", firstExample(ISSUES)), goal: { most: 0.05 } },
];

/** One request of each operation, by the validators of any request. */
function dispatched(): readonly CheckedWork[] {
  const payments = operations.filter(({ connector }) => connector === "payments");
  return [
    { ...workOf("payments.execute", `payments.execute, ${payments.length} operations`, requestsOf(payments)), goal: { most: 0.5 } },
    { ...workOf("gateway.execute", `gateway.execute, ${operations.length} operations`, requestsOf(operations)), goal: { most: 0.5 } },
  ];
}

function requestsOf(several: readonly { readonly id: string }[]): readonly unknown[] {
  return several.flatMap(({ id }) => firstExample(`${id}.request`));
}

/** Two groups of filters, as somebody sends them who searches for two kinds of contacts. */
function searchWithGroups(): object {
  const filter = (propertyName: string, operator: string, value: string): object => ({ propertyName, operator, value });
  const filterGroups = [
    { filters: [filter("lifecyclestage", "EQ", "customer"), filter("createdate", "GTE", "2025-01-01")] },
    { filters: [filter("email", "CONTAINS_TOKEN", "example.com"), filter("city", "EQ", "Exampletown")] },
  ];
  return { entity: "contacts", action: "api_search", params: { filterGroups, limit: 10, properties: ["email", "firstname"] } };
}
