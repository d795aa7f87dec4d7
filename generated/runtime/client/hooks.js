// @generated from templates/runtime/client/hooks.ts by connector-gateway-spec. Do not edit.
import { checkHeader } from "./headers.js";

export class HookFailure extends Error {}

export async function showRequest(
  hooks,
  request,
  before,
) {
  const headers = new Map(before);
  const setHeader = (name, value) => void headers.set(...checkHeader(name, value));
  for (const hook of hooks) await run(hook, { ...request, headers: Object.fromEntries(headers), setHeader });
  return headers;
}

export async function showResponse(hooks, response) {
  for (const hook of hooks) await run(hook, response);
}

async function run(hook, shown) {
  try {
    await hook?.(shown);
  } catch (cause) {
    throw new HookFailure("A hook threw.", { cause });
  }
}
