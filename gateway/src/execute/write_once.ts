import { OperationError, type Answer, type Caller, type OperationContext, type RunOnce } from "connector-gateway-spec/server";
import { isObject } from "connector-gateway-templates/core";
import { randomUUID } from "node:crypto";
import type { WriteProgress } from "../calls/call_types.ts";
import { keyHeaderName } from "../calls/call_run.ts";
import type { NewWrite, WriteRepository, WriteTimes } from "../storage/store_types.ts";
import type { Params } from "../vendor/build_request.ts";
import type { CallTables } from "./operation_call.ts";

/** The caller of a write. */
export interface TokenCaller extends Caller {
  /** The id of the bearer token. */
  readonly tokenId: string;
  /** A text that nobody can make of another one without the token. */
  readonly sign: (text: string) => string;
}

/** The parts that running writes once needs. */
export interface WriteOnceParts extends Pick<CallTables, "bindings" | "vendors"> {
  readonly writes: WriteRepository;
  readonly times: WriteTimes;
  /** Called with what the storage throws after a write has ended. Its caller has the answer all the same. */
  readonly onError: (error: unknown, write: Pick<NewWrite, "instance" | "operation">) => void;
}

/** Runs writes with the same `Idempotency-Key` once. */
export interface WriteOnce {
  readonly run: RunOnce<TokenCaller>;
  /** Waits until the outcomes of all writes are stored. */
  readonly close: () => Promise<void>;
}

/** Visible ASCII and blanks, as the catalog says. */
const KEY = /^[ -~]{1,255}$/;

const UNKNOWN =
  "Nobody knows whether the write with this `Idempotency-Key` was done, so it is not made again. Read the record; an operator can say what happened, with `connector-gateway writes resolve`.";

/** Expired writes are looked for once in so many writes. */
const BETWEEN_CLEANINGS = 500;

/** The writes that are being run, by the context of their operation. */
const progresses = new WeakMap<object, WriteProgress>();

/** The progress of the write that runs in a context; undefined for a write without a key, and for a read. */
export function progressOf(context: OperationContext): WriteProgress | undefined {
  return progresses.get(context);
}

/**
 * Creates `once` of a gateway, which keeps writes in the storage. `run` rejects with an `OperationError` 422 for a key that is none or
 * belongs to another write, 409 while the write runs, and 409 when its outcome or its answer is unknown.
 */
export function createWriteOnce(parts: WriteOnceParts): WriteOnce {
  const { writes, onError } = parts;
  const active = new Set<Promise<Answer>>();
  let begun = 0;
  return {
    run: async (run, context, params, request) => {
      const key = context.operation.effect === "read" ? null : request.headers.get("idempotency-key");
      if (key === null) return run();
      const write = toWrite(parts, key, params, context);
      if (begun++ % BETWEEN_CLEANINGS === 0) writes.forgetExpired().catch((error: unknown) => onError(error, write));
      const start = await writes.begin(write);
      if (start.kind !== "begun") return answerOf(start);
      const progress: WriteProgress = { vendorKey: start.vendorKey, mayBeDone: start.isRepeated };
      progresses.set(context, progress);
      const made = complete(parts, write, progress, run);
      active.add(made);
      return made.finally(() => active.delete(made));
    },
    close: async () => {
      await Promise.allSettled(active);
    },
  };
}

/** Runs a write and stores what became of it. What cannot be stored is unknown as soon as nobody holds the write any more. */
async function complete(parts: WriteOnceParts, write: NewWrite, progress: WriteProgress, run: () => Promise<Answer>): Promise<Answer> {
  const { writes, onError } = parts;
  const store = (stored: Promise<void>): Promise<void> => stored.catch((error: unknown) => onError(error, write));
  try {
    const answer = await run();
    const { status, headers, body } = answer;
    await store(typeof body === "string" ? writes.finish(write, { status, headers, body }) : writes.abandon(write));
    return answer;
  } catch (error) {
    await store(progress.mayBeDone ? writes.abandon(write) : writes.release(write));
    throw error;
  }
}

function answerOf(start: Exclude<Awaited<ReturnType<WriteRepository["begin"]>>, { readonly kind: "begun" }>): Answer {
  switch (start.kind) {
    case "done":
      if (start.answer === undefined)
        throw refusal(409, "answer-lost", "The write with this `Idempotency-Key` was done, but its answer is lost. Read the record.");
      return { ...start.answer, headers: { ...start.answer.headers, "idempotency-replayed": "true" } };
    case "running":
      throw refusal(409, "running", "The write with this `Idempotency-Key` is still running.", 1);
    case "other_request":
      throw refusal(422, "other-params", "This `Idempotency-Key` belongs to another write. Use a new key for each write.");
    case "unknown":
      throw refusal(409, "unknown-outcome", UNKNOWN);
  }
}

function refusal(status: number, code: string, message: string, retryAfter?: number): OperationError {
  return new OperationError(status, message, { code: `write/${code}`, ...(retryAfter !== undefined && { retryAfter }) });
}

/** @throws OperationError 422 for a text that is no key, and for params that are nested too deeply. */
function toWrite(
  { bindings, vendors, times }: WriteOnceParts,
  key: string,
  params: Params,
  context: OperationContext<TokenCaller>,
): NewWrite {
  const { operation, instance, caller } = context;
  if (!KEY.test(key)) throw refusal(422, "key", "`Idempotency-Key` must have 1 to 255 visible ASCII characters or blanks.");
  const [vendor, binding] = [vendors[operation.connector], bindings[operation.id]];
  return {
    name: caller.sign(JSON.stringify([instance.id, key])),
    request: caller.sign(JSON.stringify([operation.id, sortedText(params)])),
    key,
    token: caller.tokenId,
    instance: instance.id,
    operation: operation.id,
    holder: randomUUID(),
    hasVendorKey: vendor !== undefined && binding !== undefined && keyHeaderName(vendor, binding.method) !== undefined,
    times,
  };
}

/** The same text for equal params, whatever the order of their names. */
function sortedText(params: Params): string {
  const sorted = (_: string, value: unknown): unknown =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;
  try {
    return JSON.stringify(params, sorted);
  } catch {
    throw refusal(422, "params", "The params are nested too deeply.");
  }
}
