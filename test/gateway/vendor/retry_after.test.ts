import { describe, expect, test } from "vitest";
import type { ResetUnit, VendorLimits } from "connector-gateway-spec/bindings";
import { retryAfterOf } from "../../../gateway/src/vendor/retry_after.ts";
import { answerHeaders } from "../fixtures/answer_headers.ts";

const now = Date.UTC(2026, 0, 1);

function limitsIn(unit: ResetUnit): VendorLimits {
  return { remaining: "X-Left", reset: { header: "X-Reset", unit } };
}

describe("the time to wait", () => {
  test.each([
    ["30", 30],
    [" 30 ", 30],
    ["0", 0],
    ["1.5", 1.5],
    ["Thu, 01 Jan 2026 00:01:00 GMT", 60],
    ["Thursday, 01-Jan-26 00:01:00 GMT", 60],
    ["Wed, 31 Dec 2025 23:59:00 GMT", 0],
    ["-5", undefined],
    ["soon", undefined],
    ["Someday, soon", undefined],
    ["2026-01-01", undefined],
    ["999999999", 86_400],
    ["99999999999", 86_400],
    ["99999999999999999999.5", 86_400],
    ["9".repeat(400), 86_400],
    ["Fri, 01 Jan 2027 00:00:00 GMT", 86_400],
    ["", undefined],
  ])("for `Retry-After: %s` is %s", (text, seconds) => {
    expect(retryAfterOf(answerHeaders({ "Retry-After": text }), undefined, now)).toBe(seconds);
  });

  test.each<[unit: ResetUnit, reset: string, seconds: number | undefined]>([
    ["seconds", "12", 12],
    ["milliseconds", "1500", 1.5],
    ["unix_seconds", String(now / 1000 + 9), 9],
    ["unix_milliseconds", String(now + 2500), 2.5],
    ["unix_seconds", "1", 0],
    ["seconds", "9".repeat(16), 86_400],
    ["unix_milliseconds", "9".repeat(400), 86_400],
    ["iso", "2026-01-01T00:00:07Z", 7],
    ["iso", "later", undefined],
    ["seconds", "later", undefined],
    ["seconds", "", undefined],
  ])("until a limit that ends in %s at %s is %s", (unit, reset, seconds) => {
    expect(retryAfterOf(answerHeaders({ "x-left": "0", "x-reset": reset }), limitsIn(unit), now)).toBe(seconds);
  });

  test.each<[what: string, date: string, seconds: number]>([
    ["a day ahead", "Fri, 02 Jan 2026 00:00:00 GMT", 30],
    ["a day behind", "Wed, 31 Dec 2025 00:00:00 GMT", 30],
  ])("is that of a clock that is %s", (_, date, seconds) => {
    const end = Date.parse(date) + seconds * 1000;
    const after = (headers: Readonly<Record<string, string>>, limits?: VendorLimits): number | undefined =>
      retryAfterOf(answerHeaders({ date, ...headers }), limits, now);
    expect(after({ "retry-after": new Date(end).toUTCString() })).toBe(seconds);
    expect(after({ "x-left": "0", "x-reset": String(end) }, limitsIn("unix_milliseconds"))).toBe(seconds);
    expect(after({ "x-left": "0", "x-reset": String(end / 1000) }, limitsIn("unix_seconds"))).toBe(seconds);
    expect(after({ "x-left": "0", "x-reset": new Date(end).toISOString() }, limitsIn("iso"))).toBe(seconds);
    expect(after({ "x-left": "0", "x-reset": "7" }, limitsIn("seconds"))).toBe(7);
  });

  test("is that of our clock when the answer has no valid date", () => {
    const headers = answerHeaders({ date: "2026-01-02", "retry-after": "Thu, 01 Jan 2026 00:01:00 GMT" });
    expect(retryAfterOf(headers, undefined, now)).toBe(60);
  });

  test.each([
    [{ "x-reset": "5" }, undefined],
    [{ "x-left": "1", "x-reset": "5" }, undefined],
    [{ "x-left": "0", "x-reset": "5", "retry-after": "2" }, 2],
    [{ "x-left": "0" }, undefined],
  ])("with the headers %j is %s", (headers, seconds) => {
    const limits: VendorLimits = { remaining: "X-Left", reset: { header: "X-Reset", unit: "seconds" } };
    expect(retryAfterOf(answerHeaders(headers), limits, now)).toBe(seconds);
  });

  test.each<[limits: VendorLimits | undefined, headers: Record<string, string>, isLimited: boolean, seconds: number | undefined]>([
    [{ reset: { header: "X-Reset", unit: "seconds" } }, { "x-reset": "5" }, true, 5],
    [{ reset: { header: "X-Reset", unit: "seconds" } }, { "x-reset": "5" }, false, undefined],
    [{ remaining: "X-Left", reset: { header: "X-Reset", unit: "seconds" } }, { "x-reset": "5" }, true, 5],
    [{ remaining: "X-Left", reset: { header: "X-Reset", unit: "seconds" } }, { "x-left": "9", "x-reset": "5" }, true, undefined],
    [{ remaining: "X-Left" }, { "x-left": "0" }, true, undefined],
    [undefined, { "x-left": "0" }, true, undefined],
  ])("with the limits %j, the headers %j and a refusal because of a limit (%j) is %s", (limits, headers, isLimited, seconds) => {
    expect(retryAfterOf(answerHeaders(headers), limits, now, isLimited)).toBe(seconds);
  });
});
