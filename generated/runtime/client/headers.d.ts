/** Headers by name in lower case. */
export type HeaderMap = ReadonlyMap<string, string>;

/**
 * The caller's headers by name in lower case.
 * @throws TypeError for a header that belongs to the client, and for a name or value that cannot be sent.
 */
export declare function toHeaderMap(headers?: unknown): HeaderMap;

/**
 * A header with its name in lower case. The value is in no message: it may be secret.
 * @throws TypeError for a header that belongs to the client, and for a name or value that cannot be sent.
 */
export declare function checkHeader(name: unknown, value: unknown): readonly [name: string, value: string];

/**
 * A value that can be sent in a header: visible characters of Latin-1, blanks and tabs.
 * @throws TypeError for any other value, which is not shown.
 */
export declare function checkHeaderValue(what: string, value: unknown): string;

/** The values that must not appear in an error. */
export declare function secretsIn(headers: HeaderMap): readonly string[];
