import type {
  ConnectorDefinition as ClientConnector,
  GatewayService,
  Incoming,
  OperationContext,
  RequestHead,
  Caller,
  Operation,
  Validator,
  Signal,
  Answer,
  RunOnce,
} from "#templates/runtime";
import { answerRequest, createService, OperationError } from "#templates/runtime";
import { type JsonValue, isList, isObject } from "#templates/core";
import type { ConnectorDefinition, OperationResult, RecordStore } from "./definition.js";
import { CREATE_INSTANCE, type PlannedCall, CONNECTION_LOST, spoilAnswer, pause } from "./fault_plan.js";
import type { Progress, SandboxInstances } from "./create_sandbox.js";
import { toEntry, type RequestLog, keptParams, type LoggedRequest } from "./log_stream.js";
import type { SandboxOptions, Fault, FaultEffect, LogEntry } from "./sandbox_types.js";
import { breakRecord, repeatCursor } from "./spoiled_result.js";
import { LONGEST_WAIT } from "./read_faults.js";

/** A connector as a sandbox needs it. */
export interface SandboxedConnector {
  readonly connector: ClientConnector;
  readonly definition: ConnectorDefinition;
}

/** The parts that answer the paths of the gateway. */
export interface GatewayParts {
  readonly connectors: readonly SandboxedConnector[];
  readonly createRequest: Validator<unknown>;
  readonly options: Pick<SandboxOptions, "token" | "cors" | "latency" | "onRequest">;
  readonly store: RecordStore;
  readonly instances: SandboxInstances;
  readonly log: RequestLog;
  readonly once: RunOnce<Caller>;
  readonly progress: Progress;
  /** Called after the records or instances have changed. */
  readonly onChange: () => void;
}

/** Answers every request to the gateway, and writes it to the log. */
export function createSandboxGateway(parts: GatewayParts): (incoming: Incoming) => Promise<Answer> {
  const { options, progress } = parts;
  const traces = createTraces(options.token);
  const service = toService(parts, traces);
  return async (incoming) => {
    const target = service.route(incoming.path);
    const trace: Trace = {
      request: incoming,
      started: progress.clock.time(),
      onAnswer: options.onRequest?.(incoming),
      instance: target?.kind === "execute" ? target.instanceId : null,
      operation: target?.kind === "create" ? CREATE_INSTANCE : null,
    };
    traces.start(trace);
    return finish(parts, trace, await answerRequest(service, incoming));
  };
}

function toService(parts: GatewayParts, traces: Traces): GatewayService {
  const { connectors, createRequest, instances, progress, options } = parts;
  const [first, ...others] = connectors.map(({ connector, definition: { execute } }) => ({ definition: connector, execute }));
  if (first === undefined) throw new TypeError("A sandbox needs at least one connector.");
  const service: GatewayService = createService({
    connectors: [first, ...others],
    createRequest,
    operations: {},
    // The results are what the catalog says, except where a fault spoils them.
    responses: "off",
    print: createPrinter(),
    ...(options.cors !== undefined && { cors: options.cors }),
    authenticate: traces.authenticate,
    onBody: traces.onBody,
    instances: {
      find: (id, caller) => {
        const instance = instances.find(id);
        const trace = traces.of(caller);
        const named = instance === undefined ? "" : `${instance.connector}.${trace.named ?? ""}`;
        if (service.operations.has(named)) trace.operation = named;
        return instance;
      },
      create: (instance, caller) => {
        const trace = traces.of(caller);
        return runCall(parts, trace, { id: CREATE_INSTANCE }, () => {
          const created = instances.create(instance);
          trace.instance = created.id;
          parts.onChange();
          return created;
        });
      },
    },
    fallback: toFallback(parts, traces),
    once: parts.once,
    createRequestId: () => progress.createRequestId(),
    now: () => progress.clock.now(),
  });
  return service;
}

type Fallback = (operation: Operation, params: Readonly<Record<string, unknown>>, context: OperationContext) => Promise<OperationResult>;

