import type { Operation } from "../operation.js";
import { readObject } from "./answer.js";
import type { CallOptions, ConnectorDefinition, GatewayOptions, WrappedPage } from "./client_types.js";
import { toDownload } from "./download.js";
import { elementsOf, nextParams, type Answer, type UnknownObject } from "./paging.js";
import { followTrail, type Trail } from "./trail.js";
import type { OpenAnswer, Transport } from "./transport.js";
import { ValidationError } from "../validation_error.js";
import type { Profile, Validator } from "../validator_types.js";

/** What every call of an instance shares. */
export interface InstanceContext {
  readonly transport: Transport;
  readonly options: GatewayOptions;
  readonly connector: ConnectorDefinition;
  readonly instanceId: string;
}

type AnyPage = WrappedPage<unknown, unknown, unknown>;
type Method = ((params?: UnknownObject, options?: CallOptions) => Promise<unknown>) & {
  all?: (params?: UnknownObject, options?: CallOptions) => AsyncIterableIterator<unknown>;
  pages?: (params?: UnknownObject, options?: CallOptions) => AsyncIterableIterator<AnyPage>;
};

/** All operations of an instance as `client.<entity>.<action>(params, options)`. Typed by the connector's definition. */
export function createInstanceClient(context: InstanceContext): Record<string, unknown> {
  const entities = new Map<string, Record<string, Method>>();
  for (const operation of context.connector.operations) {
    const methods = entities.get(operation.entity) ?? {};
    methods[operation.action] = createMethod(context, operation);
    entities.set(operation.entity, methods);
  }
  return { ...Object.fromEntries(entities), instanceId: context.instanceId };
}

function createMethod(context: InstanceContext, operation: Operation): Method {
  const call: Method = (params = {}, options = {}) => perform(context, operation, params, options);
  if (operation.paging === undefined || operation.paging.kind === "none") return call;
  const pages = (params: UnknownObject = {}, options: CallOptions = {}): AsyncIterableIterator<AnyPage> =>
    walkPages(() => readPage(context, operation, params, options));
  return Object.assign(call, { pages, all: (params?: UnknownObject, options?: CallOptions) => walkElements(pages(params, options)) });
}

async function perform(context: InstanceContext, operation: Operation, params: UnknownObject, options: CallOptions): Promise<unknown> {
  switch (operation.kind) {
    case "download":
      return toDownload(operation.id, await send(context, operation, params, options));
    case "record":
    case "delete_result":
      return (await readAnswer(context, operation, params, options)).result;
    default:
      return readPage(context, operation, params, options);
  }
}

async function readPage(
  context: InstanceContext,
  operation: Operation,
  params: UnknownObject,
  options: CallOptions,
  trail?: Trail,
): Promise<AnyPage> {
  const answer = await readAnswer(context, operation, params, options);
  const following = nextParams(operation, params, answer);
  const records = [...elementsOf(operation, answer.result)];
  const passed = followTrail(operation, trail, following, records);
  return {
    records,
    meta: answer.meta,
    record: operation.elements === undefined ? undefined : answer.result,
    hasNext: following !== undefined,
    next: async () => (following === undefined ? undefined : readPage(context, operation, following, options, passed)),
  };
}

async function* walkPages(first: () => Promise<AnyPage>): AsyncIterableIterator<AnyPage> {
  let page: AnyPage | undefined = await first();
  while (page !== undefined) {
    yield page;
    page = await page.next();
  }
}

async function* walkElements(pages: AsyncIterableIterator<AnyPage>): AsyncIterableIterator<unknown> {
  for await (const page of pages) yield* page.records;
}

async function readAnswer(context: InstanceContext, operation: Operation, params: UnknownObject, options: CallOptions): Promise<Answer> {
  const envelope = await readObject(operation.id, await send(context, operation, params, options));
  const { validateResponses: profile } = context.options;
  const validator = context.connector.validators[`${operation.entity}.${operation.action}`]?.response;
  if (profile !== undefined && validator !== undefined) assertAnswer(validator, envelope, profile);
  const { result, meta } = context.connector.gateway;
  return { result: envelope[result], meta: envelope[meta] ?? {} };
}

async function send(context: InstanceContext, operation: Operation, params: UnknownObject, options: CallOptions): Promise<OpenAnswer> {
  const { connector, instanceId, transport } = context;
  const validators = connector.validators[`${operation.entity}.${operation.action}`];
  if (context.options.validateRequests !== false) validators?.params.assert(params);
  const { entity, action } = operation;
  return transport.send({
    operation: operation.id,
    path: connector.gateway.executePath.replace(/\{[^}]*\}/, () => encodeURIComponent(instanceId)),
    body: Object.keys(params).length === 0 && !operation.paramsRequired ? { entity, action } : { entity, action, params },
    repeatable: operation.effect === "read",
    secrets: [],
    options,
  });
}

function assertAnswer(validator: Validator<unknown>, envelope: unknown, profile: Profile): void {
  const verdict = validator.check(envelope, { profile });
  if (!verdict.ok) throw new ValidationError(validator.address, verdict.issues);
}
