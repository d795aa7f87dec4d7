/** The same value, with everything in it frozen: tables that all callers share cannot be changed by one of them. */
export declare function deepFreeze<T>(value: T): T;
