import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { OperationError } from "connector-gateway-spec/server";
import { toOperationError } from "../../../gateway/src/execute/executor.ts";
import type { FailureKind } from "../../../gateway/src/vendor/vendor_types.ts";
import { vendors } from "../fixtures/written_bindings.ts";

const page = readFileSync(new URL("../../../docs/gateway_answers.md", import.meta.url), "utf8");

/** Every kind, so that the compiler notices a new one. */
const kinds: Readonly<Record<FailureKind, true>> = {
  credentials: true,
  refused: true,
  not_found: true,
  invalid: true,
  rate_limit: true,
  unavailable: true,
  timeout: true,
  unreachable: true,
  malformed: true,
  egress: true,
  circuit_open: true,
  busy: true,
};

/** The errors of writes with keys, which `serve/writes.test.ts` causes one by one. */
const ofKeys = ["422 write/key", "422 write/other-params", "409 write/running", "409 write/unknown-outcome", "409 write/answer-lost"];

test("the page of answers has every error, with its status and code", () => {
  const rows = [...page.matchAll(/^\| (\d{3}) \| `([\w/-]+)` \|/gm)].map(([, status, code]) => `${status ?? ""} ${code ?? ""}`);
  const failures = Object.keys(kinds).map((kind) => ({ kind: kind as FailureKind, message: "x" }));
  const errors = [...failures, { kind: "invalid", status: 416, message: "x" } as const].map((failure) => {
    const { status, details } = toOperationError(vendors.payments, failure);
    return `${status} ${details.errors?.[0]?.error_code ?? ""}`;
  });
  expect(rows.sort()).toEqual([...errors, ...ofKeys].sort());
});

const passing: readonly string[] = ["rate_limit", "unavailable", "unreachable", "circuit_open", "busy", "timeout"];

test.each(Object.keys(kinds) as FailureKind[])("`Retry-After` of %s", (kind) => {
  const errorOf = (failure: object = {}): OperationError => toOperationError(vendors.payments, { kind, message: "x", ...failure });
  const usual = passing.includes(kind) ? 1 : undefined;
  const failures = [{}, { status: 409 }, { status: 503 }, { retryAfter: 7 }, { isFinal: true }];
  expect(failures.map((failure) => errorOf(failure).details.retryAfter)).toEqual([usual, usual, usual, 7, undefined]);
  if (usual !== undefined) expect([429, 502, 503, 504]).toContain(errorOf().status);
});
