// @generated from templates/runtime/server/kit.ts by connector-gateway-spec. Do not edit.

import { isObject, isList, didYouMean, redact } from "../engine.js";

const METHODS = "POST, OPTIONS";
const EXPOSED = "x-request-id, retry-after, content-disposition, content-range, accept-ranges, idempotency-replayed";
const MOST = 1e4;

var Download = class {
  content;
  details;
  constructor(content, details) {
    this.content = content;
    this.details = details;
  }
};

function download(content, details = {}) {
  const { size, contentType } = details;
  if (size !== void 0 && !(Number.isSafeInteger(size) && size >= 0)) throw new RangeError("`size` must be a whole number of bytes.");
  if (contentType !== void 0 && !/^[!-.0-~]+\/[ -~]+$/.test(contentType)) throw new TypeError("`contentType` must be a media type.");
  return new Download(typeof content === "string" ? new TextEncoder().encode(content) : content, details);
}


function tell(hook, ...told) {
  (async () => await hook?.(...told))().catch(() => void 0);
}

function createService(options) {
  const { connectors, basePath, operations: handlers } = options;
  checkOptions(options);
  const { gateway } = connectors[0].definition;
  const definitions = connectors.map(({ definition }) => definition);
  const operations = new Map(
    definitions.flatMap(
      (definition) => definition.operations.map((operation) => [
        operation.id,
        { operation, validators: definition.validators[`${operation.entity}.${operation.action}`], handler: handlers[operation.id] }
      ])
    )
  );
  const stray = Object.keys(handlers).find((name) => !operations.has(name));
  if (stray !== void 0) throw new TypeError(`There is no operation \`${stray}\`${didYouMean(stray, [...operations.keys()])}`);
  return {
    options,
    definition: gateway,
    route: createRouter(gateway, basePath),
    connectors: new Map(connectors.map((connector) => [connector.definition.id, connector])),
    byDefinitionId: new Map(definitions.map((definition) => [definition.definitionId, definition])),
    operations
  };
}

