import { isObject, resultShapes } from "#templates/core";
import { elementsOf, type Operation, valueAt } from "../operation.js";
import { readObject, beginningOf, unexpected, messageOf } from "./answer.js";
import type { CallChecks } from "./call_checks.js";
import type {
  CallPromise,
  Download,
  GatewayOptions,
  OpenCallOptions,
  OperationValidators,
  Page,
  UncheckedConnector,
  UnpagedList,
  Walk,
  WithResponse,
  GatewayDefinition,
} from "./client_types.js";
import { errorOf, lengthOf, toError, type OpenAnswer } from "./attempt.js";
import { findCursor, isPaged, type Answer, type Cursor, type UnknownObject } from "./paging.js";
import { toInteger, toPlain } from "./settings.js";
import type { Content, Reply, Transport } from "./transport.js";
import { describeValue } from "../messages.js";
import { GatewayError } from "./gateway_error.js";

/** The context that all calls of an instance share. */
export interface InstanceContext {
  readonly transport: Transport;
  readonly options: GatewayOptions;
  /** Absent in a client that sends what it is given. */
  readonly checks: CallChecks | undefined;
  readonly connector: UncheckedConnector;
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
  /** Absent in a client that sends what it is given. */
  readonly validators: OperationValidators | undefined;
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
  const validators = context.checks?.validatorsOf(context.connector, operation);
  const plainParams = toParams(context, operation, validators, params);
  if (!isObject(plainParams)) throw new TypeError(`The params of ${operation.id} must be an object.`);
  return { context, operation, validators, params: plainParams, callOptions };
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
  const { context, operation, validators, params, callOptions } = task;
  const list = toList(operation, answer);
  const nextPage = findCursor(operation, params, answer);
  const isRefused = context.checks?.refusesCursor(nextPage, validators) ?? false;
  const cursor = isRefused || nextPage?.value === undefined ? undefined : nextPage;
  const passed = followTrail(operation, trail, cursor, list.records);
  const nextParams = cursor && { ...params, [cursor.param]: cursor.value };
  const next = async (): Promise<AnyPage | undefined> => {
    if (nextParams !== undefined) return readPage(toTask(context, operation, nextParams, callOptions), passed);
    if (nextPage !== undefined) throw brokenWalk(operation, `no usable \`${nextPage.param}\``);
    return undefined;
  };
  return { ...list, hasNext: nextPage !== undefined, nextParams, next };
}

async function readPage(task: Task, trail?: Trail): Promise<AnyPage> {
  return toPage(task, (await readAnswer(task)).result, trail);
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
    const result = openEnvelope(answer, operation, context.connector.gateway, envelope);
    if (validators !== undefined) context.checks?.assertAnswer(validators, envelope, context.options, operation);
    return { result, envelope };
  });
}

