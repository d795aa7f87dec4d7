import type { JsonValue } from "../../../shared/json_values.js";

/** How a time is written in a value. */
export type TimeFormat = "date" | "date-time" | "unix_seconds";

/** The format of a time; undefined for other formats. */
export function timeFormat(format: string | undefined): TimeFormat | undefined {
  return format === "date" || format === "date-time" || format === "unix_seconds" ? format : undefined;
}

/** The value as a field for dates, or for dates and times in UTC, has it; "" if it is no time. */
export function toPicker(format: TimeFormat, value: JsonValue | undefined): string {
  const time = timeOf(format, value);
  if (time === undefined) return "";
  return format === "date" ? time.toISOString().slice(0, 10) : time.toISOString().slice(0, 19);
}

/** The value of a chosen date or time, as a number of seconds where the old value or the control has numbers. */
export function fromPicker(format: TimeFormat, picked: string, isNumber: boolean): JsonValue | undefined {
  if (picked === "") return undefined;
  const time = new Date(format === "date" ? `${picked}T00:00:00Z` : `${picked}Z`);
  if (Number.isNaN(time.getTime())) return undefined;
  switch (format) {
    case "date":
      return time.toISOString().slice(0, 10);
    case "date-time":
      return `${time.toISOString().slice(0, 19)}Z`;
    case "unix_seconds": {
      const seconds = Math.floor(time.getTime() / 1000);
      return isNumber ? seconds : String(seconds);
    }
  }
}

function timeOf(format: TimeFormat, value: JsonValue | undefined): Date | undefined {
  const time = parse(format, value);
  // The fields of a browser take years of four digits only.
  const isKnown = time !== undefined && time.getTime() >= -62135596800000 && time.getTime() < 253402300800000;
  return isKnown ? time : undefined;
}

function parse(format: TimeFormat, value: JsonValue | undefined): Date | undefined {
  if (format === "unix_seconds") {
    const seconds = typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
    return typeof seconds === "number" ? new Date(seconds * 1000) : undefined;
  }
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}/.test(value)) return undefined;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
