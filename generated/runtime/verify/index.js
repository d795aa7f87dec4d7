// @generated from templates/verify/verify_gateway.ts by connector-gateway-spec. Do not edit.

import { jsonText, describe, describeAddress, operationsOf, typeText, unfold, toVocabulary } from "../../shared/catalog.js";

import { isObject, elementsOf, valueAt, isList, findCursor, jsonPointer } from "../engine.js";

import { conditionTest, firstAt, namesIn, readerOf, toFilter, parseOrder, parseSearch, toDefinition } from "../sandbox/index.js";

import { printFieldPath } from "../../shared/field_path.js";

import { hideInValue, redactText } from "../../shared/secrets.js";

const ANY_ADDRESS = "http://gateway.invalid";
const CALL_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 120;
const MOST_WAITS = 5;
const MOST_SILENT = 5;
const LONGEST_SHOWN = 600;
const MOST_PARENTS = 8;
const ENVELOPE = "response";
const ORIGIN = "https://verify.example";
const MOST_VALUES = 2;
const MOST_ORDERS = 2;
const MOST_PAGES = 20;
const PAGES_OF_WALK = 3;
const MOST_RECORDS = 2;
const PROTOTYPE = "__proto__";
const MARK = " – verify Ünïcödé 日本語 🎉";

var Stop = class extends Error {
  name = "Stop";
};
var NoAnswer = class extends Error {
  name = "NoAnswer";
  request;
  constructor(request, message) {
    super(message);
    this.request = request;
  }
};
var MOST_BYTES = 16 * 1024 * 1024;

function createCaller(options, secrets, vocabulary) {
  const { baseUrl = ANY_ADDRESS, token = "verify", rate = 0, budget = Infinity, signal } = options;
  const base = baseUrl.replace(/\/+$/, "");
  const send2 = options.fetch ?? fetch;
  let [calls, next, silent, insists] = [0, 0, 0, false];
  const pace = async () => {
    if (calls >= budget) throw new Stop(`the budget of ${budget} calls is used up`);
    calls += 1;
    const now = performance.now();
    const wait = Math.max(0, next - now);
    next = Math.max(next, now) + (rate > 0 ? 1e3 / rate : 0);
    if (wait > 0) await pause(wait, insists ? void 0 : signal);
    if (signal?.aborted === true && !insists) throw new Stop("the verification was stopped");
  };
  const attempt2 = async (request) => {
    await pace();
    const body = textOf(request);
    const limits = [AbortSignal.timeout(CALL_SECONDS * 1e3), ...signal === void 0 || insists ? [] : [signal]];
    const { method, headers, path } = request;
    try {
      const response = await send2(base + path, {
        ...{ method, headers, redirect: "manual", signal: AbortSignal.any(limits) },
        ...body !== void 0 && { body }
      });
      const exchange = { request, status: response.status, headers: response.headers, ...await readBody(response) };
      silent = 0;
      return exchange;
    } catch (error) {
      if (signal?.aborted === true && !insists) throw new Stop("the verification was stopped");
      silent += 1;
      if (silent >= MOST_SILENT) throw new Stop(`the gateway does not answer (${reasonOf(error)})`);
      throw new NoAnswer(request, reasonOf(error));
    }
  };
  const caller = {
    send: async ({ headers = {}, ...details }) => {
      const all = {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        accept: "*/*",
        ...caller.extraHeaders(),
        ...headers
      };
      const kept = Object.entries(all).filter((entry) => entry[1] !== null);
      const request = { method: "POST", path: "/", ...details, headers: Object.fromEntries(kept) };
      for (let waits = 0; ; waits += 1) {
        const exchange = await attempt2(request);
        caller.onAnswer(exchange);
        if (exchange.status !== 429 && exchange.status !== 503 || waits >= MOST_WAITS) return exchange;
        const seconds = secondsToWait(exchange.headers.get("retry-after"));
        if (seconds > LONGEST_WAIT_SECONDS) throw new Stop(`the gateway asks to wait ${seconds} seconds`);
        await pause(seconds * 1e3, insists ? void 0 : signal);
      }
    },
    calls: () => calls,
    insist: () => {
      insists = true;
    },
    printRequest: (request) => printCurl(base, request, secrets, vocabulary),
    printAnswer: (exchange) => printAnswer(exchange, secrets, vocabulary),
    onAnswer: () => void 0,
    extraHeaders: () => ({})
  };
  return caller;
}

function textOf({ body }) {
  if (isObject(body) && typeof body["text"] === "string" && Object.keys(body).length === 1) return body["text"];
  return body === void 0 ? void 0 : JSON.stringify(body);
}

async function readBody(response) {
  const chunks = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read?.done === false && length <= MOST_BYTES; read = await reader?.read()) {
    chunks.push(read.value);
    length += read.value.byteLength;
  }
  const isCut = length > MOST_BYTES;
  if (isCut) await reader?.cancel();
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return { bytes, isCut, body: isCut ? void 0 : parse(new TextDecoder().decode(bytes)) };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

function reasonOf(error) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return redactText(cause instanceof Error && cause.message !== "" ? `${message}: ${cause.message}` : message);
}

function secondsToWait(header) {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? 1 : Math.max(0, (date - Date.now()) / 1e3);
}

function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener("abort", end);
    if (signal?.aborted === true) end();
  });
}

function printCurl(base, request, secrets, vocabulary) {
  const { method, path, headers } = request;
  const shown2 = Object.entries(headers).map(
    ([name, value]) => name === "authorization" ? `-H "authorization: ${value.startsWith("Bearer") ? "Bearer $CONNECTOR_GATEWAY_TOKEN" : "…"}"` : `-H '${name}: ${value}'`
  );
  const text = textOf(hiddenBody(request, secrets, vocabulary));
  const data = text === void 0 ? [] : [`--data '${shortened(text).replaceAll("'", String.raw`'\''`)}'`];
  return ["curl", ...method === "POST" ? [] : [`-X ${method}`], `'${base}${path}'`, ...shown2, ...data].join(" ");
}

function hiddenBody({ body }, secrets, { isSecretName }) {
  return body === void 0 ? {} : { body: hideInValue(body, secrets, { redactText, hides: isSecretName }) };
}

function printAnswer({ status, headers, body, bytes, isCut }, secrets, { isSecretName }) {
  const type = headers.get("content-type") ?? "no content type";
  const text = body === void 0 ? `${bytes.byteLength}${isCut ? " or more" : ""} bytes` : jsonText(hideInValue(body, secrets, { redactText, hides: isSecretName }));
  return `${status} ${redactText(type)} ${shortened(text)}`;
}

function shortened(text) {
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}… (${text.length} characters)`;
}


function createAccount(entities, operations, execute) {
  const known = /* @__PURE__ */ new Map();
  const listings = /* @__PURE__ */ new Map();
  const asked = /* @__PURE__ */ new Set();
  const entityNamed = (name) => entities.find((entity) => entity.name === name);
  const learn = ({ definition }, params, records) => {
    const { entity } = definition.operation;
    const parents = rolesOf(definition, "parent").flatMap(
      ({ param, role }) => role.entities.flatMap(
        (name) => (known.get(name) ?? []).filter((item) => identify(item, entityNamed(name), role.by) === params[param]).slice(0, 1)
      )
    );
    const items = records.filter(isRecord).map((record) => ({ entity, record, parents: parents.flatMap((item) => [item, ...item.parents]) }));
    const all = known.get(entity) ?? [];
    const ids = new Set(all.map((item) => keyOfItem(item, entityNamed(entity))));
    known.set(entity, [...all, ...items.filter((item) => !ids.has(keyOfItem(item, entityNamed(entity))))]);
    return items;
  };
  const itemsOf2 = async (entity) => {
    if (!asked.has(entity)) {
      asked.add(entity);
      const lists = operations.filter(({ definition: { operation } }) => operation.entity === entity && isList2(operation.kind));
      for (const list2 of lists) if ((await listing(list2)).items.length > 0) break;
    }
    return known.get(entity) ?? [];
  };
  const candidates = async ({ definition }) => {
    const { operation, only } = definition;
    const [identity] = rolesOf(definition, "identity");
    const innermost = rolesOf(definition, "parent").at(-1);
    const names = identity !== void 0 ? [identity.role.entity ?? operation.entity] : innermost?.role.entities ?? [];
    const items = (await Promise.all(names.map(itemsOf2))).flat();
    const lists = rolesOf(definition, "index").map(({ role }) => role.field);
    const tests = only.map(conditionTest);
    const fits = ({ record }) => tests.every((test) => test(record)) && lists.every((field) => firstAt(record, field) !== void 0);
    return items.filter(fits);
  };
  const paramsFor = async (operation, given) => {
    const { definition } = operation;
    const names = [...rolesOf(definition, "identity"), ...rolesOf(definition, "parent")];
    const item = given ?? (await candidates(operation))[0];
    if (item === void 0 && names.length > 0) return `the account has no ${nounOf(definition)}`;
    const params = {};
    for (const { param, role } of names) {
      const wanted = role.kind === "parent" ? role.entities : [role.entity ?? definition.operation.entity];
      const found = item && [item, ...item.parents].find(({ entity }) => wanted.includes(entity));
      const by = role.kind === "parent" ? role.by : role.fields[0];
      const id = found && identify(found, entityNamed(found.entity), by);
      if (id === void 0) return `no record says what \`${param}\` is`;
      params[param] = id;
    }
    return { ...await startsOf(operation, operations, execute), ...neededParams(operation), ...params };
  };
  const list = async (operation) => {
    const { definition } = operation;
    const hasParents = rolesOf(definition, "parent").length > 0;
    const parents = hasParents ? (await candidates(operation)).slice(0, MOST_PARENTS) : [void 0];
    let empty;
    for (const parent of parents) {
      const params = await paramsFor(operation, parent);
      if (typeof params === "string") continue;
      const exchange = await execute(operation, params).catch((error) => {
        if (error instanceof NoAnswer) return void 0;
        throw error;
      });
      if (exchange === void 0) return { params, items: [] };
      const items = learn(operation, params, recordsIn(operation, exchange));
      if (items.length > 0) return { params, exchange, items };
      empty ??= { params, exchange, items };
    }
    return empty ?? { params: {}, items: [] };
  };
  const listing = (operation) => {
    const { id } = operation.definition.operation;
    const found = listings.get(id) ?? list(operation);
    listings.set(id, found);
    return found;
  };
  return { itemsOf: itemsOf2, listing, learn, paramsFor, candidates, entityOf: ({ definition }) => entityNamed(definition.operation.entity) };
}

