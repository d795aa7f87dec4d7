import type { ScalarType } from "../model/types.ts";

/**
 * What each format of the catalog accepts, as a regular expression (`u` flag). Libraries interpret formats differently,
 * so the pattern applies, here and in the engine of the package.
 */
export const FORMAT_PATTERNS: Readonly<Record<NonNullable<ScalarType["format"]>, string>> = {
  "date-time": dateTimePattern(),
  uuid: "^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
};

/** RFC 3339 with valid calendar days, and with leap seconds at the times at which a zone can have one. */
function dateTimePattern(): string {
  const year = "[0-9]{4}";
  const leapYear = "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";
  const shortDays = "(?:0[1-9]|1[0-9]|2[0-8])";
  const date = `(?:${year}-(?:(?:0[13578]|1[02])-(?:${shortDays}|29|3[01]|30)|(?:0[469]|11)-(?:${shortDays}|29|30)|02-${shortDays})|${leapYear}-02-29)`;
  const hour = "(?:[01][0-9]|2[0-3])";
  const minute = "[0-5][0-9]";
  const fraction = "(?:\\.[0-9]+)?";
  const time = `${hour}:${minute}:[0-5][0-9]${fraction}(?:[Zz]|[+-]${hour}:${minute})`;
  const leapSecond = `(?:23:59:60${fraction}(?:[Zz]|[+-]00:00)|${hour}:(?:[14]4|[25]9):60${fraction}[+-]${hour}:${minute})`;
  return `^${date}[Tt](?:${time}|${leapSecond})$`;
}

/** One pattern for a string's own pattern, its format and its comma list; undefined if it has none of them. */
export function stringPattern(type: ScalarType): string | undefined {
  const patterns = [
    type.pattern,
    type.format === undefined ? undefined : FORMAT_PATTERNS[type.format],
    type.commaList === undefined ? undefined : commaListPattern(type.commaList),
  ].filter((pattern) => pattern !== undefined);
  return patterns.length < 2 ? patterns[0] : allOf(patterns);
}

/** A pattern that matches if all the given ones match: a schema has only one `pattern`. */
export function allOf(patterns: readonly string[]): string {
  return `^${patterns.map((pattern) => `(?=[\\s\\S]*?(?:${pattern}))`).join("")}`;
}

/** A pattern for exactly one text. */
export function exactly(text: string): string {
  return text.replace(/[\^$\\.*+?()[\]{}|/]/gu, "\\$&");
}

/** A pattern for listed values joined by commas, or for a limited number of elements; undefined if anything is allowed. */
function commaListPattern({ values, minItems = 1, maxItems }: NonNullable<ScalarType["commaList"]>): string | undefined {
  const least = Math.max(minItems - 1, 0);
  if (values === undefined && least === 0 && maxItems === undefined) return undefined;
  const element = values === undefined ? "[^,]*" : `(?:${values.map(exactly).join("|")})`;
  const more = maxItems === undefined && least === 0 ? "*" : `{${least},${maxItems === undefined ? "" : maxItems - 1}}`;
  return `^${element}(?:,${element})${more}$`;
}
