/** An object as the engine reads it: names and their values. */
export type Properties = Readonly<Record<string, unknown>>;

/** Whether a value is an object, but not null or an array. */
export declare function isObject(value: unknown): value is Properties;

/** The object itself if it inherits nothing that `for...in` would visit, otherwise a copy of its own properties. */
export declare function ownProperties(value: Properties): Properties;

/** The value of an own property; undefined if there is none. */
export declare function ownValue(value: Properties, key: string): unknown;