function isList2(kind) {
  return kind === "list" || kind === "search_wrapper" || kind === "page_record";
}

function isRecord(value) {
  return isObject(value);
}

function nounOf({ operation, only }) {
  return `records that ${operation.id} can be called for${only.length > 0 ? " (it takes only some kinds)" : ""}`;
}

function rolesOf({ roles }, kind) {
  const isOfKind = (role) => role.kind === kind;
  return Object.entries(roles).flatMap(([param, role]) => isOfKind(role) ? [{ param, role }] : []);
}

function recordsIn({ definition, envelope }, { body }) {
  return isObject(body) ? elementsOf(definition.operation, body[envelope.result]) : [];
}

function pathInElement({ element }, field) {
  const [above, names] = [namesIn(element ?? ""), namesIn(field)];
  return above.length > 0 && above.every((name, index) => names[index] === name) ? printFieldPath(names.slice(above.length)) : field;
}

function identify({ record }, entity, by) {
  const field = by ?? entity?.identity[0];
  if (field === void 0) return void 0;
  const id = firstAt(record, field) ?? firstAt(record, pathInElement(entity ?? {}, field));
  return typeof id === "string" || typeof id === "number" ? id : void 0;
}

function keyOfItem(item, entity) {
  return JSON.stringify(identify(item, entity) ?? item.record);
}

function neededParams({ definition, catalog, examples }) {
  const names = ["identity", "parent"].flatMap((kind) => rolesOf(definition, kind).map(({ param }) => param));
  const needed = catalog.params.fields.filter(
    ({ name, required }) => !names.includes(name) && (required || definition.neededInPractice.includes(name))
  );
  const index = rolesOf(definition, "index").map(({ param }) => [param, 0]);
  return { ...Object.fromEntries(needed.flatMap((field) => valueOf(field, examples))), ...Object.fromEntries(index) };
}

function valueOf({ name, example }, examples) {
  const value = examples[name] ?? example;
  return value === void 0 ? [] : [[name, value]];
}

async function startsOf({ definition }, operations, execute) {
  const { paging, entity } = definition.operation;
  if (paging?.kind !== "change_feed") return {};
  for (const operation of operations) {
    const { envelope } = operation;
    const field = Object.entries(operation.definition.starts).find(([, name]) => name === entity)?.[0];
    if (field === void 0) continue;
    const { body } = await execute(operation, neededParams(operation));
    const token = isObject(body) ? valueAt(body[envelope.result], [field]) : void 0;
    if (typeof token === "string") return { [paging.next]: token };
  }
  return {};
}

var RULES = {
  answered: "Every request gets an answer, and no request that the catalog describes is a fault of the server.",
  json: "Answers that are not downloads are JSON, and `Content-Type` says so.",
  challenge: "An answer with status 401 has the header `WWW-Authenticate` (RFC 9110).",
  keys: "An envelope has only the keys of the contract.",
  requestId: "A gateway that numbers its answers with `x-request-id` numbers all of them.",
  cors: "A gateway that lets pages of other origins in lets them send calls and read answers.",
  length: "The bytes of a download are as many as `Content-Length` says."
};

function createStatements(catalog) {
  const { gateway } = catalog;
  const operations = new Map(catalog.connectors.flatMap(operationsOf).map((operation) => [operation.id, operation]));
  const operationOf = (id) => {
    const operation = operations.get(id);
    if (operation === void 0) throw new Error(`The catalog has no operation ${id}.`);
    return operation;
  };
  return {
    rule: (name) => ({ key: `rule ${name}`, text: RULES[name], basis: "rule" }),
    status: (status) => {
      const found = gateway.statuses.find((one) => one.status === status);
      const key = `status ${status}`;
      return found === void 0 ? { key, text: `Only the statuses of the contract are used, and ${status} is none of them.`, basis: "rule" } : from(key, `Status ${status}: ${found.description ?? ""}`, found);
    },
    aspect: (id, aspect) => aspectOf(operationOf(id), aspect),
    value: (address, path) => valueStatement(catalog, address, path),
    preset: (id, param) => {
      const field = operationOf(id).params.fields.find(({ name }) => name === param);
      const value = JSON.stringify(field?.default?.value);
      const notes = { section: field?.section ?? operationOf(id).section, origin: field?.default?.origin ?? operationOf(id).origin };
      return from(`${id}.params default ${param}`, `\`${param}\` is ${value} when it is left out.`, notes);
    },
    about: (ids) => /* @__PURE__ */ new Set([
      ...gateway.statuses.map(({ status }) => `status ${status}`),
      ...fieldKeys(ENVELOPE, gateway.execute.response.shape.fields),
      ...fieldKeys(gateway.addresses.error, gateway.error.shape.fields),
      ...ids.flatMap((id) => keysOf(catalog, operationOf(id)))
    ])
  };
}

function keysOf(catalog, operation) {
  const { id, params, meta, paging, ordered, addresses } = operation;
  const { type, records } = describeAddress(catalog, addresses.record ?? "");
  const record = unfold(type, records);
  return [
    `${id} operation`,
    ...addresses.response === void 0 ? [] : [`${id} result`],
    ...paging === void 0 || paging.kind === "none" ? [] : [`${id} paging`],
    ...ordered === void 0 ? [] : [`${id} order`],
    ...fieldKeys(addresses.params, params.fields),
    ...addresses.meta === void 0 ? [] : fieldKeys(addresses.meta, meta?.fields ?? []),
    ...addresses.record === void 0 || record?.kind !== "object" ? [] : fieldKeys(addresses.record, record.shape?.fields ?? [])
  ];
}

function fieldKeys(address, fields) {
  return fields.map(({ name }) => keyOf(address, [name]));
}

function keyOf(address, path) {
  const about = address.endsWith(`.${ENVELOPE}`) ? ENVELOPE : address;
  return `${about} ${path.filter((step) => typeof step === "string").join(".")}`;
}

function aspectOf({ id, kind, description, section, origin, returns, paging, ordered }, aspect) {
  const key = `${id} ${aspect}`;
  const own = { section, origin };
  switch (aspect) {
    case "operation":
      return from(key, `${id}: ${description ?? "an operation of the catalog."}`, own);
    case "result":
      return from(key, `The result of ${id} is a ${kind.replaceAll("_", " ")}.`, { ...own, origin: returns?.origin ?? origin });
    case "paging":
      return from(key, `The pages of ${id} follow each other by ${paging?.kind.replaceAll("_", " ") ?? "nothing"}.`, {
        ...own,
        origin: paging?.origin ?? origin
      });
    case "order":
      return from(key, `${id} returns its records ${ordered?.replaceAll("_", " ") ?? "in an order"}.`, own);
  }
}

function valueStatement(catalog, address, path) {
  const { description, section, origin, type } = describe(catalog, address, path);
  const name = path.filter((step) => typeof step === "string").join(".");
  const says = [...type === void 0 ? [] : [`is \`${typeText(type)}\``], ...description === void 0 ? [] : [description]].join(
    ": "
  );
  const text = name === "" ? `\`${address}\` ${says}` : `\`${name}\` ${says}`;
  return from(keyOf(address, path), text, { section: section ?? "", origin: origin ?? { kind: "stated" } });
}

function from(key, text, { section, origin }) {
  const [document = "", ...rest] = section.split(", ");
  return {
    key,
    text: text.trim(),
    basis: origin.kind === "stated" ? "stated" : "assumed",
    ...document !== "" && { document },
    ...rest.length > 0 && { section: rest.join(", ") }
  };
}

var ELSEWHERE = [403, 424, 429, 501, 502, 503, 504];

async function send({ caller, recorder, statements }, details) {
  try {
    return await caller.send(details);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    recorder.judge("connection", statements.rule("answered"), error, { message: `there is no answer: ${error.message}` });
    return void 0;
  }
}

function toRequest({ operation, path }, params) {
  const { entity, action } = operation.definition.operation;
  return { path, body: { entity, action, ...params !== void 0 && { params } } };
}

async function call(probe, check, params) {
  const exchange = await send(probe, toRequest(probe, params));
  return exchange && judgeSuccess(probe, check, params, exchange);
}

