// @generated from templates/runtime/client/operation_call.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../../shared/json_values.js";
import { resultShapes } from "../operation.js";
import { ValidationError } from "../validation_error.js";
import { readObject } from "./answer.js";
import { toDownload } from "./download.js";
import { openEnvelope } from "./envelope.js";
import { assertParams, withUndocumented } from "./open_params.js";
import { elementsOf, findCursor, isPaged } from "./paging.js";
import { followTrail } from "./trail.js";

export function createMethod(context, operation) {
  const call = (...input) => toCallPromise(perform(() => toTask(context, operation, ...input)));
  if (!isPaged(operation)) return call;
  const pages = (...input) => walkPages(() => toTask(context, operation, ...input));
  return Object.assign(call, { pages, all: (...input) => walkElements(pages(...input)) });
}

function toTask(context, operation, params = {}, callOptions = {}) {
  const { id, entity, action } = operation;
  const validators = context.connector.validators[`${entity}.${action}`];
  if (validators === undefined) throw new TypeError(`The definition of the connector has no validators for ${id}.`);
  if (context.options.validateRequests !== false) assertParams(validators.params, params);
  if (!isObject(params)) throw new TypeError(`The params of ${id} must be an object.`);
  return { ...context, operation, validators, params, callOptions };
}

async function perform(start) {
  const task = start();
  switch (resultShapes[task.operation.kind]) {
    case "bytes":
      return send(task, (answer) => Promise.resolve({ result: toDownload(answer), envelope: undefined }));
    case "record": {
      const { result, response } = await readAnswer(task);
      return { result: result.result, response };
    }
    case "array":
    case "wrapper":
      return isPaged(task.operation) ? readPage(task) : readList(task);
  }
}

async function readList(task) {
  const { result, response } = await readAnswer(task);
  return { result: toList(task.operation, result), response };
}

function toList(operation, { result, meta }) {
  return { records: [...elementsOf(operation, result)], meta, ...(operation.elements !== undefined && { record: result }) };
}

async function readPage(task, trail) {
  const { operation, params, callOptions } = task;
  const { result: answer, response } = await readAnswer(task);
  const list = toList(operation, answer);
  const cursor = findCursor(operation, params, answer);
  const passed = followTrail(operation, trail, cursor, list.records);
  const nextParams = cursor && { ...params, [cursor.param]: cursor.value };
  const next = async () => {
    if (nextParams === undefined) return undefined;
    return (await readPage(toTask(task, operation, nextParams, callOptions), passed)).result;
  };
  return { result: { ...list, hasNext: cursor !== undefined, nextParams, next }, response };
}

async function* walkPages(start) {
  let page = (await readPage(start())).result;
  while (page !== undefined) {
    yield page;
    page = await page.next();
  }
}

async function* walkElements(pages) {
  for await (const page of pages) yield* page.records;
}

async function readAnswer(task) {
  const { connector, operation, validators, options } = task;
  return send(task, async (answer) => {
    const envelope = await readObject(answer);
    answer.limit.release();
    const result = openEnvelope(answer, operation, connector.gateway, envelope);
    const { response } = validators;
    const { validateResponses: profile } = options;
    const verdict = profile === undefined ? undefined : response?.check(envelope, { profile });
    if (response !== undefined && verdict?.ok === false) throw new ValidationError(response.address, verdict.issues);
    return { result, envelope };
  });
}

async function send(task, read) {
  const { connector, instanceId, operation, validators, secrets, transport, callOptions } = task;
  const { entity, action, effect, id, paramsRequired } = operation;
  const params = withUndocumented(id, validators.params, task.params, callOptions.undocumentedParams);
  const isEmpty = Object.keys(params).length === 0 && !paramsRequired;
  const call = {
    operation: id,
    path: connector.gateway.executePath.replace(/\{[^}]*\}/, () => encodeURIComponent(instanceId)),
    body: isEmpty ? { entity, action } : { entity, action, params },
    effect,
    hasCredentials: false,
    secrets,
    options: callOptions,
  };
  return transport(call, read);
}

export function toCallPromise(work) {
  const promise = work.then(({ result }) => result);
  // Follows the promise that the caller has: a failure must not be reported as one that nobody handles.
  return Object.assign(promise, { withResponse: () => promise.then(() => work) });
}