function send<T>(task: Task, read: (answer: OpenAnswer) => Promise<Content<T, unknown>>): Answered<T> {
  const { context, operation, validators, callOptions } = task;
  const { checks, transport, path, secrets } = context;
  const { entity, action, effect, id, paramsRequired } = operation;
  const { undocumentedParams: others } = callOptions;
  const isChecked = checks !== undefined && validators !== undefined && others !== undefined;
  const params = isChecked ? checks.withUndocumented(id, validators.params, task.params, others) : { ...others, ...task.params };
  const isEmpty = Object.keys(params).length === 0 && !paramsRequired;
  const call = {
    operation: id,
    path,
    body: isEmpty ? { entity, action } : { entity, action, params },
    effect,
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

/**
 * The content of an envelope. A success has a result of the right kind: an array for a list, an object for everything else.
 * @throws GatewayError when the result is missing or of another kind, or when the status is not that of a success.
 */
export function openEnvelope(
  answer: OpenAnswer,
  operation: Pick<Operation, "kind">,
  gateway: GatewayDefinition,
  envelope: UnknownObject,
): Answer {
  const problem = problemOf(answer, operation, gateway, envelope);
  if (problem === undefined) return { result: envelope[gateway.result], meta: envelope[gateway.meta] ?? {} };
  const said = messageOf(envelope);
  if (said === undefined) throw unexpected(answer, problem);
  throw errorOf(answer, "answer", `the gateway answered ${answer.response.status} with an error: ${said}`, { body: envelope });
}

/** The reason why an envelope is not a success; undefined when it is one. */
function problemOf(
  answer: OpenAnswer,
  { kind }: Pick<Operation, "kind">,
  { result, success }: GatewayDefinition,
  envelope: UnknownObject,
): string | undefined {
  const wrong = Object.keys(success).find((field) => envelope[field] !== success[field]);
  if (wrong !== undefined && Object.hasOwn(envelope, wrong)) {
    const actual = envelope[wrong];
    const description = Object(actual) === actual ? describeValue(actual) : beginningOf(JSON.stringify(actual), answer);
    return `\`${wrong}\` ${description} instead of ${JSON.stringify(success[wrong])}`;
  }
  if (!Object.hasOwn(envelope, result)) return `an object without \`${result}\``;
  const isRight = resultShapes[kind] === "array" ? Array.isArray : isObject;
  if (!isRight(envelope[result])) return `a \`${result}\` that is not an ${isRight === isObject ? "object" : "array"}`;
  return wrong === undefined ? undefined : `an object without \`${wrong}\``;
}

/**
 * The params of a call as they are sent: those that are given, and the fixed ones. They are checked as they are given and as they are
 * sent, unless that is turned off: a getter may return another value each time, and `toJSON` anything.
 * @throws ValidationError when they are not what the operation takes, or cannot be sent.
 */
function toParams(
  { checks, options }: InstanceContext,
  { id, fixedParams: fixed = {} }: Operation,
  validators: OperationValidators | undefined,
  params: unknown,
): unknown {
  const check = (value: unknown): void => {
    if (validators !== undefined && options.validateRequests !== false) checks?.assertParams(validators.params, value, fixed);
  };
  check(params);
  const plainParams = toPlain(`${id}.params`, params);
  const whole = isObject(plainParams) ? { ...fixed, ...plainParams } : plainParams;
  check(whole);
  return whole;
}

/**
 * The memory of a walk over pages, to detect cycles. One page is kept and renewed at doubling distances (Brent's method),
 * so cycles of any length are found in constant memory.
 */
export interface Trail {
  /** The cursor of the page that is kept. */
  readonly kept: unknown;
  readonly steps: number;
  /** Texts that identify the page that is kept, and the previous one, where cursors cannot. */
  readonly pages: readonly (string | undefined)[];
}

/**
 * The trail after one more page.
 * @throws GatewayError when the cursor has occurred before, or when the gateway returned the same page again.
 */
export function followTrail(
  operation: Operation,
  trail: Trail | undefined,
  cursor: Cursor | undefined,
  records: readonly unknown[],
): Trail | undefined {
  // A gateway that ignores counted numbers returns the same page forever.
  const isCounted = typeof cursor?.value === "number" || trail?.pages[1] !== undefined;
  const page = isCounted && records.length > 0 ? identityOf(operation, records) : undefined;
  if (page !== undefined && trail?.pages.includes(page) === true) throw brokenWalk(operation, "the same page again");
  if (cursor === undefined) return undefined;
  const { param, value } = cursor;
  if (value === trail?.kept) throw brokenWalk(operation, `\`${param}\` of an earlier page again`);
  const steps = (trail?.steps ?? 0) + 1;
  // A power of two has one bit.
  const renews = trail === undefined || (steps & (steps - 1)) === 0;
  return renews ? { kept: value, steps, pages: [page, page] } : { ...trail, steps, pages: [trail.pages[0], page] };
}

function identityOf(operation: Operation, records: readonly unknown[]): string {
  try {
    return JSON.stringify(records.map((record) => valueAt(record, ["id"]) ?? record));
  } catch {
    throw brokenWalk(operation, "records that are nested too deep");
  }
}

/** The error for an answer after which a walk cannot go on. */
function brokenWalk(operation: Operation, what: string): GatewayError {
  const details = { kind: "paging", operation: operation.id } as const;
  return new GatewayError(`the gateway returned ${what}, so the rest of the list cannot be read`, details);
}
