import { checkHeader } from "./headers.js";

/** A hook threw; `cause` is its error, which reaches the caller as it is. No retry follows. */
export class HookFailure extends Error {
}

/**
 * Shows a request to the hooks, one after the other; returns its headers with those that they set.
 * @throws HookFailure when a hook throws.
 */
export async function showRequest(hooks, request, before) {
    const headers = new Map(before);
    const setHeader = (name, value) => void headers.set(...checkHeader(name, value));
    for (const hook of hooks)
        await run(hook, { ...request, headers: Object.fromEntries(headers), setHeader });
    return headers;
}

/**
 * Shows a response to the hooks, one after the other.
 * @throws HookFailure when a hook throws.
 */
export async function showResponse(hooks, response) {
    for (const hook of hooks)
        await run(hook, response);
}

async function run(hook, shown) {
    try {
        await hook?.(shown);
    }
    catch (cause) {
        throw new HookFailure("A hook threw.", { cause });
    }
}
