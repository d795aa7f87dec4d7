// @generated from templates/runtime/client/index.ts by connector-gateway-spec. Do not edit.

import { countOf, isObject, redact, cleanName, unknownName, withSuggestions, ValidationError, deepFreeze, nameOf, HIDDEN, redactValue, resultShapes, elementsOf, valueAt, describeValue, COUNTED } from "../engine.js";

const LONGEST = 1e3;
const SHOWN = 200;
const LARGEST_ERROR = 262144;
const LARGEST = 5e8;
const UNKNOWN = "params/unknown";
const MOST_EMPTY = 100;
const CREATE = "gateway.create_instance";

var GatewayError = class extends Error {
  name = "GatewayError";
  constructor(what, details, secrets = []) {
    super(toLine(`${details.operation}: ${redact(what, secrets)}`));
    const { body, requestId: id } = details;
    Object.assign(this, details, { body: redactValue(body, secrets), requestId: id && toLine(redact(id, secrets)) });
  }
};

function toLine(text) {
  return text.slice(0, LONGEST).replace(HIDDEN, (hidden) => `\\u{${String(hidden.codePointAt(0)?.toString(16))}}`);
}


function errorOf({ operation, secrets, response }, kind, what, details = {}) {
  const about = response && { status: response.status, requestId: requestIdOf(response), retryAfter: secondsOf(response.headers) };
  return new GatewayError(what, { ...about, ...details, kind, operation }, secrets());
}

function toError(attempt, cause, what) {
  if (cause instanceof GatewayError) return cause;
  const { limit } = attempt;
  if (limit.aborted()) return limit.signal.reason;
  if (limit.expired()) return errorOf(attempt, "timeout", `timed out: ${what}`);
  return errorOf(attempt, "network", `${what} (${reasonOf(cause)})`);
}

function requestIdOf({ headers }) {
  return headers.get("x-request-id") ?? headers.get("request-id") ?? void 0;
}

function lengthOf(headers) {
  const length = headers.get("content-length") ?? "";
  return /^\d+$/.test(length) && !headers.has("content-encoding") ? Number(length) : void 0;
}

function secondsOf(headers) {
  const wait = headers.get("retry-after")?.trim() ?? "";
  const now = timeOf(headers.get("date") ?? "") || Date.now();
  const seconds = /^\d+(\.\d+)?$/.test(wait) ? Number(wait) : (timeOf(wait) - now) / 1e3;
  return Number.isNaN(seconds) ? void 0 : Math.max(0, Math.ceil(seconds));
}

function timeOf(date) {
  return /^[A-Z][a-z]{2}/.test(date) ? Date.parse(date) : NaN;
}

function reasonOf(cause) {
  if (!(cause instanceof Error)) return "for an unknown reason";
  const inner = cause.cause;
  return inner instanceof Error && inner.message !== "" ? inner.message : cause.message;
}


async function fail(answer) {
  const { response, limit } = answer;
  const { type, status } = response;
  if (type === "opaqueredirect" || status >= 300 && status < 400) {
    await response.body?.cancel().catch(() => void 0);
    throw errorOf(answer, "answer", "the gateway redirects; set baseUrl to the final address");
  }
  const { text, failure } = await readText(answer, LARGEST_ERROR);
  if (failure !== void 0 && (failure.cause instanceof GatewayError || limit.aborted() || limit.expired())) {
    throw toError(answer, failure.cause, `the gateway answered ${status} without saying why`);
  }
  const body = answer.parseJson(text);
  const said = messageOf(body);
  const what = said === void 0 ? ` with ${describeBody(answer, text)}` : `: ${said}`;
  throw errorOf(answer, "status", `the gateway answered ${status}${what}`, { body });
}

async function readObject(answer) {
  const { text, failure } = await readText(answer, LARGEST);
  if (failure !== void 0) {
    const soFar = text === "" ? "before the first byte of the body" : `after ${countOf(text.length, "character")}: ${quoted(answer, text)}`;
    throw toError(answer, failure.cause, `the answer broke off ${soFar}`);
  }
  const body = answer.parseJson(text);
  if (!isObject(body)) throw unexpected(answer, describeBody(answer, text));
  answer.limit.release();
  return body;
}

function unexpected(answer, what) {
  return errorOf(answer, "answer", `the gateway answered ${answer.response.status} with ${what}`);
}

