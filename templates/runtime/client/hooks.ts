import type { CallResponse, OutgoingRequest, RequestHook, ResponseHook } from "./client_types.js";
import { checkHeader, type HeaderMap } from "./headers.js";

/** A hook threw; `cause` is its error, which reaches the caller as it is. No retry follows. */
export class HookFailure extends Error {}

/**
 * Shows a request to the hooks, one after the other; returns its headers with those that they set.
 * @throws HookFailure when a hook throws.
 */
export async function showRequest(
  hooks: readonly (RequestHook | undefined)[],
  request: Omit<OutgoingRequest, "headers" | "setHeader">,
  before: HeaderMap,
): Promise<HeaderMap> {
  const headers = new Map(before);
  const setHeader = (name: string, value: string): void => void headers.set(...checkHeader(name, value));
  for (const hook of hooks) if (hook) await runHook(hook, { ...request, headers: Object.fromEntries(headers), setHeader });
  return headers;
}

/**
 * Shows a response to the hooks, one after the other. It is described where there is one.
 * @throws HookFailure when a hook throws.
 */
export async function showResponse(hooks: readonly (ResponseHook | undefined)[], describe: () => CallResponse): Promise<void> {
  for (const hook of hooks) if (hook) await runHook(hook, describe());
}

async function runHook<Shown>(hook: (shown: Shown) => unknown, shown: Shown): Promise<void> {
  try {
    await hook(shown);
  } catch (cause) {
    throw new HookFailure("", { cause });
  }
}
