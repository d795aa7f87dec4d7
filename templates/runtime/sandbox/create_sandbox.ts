import type { Answer } from "../server/answer.js";
import { toHandler, toIncoming, toResponse } from "../server/handler.js";
import type { Incoming } from "../server/incoming.js";
import type { Operation } from "../operation.js";
import type { Validator } from "../validator_types.js";
import { createControl, type Controlled } from "./control.js";
import type { ConnectorDefinition } from "./definition.js";
import { planFaults, type FaultPlan } from "./fault_plan.js";
import { createInstances } from "./instance_store.js";
import { createChanges, streamLog, type FaultLeft } from "./log_stream.js";
import { readFaults } from "./read_faults.js";
import { readState } from "./read_state.js";
import { createLog } from "./request_log.js";
import { createSandboxGateway, type SandboxedConnector } from "./sandbox_gateway.js";
import { readOptions } from "./sandbox_options.js";
import type { Fault, Sandbox, SandboxFetch, SandboxOptions } from "./sandbox_types.js";
import { logicalClock, seededRandom, type LogicalClock } from "./seeded.js";
import { CONNECTION_LOST, connectionLost } from "./spoiled_answer.js";
import type { World, WorldOptions } from "./world_types.js";

/** What a sandbox is made of. */
export interface SandboxParts {
  readonly connectors: readonly SandboxedConnector[];
  /** Accepts any request that creates an instance. */
  readonly createRequest: Validator<unknown>;
  readonly createWorld: (connectors: readonly ConnectorDefinition[], options: WorldOptions) => World;
}

/**
 * A sandbox of these connectors.
 * @throws TypeError for an option that does not exist or has a wrong value, OperationError 422 for wrong faults
 */
export function createSandboxOf({ connectors, createRequest, createWorld }: SandboxParts, options: SandboxOptions = {}): Sandbox {
  const definitions = connectors.map(({ definition }) => definition);
  const operations = connectors.flatMap(({ connector }) => connector.operations);
  const worldOptions = readOptions(options, definitions);
  const progress = createProgress(worldOptions.seed, operations, options.faults ?? []);
  const world = createWorld(definitions, worldOptions);
  const instances = createInstances(world);
  const changes = createChanges();
  const log = createLog(changes.notify);
  const onChange = (): void => options.onChange?.();
  const control: Omit<Controlled, "streamLog"> = {
    reset: () => {
      world.reset();
      instances.forget();
      progress.restart();
      log.clear();
      onChange();
    },
    state: () => world.state(),
    load: (state) => {
      world.load(readState(state, definitions));
      instances.forget();
      onChange();
    },
    log: log.entries,
    faults: progress.faults,
    setFaults: (faults) => {
      progress.setFaults(faults);
      changes.notify();
    },
  };
  const conditions = { latency: options.latency ?? 0, plan: progress.plan, advance: (time: number) => progress.clock().advance(time) };
  const { clock, createRequestId } = progress;
  const gateway = createSandboxGateway({
    ...{ connectors, createRequest, options, world, instances, log, conditions, clock, createRequestId, onChange },
  });
  const answerControl = createControl({
    ...control,
    streamLog: (incoming) => streamLog({ log, faults: progress.faultsLeft, changes }, incoming),
  });
  const answer = (incoming: Incoming, isTrusted: boolean): Promise<Answer> => answerControl(incoming, isTrusted) ?? gateway(incoming);
  return Object.freeze({ ...control, handler: toHandler((incoming) => answer(incoming, false)), fetch: toFetch(answer) });
}

/** What changes while a sandbox runs, apart from its records. */
interface Progress {
  readonly plan: FaultPlan["meet"];
  readonly faults: () => readonly Fault[];
  /** The faults, each with what is left of it. */
  readonly faultsLeft: () => readonly FaultLeft[];
  readonly setFaults: (faults: unknown) => void;
  readonly clock: () => LogicalClock;
  readonly createRequestId: () => string;
  /** Everything as in the beginning. */
  readonly restart: () => void;
}

function createProgress(seed: number, operations: readonly Operation[], given: readonly Fault[]): Progress {
  const first = readFaults(given, operations);
  let faults = first;
  let plan = planFaults(faults, seededRandom(seed));
  let clock = logicalClock(seed);
  let requests = 0;
  const replace = (others: readonly Fault[]): void => {
    faults = others;
    plan = planFaults(others, seededRandom(seed));
  };
  return {
    plan: (call) => plan.meet(call),
    faults: () => faults,
    faultsLeft: () => {
      const left = plan.left();
      return faults.map((fault, index) => ({ fault, left: left[index] ?? null }));
    },
    setFaults: (others) => {
      replace(readFaults(others, operations));
    },
    clock: () => clock,
    createRequestId: () => {
      requests += 1;
      return `req_${seed.toString(36)}_${requests}`;
    },
    restart: () => {
      replace(first);
      clock = logicalClock(seed);
      requests = 0;
    },
  };
}

/** `fetch` of the platform, with answers from this process. Like it, it rejects when the caller gives up or the connection is lost. */
function toFetch(answer: (incoming: Incoming, isTrusted: boolean) => Promise<Answer>): SandboxFetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const answered = answer(toIncoming(request), true);
    let stop = (): void => undefined;
    const given = new Promise<never>((_resolve, reject) => {
      stop = () => {
        reject(signal.reason instanceof Error ? signal.reason : new DOMException("This operation was aborted", "AbortError"));
      };
      signal.addEventListener("abort", stop);
    });
    try {
      const { body, ...rest } = await Promise.race([answered, given]);
      if (body === CONNECTION_LOST) throw connectionLost();
      return toResponse({ ...rest, body });
    } finally {
      signal.removeEventListener("abort", stop);
    }
  };
}
