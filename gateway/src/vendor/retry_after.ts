import type { ResetUnit, VendorLimits } from "connector-gateway-spec/bindings";
import type { AnswerHeaders } from "./vendor_types.ts";

/** The longest wait that an answer can ask for, in seconds: a day, the longest period of a third party's limits. */
const LONGEST_WAIT = 86_400;

/** Of any length: a number that is far too large still asks for a wait. */
const NUMBER = /^\d+(?:\.\d+)?$/;

/**
 * The seconds until the next call may be made, a day at most, as `Retry-After` says: a number of seconds, or a date (RFC 9110, section
 * 10.2.3). Without it, the time until the third party's limit ends, where the answer says that no call is left, or where it is refused
 * because of a limit (`isLimited`) and does not say how many are left. Times are compared with the `Date` of the answer, because the
 * clock of the third party may differ from ours, and with `now` (in milliseconds) where it has none.
 */
export function retryAfterOf(headers: AnswerHeaders, limits: VendorLimits | undefined, now: number, isLimited = false): number | undefined {
  const asked = headers.get("retry-after")?.trim();
  const reached = limits !== undefined && isReached(headers, limits, isLimited) ? limits : undefined;
  // Most answers ask for nothing.
  if (asked === undefined && reached === undefined) return undefined;
  const sent = toTime(headers.get("date")?.trim()) ?? now;
  const wait = waitOf(asked, sent) ?? (reached === undefined ? undefined : resetOf(headers, reached, sent));
  return wait === undefined ? undefined : Math.min(LONGEST_WAIT, wait);
}

function isReached(headers: AnswerHeaders, { remaining }: VendorLimits, isLimited: boolean): boolean {
  const left = remaining === undefined ? undefined : headers.get(remaining);
  return left === undefined ? isLimited : /^\s*0+(?:\.0+)?\s*$/.test(left);
}

function waitOf(text: string | undefined, now: number): number | undefined {
  if (text === undefined || text === "") return undefined;
  if (NUMBER.test(text)) return Number(text);
  const time = toTime(text);
  return time === undefined ? undefined : secondsUntil(time, now);
}

/** The time of an HTTP date, which begins with the day of the week. Whatever else `Date.parse` reads is no such date. */
function toTime(text = ""): number | undefined {
  const time = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** The seconds until the limit ends; undefined when the answer does not say. */
function resetOf(headers: AnswerHeaders, { reset }: VendorLimits, now: number): number | undefined {
  const text = reset === undefined ? "" : (headers.get(reset.header)?.trim() ?? "");
  if (reset === undefined || text === "") return undefined;
  if (reset.unit === "iso") return secondsUntil(Date.parse(text), now);
  return NUMBER.test(text) ? secondsOf(Number(text), reset.unit, now) : undefined;
}

function secondsOf(value: number, unit: Exclude<ResetUnit, "iso">, now: number): number | undefined {
  if (unit === "unix_seconds") return secondsUntil(value * 1000, now);
  if (unit === "unix_milliseconds") return secondsUntil(value, now);
  return unit === "seconds" ? value : value / 1000;
}

function secondsUntil(time: number, now: number): number | undefined {
  return Number.isNaN(time) ? undefined : Math.max(0, (time - now) / 1000);
}