function judgeSuccess(probe, check, params, exchange) {
  const { operation, recorder, statements, validators, gateway } = probe;
  const { id } = operation.definition.operation;
  const { status, body } = exchange;
  if (ELSEWHERE.includes(status)) {
    judgeErrorBody(probe, exchange);
    recorder.skip(check, `the gateway answers ${status}${messageOf(body)}`);
    return void 0;
  }
  const isSuccess = status === 200 || operation.catalog.kind === "download" && status === 206;
  const wrong = { message: `the status is ${status}, not 200, for a request that the catalog accepts` };
  recorder.judge("status", statements.aspect(id, "operation"), exchange, !isSuccess && wrong);
  recorder.touch(Object.keys(params).map((name) => keyOf(operation.catalog.addresses.params, [name])));
  if (!isSuccess) {
    judgeErrorBody(probe, exchange);
    return void 0;
  }
  if (validators.response === void 0) return { result: void 0, meta: void 0, records: [], exchange };
  judgeJson(probe, exchange);
  const { issues } = validators.response.check(body, { maxIssues: 20 });
  const errors = issues.filter(({ severity }) => severity === "error");
  const { result, meta } = operation.envelope;
  if (errors.length === 0) recorder.judge("result", statements.aspect(id, "result"), exchange);
  for (const issue of errors) judgeIssue(probe, exchange, issue);
  judgeKeys(
    probe,
    exchange,
    gateway.execute.response.shape.fields.map(({ name }) => name),
    "envelope"
  );
  if (!isObject(body)) return void 0;
  judgeExecution(probe, exchange);
  const records = recordsIn(operation, exchange);
  touchFields(probe, body, records);
  return { result: body[result], meta: body[meta], records, exchange };
}

function messageOf(body) {
  return isObject(body) && typeof body["message"] === "string" ? `: ${body["message"].slice(0, 120)}` : "";
}

function judgeIssue({ operation, recorder, statements }, exchange, { path, message }) {
  const { addresses } = operation.catalog;
  const { id } = operation.definition.operation;
  const { result, meta } = operation.envelope;
  const [part, ...inside] = path;
  const problem = { message, path };
  if (part === result && inside.length <= 1 && (inside.length === 0 || typeof inside[0] === "number")) {
    recorder.judge("result", statements.aspect(id, "result"), exchange, problem);
  } else if (part === result && addresses.record !== void 0) {
    const inRecord = operation.catalog.kind === "list" ? inside.slice(1) : inside;
    recorder.judge("record", statements.value(addresses.record, inRecord), exchange, problem);
  } else if (part === meta && addresses.meta !== void 0) {
    recorder.judge("meta", statements.value(addresses.meta, inside), exchange, problem);
  } else recorder.judge("envelope", statements.value(addresses.response ?? "", path), exchange, problem);
}

function touchFields({ operation, recorder }, body, records) {
  const { record, meta, response } = operation.catalog.addresses;
  const { envelope } = operation;
  const touch = (address, value) => {
    if (address !== void 0 && isObject(value)) recorder.touch(Object.keys(value).map((name) => keyOf(address, [name])));
  };
  touch(response, body);
  touch(meta, body[envelope.meta]);
  for (const one of operation.catalog.kind === "list" ? records : [body[envelope.result]]) touch(record, one);
}

function judgeJson({ recorder, statements }, exchange) {
  const type = exchange.headers.get("content-type");
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(type ?? "") && exchange.body !== void 0;
  const message = exchange.body === void 0 ? "the body is not JSON" : `the header content-type is ${type ?? "missing"}`;
  recorder.judge("header", statements.rule("json"), exchange, !isJson && { message });
}

function judgeKeys(probe, exchange, known, where) {
  const { recorder, statements } = probe;
  const stray = isObject(exchange.body) ? Object.keys(exchange.body).find((name) => !known.includes(name)) : void 0;
  const missing = isObject(exchange.body) ? known.filter((name) => !Object.hasOwn(exchange.body, name)) : [];
  const message = `\`${stray ?? ""}\` is no key of the contract; the keys that are missing are ${missing.join(", ") || "none"}`;
  recorder.judge(where, statements.rule("keys"), exchange, stray !== void 0 && { message, path: [stray] });
}

function judgeExecution({ operation, recorder, statements, instance }, exchange) {
  const { execution } = operation.envelope;
  const said = isObject(exchange.body) && execution !== void 0 ? exchange.body[execution.field] : void 0;
  if (execution === void 0 || !isObject(said) || said[execution.instanceId] === void 0) return;
  const path = [execution.field, execution.instanceId];
  const isOurs = said[execution.instanceId] === instance;
  const message = `the answer is from the instance ${String(said[execution.instanceId])}, not from ${instance}`;
  recorder.judge("envelope", statements.value(operation.catalog.addresses.response ?? "", path), exchange, !isOurs && { message, path });
}

function judgeError(probe, check, exchange, expected) {
  const { recorder, statements } = probe;
  const { status, headers } = exchange;
  const { status: wanted, names = [], because } = expected;
  const statement = statements.status(wanted[0] ?? 0);
  const isRight = wanted.includes(status);
  recorder.judge(
    check,
    statement,
    exchange,
    !isRight && { message: `the status is ${status}, not ${wanted.join(" or ")}, for ${because}` }
  );
  if (!isRight) return names;
  judgeErrorBody(probe, exchange);
  const header = HEADERS[status];
  if (header !== void 0) {
    const about = status === 401 ? statements.rule("challenge") : statement;
    recorder.judge("header", about, exchange, !header.test(headers) && { message: `the header ${header.name} is missing or wrong` });
  }
  return names.filter((name) => !namesPath(exchange.body, name));
}
var HEADERS = {
  401: { name: "www-authenticate", test: (headers) => headers.has("www-authenticate") },
  405: { name: "allow", test: (headers) => /\bpost\b/i.test(headers.get("allow") ?? "") },
  416: { name: "content-range", test: (headers) => /^bytes \*\/\d+$/.test(headers.get("content-range") ?? "") },
  429: { name: "retry-after", test: (headers) => headers.has("retry-after") },
  503: { name: "retry-after", test: (headers) => headers.has("retry-after") }
};

function judgeRetryAfter({ recorder, statements }, exchange) {
  const problem = !exchange.headers.has("retry-after") && { message: "the header retry-after is missing" };
  recorder.judge("header", statements.status(exchange.status), exchange, problem);
}

function judgeErrorBody(probe, exchange) {
  const { recorder, statements, validators, gateway } = probe;
  const { body } = exchange;
  judgeJson(probe, exchange);
  if (!isObject(body)) return;
  const { error } = gateway.addresses;
  const known = gateway.error.shape.fields.map(({ name }) => name);
  recorder.touch(Object.keys(body).map((name) => keyOf(error, [name])));
  for (const { message, path } of validators.error.check(body).issues) {
    recorder.judge("error", statements.value(error, path), exchange, { message, path });
  }
  judgeKeys(probe, exchange, known, "error");
  const missing = known.find((name) => !Object.hasOwn(body, name));
  recorder.judge("error", statements.value(error, []), exchange, missing !== void 0 && { message: `the error has no \`${missing}\`` });
}

function namesPath(body, path) {
  const entries = isObject(body) && Array.isArray(body["errors"]) ? body["errors"] : [];
  const wanted = path.join(".");
  const fields = entries.map((entry) => isObject(entry) ? namesIn(String(entry["field"])).join(".") : "");
  return fields.some((field) => field === wanted || field.startsWith(`${wanted}.`));
}

function accepts({ validators }, params) {
  return validators.params.check(params).ok;
}

