import type { Answer, Caller, Incoming, Instance, NewInstance, Operation, RunOnce, Validator } from "#templates/runtime";
import {
  toHandler,
  toIncoming,
  toResponse,
  checkMediaType,
  parseBody,
  readBody,
  checkLocalSender,
  OperationError,
  errorAnswer,
  jsonAnswer,
  memoryWrites,
  didYouMean,
} from "#templates/runtime";
import type { ConnectorDefinition, RecordStore, StoreOptions, SandboxState } from "./definition.js";
import { planFaults, type FaultPlan, CONNECTION_LOST, connectionLost } from "./fault_plan.js";
import { createChanges, streamLog, wantsStream, createLog } from "./log_stream.js";
import { readFaults, LONGEST_WAIT, inside, mustBe, refuseProblems, unknownKeys, type InputProblem } from "./read_faults.js";
import { createSandboxGateway, type SandboxedConnector } from "./sandbox_gateway.js";
import type { Fault, Sandbox, SandboxFetch, SandboxOptions } from "./sandbox_types.js";
import { logicalClock, seededRandom, type LogicalClock } from "./seeded.js";
import { isList, isObject } from "#templates/core";
import { notAllowed } from "./operations/call.js";

/** Every option; a new one that is not here does not compile. */
const OPTIONS: Readonly<Record<keyof SandboxOptions, true>> = {
  seed: true,
  records: true,
  token: true,
  latency: true,
  cors: true,
  faults: true,
  onRequest: true,
  onChange: true,
};

const DEFAULT_SEED = 1;

const DEFAULT_RECORDS = 25;

/** Ids and times of more records would no longer fit into their formats. */
const MOST_RECORDS = 10_000_000;

/** The version of the format of states that this sandbox reads and writes. */
const STATE_VERSION = 1;

/** An instance id has to fit into a path of the gateway. */
const INSTANCE_ID = /^(?!\.{1,2}$|__proto__$)[\w.:@-]{1,128}$/;

const PREFIX = "/_sandbox/";

const MEBIBYTE = 1024 * 1024;

export interface SandboxParts {
  readonly connectors: readonly SandboxedConnector[];
  /** Accepts any request that creates an instance. */
  readonly createRequest: Validator<unknown>;
  readonly createRecordStore: (connectors: readonly ConnectorDefinition[], options: StoreOptions) => RecordStore;
}

/**
 * A sandbox of these connectors.
 * @throws TypeError for an option that does not exist or has a wrong value, OperationError 422 for wrong faults
 */
export function createSandboxOf({ connectors, createRequest, createRecordStore }: SandboxParts, options: SandboxOptions = {}): Sandbox {
  const definitions = connectors.map(({ definition }) => definition);
  const operations = connectors.flatMap(({ connector }) => connector.operations);
  const storeOptions = readOptions(options, definitions);
  const progress = new Progress(storeOptions.seed, operations, options.faults ?? []);
  const store = createRecordStore(definitions, storeOptions);
  const instances = createInstances(store);
  const changes = createChanges();
  const log = createLog(changes.notify);
  let writes = memoryWrites();
  const forget = (): void => {
    instances.forget();
    writes = memoryWrites();
  };
  const onChange = (): void => options.onChange?.();
  const reset = (): void => {
    store.reset();
    forget();
    progress.restart();
    log.clear();
    onChange();
  };
  const load = (state: unknown): void => {
    store.load(readState(state, definitions));
    forget();
    onChange();
  };
  const setFaults = (faults: unknown): void => {
    progress.setFaults(faults);
    changes.notify();
  };
  const state = (): SandboxState => store.state();
  const faults = (): readonly Fault[] => progress.faults;
  const once: RunOnce<Caller> = (...call) => writes(...call);
  const gateway = createSandboxGateway({ connectors, createRequest, options, store, instances, log, progress, onChange, once });
  const controls: Readonly<Record<string, Control>> = {
    reset: { POST: reset },
    state: { GET: state, PUT: load, maxBodyBytes: 64 * MEBIBYTE },
    log: { GET: log.entries, events: (incoming) => streamLog({ log, faults: () => progress.plan.left(), changes }, incoming) },
    faults: { GET: faults, PUT: setFaults },
  };
  const answer = (incoming: Incoming, isTrusted: boolean): Promise<Answer> =>
    incoming.path.startsWith(PREFIX) ? answerControl(controls, incoming, isTrusted).catch(toErrorAnswer) : gateway(incoming);
  const handler = toHandler((incoming) => answer(incoming, false));
  return Object.freeze({ reset, state, load, log: log.entries, faults, setFaults, handler, fetch: toFetch(answer) });
}

