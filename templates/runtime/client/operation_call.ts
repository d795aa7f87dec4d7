import { isObject } from "../../shared/json_values.js";
import { elementsOf, resultShapes, type Operation } from "../operation.js";
import { ValidationError } from "../validation_error.js";
import type { Validator } from "../validator_types.js";
import { readObject } from "./answer.js";
import type {
  CallPromise,
  ConnectorDefinition,
  Download,
  GatewayOptions,
  OpenCallOptions,
  OperationValidators,
  Page,
  UnpagedList,
  Walk,
  WithResponse,
} from "./client_types.js";
import { openEnvelope } from "./envelope.js";
import { errorOf, lengthOf, toError, type OpenAnswer } from "./attempt.js";
import { toParams, withUndocumented } from "./open_params.js";
import { findCursor, isPaged, type Answer, type Cursor, type UnknownObject } from "./paging.js";
import { toInteger } from "./settings.js";
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
  all?: (...input: Input) => Walk<unknown>;
  pages?: (...input: Input) => Walk<AnyPage>;
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
  const pages = (...input: Input): Walk<AnyPage> => toWalk(walkPages(() => toTask(context, operation, ...input)));
  return Object.assign(call, { pages, all: (...input: Input) => toWalk(walkElements(pages(...input))) });
}

function toTask(context: InstanceContext, operation: Operation, params: unknown = {}, callOptions: OpenCallOptions = {}): Task {
  const { id, entity, action } = operation;
  const validators = context.connector.validators[`${entity}.${action}`];
  if (validators === undefined) throw new TypeError(`The connector has no ${id}.`);
  const own = toParams(validators.params, params, context.options, operation.fixedParams);
  if (!isObject(own)) throw new TypeError(`The params of ${id} must be an object.`);
  return { context, operation, validators, params: own, callOptions };
}

/** Calls an operation. A mistake in the input rejects the promise. */
export async function callOperation(context: InstanceContext, operation: Operation, ...input: Input): Answered<unknown> {
  const task = toTask(context, operation, ...input);
  const shape = resultShapes[operation.kind];
  if (shape === "bytes") return send(task, (answer) => Promise.resolve({ result: readDownload(context, answer), envelope: undefined }));
  const { result: answer, response } = await readAnswer(task);
  if (shape === "record") return { result: answer.result, response };
  return { result: isPaged(operation) ? toPage(task, answer) : toList(operation, answer), response };
}

function readDownload({ connector }: InstanceContext, answer: OpenAnswer): Download {
  const { id, toDownload } = connector;
  if (toDownload === undefined) throw new TypeError(`${id} cannot read downloads.`);
  return toDownload({
    ...answer,
    length: lengthOf(answer.response.headers),
    unexpected: (what) => errorOf(answer, "answer", what),
    toError: (cause, what) => toError(answer, cause, what),
  });
}

function toList(operation: Operation, { result, meta }: Answer): UnpagedList<unknown, unknown> {
  return { records: [...elementsOf(operation, result)], meta, ...(operation.elements !== undefined && { record: result }) };
}

function toPage(task: Task, answer: Answer, trail?: Trail): AnyPage {
  const { context, operation, params, callOptions } = task;
  const list = toList(operation, answer);
  const found = findCursor(operation, params, answer);
  const cursor = found && toSendable(found, task.validators.params);
  const passed = followTrail(operation, trail, cursor, list.records);
  const nextParams = cursor && { ...params, [cursor.param]: cursor.value };
  const next = async (): Promise<AnyPage | undefined> => {
    if (nextParams !== undefined) return readPage(toTask(context, operation, nextParams, callOptions), passed);
    if (found !== undefined) throw brokenWalk(operation, `no usable \`${found.param}\``);
    return undefined;
  };
  return { ...list, hasNext: found !== undefined, nextParams, next };
}

async function readPage(task: Task, trail?: Trail): Promise<AnyPage> {
  return toPage(task, (await readAnswer(task)).result, trail);
}

/**
 * A cursor as its param takes it: some third parties send numbers where they take text. Undefined when it cannot be sent, as a number that
 * was rounded when it was parsed.
 */
function toSendable({ param, value }: Cursor, params: Validator<unknown>): Cursor | undefined {
  const isTaken = (form: unknown): boolean => !params.check({ [param]: form }).issues.some(({ path }) => path[0] === param);
  const isExact = typeof value === "string" || (typeof value === "number" && Number.isSafeInteger(Math.trunc(value)));
  const form = isExact ? [value, String(value), Number(value)].find(isTaken) : undefined;
  return form === undefined ? undefined : { param, value: form };
}

function toWalk<Item>(items: AsyncGenerator<Item, void>): Walk<Item> {
  const toArray: Walk<Item>["toArray"] = async ({ limit } = {}) => {
    const most = limit === undefined ? Infinity : toInteger("limit", limit, 0);
    const taken: Item[] = [];
    if (most > 0) for await (const item of items) if (taken.push(item) >= most) break;
    return taken;
  };
  return Object.assign(items, { toArray });
}

/** Some third parties filter their pages, so that a few in a row may be empty. More would be a walk that never ends. */
const MOST_EMPTY = 100;

async function* walkPages(start: () => Task): AsyncGenerator<AnyPage, void> {
  const task = start();
  let page: AnyPage | undefined = await readPage(task);
  for (let empty = 0; page !== undefined; page = await page.next()) {
    empty = page.records.length === 0 ? empty + 1 : 0;
    if (empty > MOST_EMPTY) throw brokenWalk(task.operation, `${MOST_EMPTY} empty pages in a row`);
    yield page;
  }
}

/** The elements of pages. `yield*` would make an iterator of promises of them. */
async function* walkElements(pages: Walk<AnyPage>): AsyncGenerator<unknown, void> {
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
    const verdict = profile && response?.check(envelope, { profile });
    if (response && verdict?.ok === false) throw new ValidationError(response.address, verdict.issues);
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