function shown(value) {
  const text = value === void 0 ? "nothing" : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function paramStatement({ operation, statements }, param) {
  return statements.value(operation.catalog.addresses.params, [param]);
}

var checkDownload = async (probe) => {
  const { account, operation, recorder, statements } = probe;
  const params = await account.paramsFor(operation);
  if (typeof params === "string") return recorder.skip("download", params);
  const whole = await send(probe, toRequest(probe, params));
  if (whole === void 0 || judgeSuccess(probe, "download", params, whole) === void 0) return;
  const length = whole.headers.get("content-length");
  const isOff = length !== null && !whole.isCut && Number(length) !== whole.bytes.byteLength;
  recorder.judge(
    "download",
    statements.rule("length"),
    whole,
    isOff && { message: `content-length is ${length}, and there are ${whole.bytes.byteLength} bytes` }
  );
  const problem = !whole.headers.has("content-type") && { message: "the header content-type is missing" };
  recorder.judge("header", statements.aspect(operation.definition.operation.id, "operation"), whole, problem);
  await judgeRanges(probe, params, whole);
};

async function judgeRanges(probe, params, whole) {
  const { operation, recorder } = probe;
  const size = whole.bytes.byteLength;
  const [range] = rolesOf(operation.definition, "range");
  if (range === void 0 || whole.isCut || size < 4)
    return recorder.skip("range", size < 4 ? "the file is too short" : "the file is too long to compare");
  const middle = Math.floor(size / 2);
  const parts = [
    { range: "bytes=0-0", start: 0, end: 0 },
    { range: `bytes=1-${middle}`, start: 1, end: middle },
    { range: `bytes=${middle}-`, start: middle, end: size - 1 },
    { range: "bytes=-2", start: size - 2, end: size - 1 },
    { range: `bytes=${middle}-${size + 100}`, start: middle, end: size - 1 }
  ];
  for (const part of parts) {
    const asked = { ...params, [range.param]: part.range };
    if (!accepts(probe, asked)) continue;
    const exchange = await send(probe, toRequest(probe, asked));
    if (exchange !== void 0) judgePart(probe, whole, exchange, { ...part, param: range.param });
  }
  const outside = { ...params, [range.param]: `bytes=${size + 1}-` };
  const refused = accepts(probe, outside) ? await send(probe, toRequest(probe, outside)) : void 0;
  if (refused !== void 0)
    judgeError(probe, "range", refused, { status: [416], because: `a range behind the ${size} bytes of the file` });
}

function judgePart(probe, whole, part, { range, start, end, param }) {
  const size = whole.bytes.byteLength;
  const wanted = `bytes ${start}-${end}/${size}`;
  const said = part.headers.get("content-range");
  const bytes = whole.bytes.subarray(start, end + 1);
  const isSame = bytes.length === part.bytes.length && bytes.every((byte, index) => byte === part.bytes[index]);
  const problem = part.status !== 206 ? `the status is ${part.status}, not 206, for the range ${range}` : said !== wanted ? `content-range is ${said ?? "missing"}, not ${wanted}` : !isSame && `the bytes of the range ${range} are not those of the file (${part.bytes.length} instead of ${bytes.length}, or others)`;
  probe.recorder.judge("range", paramStatement(probe, param), part, problem !== false && { message: problem });
}


function checkInvalid(examples) {
  return async (probe) => {
    const batches = [];
    for (const one of examples.filter(({ value }) => isObject(value))) {
      const batch = batches.find((others) => others.every((other) => !areNested(pathOf(one), pathOf(other))));
      if (batch === void 0) batches.push([one]);
      else batch.push(one);
    }
    for (const batch of batches) await judgeBatch(probe, batch);
  };
}

function areNested(first, second) {
  return first.slice(0, second.length).every((step, index) => step === second[index]);
}

async function judgeBatch(probe, batch) {
  const params = mergeOf(batch);
  const exchange = await send(probe, toRequest(probe, params));
  const isRefused = exchange?.status === 422;
  const left = isRefused ? judgeError(probe, "invalid", exchange, refusalOf(batch)) : batch.map(pathOf);
  const alone = batch.filter((one) => left.some((path) => path.join() === pathOf(one).join()));
  for (const one of batch) if (isRefused && !alone.includes(one)) judgeRefusal(probe, one, exchange, true);
  for (const one of alone) await judgeAlone(probe, one);
}

async function judgeAlone(probe, one) {
  const exchange = await send(probe, toRequest(probe, one.value));
  if (exchange === void 0) return;
  if (exchange.status === 422)
    return judgeRefusal(probe, one, exchange, judgeError(probe, "invalid", exchange, refusalOf([one])).length === 0);
  const statement = statementOf(probe, one);
  const message = `the status is ${exchange.status}, not 422, for a value that ${aboutOf(one)}`;
  probe.recorder.judge(checkOf(one), statement, exchange, { message, path: pathOf(one) });
}

function judgeRefusal(probe, one, exchange, isNamed) {
  const message = `no entry of \`errors\` has the field \`${pathOf(one).join(".")}\`, whose value ${aboutOf(one)}`;
  probe.recorder.judge(checkOf(one), statementOf(probe, one), exchange, !isNamed && { message, path: pathOf(one) });
}
var LIMITS = /\/(?:minimum|maximum|multiple-of|(?:min|max)-(?:length|items))$/;

function checkOf({ issue }) {
  return LIMITS.test(issue.code) ? "limit" : "invalid";
}

function aboutOf({ about, issue }) {
  return about ?? `has the issue ${issue.code}`;
}

function statementOf({ operation, statements }, one) {
  return statements.value(operation.catalog.addresses.params, pathOf(one).slice(1));
}

function pathOf({ issue: { pointer } }) {
  const steps = pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  return ["params", ...steps];
}

function refusalOf(batch) {
  return { status: [422], names: batch.map(pathOf), because: `params that ${batch.map(aboutOf).join(", ")}` };
}

function mergeOf(batch) {
  const together = batch.reduce((params, { value }) => merged(params, value), {});
  const wrong = batch.reduce((params, one) => withPart(params, pathOf(one).slice(1), one.value) ?? {}, together);
  return isObject(wrong) ? wrong : {};
}

function merged(first, second) {
  if (isList(first) && isList(second)) return second.map((value, index) => merged(first[index] ?? value, value));
  if (!isObject(first) || !isObject(second)) return second;
  return { ...first, ...Object.fromEntries(Object.entries(second).map(([name, value]) => [name, merged(first[name] ?? value, value)])) };
}

function withPart(value, path, other) {
  const [step, ...rest] = path;
  if (step === void 0 || other === void 0) return other;
  if (isList(other))
    return other.map(
      (inner, index) => (String(index) === step ? withPart(isList(value) ? value[index] : void 0, rest, inner) : inner) ?? null
    );
  if (!isObject(other)) return other;
  const { [step]: before, ...others } = isObject(value) ? value : {};
  const part = withPart(before, rest, other[step]);
  return { ...others, ...part !== void 0 && { [step]: part } };
}
var LONG = 1024 * 1024 + 1;
var VERY_LONG = 16 * 1024 * 1024;

function badRequests(probe) {
  const { operation, path, gateway, instance } = probe;
  const good = toRequest(probe, {});
  const { entity, action } = operation.definition.operation;
  const withHeader = (name, value) => ({ ...good, headers: { [name]: value } });
  const withBody = (body) => ({ path, body });
  const withText = (text) => ({ path, body: { text } });
  const elsewhere = path.replace(encodeURIComponent(instance), "inst_that_nobody_has");
  return [
    { check: "token", request: withHeader("authorization", null), status: [401], because: "a request without a token" },
    {
      check: "token",
      request: withHeader("authorization", "Basic dmVyaWZ5OnZlcmlmeQ=="),
      status: [401],
      because: "a request without a bearer token"
    },
    { check: "instance", request: { ...good, path: elsewhere }, status: [404], because: "an instance that does not exist" },
    {
      check: "path",
      request: { ...good, path: `${gateway.createInstance.path}/verify/no/such/path` },
      status: [404],
      because: "a path that does not exist"
    },
    { check: "method", request: { path, method: "PUT", body: { entity, action } }, status: [405], because: "the method PUT" },
    { check: "media", request: withHeader("content-type", "text/plain"), status: [415], because: "a body that is text" },
    { check: "media", request: withHeader("content-encoding", "gzip"), status: [415], because: "a body that is said to be compressed" },
    { check: "json", request: withText(`{"entity":"${entity}",`), status: [422], because: "a body that is not JSON" },
    { check: "json", request: withText(""), status: [422], because: "an empty body" },
    { check: "json", request: withBody([entity, action]), status: [422], because: "a body that is a list" },
    {
      check: "entity",
      request: withBody({ entity: "no_such_entity", action }),
      status: [422],
      names: [["entity"]],
      because: "an unknown entity"
    },
    {
      check: "entity",
      request: withBody({ entity: "__proto__", action }),
      status: [422],
      names: [["entity"]],
      because: "an unknown entity"
    },
    {
      check: "action",
      request: withBody({ entity, action: "no_such_action" }),
      status: [422],
      names: [["action"]],
      because: "an unknown action"
    },
    {
      check: "action",
      request: withBody({ entity, action: "constructor" }),
      status: [422],
      names: [["action"]],
      because: "an unknown action"
    },
    { check: "body", request: withBody({ action }), status: [422], names: [["entity"]], because: "a body without `entity`" },
    { check: "body", request: withBody({ entity }), status: [422], names: [["action"]], because: "a body without `action`" },
    {
      check: "body",
      request: withBody({ entity, action, params: [] }),
      status: [422],
      names: [["params"]],
      because: "`params` that are a list"
    },
    {
      check: "body",
      request: withText(`{"entity":"${entity}","action":"${action}","params":{},"__proto__":{"x":1}}`),
      status: [422],
      because: "an unknown key"
    }
  ];
}
var checkRequests = async (probe) => {
  for (const { check, request, ...expected } of badRequests(probe)) {
    const exchange = await send(probe, request);
    if (exchange === void 0) continue;
    const [missing] = judgeError(probe, check, exchange, expected);
    const message = `no entry of \`errors\` has the field \`${missing?.join(".") ?? ""}\`, for ${expected.because}`;
    if (exchange.status === expected.status[0]) {
      probe.recorder.judge(check, probe.statements.status(422), exchange, missing !== void 0 && { message });
    }
  }
  await checkSize(probe);
};

async function checkSize(probe) {
  const { entity, action } = probe.operation.definition.operation;
  for (const length of [LONG, VERY_LONG]) {
    const text = JSON.stringify({ entity, action }).padEnd(length);
    const exchange = await send(probe, { path: probe.path, body: { text } });
    if (exchange === void 0 || exchange.status === 413 || length === VERY_LONG) {
      if (exchange !== void 0) judgeError(probe, "size", exchange, { status: [413], because: `a body of ${length} bytes` });
      return;
    }
  }
}


function createHabits() {
  let hasIds;
  let allowsPages = false;
  return {
    watch: (probe, exchange) => {
      const { recorder, statements } = probe;
      const { headers, status } = exchange;
      if (status === 429 || status === 503) judgeRetryAfter(probe, exchange);
      hasIds ??= headers.has("x-request-id");
      if (hasIds)
        recorder.judge(
          "header",
          statements.rule("requestId"),
          exchange,
          !headers.has("x-request-id") && { message: "the header x-request-id is missing" }
        );
      const isOpen = headers.has("access-control-allow-origin");
      if (allowsPages)
        recorder.judge(
          "cors",
          statements.rule("cors"),
          exchange,
          !isOpen && { message: "the header access-control-allow-origin is missing" }
        );
    },
    checkCors: async (probe) => {
      const { path, recorder, statements } = probe;
      const asks = {
        origin: ORIGIN,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization, content-type"
      };
      const preflight = await send(probe, { path, method: "OPTIONS", headers: { ...asks, authorization: null, "content-type": null } });
      const answer = await send(probe, { ...toRequest(probe, {}), headers: { origin: ORIGIN } });
      if (preflight === void 0 || answer === void 0) return;
      const lets = ({ headers }) => ["*", ORIGIN].includes(headers.get("access-control-allow-origin") ?? "");
      if (!lets(preflight) && !lets(answer)) return recorder.skip("cors", "the gateway lets no page of another origin in");
      const allowed = preflight.headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
      const isWhole = allowed === "*" || ["authorization", "content-type"].every((name) => allowed.includes(name));
      const methods = preflight.headers.get("access-control-allow-methods") ?? "POST";
      const message = !lets(preflight) || !lets(answer) ? `the answer to ${lets(answer) ? "OPTIONS" : "POST"} does not let the page in` : `the page may send ${allowed || "no headers"} with ${methods}, not Authorization and Content-Type with POST`;
      const holds = lets(preflight) && lets(answer) && isWhole && /POST|\*/i.test(methods);
      recorder.judge("cors", statements.rule("cors"), lets(preflight) ? answer : preflight, !holds && { message });
      allowsPages = lets(preflight) && lets(answer);
    },
    headers: () => allowsPages ? { origin: ORIGIN } : {}
  };
}


async function judgeFilters(probe, whole) {
  const { definition } = probe.operation;
  for (const { param, role } of rolesOf(definition, "filter")) await judgeFilter(probe, whole, param, role);
  for (const kind of ["includes", "excludes"]) {
    for (const { param, role } of rolesOf(definition, kind)) {
      const test = (value) => toFilter(role, value, contextOf(probe, param));
      judgeFit(probe, param, whole.items, whole.pages[0], { test: toFilter(role, void 0, contextOf(probe, param)), says: "left out" });
      const page = await call(probe, "filter", { ...whole.params, [param]: true });
      if (page !== void 0) judgeFit(probe, param, itemsOf(page), page, { test: test(true), says: "true" });
    }
  }
}

async function judgeFilter(probe, whole, param, role) {
  const { recorder, operation } = probe;
  const values = valuesToTry(probe, whole, param, role);
  if (values.length === 0) {
    return recorder.skip(
      `filter ${param}`,
      role.field === void 0 ? "no field of the records shows it" : `no record has \`${role.field}\``
    );
  }
  const inclusive = rolesOf(operation.definition, "modifies").find(({ role: { params } }) => params.includes(param))?.param;
  for (const value of values) {
    await tryFilter(probe, whole, { param, role, value, inclusive: void 0 });
    if (inclusive !== void 0) await tryFilter(probe, whole, { param, role, value, inclusive });
  }
}

async function tryFilter(probe, whole, { param, role, value, inclusive }) {
  const { operation, recorder, account } = probe;
  const params = { ...whole.params, [param]: value, ...inclusive !== void 0 && { [inclusive]: true } };
  if (!accepts(probe, params)) return;
  const page = await call(probe, "filter", params);
  if (page === void 0) return;
  const test = toFilter(role, value, { ...contextOf(probe, param), inclusive: inclusive !== void 0 });
  const items = itemsOf(page);
  judgeFit(probe, param, items, page, { test, says: shown(value) });
  const isLast = findCursor(operation.definition.operation, params, page) === void 0;
  if (!isLast || !whole.isComplete) return;
  const found = new Set(items.map((item) => keyOfItem(item, account.entityOf(operation))));
  const lost = whole.items.find((item) => test(item.record) && !found.has(keyOfItem(item, account.entityOf(operation))));
  const message = `the record ${lost === void 0 ? "" : keyOfItem(lost, account.entityOf(operation))} fits \`${param}\` ${shown(value)}, and is not returned`;
  recorder.judge("filter", paramStatement(probe, param), page.exchange, lost !== void 0 && { message });
}

function judgeFit(probe, param, items, page, { test, says }) {
  if (page === void 0) return;
  const wrong = items.findIndex(({ record }) => !test(record));
  const message = `the record at position ${wrong} does not fit \`${param}\` ${says}`;
  probe.recorder.judge("filter", paramStatement(probe, param), page.exchange, wrong >= 0 && { message });
}

function itemsOf({ records }) {
  return records.filter((record) => typeof record === "object" && record !== null).map((record) => ({ record }));
}

function contextOf({ operation, account }, param) {
  return { param, fieldNames: account.entityOf(operation)?.fields ?? [] };
}

function valuesToTry(probe, { items, params }, param, role) {
  const { account, operation } = probe;
  const candidates = [...fromRecords(probe, items, role), ...role.as === "interval" ? [] : fromType(probe, param)].flatMap(formsOf);
  const usable = candidates.filter((value) => accepts(probe, { ...params, [param]: value }));
  const graded = usable.map((value) => {
    const test = toFilter(role, value, contextOf(probe, param));
    const fitting = items.filter(({ record }) => test(record)).length;
    return { value, grade: fitting > 0 && fitting < items.length ? 0 : fitting === 0 ? 1 : 2 };
  });
  const means = Object.values(role.meanings ?? {}).flat().map(({ field }) => field);
  const hidden = account.entityOf(operation)?.hidden ?? [];
  const isShown = means.length > 0 ? !means.some((field) => hidden.includes(field)) : fromRecords(probe, items, role).length > 0;
  if (!isShown) return [];
  return graded.toSorted((first, second) => first.grade - second.grade).map(({ value }) => value).slice(0, MOST_VALUES);
}

function fromRecords({ operation, account }, items, role) {
  if (role.field === void 0) return [];
  const field = pathInElement(account.entityOf(operation) ?? {}, role.field);
  const values = [...new Set(items.flatMap(({ record }) => readerOf(field)(record)))].filter(
    (value) => typeof value !== "object" || !isList(value)
  );
  if (role.as !== "interval") return values.slice(0, 6);
  const times = values.filter(isScalar).toSorted(byValue);
  const [low, high] = [times[Math.floor(times.length / 3)], times[Math.floor(times.length * 2 / 3)]];
  return low === void 0 || high === void 0 ? [] : [
    { gte: low, lt: high },
    { gt: low, lte: high }
  ];
}

function isScalar(value) {
  return typeof value === "string" || typeof value === "number";
}

function byValue(first, second) {
  return typeof first === "number" && typeof second === "number" ? first - second : String(first) < String(second) ? -1 : 1;
}

function fromType({ operation }, param) {
  const field = operation.catalog.params.fields.find(({ name }) => name === param);
  return [...field === void 0 ? [] : listed(field.type), ...field?.example === void 0 ? [] : [field.example]];
}

function listed(type) {
  if (type.kind === "array") return listed(type.items);
  if (type.kind !== "scalar") return [];
  const booleans = type.types.includes("boolean") ? [true, false] : [];
  return [...booleans, ...type.enum ?? type.commaList?.values ?? type.knownValues ?? []];
}

function formsOf(value) {
  return typeof value === "object" ? [value] : [value, [value, value], String(value)];
}

function valueIn({ operation, account }, { record }, field) {
  return firstAt(record, pathInElement(account.entityOf(operation) ?? {}, field));
}

import { OperationError } from "../server/index.js";


async function judgeQueries(probe, whole) {
  const { definition } = probe.operation;
  for (const { param, role } of rolesOf(definition, "search")) await judgeSearch(probe, whole, param, role);
  for (const { param, role } of rolesOf(definition, "order")) await judgeOrders(probe, whole, param, role);
}
var QUERIES = {
  text: (_field, value) => value,
  clauses: (field, value) => `${field}:"${value.replaceAll(/["\\]/g, "\\$&")}"`,
  jql: (field, value) => `${field} = "${value.replaceAll(/["\\]/g, "\\$&")}"`,
  file_query: (field, value) => `${field} = '${value.replaceAll(/['\\]/g, "\\$&")}'`,
  filter_groups: (field, value) => [{ filters: [{ propertyName: field, operator: "EQ", value }] }]
};

async function judgeSearch(probe, whole, param, role) {
  const { operation, recorder } = probe;
  const example = operation.catalog.params.fields.find(({ name }) => name === param)?.example;
  const queries = [...queriesFor(probe, whole.items, role), ...example === void 0 ? [] : [example]];
  const read = queries.flatMap((query) => {
    const matches = attempt(() => parseSearch(role, query, contextOf(probe, param)).matches);
    return matches === void 0 || !accepts(probe, { ...whole.params, [param]: query }) ? [] : [{ query, matches }];
  });
  const chosen = read.find(({ matches }) => isSelective(whole.items, matches)) ?? read[0];
  if (chosen === void 0) return recorder.skip(`search ${param}`, "no record has a value to search for");
  const page = await call(probe, "search", { ...whole.params, [param]: chosen.query });
  if (page !== void 0) judgeFit(probe, param, itemsOf(page), page, { test: chosen.matches, says: shown(chosen.query) });
}

function isSelective(items, matches) {
  const found = items.filter(({ record }) => matches(record)).length;
  return found > 0 && found < items.length;
}

function queriesFor(probe, items, role) {
  const entity = probe.account.entityOf(probe.operation);
  const named2 = Object.entries(role.fields ?? {}).flatMap(([name, paths]) => paths.map((path) => [name, path]));
  const plain = (role.in ?? entity?.identity ?? []).map((field) => [field, field]);
  const own = (entity?.fields ?? []).map((field) => [field, field]);
  const properties = items.flatMap(({ record }) => isObject(record["properties"]) ? Object.keys(record["properties"]) : []);
  const inside = role.language === "filter_groups" ? properties.map((name) => [name, `properties.${name}`]) : [];
  return [...inside, ...named2, ...plain, ...own].slice(0, 12).flatMap(([name, path]) => {
    const values = items.slice(0, 3).flatMap((item) => valueIn(probe, item, path) ?? []);
    return values.flatMap((value) => typeof value === "string" && value !== "" ? [QUERIES[role.language](name, value)] : []);
  });
}

function attempt(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof OperationError) return void 0;
    throw error;
  }
}