function checkOptions({ authenticate: authenticate2, instances, basePath = "" }) {
  const { create, find } = Object(instances);
  const functions = Object.entries({ authenticate: authenticate2, "instances.create": create, "instances.find": find });
  const [wrong] = functions.find(([, value]) => typeof value !== "function") ?? [];
  if (wrong !== void 0) throw new TypeError(`\`${wrong}\` must be a function.`);
  if (!/^(\/[^?#]*)?$/.test(basePath)) throw new TypeError("`basePath` must start with /.");
}

function createRouter({ createPath, executePath }, basePath = "") {
  const base = basePath.replace(/\/+$/, "");
  const [before = "", after = ""] = executePath.split(/\{[^}]*\}/);
  const start = base + before;
  return (path) => {
    if (path === base + createPath) return { kind: "create" };
    if (!path.startsWith(start) || !path.endsWith(after)) return void 0;
    const instanceId = decode(path.slice(start.length, path.length - after.length));
    return instanceId === void 0 ? void 0 : { kind: "execute", instanceId };
  };
}

function decode(step) {
  try {
    const decoded = decodeURIComponent(step);
    return step.includes("/") || /^\.{0,2}$/.test(decoded) ? void 0 : decoded;
  } catch {
    return void 0;
  }
}

var OperationError = class extends Error {
  name = "OperationError";
  status;
  details;
  constructor(status, message, details = {}) {
    super(message);
    if (!Number.isInteger(status) || status < 400 || status > 599) throw new RangeError(`${status} is not the status of an error.`);
    const { retryAfter = 0 } = details;
    if (!(retryAfter >= 0 && retryAfter < Infinity)) throw new RangeError(`${retryAfter} is not a number of seconds.`);
    this.status = status;
    this.details = details;
  }
};

function internalError() {
  return new OperationError(500, "Internal server error.");
}

function invalidRequest(errors) {
  return new OperationError(422, "The request is not valid.", { errors });
}

function toEntries(issues) {
  return issues.filter(({ severity }) => severity === "error").map(({ path, message, hint, code }) => ({
    field: fieldText(path) || null,
    message: hint === void 0 ? message : `${message}. ${hint}`,
    error_code: code
  }));
}

function fieldText(path) {
  return path.map(stepText).join("").replace(/^\./, "");
}

function stepText(step) {
  if (typeof step === "number") return `[${step}]`;
  return /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}

function jsonAnswer(status, body, headers = {}, print = JSON.stringify) {
  return { status, headers: { "content-type": "application/json", ...headers }, body: print(body) };
}

function errorAnswer({ status, message, details }) {
  const {
    field,
    code,
    errors = (field ?? code) === void 0 ? [] : [{ field: field ?? null, message, error_code: code ?? null }],
    retryAfter = status === 429 ? 1 : void 0,
    headers
  } = details;
  return jsonAnswer(
    status,
    { message, errors },
    {
      ...status === 401 && { "www-authenticate": "Bearer" },
      ...retryAfter !== void 0 && { "retry-after": String(Math.ceil(retryAfter)) },
      ...headers
    }
  );
}

var OWN_NAMES = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
var BLANKS = /[ \t\n\r]{1,999}/y;
var SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
var PIECE = /[^"\\\p{Cc}]{1,999}|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy;
var DROPPED_BYTES = 16 * 1024 * 1024;

async function readBody(incoming, limit) {
  const chunks = [];
  const announced = Number(incoming.headers.get("content-length")) || 0;
  let length = 0;
  const take = (chunk) => {
    length += chunk.byteLength;
    if (Math.max(length, announced) <= limit) chunks.push(chunk);
    return length <= limit + DROPPED_BYTES;
  };
  await incoming.read(take).catch(() => {
    throw new OperationError(422, "The body broke off before its end.", { code: "request/incomplete" });
  });
  if (Math.max(length, announced) <= limit) {
    const whole = new Uint8Array(length);
    let offset = 0;
    for (const chunk of chunks) {
      whole.set(chunk, offset);
      offset += chunk.byteLength;
    }
    return whole;
  }
  throw new OperationError(413, `The body is longer than ${limit} bytes.`, { code: "request/too-large" });
}

function checkMediaType({ headers }) {
  const [type = "", ...parameters] = (headers.get("content-type") ?? "").toLowerCase().replace(/[\s"]/g, "").split(";");
  const isJson = type === "application/json" && parameters.every((one) => !one.startsWith("charset=") || one === "charset=utf-8");
  const encoding = (headers.get("content-encoding") ?? "identity").trim().toLowerCase();
  if (isJson && encoding === "identity") return;
  const message = isJson ? "The body must not be compressed." : "The body must be JSON in UTF-8: send `Content-Type: application/json`.";
  throw new OperationError(415, message, { code: "request/media-type" });
}
var decoder = new TextDecoder("utf-8", { fatal: true });

function parseBody(bytes) {
  let text;
  try {
    text = decoder.decode(bytes);
    return JSON.parse(text);
  } catch {
    if (text === void 0) throw notJson("is not valid UTF-8");
    throw notJson(text === "" ? "is empty; it must be a JSON object" : `is not valid JSON: ${faultIn(text)}`);
  }
}

function notJson(what) {
  return new OperationError(422, `The body ${what}.`, { code: "request/json" });
}

async function* chunksOf(stream, signal) {
  const reader = stream.getReader();
  const cancel = () => void reader.cancel().catch(() => void 0);
  signal?.addEventListener("abort", cancel);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    signal?.removeEventListener("abort", cancel);
    cancel();
  }
}

function faultIn(text) {
  const before = text.slice(0, offsetOfFault(text)).split("\n");
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

function offsetOfFault(text) {
  let offset = 0;
  const take = (pattern) => {
    pattern.lastIndex = offset;
    const isMatch = pattern.test(text);
    if (isMatch) offset = pattern.lastIndex;
    return isMatch;
  };
  const mark = (character) => {
    while (take(BLANKS)) ;
    if (text[offset] !== character) return false;
    offset += 1;
    while (take(BLANKS)) ;
    return true;
  };
  const string = () => {
    const start = offset;
    offset += 1;
    while (take(PIECE)) ;
    if (offset === text.length) offset = start;
    else if (text[offset] === '"') offset += 1;
    else return false;
    return offset !== start;
  };
  const key = () => text[offset] === '"' && string() && mark(":");
  const open2 = [];
  const close = () => mark(open2.at(-1) ?? "") && open2.pop() !== void 0;
  for (; ; ) {
    const isObject2 = mark("{");
    const isOpen = isObject2 || mark("[");
    if (isOpen) open2.push(isObject2 ? "}" : "]");
    const isValue = isOpen ? close() : text[offset] === '"' ? string() : take(SCALAR);
    if (!isOpen && !isValue) return offset;
    if (isValue) {
      while (close()) ;
      if (open2.length === 0 || !mark(",")) return offset;
    }
    if (open2.at(-1) === "}" && !key()) return offset;
  }
}

function isOwnName(host) {
  return OWN_NAMES.test(host);
}

function checkLocalSender({ headers, url }, what, isTrusted) {
  const host = headers.get("host") ?? (isTrusted ? void 0 : hostOf(url));
  if (host !== void 0 && !isOwnName(host)) {
    throw new OperationError(403, `${what} can only be used at localhost, 127.0.0.1 or [::1].`, { code: "sandbox/host" });
  }
  const origin = headers.get("origin");
  if (origin === null || host !== void 0 && /^https?:\/\/(.*)$/i.exec(origin)?.[1]?.toLowerCase() === host.toLowerCase()) return;
  throw new OperationError(403, `${what} cannot be used by pages of other origins.`, { code: "sandbox/origin" });
}

function hostOf(url) {
  return /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1] ?? "";
}

var Reply = class {
  result;
  meta;
  warning;
  constructor(result, { meta, warning }) {
    this.result = result;
    this.meta = meta;
    this.warning = warning;
  }
};

function reply(result, details) {
  return new Reply(result, details);
}

var UNKNOWN_SIZE = { start: 0, end: void 0, isWhole: true };

async function executeOperation(service, call, body) {
  const started = timeOf(service);
  const { served, params } = checkRequest(service, call, body);
  const context = new ExecuteContext(call, served.operation);
  const answer = async () => {
    const result = await run(service, served, params, context);
    return served.operation.kind === "download" ? answerDownload(service, context, result, rangeOf(served, params, call.incoming)) : answerResult(service, served, context, result, Math.max(0, Math.round(timeOf(service) - started)));
  };
  const { once } = service.options;
  return once ? once(answer, context, params, call.incoming) : answer();
}

function timeOf({ options }) {
  return options.now?.() ?? performance.now();
}

function checkRequest({ connectors, operations }, { instance: { id, connector }, trace }, body) {
  const execute = connectors.get(connector)?.execute;
  if (execute === void 0) throw new Error(`The instance ${id} has no connector "${connector}".`);
  const { ok, issues } = execute.check(body);
  const { entity, action, params } = isObject(body) ? body : {};
  const asked = [connector, entity, action].map((name) => typeof name === "string" ? name : "?").join(".");
  const served = operations.get(asked);
  trace[served === void 0 ? "asked" : "operation"] = asked;
  if (!ok || served === void 0) throw invalidRequest(toEntries(issues));
  return { served, params: isObject(params) ? params : {} };
}
var ExecuteContext = class {
  #incoming;
  constructor({ incoming, caller, instance, trace }, operation) {
    this.operation = operation;
    this.connector = instance.connector;
    this.instance = instance;
    this.caller = caller;
    this.requestId = trace.requestId;
    this.#incoming = incoming;
  }
  get signal() {
    return this.#incoming.signal;
  }
};

function run({ options }, { operation, handler }, params, context) {
  if (handler !== void 0) return handler(params, context);
  if (options.fallback !== void 0) return options.fallback(operation, params, context);
  throw new OperationError(501, `${operation.id} is not implemented.`, { code: "operation/not-implemented" });
}

function rangeOf({ operation }, params, { headers }) {
  const wanted = params[operation.range ?? ""];
  if (typeof wanted === "string") return wanted;
  return headers.get("if-range") === null ? headers.get("range") : null;
}

function answerDownload(service, context, file, range) {
  if (!(file instanceof Download)) {
    throw refuse(service, context, [toIssue("a download handler returns `download()`", describe(file))]);
  }
  const { content, details } = file;
  const size = content instanceof Uint8Array ? content.byteLength : details.size;
  const { start, end, isWhole } = size === void 0 ? UNKNOWN_SIZE : requestedPart(range, size);
  const length = end === void 0 ? void 0 : end + 1 - start;
  if (!isWhole && start > (end ?? start)) {
    discard(content);
    const headers2 = { "content-range": `bytes */${size}` };
    throw new OperationError(416, `The range is outside the file, which has ${size} bytes.`, { code: "request/range", headers: headers2 });
  }
  const headers = {
    ...headersOf(details),
    ...length !== void 0 && { "accept-ranges": "bytes", "content-length": String(length) },
    ...!isWhole && { "content-range": `bytes ${start}-${end}/${size}` }
  };
  return { status: isWhole ? 200 : 206, headers, body: open(service, context, content, { start, end, isWhole }) };
}

function open(service, context, content, { start, end, isWhole }) {
  const after = end === void 0 ? Infinity : end + 1;
  if (content instanceof Uint8Array) return content.subarray(start, after);
  const source = typeof content === "function" ? content({ start, end }) : content;
  const chunks = "getReader" in source ? chunksOf(source, context.signal) : source;
  const isCut = !isWhole && typeof content !== "function";
  return watch(service, context, isCut ? partOf(chunks, start, after) : chunks, after - start);
}

async function* watch(service, context, chunks, length) {
  let missing = length;
  try {
    for await (const chunk of chunks) {
      missing -= chunk.byteLength;
      if (missing < 0) break;
      yield chunk;
    }
    if (length !== Infinity && missing !== 0) throw new RangeError(`The download does not have the announced ${length} bytes.`);
  } catch (error) {
    if (!context.signal.aborted) tell(service.options.onError, error, { requestId: context.requestId, operation: context.operation.id });
    throw error;
  }
}

function discard(content) {
  if ("cancel" in content) content.cancel().catch(() => void 0);
  else if ("destroy" in content) content.destroy();
}

function headersOf({ contentType = "application/octet-stream", filename }) {
  return { "content-type": contentType, ...filename !== void 0 && { "content-disposition": disposition(filename) } };
}

function disposition(filename) {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const full = encodeURIComponent(filename.replace(/\p{Surrogate}/gu, "_")).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  );
  return `attachment; filename="${ascii}"${ascii === filename ? "" : `; filename*=UTF-8''${full}`}`;
}

function requestedPart(range, size) {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(range?.trim() ?? "") ?? [];
  const [end, to] = [size - 1, Number(last || Infinity)];
  if (first + last === "" || to < Number(first)) return { start: 0, end, isWhole: true };
  if (first === "") return { start: Math.max(0, size - to), end, isWhole: false };
  return { start: Number(first), end: Math.min(to, end), isWhole: false };
}

async function* partOf(bytes, start, after) {
  let offset = 0;
  for await (const chunk of bytes) {
    const part = chunk.subarray(Math.max(0, start - offset), Math.max(0, after - offset));
    if (part.byteLength > 0) yield part;
    offset += chunk.byteLength;
    if (offset >= after) return;
  }
}

function answerResult(service, { operation, validators }, context, result, elapsed) {
  const { options } = service;
  const parts = operation.kind === "list" ? listParts(result) : recordParts(result);
  if (parts === void 0) {
    throw refuse(service, context, [toIssue("a list handler returns `{ records, meta }`", describe(result))]);
  }
  const envelope = toEnvelope(service, context, parts, elapsed);
  const check = options.responses === "off" ? void 0 : validators?.response;
  const { ok = true, issues = [] } = check?.check(envelope, { profile: options.profile ?? "documented" }) ?? {};
  const refusal = ok ? void 0 : refuse(service, context, issues);
  if (refusal !== void 0 && options.responses !== "report") throw refusal;
  return jsonAnswer(200, envelope, {}, options.print);
}

function refuse(service, context, issues) {
  const { operation, instance, requestId } = context;
  tell(service.options.onDeviation, { operation: operation.id, instance: instance.id, requestId, issues });
  return internalError();
}

function toIssue(message, returned) {
  return { code: "value/type", severity: "error", path: [], pointer: "", message: `${message}; this one returned ${returned}` };
}

function describe(result) {
  if (result === void 0 || result === null) return "nothing";
  return isList(result) ? "an array" : `another ${typeof result}`;
}

function listParts(result) {
  if (result instanceof Reply && isList(result.result)) return result;
  if (!isObject(result) || !isList(result["records"])) return void 0;
  const { records, meta, warning } = result;
  return { result: records, meta, warning };
}

function recordParts(result) {
  return result instanceof Reply ? result : { result };
}

function toEnvelope({ definition }, { instance }, parts, elapsed) {
  const { execution } = definition;
  return {
    ...definition.success,
    [definition.result]: parts.result,
    ...parts.meta !== void 0 && { [definition.meta]: parts.meta },
    ...execution !== void 0 && { [execution.field]: { [execution.instanceId]: instance.id, [execution.milliseconds]: elapsed } },
    ...parts.warning !== void 0 && { warning: parts.warning }
  };
}

var MAX_BODY_BYTES = 1024 * 1024;

async function answerRequest(service, incoming) {
  const trace = { requestId: requestIdOf(service, incoming) };
  const answer = await route(service, incoming, trace).catch((error) => toErrorAnswer(service, error, incoming, trace));
  const headers = { ...answer.headers, "x-request-id": trace.requestId, ...corsHeaders(service.options.cors, incoming) };
  return { status: answer.status, headers, body: incoming.method === "HEAD" ? void 0 : answer.body };
}

async function route(service, incoming, trace) {
  const { options } = service;
  const target = service.route(incoming.path);
  if (target === void 0) throw new OperationError(404, "The gateway has no such path.", { code: "request/path" });
  if (incoming.method === "OPTIONS") return { status: 204, headers: optionsHeaders(options.cors, incoming), body: void 0 };
  if (incoming.method !== "POST")
    throw new OperationError(405, "Only POST is allowed here.", { code: "request/method", headers: { allow: METHODS } });
  const caller = await authenticate(service, incoming);
  checkMediaType(incoming);
  const bytes = await readBody(incoming, options.maxBodyBytes ?? MAX_BODY_BYTES);
  const body = parseBody(bytes);
  options.onBody?.(incoming, body, bytes.byteLength);
  if (target.kind === "create") return createInstance(service, caller, body);
  const instance = await findInstance(service, target.instanceId, caller);
  return executeOperation(service, { incoming, caller, instance, trace }, body);
}

async function authenticate({ options }, incoming) {
  const token = /^bearer +([!-~]+) *$/i.exec(incoming.headers.get("authorization") ?? "")?.[1];
  const caller = token === void 0 ? void 0 : await options.authenticate(token, incoming);
  if (isObject(caller)) return caller;
  const headers = token === void 0 ? void 0 : { "www-authenticate": 'Bearer error="invalid_token"' };
  throw new OperationError(401, "The bearer token is missing or invalid.", { code: "request/token", headers });
}

async function findInstance({ options }, id, caller) {
  const instance = await options.instances.find(id, caller);
  if (isObject(instance)) return instance;
  throw new OperationError(404, "No instance with this id exists.", { code: "request/unknown-instance" });
}

function requestIdOf({ options }, { headers }) {
  const header = headers.get("x-request-id") ?? "";
  return /^[\w.:+/=-]{1,128}$/.test(header) ? header : options.createRequestId?.() ?? crypto.randomUUID();
}

function toErrorAnswer({ options }, error, incoming, trace) {
  const refusal = error instanceof OperationError ? error : internalError();
  if (refusal !== error) tell(options.onError, error, trace);
  tell(options.onRefusal, refusal, trace, incoming);
  return errorAnswer(refusal);
}

function corsHeaders(cors, { headers }) {
  const origins = toOptions(cors)?.origins;
  if (origins === void 0) return {};
  const origin = origins === "*" ? origins : headers.get("origin");
  const vary = origins !== "*" && { vary: "Origin" };
  const isAllowed = origin !== null && origins.includes(origin);
  return { ...isAllowed && { "access-control-allow-origin": origin, "access-control-expose-headers": EXPOSED }, ...vary };
}

function optionsHeaders(cors, request) {
  if (!("access-control-allow-origin" in corsHeaders(cors, request))) return { allow: METHODS };
  return {
    allow: METHODS,
    "access-control-allow-methods": METHODS,
    "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "authorization, content-type",
    "access-control-max-age": String(toOptions(cors)?.maxAge ?? 600)
  };
}

function toOptions(cors) {
  return cors === true ? { origins: "*" } : cors || void 0;
}

async function createInstance(service, caller, body) {
  const { options } = service;
  const { ok, issues } = options.createRequest.check(body);
  const definition = definitionOf(service, body);
  if (!ok) {
    const errors = toEntries(issues);
    const onlyCredentials = definition !== void 0 && issues.every(({ severity, path }) => severity === "warning" || path[0] === "auth_config");
    if (!onlyCredentials) throw invalidRequest(errors);
    throw new OperationError(400, "The credentials fit no authentication method of the connector.", { errors });
  }
  if (definition === void 0) throw unknownDefinition(service);
  const { id } = await options.instances.create(toNewInstance(definition, body), caller);
  return jsonAnswer(200, { id });
}

function definitionOf({ byDefinitionId }, body) {
  return isObject(body) ? byDefinitionId.get(body["connector_definition_id"]) : void 0;
}

function unknownDefinition({ byDefinitionId }) {
  const idList = [...byDefinitionId].map(([id, connector]) => `${String(id)} (${connector.id})`).join(", ");
  const message = `\`connector_definition_id\` must be the id of a connector. Known: ${idList}.`;
  return invalidRequest([{ field: "connector_definition_id", message, error_code: "request/unknown-connector" }]);
}

function toNewInstance({ id, definitionId }, body) {
  const { name, auth_config: authConfig, config } = isObject(body) ? body : {};
  return {
    connector: id,
    definitionId,
    name: typeof name === "string" ? name : "",
    authConfig: isObject(authConfig) ? authConfig : {},
    ...isObject(config) && { config }
  };
}

var answerFunctions = /* @__PURE__ */ new WeakMap();

function createHandler(options) {
  const service = createService(options);
  return toHandler((incoming) => answerRequest(service, incoming));
}

function toHandler(answer) {
  const handle = async (request) => toResponse(await answer(toIncoming(request)));
  answerFunctions.set(handle, answer);
  return handle;
}

function answerFunctionOf(handler) {
  return answerFunctions.get(handler);
}

function toIncoming(request) {
  const { method, url, headers, signal, body } = request;
  const read = async (take) => {
    if (body !== null) {
      for await (const chunk of chunksOf(body)) if (!take(chunk)) return;
    }
  };
  return { method, url, headers, signal, path: pathOf(url), read };
}

function pathOf(url) {
  return url.slice(url.indexOf("/", url.indexOf("://") + 3)).replace(/[?#].*/s, "");
}

function toResponse({ status, headers, body }) {
  const content = body instanceof Uint8Array ? new Uint8Array(body) : typeof body === "object" ? toStream(body) : body;
  return new Response(content ?? null, { status, headers });
}

function toStream(chunks) {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await iterator.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await iterator.return?.();
      }
    },
    { highWaterMark: 0 }
  );
}


function memoryInstances(createId = () => `inst_${crypto.randomUUID()}`) {
  const kept = /* @__PURE__ */ new Map();
  return {
    create: (instance, caller) => {
      const id = createId();
      kept.set(id, Object.freeze({ ...instance, id, owner: caller.id }));
      return { id };
    },
    find: (id, caller) => {
      const instance = kept.get(id);
      return instance?.owner === caller.id ? instance : void 0;
    }
  };
}

function memoryWrites() {
  const writes = /* @__PURE__ */ new Map();
  return async (run2, { operation, instance, caller }, params, request) => {
    const key = request.headers.get("idempotency-key");
    if (key === null || operation.effect === "read") return run2();
    if (!/^[ -~]{1,255}$/.test(key))
      throw new OperationError(422, "`Idempotency-Key` must have 1 to 255 visible ASCII characters.", { code: "write/key" });
    const name = JSON.stringify([caller.id, instance.id, key]);
    const asked = JSON.stringify([operation.id, params]);
    const earlier = writes.get(name);
    if (earlier !== void 0) return repeat(earlier, asked);
    const write = { asked };
    writes.set(name, write);
    const [oldest] = writes.keys();
    if (writes.size > MOST && oldest !== void 0) writes.delete(oldest);
    try {
      return write.answer = await run2();
    } catch (error) {
      if (error instanceof OperationError && (error.status < 500 || error.status === 503)) writes.delete(name);
      else write.answer = null;
      throw error;
    }
  };
}

function repeat({ asked, answer }, again) {
  if (asked !== again) throw new OperationError(422, "Another write has this `Idempotency-Key`.", { code: "write/other-params" });
  if (answer) return { ...answer, headers: { ...answer.headers, "idempotency-replayed": "true" } };
  if (answer === null)
    throw new OperationError(409, "Nobody knows whether this write was done. Read the record.", { code: "write/unknown-outcome" });
  throw new OperationError(409, "The write with this `Idempotency-Key` is still running.", { code: "write/running", retryAfter: 1 });
}
export {
  Download,
  OperationError,
  answerFunctionOf,
  answerRequest,
  checkLocalSender,
  checkMediaType,
  createHandler,
  createService,
  download,
  errorAnswer,
  internalError,
  isOwnName,
  jsonAnswer,
  memoryInstances,
  memoryWrites,
  parseBody,
  readBody,
  redact,
  reply,
  toHandler,
  toIncoming,
  toResponse,
  toStream
};
