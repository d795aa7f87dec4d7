import { operations } from "connector-gateway-spec";
import { readExamples } from "../pages.ts";
import { compareCheckers, type CheckedWork } from "../harness/compare_checkers.ts";
import type { Part } from "../part.ts";

const LIST = "payments.customers.list.request";
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
    goal: { most: 6 },
    goalBeside: { by: "ajv standalone", goal: { most: 10 } },
  },
  {
    ...workOf(LIST, "150 unknown keys of 90 letters", [withUnknownKeys(150, 90)]),
    ...asFaulty(LIST),
    relativeTo: "nothing",
    goal: { most: 0.3 },
  },
  {
    ...workOf(LIST, "10,000 unknown keys, all reported", [withUnknownKeys(10_000, 12)]),
    ...asFaulty(LIST),
    options: { maxIssues: 10_000 },
    relativeTo: "nothing",
    goal: { most: 100 },
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

function workOf(address: string, work: string, values: readonly unknown[]): CheckedWork {
  return { work, address, values, valid: true, others: readExamples(address).invalid, way: "accepts", relativeTo: "JSON.parse" };
}

function asFaulty(address: string): Pick<CheckedWork, "valid" | "others" | "way"> {
  return { valid: false, others: readExamples(address).valid, way: "check" };
}

function firstExample(address: string): readonly unknown[] {
  return readExamples(address).valid.slice(0, 1);
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

/** Keys that could be typing mistakes: all of them look like the name of a parameter when signs between letters do not count. */
function withUnknownKeys(count: number, length: number): object {
  const keys = Array.from({ length: count }, (_, index): [string, number] => [`startngaftr${index}`.padEnd(length, "_-"), index]);
  return { entity: "customers", action: "list", params: Object.fromEntries(keys) };
}
