/** Ends one call: when its time is over, or when the caller aborts it. */
export interface TimeLimit {
    readonly signal: AbortSignal;
    /** Whether the time was over. */
    readonly expired: () => boolean;
    /** Whether the caller aborted. */
    readonly aborted: () => boolean;
    /** The same result, or a rejection as soon as the call ends, even where the work takes no notice of the signal. */
    readonly race: <T>(work: Promise<T>) => Promise<T>;
    /** Time no longer counts; the caller can still abort. */
    readonly stopClock: () => void;
    /** Nothing ends the call from here on. */
    readonly release: () => void;
}

/** Timers cannot wait longer (24 days); such a limit is none. */
export declare const LONGEST_WAIT: number;

/** A limit that begins now; `milliseconds` of 0 is no limit in time. */
export declare function startTimeLimit(milliseconds: number, callerSignal: AbortSignal | undefined): TimeLimit;

/** Waits; rejects with the signal's reason when it is aborted. */
export declare function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
