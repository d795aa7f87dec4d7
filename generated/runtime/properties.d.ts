/** An object as a walk reads it: names and whatever is under them. */
export type Properties = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and neither null nor an array. */
export declare function isObject(value: unknown): value is Properties;

/** The object itself when it inherits nothing that `for...in` would show, else a copy of its own properties. */
export declare function ownProperties(value: Properties): Properties;

/** The value of an own property; undefined when there is none. */
export declare function ownValue(value: Properties, key: string): unknown;