function toFallback(parts: GatewayParts, traces: Traces): Fallback {
  const { connectors, store, onChange } = parts;
  const byId = new Map(connectors.map(({ connector }) => [connector.id, connector]));
  return (operation, params, context) => {
    const trace = traces.of(context.caller);
    const run = (): OperationResult => {
      // The params come from a JSON body.
      const result = store.execute(context.instance.id, operation.id, params as Readonly<Record<string, JsonValue>>);
      if (operation.effect === "write") onChange();
      const connector = byId.get(context.connector);
      if (connector === undefined) return result;
      if (trace.effect === "break_record") return breakRecord({ connector, operation, params }, result);
      return trace.effect === "repeat_cursor" ? repeatCursor({ connector, operation, params }, result) : result;
    };
    return runCall(parts, trace, { id: operation.id, operation, params }, run, () => context.signal);
  };
}

function finish({ log, progress: { clock } }: GatewayParts, trace: Trace, original: Answer): Answer {
  const { effect, applied, onAnswer } = trace;
  const noted = applied === undefined ? original : { ...original, headers: { ...original.headers, "preference-applied": applied } };
  const answer = effect === undefined ? noted : spoilAnswer(noted, effect);
  const status = answer.body === CONNECTION_LOST ? null : answer.status;
  const logged = toLogged(trace, { requestId: answer.headers["x-request-id"] ?? "", status, time: clock.time() });
  log.add(logged);
  onAnswer?.(toEntry(logged));
  return answer;
}

/**
 * Prints responses as `JSON.stringify` does. The texts of records are kept, because most answers contain records of earlier ones, and
 * a record that changes is a new object.
 */
export function createPrinter(): (envelope: Readonly<Record<string, unknown>>) => string {
  const texts = new WeakMap<object, string>();
  const print = (record: unknown): string => {
    if (!isObject(record)) return JSON.stringify(record);
    const cached = texts.get(record);
    if (cached !== undefined) return cached;
    const text = JSON.stringify(record);
    texts.set(record, text);
    return text;
  };
  return (envelope) => {
    const fields = Object.entries(envelope).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return [`${JSON.stringify(name)}:${isList(value) ? `[${value.map(print).join(",")}]` : print(value)}`];
    });
    return `{${fields.join(",")}}`;
  };
}

/** The fault that a call meets, merged from a fault of the sandbox and the wishes of the request. */
type Met = Partial<Omit<Fault, "match">>;

/**
 * Waits as long as the call has to, then runs it, unless a fault says otherwise.
 * @param signal aborted when the caller is gone; called only when there is something to wait for
 * @throws OperationError with the status of a fault, and what `run` throws
 */
async function runCall<Result>(
  { options: { latency = 0 }, progress }: GatewayParts,
  trace: Trace,
  call: PlannedCall,
  run: () => Result,
  signal?: () => Signal,
): Promise<Result> {
  const met = whatItMeets(trace, progress.plan.meet(call));
  const seconds = latency + (met.wait ?? 0);
  if (seconds > 0) {
    const gone = signal?.();
    await pause(seconds, gone);
    progress.clock.advance(Math.round(seconds * 1000));
    if (gone?.aborted === true) throw new OperationError(499, "The caller is gone.", { code: "request/incomplete" });
  }
  const { status, effect } = met;
  if (status !== undefined) throw simulated(status, met);
  if (effect !== undefined) trace.effect = effect;
  // Nobody sees this error: the connection closes.
  if (effect === "drop_request") throw simulated(503, met);
  return run();
}

function whatItMeets(trace: Trace, planned: Fault | undefined): Met {
  const preferences = readPreferences(trace.request);
  const met = preferences === undefined ? (planned ?? {}) : merged(planned, preferences.fault);
  if (preferences !== undefined) trace.applied = preferences.applied;
  const { status, effect, wait } = met;
  const name = effect ?? (status === undefined ? wait && "wait" : String(status));
  if (typeof name === "string") trace.fault = name;
  return met;
}

/** A status that the request asks for takes the place of a fault. */
function merged(planned: Fault | undefined, preferred: Met): Met {
  return preferred.status === undefined ? { ...planned, ...preferred } : preferred;
}