async function judgeOrders(probe, whole, param, role) {
  const orders = ordersFor(probe, whole, param, role);
  if (orders.length === 0) probe.recorder.skip(`order ${param}`, "no two records differ in a field that orders them");
  for (const { value, compare } of orders) {
    const page = await call(probe, "order", { ...whole.params, [param]: value });
    const records = page === void 0 ? [] : itemsOf(page).map(({ record }) => record);
    const wrong = records.findIndex((record, index) => index > 0 && compare(records[index - 1] ?? record, record) > 0);
    const message = `the record at position ${wrong} comes before the one in front of it, by \`${param}\` ${shown(value)}`;
    if (page !== void 0) probe.recorder.judge("order", paramStatement(probe, param), page.exchange, wrong > 0 && { message });
  }
}

function ordersFor(probe, { items, params }, param, role) {
  const field = probe.operation.catalog.params.fields.find(({ name }) => name === param);
  const { type, example } = field ?? {};
  const values = type?.kind === "scalar" ? [...type.enum ?? type.commaList?.values ?? [], ...type.knownValues ?? []] : [];
  const names = Object.keys(role.fields ?? {});
  const candidates = [
    ...values,
    ...names,
    ...names.map((name) => role.language === "signed" ? `-${name}` : `${name} desc`),
    ...example === void 0 ? [] : [example]
  ];
  return candidates.flatMap((value) => {
    const compare = attempt(() => parseOrder(role, value, contextOf(probe, param)));
    if (compare === void 0 || !accepts(probe, { ...params, [param]: value })) return [];
    const isOther = items.some(({ record }, index) => index > 0 && compare(items[index - 1]?.record ?? record, record) > 0);
    return isOther ? [{ value, compare }] : [];
  }).slice(0, MOST_ORDERS);
}

