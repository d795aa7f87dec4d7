import { describe, expect, test } from "vitest";
import type { BodyPath, Vendor } from "../../../../templates/shared/bindings.ts";
import { configPattern, vendorOf } from "./catalog_bindings.ts";

/** What is said about a third party, apart from reasons in words. */
const wanted: Readonly<Record<string, Partial<Vendor>>> = {
  crm: {
    name: "HubSpot",
    baseUrl: "https://api.hubapi.com",
    version: {
      value: "v3",
      because: expect.any(String) as string,
      paths: { "/crm/v3/objects": "/crm/objects/{version}", "/crm-object-schemas/v3": "/crm-object-schemas/{version}" },
    },
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
  },
  project_tracker: {
    name: "Jira",
    baseUrl: "https://{subdomain}.atlassian.net",
    auth: { api_token: { kind: "basic", username: "username", password: "password" } },
    limits: { remaining: "X-RateLimit-Remaining", reset: { header: "X-RateLimit-Reset", unit: "iso" } },
  },
  file_storage: {
    name: "Google Drive",
    baseUrl: "https://www.googleapis.com",
    auth: {
      oauth: {
        kind: "oauth_refresh",
        header: "Authorization",
        value: "Bearer {access_token}",
        tokenUrl: "https://oauth2.googleapis.com/token",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        clientId: "client_id",
        clientSecret: "client_secret",
      },
    },
  },
  recruiting: {
    name: "Greenhouse",
    baseUrl: "https://harvest.greenhouse.io",
    auth: { api_key: { kind: "basic", username: "api_key" } },
    limits: { remaining: "X-RateLimit-Remaining", reset: { header: "X-RateLimit-Reset", unit: "unix_seconds" } },
    retired: {
      because: expect.any(String) as string,
      source: "https://github.com/grnhse/greenhouse-api-docs/issues/589",
      on: "2026-08-31",
    },
  },
};

const shared = { body: "json", queryStyle: "repeat" } as const;

test.each(Object.entries(wanted))("the vendor of %s", (connector, want) => {
  const { errors, ...vendor } = vendorOf(connector);
  expect(errors.failWhen).toBeUndefined();
  expect(vendor).toEqual({ ...shared, ...want });
});

test.each([
  ["example-team", true],
  ["Example7", true],
  ["a", true],
  ["", false],
  ["-example", false],
  ["example-", false],
  ["example.team", false],
  ["example_team", false],
  ["example/..", false],
  ["example@evil", false],
  ["evil.example#", false],
  ["evil.example:443", false],
  ["evil\n", false],
  ["exämple", false],
  ["a".repeat(63), true],
  ["a".repeat(64), false],
])("the subdomain %j is one label of a host: %j", (subdomain, valid) => {
  expect(configPattern("project_tracker", "subdomain").test(subdomain)).toBe(valid);
});

/** A failure as a third party answers it, and what the catalog makes of it. The bodies follow the third parties' documents on errors. */
interface Failure {
  readonly connector: string;
  readonly body: unknown;
  readonly message: string | undefined;
  readonly code?: string;
  readonly param?: string;
  readonly kind?: string;
}

const failures: readonly Failure[] = [
  {
    connector: "crm",
    body: {
      status: "error",
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
    connector: "crm",
    body: { status: "error", message: "You have reached your limit.", errorType: "RATE_LIMIT", policyName: "SECONDLY" },
    message: "You have reached your limit.",
    code: "RATE_LIMIT",
  },
  { connector: "crm", body: { errors: [{ message: "Too large" }] }, message: "Too large" },
  {
    connector: "project_tracker",
    body: { errorMessages: ["The issue does not exist."], errors: {} },
    message: "The issue does not exist.",
  },
  {
    connector: "project_tracker",
    body: { message: "Client must be authenticated.", "status-code": 401 },
    message: "Client must be authenticated.",
  },
  {
    connector: "project_tracker",
    body: { errorMessage: "The site is not available.", errorCode: "OTHER" },
    message: "The site is not available.",
  },
  { connector: "project_tracker", body: { errorMessages: [], errors: { orderBy: "Not a field." } }, message: undefined },
  {
    connector: "file_storage",
    body: {
      error: {
        code: 404,
        message: "File not found: x.",
        errors: [{ domain: "global", reason: "notFound", location: "fileId", message: "File not found: x." }],
      },
    },
    message: "File not found: x.",
    code: "notFound",
    param: "fileId",
  },
  ...["rateLimitExceeded", "userRateLimitExceeded", "dailyLimitExceeded"].map((reason) => ({
    connector: "file_storage",
    body: { error: { code: 403, message: "Limit exceeded", errors: [{ domain: "usageLimits", reason, message: "Limit exceeded" }] } },
    message: "Limit exceeded",
    code: reason,
    kind: "rate_limit",
  })),
  {
    connector: "file_storage",
    body: { error: { code: 403, message: "This file is too large.", errors: [{ reason: "exportSizeLimitExceeded" }] } },
    message: "This file is too large.",
    code: "exportSizeLimitExceeded",
  },
  {
    connector: "file_storage",
    body: { error: { code: 403, message: "Denied", status: "PERMISSION_DENIED" } },
    message: "Denied",
    code: "PERMISSION_DENIED",
  },
  { connector: "recruiting", body: { message: "Invalid Basic Auth credentials" }, message: "Invalid Basic Auth credentials" },
  {
    connector: "recruiting",
    body: { message: "Validation error", errors: [{ message: "Must be between 1 and 500", field: "per_page" }] },
    message: "Must be between 1 and 500",
    param: "per_page",
  },
];

test.each(failures)("reads a failure of $connector: $message $code", ({ connector, body, message, code, param, kind }) => {
  const { errors } = vendorOf(connector);
  const found = firstText(body, errors.code);
  expect(firstText(body, errors.message)).toBe(message);
  expect(found).toBe(code);
  expect(errors.param && firstText(body, [errors.param])).toBe(param);
  expect(found === undefined ? undefined : errors.kinds[found]).toBe(kind);
});

function firstText(body: unknown, paths: readonly BodyPath[]): string | undefined {
  return paths.map((path) => path.reduce(stepInto, body)).find((value) => typeof value === "string");
}

function stepInto(value: unknown, step: string): unknown {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return entries.find(([key]) => key === step)?.[1];
}
