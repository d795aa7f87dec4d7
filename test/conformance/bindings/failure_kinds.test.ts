import { expect, test } from "vitest";
import { readFailure } from "../../../gateway/src/vendor/read_answer.ts";
import { bindingsOf, vendorOf } from "./bound.ts";

type Row = readonly [status: number, body: unknown, kind: string];

const linear = (
  status: number,
  code: string | undefined,
  type: string | undefined,
  kind: string,
  more: object = {},
  text = "Some text",
): Row => [status, { errors: [{ message: text, extensions: { code, type, ...more } }] }, kind];

const drive = (status: number, reason: string, kind: string, state?: string): Row => [
  status,
  { error: { code: status, message: "Some text", status: state, errors: [{ reason }] } },
  kind,
];

const stripe = (status: number, code: string | undefined, type: string, kind: string): Row => [status, { error: { code, type } }, kind];

const hubspot = (status: number, category: string, kind: string): Row => [
  status,
  { status: "error", message: "Some text", category },
  kind,
];

const message = (status: number, kind: string): Row => [status, { message: "Some text", errorMessages: ["Some text"] }, kind];

/** The codes that third parties document, with the statuses that they come with. Slack's are in the test of its connector. */
const documented: Readonly<Record<string, readonly Row[]>> = {
  issue_tracker: [
    linear(401, "AUTHENTICATION_ERROR", "authentication error", "credentials"),
    linear(200, undefined, "AuthenticationError", "credentials"),
    linear(400, "FORBIDDEN", "forbidden", "refused"),
    linear(400, "FEATURE_NOT_ACCESSIBLE", "feature not accessible", "refused"),
    linear(200, undefined, "usage limit exceeded", "refused"),
    linear(200, "USAGE_LIMIT_EXCEEDED", undefined, "refused"),
    ...[200, 400].flatMap((status) => [
      linear(status, "RATELIMITED", "ratelimited", "rate_limit"),
      linear(status, undefined, "ratelimited", "rate_limit"),
      linear(status, "INTERNAL_SERVER_ERROR", "internal error", "unavailable"),
      linear(status, "INTERNAL_ERROR", undefined, "unavailable"),
      linear(status, undefined, "InternalError", "unavailable"),
      linear(status, "LOCK_TIMEOUT", "lock timeout", "unavailable"),
      linear(status, "LOCK_TIMEOUT", undefined, "unavailable"),
      linear(status, undefined, "LockTimeout", "unavailable"),
      linear(status, undefined, "network error", "unavailable"),
      linear(status, undefined, "bootstrap error", "unavailable"),
      linear(status, "OTHER", "other", "unavailable", { statusCode: 503 }),
      linear(status, "OTHER", "other", "rate_limit", { statusCode: 429 }),
      linear(status, "INPUT_ERROR", "invalid input", "invalid", { statusCode: 400 }),
      linear(status, "INVALID_INPUT", undefined, "invalid"),
      linear(status, undefined, "user error", "invalid"),
      linear(status, "UNKNOWN", "unknown", "invalid"),
      ...["Issue", "Project", "Team"].map((name) =>
        linear(status, "INPUT_ERROR", "invalid input", "not_found", { statusCode: 400 }, `Entity not found: ${name}`),
      ),
    ]),
    // A query that Linear cannot read is answered with status 500.
    linear(500, "GRAPHQL_VALIDATION_FAILED", "graphql error", "invalid"),
    linear(500, "OTHER", "other", "unavailable"),
  ],
  payments: [
    stripe(400, "parameter_missing", "invalid_request_error", "invalid"),
    stripe(400, undefined, "idempotency_error", "invalid"),
    stripe(402, "card_declined", "card_error", "refused"),
    stripe(409, "lock_timeout", "invalid_request_error", "unavailable"),
    stripe(429, "lock_timeout", "invalid_request_error", "unavailable"),
    stripe(409, "idempotency_key_in_use", "idempotency_error", "unavailable"),
    stripe(400, "token_in_use", "invalid_request_error", "unavailable"),
    stripe(402, "payment_method_provider_timeout", "invalid_request_error", "unavailable"),
    stripe(424, undefined, "api_error", "unavailable"),
    stripe(500, undefined, "api_error", "unavailable"),
    stripe(400, "rate_limit", "invalid_request_error", "rate_limit"),
    stripe(429, undefined, "rate_limit_error", "rate_limit"),
  ],
  file_storage: [
    ...["badRequest", "invalidSharingRequest", "failedPrecondition"].map((reason) => drive(400, reason, "invalid")),
    drive(401, "authError", "credentials"),
    ...["appNotAuthorizedToFile", "domainPolicy", "insufficientFilePermissions", "storageQuotaExceeded", "exportSizeLimitExceeded"].map(
      (reason) => drive(403, reason, "refused"),
    ),
    ...["activeItemCreationLimitExceeded", "numChildrenInNonRootLimitExceeded", "teamDriveFileLimitExceeded"].map((reason) =>
      drive(403, reason, "refused"),
    ),
    ...["userRateLimitExceeded", "rateLimitExceeded", "sharingRateLimitExceeded", "dailyLimitExceeded"].map((reason) =>
      drive(403, reason, "rate_limit"),
    ),
    ...["quotaExceeded", "downloadQuotaExceeded"].map((reason) => drive(403, reason, "rate_limit")),
    drive(404, "notFound", "not_found"),
    drive(409, "aborted", "unavailable", "ABORTED"),
    drive(409, "conflict", "invalid"),
    drive(429, "rateLimitExceeded", "rate_limit", "RESOURCE_EXHAUSTED"),
    ...["backendError", "internalError"].flatMap((reason) => [drive(400, reason, "unavailable"), drive(503, reason, "unavailable")]),
  ],
  crm: [
    hubspot(400, "VALIDATION_ERROR", "invalid"),
    hubspot(401, "INVALID_AUTHENTICATION", "credentials"),
    hubspot(401, "EXPIRED_AUTHENTICATION", "credentials"),
    hubspot(403, "MISSING_SCOPES", "refused"),
    hubspot(404, "OBJECT_NOT_FOUND", "not_found"),
    hubspot(409, "CONFLICT", "invalid"),
    hubspot(429, "RATE_LIMITS", "rate_limit"),
    hubspot(423, "LOCKED", "unavailable"),
    hubspot(477, "MIGRATION_IN_PROGRESS", "unavailable"),
    ...[500, 502, 503, 504, 521, 522, 523, 524, 525, 526].map((status) => message(status, "unavailable")),
  ],
  recruiting: [
    message(401, "credentials"),
    message(403, "refused"),
    message(404, "not_found"),
    message(429, "rate_limit"),
    message(500, "unavailable"),
  ],
  project_tracker: [
    ...[400, 409, 413].map((status) => message(status, "invalid")),
    message(401, "credentials"),
    message(403, "refused"),
    message(404, "not_found"),
    message(429, "rate_limit"),
    ...[500, 503, 504].map((status) => message(status, "unavailable")),
  ],
};

const rows = Object.entries(documented).flatMap(([connector, all]) => all.map((row) => [connector, ...row] as const));

test.each(rows)("%s: %i with %j is %s", (connector, status, body, kind) => {
  const binding = Object.values(bindingsOf(connector))[0];
  if (binding === undefined) throw new Error(`${connector} has no binding.`);
  expect(readFailure({ vendor: vendorOf(connector), binding }, { status, headers: { get: () => undefined }, body })?.kind).toBe(kind);
});