/** The state that changes while a sandbox runs, apart from its records. */
export class Progress {
  faults: readonly Fault[];
  plan: FaultPlan;
  clock: LogicalClock;
  readonly #seed: number;
  readonly #operations: readonly Operation[];
  readonly #first: readonly Fault[];
  #requests = 0;

  constructor(seed: number, operations: readonly Operation[], faults: readonly Fault[]) {
    this.#seed = seed;
    this.#operations = operations;
    this.#first = readFaults(faults, operations);
    this.faults = this.#first;
    this.plan = planFaults(this.faults, seededRandom(seed));
    this.clock = logicalClock(seed);
  }

  setFaults(faults: unknown): void {
    this.#plan(readFaults(faults, this.#operations));
  }

  createRequestId(): string {
    this.#requests += 1;
    return `req_${this.#seed.toString(36)}_${this.#requests}`;
  }

  /** Everything as in the beginning. */
  restart(): void {
    this.#plan(this.#first);
    this.clock = logicalClock(this.#seed);
    this.#requests = 0;
  }

  #plan(faults: readonly Fault[]): void {
    this.faults = faults;
    this.plan = planFaults(faults, seededRandom(this.#seed));
  }
}

/** `fetch` of the platform, with answers from this process. Like it, it rejects when the caller gives up or the connection is lost. */
function toFetch(answer: (incoming: Incoming, isTrusted: boolean) => Promise<Answer>): SandboxFetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const answered = answer(toIncoming(request), true);
    const ended = new AbortController();
    const aborted = new Promise<never>((_resolve, reject) => {
      const stop = (): void =>
        reject(signal.reason instanceof Error ? signal.reason : new DOMException("This operation was aborted", "AbortError"));
      signal.addEventListener("abort", stop, { signal: ended.signal });
    });
    try {
      const { body, ...rest } = await Promise.race([answered, aborted]);
      if (body === CONNECTION_LOST) throw connectionLost();
      return toResponse({ ...rest, body });
    } finally {
      ended.abort();
    }
  };
}

/** The actions of a control path, by method; `body` is the value of its JSON body. */
interface Control {
  readonly GET?: () => unknown;
  /** The answer of `GET` to a reader that asks for events. */
  readonly events?: (incoming: Incoming) => AsyncIterable<Uint8Array>;
  readonly POST?: () => void;
  readonly PUT?: (body: unknown) => void;
  readonly maxBodyBytes?: number;
}

function toErrorAnswer(error: unknown): Answer {
  return errorAnswer(error instanceof OperationError ? error : new OperationError(500, "Internal server error."));
}

