import type { CallPromise, WithResponse } from "./client_types.js";

/** The promise of the result alone, which can give the response as well. */
export declare function toCallPromise<Result, Envelope>(work: Promise<WithResponse<Result, Envelope>>): CallPromise<Result, Envelope>;
