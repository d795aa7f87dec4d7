import { DATE_TIME_PATTERN, UUID_PATTERN } from "../shared/patterns.js";

/** A format of strings: an ECMAScript pattern (`u` flag), and the description that messages use. */
export interface StringFormat {
  readonly name: "date-time" | "uuid";
  readonly pattern: string;
  readonly text: string;
}

/** RFC 3339, as `DATE_TIME_PATTERN` describes it. */
export const dateTime: StringFormat = {
  name: "date-time",
  pattern: DATE_TIME_PATTERN,
  text: "an RFC 3339 date-time such as 2024-05-31T09:30:00Z",
};

/** The plain form, without `urn:uuid:`. */
export const uuid: StringFormat = {
  name: "uuid",
  pattern: UUID_PATTERN,
  text: "a UUID such as 123e4567-e89b-12d3-a456-426614174000",
};