function beginningOf(text, { secrets }) {
  return redact(text, secrets()).slice(0, SHOWN);
}

function quoted(answer, text) {
  return JSON.stringify(beginningOf(text, answer));
}

async function readText(answer, largest) {
  const { response, limit, maxBodySize } = answer;
  const most = Math.min(largest, maxBodySize);
  const reader = response.body?.getReader();
  let bytes = new Uint8Array(0);
  let size = 0;
  let ended = false;
  let failure;
  try {
    checkSize(answer, lengthOf(response.headers) ?? 0, most);
    while (reader !== void 0 && !ended) {
      const { done, value } = await limit.race(reader.read());
      ended = done;
      if (value === void 0) continue;
      const end = size + value.byteLength;
      checkSize(answer, end, most);
      bytes = withRoom(bytes, end);
      bytes.set(value, size);
      size = end;
    }
  } catch (cause) {
    failure = { cause };
  }
  if (!ended) reader?.cancel().catch(() => void 0);
  return { text: new TextDecoder().decode(bytes.subarray(0, size), { stream: failure !== void 0 }), failure };
}

function checkSize(answer, size, most) {
  if (size <= most) return;
  throw errorOf(answer, "size", `the gateway answered ${answer.response.status} with more than ${most} bytes; see the option maxBodySize`);
}

function withRoom(bytes, size) {
  if (size <= bytes.byteLength) return bytes;
  const grown = new Uint8Array(Math.max(size, 2 * bytes.byteLength));
  grown.set(bytes);
  return grown;
}

function describeBody(answer, text) {
  if (text === "") return "an empty body";
  const type = answer.response.headers.get("content-type")?.split(";", 1)[0]?.trim() || "a body";
  return `${answer.parseJson(text) === void 0 ? `${type} that is not JSON` : "JSON that is not what was expected"}: ${quoted(answer, text)}`;
}

function messageOf(body) {
  if (!isObject(body)) return void 0;
  const plain = (text) => typeof text === "string" ? text.trim().replace(/[.,:;]$/, "") : "";
  const { message, errors } = body;
  const listed = [errors].flat().filter(isObject);
  const details = listed.map((one) => [one["field"], one["message"]].filter(plain).join(": "));
  const isRepeated = details.some((detail) => `: ${plain(detail)}`.endsWith(`: ${plain(message)}`));
  const said = [.../* @__PURE__ */ new Set([isRepeated || message, ...details])].filter(plain);
  const last = said.pop();
  return typeof last === "string" ? [...said.map(plain), last.trim()].join("; ") : void 0;
}

var RESERVED = ["authorization", "content-type", "content-length", "idempotency-key"];
var SECRET_NAME = /auth|cookie|key|password|secret|signature|token/;

function toSettings(options) {
  const { token, retry = {}, timeout = 6e4, maxBodySize = 33554432, onRequest, onResponse } = options;
  const { retries = 2, delay = 250, maxDelay = 3e4, idempotentWrites } = retry;
  if (typeof token !== "string" && typeof token !== "function")
    throw new TypeError("token must be a string or a function that returns one.");
  for (const name of ["fetch", "parseJson"])
    if (typeof (options[name] ?? toSettings) !== "function") throw new TypeError(`${name} must be a function.`);
  return {
    base: toBase(options.baseUrl),
    token,
    fetch: options.fetch ?? ((address, init) => fetch(address, init)),
    timeout: toDuration("timeout", timeout),
    maxBodySize: toInteger("maxBodySize", maxBodySize, 1),
    parseJson: toParser(options.parseJson),
    retries: toInteger("retry.retries", retries, 0),
    delay: toDuration("retry.delay", delay),
    maxDelay: toDuration("retry.maxDelay", maxDelay),
    idempotentWrites: idempotentWrites === true,
    headers: toHeaderMap(options.headers),
    onRequest,
    onResponse
  };
}

function toDuration(name, milliseconds) {
  if (typeof milliseconds === "number" && milliseconds >= 0) return milliseconds;
  throw new TypeError(`${name} must be a number of milliseconds, 0 or more.`);
}

function toInteger(name, value, least) {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new TypeError(`${name} must be an integer, ${least} or more.`);
}

function toParser(parse = JSON.parse) {
  return (text) => {
    try {
      return parse(text);
    } catch {
      return void 0;
    }
  };
}

