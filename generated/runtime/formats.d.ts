/** A format of strings: an ECMAScript pattern (`u` flag), and the description that messages use. */
export interface StringFormat {
    readonly name: "date-time" | "uuid";
    readonly pattern: string;
    readonly text: string;
}

/** RFC 3339 with valid calendar days. A leap second ends a day in UTC, and in other zones a quarter of an hour. */
export declare const dateTime: StringFormat;

/** The plain form, without `urn:uuid:`. */
export declare const uuid: StringFormat;
