/** A format of strings: an ECMAScript pattern (`u` flag), and the description that messages use. */
export interface StringFormat {
  readonly name: "date-time" | "uuid";
  readonly pattern: string;
  readonly text: string;
}

/** RFC 3339 with valid calendar days. A leap second ends a day in UTC, and in other zones a quarter of an hour. */
export const dateTime: StringFormat = {
  name: "date-time",
  pattern:
    "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|30)|" +
    "02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt]" +
    "(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|" +
    "(?:23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:00)|" +
    "(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))$",
  text: "an RFC 3339 date-time such as 2024-05-31T09:30:00Z",
};

/** The plain form, without `urn:uuid:`. */
export const uuid: StringFormat = {
  name: "uuid",
  pattern: "^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
  text: "a UUID such as 123e4567-e89b-12d3-a456-426614174000",
};
