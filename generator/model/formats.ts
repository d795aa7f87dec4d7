import { stringFormat, type Check } from "../../templates/shared/constraints.ts";

/** The name of a format. */
export type FormatName = "date-time" | "date" | "email" | "uri" | "uuid";

/** A format of strings. Libraries interpret formats differently, so its pattern applies everywhere. */
interface Format {
  /** The value of `format`. */
  readonly name: FormatName;
  /** The name of its check in the package. */
  readonly constant: string;
  /** What it accepts, as a regular expression (`u` flag). */
  readonly pattern: string;
  /** What messages call a string that has the format. */
  readonly text: string;
  /** What hovers say about a string that has the format. */
  readonly sentence: string;
  /** What it is, for the page about the language, where the name is not enough. */
  readonly meaning?: string;
  readonly example: string;
  /** Strings that do not have the format. Examples of the package show the first one. */
  readonly wrong: readonly string[];
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

const byName: Readonly<Record<FormatName, Format>> = {
  "date-time": {
    name: "date-time",
    constant: "dateTime",
    pattern: `^${DAY}[Tt]${TIME}$`,
    text: "an RFC 3339 date-time such as 2024-05-31T09:30:00Z",
    sentence: "RFC 3339 date and time.",
    meaning: "RFC 3339",
    example: "2025-03-14T09:26:53Z",
    wrong: ["example", "2025-03-14", "2025-02-29T00:00:00Z", "2025-03-14 09:26:53Z"],
  },
  date: {
    name: "date",
    constant: "dateFormat",
    pattern: `^${DAY}$`,
    text: "an RFC 3339 date such as 2024-05-31",
    sentence: "RFC 3339 date.",
    meaning: "`2025-03-14`",
    example: "2025-03-14",
    wrong: ["14.03.2025", "2025-02-29", "2025-03-14T09:26:53Z", "2025-3-14"],
  },
  email: {
    name: "email",
    constant: "emailFormat",
    pattern: `^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+${LABEL}$`,
    text: "an email address such as ada@example.com",
    sentence: "Email address.",
    example: "ada@example.com",
    wrong: ["ada at example.com", "ada@example", "ada..b@example.com", "Ada <ada@example.com>"],
  },
  uri: {
    name: "uri",
    constant: "uriFormat",
    pattern: `^[A-Za-z][A-Za-z0-9+\\-.]*:${PATH}(?:\\?${QUERY})?(?:#${QUERY})?$`,
    text: "a URI such as https://example.com/orders/1",
    sentence: "URI.",
    meaning: "RFC 3986, with a scheme",
    example: "https://example.com/1",
    wrong: ["example.com/1", "/orders/1", "https://example.com/a b", "https://example.com/%zz"],
  },
  uuid: {
    name: "uuid",
    constant: "uuid",
    pattern: "^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
    text: "a UUID such as 123e4567-e89b-12d3-a456-426614174000",
    sentence: "UUID.",
    meaning: "without `urn:uuid:`",
    example: "00000000-0000-4000-8000-000000000000",
    wrong: ["example", "urn:uuid:e094cb9a-26de-4645-8761-65c0c425d1de", "e094cb9a26de4645876165c0c425d1de"],
  },
};

/** The formats of strings, in the order of the page about the language. */
export const formats: readonly Format[] = Object.values(byName);

/** What is known about a format. */
export function formatNamed(name: FormatName): Format {
  return byName[name];
}

/** The check for a format, as the package has it. */
export function formatCheck(name: FormatName): Check<string> {
  const { pattern, text } = formatNamed(name);
  return stringFormat(name, pattern, text);
}
