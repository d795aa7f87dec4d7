/** What stands in the place of a secret. */
export declare const REDACTED = "[redacted]";

/** The text without the given secrets, however they are escaped, and without anything that looks like a key or a token. */
export declare function redact(text: string, secrets?: readonly string[]): string;

/** The same JSON value, with every text in it redacted, names too. */
export declare function redactValue(value: unknown, secrets?: readonly string[], depth?: number): unknown;
