import type { Validator } from "./validator_types.js";

/** Modules with validators among their exports. */
type Modules = readonly Readonly<Record<string, unknown>>[];

/** The addresses of all validators that the modules export, sorted. */
export declare function listAddresses(modules: Modules): readonly string[];

/** A function from address to validator that returns undefined for an unknown address. */
export declare function createSearch(modules: Modules): (address: string) => Validator<unknown> | undefined;

/** A function from address to validator that throws `UnknownAddressError` for an unknown address. */
export declare function createLookup(modules: Modules): (address: string) => Validator<unknown>;

export {};
