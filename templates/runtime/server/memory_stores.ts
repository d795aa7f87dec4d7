import { OperationError, type Answer } from "./operation_error.js";
import type { Caller, Instance, InstanceStore, NewInstance, RunOnce } from "./server_types.js";

/** An instance with what was given when it was created. */
export interface MemoryInstance extends Instance, NewInstance {
  readonly connector: string;
  /** The id of the caller that it belongs to. */
  readonly owner: string;
}

/** Instances in memory: those of one caller are invisible to others. They are gone when the process ends. */
export function memoryInstances(createId: () => string = () => `inst_${crypto.randomUUID()}`): InstanceStore<Caller, MemoryInstance> {
  const kept = new Map<string, MemoryInstance>();
  return {
    create: (instance, caller) => {
      const id = createId();
      kept.set(id, Object.freeze({ ...instance, id, owner: caller.id }));
      return { id };
    },
    find: (id, caller) => {
      const instance = kept.get(id);
      return instance?.owner === caller.id ? instance : undefined;
    },
  };
}

/** Writes are forgotten after so many others. */
const MOST = 10_000;

/** A write that runs or has run. */
interface Write {
  /** What was asked for. */
  readonly asked: string;
  /** Undefined while it runs, null where nobody knows whether it was done. */
  answer?: Answer | null;
}

/** For `once`: keeps the last 10,000 writes in memory with their answers, and forgets those that were surely not done. */
export function memoryWrites(): RunOnce<Caller> {
  const writes = new Map<string, Write>();
  return async (run, { operation, instance, caller }, params, request) => {
    const key = request.headers.get("idempotency-key");
    if (key === null || operation.effect === "read") return run();
    if (!/^[ -~]{1,255}$/.test(key))
      throw new OperationError(422, "`Idempotency-Key` must have 1 to 255 visible ASCII characters.", { code: "write/key" });
    const name = JSON.stringify([caller.id, instance.id, key]);
    const asked = JSON.stringify([operation.id, params]);
    const earlier = writes.get(name);
    if (earlier !== undefined) return repeat(earlier, asked);
    const write: Write = { asked };
    writes.set(name, write);
    const [oldest] = writes.keys();
    if (writes.size > MOST && oldest !== undefined) writes.delete(oldest);
    try {
      return (write.answer = await run());
    } catch (error) {
      // Whatever else goes wrong may do so after the write.
      if (error instanceof OperationError && (error.status < 500 || error.status === 503)) writes.delete(name);
      else write.answer = null;
      throw error;
    }
  };
}

/** @throws OperationError 422 when something else was asked for, 409 while the write runs and when its outcome is unknown. */
function repeat({ asked, answer }: Write, again: string): Answer {
  if (asked !== again) throw new OperationError(422, "Another write has this `Idempotency-Key`.", { code: "write/other-params" });
  if (answer) return { ...answer, headers: { ...answer.headers, "idempotency-replayed": "true" } };
  if (answer === null)
    throw new OperationError(409, "Nobody knows whether this write was done. Read the record.", { code: "write/unknown-outcome" });
  throw new OperationError(409, "The write with this `Idempotency-Key` is still running.", { code: "write/running", retryAfter: 1 });
}