function toBase(baseUrl) {
  const text = isObject(baseUrl) ? baseUrl["href"] : baseUrl;
  const url = typeof text === "string" && URL.canParse(text) ? new URL(text) : void 0;
  if (url === void 0 || !/^https?:$/.test(url.protocol)) {
    throw new TypeError("baseUrl must be an http or https address.");
  }
  if (url.username !== "" || url.password !== "" || /[?#]/.test(url.href)) {
    throw new TypeError("baseUrl must not contain credentials, a query or a fragment.");
  }
  return url.origin + url.pathname.replace(/\/+$/, "");
}

function isInstanceId(value) {
  return typeof value === "string" && !/^\.{0,2}$|\p{Surrogate}/u.test(value);
}

function toPath({ executePath }, instanceId) {
  if (!isInstanceId(instanceId)) throw new TypeError("The instance id must be text that can be part of an address.");
  return executePath.replace(/\{[^}]*\}/, () => encodeURIComponent(instanceId));
}

function readSafely(address, read) {
  try {
    return read();
  } catch (cause) {
    const deep = cause instanceof RangeError;
    const code = deep ? "value/too-deep" : "value/unreadable";
    const message = `The value ${deep ? "is nested too deep" : "cannot be read as JSON"}`;
    throw new ValidationError(address, [{ code, severity: "error", path: [], pointer: "", message }]);
  }
}

function toPlain(address, value) {
  return readSafely(address, () => JSON.parse(JSON.stringify({ value }))).value;
}

function toHeaderMap(headers = {}) {
  if (!isObject(headers) || Symbol.iterator in headers) throw new TypeError("headers must be a plain object of names and values.");
  const entries = Object.entries(headers).filter(([, value]) => value !== void 0);
  return new Map(entries.map((entry) => checkHeader(...entry)));
}

function checkHeader(name, value) {
  const lower = nameOf(name).toLowerCase();
  if (RESERVED.includes(lower)) {
    throw new TypeError(`The client sends the header \`${lower}\` itself; see the options \`token\` and \`idempotencyKey\`.`);
  }
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(lower)) throw new TypeError(`\`${cleanName(lower)}\` is not a valid name of a header.`);
  return [lower, checkHeaderValue(`The header \`${cleanName(lower)}\``, value)];
}

function checkHeaderValue(what, value) {
  if (typeof value === "string" && /^[\t\x20-\x7e\xa0-\xff]+$/.test(value)) return value;
  throw new TypeError(`${what} must be a non-empty string of Latin-1 characters without line breaks.`);
}

function secretsIn(headers) {
  return [...headers].filter(([name]) => SECRET_NAME.test(name) && name !== "idempotency-key").map(([, value]) => value);
}

var callChecks = {
  validatorsOf,
  assertParams,
  assertAnswer,
  refusesCursor,
  withUndocumented,
  unknownName,
  withSuggestions
};

function validatorsOf({ validators }, { id, entity, action }) {
  const found = validators?.[`${entity}.${action}`];
  if (found === void 0) throw new TypeError(`The connector has no ${id}.`);
  return found;
}

function assertAnswer({ response }, envelope, { validateResponses: asked }, { id }) {
  if (!asked || !response) return;
  const checks = typeof asked === "string" ? { profile: asked } : asked;
  const { ok, issues } = response.check(envelope, checks);
  if (!ok) throw new ValidationError(response.address, issues);
  checks.onWarnings?.(issues, id);
}

function refusesCursor(cursor, validators) {
  if (cursor === void 0 || validators === void 0) return false;
  return validators.params.check({ [cursor.param]: cursor.value }).issues.some(({ path }) => path[0] === cursor.param);
}

function assertParams(validator, params, fixed) {
  const { issues } = validator.check(params);
  const reported = issues.filter(({ code, path: [name = ""] }) => code !== "params/missing" || !(name in fixed));
  for (const issue of reported)
    if (issue.code === UNKNOWN && issue.severity === "warning") {
      issue.severity = "error";
      issue.message += `${issue.message.endsWith("?") ? " To" : "; to"} send it anyway, use the option \`undocumentedParams\``;
    }
  if (reported.some(({ severity }) => severity === "error")) throw new ValidationError(validator.address, reported);
}

