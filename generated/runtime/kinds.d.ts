export declare const NULL: number;
export declare const OBJECT: number;
export declare const ARRAY: number;

/** Every kind there is. */
export declare const ANY = 255;

/** The kind of a value: exactly one bit. Throws for a revoked proxy. */
export declare function kindOf(value: unknown): number;

/** The kinds that a type's name stands for; none for a name that there is not. */
export declare function kindsNamed(name: string): number;

/** What a set of kinds is called, each kind once: `integer` and `null`. */
export declare function namesOfKinds(kinds: number): readonly string[];
