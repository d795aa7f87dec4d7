/**
 * The formats of strings. Libraries interpret formats differently, so these patterns apply everywhere: in validators, in JSON
 * Schemas, and where catalogs are compared.
 */

/** The name of a format. */
export type FormatName = "date-time" | "date" | "email" | "uri" | "uuid";

/** The strings that have a format. */
interface FormatPattern {
  /** A regular expression (`u` flag). */
  readonly pattern: string;
  /** The length of the shortest string that has the format, and that of the longest, in code points. */
  readonly lengths: readonly [least: number, most: number];
}

/** Valid days of the calendar. */
const DAY =
  "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|30)|" +
  "02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)";

/** The time of a day. A leap second ends a day in UTC, and in other zones a quarter of an hour. */
const TIME =
  "(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|" +
  "(?:23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:00)|" +
  "(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))";

/** Words of an email address: in front of the `@` joined by periods, behind it a domain with two parts or more. */
const WORD = "[A-Za-z0-9!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+";
const LABEL = "[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*";

/** The parts of a URI in RFC 3986. The characters of a path may be in a query and a fragment too. */
const PATH_CHARACTER = "(?:[A-Za-z0-9\\-._~!$&'\\(\\)*+,;=:@]|%[0-9A-Fa-f]{2})";
const USER = "(?:[A-Za-z0-9\\-._~!$&'\\(\\)*+,;=:]|%[0-9A-Fa-f]{2})*@";
const HOST = "(?:\\[[0-9A-Fa-f:.]+\\]|(?:[A-Za-z0-9\\-._~!$&'\\(\\)*+,;=]|%[0-9A-Fa-f]{2})*)";
const SEGMENTS = `${PATH_CHARACTER}+(?:\\/${PATH_CHARACTER}*)*`;
const PATH = `(?:\\/\\/(?:${USER})?${HOST}(?::[0-9]*)?(?:\\/${PATH_CHARACTER}*)*|\\/(?:${SEGMENTS})?|${SEGMENTS})`;
const QUERY = `(?:${PATH_CHARACTER}|[\\/?])*`;

/** The formats by their names. */
export const formatPatterns: Readonly<Record<FormatName, FormatPattern>> = {
  "date-time": { pattern: `^${DAY}[Tt]${TIME}$`, lengths: [20, Infinity] },
  date: { pattern: `^${DAY}$`, lengths: [10, 10] },
  email: { pattern: `^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+${LABEL}$`, lengths: [5, Infinity] },
  uri: { pattern: `^[A-Za-z][A-Za-z0-9+\\-.]*:${PATH}(?:\\?${QUERY})?(?:#${QUERY})?$`, lengths: [3, Infinity] },
  uuid: { pattern: "^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$", lengths: [36, 36] },
};