function withUndocumented(operation, validator, params, undocumented) {
  if (undocumented === void 0) return params;
  const others = toPlain(`${operation}.undocumentedParams`, undocumented);
  if (!isObject(others)) throw new TypeError("undocumentedParams must be an object.");
  const { issues } = validator.check(others, { maxIssues: Infinity });
  for (const name of Object.keys(others)) {
    const severity = issues.find(({ code, path }) => code === UNKNOWN && path[0] === name)?.severity;
    if (severity === "error")
      throw new TypeError(`undocumentedParams cannot be used with ${operation}: all of its parameters are documented.`);
    if (severity === void 0 || Object.hasOwn(params, name)) {
      throw new TypeError(`\`${cleanName(name)}\` in undocumentedParams belongs in the params of ${operation}.`);
    }
  }
  return { ...params, ...others };
}


function findNext(paging, params, read, elements) {
  switch (paging.kind) {
    case "record_cursor": {
      const { next, previous = next, more, id } = paging;
      const isMore = read(more);
      const param = params[previous] === void 0 ? next : previous;
      return [param, valueAt(elements.at(param === next ? -1 : 0), [id]), isMore === false, elements.length > 0 || isMore];
    }
    case "token": {
      const { next, token, more, last } = paging;
      const [value, isMore, isLast] = [token, more, last].map(read);
      const isEnd = isMore === false || isLast === true;
      return [next, value, isEnd, isMore || !isMissing(isLast) || value === void 0 && more?.in === "record"];
    }
    case "page_number": {
      const { next, size, defaultSize = 1 } = paging;
      return [next, numberOr(params[next], 1) + 1, elements.length < Math.max(1, numberOr(params[size], defaultSize))];
    }
    case "offset": {
      const { next, total, last } = paging;
      const value = numberOr(params[next], 0) + elements.length;
      const [all, isLast] = [total, last].map(read);
      const isEnd = isLast === true || value >= numberOr(all, Infinity);
      return [next, elements.length > 0 ? value : void 0, isEnd, all || !isMissing(isLast)];
    }
    case "page_info": {
      const info = read({ in: "record", within: paging.connection, field: "pageInfo" });
      return [paging.next, valueAt(info, ["endCursor"]), valueAt(info, ["hasNextPage"]) === false, true];
    }
    case "change_feed":
      return [paging.next, read(paging.token), false, isMissing(read(paging.startToken))];
    case "none":
      return null;
  }
}

function isPaged({ paging }) {
  return paging !== void 0 && paging.kind !== "none";
}

function findCursor({ paging, elements }, params, { result, meta }) {
  const list = valueAt(result, elements ?? []);
  const read = (named) => named && valueAt(named.in === "meta" ? meta : result, [...named.within ?? [], named.field]);
  const nextPage = paging && findNext(paging, params, read, Array.isArray(list) ? list : []);
  if (nextPage === void 0 || nextPage === null) return void 0;
  if (elements !== void 0 && !Array.isArray(list)) return { param: elements.join("."), value: void 0 };
  const [param, cursor, isLast, isExpected] = nextPage;
  return isLast || isMissing(cursor) && !isExpected ? void 0 : { param, value: toSendable(cursor, paging) };
}

function toSendable(cursor, paging) {
  if (typeof cursor === "string") return cursor || void 0;
  if (typeof cursor !== "number" || !Number.isSafeInteger(Math.trunc(cursor))) return void 0;
  return paging && COUNTED[paging.kind] ? cursor : String(cursor);
}

function isMissing(value) {
  return (value ?? "") === "";
}

function numberOr(value, otherwise) {
  return typeof value === "number" ? value : otherwise;
}


function createMethod(context, operation) {
  const call = (...input) => toCallPromise(callOperation(context, operation, ...input));
  if (!isPaged(operation)) return call;
  const pages = (...input) => toWalk(walkPages(() => toTask(context, operation, ...input)));
  return Object.assign(call, { pages, all: (...input) => toWalk(walkElements(pages(...input))) });
}

function toTask(context, operation, params = {}, callOptions = {}) {
  const validators = context.checks?.validatorsOf(context.connector, operation);
  const plainParams = toParams(context, operation, validators, params);
  if (!isObject(plainParams)) throw new TypeError(`The params of ${operation.id} must be an object.`);
  return { context, operation, validators, params: plainParams, callOptions };
}

async function callOperation(context, operation, ...input) {
  const task = toTask(context, operation, ...input);
  const shape = resultShapes[operation.kind];
  if (shape === "bytes") return send(task, (answer2) => Promise.resolve({ result: readDownload(context, answer2), envelope: void 0 }));
  const { result: answer, response } = await readAnswer(task);
  if (shape === "record") return { result: answer.result, response };
  return { result: isPaged(operation) ? toPage(task, answer) : toList(operation, answer), response };
}

