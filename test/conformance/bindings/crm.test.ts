import { expect, test } from "vitest";
import { hubspotFacts } from "../../fixtures/vendors/facts.ts";
import { bindingsOf, vendorOf, type Row } from "./bound.ts";
import { testBindings } from "./documented.ts";
import { testFailures } from "./failures.ts";

const facts = hubspotFacts();
const vendor = vendorOf("crm");

const LIST = {
  query: "limit after associations properties propertiesWithHistory archived",
  take: "results",
  meta: "next_cursor=paging.next.after next_link=paging.next.link",
};
const GET = { query: "properties propertiesWithHistory associations idProperty archived" };
const SEARCH = {
  body: "filterGroups properties limit after sorts query",
  take: "results",
  meta: "total=total next_cursor=paging.next.after next_link=paging.next.link",
};

const want: Readonly<Record<string, Row>> = {
  "contacts.list": { call: "GET /crm/v3/objects/contacts", ...LIST },
  "contacts.get": { call: "GET /crm/v3/objects/contacts/{contactId}", path: "contactId", ...GET },
  "contacts.api_search": { call: "POST /crm/v3/objects/contacts/search", ...SEARCH },
  "companies.list": { call: "GET /crm/v3/objects/companies", ...LIST },
  "companies.get": { call: "GET /crm/v3/objects/companies/{companyId}", path: "companyId", ...GET },
  "companies.api_search": { call: "POST /crm/v3/objects/companies/search", ...SEARCH },
  "deals.list": { call: "GET /crm/v3/objects/deals", ...LIST },
  "deals.get": { call: "GET /crm/v3/objects/deals/{dealId}", path: "dealId", ...GET },
  "deals.api_search": { call: "POST /crm/v3/objects/deals/search", ...SEARCH },
  "tickets.list": { call: "GET /crm/v3/objects/tickets", ...LIST },
  "tickets.get": { call: "GET /crm/v3/objects/tickets/{ticketId}", path: "ticketId", ...GET },
  "tickets.api_search": { call: "POST /crm/v3/objects/tickets/search", ...SEARCH },
  "schemas.list": { call: "GET /crm-object-schemas/v3/schemas", query: "archived", take: "results" },
  "schemas.get": { call: "GET /crm-object-schemas/v3/schemas/{objectType}", path: "objectType" },
  "objects.list": {
    call: "GET /crm/v3/objects/{objectType}",
    ...LIST,
    path: "objectType",
    query: "limit after properties archived associations propertiesWithHistory",
  },
  "objects.get": {
    call: "GET /crm/v3/objects/{objectType}/{objectId}",
    path: "objectType objectId",
    query: "properties archived associations idProperty propertiesWithHistory",
  },
};

testBindings("crm", want, facts);

testFailures("crm", [
  {
    body: {
      message: "Invalid input",
      correlationId: "example",
      category: "VALIDATION_ERROR",
      errors: [{ in: "limit", message: "Too large" }],
    },
    message: "Invalid input",
    code: "VALIDATION_ERROR",
    param: "limit",
  },
  {
    body: { message: "No contact with this id.", category: "OBJECT_NOT_FOUND" },
    message: "No contact with this id.",
    code: "OBJECT_NOT_FOUND",
  },
  {
    body: { status: "error", message: "You have reached your limit.", errorType: "RATE_LIMIT", policyName: "SECONDLY" },
    message: "You have reached your limit.",
    code: "RATE_LIMIT",
  },
  { body: { errors: [{ message: "Too large" }] }, message: "Too large" },
]);

test("HubSpot takes a token that is renewed, and says how long its window of calls is", () => {
  expect(vendor).toMatchObject({
    name: "HubSpot",
    baseUrl: "https://api.hubapi.com",
    body: "json",
    queryStyle: "repeat",
    version: { value: "v3" },
    auth: {
      oauth: {
        kind: "oauth_refresh",
        header: "Authorization",
        value: "Bearer {access_token}",
        tokenUrl: "https://api.hubapi.com/oauth/v3/token",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        clientId: "client_id",
        clientSecret: "client_secret",
      },
    },
    limits: {
      remaining: "X-HubSpot-RateLimit-Remaining",
      reset: { header: "X-HubSpot-RateLimit-Interval-Milliseconds", unit: "milliseconds" },
    },
  });
});

test.each(Object.entries(facts.dated))("all paths exist under version %s", (version, paths) => {
  const known = paths.split(" ").map((path) => new RegExp(`^${path.replaceAll("{}", "[^/]+")}$`, "u"));
  const moved = Object.values(bindingsOf("crm")).map(({ path }) => pathUnder(version, path));
  expect(moved).toHaveLength(Object.keys(want).length);
  expect(moved.filter((path) => !known.some((one) => one.test(path)))).toEqual([]);
});

function pathUnder(version: string, path: string): string {
  const [beginning, replacement] = Object.entries(vendor.version?.paths ?? {}).find(([start]) => path.startsWith(`${start}/`)) ?? ["", ""];
  return replacement.replace("{version}", version) + path.slice(beginning.length);
}
