/** The same value with everything in it frozen, so that no caller can change tables that all callers share. */
export declare function deepFreeze<T>(value: T): T;
