import { stringFormat, type Check, formatPatterns, type FormatName } from "#templates/core";

export type { FormatName } from "#templates/core";

/** A format of strings. */
interface Format {
  /** The value of `format`. */
  readonly name: FormatName;
  /** The name of its check in the package. */
  readonly constant: string;
  /** A regular expression (`u` flag) for the strings that have the format. */
  readonly pattern: string;
  /** The noun of messages for a string that has the format. */
  readonly text: string;
  /** The sentence of hovers about a string that has the format. */
  readonly sentence: string;
  /** For the page about the language, where the name is not enough. */
  readonly meaning?: string;
  readonly example: string;
  /** Strings that do not have the format. Examples of the package show the first one. */
  readonly wrong: readonly string[];
}

const DESCRIPTIONS: Readonly<Record<FormatName, Omit<Format, "name" | "pattern">>> = {
  "date-time": {
    constant: "dateTime",
    text: "an RFC 3339 date-time such as 2024-05-31T09:30:00Z",
    sentence: "RFC 3339 date and time.",
    meaning: "RFC 3339",
    example: "2025-03-14T09:26:53Z",
    wrong: ["example", "2025-03-14", "2025-02-29T00:00:00Z", "2025-03-14 09:26:53Z"],
  },
  date: {
    constant: "dateFormat",
    text: "an RFC 3339 date such as 2024-05-31",
    sentence: "RFC 3339 date.",
    meaning: "`2025-03-14`",
    example: "2025-03-14",
    wrong: ["14.03.2025", "2025-02-29", "2025-03-14T09:26:53Z", "2025-3-14"],
  },
  email: {
    constant: "emailFormat",
    text: "an email address such as ada@example.com",
    sentence: "Email address.",
    example: "ada@example.com",
    wrong: ["ada at example.com", "ada@example", "ada..b@example.com", "Ada <ada@example.com>"],
  },
  uri: {
    constant: "uriFormat",
    text: "a URI such as https://example.com/orders/1",
    sentence: "URI.",
    meaning: "RFC 3986, with a scheme",
    example: "https://example.com/1",
    wrong: ["example.com/1", "/orders/1", "https://example.com/a b", "https://example.com/%zz"],
  },
  uuid: {
    constant: "uuid",
    text: "a UUID such as 123e4567-e89b-12d3-a456-426614174000",
    sentence: "UUID.",
    meaning: "without `urn:uuid:`",
    example: "00000000-0000-4000-8000-000000000000",
    wrong: ["example", "urn:uuid:e094cb9a-26de-4645-8761-65c0c425d1de", "e094cb9a26de4645876165c0c425d1de"],
  },
};

/** The formats of strings, in the order of the page about the language. */
export const formats: readonly Format[] = Object.keys(DESCRIPTIONS).filter(isFormatName).map(formatNamed);

/** The descriptor of a format. */
export function formatNamed(name: FormatName): Format {
  return { name, pattern: formatPatterns[name].pattern, ...DESCRIPTIONS[name] };
}

function isFormatName(name: string): name is FormatName {
  return Object.hasOwn(DESCRIPTIONS, name);
}

/** The check for a format, as the package has it. */
export function formatCheck(name: FormatName): Check<string> {
  const { pattern, text } = formatNamed(name);
  return stringFormat(name, pattern, text);
}
