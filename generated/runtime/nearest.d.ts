/** The names that `wanted` is most likely a slip for, best first, at most `count`; none when nothing is near. */
export declare function nearestNames(wanted: string, names: readonly string[], count?: number): readonly string[];
