import { describe, it } from "vitest";
import type { Answer } from "../../fixtures/gateway/strict_vendor.ts";
import { useStage, type Failure } from "./replay.ts";

const KEY = "sk_test_EXAMPLE0000";
const stage = useStage("payments", { auth_config: { api_key: KEY } });
const read = { accept: "application/json", authorization: `Bearer ${KEY}`, "stripe-version": "2026-10-28.endive" };

describe("errors of Stripe", () => {
  it.each<readonly [title: string, answer: Answer, failure: Failure]>([
    [
      "a key that Stripe does not know",
      { status: 401, json: { error: { type: "invalid_request_error", message: "Invalid API Key provided: sk_test_****0000" } } },
      {
        status: 424,
        message: "Invalid API Key provided: [redacted]",
        code: "vendor/credentials",
      },
    ],
    [
      "a key that may not do this",
      {
        status: 403,
        json: { error: { type: "invalid_request_error", message: "The provided key does not have the required permissions" } },
      },
      {
        status: 403,
        message: "The provided key does not have the required permissions",
        code: "vendor/refused",
      },
    ],
    [
      "a missing record",
      {
        status: 404,
        json: {
          error: { type: "invalid_request_error", code: "resource_missing", param: "id", message: "No such customer: 'cus_EXAMPLE1'" },
        },
      },
      {
        status: 404,
        message: "No such customer: 'cus_EXAMPLE1'",
        code: "vendor/not-found",
        field: "params.id",
      },
    ],
    [
      "a missing record that a request with status 400 names",
      {
        status: 400,
        json: { error: { type: "invalid_request_error", code: "resource_missing", message: "No such customer: 'cus_EXAMPLE1'" } },
      },
      { status: 404, message: "No such customer: 'cus_EXAMPLE1'", code: "vendor/not-found" },
    ],
    [
      "a wrong value",
      {
        status: 400,
        json: {
          error: { type: "invalid_request_error", code: "parameter_invalid_empty", param: "email", message: "Invalid email address" },
        },
      },
      {
        status: 422,
        message: "Invalid email address",
        code: "vendor/invalid",
        field: "params.email",
      },
    ],
    [
      "a rate limit",
      {
        status: 429,
        headers: { "retry-after": "60" },
        json: { error: { type: "api_error", code: "rate_limit", message: "Too many requests" } },
      },
      {
        status: 429,
        message: "Too many requests",
        code: "vendor/rate-limit",
        retryAfter: 60,
      },
    ],
    [
      "an error of the server after which Stripe wants no second try",
      {
        status: 500,
        headers: { "stripe-should-retry": "false" },
        json: { error: { type: "api_error", message: "An unknown error occurred" } },
      },
      { status: 502, message: "An unknown error occurred", code: "vendor/unavailable" },
    ],
  ])("%s", (_title, answer, failure) =>
    stage.play({
      operation: "payments.customers.get",
      params: { id: "cus_EXAMPLE1" },
      exchanges: [{ request: { call: "GET /v1/customers/cus_EXAMPLE1", headers: read }, answer }],
      want: { failure },
    }),
  );
});
