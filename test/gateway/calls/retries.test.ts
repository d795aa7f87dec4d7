import { describe, expect, it, test } from "vitest";
import { defaultCallSettings } from "../../../gateway/src/calls/call_types.ts";
import { createLimitPauses } from "../../../gateway/src/calls/circuits.ts";
import { networkFailure } from "../../../gateway/src/calls/attempt.ts";
import { UnreadableAnswerError } from "../../../gateway/src/calls/answer_text.ts";
import { planRetry, type RetrySituation } from "../../../gateway/src/calls/call_run.ts";
import { EgressError } from "../../../gateway/src/egress/egress_types.ts";
import type { VendorFailure } from "../../../gateway/src/vendor/vendor_types.ts";
import { createFakeClock } from "../../fixtures/gateway/fake_clock.ts";

function situation(
  kind: VendorFailure["kind"],
  rest: Partial<RetrySituation> = {},
  retryAfter?: number,
  shouldRetry?: boolean,
): RetrySituation {
  const failure: VendorFailure = { kind, message: "no", ...(retryAfter !== undefined && { retryAfter }) };
  const attempt = { kind: "failure" as const, failure, ...(shouldRetry !== undefined && { shouldRetry }) };
  return { attempt, repeatable: true, tries: 1, remaining: 30_000, ...rest };
}

describe("planRetry", () => {
  it.each([
    ["rate_limit", situation("rate_limit"), 125],
    ["unavailable", situation("unavailable"), 125],
    ["timeout", situation("timeout"), 125],
    ["unreachable", situation("unreachable"), 125],
    ["second try", situation("unavailable", { tries: 2 }), 250],
    ["third try", situation("unavailable", { tries: 3 }), 500],
    ["last try", situation("unavailable", { tries: 4 }), undefined],
    ["credentials", situation("credentials"), undefined],
    ["refused", situation("refused"), undefined],
    ["not_found", situation("not_found"), undefined],
    ["invalid", situation("invalid"), undefined],
    ["malformed", situation("malformed"), undefined],
    ["egress", situation("egress"), undefined],
    ["circuit_open", situation("circuit_open"), undefined],
    ["not repeatable", situation("rate_limit", { repeatable: false }, 1, true), undefined],
    ["asked to wait 2 s", situation("rate_limit", {}, 2), 2_125],
    ["asked to wait 0 s", situation("rate_limit", {}, 0), 125],
    ["asked to wait until the deadline", situation("rate_limit", {}, 30), undefined],
    ["asked to wait an hour", situation("unavailable", {}, 3_600), undefined],
    ["little time left", situation("unavailable", { remaining: 100 }), undefined],
    ["header says yes", situation("invalid", {}, undefined, true), 125],
    ["header says no", situation("unavailable", {}, undefined, false), undefined],
    ["header says yes, last try", situation("invalid", { tries: 4 }, undefined, true), undefined],
  ])("%s", (_, given, want) => {
    expect(planRetry(given, defaultCallSettings, () => 0.5)).toBe(want);
  });

  it.each([
    [0, 1, 0],
    [0.999, 1, 249.75],
    [0.5, 10, 4_000],
  ])("uses the random number %d at try %i", (random, tries, want) => {
    expect(planRetry(situation("unavailable", { tries }), { ...defaultCallSettings, tries: 20 }, () => random)).toBe(want);
  });
});

describe("limit pauses", () => {
  test("end by themselves, and are not shortened", () => {
    const clock = createFakeClock();
    const pauses = createLimitPauses(clock, 60_000);
    pauses.pause("a", 10);
    pauses.pause("a", 2);
    clock.advance(4_000);
    expect([pauses.remaining("a"), pauses.remaining("b")]).toEqual([6_000, 0]);
    clock.advance(6_000);
    expect(pauses.remaining("a")).toBe(0);
  });

  test("are never longer than the longest", () => {
    const pauses = createLimitPauses(createFakeClock(), 60_000);
    pauses.pause("a", Number.POSITIVE_INFINITY);
    expect(pauses.remaining("a")).toBe(60_000);
  });

  test("stay when there are many", () => {
    const clock = createFakeClock();
    const pauses = createLimitPauses(clock, 60_000);
    for (let index = 0; index < 1_500; index++) pauses.pause(`${index}`, index < 1_000 ? 1 : 20);
    clock.advance(2_000);
    pauses.pause("last", 20);
    expect([pauses.remaining("1"), pauses.remaining("1400"), pauses.remaining("last")]).toEqual([0, 18_000, 20_000]);
  });
});