function readDownload({ connector }, answer) {
  const { id, toDownload } = connector;
  if (toDownload === void 0) throw new TypeError(`${id} cannot read downloads.`);
  return toDownload({
    ...answer,
    length: lengthOf(answer.response.headers),
    unexpected: (what) => errorOf(answer, "answer", what),
    toError: (cause, what) => toError(answer, cause, what)
  });
}

function toList(operation, { result, meta }) {
  return { records: [...elementsOf(operation, result)], meta, ...operation.elements !== void 0 && { record: result } };
}

function toPage(task, answer, trail) {
  const { context, operation, validators, params, callOptions } = task;
  const list = toList(operation, answer);
  const nextPage = findCursor(operation, params, answer);
  const isRefused = context.checks?.refusesCursor(nextPage, validators) ?? false;
  const cursor = isRefused || nextPage?.value === void 0 ? void 0 : nextPage;
  const passed = followTrail(operation, trail, cursor, list.records);
  const nextParams = cursor && { ...params, [cursor.param]: cursor.value };
  const next = async () => {
    if (nextParams !== void 0) return readPage(toTask(context, operation, nextParams, callOptions), passed);
    if (nextPage !== void 0) throw brokenWalk(operation, `no usable \`${nextPage.param}\``);
    return void 0;
  };
  return { ...list, hasNext: nextPage !== void 0, nextParams, next };
}

async function readPage(task, trail) {
  return toPage(task, (await readAnswer(task)).result, trail);
}

function toWalk(items) {
  const toArray = async ({ limit } = {}) => {
    const most = limit === void 0 ? Infinity : toInteger("limit", limit, 0);
    const taken = [];
    if (most > 0) {
      for await (const item of items) if (taken.push(item) >= most) break;
    }
    return taken;
  };
  return Object.assign(items, { toArray });
}

async function* walkPages(start) {
  const task = start();
  let page = await readPage(task);
  for (let empty = 0; page !== void 0; page = await page.next()) {
    empty = page.records.length === 0 ? empty + 1 : 0;
    if (empty > MOST_EMPTY) throw brokenWalk(task.operation, `${MOST_EMPTY} empty pages in a row`);
    yield page;
  }
}

async function* walkElements(pages) {
  for await (const page of pages) for (const record of page.records) yield record;
}

function readAnswer(task) {
  const { context, operation, validators } = task;
  return send(task, async (answer) => {
    const envelope = await readObject(answer);
    const result = openEnvelope(answer, operation, context.connector.gateway, envelope);
    if (validators !== void 0) context.checks?.assertAnswer(validators, envelope, context.options, operation);
    return { result, envelope };
  });
}

function send(task, read) {
  const { context, operation, validators, callOptions } = task;
  const { checks, transport, path, secrets } = context;
  const { entity, action, effect, id, paramsRequired } = operation;
  const { undocumentedParams: others } = callOptions;
  const isChecked = checks !== void 0 && validators !== void 0 && others !== void 0;
  const params = isChecked ? checks.withUndocumented(id, validators.params, task.params, others) : { ...others, ...task.params };
  const isEmpty = Object.keys(params).length === 0 && !paramsRequired;
  const call = {
    operation: id,
    path,
    body: isEmpty ? { entity, action } : { entity, action, params },
    effect,
    secrets,
    options: callOptions
  };
  return transport(call, read);
}

function toCallPromise(work) {
  const promise = work.then(({ result }) => result);
  const withResponse = () => promise.then(async (result) => ({ result, response: (await work).response() }));
  return Object.assign(promise, { withResponse });
}

function openEnvelope(answer, operation, gateway, envelope) {
  const problem = problemOf(answer, operation, gateway, envelope);
  if (problem === void 0) return { result: envelope[gateway.result], meta: envelope[gateway.meta] ?? {} };
  const said = messageOf(envelope);
  if (said === void 0) throw unexpected(answer, problem);
  throw errorOf(answer, "answer", `the gateway answered ${answer.response.status} with an error: ${said}`, { body: envelope });
}