var checkList = async (probe) => {
  const { operation, account, recorder } = probe;
  const { params, exchange, items } = await account.listing(operation);
  if (exchange === void 0) return recorder.skip("list", "the account has no record that the list is of");
  const first = judgeSuccess(probe, "list", params, exchange);
  if (first === void 0) return;
  judgeSize(probe, params, first);
  if (items.length === 0) return recorder.skip("records", "the account has no records here");
  const whole = await walk(probe, largestPage(probe, params));
  if (whole === void 0) return;
  judgeWhole(probe, whole);
  await judgePages(probe, whole);
  await judgeFilters(probe, whole);
  await judgeQueries(probe, whole);
};

function sizeOf({ operation }) {
  const [name] = Object.entries(operation.definition.roles).find(([, role]) => role.kind === "paging" && role.part === "size") ?? [];
  const type = operation.catalog.params.fields.find((field) => field.name === name)?.type;
  if (name === void 0 || type?.kind !== "scalar") return void 0;
  return { name, min: Math.max(1, type.min ?? 1), max: type.max };
}

function largestPage(probe, params) {
  const size = sizeOf(probe);
  return size === void 0 ? params : { ...params, [size.name]: Math.min(size.max ?? 100, 1e3) };
}

function judgeSize(probe, params, { records, exchange }) {
  const { operation, recorder, statements } = probe;
  const size = sizeOf(probe);
  if (size === void 0) return;
  const given = params[size.name];
  const preset = operation.catalog.params.fields.find(({ name }) => name === size.name)?.default?.value;
  const most = given ?? preset;
  if (typeof most !== "number") return;
  const statement = given === void 0 ? statements.preset(operation.definition.operation.id, size.name) : paramStatement(probe, size.name);
  const isLong = records.length > most;
  recorder.judge("limit", statement, exchange, isLong && { message: `the page has ${records.length} records, more than ${most}` });
}

async function walk(probe, params) {
  const { operation, account, recorder, statements } = probe;
  const { operation: facts } = operation.definition;
  const pages = [];
  const seen = /* @__PURE__ */ new Set();
  let asked = params;
  let items = [];
  while (pages.length < MOST_PAGES) {
    const page = await call(probe, "paging", asked);
    if (page === void 0) return void 0;
    judgeSize(probe, asked, page);
    pages.push(page);
    items = [...items, ...account.learn(operation, asked, page.records)];
    const cursor = findCursor(facts, asked, page);
    if (cursor === void 0) return { items, pages, params, isComplete: true };
    const key = JSON.stringify(cursor);
    const problem = cursorProblem(cursor.param, cursor.value, seen.has(key));
    recorder.judge("paging", statements.aspect(facts.id, "paging"), page.exchange, problem);
    if (problem !== false) return { items, pages, params, isComplete: true };
    seen.add(key);
    asked = { ...asked, [cursor.param]: cursor.value };
  }
  return { items, pages, params, isComplete: false };
}

function cursorProblem(param, value, isRepeated) {
  if (value === void 0) return { message: `the page says neither that it is the last, nor what \`${param}\` of the next page is` };
  return isRepeated && { message: `the page leads to a page that has been there already, with \`${param}\`` };
}

function judgeWhole(probe, { items, pages, isComplete }) {
  const { operation, recorder, statements, account } = probe;
  const { id, paging } = operation.definition.operation;
  const last = pages.at(-1);
  if (last === void 0) return;
  const aspect = statements.aspect(id, "paging");
  if (!isComplete) recorder.skip("paging", `the list has more than ${MOST_PAGES} pages`);
  if (paging?.kind !== "change_feed") {
    const keys = items.map((item) => keyOfItem(item, account.entityOf(operation)));
    const twice = keys.find((key, index) => keys.indexOf(key) !== index);
    if (pages.length > 1)
      recorder.judge("paging", aspect, last.exchange, twice !== void 0 && { message: `the record ${twice} is on the pages twice` });
  }
  if (isComplete && pages.length > 1 && last.records.length === 0 && paging?.kind === "record_cursor") {
    recorder.judge("paging", aspect, last.exchange, { message: "a page says that there is more, and the next one is empty" });
  }
  judgeOrder(probe, items, last);
}

function judgeOrder(probe, items, { exchange }) {
  const { operation, recorder, statements, account } = probe;
  const entity = account.entityOf(operation);
  if (operation.definition.ordered === void 0 || entity?.created === void 0) return;
  const field = pathInElement(entity, entity.created);
  const times = items.map(({ record }) => timeOf(record, field));
  const wrong = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? Infinity));
  const message = `the record at position ${wrong + 1} is newer than the one before it, by \`${field}\``;
  if (new Set(times).size < 2) return recorder.skip("order", "no two records have different times");
  recorder.judge("order", statements.aspect(operation.definition.operation.id, "order"), exchange, wrong > 0 && { message });
}

function timeOf(record, field) {
  const value = firstAt(record, field);
  return typeof value === "number" ? value : Date.parse(String(value));
}

async function judgePages(probe, whole) {
  const { operation, recorder, statements } = probe;
  const { paging, id } = operation.definition.operation;
  if (paging === void 0 || paging.kind === "none" || paging.kind === "change_feed") return;
  const size = sizeOf(probe);
  const total = whole.items.length;
  if (size === void 0 || !whole.isComplete || total < 2) {
    return recorder.skip("pages", total < 2 ? "there is no second page" : "the list is too long to be read twice");
  }
  const small = Math.max(size.min, Math.ceil(total / PAGES_OF_WALK));
  const params = { ...whole.params, [size.name]: small };
  if (small >= total || !accepts(probe, params)) return recorder.skip("pages", "there is no second page");
  const walked = await walk(probe, params);
  const last = walked?.pages.at(-1);
  if (walked === void 0 || last === void 0) return;
  judgeWhole(probe, walked);
  const problem = differenceOf(probe, whole.items, walked.items);
  recorder.judge(
    "paging",
    statements.aspect(id, "paging"),
    last.exchange,
    problem !== void 0 && { message: `in pages of ${small}, ${problem}` }
  );
  judgeTotal(probe, whole);
  if (paging.kind === "record_cursor" && paging.previous !== void 0) await judgeBackwards(probe, walked, paging.previous, paging.id);
}

function differenceOf({ operation, account }, first, second) {
  const [wanted, found] = [first, second].map((items) => items.map((item) => keyOfItem(item, account.entityOf(operation))));
  const lost = wanted?.find((key) => found?.includes(key) === false);
  if (lost !== void 0) return `the record ${lost} is lost (${found?.length} records instead of ${wanted?.length})`;
  const more = found?.find((key) => wanted?.includes(key) === false);
  if (more !== void 0) return `there is the record ${more} that a larger page does not have`;
  return wanted?.join() === found?.join() ? void 0 : "the records are in another order";
}

function judgeTotal(probe, { pages, items }) {
  const { operation, recorder, statements } = probe;
  const { paging } = operation.definition.operation;
  const [page] = pages;
  if (paging?.kind !== "offset" || paging.total === void 0 || page === void 0) return;
  const { in: place, field, within = [] } = paging.total;
  const stated = valueAt(place === "meta" ? page.meta : page.result, [...within, field]);
  const { addresses } = operation.catalog;
  const address = (place === "meta" ? addresses.meta : addresses.record) ?? "";
  const isWrong = typeof stated === "number" && stated !== items.length;
  const message = `\`${field}\` is ${String(stated)}, and the list has ${items.length} records`;
  recorder.judge("paging", statements.value(address, [...within, field]), page.exchange, isWrong && { message });
}

