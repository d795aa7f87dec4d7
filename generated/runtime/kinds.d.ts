/** The kinds of values as bits of one number, so that a set of kinds is a number as well. */
export declare const STRING = 1;

/** A number without a fraction; `1.0` is one. */
export declare const INTEGER = 2;

/** A number with a fraction. */
export declare const FRACTION = 4;

export declare const BOOLEAN = 8;
export declare const NULL = 16;
export declare const OBJECT = 32;
export declare const ARRAY = 64;

/** What JSON does not have: undefined, functions, symbols, big integers, NaN and the infinities. */
export declare const OTHER = 128;

/** Every kind there is. */
export declare const ANY = 255;

/** The kind of a value: exactly one bit. Throws for a revoked proxy. */
export declare function kindOf(value: unknown): number;

/** The kinds that a type's name stands for; none for a name that there is not. */
export declare function kindsNamed(name: string): number;

/** What a set of kinds is called, each kind once: `integer` and `null`. */
export declare function namesOfKinds(kinds: number): readonly string[];
