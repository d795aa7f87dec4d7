import type { JsonValue } from "#templates/core";

const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const ZONE = /^(?:[Zz]|([+-])(\d\d)(?::?(\d\d))?)$/;
const DAY = 86_400;
/** Unix times from here on are in milliseconds: in seconds, they would be after the year 5000. */
const FIRST_MILLISECONDS = 1e11;
/** Seconds with more decimals are not exact as numbers. */
const MAX_DECIMALS = 6;
/** Larger than any hour, day or pair of digits. */
const NO_PAIR = 1000;
const DAYS_FROM_MARCH_0000 = 719_468;

/** The time that was read last: an interval compares each one with both of its bounds. */
let latestText = "";
let latestInstant: number | undefined;

/** The number that a value is, or that a text is in decimals (`-1.50`); undefined for anything else. */
export function numberOf(value: JsonValue): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || !startsNumber(value) || !DECIMAL.test(value)) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/**
 * A point in time in Unix seconds, exact to the microsecond; undefined for a value that is none. Takes Unix seconds, as a number or in
 * decimals (`1718000000.000100`), Unix milliseconds (12 digits or more), dates (`2025-03-01` or `2025/03/01`, which begin at midnight
 * UTC), and a date with a time of day: `2025-03-01T10:00`, with or without seconds and an offset (`Z`, `+02:00`, `+0200`). Without an
 * offset, the time is in UTC.
 */
export function instantOf(value: JsonValue): number | undefined {
  if (typeof value === "string" && (value[4] === "-" || value[4] === "/")) {
    if (value !== latestText) {
      latestInstant = isoInstant(value);
      latestText = value;
    }
    return latestInstant;
  }
  const number = numberOf(value);
  return number === undefined || Math.abs(number) < FIRST_MILLISECONDS ? number : number / 1000;
}

/** Whether the first character may begin a number: most texts are told apart by it. */
function startsNumber(text: string): boolean {
  const code = text.charCodeAt(0);
  return code === 45 || (code >= 48 && code <= 57);
}

// Reads character by character, without patterns and dates: comparisons read the times of all records.
function isoInstant(text: string): number | undefined {
  const day = dayOf(text);
  if (text.length === 10 || day === undefined) return day === undefined ? day : day * DAY;
  const letter = text[10];
  const hasSeconds = text[16] === ":";
  const hour = pairAt(text, 11);
  const minute = pairAt(text, 14);
  const second = hasSeconds ? pairAt(text, 17) : 0;
  const isTime = (letter === "T" || letter === "t" || letter === " ") && text[13] === ":" && hour < 24 && minute < 60 && second < 60;
  if (!isTime) return undefined;
  const end = hasSeconds ? 19 : 16;
  const decimals = hasSeconds && text[19] === "." ? countDigits(text, 20) : 0;
  const offset = offsetAt(text, decimals === 0 ? end : 20 + decimals);
  if (offset === undefined) return undefined;
  const digits = Math.min(decimals, MAX_DECIMALS);
  let fraction = 0;
  let scale = 1;
  for (let index = 20; index < 20 + digits; index++) {
    fraction = fraction * 10 + text.charCodeAt(index) - 48;
    scale *= 10;
  }
  // Only the division rounds, as reading the same number in decimals does.
  return ((day * DAY + hour * 3600 + minute * 60 + second - offset) * scale + fraction) / scale;
}

/** The date that a text begins with, as days since 1970. */
function dayOf(text: string): number | undefined {
  const separator = text[4];
  const year = pairAt(text, 0) * 100 + pairAt(text, 2);
  const month = pairAt(text, 5);
  const day = pairAt(text, 8);
  const isDate =
    (separator === "-" || separator === "/") && text[7] === separator && year < 10_000 && month >= 1 && month <= 12 && day >= 1;
  return isDate && (day <= 28 || day <= daysIn(year, month)) ? daysBefore(year, month) + day - 1 : undefined;
}

