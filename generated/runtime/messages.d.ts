import type { Scalar } from "./rules.js";

/** A name from a payload that is safe to print: not too long, without characters that move or hide the text around it. */
export declare function cleanName(name: string): string;

/** The place of a value, as the subject of a message: "`created.gte`", or "The value" for the value itself. */
export declare function subjectOf(path: readonly (string | number)[]): string;

/** The path as an RFC 6901 JSON Pointer. */
export declare function pointerOf(path: readonly (string | number)[]): string;

/** `an integer or null` */
export declare function describeKinds(kinds: number): string;

/** What kind of value it is, never the value itself. */
export declare function describeValue(value: unknown): string;

/** `"draft", "open" or "paid"` */
export declare function listValues(values: readonly Scalar[]): string;

/** "`charge`, `payment_intent`" */
export declare function listNames(names: readonly string[]): string;

/** "Known: `list`, `get`." */
export declare function listKnown(names: readonly string[]): string;

/** `1 element`, `2 elements` */
export declare function countOf(count: number, noun: string): string;

/** "; did you mean `status`?", or "" if no name is near. */
export declare function didYouMean(wanted: unknown, names: readonly Scalar[]): string;
