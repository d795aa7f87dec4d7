import { type CompiledRule, type CompiledTable } from "./compiled_rule.js";
import { type Properties } from "./properties.js";

/** Whether the documented profile accepts the value. Allocates nothing for a plain JSON value. Throws what its getters throw. */
export declare function holds(rule: CompiledRule, value: unknown, depth: number): boolean;

/** Whether a string has between `min` and `max` code points. */
export declare function hasLength(text: string, min: number, max: number): boolean;

/** The place of a name in the table, when it has one. Optional fields that are absent are skipped a few at a time. */
export declare function placeOf({ names, places }: CompiledTable, name: string, guess: number): number | undefined;

/** Whether one of the fields is there of which the object needs at least one. */
export declare function hasOneOf({ source }: CompiledTable, value: Properties): boolean;