function daysIn(year: number, month: number): number {
  const next = month === 12 ? daysBefore(year + 1, 1) : daysBefore(year, month + 1);
  return next - daysBefore(year, month);
}

/** The days between 1970 and a month. Years begin in March here, so that the leap day is the last one. */
function daysBefore(year: number, month: number): number {
  const months = (month + 9) % 12;
  const years = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + Math.floor((months * 153 + 2) / 5) - DAYS_FROM_MARCH_0000;
}

/** Seconds that the zone at the end of a text is ahead of UTC. No zone is UTC. */
function offsetAt(text: string, at: number): number | undefined {
  if (at === text.length || (at === text.length - 1 && text[at] === "Z")) return 0;
  const [matched, sign, hours = "0", minutes = "0"] = ZONE.exec(text.slice(at)) ?? [];
  if (matched === undefined || Number(hours) >= 24 || Number(minutes) >= 60) return undefined;
  const offset = Number(hours) * 3600 + Number(minutes) * 60;
  return sign === "-" ? -offset : offset;
}

/** The number that two digits are; `NO_PAIR` if they are none. */
function pairAt(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NO_PAIR;
}

function countDigits(text: string, at: number): number {
  let end = at;
  for (let code = text.charCodeAt(end); code >= 48 && code <= 57; code = text.charCodeAt(end)) end++;
  return end - at;
}

/** A point in time, and how the value that it was read from writes times. */
export interface Time {
  readonly milliseconds: number;
  /** Another point in time in the same format. */
  readonly write: (milliseconds: number) => JsonValue;
}

/** The end of the year 9999. Numbers beyond it are no times. */
const LATEST = 253_402_300_799_999;

const unixText = /^(\d+)(\.\d+)?$/;
const isoText = /^\d{4}([-/])\d\d[-/]\d\d(?:([Tt ])\d\d:\d\d(:\d\d(?:\.(\d+))?)?(.*))?$/;

/** The time that a value of a record holds, in any form that `instantOf` takes. Undefined for anything else. */
export function parseTime(value: JsonValue | undefined): Time | undefined {
  const milliseconds = millisecondsOf(value);
  if (milliseconds === undefined) return undefined;
  if (typeof value === "number") return { milliseconds, write: (other) => inUnitOf(value, other) };
  if (typeof value !== "string") return undefined;
  const [, whole, decimals = ""] = unixText.exec(value) ?? [];
  if (whole !== undefined) return { milliseconds, write: (other) => `${inUnitOf(Number(whole), other)}${decimals}` };
  const iso = isoText.exec(value);
  return iso === null ? undefined : { milliseconds, write: (other) => writeIso(iso, other) };
}

/** The time that a value holds, in milliseconds; undefined if it holds none. */
export function millisecondsOf(value: JsonValue | undefined): number | undefined {
  const instant = value === undefined ? undefined : instantOf(value);
  return instant === undefined || Math.abs(instant * 1000) > LATEST ? undefined : Math.round(instant * 1000);
}

function inUnitOf(example: number, milliseconds: number): number {
  return Math.floor(Math.abs(example) < FIRST_MILLISECONDS ? milliseconds / 1000 : milliseconds);
}

function writeIso([, dash = "-", separator, seconds, decimals, zone = ""]: readonly (string | undefined)[], milliseconds: number): string {
  const iso = new Date(Math.min(milliseconds, LATEST) + (offsetAt(zone, 0) ?? 0) * 1000).toISOString();
  const date = iso.slice(0, 10).replaceAll("-", dash);
  if (separator === undefined) return date;
  const fraction = decimals === undefined ? "" : `.${iso.slice(20, 23).padEnd(decimals.length, "0").slice(0, decimals.length)}`;
  return `${date}${separator}${seconds === undefined ? iso.slice(11, 16) : iso.slice(11, 19)}${fraction}${zone}`;
}
