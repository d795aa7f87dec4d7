// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import {
  isRecordedResponse,
  namedOperations,
  own,
  textOf,
  toCatalogRules
} from "./chunk2.js";
import {
  hideInValue,
  printFailure,
  replaceFile
} from "./chunk5.js";
import {
  REDACTED,
  UsageError,
  adviceFor,
  codeOf,
  isList,
  isObject,
  nearestNames,
  readWhole,
  redact,
  refusePipe,
  replaceCredentials,
  safeLine,
  statsOf,
  toVocabulary
} from "./chunk6.js";

import { appendFileSync, closeSync, openSync } from "node:fs";
import { resolve } from "node:path";

import { toResponse, OperationError, errorAnswer, toHandler, checkMediaType, parseBody, readBody, checkLocalSender, isOwnName } from "../runtime/server/index.js";

import { randomUUID } from "node:crypto";

const CREATE_INSTANCE = "gateway.create_instance";
const MOST_LEVELS = 200;
const DELAY_IN_MILLISECONDS = 500;

var SUSPECT = /[:,[]\s*(?:-?(?:\d[\d.]{15}|\d+(?:\.\d+)?[eE]|\d+\.\d*0\s*[,\]}])|-0\s*[,\]}])/;
var TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

function keepNumbers(mark) {
  const kept = new RegExp(`"${mark}:(-?\\d[\\d.eE+-]*)"`, "g");
  const isChanged = (token) => !token.startsWith('"') && String(Number(token)) !== token;
  return {
    parse: (text) => {
      if (!SUSPECT.test(text)) return void 0;
      const marked = text.replace(TOKEN, (token) => isChanged(token) ? `"${mark}:${token}"` : token);
      return marked === text ? void 0 : { value: JSON.parse(marked) };
    },
    restore: (json) => json.includes(mark) ? json.replace(kept, "$1") : json
  };
}

var numbers = keepNumbers(randomUUID());

function parseExactly(text) {
  const parsed2 = numbers.parse(text);
  return parsed2 === void 0 ? JSON.parse(text) : parsed2.value;
}

function printExactly(value) {
  return numbers.restore(JSON.stringify(value));
}
var KEPT_HEADERS = [
  "content-type",
  "content-disposition",
  "content-range",
  "accept-ranges",
  "retry-after",
  "www-authenticate",
  "x-request-id"
];

function createCallReader({ spec }) {
  const catalog = spec.readCatalog();
  const rules = toCatalogRules(catalog);
  const { isKnown, isSecretField, isSecretName } = toVocabulary(catalog);
  const hides = (name) => isSecretField(name) || isSecretName(name) && !isKnown(name);
  const learned = /* @__PURE__ */ new Map();
  return {
    pathOf: (path) => {
      const [, instance] = rules.paths.execute.exec(path) ?? [];
      if (instance !== void 0) return { kind: "execute", instance: decoded(instance) };
      return rules.paths.create.test(path) ? { kind: "create" } : void 0;
    },
    operationOf: (target, body, connector) => {
      if (target.kind === "create") return CREATE_INSTANCE;
      const [entity, action] = [textOf(own(body, "entity")), textOf(own(body, "action"))];
      if (entity === "" || action === "") return void 0;
      return [...connector === void 0 ? [] : [connector], entity, action].join(".");
    },
    connectorOf: (target, body) => {
      if (target.kind === "create") return rules.definitions.get(textOf(own(body, "connector_definition_id")));
      return learned.get(target.instance) ?? ofName(target.instance, spec.connectors) ?? ofOperation(body, rules);
    },
    learn: (instance, connector) => void learned.set(instance, connector),
    redact: (value, secrets) => hideInValue(value, secrets, { redactText: redact, hides, hidden, levels: MOST_LEVELS })
  };
}

function ofName(instance, connectors) {
  return connectors.find((id) => instance === `inst_${id}` || instance.replace(/_\d+$/, "") === `inst_${id}`);
}

function ofOperation(body, rules) {
  const [only, ...others] = namedOperations(body, rules, void 0);
  return others.length === 0 ? only?.connector : void 0;
}

function secretsOf(body) {
  const secrets = [];
  const collect = (value, depth) => {
    if (typeof value === "string") secrets.push(value);
    else if (typeof value === "object" && value !== null && depth < MOST_LEVELS)
      for (const inner of Object.values(value)) collect(inner, depth + 1);
  };
  collect(own(body, "auth_config"), 0);
  return secrets;
}

