import type { Params } from "../account.js";
import type { Exchange, RequestDetails } from "../caller.js";
import { send, toRequest, type Probe } from "../probe.js";

/** The header of writes that must be made once. */
export const KEY_HEADER = "Idempotency-Key";

/** The header of a repetition. */
const REPLAYED = "idempotency-replayed";

/** A key that the contract does not allow: it has at most 255 characters. */
export const LONG_KEY = "k".repeat(256);

/** The request of a write with a key, or without one. Its answer names what has to be removed. */
export function toWrite(probe: Probe, params: Params, key: string | undefined): RequestDetails {
  return { ...toRequest(probe, params), isAwaited: true, ...(key !== undefined && { headers: { "idempotency-key": key } }) };
}

/** Repeats a write with its key: there must be the same answer, byte for byte, and a header that says so. Returns the answer. */
export async function judgeReplay(probe: Probe, params: Params, key: string, first: Exchange): Promise<Exchange | undefined> {
  const { judge, says } = probe;
  const isEarly = first.headers.get(REPLAYED) === "true";
  judge("replay", says.header(KEY_HEADER), first, isEarly && `${REPLAYED} is true for a write that was not made before`);
  const again = await send(probe, toWrite(probe, params, key));
  if (again === undefined) return undefined;
  const isSame = again.bytes.length === first.bytes.length && again.bytes.every((byte, index) => byte === first.bytes[index]);
  const problem =
    again.status !== first.status
      ? `the status is ${again.status}, not ${first.status}, for a write that is repeated with its key`
      : !isSame
        ? "the answer to a write that is repeated with its key is another one"
        : again.headers.get(REPLAYED) !== "true" && `the header ${REPLAYED} is missing for a write that is repeated with its key`;
  judge("replay", says.header(KEY_HEADER), again, problem);
  return again;
}

/** Sends other params with the key of an earlier write, which must be refused. Returns the answer. */
export async function judgeOtherParams(probe: Probe, params: Params, key: string): Promise<Exchange | undefined> {
  const other = await send(probe, toWrite(probe, params, key));
  const problem = other?.status !== 422 && `the status is ${other?.status}, not 422, for other params with the key of an earlier write`;
  if (other !== undefined) probe.judge("replay", probe.says.header(KEY_HEADER), other, problem);
  return other;
}
