import type { JsonValue } from "../../../shared/json_values.js";

const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const ZONE = /^(?:[Zz]|([+-])(\d\d)(?::?(\d\d))?)$/;
const DAY = 86_400;
/** Unix times from here on are in milliseconds: in seconds, they would be after the year 5000. */
const FIRST_MILLISECONDS = 1e11;
/** Seconds with more decimals are not exact as numbers. */
const MAX_DECIMALS = 6;

/** The number that a value is, or that a text is in decimals (`-1.50`); undefined for anything else. */
export function numberOf(value: JsonValue): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || !DECIMAL.test(value)) return undefined;
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
  if (typeof value === "string" && (value[4] === "-" || value[4] === "/")) return isoInstant(value);
  const number = numberOf(value);
  return number === undefined || Math.abs(number) < FIRST_MILLISECONDS ? number : number / 1000;
}

// Reads character by character: a pattern takes several times as long, and comparisons read the times of all records.
function isoInstant(text: string): number | undefined {
  const day = dayStart(text);
  if (text.length === 10 || day === undefined) return day;
  const hour = digitsAt(text, 11, 2);
  const minute = digitsAt(text, 14, 2);
  const second = text[16] === ":" ? digitsAt(text, 17, 2) : 0;
  const isTime = (text[10] === "T" || text[10] === "t" || text[10] === " ") && text[13] === ":";
  if (!isTime || !(hour < 24 && minute < 60 && second < 60)) return undefined;
  const end = text[16] === ":" ? 19 : 16;
  const decimals = end === 19 && text[end] === "." ? countDigits(text, end + 1) : 0;
  const offset = offsetOf(text.slice(decimals === 0 ? end : end + 1 + decimals));
  if (offset === undefined) return undefined;
  const digits = Math.min(decimals, MAX_DECIMALS);
  const scale = 10 ** digits;
  const fraction = digits === 0 ? 0 : digitsAt(text, end + 1, digits);
  // Only the division rounds, as reading the same number in decimals does.
  return ((day + hour * 3600 + minute * 60 + second - offset) * scale + fraction) / scale;
}

/** Midnight UTC of the date that a text begins with. */
function dayStart(text: string): number | undefined {
  const year = digitsAt(text, 0, 4);
  const month = digitsAt(text, 5, 2);
  const day = digitsAt(text, 8, 2);
  const separator = text[4];
  if ((separator !== "-" && separator !== "/") || text[7] !== separator || !(year >= 1000 && month >= 1 && day >= 1)) return undefined;
  const time = Date.UTC(year, month - 1, day);
  // The 31st of a short month, or month 13, is a day of a later month.
  const isDate = month <= 12 && (day <= 28 || new Date(time).getUTCDate() === day);
  return isDate ? time / 1000 : undefined;
}

/** Seconds that a zone is ahead of UTC. No zone is UTC. */
function offsetOf(zone: string): number | undefined {
  if (zone === "" || zone === "Z") return 0;
  const [matched, sign, hours = "0", minutes = "0"] = ZONE.exec(zone) ?? [];
  if (matched === undefined || Number(hours) * 3600 >= DAY || Number(minutes) >= 60) return undefined;
  const offset = Number(hours) * 3600 + Number(minutes) * 60;
  return sign === "-" ? -offset : offset;
}

/** The number that some characters are; NaN if they are not all digits. */
function digitsAt(text: string, at: number, count: number): number {
  let number = 0;
  for (let index = at; index < at + count; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    number = number * 10 + digit;
  }
  return number;
}

function countDigits(text: string, at: number): number {
  let count = 0;
  while (!Number.isNaN(digitsAt(text, at + count, 1))) count++;
  return count;
}
