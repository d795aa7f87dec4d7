import type { GatewayOptions, RequestHook, ResponseHook, TokenSource } from "./client_types.js";
import { type HeaderMap } from "./headers.js";
import type { Fetch } from "./platform_types.js";

/** The options of all calls, checked and complete. */
export interface Settings {
    readonly base: string;
    readonly token: TokenSource;
    readonly fetch: Fetch;
    readonly timeout: number;
    readonly retries: number;
    readonly delay: number;
    readonly maxDelay: number;
    readonly idempotentWrites: boolean;
    readonly headers: HeaderMap;
    readonly onRequest: RequestHook | undefined;
    readonly onResponse: ResponseHook | undefined;
}

/**
 * The settings that the options ask for.
 * @throws TypeError when `baseUrl` is not a plain http(s) address, or when another option is not valid.
 */
export declare function toSettings(options: GatewayOptions): Settings;

/**
 * A duration that a timer can take.
 * @throws TypeError for anything but a number of milliseconds.
 */
export declare function toDuration(name: string, milliseconds: number): number;
