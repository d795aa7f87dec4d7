import { isObject } from "../../shared/json_values.js";
import { resultShapes, type Operation } from "../operation.js";
import { ValidationError } from "../validation_error.js";
import type { Validator } from "../validator_types.js";
import { readObject } from "./answer.js";
import type {
  CallPromise,
  ConnectorDefinition,
  GatewayOptions,
  OpenCallOptions,
  OperationValidators,
  Page,
  UnpagedList,
  WithResponse,
} from "./client_types.js";
import { toDownload } from "./download.js";
import { openEnvelope } from "./envelope.js";
import type { OpenAnswer } from "./attempt.js";
import { toParams, withUndocumented } from "./open_params.js";
import { elementsOf, findCursor, isPaged, type Answer, type Cursor, type UnknownObject } from "./paging.js";
import { brokenWalk, followTrail, type Trail } from "./trail.js";
import type { Content, Reply, Transport } from "./transport.js";

/** What every call of an instance shares. */
export interface InstanceContext {
  readonly transport: Transport;
  readonly options: GatewayOptions;
  readonly connector: ConnectorDefinition;
  readonly instanceId: string;
  /** Where calls of the instance are sent. */
  readonly path: string;
  /** The credentials, where the instance was created here: they must not appear in an error. */
  readonly secrets: readonly string[];
}

type Input = [params?: unknown, options?: OpenCallOptions];
type AnyPage = Page<unknown, unknown>;
type Answered<T> = Promise<Reply<T, unknown>>;

/** One operation as a function; `all` and `pages` of a list with pages. */
export type Method = ((...input: Input) => CallPromise<unknown>) & {
  all?: (...input: Input) => AsyncIterableIterator<unknown>;
  pages?: (...input: Input) => AsyncIterableIterator<AnyPage>;
};

/** One call with its params, checked. */
interface Task {
  readonly context: InstanceContext;
  readonly operation: Operation;
  readonly validators: OperationValidators;
  readonly params: UnknownObject;
  readonly callOptions: OpenCallOptions;
}

/** The function that calls an operation. It never throws: a mistake in its input rejects the promise. */
export function createMethod(context: InstanceContext, operation: Operation): Method {
  const call: Method = (...input) => toCallPromise(callOperation(context, operation, ...input));
  if (!isPaged(operation)) return call;
  const pages = (...input: Input): AsyncIterableIterator<AnyPage> => walkPages(() => toTask(context, operation, ...input));
  return Object.assign(call, { pages, all: (...input: Input) => walkElements(pages(...input)) });
}

function toTask(context: InstanceContext, operation: Operation, params: unknown = {}, callOptions: OpenCallOptions = {}): Task {
  const { id, entity, action } = operation;
  const validators = context.connector.validators[`${entity}.${action}`];
  if (validators === undefined) throw new TypeError(`The connector has no ${id}.`);
  const own = toParams(validators.params, params, context.options);
  if (!isObject(own)) throw new TypeError(`The params of ${id} must be an object.`);
  return { context, operation, validators, params: own, callOptions };
}

/** Calls an operation. A mistake in the input rejects the promise. */
export async function callOperation(context: InstanceContext, operation: Operation, ...input: Input): Answered<unknown> {
  const task = toTask(context, operation, ...input);
  switch (resultShapes[operation.kind]) {
    case "bytes":
      return send(task, (answer) => Promise.resolve({ result: toDownload(answer), envelope: undefined }));
    case "record": {
      const { result, response } = await readAnswer(task);
      return { result: result.result, response };
    }
    case "array":
    case "wrapper":
      return isPaged(operation) ? readPage(task) : readList(task);
  }
}

async function readList(task: Task): Answered<UnpagedList<unknown, unknown>> {
  const { result, response } = await readAnswer(task);
  return { result: toList(task.operation, result), response };
}

function toList(operation: Operation, { result, meta }: Answer): UnpagedList<unknown, unknown> {
  return { records: [...elementsOf(operation, result)], meta, ...(operation.elements !== undefined && { record: result }) };
}

async function readPage(task: Task, trail?: Trail): Answered<AnyPage> {
  const { context, operation, params, callOptions } = task;
  const { result: answer, response } = await readAnswer(task);
  const list = toList(operation, answer);
  const found = findCursor(operation, params, answer);
  const cursor = found && toSendable(found, task.validators.params);
  const passed = followTrail(operation, trail, cursor, list.records);
  const nextParams = cursor && { ...params, [cursor.param]: cursor.value };
  const next = async (): Promise<AnyPage | undefined> => {
    if (nextParams !== undefined) return (await readPage(toTask(context, operation, nextParams, callOptions), passed)).result;
    if (found !== undefined) throw brokenWalk(operation, `no usable \`${found.param}\``);
    return undefined;
  };
  return { result: { ...list, hasNext: found !== undefined, nextParams, next }, response };
}

/** A cursor as its param takes it: some third parties send numbers where they take text. Undefined when it cannot be sent. */
function toSendable({ param, value }: Cursor, params: Validator<unknown>): Cursor | undefined {
  const isTaken = (form: unknown): boolean => !params.check({ [param]: form }).issues.some(({ path }) => path[0] === param);
  // A larger number was rounded when it was parsed.
  const isExact = typeof value === "string" || (typeof value === "number" && Number.isSafeInteger(Math.trunc(value)));
  const form = isExact ? [value, String(value), Number(value)].find(isTaken) : undefined;
  return form === undefined ? undefined : { param, value: form };
}

async function* walkPages(start: () => Task): AsyncIterableIterator<AnyPage> {
  let page: AnyPage | undefined = (await readPage(start())).result;
  while (page !== undefined) {
    yield page;
    page = await page.next();
  }
}

async function* walkElements(pages: AsyncIterableIterator<AnyPage>): AsyncIterableIterator<unknown> {
  // `yield*` would make an iterator of promises of the records.
  for await (const page of pages) for (const record of page.records) yield record;
}

function readAnswer(task: Task): Answered<Answer> {
  const { context, operation, validators } = task;
  return send(task, async (answer) => {
    const envelope = await readObject(answer);
    answer.limit.release();
    const result = openEnvelope(answer, operation, context.connector.gateway, envelope);
    const { response } = validators;
    const { validateResponses: profile } = context.options;
    const verdict = profile === undefined ? undefined : response?.check(envelope, { profile });
    if (response !== undefined && verdict?.ok === false) throw new ValidationError(response.address, verdict.issues);
    return { result, envelope };
  });
}

function send<T>(task: Task, read: (answer: OpenAnswer) => Promise<Content<T, unknown>>): Answered<T> {
  const { context, operation, validators, callOptions } = task;
  const { transport, path, secrets } = context;
  const { entity, action, effect, id, paramsRequired } = operation;
  const params = withUndocumented(id, validators.params, task.params, callOptions.undocumentedParams);
  const isEmpty = Object.keys(params).length === 0 && !paramsRequired;
  const call = {
    operation: id,
    path,
    body: isEmpty ? { entity, action } : { entity, action, params },
    effect,
    hasCredentials: false,
    secrets,
    options: callOptions,
  };
  return transport(call, read);
}

/** The promise of the result alone, which can give the response as well. */
export function toCallPromise<Result, Envelope>(work: Promise<Reply<Result, Envelope>>): CallPromise<Result, Envelope> {
  const promise = work.then(({ result }) => result);
  // Follows the caller's promise, so that a failure is not reported as unhandled.
  const withResponse = (): Promise<WithResponse<Result, Envelope>> =>
    promise.then(async (result) => ({ result, response: (await work).response() }));
  return Object.assign(promise, { withResponse });
}
