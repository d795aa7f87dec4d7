import type { ResetUnit, VendorLimits } from "connector-gateway-spec/bindings";
import type { AnswerHeaders } from "./vendor_types.ts";

/**
 * The seconds until the next call may be made, as `Retry-After` says: a number of seconds, or a date (RFC 9110, section 10.2.3).
 * Without it, the time until the third party's limit ends, where the answer says that no call is left, or where it is refused
 * because of a limit (`isLimited`) and does not say how many are left. `now` is in milliseconds.
 */
export function retryAfterOf(headers: AnswerHeaders, limits: VendorLimits | undefined, now: number, isLimited = false): number | undefined {
  const wait = waitOf(headers.get("retry-after")?.trim(), now);
  return wait ?? (limits !== undefined && isReached(headers, limits, isLimited) ? resetOf(headers, limits, now) : undefined);
}

function isReached(headers: AnswerHeaders, { remaining }: VendorLimits, isLimited: boolean): boolean {
  const left = remaining === undefined ? undefined : headers.get(remaining);
  return left === undefined ? isLimited : /^\s*0+(?:\.0+)?\s*$/.test(left);
}

function waitOf(text: string | undefined, now: number): number | undefined {
  if (text === undefined || text === "") return undefined;
  if (/^\d{1,9}(?:\.\d+)?$/.test(text)) return Number(text);
  // A date of HTTP begins with the day of the week. Whatever else `Date.parse` reads is no such date.
  return /^[A-Z][a-z]{2,8},? /.test(text) ? secondsUntil(Date.parse(text), now) : undefined;
}

/** The seconds until the limit ends; undefined when the answer does not say. */
function resetOf(headers: AnswerHeaders, { reset }: VendorLimits, now: number): number | undefined {
  const text = reset === undefined ? "" : (headers.get(reset.header)?.trim() ?? "");
  if (reset === undefined || text === "") return undefined;
  if (reset.unit === "iso") return secondsUntil(Date.parse(text), now);
  return /^\d{1,15}(?:\.\d+)?$/.test(text) ? secondsOf(Number(text), reset.unit, now) : undefined;
}

function secondsOf(value: number, unit: Exclude<ResetUnit, "iso">, now: number): number | undefined {
  switch (unit) {
    case "seconds":
      return value;
    case "milliseconds":
      return value / 1000;
    case "unix_seconds":
      return secondsUntil(value * 1000, now);
    case "unix_milliseconds":
      return secondsUntil(value, now);
  }
}

function secondsUntil(time: number, now: number): number | undefined {
  return Number.isNaN(time) ? undefined : Math.max(0, (time - now) / 1000);
}
