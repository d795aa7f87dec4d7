import type { Validator } from "../validator_types.js";
import { type UnknownObject } from "./paging.js";

/**
 * Checks the params of a call. An open operation accepts names that the documents do not show, but here only from
 * `undocumentedParams`: a misspelt name in the params would change what a write does.
 * @throws ValidationError when they are not what the operation takes.
 */
export declare function assertParams(validator: Validator<unknown>, params: unknown): void;

/**
 * The params to send: those of the call, and those that the documents do not show.
 * @throws TypeError when `undocumentedParams` cannot be used with the operation, or has a name that belongs in the params.
 */
export declare function withUndocumented(operation: string, validator: Validator<unknown>, params: UnknownObject, others?: UnknownObject): UnknownObject;