async function judgeBackwards(probe, { pages, params }, previous, idField) {
  const { operation, recorder, account } = probe;
  const entity = account.entityOf(operation);
  const idsOf = (page) => account.learn(operation, params, page.records).map((item) => identify(item, entity, idField));
  const forward = pages.map(idsOf);
  for (let index = pages.length - 1; index > 0; index -= 1) {
    const start = forward[index]?.[0];
    if (start === void 0) return;
    const page = await call(probe, "paging", { ...params, [previous]: start });
    if (page === void 0) return;
    const [found, wanted] = [idsOf(page), forward[index - 1] ?? []];
    const message = `the page before ${String(start)} has the records ${found.join(", ") || "none"} instead of ${wanted.join(", ")}`;
    recorder.judge("paging", paramStatement(probe, previous), page.exchange, found.join() !== wanted.join() && { message });
  }
}

var checkRecord = async (probe) => {
  const { operation, account, recorder } = probe;
  const items = await account.candidates(operation);
  const chosen = items.length > 1 ? [items[0], items.at(-1)].slice(0, MOST_RECORDS) : [items[0]];
  for (const item of chosen) {
    const params = await account.paramsFor(operation, item);
    if (typeof params === "string") return recorder.skip("record", params);
    const success = await call(probe, "record", params);
    if (success === void 0) continue;
    const [named2] = rolesOf(operation.definition, "identity");
    if (named2 === void 0 || operation.catalog.kind === "delete_result") continue;
    const wanted = params[named2.param];
    const record = isObject(success.result) ? success.result : {};
    const ids = named2.role.fields.map((field) => identify({ record }, account.entityOf(operation), field));
    const message = `the record that is returned is ${shown(ids[0])}, not ${shown(wanted)}`;
    const isOther = ids.every((id) => id !== wanted);
    recorder.judge("record", paramStatement(probe, named2.param), success.exchange, isOther && { message });
  }
};
var checkMissing = async (probe) => {
  const { operation, account } = probe;
  if (operation.definition.operation.effect === "write") return;
  const params = await account.paramsFor(operation);
  if (typeof params === "string") return;
  for (const kind of ["identity", "parent"]) {
    for (const { param } of rolesOf(operation.definition, kind)) await judgeMissing(probe, params, param);
  }
};

async function judgeMissing(probe, params, param) {
  const { recorder } = probe;
  const other = { ...params, [param]: otherId(params[param]) };
  if (!accepts(probe, other)) return recorder.skip("missing", `no other value of \`${param}\` is known to be acceptable`);
  const exchange = await send(probe, toRequest(probe, other));
  if (exchange !== void 0) judgeError(probe, "missing", exchange, { status: [404], because: `the \`${param}\` of no record` });
}

function otherId(id) {
  if (typeof id === "number") return 987654321;
  const text = typeof id === "string" ? id : "none";
  return text.slice(0, -8) + text.slice(-8).replace(/[a-z0-9]/gi, "9");
}
var STRANGE = ["constructor", "日本語 🎉 ﷽", "x".repeat(4096), "' OR 1=1 --", "../../admin", ""];
var checkStrangeIds = async (probe) => {
  const { operation, account } = probe;
  const [named2] = rolesOf(operation.definition, "identity");
  const params = await account.paramsFor(operation);
  if (named2 === void 0 || typeof params === "string") return;
  for (const id of [PROTOTYPE, STRANGE[operation.catalog.id.length % STRANGE.length] ?? ""]) {
    const other = { ...params, [named2.param]: id };
    if (!accepts(probe, other)) continue;
    const exchange = await send(probe, toRequest(probe, other));
    const because = `the id ${JSON.stringify(id.slice(0, 40))}, which no record has`;
    if (exchange !== void 0) judgeError(probe, "text", exchange, { status: [404, 422, 400], because });
  }
};


function createCleanup() {
  const open = /* @__PURE__ */ new Map();
  return {
    add: (name, remove) => {
      open.set(name, remove);
      return () => open.delete(name);
    },
    run: async () => {
      for (const [name, remove] of open) if (await remove().catch(() => false)) open.delete(name);
      return [...open.keys()];
    }
  };
}

async function checkWrites({ create, get, update, remove }, cleanup, announce) {
  announce(create.operation);
  const sent = { ...neededParams(create.operation), ...valuesToWrite(create) };
  const created = await write(create, sent);
  if (created === void 0) return;
  const record = Object(created.result);
  const id = identify({ record }, create.account.entityOf(create.operation));
  const { entity, connector } = create.operation.definition.operation;
  if (id === void 0) return create.recorder.skip("create", "the answer does not say the id of the record; it may still be there");
  const forget = cleanup.add(`${connector}.${entity} ${id}`, () => isRemoved(remove, id));
  const read = async (values2) => {
    if (get === void 0) return;
    announce(get.operation);
    const exchange2 = await send(get, toRequest(get, { ...neededParams(get.operation), ...named(get, id) }));
    const success = exchange2 && judgeSuccess(get, "written", named(get, id), exchange2);
    if (success !== void 0) judgeValues(get, values2, success, create);
  };
  await read(sent);
  let values = sent;
  if (update !== void 0) {
    announce(update.operation);
    const changes = Object.fromEntries(
      Object.entries(valuesToWrite(update)).map(([name, value]) => [
        name,
        typeof value === "string" && value.includes(" ") ? value + MARK : value
      ])
    );
    const changed = await write(update, { ...neededParams(update.operation), ...named(update, id), ...changes });
    values = changed === void 0 ? values : { ...values, ...changes };
    await read(values);
  }
  announce(remove.operation);
  const params = { ...neededParams(remove.operation), ...named(remove, id) };
  const exchange = await send(remove, toRequest(remove, params));
  if (exchange === void 0 || judgeSuccess(remove, "delete", params, exchange) === void 0 || get === void 0) return;
  announce(get.operation);
  const gone = await send(get, toRequest(get, { ...neededParams(get.operation), ...named(get, id) }));
  if (gone === void 0) return;
  judgeError(get, "deleted", gone, { status: [404], because: `the record ${id}, which has been deleted` });
  if (gone.status === 404) forget();
}

async function isRemoved(remove, id) {
  const { caller, operation } = remove;
  const exchange = await caller.send(toRequest(remove, { ...neededParams(operation), ...named(remove, id) }));
  return exchange.status === 200 || exchange.status === 404;
}

function named({ operation }, id) {
  return Object.fromEntries(rolesOf(operation.definition, "identity").map(({ param }) => [param, id]));
}

async function write(probe, params) {
  if (!accepts(probe, params)) {
    probe.recorder.skip("write", "the catalog has no example of all that it needs");
    return void 0;
  }
  const exchange = await send(probe, toRequest(probe, params));
  const success = exchange && judgeSuccess(probe, "write", params, exchange);
  if (success !== void 0) judgeValues(probe, params, success, probe);
  return success;
}

function judgeValues(probe, params, { result, exchange }, writer) {
  for (const { param, role } of rolesOf(writer.operation.definition, "field")) {
    const sent = params[param];
    if (sent === void 0) continue;
    const kept = firstAt(Object(result), role.field);
    const message = `\`${role.field}\` is ${shown(kept)}, and ${shown(sent)} was written`;
    probe.recorder.judge("written", paramStatement(writer, param), exchange, !contains(kept, sent) && { message });
  }
}

function contains(kept, sent) {
  if (isObject(sent)) return isObject(kept) && Object.entries(sent).every(([name, inner]) => contains(kept[name], inner));
  if (isList(sent)) return isList(kept) && sent.every((inner, index) => contains(kept[index], inner));
  return kept === sent;
}

function valuesToWrite({ operation, account }) {
  const identity = account.entityOf(operation)?.identity ?? [];
  const { fields } = operation.catalog.params;
  return Object.fromEntries(
    rolesOf(operation.definition, "field").flatMap(({ param, role }) => {
      const field = fields.find(({ name }) => name === param);
      const value = operation.examples[param] ?? field?.example;
      const isPlain = typeof value === "string" ? /[ @]/.test(value) : field?.type.kind === "object" && isObject(value);
      return value === void 0 || !isPlain || identity.includes(role.field) ? [] : [[param, value]];
    })
  );
}


async function judgeCreated({ caller, recorder, statements, parts }, connector, authConfig) {
  const { gateway } = parts.catalog;
  const definitionId = parts.catalog.connectors.find(({ id }) => id === connector)?.definitionId.value ?? "";
  const address = gateway.addresses.createInstanceResponse;
  const body = { connector_definition_id: definitionId, auth_config: authConfig, name: "verify" };
  recorder.about(void 0);
  try {
    const exchange = await caller.send({ path: gateway.createInstance.path, body });
    const isSuccess = exchange.status === 200;
    const message = `the status is ${exchange.status}, not 200, for credentials of ${connector}`;
    recorder.judge("instance", statements.value(address, []), exchange, !isSuccess && { message });
    if (!isSuccess) return void 0;
    for (const issue of parts.createResponse.check(exchange.body).issues) {
      recorder.judge("instance", statements.value(address, issue.path), exchange, issue);
    }
    const id = isObject(exchange.body) ? exchange.body["id"] : void 0;
    recorder.judge(
      "instance",
      statements.value(address, ["id"]),
      exchange,
      typeof id !== "string" && { message: "the answer has no `id`" }
    );
    return typeof id === "string" ? id : void 0;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    recorder.judge("connection", statements.rule("answered"), error, { message: error.message });
    return void 0;
  }
}


