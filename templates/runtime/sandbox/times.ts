import type { JsonValue } from "../../shared/json_values.js";

/** A point in time, and how the value that it was read from writes times. */
export interface Time {
  readonly milliseconds: number;
  /** Another point in time in the same format. */
  readonly write: (milliseconds: number) => JsonValue;
}

/** The end of the year 9999. Numbers beyond it are no times. */
const LATEST = 253_402_300_799_999;
/** Integers from here on count milliseconds: as seconds they would be later than the year 5000. */
const FIRST_MILLISECONDS = 100_000_000_000;

const unixText = /^(\d{9,13})(\.\d+)?$/;
const isoText = /^\d{4}-\d\d-\d\d(?:([T ])\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * The time that a value of a record holds: Unix seconds or milliseconds, as a number or a text, or ISO 8601, with or without a
 * fraction and an offset, or a date. Undefined for anything else.
 */
export function parseTime(value: JsonValue | undefined): Time | undefined {
  if (typeof value === "number") return unixTime(value, (number) => number);
  if (typeof value !== "string") return undefined;
  const unix = unixText.exec(value);
  if (unix !== null) return unixTime(Number(unix[1]), (number) => `${number}${unix[2] ?? ""}`);
  const iso = isoText.exec(value);
  return iso === null ? undefined : isoTime(value, iso[1], iso[2] ?? "", iso[3] ?? "");
}

/** The time that a value holds, in milliseconds; undefined if it holds none. */
export function millisecondsOf(value: JsonValue | undefined): number | undefined {
  return parseTime(value)?.milliseconds;
}

function unixTime(number: number, write: (number: number) => JsonValue): Time | undefined {
  const unit = Math.abs(number) >= FIRST_MILLISECONDS ? 1 : 1000;
  const milliseconds = number * unit;
  if (Math.abs(milliseconds) > LATEST) return undefined;
  return { milliseconds, write: (other) => write(Math.floor(other / unit)) };
}

function isoTime(text: string, separator: string | undefined, fraction: string, zone: string): Time | undefined {
  const offset = offsetOf(zone);
  const [date = "", clock = ""] = separator === undefined ? [text] : text.split(separator);
  const local = Date.parse(`${date}T${clock === "" ? "00:00:00" : clock.slice(0, 8)}Z`);
  if (Number.isNaN(local)) return undefined;
  const write = (milliseconds: number): string => {
    const iso = new Date(milliseconds + offset).toISOString();
    if (separator === undefined) return iso.slice(0, 10);
    const digits = fraction === "" ? "" : `.${iso.slice(20, 23).padEnd(fraction.length - 1, "0").slice(0, fraction.length - 1)}`;
    return `${iso.slice(0, 10)}${separator}${iso.slice(11, 19)}${digits}${zone}`;
  };
  return { milliseconds: local - offset + Math.floor(Number(`0${fraction}`) * 1000), write };
}

/** The offset of a zone from UTC in milliseconds: 7200000 for `+02:00`. */
function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  return sign === undefined ? 0 : (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
