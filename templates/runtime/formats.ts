const year = "[0-9]{4}";
const leapYear = "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";
const shortDays = "(?:0[1-9]|1[0-9]|2[0-8])";
const date = `(?:${year}-(?:(?:0[13578]|1[02])-(?:${shortDays}|29|3[01]|30)|(?:0[469]|11)-(?:${shortDays}|29|30)|02-${shortDays})|${leapYear}-02-29)`;
const hour = "(?:[01][0-9]|2[0-3])";
const minute = "[0-5][0-9]";
const fraction = "(?:\\.[0-9]+)?";
const time = `${hour}:${minute}:[0-5][0-9]${fraction}(?:[Zz]|[+-]${hour}:${minute})`;
// A leap second is the last second of a day in UTC; elsewhere it ends any hour, half hour or quarter of one.
const leapSecond = `(?:23:59:60${fraction}(?:[Zz]|[+-]00:00)|${hour}:(?:[14]4|[25]9):60${fraction}[+-]${hour}:${minute})`;

/**
 * The string formats of the catalog as ECMAScript patterns (`u` flag). The JSON Schemas are judged by the same ones.
 * `date-time` is RFC 3339 with the days that the calendar has; `uuid` is the plain form, without `urn:uuid:`.
 */
export const formatPatterns = {
  "date-time": `^${date}[Tt](?:${time}|${leapSecond})$`,
  uuid: "^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
} as const;
