export declare const NULL: number;
export declare const OBJECT: number;
export declare const ARRAY: number;

/** All kinds. */
export declare const ANY = 255;

/** The kind of a value: exactly one bit. Throws for a revoked proxy. */
export declare function kindOf(value: unknown): number;

/** The kinds that a name in a type stands for; none for an unknown name. */
export declare function kindsNamed(name: string): number;

/** The names for a set of kinds, each kind once: `integer` and `null`. */
export declare function namesOfKinds(kinds: number): readonly string[];