function hidden(value, depth = 0) {
  if (depth > MOST_LEVELS) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => hidden(item, depth + 1));
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hidden(inner, depth + 1)]));
  if (typeof value !== "string") return typeof value === "number" ? REDACTED : value;
  let prefix = "";
  replaceCredentials(value, (credential, kind) => {
    if (value.startsWith(credential)) prefix = kind;
    return "";
  });
  return prefix + REDACTED;
}

function decoded(step) {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

var OWN_HEADERS = [
  "host",
  "connection",
  "content-length",
  "transfer-encoding",
  "keep-alive",
  "upgrade",
  "expect",
  "te",
  "accept-encoding"
];
var MOST_BYTES = 1024 * 1024;

function recordUpstream({ file, upstream }, context, watch) {
  const descriptor = open(resolve(context.cwd, file), file);
  const append = (line) => {
    try {
      appendFileSync(descriptor, line);
    } catch (error) {
      context.stderr.write(`connector-gateway-spec: ${safeLine(file)} cannot be written (${codeOf(error)})
`);
    }
  };
  const recording = { upstream, reader: createCallReader(context), append, secrets: /* @__PURE__ */ new Set() };
  return {
    handler: async (request) => {
      const answered = watch?.();
      const { response, ...seen } = await pass(recording, request);
      answered?.({ ...seen, status: response.status });
      return response;
    },
    note: `Passes calls on to ${upstream}, and records them in ${file}`,
    end: () => {
      closeSync(descriptor);
    }
  };
}

function open(path, shown2) {
  try {
    const stats = statsOf(path);
    if (stats !== void 0) refusePipe(path, stats);
    return openSync(path, "a");
  } catch (error) {
    throw new UsageError(`${shown2} cannot be written (${codeOf(error)})`, "name a file in a folder that exists");
  }
}

async function pass(recording, request) {
  const { pathname } = new URL(request.url);
  const target = recording.reader.pathOf(pathname);
  if (target === void 0 || request.method !== "POST") {
    const answer2 = target === void 0 ? errorAnswer(new OperationError(404, "The gateway has no such path.", { code: "request/path" })) : errorAnswer(new OperationError(405, "Only POST is allowed here.", { code: "request/method", headers: { allow: "POST" } }));
    return { instance: null, operation: null, response: toResponse(answer2) };
  }
  const sent = await request.arrayBuffer();
  const body = parsed(new TextDecoder().decode(sent));
  const connector = recording.reader.connectorOf(target, body);
  const instance = target.kind === "execute" ? target.instance : null;
  const operation = recording.reader.operationOf(target, body, connector) ?? null;
  const answer = await send(recording.upstream + pathname, request, sent).catch(() => void 0);
  if (answer === void 0) {
    const refusal = errorAnswer(new OperationError(502, `${recording.upstream} cannot be reached.`, { code: "sandbox/upstream" }));
    return { instance, operation, response: toResponse(refusal) };
  }
  record(recording, { target, body, connector, token: tokenOf(request) }, answer);
  const content = answer.bytes.byteLength === 0 ? null : answer.bytes;
  return { instance, operation, response: new Response(content, { status: answer.status, headers: answer.headers }) };
}

async function send(url, { headers, signal }, body) {
  const passed = [...headers].filter(([name]) => !OWN_HEADERS.includes(name));
  const answer = await fetch(url, { method: "POST", headers: passed, body, redirect: "manual", signal });
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { status: answer.status, headers: Object.fromEntries(kept), bytes: new Uint8Array(await answer.arrayBuffer()) };
}

function record({ reader, append, secrets }, { target, body, connector, token }, received) {
  if (!isObject(body)) return;
  for (const secret of [token, ...secretsOf(body)]) secrets.add(secret);
  const response = toRecorded(received);
  const created = target.kind === "create" ? own(response.body, "id") : void 0;
  if (typeof created === "string" && connector !== void 0) reader.learn(created, connector);
  const exchange = {
    ...connector !== void 0 && { connector },
    ...target.kind === "execute" && { instance: target.instance },
    request: body,
    response
  };
  append(`${printExactly(reader.redact(exchange, [...secrets]))}
`);
}

function toRecorded({ status, headers, bytes }) {
  const text = new TextDecoder().decode(bytes);
  const type = headers["content-type"] ?? "";
  if (/\bjson\b/i.test(type)) return { status, headers, body: parsed(text, parseExactly) ?? text };
  const base64 = bytes.byteLength <= MOST_BYTES ? { base64: Buffer.from(bytes).toString("base64") } : {};
  return { status, headers, body: null, ...base64 };
}

function parsed(text, parse = JSON.parse) {
  try {
    return parse(text);
  } catch {
    return void 0;
  }
}

function tokenOf({ headers }) {
  return (headers.get("authorization") ?? "").replace(/^bearer +/i, "");
}


function indexCalls(calls, { operationOf }) {
  const byKey = /* @__PURE__ */ new Map();
  const indexed = calls.map((call) => {
    const isCreate = "connector_definition_id" in call.request;
    const target = isCreate ? { kind: "create" } : { kind: "execute", instance: call.instance ?? "" };
    const operation = operationOf(target, call.request, call.connector) ?? "";
    return { ...call, operation, params: paramsOf(call.request) };
  });
  for (const call of indexed) byKey.set(keyOf(call), [...byKey.get(keyOf(call)) ?? [], call]);
  return { calls: indexed, byKey, turns: /* @__PURE__ */ new Map() };
}

function findAnswer({ calls, byKey, turns }, asked) {
  const key = keyOf({ ...asked, params: paramsOf(asked.request) });
  const equal = (byKey.get(key) ?? []).filter(({ connector }) => fits(connector, asked.connector));
  const ofInstance = equal.filter(({ instance }) => instance !== void 0 && instance === asked.instance);
  const fitting = ofInstance.length > 0 ? ofInstance : equal;
  const turnKey = `${key} ${asked.connector ?? ""} ${asked.instance ?? ""}`;
  const turn = turns.get(turnKey) ?? 0;
  const found = fitting[Math.min(turn, fitting.length - 1)];
  if (found === void 0) throw notRecorded(calls, asked);
  turns.set(turnKey, turn + 1);
  return found.response;
}

function fits(one, other) {
  return one === void 0 || other === void 0 || one === other;
}

function keyOf({ operation, params }) {
  return `${operation === CREATE_INSTANCE ? operation : operation.split(".").slice(-2).join(".")} ${params}`;
}

function paramsOf(request) {
  return JSON.stringify(sorted(askedParams(request)));
}

function askedParams(request) {
  if (!isObject(request) || !("connector_definition_id" in request)) return own(request, "params") ?? {};
  const { auth_config: credentials, ...others } = request;
  return { ...others, auth_config: isObject(credentials) ? Object.keys(credentials).sort() : null };
}

function sorted(value) {
  if (isList(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).sort(([left], [right]) => left < right ? -1 : 1);
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

function notRecorded(calls, asked) {
  const same = calls.filter(({ operation, connector }) => sameName(operation, asked.operation) && fits(connector, asked.connector));
  const help = same.length > 0 ? nearestParams(same, asked) : otherOperations(calls, asked.operation);
  return new OperationError(501, `The recording has no such call of ${asked.operation}. ${help}`, { code: "sandbox/not-recorded" });
}

function sameName(left, right) {
  return keyOf({ operation: left, params: "" }) === keyOf({ operation: right, params: "" });
}

function nearestParams(calls, { request }) {
  const differences = calls.map((call) => differencesOf(askedParams(call.request), askedParams(request)));
  const [nearest = []] = differences.sort((left, right) => left.length - right.length);
  return `In the nearest one, ${nearest.slice(0, 5).join(", ")}${nearest.length > 5 ? " and so on" : ""}.`;
}

function differencesOf(recorded, asked) {
  const names = new Set([recorded, asked].flatMap((value) => isObject(value) ? Object.keys(value) : []));
  return [...names].flatMap((name) => {
    const [there, here] = [own(recorded, name), own(asked, name)].map((value) => shown(value));
    return there === here ? [] : [`\`${name}\` is ${textOf(there)} and not ${textOf(here)}`];
  });
}

function shown(value) {
  const text = value === void 0 ? "left out" : JSON.stringify(sorted(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function otherOperations(calls, operation) {
  const names = [...new Set(calls.map((call) => call.operation))];
  const nearest = nearestNames(operation, names, 3);
  return `It has ${(nearest.length > 0 ? nearest : names.slice(0, 3)).join(", ")}${names.length > 3 ? " and others" : ""}.`;
}

import { resolve as resolve2 } from "node:path";
var MOST_BYTES2 = 1024 * 1024;

function replayRecording({ file }, token, context, watch) {
  const reader = createCallReader(context);
  const calls = readRecording(file, context.cwd);
  for (const { connector, request, response } of calls) {
    const id = own(response.body, "id");
    if ("connector_definition_id" in request && typeof id === "string" && connector !== void 0) reader.learn(id, connector);
  }
  const replay = { token, reader, index: indexCalls(calls, reader) };
  const handler = toHandler(async (incoming) => {
    const answered = watch?.();
    const seen = { instance: null, operation: null };
    const answer = await reply(replay, incoming, seen).catch(toErrorAnswer);
    answered?.({ ...seen, status: answer.status });
    return answer;
  });
  return { handler, note: `Replays ${String(calls.length)} ${calls.length === 1 ? "call" : "calls"} of ${file}`, end: () => void 0 };
}

async function reply({ token, reader, index }, incoming, seen) {
  const target = reader.pathOf(incoming.path);
  if (target === void 0) throw new OperationError(404, "The gateway has no such path.", { code: "request/path" });
  if (target.kind === "execute") seen.instance = target.instance;
  if (incoming.method !== "POST") {
    return errorAnswer(new OperationError(405, "Only POST is allowed here.", { code: "request/method", headers: { allow: "POST" } }));
  }
  const given = /^bearer +([!-~]+) *$/i.exec(incoming.headers.get("authorization") ?? "")?.[1];
  if (given === void 0 || token !== void 0 && given !== token) {
    return errorAnswer(new OperationError(401, "The bearer token is missing or invalid.", { code: "request/token" }));
  }
  checkMediaType(incoming);
  const body = parseBody(await readBody(incoming, MOST_BYTES2));
  const asked = toAsked(reader, target, body, given);
  seen.operation = asked.operation;
  return toAnswer(findAnswer(index, asked));
}

function toAsked(reader, target, body, token) {
  const connector = reader.connectorOf(target, body);
  const operation = reader.operationOf(target, body, connector);
  if (operation === void 0) {
    throw new OperationError(422, "The body names no operation: it needs `entity` and `action`.", { code: "request/operation" });
  }
  const request = reader.redact(body, [token, ...secretsOf(body)]);
  return { operation, connector, instance: target.kind === "execute" ? target.instance : void 0, request };
}

function toAnswer({ status, headers, body, base64 }) {
  if (base64 !== void 0) return { status, headers, body: new Uint8Array(Buffer.from(base64, "base64")) };
  if (body === null || body === void 0) {
    throw new OperationError(501, "The recording does not have the content of this answer.", { code: "sandbox/not-recorded" });
  }
  const isText = typeof body === "string" && !/\bjson\b/i.test(headers["content-type"] ?? "");
  return { status, headers, body: isText ? body : printExactly(body) };
}

function toErrorAnswer(error) {
  return errorAnswer(error instanceof OperationError ? error : new OperationError(500, "Internal server error."));
}

function readRecording(path, cwd) {
  const lines = readText(path, cwd).split("\n");
  const calls = lines.flatMap((line, index) => line.trim() === "" ? [] : [toCall(line, `${path}:${index + 1}`)]);
  if (calls.length > 0) return calls;
  throw new UsageError(`${path} contains no recorded call`, "record calls with --record and --upstream");
}

function readText(path, cwd) {
  try {
    return readWhole(resolve2(cwd, path)).toString("utf8").replace(/^\ufeff/, "");
  } catch (error) {
    throw new UsageError(`the recording ${path} cannot be read (${codeOf(error)})`, "record calls with --record and --upstream");
  }
}

function toCall(line, place) {
  let value;
  let exact;
  try {
    value = JSON.parse(line);
    exact = parseExactly(line);
  } catch {
    throw new UsageError(`${place} is not JSON`, "a recording has one call on each line; remove lines that are cut off");
  }
  const [request, response] = [own(value, "request"), own(exact, "response")];
  if (!isObject(request) || response === void 0) {
    throw new UsageError(`${place} is no recorded call`, 'write {"connector": …, "request": {…}, "response": {…}}');
  }
  const [connector, instance] = [own(value, "connector"), own(value, "instance")];
  return {
    ...typeof connector === "string" && { connector },
    ...typeof instance === "string" && { instance },
    request,
    response: readAnswer(response)
  };
}

function readAnswer(response) {
  const json = { "content-type": "application/json" };
  if (!isRecordedResponse(response)) return { status: 200, headers: json, body: response };
  const [status, headers, body, base64] = ["status", "headers", "body", "base64"].map((name) => own(response, name));
  return {
    status: Number(status),
    headers: isObject(headers) ? Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])) : json,
    body,
    ...typeof base64 === "string" && { base64 }
  };
}

import { dirname, resolve as resolve3 } from "node:path";

async function serveSandbox({ seed, records, stateFile, cors }, token, context, watch) {
  const createSandbox = await context.spec.loadCreateSandbox();
  let onChange = () => void 0;
  const sandbox = create(createSandbox, {
    ...seed !== void 0 && { seed },
    ...records !== void 0 && { records },
    ...token !== void 0 && { token },
    ...cors && { cors },
    ...watch !== void 0 && { onRequest: watch },
    onChange: () => {
      onChange();
    }
  });
  if (stateFile === void 0) return { handler: sandbox.handler, end: () => void 0 };
  const kept = readStateFile(stateFile, context.cwd);
  if (kept !== void 0) load(sandbox, kept.value, stateFile);
  const file = openStateFile(stateFile, context, sandbox.state);
  onChange = file.changed;
  return { handler: sandbox.handler, end: file.end };
}

function create(createSandbox, options) {
  try {
    return createSandbox(options);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message.replace(/\.$/, ""), "connector-gateway-spec serve --help shows the options");
  }
}

function load(sandbox, value, path) {
  try {
    sandbox.load(value);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const message = error.message.replace(/^The state/, `the state in ${path}`).replace(/\.$/, "");
    throw new UsageError(message, "fix the file, or remove it to start with new records");
  }
}

function readStateFile(path, cwd) {
  const file = resolve3(cwd, path);
  if (statsOf(file)?.isDirectory() === true) throw new UsageError(`the state file ${path} is a folder`, "name a file");
  if (statsOf(dirname(file)) === void 0) throw new UsageError(`the state file ${path} cannot be written`, "create its folder first");
  const text = readText2(file, path);
  if (text === void 0) return void 0;
  try {
    return { value: JSON.parse(text) };
  } catch {
    const what = text.trim() === "" ? "is empty" : "is not JSON, or only the beginning of it";
    throw new UsageError(`the state file ${path} ${what}`, "restore it, or remove it to start with new records");
  }
}

function readText2(file, path) {
  try {
    return readWhole(file).toString("utf8").replace(/^\ufeff/, "");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return void 0;
    throw new UsageError(`the state file ${path} cannot be read (${codeOf(error)})`, adviceFor(error));
  }
}

function openStateFile(path, { cwd, stderr }, state) {
  const file = resolve3(cwd, path);
  let timer;
  const save = () => {
    replaceFile(file, `${JSON.stringify(state())}
`);
    clearTimeout(timer);
    timer = void 0;
  };
  const saveLater = () => {
    timer = setTimeout(() => {
      try {
        save();
      } catch (error) {
        stderr.write(`connector-gateway-spec: ${safeLine(path)} cannot be written (${codeOf(error)})
`);
        saveLater();
      }
    }, DELAY_IN_MILLISECONDS);
  };
  return {
    changed: () => {
      if (timer === void 0) saveLater();
    },
    end: () => {
      const isSaved = timer === void 0 && statsOf(file) !== void 0;
      clearTimeout(timer);
      try {
        if (!isSaved) save();
      } catch (error) {
        throw new UsageError(`${path} cannot be written (${codeOf(error)})`, "check its permissions and the free space");
      }
    }
  };
}

import { createServer } from "node:http";

import { toNodeListener } from "../runtime/server/node.js";

import { createHash } from "node:crypto";
var MARKS = {
  sandbox: " data-sandbox",
  replay: ' data-sandbox="replay"',
  record: ""
};

async function serve(wanted, context) {
  const { stdout, stderr } = context;
  const service = await openService(wanted, context, wanted.quiet ? void 0 : toWatch(context));
  const fail = (error) => stderr.write(printFailure(error));
  try {
    const page = createPageHandler(context.spec.readReference, wanted.from.kind);
    const { url, close } = await listen({ page, gateway: service.handler }, wanted, fail);
    const reference = addressOfPage(url, wanted.host);
    stdout.write(`Sandbox gateway: ${url}
`);
    const more = [reference === void 0 ? void 0 : `Reference: ${reference}`, service.note];
    if (!wanted.quiet) {
      for (const line of more) if (line !== void 0) stdout.write(`${line}
`);
    }
    await context.untilStopped(fail);
    await close();
  } finally {
    service.end();
  }
}

function openService({ from, token }, context, watch) {
  switch (from.kind) {
    case "sandbox":
      return serveSandbox(from, token, context, watch);
    case "record":
      return recordUpstream(from, context, watch);
    case "replay":
      return replayRecording(from, token, context, watch);
  }
}

function toWatch({ stdout, now }) {
  return () => {
    const start = performance.now();
    return (answered) => stdout.write(requestLine(answered, new Date(now()), performance.now() - start));
  };
}

async function listen(handlers, { host, port }, onError) {
  const [page, gateway] = [toNodeListener(handlers.page), toNodeListener(handlers.gateway)];
  const server = createServer((request, response) => (isForPage(request.url) ? page : gateway)(request, response));
  await new Promise((resolve4, reject) => {
    server.once("error", (error) => reject(toUsageError(codeOf(error), host, port)));
    server.listen({ host, port }, resolve4);
  });
  server.on("error", onError);
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    close: () => new Promise((resolve4) => {
      server.close(() => resolve4());
      server.closeAllConnections();
    })
  };
}

function toUsageError(code, host, port) {
  if (code === "EADDRINUSE") {
    return new UsageError(`port ${port} is in use`, "stop the other program, or use another port; --port 0 takes a free one");
  }
  if (code === "EACCES") return new UsageError(`port ${port} needs more permissions`, "use a port from 1024, or --port 0 for a free one");
  return new UsageError(
    `cannot listen on ${host}, port ${port} (${code})`,
    "use --host 127.0.0.1, or 0.0.0.0 for all addresses of this computer"
  );
}

function isForPage(target) {
  return /^(?:[a-z][a-z+.-]*:\/\/[^/?#]*)?\/?(?:[?#]|$)/i.test(target ?? "");
}

function addressOfPage(url, host) {
  if (host === "0.0.0.0" || host === "::") return `${url.replace(/^http:\/\/.*(?=:\d+$)/, "http://localhost")}/`;
  return isOwnName(new URL(url).hostname) ? `${url}/` : void 0;
}

function createPageHandler(readPage, from) {
  return toHandler(
    (incoming) => Promise.resolve(incoming).then((request) => answerPage(request, readPage, MARKS[from])).catch((error) => errorAnswer(toOperationError(error)))
  );
}

function toOperationError(error) {
  if (error instanceof OperationError) return error;
  return new OperationError(500, `The reference page cannot be read (${codeOf(error)}). Install the package again.`, {
    code: "sandbox/page"
  });
}

function answerPage(incoming, readPage, mark) {
  checkLocalSender(incoming, "The reference", false);
  const { method, headers } = incoming;
  if (method !== "GET" && method !== "HEAD") {
    throw new OperationError(405, "Only GET and HEAD are allowed here.", { code: "request/method", headers: { allow: "GET, HEAD" } });
  }
  const page = readPage().replace('<html lang="en">', `<html lang="en"${mark}>`);
  const body = new TextEncoder().encode(page);
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const kept = { ...protection(page), "cache-control": "no-cache", etag: tag };
  if (hasTag(headers.get("if-none-match"), tag)) return { status: 304, headers: kept, body: void 0 };
  const all = { ...kept, "content-type": "text/html; charset=utf-8", "content-length": String(body.byteLength) };
  return { status: 200, headers: all, body: method === "HEAD" ? void 0 : body };
}

function protection(page) {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page)?.[1] ?? "default-src 'none'";
  return {
    "content-security-policy": `${policy}; frame-ancestors 'none'`,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff"
  };
}

function hasTag(wanted, tag) {
  const tags = (wanted ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes(tag) || tags.includes("*");
}

function requestLine({ instance, operation, status, fault }, time, milliseconds) {
  const parts = [
    time.toTimeString().slice(0, 8),
    instance ?? "-",
    operation ?? "-",
    status ?? "dropped",
    `${milliseconds.toFixed(1)} ms`,
    ...fault === void 0 ? [] : [`(fault: ${fault})`]
  ];
  return `${safeLine(parts.join(" "))}
`;
}
export {
  addressOfPage,
  isForPage,
  requestLine,
  serve
};