function problemOf(answer, { kind }, { result, success }, envelope) {
  const wrong = Object.keys(success).find((field) => envelope[field] !== success[field]);
  if (wrong !== void 0 && Object.hasOwn(envelope, wrong)) {
    const actual = envelope[wrong];
    const description = Object(actual) === actual ? describeValue(actual) : beginningOf(JSON.stringify(actual), answer);
    return `\`${wrong}\` ${description} instead of ${JSON.stringify(success[wrong])}`;
  }
  if (!Object.hasOwn(envelope, result)) return `an object without \`${result}\``;
  const isRight = resultShapes[kind] === "array" ? Array.isArray : isObject;
  if (!isRight(envelope[result])) return `a \`${result}\` that is not an ${isRight === isObject ? "object" : "array"}`;
  return wrong === void 0 ? void 0 : `an object without \`${wrong}\``;
}

function toParams({ checks, options }, { id, fixedParams: fixed = {} }, validators, params) {
  const check = (value) => {
    if (validators !== void 0 && options.validateRequests !== false) checks?.assertParams(validators.params, value, fixed);
  };
  check(params);
  const plainParams = toPlain(`${id}.params`, params);
  const whole = isObject(plainParams) ? { ...fixed, ...plainParams } : plainParams;
  check(whole);
  return whole;
}

function followTrail(operation, trail, cursor, records) {
  const isCounted = typeof cursor?.value === "number" || trail?.pages[1] !== void 0;
  const page = isCounted && records.length > 0 ? identityOf(operation, records) : void 0;
  if (page !== void 0 && trail?.pages.includes(page) === true) throw brokenWalk(operation, "the same page again");
  if (cursor === void 0) return void 0;
  const { param, value } = cursor;
  if (value === trail?.kept) throw brokenWalk(operation, `\`${param}\` of an earlier page again`);
  const steps = (trail?.steps ?? 0) + 1;
  const renews = trail === void 0 || (steps & steps - 1) === 0;
  return renews ? { kept: value, steps, pages: [page, page] } : { ...trail, steps, pages: [trail.pages[0], page] };
}

function identityOf(operation, records) {
  try {
    return JSON.stringify(records.map((record) => valueAt(record, ["id"]) ?? record));
  } catch {
    throw brokenWalk(operation, "records that are nested too deep");
  }
}

function brokenWalk(operation, what) {
  const details = { kind: "paging", operation: operation.id };
  return new GatewayError(`the gateway returned ${what}, so the rest of the list cannot be read`, details);
}

var LONGEST_WAIT = 2 ** 31 - 1;

function startTimeLimit(milliseconds, callerSignal) {
  const controller = new AbortController();
  const { signal } = controller;
  let expired = false;
  let stopWork;
  const end = (reason) => {
    controller.abort(reason);
    stopWork?.();
  };
  const expire = () => {
    expired = true;
    end();
  };
  const timer = milliseconds > 0 && milliseconds <= LONGEST_WAIT ? setTimeout(expire, milliseconds) : void 0;
  const follow = () => end(callerSignal?.reason);
  callerSignal?.addEventListener("abort", follow, { once: true });
  if (callerSignal?.aborted === true) follow();
  const stopClock = () => clearTimeout(timer);
  const release = () => {
    stopClock();
    callerSignal?.removeEventListener("abort", follow);
  };
  return {
    signal,
    expired: () => expired,
    aborted: () => !expired && signal.aborted,
    race: (work) => new Promise((resolve, reject) => {
      stopWork = () => reject(signal.reason);
      if (signal.aborted) stopWork();
      work.then(resolve, reject);
    }),
    stopClock,
    release,
    abandon: () => {
      release();
      end();
    }
  };
}

async function pause(milliseconds, signal) {
  const limit = startTimeLimit(Math.min(Math.max(milliseconds, 1), LONGEST_WAIT), signal);
  try {
    await limit.race(new Promise(() => void 0));
  } catch (reason) {
    if (!limit.expired()) throw reason;
  } finally {
    limit.release();
  }
}

var HookFailure = class extends Error {
};

function createTransport(options) {
  const settings = toSettings(options);
  return async (call, read) => {
    const request = toRequest(settings, call);
    const repeatable = call.effect === "read" || settings.idempotentWrites && request.key !== void 0;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptCall(settings, request, attempt, read);
      } catch (error) {
        if (error instanceof HookFailure) throw error.cause;
        const wait = repeatable ? waitBefore(error, attempt, settings) : void 0;
        if (wait === void 0) throw error;
        await pause(wait, call.options.signal);
      }
    }
  };
}

