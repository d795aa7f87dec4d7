/** How a string must be written, as an ECMAScript pattern (`u` flag), and what that is called in messages. */
export interface StringFormat {
    readonly name: "date-time" | "uuid";
    readonly pattern: string;
    readonly text: string;
}

/** RFC 3339, with the days that the calendar has. A leap second ends the day in UTC, and some quarter of an hour elsewhere. */
export declare const dateTime: StringFormat;

/** The plain form, without `urn:uuid:`. */
export declare const uuid: StringFormat;