/** Answers a control request. Requests of this process are trusted: they come from no browser. */
async function answerControl(controls: Readonly<Record<string, Control>>, incoming: Incoming, isTrusted: boolean): Promise<Answer> {
  checkLocalSender(incoming, "The control paths", isTrusted);
  const name = incoming.path.slice(PREFIX.length);
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (control === undefined) {
    const paths = Object.keys(controls).map((path) => PREFIX + path);
    throw new OperationError(404, `The sandbox has no such path; it has ${paths.join(", ")}.`, { code: "request/path" });
  }
  const { method } = incoming;
  const verbs = (["GET", "POST", "PUT"] as const).filter((verb) => control[verb] !== undefined);
  const allowed = [...verbs.flatMap((verb) => (verb === "GET" ? ["GET", "HEAD"] : [verb])), "OPTIONS"];
  const allow = allowed.join(", ");
  if (!allowed.includes(method)) {
    throw new OperationError(405, `Only ${allow} are allowed here.`, { code: "request/method", headers: { allow } });
  }
  if (method === "OPTIONS") return { status: 204, headers: { allow }, body: undefined };
  if (method === "GET" && control.events !== undefined && wantsStream(incoming)) {
    return { status: 200, headers: { "content-type": "text/event-stream", "cache-control": "no-store" }, body: control.events(incoming) };
  }
  if (method === "GET") return jsonAnswer(200, control.GET?.(), { "cache-control": "no-store" });
  if (method === "HEAD") return { ...jsonAnswer(200, control.GET?.()), body: undefined };
  if (method === "POST") control.POST?.();
  else {
    checkMediaType(incoming);
    control.PUT?.(parseBody(await readBody(incoming, control.maxBodyBytes ?? MEBIBYTE)));
  }
  return { status: 204, headers: {}, body: undefined };
}

/** The names of the entities of each connector. */
type EntitiesByConnector = ReadonlyMap<string, readonly string[]>;

/**
 * The state in a value, such as the content of a state file.
 * @throws OperationError 422 with everything that is wrong with it
 */
function readState(value: unknown, connectors: readonly ConnectorDefinition[]): SandboxState {
  const entitiesByConnector = new Map(connectors.map(({ connector, entities }) => [connector, entities.map(({ name }) => name)]));
  refuseProblems("The state", "sandbox/state", problemsOf(value, entitiesByConnector));
  // The functions below have looked at every part of it.
  const { version, instances } = value as SandboxState;
  return { version, instances };
}

function problemsOf(value: unknown, entitiesByConnector: EntitiesByConnector): readonly InputProblem[] {
  if (!isObject(value)) return [{ path: "", message: `it ${mustBe("an object", value)}` }];
  const { version, instances } = value;
  if (version !== STATE_VERSION) return [versionProblem(version)];
  const keys = unknownKeys(value, ["$schema", "version", "instances"], "");
  if (!isObject(instances)) return [...keys, { path: "instances", message: mustBe("an object", instances) }];
  return [...keys, ...Object.entries(instances).flatMap(([id, instance]) => instanceProblems(id, instance, entitiesByConnector))];
}

function versionProblem(version: unknown): InputProblem {
  if (typeof version !== "number") return { path: "version", message: mustBe(String(STATE_VERSION), version) };
  return { path: "version", message: `is ${version}, and this sandbox reads version ${STATE_VERSION}` };
}

function instanceProblems(id: string, value: unknown, entitiesByConnector: EntitiesByConnector): readonly InputProblem[] {
  const path = inside("instances", id);
  if (!INSTANCE_ID.test(id)) return [{ path, message: "is no instance id: use up to 128 letters, digits and `_`, `-`, `.`, `:`, `@`" }];
  if (!isObject(value)) return [{ path, message: mustBe("an object", value) }];
  const { connector, records } = value;
  const keys = unknownKeys(value, ["connector", "records"], path);
  if (typeof connector !== "string") return [...keys, { path: inside(path, "connector"), message: mustBe("a string", connector) }];
  const entities = entitiesByConnector.get(connector);
  if (entities === undefined) {
    const names = [...entitiesByConnector.keys()];
    const help = didYouMean(connector, names) || `; connectors are ${names.join(", ")}`;
    return [...keys, { path: inside(path, "connector"), message: `names no connector${help}` }];
  }
  return [...keys, ...recordsProblems(records, entities, inside(path, "records"))];
}