function toRequest(settings, call) {
  const { effect, operation, options } = call;
  const { timeout = settings.timeout, maxBodySize = settings.maxBodySize } = options;
  let { idempotencyKey: key } = options;
  if (effect === "write") key ??= crypto.randomUUID?.();
  else if (key !== void 0 && effect === "read") throw new TypeError(`idempotencyKey cannot be used with ${operation}: it only reads.`);
  const headers = new Map([...settings.headers, ...toHeaderMap(options.headers), ["content-type", "application/json"]]);
  if (key !== void 0) headers.set("idempotency-key", checkHeaderValue("idempotencyKey", key));
  return {
    call,
    text: readSafely(operation, () => JSON.stringify(call.body)),
    key,
    headers,
    timeout: toDuration("timeout", timeout),
    maxBodySize: toInteger("maxBodySize", maxBodySize, 1)
  };
}

async function attemptCall(settings, request, number, read) {
  const { call, text, timeout, maxBodySize } = request;
  const limit = startTimeLimit(timeout, call.options.signal);
  try {
    const { attempt, token, headers } = await getReady(settings, request, number, limit);
    const init = {
      method: "POST",
      headers: { ...Object.fromEntries(headers), Authorization: `Bearer ${token}` },
      body: text,
      redirect: "manual",
      signal: limit.signal
    };
    const sent = Promise.resolve(init).then((ready) => settings.fetch(settings.base + call.path, ready));
    const response = await limit.race(sent).catch((cause) => {
      throw toError(attempt, cause, "the gateway could not be reached");
    });
    const answer = { ...attempt, response, maxBodySize, parseJson: settings.parseJson };
    return await readResponse(settings, request, number, answer, read);
  } catch (error) {
    limit.abandon();
    throw error;
  }
}

async function getReady(settings, { call, headers: before }, attempt, limit) {
  const { operation, path, body, secrets, options } = call;
  const requestInfo = { operation, attempt, url: settings.base + path, body: call.effect === "create" ? void 0 : body };
  try {
    const { token: source } = settings;
    const token = checkToken(typeof source === "string" ? source : await limit.race(Promise.resolve(source())));
    const headers = await limit.race(showRequest([settings.onRequest, options.onRequest], requestInfo, before));
    return { attempt: { operation, secrets: () => [token, ...secrets, ...secretsIn(headers)], limit }, token, headers };
  } catch (cause) {
    throw limit.expired() ? toError({ operation, secrets: () => secrets, limit }, cause, "the request was not ready to be sent") : cause;
  }
}

async function readResponse({ onResponse }, { call }, attempt, answer, read) {
  const hooks = [onResponse, call.options.onResponse];
  const content = await Promise.resolve(answer).then(answer.response.ok ? read : fail).catch(async (error) => {
    const failed = describe(answer, attempt, void 0);
    await showResponse(hooks, () => failed);
    throw error;
  });
  let responseInfo;
  const response = () => responseInfo ??= describe(answer, attempt, content.envelope);
  await showResponse(hooks, response);
  return { result: content.result, response };
}

function describe({ operation, response }, attempt, envelope) {
  const { status, headers } = response;
  return Object.freeze({ operation, attempt, status, requestId: requestIdOf(response), headers, envelope });
}

function waitBefore(error, attempt, { retries, delay, maxDelay }) {
  if (attempt > retries || !(error instanceof GatewayError)) return void 0;
  const { kind, status, retryAfter } = error;
  if (kind !== "network" && (kind !== "status" || ![429, 503, retryAfter && 409].includes(status))) return void 0;
  const backoff = Math.min(maxDelay, delay * 2 ** attempt * (1 + Math.random()) / 4);
  const wait = retryAfter === void 0 ? backoff : retryAfter * 1e3;
  return wait > maxDelay ? void 0 : wait;
}

