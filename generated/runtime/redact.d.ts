// @generated from templates/runtime/redact.ts by connector-gateway-spec. Do not edit.
/** The text without the given secrets, also in escaped forms, and without anything that looks like a key or a token. */
export declare function redact(text: string, secrets?: readonly string[]): string;

/** The same JSON value with all strings and names redacted. */
export declare function redactValue(value: unknown, secrets?: readonly string[], depth?: number): unknown;
