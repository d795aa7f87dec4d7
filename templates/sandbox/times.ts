import type { JsonValue } from "#templates/core";
import { instantOf } from "./queries/instants.js";

/** A point in time, and how the value that it was read from writes times. */
export interface Time {
  readonly milliseconds: number;
  /** Another point in time in the same format. */
  readonly write: (milliseconds: number) => JsonValue;
}

/** The end of the year 9999. Numbers beyond it are no times. */
const LATEST = 253_402_300_799_999;
/** Numbers from here on count milliseconds. `instantOf` says why. */
const FIRST_MILLISECONDS = 100_000_000_000;

const unixText = /^(\d+)(\.\d+)?$/;
const isoText = /^\d{4}([-/])\d\d[-/]\d\d(?:([Tt ])\d\d:\d\d(:\d\d(?:\.(\d+))?)?(.*))?$/;
const offsetText = /^([+-])(\d\d):?(\d\d)?$/;

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
  const iso = new Date(Math.min(milliseconds, LATEST) + offsetOf(zone)).toISOString();
  const date = iso.slice(0, 10).replaceAll("-", dash);
  if (separator === undefined) return date;
  const fraction = decimals === undefined ? "" : `.${iso.slice(20, 23).padEnd(decimals.length, "0").slice(0, decimals.length)}`;
  return `${date}${separator}${seconds === undefined ? iso.slice(11, 16) : iso.slice(11, 19)}${fraction}${zone}`;
}

/** The offset of a zone from UTC in milliseconds: 7200000 for `+02:00`. */
function offsetOf(zone: string): number {
  const [, sign, hours = "0", minutes = "0"] = offsetText.exec(zone) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
