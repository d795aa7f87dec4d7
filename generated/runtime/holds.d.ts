import { type CompiledRule, type CompiledTable } from "./compiled_rule.js";
import { type Properties } from "./properties.js";

/**
 * Whether the documented profile accepts the value; with `strict`, whether it accepts it without a warning. Allocates
 * nothing for a plain JSON value. Throws what the value's getters throw.
 */
export declare function holds(rule: CompiledRule, value: unknown, depth: number, strict: boolean): boolean;

/** Whether a string has between `min` and `max` code points. */
export declare function hasLength(text: string, min: number, max: number): boolean;

/** Whether unknown keys are errors; with `strict`, whether they are errors or warnings. */
export declare function isClosed({ source: { side, open } }: CompiledTable, strict: boolean): boolean;

/** The place of a name in the table, if it has one. Tries the next few places first: optional fields may be absent. */
export declare function placeOf({ names, places }: CompiledTable, name: string, guess: number): number | undefined;

/** Whether the object has at least one of the fields in `atLeastOneOf`; true for a table without it. */
export declare function hasOneOf({ source }: CompiledTable, value: Properties): boolean;
