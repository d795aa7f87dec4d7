// @generated from templates/core/credentials.ts by connector-gateway-spec. Do not edit.
import type { JsonValue } from "./json_values.js";

/** Replaces everything that looks like a key or a token. The prefix, such as `sk_test_`, tells what kind it is. */
export declare function replaceCredentials(text: string, replace: (credential: string, prefix: string) => string): string;

/** The replacement for a secret. */
export declare const REDACTED = "[redacted]";

/**
 * The text without secrets as they are and as they appear in JSON, addresses, forms and HTML, also if only some of their characters are
 * escaped, or escaped twice. If a secret is part of another, the rest of the longer one does not remain. A pattern of all these forms takes long
 * to compile, and a text without any character that escapes others has none of them; no form of a secret is shorter than the secret.
 */
export declare function withoutSecrets(text: string, secrets: readonly string[]): string;

/** A pattern for exactly one text. */
export declare function exactly(text: string): string;

/** The text without the given secrets, also in escaped forms, and without anything that looks like a key or a token. */
export declare function redact(text: string, secrets?: readonly string[]): string;

/** A copy of a JSON value with all strings and names redacted. */
export declare function redactValue(value: JsonValue, secrets?: readonly string[]): JsonValue;

/** A redacted copy of a value that may be no JSON. */
export declare function redactValue(value: unknown, secrets?: readonly string[], depth?: number): unknown;