function createRecorder(caller, statements, selected, statedOnly) {
  const findings = /* @__PURE__ */ new Map();
  const tried = /* @__PURE__ */ new Set();
  const tallies = /* @__PURE__ */ new Map();
  const isSelected = new Set(selected);
  let operation;
  let isMuted = false;
  const tally = (name) => {
    const found = tallies.get(name) ?? { verdicts: /* @__PURE__ */ new Map(), notTried: [] };
    tallies.set(name, found);
    return found;
  };
  const judge = (check, { key, ...statement }, exchange, problem = false) => {
    if (isMuted || statedOnly && statement.basis !== "stated") return;
    tried.add(key);
    const { verdicts } = tally(operation ?? "");
    const verdict = `${check} ${key}`;
    verdicts.set(verdict, (verdicts.get(verdict) ?? true) && problem === false);
    if (problem === false) return;
    const path = problem.path ?? [];
    const pointer = jsonPointer(path);
    const id = [operation, check, key, pointer.replace(/\/\d+(?=\/|$)/g, "/*")].join(" ");
    if (findings.has(id)) return;
    findings.set(id, {
      code: `verify/${check}`,
      ...operation !== void 0 && { operation },
      statement,
      message: problem.message,
      ...path.length > 0 && { pointer },
      request: caller.printRequest(exchange.request),
      answer: isAnswered(exchange) ? caller.printAnswer(exchange) : "no answer"
    });
  };
  return {
    judge,
    touch: (keys) => {
      for (const key of keys) tried.add(key);
    },
    skip: (check, reason) => {
      if (isMuted) return;
      const { notTried } = tally(operation ?? "");
      if (!notTried.some((one) => one.check === check && one.reason === reason)) notTried.push({ check, reason });
    },
    about: (name) => {
      operation = name;
      isMuted = name !== void 0 && !isSelected.has(name);
    },
    stop: (reason) => {
      const rest = selected.slice(operation === void 0 ? 0 : selected.indexOf(operation));
      for (const id of rest) if (tally(id).verdicts.size === 0 || id === operation) tally(id).notTried.push({ check: "rest", reason });
    },
    report: (leftovers) => {
      const about = statements.about(selected);
      return {
        findings: [...findings.values()],
        operations: [...tallies.has("") ? [""] : [], ...selected].map((id) => {
          const { verdicts, notTried } = tally(id);
          const passed = [...verdicts.values()].filter((held) => held).length;
          return { operation: id === "" ? "gateway" : id, tried: verdicts.size, passed, failed: verdicts.size - passed, notTried };
        }),
        statements: { tried: [...about].filter((key) => tried.has(key)).length, total: about.size },
        calls: caller.calls(),
        leftovers
      };
    }
  };
}

function isAnswered(exchange) {
  return exchange.status !== void 0;
}


async function verifyCatalogGateway(parts, options) {
  const { catalog } = parts;
  const selected = selectOperations(catalog, options);
  const secrets = [options.token, ...textsIn(options.credentials)].filter((text) => text !== void 0);
  const caller = createCaller(options, secrets, toVocabulary(catalog));
  const statements = createStatements(catalog);
  const recorder = createRecorder(caller, statements, selected, options.statedOnly === true);
  const habits = createHabits();
  caller.onAnswer = (exchange) => habits.watch({ recorder, statements }, exchange);
  caller.extraHeaders = habits.headers;
  const session = { options, parts, caller, recorder, statements, habits, cleanup: createCleanup(), selected: new Set(selected) };
  const leftovers = [];
  try {
    const created = await createInstances(session, leftovers);
    for (const [connector, instance] of Object.entries({ ...options.instances, ...created }))
      await verifyInstance(session, connector, instance);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    recorder.stop(error.message);
  } finally {
    caller.insist();
    recorder.about(void 0);
    leftovers.push(...await session.cleanup.run());
  }
  return recorder.report(leftovers);
}

function selectOperations({ connectors }, { instances, credentials = {}, operations: patterns, writes, baseUrl, fetch: fetch2 }) {
  if (baseUrl === void 0 && fetch2 === void 0) throw new TypeError("`baseUrl` or `fetch` is needed: which gateway is it?");
  const known = connectors.map(({ id }) => id);
  const named2 = [...Object.keys(instances), ...Object.keys(credentials)];
  const stray = named2.find((name) => !known.includes(name));
  if (stray !== void 0) throw new TypeError(`There is no connector \`${stray}\`. Known: ${known.join(", ")}.`);
  if (named2.length === 0) throw new TypeError("`instances` is empty: name an instance of a connector.");
  if (Object.keys(credentials).length > 0 && writes !== true)
    throw new TypeError("`credentials` create instances, which `writes` has to allow.");
  const all = connectors.filter(({ id }) => named2.includes(id)).flatMap((connector) => operationsOf(connector).map(({ id }) => id));
  const tests = patterns?.map((pattern) => new RegExp(`^${pattern.replaceAll(/[^\w*]/g, "\\$&").replaceAll("*", ".*")}$`));
  const idle = patterns?.find((_pattern, index) => !all.some((id) => tests?.[index]?.test(id) === true));
  if (idle !== void 0) throw new TypeError(`No operation of these instances fits \`${idle}\`.`);
  return all.filter((id) => tests?.some((test) => test.test(id)) ?? true);
}

function textsIn(value) {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function createInstances(session, leftovers) {
  const created = {};
  for (const [connector, authConfig] of Object.entries(session.options.credentials ?? {})) {
    const id = await judgeCreated(session, connector, authConfig);
    if (id === void 0) continue;
    created[connector] = id;
    leftovers.push(`instance ${id} of ${connector}: the contract cannot delete instances`);
  }
  return created;
}

async function verifyInstance(session, connector, instance) {
  const { parts, recorder, selected, habits } = session;
  const description = parts.catalog.connectors.find(({ id }) => id === connector);
  const part = parts.connectors.find((one) => one.connector.id === connector);
  if (description === void 0 || part === void 0) return;
  const probes = createProbes(session, description, part, instance);
  const wanted = probes.filter(({ operation }) => selected.has(operation.catalog.id));
  const [first] = wanted.filter(({ operation }) => operation.catalog.effect === "read");
  if (first !== void 0) {
    recorder.about(void 0);
    await habits.checkCors(first);
    await checkRequests(first);
  }
  const examples = parts.examplesOf(connector);
  for (const probe of wanted) {
    const { catalog } = probe.operation;
    recorder.about(catalog.id);
    if (catalog.effect === "write") continue;
    await CHECKS[catalog.kind](probe);
    await checkMissing(probe);
    if (catalog.kind === "record") await checkStrangeIds(probe);
    await checkInvalid(examples[catalog.addresses.params]?.invalid ?? [])(probe);
  }
  await verifyWrites(session, probes, wanted);
}
var CHECKS = {
  list: checkList,
  search_wrapper: checkList,
  page_record: checkList,
  record: checkRecord,
  delete_result: checkRecord,
  download: checkDownload
};

async function verifyWrites({ recorder, cleanup, options, parts }, probes, wanted) {
  const writing = wanted.filter(({ operation }) => operation.catalog.effect === "write");
  for (const entity of new Set(writing.map(({ operation }) => operation.catalog.entity))) {
    const find = (action) => probes.find(({ operation: { catalog } }) => catalog.entity === entity && catalog.action === action);
    const [create, remove, get, update] = [find("create"), find("delete"), find("get"), find("update")];
    const reason = options.writes !== true ? "it writes, and --writes is not given" : "what it creates could not be removed: the entity has no delete";
    if (options.writes !== true || create === void 0 || remove === void 0) {
      for (const probe of writing.filter(({ operation }) => operation.catalog.entity === entity)) {
        recorder.about(probe.operation.catalog.id);
        recorder.skip("write", reason);
      }
      continue;
    }
    const announce = ({ catalog }) => recorder.about(catalog.id);
    await checkWrites({ create, remove, ...get && { get }, ...update && { update } }, cleanup, announce);
    for (const probe of [remove, ...update === void 0 ? [] : [update]]) {
      const { catalog } = probe.operation;
      recorder.about(catalog.id);
      await checkInvalid(parts.examplesOf(catalog.connector)[catalog.addresses.params]?.invalid ?? [])(probe);
    }
  }
}

function createProbes(session, description, part, instance) {
  const { parts, caller, recorder, statements, options } = session;
  const { gateway } = parts.catalog;
  const definition = toDefinition(part);
  const examples = parts.examplesOf(description.id);
  const path = gateway.execute.path.replace(/\{[^{}]*\}/, () => encodeURIComponent(instance));
  const operations = operationsOf(description).flatMap((catalog) => {
    const found = definition.operations.find(({ operation }) => operation.id === catalog.id);
    const valid = examples[catalog.addresses.params]?.valid ?? [];
    const values = Object.assign({}, ...valid.toReversed().filter((value) => isObject(value)));
    return found === void 0 ? [] : [{ definition: found, catalog, examples: values, envelope: part.connector.gateway }];
  });
  const execute = (operation, params) => caller.send(toRequest({ operation, path }, params));
  const account = createAccount(definition.entities, operations, execute);
  return operations.map((operation) => {
    const { entity, action } = operation.catalog;
    const validators = part.connector.validators[`${entity}.${action}`];
    if (validators === void 0) throw new Error(`${operation.catalog.id} has no validators.`);
    return {
      ...{ operation, account, caller, recorder, statements, gateway, path, instance },
      validators: { ...validators, error: parts.errorBody },
      writes: options.writes === true
    };
  });
}
export {
  verifyCatalogGateway
};