function recordsProblems(value: unknown, entities: readonly string[], path: string): readonly InputProblem[] {
  if (!isObject(value)) return [{ path, message: mustBe("an object", value) }];
  return Object.entries(value).flatMap(([entity, records]) => {
    const place = inside(path, entity);
    if (!entities.includes(entity)) return [{ path: place, message: `is no entity of the connector${didYouMean(entity, entities)}` }];
    if (!isList(records)) return [{ path: place, message: mustBe("a list", records) }];
    return records.flatMap((record, index) =>
      isObject(record) ? [] : [{ path: `${place}[${index}]`, message: mustBe("an object", record) }],
    );
  });
}

/**
 * The options that the records are made from.
 * @throws TypeError for an option that does not exist or has a wrong value
 */
function readOptions(options: SandboxOptions, connectors: readonly ConnectorDefinition[]): StoreOptions {
  const stray = Object.keys(options).find((name) => !Object.hasOwn(OPTIONS, name));
  if (stray !== undefined) throw new TypeError(`The sandbox has no option \`${stray}\`${didYouMean(stray, Object.keys(OPTIONS))}`);
  const { seed = DEFAULT_SEED, records = DEFAULT_RECORDS, token, latency = 0 } = options;
  if (!Number.isSafeInteger(seed) || seed < 0) throw new TypeError("`seed` must be a whole number from 0.");
  if (token !== undefined && !/^[!-~]+$/.test(token))
    throw new TypeError("`token` must be a text of visible ASCII characters without blanks.");
  if (!(latency >= 0 && latency <= LONGEST_WAIT)) throw new TypeError(`\`latency\` must be a number of seconds from 0 to ${LONGEST_WAIT}.`);
  return { seed, records: readRecords(records, connectors) };
}

function readRecords(records: NonNullable<SandboxOptions["records"]>, connectors: readonly ConnectorDefinition[]): StoreOptions["records"] {
  if (!isObject(records)) return readCount("records", records);
  const names = connectors.flatMap(({ connector, entities }) => entities.map(({ name }) => `${connector}.${name}`));
  for (const [name, count] of Object.entries(records)) {
    if (name !== "*" && !names.includes(name)) throw new TypeError(`\`records\` names no entity with "${name}"${didYouMean(name, names)}`);
    readCount(`records["${name}"]`, count);
  }
  const { "*": others, ...named } = records;
  return others === undefined ? named : { ...Object.fromEntries(names.map((name) => [name, others])), ...named };
}

function readCount(name: string, count: number): number {
  if (Number.isSafeInteger(count) && count >= 0 && count <= MOST_RECORDS) return count;
  throw new TypeError(`\`${name}\` must be a whole number from 0 to ${MOST_RECORDS}.`);
}

/** The instances of a sandbox, whoever calls. */
export interface SandboxInstances {
  readonly find: (id: string) => Instance | undefined;
  /** Adds an instance with records of its own: `inst_payments_2`, `inst_payments_3`. */
  readonly create: (instance: NewInstance) => { readonly id: string };
  /** To be called when the store has got other instances: numbers are counted from 2 again. */
  readonly forget: () => void;
}

/** Each instance has records of its own. */
const MOST_CREATED = 1_000;

/** The instances of a store. */
function createInstances(store: RecordStore): SandboxInstances {
  const numbers = new Map<string, number>();
  let created = 0;
  return {
    find: (id) => {
      const connector = store.connectorOf(id);
      return connector === undefined ? undefined : { id, connector };
    },
    create: ({ connector }) => {
      if (created >= MOST_CREATED)
        throw notAllowed(undefined, `The sandbox takes at most ${MOST_CREATED} new instances. Reset it to go on.`);
      created += 1;
      let number = (numbers.get(connector) ?? 1) + 1;
      // A state that has been loaded may have the next numbers already.
      while (store.connectorOf(`inst_${connector}_${number}`) !== undefined) number += 1;
      numbers.set(connector, number);
      const id = `inst_${connector}_${number}`;
      store.addInstance(id, connector);
      return { id };
    },
    forget: () => {
      created = 0;
      numbers.clear();
    },
  };
}
