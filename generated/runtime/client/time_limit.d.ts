/** Ends one call: when its time is up, or when the caller aborts it. */
export interface TimeLimit {
    readonly signal: AbortSignal;
    /** Whether the time is up. */
    readonly expired: () => boolean;
    /** Whether the caller aborted. */
    readonly aborted: () => boolean;
    /** The same result, or a rejection as soon as the call ends, even where the work ignores the signal. */
    readonly race: <T>(work: Promise<T>) => Promise<T>;
    /** Stops the clock; the caller can still abort. */
    readonly stopClock: () => void;
    /** Lets nothing end the call any more. */
    readonly release: () => void;
    /** Releases, and closes the connection. */
    readonly abandon: () => void;
}

/** Timers cannot wait longer (24 days); a limit beyond that is no limit. */
export declare const LONGEST_WAIT: number;

/** A limit that begins now; `milliseconds` of 0 is no limit in time. */
export declare function startTimeLimit(milliseconds: number, callerSignal: AbortSignal | undefined): TimeLimit;

/** Waits; rejects with the signal's reason when it is aborted. */
export declare function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
