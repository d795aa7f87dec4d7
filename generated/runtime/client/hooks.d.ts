import type { CallResponse, OutgoingRequest, RequestHook, ResponseHook } from "./client_types.js";
import { type HeaderMap } from "./headers.js";

/** A hook threw; `cause` is its error, which reaches the caller as it is. No retry follows. */
export declare class HookFailure extends Error {
}

/**
 * Shows a request to the hooks, one after the other; returns its headers with those that they set.
 * @throws HookFailure when a hook throws.
 */
export declare function showRequest(hooks: readonly (RequestHook | undefined)[], request: Omit<OutgoingRequest, "headers" | "setHeader">, before: HeaderMap): Promise<HeaderMap>;

/**
 * Shows a response to the hooks, one after the other.
 * @throws HookFailure when a hook throws.
 */
export declare function showResponse(hooks: readonly (ResponseHook | undefined)[], response: CallResponse): Promise<void>;