function simulated(status: number, { message, retryAfter }: Met): OperationError {
  const text = message ?? `The sandbox answers ${status} on purpose.`;
  return new OperationError(status, text, { code: "sandbox/fault", ...(retryAfter !== undefined && { retryAfter }) });
}

/** The wishes of one request in its header `Prefer`. */
interface Preferences {
  readonly fault: Pick<Fault, "status" | "wait">;
  /** The preferences that are understood, for the header `Preference-Applied`. */
  readonly applied: string;
}

/**
 * The preferences of a request: `code=429` for an error, `wait=2` for seconds before the answer. Others are ignored, as RFC 7240
 * says.
 */
function readPreferences({ headers }: RequestHead): Preferences | undefined {
  const text = headers.get("prefer");
  if (text === null) return undefined;
  const code = /(?:^|[,;])\s*code\s*=\s*"?([45]\d\d)"?\s*(?=[,;]|$)/i.exec(text)?.[1];
  const seconds = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,9}(?:\.\d{1,9})?)"?\s*(?=[,;]|$)/i.exec(text)?.[1];
  if (code === undefined && seconds === undefined) return undefined;
  const wait = seconds === undefined ? undefined : Math.min(Number(seconds), LONGEST_WAIT);
  return {
    fault: { ...(code !== undefined && { status: Number(code) }), ...(wait !== undefined && { wait }) },
    applied: [...(code === undefined ? [] : [`code=${code}`]), ...(wait === undefined ? [] : [`wait=${wait}`])].join(", "),
  };
}

/** The facts about a request while it is being answered. */
interface Trace {
  readonly request: RequestHead;
  /** Logical time. */
  readonly started: number;
  readonly onAnswer: ((entry: LogEntry) => void) | undefined;
  instance: string | null;
  operation: string | null;
  /** `customers.list`, as the body has it. */
  named?: string;
  params?: unknown;
  token?: string;
  /** The effect of this request's fault on its answer. */
  effect?: FaultEffect;
  /** The fault for the log. */
  fault?: string;
  /** The preferences that the request gets. */
  applied?: string;
}

/** The traces of all requests that are being answered. */
interface Traces {
  readonly start: (trace: Trace) => void;
  /** The trace of a request, or of the caller that has been made for it. */
  readonly of: (key: object) => Trace;
  /** Who calls, one for each request; undefined when the token is not the one that is expected. */
  readonly authenticate: (token: string, request: RequestHead) => Caller | undefined;
  /** Keeps what a body says. */
  readonly onBody: (request: RequestHead, body: unknown, bytes: number) => void;
}

/** No traces yet. @param expected the only token that is accepted; all are, if it is left out */
function createTraces(expected: string | undefined): Traces {
  const traces = new WeakMap<object, Trace>();
  const of = (key: object): Trace => {
    const trace = traces.get(key);
    if (trace === undefined) throw new Error("There is no trace of this request.");
    return trace;
  };
  return {
    of,
    start: (trace) => {
      traces.set(trace.request, trace);
    },
    authenticate: (token, request) => {
      const trace = of(request);
      trace.token = token;
      if (expected !== undefined && token !== expected) return undefined;
      const caller = { id: "sandbox" };
      traces.set(caller, trace);
      return caller;
    },
    onBody: (request, body, bytes) => {
      const trace = of(request);
      trace.params = keptParams(body, bytes);
      if (isObject(body)) trace.named = `${String(body["entity"])}.${String(body["action"])}`;
    },
  };
}

/** The part of a request that the log keeps. */
function toLogged(trace: Trace, answered: Pick<LogEntry, "requestId" | "status"> & { readonly time: number }): LoggedRequest {
  const { instance, operation, fault, params, token, started } = trace;
  const { requestId, status, time } = answered;
  const entry = {
    ...{ requestId, time: new Date(time).toISOString(), instance, operation, status, durationMs: time - started },
    ...(fault !== undefined && { fault }),
  };
  return { entry, params, secrets: token === undefined ? [] : [token] };
}
