import type { Scalar } from "./rules.js";

/** A name from a payload that can be shown: not too long, and nothing in it that moves or hides the text around it. */
export declare function cleanName(name: string): string;

/** Where a value stands, as a message begins: "`created.gte`", or "The value" for the value itself. */
export declare function subjectOf(path: readonly (string | number)[]): string;

/** The path as an RFC 6901 JSON Pointer. */
export declare function pointerOf(path: readonly (string | number)[]): string;

/** `an integer or null` */
export declare function describeKinds(kinds: number): string;

/** What a value is, never what it holds. */
export declare function describeValue(value: unknown): string;

/** `"draft", "open" or "paid"` */
export declare function listValues(values: readonly Scalar[]): string;

/** "`charge` and `payment_intent`" */
export declare function listNames(names: readonly string[]): string;

/** "Known: `list` and `get`." */
export declare function listKnown(names: readonly string[]): string;

/** `1 element`, `2 elements` */
export declare function countOf(count: number, noun: string): string;

/** "; did you mean `status`?", or nothing when no name is near. */
export declare function didYouMean(wanted: unknown, names: readonly Scalar[]): string;