function checkToken(token) {
  if (typeof token === "string" && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new TypeError("The gateway's token must be a string of visible ASCII characters.");
}

async function showRequest(hooks, request, before) {
  const headers = new Map(before);
  const setHeader = (name, value) => void headers.set(...checkHeader(name, value));
  for (const hook of hooks) if (hook) await runHook(hook, { ...request, headers: Object.fromEntries(headers), setHeader });
  return headers;
}

async function showResponse(hooks, describe2) {
  for (const hook of hooks) if (hook) await runHook(hook, describe2());
}

async function runHook(hook, info) {
  try {
    await hook(info);
  } catch (cause) {
    throw new HookFailure("", { cause });
  }
}

var BODY = ["entity", "action", "params"];

function createGateway(options) {
  return openGateway(options, callChecks);
}

function createUncheckedGateway(options) {
  return openGateway(options, void 0);
}

function openGateway(options, checks) {
  const context = { options: { ...options }, checks, connectors: { ...options.connectors }, transport: createTransport(options) };
  return deepFreeze({
    instance: (id, instanceId) => openInstance(context, id, instanceId, []),
    create: (id, request, callOptions = {}) => toCallPromise(createInstance(context, id, request, callOptions))
  });
}

function openInstance(context, id, instanceId, secrets) {
  const connector = definitionOf(context, id);
  const path = toPath(connector.gateway, instanceId);
  return createInstanceClient({ ...context, connector, instanceId, path, secrets });
}

function definitionOf({ checks, connectors }, id) {
  const definition = typeof id === "string" && Object.hasOwn(connectors, id) ? connectors[id] : void 0;
  if (definition !== void 0) return definition;
  throw unknownIn(checks, "connector", id, "here", Object.keys(connectors));
}

async function createInstance(context, id, request, callOptions) {
  const { options, transport } = context;
  const connector = definitionOf(context, id);
  const { definitionId, gateway } = connector;
  const plainRequest = toPlain(CREATE, request);
  const body = isObject(plainRequest) ? { connector_definition_id: definitionId, ...plainRequest } : plainRequest;
  const validator = connector.createRequest;
  if (context.checks && options.validateRequests !== false) validator?.assert(body);
  const secrets = readSafely(CREATE, () => isObject(plainRequest) ? textsIn(plainRequest["auth_config"]) : []);
  const call = {
    operation: CREATE,
    path: gateway.createPath,
    body,
    effect: "create",
    secrets,
    options: callOptions
  };
  const { result, response } = await transport(call, async (answer) => {
    const envelope = await readObject(answer);
    if (isInstanceId(envelope["id"])) return { result: envelope["id"], envelope };
    throw unexpected(answer, "an object without the `id` of the new instance");
  });
  return { result: openInstance(context, id, result, secrets), response };
}

function textsIn(value) {
  if (typeof value === "string") return [value];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

function createInstanceClient(context) {
  const { checks, connector, instanceId } = context;
  const instance = deepFreeze({
    ...createEntities(context),
    instanceId,
    call: (id, params, options) => toCallPromise(run(context, id, params, options)),
    execute: (body, options) => toCallPromise(execute(context, body, options))
  });
  return checks?.withSuggestions(instance, "property", `on an instance of ${connector.id}`) ?? instance;
}

function createEntities(context) {
  const { checks, connector } = context;
  const { id, operations } = connector;
  const entities = [...new Set(operations.map(({ entity }) => entity))].map((name) => {
    const entityOperations = operations.filter(({ entity }) => entity === name);
    const methods = deepFreeze(
      Object.fromEntries(entityOperations.map((operation) => [operation.action, createMethod(context, operation)]))
    );
    return [name, checks?.withSuggestions(methods, "action", `in ${id}.${name}`) ?? methods];
  });
  return Object.fromEntries(entities);
}

async function run(context, id, params, options) {
  const { id: connector, operations } = context.connector;
  const operation = operations.find((each) => each.id === id);
  if (operation !== void 0) return callOperation(context, operation, params, options);
  const ids = operations.map((each) => each.id);
  throw unknownIn(context.checks, "operation", id, `in ${connector}`, ids);
}

async function execute(context, body, options) {
  const { id } = context.connector;
  const copy = readSafely(`${id}.execute`, () => isObject(body) && { ...body });
  if (copy === false) throw new TypeError("A request body must be an object with `entity`, `action` and `params`.");
  const { entity, action, params, ...others } = copy;
  const [stray] = Object.keys(others);
  if (stray !== void 0) throw unknownIn(context.checks, "property", stray, "in a request body", BODY);
  return run(context, [id, entity, action].map(nameOf).join("."), params, options);
}

function unknownIn(checks, ...about) {
  const [what, name, where] = about;
  return checks?.unknownName(...about) ?? new TypeError(`There is no ${what} "${nameOf(name)}" ${where}.`);
}
export {
  GatewayError,
  ValidationError,
  createGateway,
  createUncheckedGateway
};
