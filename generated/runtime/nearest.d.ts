/** The names that `wanted` is probably a typo for, nearest first, at most `count`; none if no name is near. */
export declare function nearestNames(wanted: string, names: readonly string[], count?: number): readonly string[];
