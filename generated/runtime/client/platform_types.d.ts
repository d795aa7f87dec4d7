/**
 * Types of the platform as the consumer's compiler knows them, from the DOM library or from @types/node. Where it knows
 * neither, the part that is needed is written out, so that the package's declarations hold in any project.
 */
/** The function `fetch`. */
export type Fetch = typeof globalThis extends {
    fetch: infer Known extends (...args: never) => unknown;
} ? Known : (address: string, init: object) => Promise<object>;

/** What ends a call before its time. */
export type Signal = typeof globalThis extends {
    AbortSignal: {
        prototype: infer Known;
    };
} ? Known : {
    readonly aborted: boolean;
    readonly reason: unknown;
    addEventListener(type: "abort", listener: () => void): void;
};

/** A stream of bytes, as the body of a `Response` is. */
export type ByteStream = typeof globalThis extends {
    Response: {
        prototype: {
            readonly body: infer Known;
        };
    };
} ? NonNullable<Known> : AsyncIterable<Uint8Array>;