describe("networkFailure", () => {
  const coded = (code: string): Error => Object.assign(new Error("secret details"), { code });

  it.each([
    ["UND_ERR_CONNECT_TIMEOUT", "timeout", "Shop did not accept a connection in time (UND_ERR_CONNECT_TIMEOUT).", "unsent"],
    ["ETIMEDOUT", "timeout", "Shop did not accept a connection in time (ETIMEDOUT)."],
    ["UND_ERR_HEADERS_TIMEOUT", "timeout", "Shop did not answer in time (UND_ERR_HEADERS_TIMEOUT)."],
    ["UND_ERR_BODY_TIMEOUT", "timeout", "Shop stopped sending its answer (UND_ERR_BODY_TIMEOUT)."],
    ["UND_ERR_HEADERS_OVERFLOW", "malformed", "Shop sent headers that are too large (UND_ERR_HEADERS_OVERFLOW)."],
    ["HPE_INVALID_CONSTANT", "malformed", "Shop sent an answer that is not HTTP (HPE_INVALID_CONSTANT)."],
    [
      "UND_ERR_RES_CONTENT_LENGTH_MISMATCH",
      "malformed",
      "Shop sent an answer of another length than it announced (UND_ERR_RES_CONTENT_LENGTH_MISMATCH).",
    ],
    ["HPE_INVALID_EOF_STATE", "unreachable", "Shop closed the connection before the answer was complete (HPE_INVALID_EOF_STATE)."],
    ["ECONNREFUSED", "unreachable", "Shop refused the connection (ECONNREFUSED).", "unsent"],
    ["ENOTFOUND", "unreachable", "Shop has a host name that cannot be resolved (ENOTFOUND).", "unsent"],
    ["EAI_AGAIN", "unreachable", "Shop has a host name that cannot be resolved (EAI_AGAIN).", "unsent"],
    ["ECONNRESET", "unreachable", "Shop closed the connection before the answer was complete (ECONNRESET)."],
    ["UND_ERR_SOCKET", "unreachable", "Shop closed the connection before the answer was complete (UND_ERR_SOCKET)."],
    ["CERT_HAS_EXPIRED", "unreachable", "Shop could not be reached over a trusted TLS connection (CERT_HAS_EXPIRED)."],
    [
      "DEPTH_ZERO_SELF_SIGNED_CERT",
      "unreachable",
      "Shop could not be reached over a trusted TLS connection (DEPTH_ZERO_SELF_SIGNED_CERT).",
    ],
    [
      "ERR_TLS_CERT_ALTNAME_INVALID",
      "unreachable",
      "Shop could not be reached over a trusted TLS connection (ERR_TLS_CERT_ALTNAME_INVALID).",
    ],
    [
      "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
      "unreachable",
      "Shop could not be reached over a trusted TLS connection (UNABLE_TO_VERIFY_LEAF_SIGNATURE).",
    ],
    ["EHOSTUNREACH", "unreachable", "Shop could not be reached (EHOSTUNREACH)."],
  ])("%s is %s", (code, kind, message, unsent?: string) => {
    expect(networkFailure("Shop", coded(code))).toEqual({ kind, message, ...(unsent !== undefined && { isUnsent: true }) });
  });

  it("names the host that cannot be resolved", () => {
    const error = Object.assign(coded("ENOTFOUND"), { hostname: "api.shop.example" });
    expect(networkFailure("Shop", error)?.message).toBe(
      "Shop has a host name that cannot be resolved: api.shop.example (ENOTFOUND). Check the name server (DNS) of the gateway.",
    );
  });

  it.each([new EgressError("evil.example is not a host."), new UnreadableAnswerError("cannot be unpacked")])("%s", (error) => {
    const want =
      error instanceof EgressError
        ? { kind: "egress", message: error.message, isUnsent: true }
        : { kind: "malformed", message: "Shop sent an answer that cannot be unpacked." };
    expect(networkFailure("Shop", error)).toEqual(want);
  });

  it.each([new TypeError("x is not a function"), coded("UND_ERR_INVALID_ARG"), coded("ERR_INVALID_ARG_TYPE"), "text", undefined])(
    "leaves %s alone, which is a bug",
    (error) => {
      expect(networkFailure("Shop", error)).toBeUndefined();
    },
  );
});
