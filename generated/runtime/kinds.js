/** The kinds of values as bits of one number, so that a set of kinds is a number as well. */
export const STRING = 1;

/** A number without a fraction; `1.0` is one. */
export const INTEGER = 2;

/** A number with a fraction. */
export const FRACTION = 4;

export const BOOLEAN = 8;
export const NULL = 16;
export const OBJECT = 32;
export const ARRAY = 64;

/** What JSON does not have: undefined, functions, symbols, big integers, NaN and the infinities. */
export const OTHER = 128;

/** Every kind there is. */
export const ANY = 255;

/** The kind of a value: exactly one bit. Throws for a revoked proxy. */
export function kindOf(value) {
    // Single comparisons with `typeof` are faster than a switch over it, and this is the engine's innermost step.
    if (typeof value === "string")
        return STRING;
    if (value === null)
        return NULL;
    if (typeof value === "number")
        return Number.isInteger(value) ? INTEGER : Number.isFinite(value) ? FRACTION : OTHER;
    if (typeof value === "boolean")
        return BOOLEAN;
    if (typeof value === "object")
        return Array.isArray(value) ? ARRAY : OBJECT;
    return OTHER;
}

/** What kinds are called in types, the widest first. */
const namedKinds = [
    ["any", ANY],
    ["string", STRING],
    ["number", INTEGER | FRACTION],
    ["integer", INTEGER],
    ["fraction", FRACTION],
    ["boolean", BOOLEAN],
    ["object", OBJECT],
    ["array", ARRAY],
    ["null", NULL],
];

/** The kinds that a type's name stands for; none for a name that there is not. */
export function kindsNamed(name) {
    return namedKinds.find(([known]) => known === name)?.[1] ?? 0;
}

/** What a set of kinds is called, each kind once: `integer` and `null`. */
export function namesOfKinds(kinds) {
    let rest = kinds;
    const found = namedKinds.filter(([, bits]) => {
        const has = (rest & bits) === bits;
        if (has)
            rest &= ~bits;
        return has;
    });
    return found.map(([name]) => name);
}
