// @generated from templates/verify/verify_gateway.ts by connector-gateway-spec. Do not edit.

import { isObject, elementsOf, valueAt, findCursor, isList, jsonPointer } from "../engine.js";

import { jsonText, findOperation, describe, typeText, unfold, operationsOf, toVocabulary } from "../../shared/catalog.js";

import { conditionTest, firstAt, namesIn, readerOf, toFilter, parseOrder, parseSearch, toDefinition } from "../sandbox/index.js";

import { printFieldPath } from "../../shared/field_path.js";

const MOST_PARENTS = 8;
const CALL_MILLISECONDS = 6e4;
const LONGEST_WAIT_SECONDS = 120;
const MOST_WAITS = 5;
const LONGEST_SHOWN = 600;
const ENVELOPE = "response";
const MOST_ISSUES = 20;
const ORIGIN = "https://verify.example";
const MOST_VALUES = 2;
const MOST_CANDIDATES = 6;
const MOST_ORDERS = 2;
const MOST_NAMES = 12;
const MOST_PAGES = 20;
const PAGES_OF_WALK = 3;
const MANY = 100;
const MARK = " – Ünïcödé 日本語 🎉";
const GATEWAY = "gateway";

function createAccount(operations, execute) {
  const known = /* @__PURE__ */ new Map();
  const listings = /* @__PURE__ */ new Map();
  const learn = ({ definition, entity }, params, records) => {
    const { entity: name } = definition.operation;
    const parents = rolesOf(definition, "parent").flatMap(
      ({ param, role: { entities, by } }) => entities.flatMap((one) => known.get(one) ?? []).filter((item) => identify(item, by) === params[param]).slice(0, 1)
    );
    const ancestors = parents.flatMap((item) => [item, ...item.parents]);
    const items = records.flatMap((record) => isObject(record) ? [{ entity, record, parents: ancestors }] : []);
    const all = new Map([...known.get(name) ?? [], ...items].map((item) => [keyOfItem(item), item]));
    known.set(name, [...all.values()]);
    return items;
  };
  const itemsOf = async (name) => {
    const lists = operations.filter(
      ({ definition: { operation } }) => operation.entity === name && /^(?:list|page_record|search_wrapper)$/.test(operation.kind)
    );
    for (const list2 of known.has(name) ? [] : lists) if ((await listing(list2)).items.length > 0) break;
    return known.get(name) ?? [];
  };
  const candidates = async ({ definition }) => {
    const [identity] = rolesOf(definition, "identity");
    const own = identity === void 0 ? rolesOf(definition, "parent").at(-1)?.role.entities : [identity.role.entity ?? definition.operation.entity];
    const items = [];
    for (const name of own ?? []) items.push(...await itemsOf(name));
    const lists = rolesOf(definition, "index").map(({ role }) => role.field);
    const tests = definition.only.map(conditionTest);
    return items.filter(
      ({ record }) => tests.every((test) => test(record)) && lists.every((field) => firstAt(record, field) !== void 0)
    );
  };
  const paramsFor = async (operation, given) => {
    const { definition } = operation;
    const names = [...rolesOf(definition, "identity"), ...rolesOf(definition, "parent")];
    const item = given ?? (await candidates(operation))[0];
    if (item === void 0 && names.length > 0) return "the account has no record that it can be called for";
    const params = {};
    for (const { param, role } of names) {
      const wanted = role.kind === "parent" ? role.entities : [role.entity ?? definition.operation.entity];
      const found = item && [item, ...item.parents].find(({ entity }) => wanted.includes(entity?.name ?? ""));
      const id = found && identify(found, role.kind === "parent" ? role.by : role.fields[0]);
      if (id === void 0) return `no record says what \`${param}\` is`;
      params[param] = id;
    }
    return { ...await startOf(operation), ...neededParams(operation), ...params };
  };
  const startOf = async ({ definition: { operation } }) => {
    if (operation.paging?.kind !== "change_feed") return {};
    for (const other of operations) {
      const [field] = Object.entries(other.definition.starts).find(([, name]) => name === operation.entity) ?? [];
      const exchange = field === void 0 ? void 0 : await execute(other, neededParams(other));
      const token = isObject(exchange?.body) ? valueAt(exchange.body[other.envelope.result], [field ?? ""]) : void 0;
      if (typeof token === "string") return { [operation.paging.next]: token };
    }
    return {};
  };
  const list = async (operation) => {
    const { definition } = operation;
    const parents = rolesOf(definition, "parent").length > 0 ? (await candidates(operation)).slice(0, MOST_PARENTS) : [void 0];
    let last = { params: {}, items: [] };
    for (const parent of parents) {
      const params = await paramsFor(operation, parent);
      const exchange = typeof params === "string" ? void 0 : await execute(operation, params);
      if (typeof params === "string" || exchange === void 0) continue;
      last = { params, exchange, items: learn(operation, params, recordsIn(operation, exchange)) };
      if (last.items.length > 0) break;
    }
    return last;
  };
  const listing = (operation) => {
    const found = listings.get(operation.catalog.id) ?? list(operation);
    listings.set(operation.catalog.id, found);
    return found;
  };
  return { listing, learn, paramsFor, candidates };
}

function rolesOf({ roles }, kind) {
  const isOfKind = (role) => role.kind === kind;
  return Object.entries(roles).flatMap(([param, role]) => isOfKind(role) ? [{ param, role }] : []);
}

function recordsIn({ definition, envelope }, { body }) {
  return isObject(body) ? elementsOf(definition.operation, body[envelope.result]) : [];
}

function pathInElement(entity, field) {
  const [above, names] = [namesIn(entity?.element ?? ""), namesIn(field)];
  return above.length > 0 && above.every((name, index) => names[index] === name) ? printFieldPath(names.slice(above.length)) : field;
}

function identify({ record, entity }, field = entity?.identity[0]) {
  const id = field === void 0 ? void 0 : firstAt(record, field) ?? firstAt(record, pathInElement(entity, field));
  return typeof id === "string" || typeof id === "number" ? id : void 0;
}

function keyOfItem(item) {
  return String(identify(item) ?? JSON.stringify(item.record));
}

function neededParams({ definition, catalog, examples }) {
  const needed = catalog.params.fields.filter(({ name, required }) => required || definition.neededInPractice.includes(name));
  const values = needed.flatMap(({ name, example, role }) => {
    const value = role?.kind === "index" ? 0 : role?.kind === "select" && role.as === "mask" ? "*" : examples[name] ?? example;
    return value === void 0 || role?.kind === "identity" || role?.kind === "parent" ? [] : [[name, value]];
  });
  return Object.fromEntries(values);
}

import { hideInValue, redactText } from "../../shared/secrets.js";

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

function createCaller(options, secrets, { isSecretName }, watch) {
  const { baseUrl = "http://gateway.invalid", token = "verify", rate = 0, budget = Infinity } = options;
  const [base, fetchAnswer] = [baseUrl.replace(/\/+$/, ""), options.fetch ?? fetch];
  let { signal } = options;
  let [calls, next, silent] = [0, 0, 0];
  const pause = async (milliseconds) => {
    if (milliseconds > 0) await wait(milliseconds, signal);
    if (signal?.aborted === true) throw new Stop("the verification was stopped");
  };
  const attempt2 = async (request) => {
    if (calls >= budget) throw new Stop(`the budget of ${budget} calls is used up`);
    calls += 1;
    const now = performance.now();
    const delay = rate > 0 ? next - now : 0;
    next = Math.max(next, now) + 1e3 / (rate || Infinity);
    await pause(delay);
    const { method, headers, path } = request;
    const limit = AbortSignal.timeout(CALL_MILLISECONDS);
    const init = {
      method,
      headers,
      redirect: "manual",
      signal: signal === void 0 ? limit : AbortSignal.any([limit, signal])
    };
    const body = textOf(request);
    try {
      const response = await fetchAnswer(base + path, body === void 0 ? init : { ...init, body });
      const exchange = { request, status: response.status, headers: response.headers, ...await readBody(response) };
      silent = 0;
      watch.onAnswer(exchange);
      return exchange;
    } catch (error) {
      await pause(0);
      silent += 1;
      if (silent >= MOST_WAITS) throw new Stop(`the gateway does not answer (${reasonOf(error)})`);
      throw new NoAnswer(request, reasonOf(error));
    }
  };
  const hidden = (value) => jsonText(hideInValue(value, secrets, { redactText, hides: isSecretName }));
  return {
    send: async ({ headers = {}, ...details }) => {
      const usual = { authorization: `Bearer ${token}`, "content-type": "application/json", ...watch.headers() };
      const all = Object.entries({ ...usual, ...headers }).filter((entry) => entry[1] !== null);
      const request = { method: "POST", path: "/", ...details, headers: Object.fromEntries(all) };
      for (let waits = 0; ; waits += 1) {
        const exchange = await attempt2(request);
        if (exchange.status !== 429 && exchange.status !== 503 || waits >= MOST_WAITS) return exchange;
        const seconds = secondsToWait(exchange.headers.get("retry-after"));
        if (seconds > LONGEST_WAIT_SECONDS) throw new Stop(`the gateway asks to wait ${Math.ceil(seconds)} seconds`);
        await pause(seconds * 1e3);
      }
    },
    calls: () => calls,
    insist: () => {
      signal = void 0;
    },
    print: ({ request, status, headers, body, bytes }) => ({
      request: printCurl(base, request, request.text ?? (request.body === void 0 ? void 0 : hidden(request.body))),
      answer: status === void 0 ? "none" : `${status} ${redactText(headers?.get("content-type") ?? "")} ${body === void 0 ? `${bytes?.byteLength ?? 0} bytes` : shortened(hidden(body))}`
    })
  };
}

function textOf({ body, text }) {
  return body === void 0 ? text : JSON.stringify(body);
}

async function readBody({ body }) {
  const chunks = [];
  let length = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.done === false && length <= MOST_BYTES; read = await reader?.read()) {
    chunks.push(read.value);
    length += read.value.byteLength;
  }
  if (length > MOST_BYTES) await reader?.cancel();
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { bytes, isCut: length > MOST_BYTES, body: parse(new TextDecoder().decode(bytes)) };
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
  const seconds = Number(header ?? 1);
  return Number.isNaN(seconds) ? Math.max(0, (Date.parse(header ?? "") - Date.now()) / 1e3) || 1 : seconds;
}

function wait(milliseconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function printCurl(base, { method, path, headers }, body) {
  const shown2 = Object.entries(headers).map(
    ([name, value]) => name === "authorization" ? ` -H "authorization: ${value.replace(/ .*/, " $CONNECTOR_GATEWAY_TOKEN")}"` : ` -H '${name}: ${value}'`
  );
  const data = body === void 0 ? "" : ` --data '${shortened(body).replaceAll("'", String.raw`'\''`)}'`;
  return `curl${method === "POST" ? "" : ` -X ${method}`} '${base}${path}'${shown2.join("")}${data}`;
}

function shortened(text) {
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}… (${text.length} characters)`;
}


function createPlaces(catalog, sources) {
  const files = Object.entries(sources).flatMap(([file, text]) => text === void 0 ? [] : [{ file, lines: text.split("\n") }]);
  return (address, key) => {
    const [connector = "", entity = "", action = "", part = ""] = address.split(".");
    const names = key.replace(/^.* (?:default )?/, "").split(".");
    const record = findOperation(catalog, `${connector}.${entity}.${action}`)?.returns?.record ?? "";
    const inAction = ["entities", entity, "actions", action];
    const paths = part === "record" ? [["records", record, "fields", ...names]] : [[...inAction, ...part === "" ? [] : [part, ...names]], inAction];
    const own = files.filter(
      ({ lines }) => lines.some((line) => line.trim().replace(/^extends:/, "connector:") === `connector: ${connector}`)
    );
    for (const path of paths) {
      for (const { file, lines } of own) {
        const line = lineOf(lines, path);
        if (line > 0) return { file, line };
      }
    }
    return {};
  };
}

function lineOf(lines, path) {
  let [next, depth, found] = [0, -1, 0];
  for (const name of path) {
    const index = lines.findIndex((line, at) => at >= next && line.trimStart().startsWith(`${name}:`) && line.search(/\S/) > depth);
    const isOutside = lines.slice(next, Math.max(next, index)).some((line) => /^\s*\w/.test(line) && line.search(/\S/) <= depth);
    if (index < 0 || isOutside) return 0;
    [next, depth, found] = [index + 1, (lines[index] ?? "").search(/\S/), index + 1];
  }
  return found;
}

var RULES = {
  answered: "Every request gets an answer.",
  json: "Answers that are not downloads are JSON, and `Content-Type` says so.",
  challenge: "An answer with status 401 has the header `WWW-Authenticate` (RFC 9110).",
  keys: "An envelope has only the keys of the contract.",
  requestId: "A gateway that numbers its answers with `x-request-id` numbers all of them.",
  cors: "A gateway that lets pages of other origins in lets them send calls and read answers.",
  length: "The bytes of a download are as many as `Content-Length` says."
};

function createStatements(catalog, sources) {
  const { gateway } = catalog;
  const placeOf = createPlaces(catalog, sources);
  const from = (key, notes, text, address = "") => ({
    key,
    isStated: () => notes.origin.kind === "stated",
    read: () => ({ text, basis: notes.origin.kind === "stated" ? "stated" : "assumed", ...sourceOf(notes), ...placeOf(address, key) })
  });
  const rule = (text) => ({ key: text, isStated: () => false, read: () => ({ text, basis: "rule" }) });
  const fieldKeys = (address, path = []) => {
    const { type, records } = describe(catalog, address, path);
    const whole = unfold(type, records);
    return whole?.kind === "object" ? (whole.shape?.fields ?? []).map(({ name }) => keyOf(address, [name])) : [];
  };
  return {
    rule: (name) => rule(RULES[name]),
    status: (status) => {
      const found = gateway.statuses.find((one) => one.status === status);
      if (found === void 0) return rule(`Only the statuses of the contract are used, and ${status} is none of them.`);
      return from(`status ${status}`, found, `Status ${status}: ${found.description ?? ""}`);
    },
    aspect: (operation, aspect) => {
      const { id, description = "an operation.", kind, paging, returns, ordered = "", origin, section } = operation;
      const says = {
        operation: [`${id}: ${description}`, origin],
        result: [`The result of ${id} is a ${kind.replaceAll("_", " ")}.`, returns?.origin ?? origin],
        paging: [`The pages of ${id} follow each other by ${paging?.kind.replaceAll("_", " ") ?? ""}.`, paging?.origin ?? origin],
        order: [`${id} returns its records ${ordered.replaceAll("_", " ")}.`, origin]
      };
      const [text, basis] = says[aspect];
      return from(`${id} ${aspect}`, { section, origin: basis }, text, id);
    },
    value: (address = "", path) => {
      const key = keyOf(address, path);
      const found = () => describe(catalog, address, path);
      const notes = () => ({ section: "", origin: { kind: "stated" }, ...found() });
      const text = () => {
        const { type, description = "" } = found();
        return `\`${namesOf(path).join(".") || address}\`${type === void 0 ? "" : ` is \`${typeText(type)}\``}: ${description}`;
      };
      return { key, isStated: () => notes().origin.kind === "stated", read: () => from(key, notes(), text(), address).read() };
    },
    preset: ({ id, params, section, origin }, param) => {
      const field = params.fields.find(({ name }) => name === param);
      const notes = { section: field?.section ?? section, origin: field?.default?.origin ?? origin };
      return from(
        `${id}.params default ${param}`,
        notes,
        `\`${param}\` is ${String(field?.default?.value)} when it is left out.`,
        `${id}.params`
      );
    },
    about: (ids) => [
      ...gateway.statuses.map(({ status }) => `status ${status}`),
      ...gateway.execute.response.shape.fields.map(({ name }) => `${ENVELOPE} ${name}`),
      ...fieldKeys(gateway.addresses.error),
      ...ids.flatMap((id) => {
        const { addresses, paging, ordered } = findOperation(catalog, id) ?? { addresses: { params: "" } };
        const parts = [addresses.params, addresses.meta, addresses.record].filter((address) => address !== void 0);
        const isPaged = paging !== void 0 && paging.kind !== "none";
        const aspects = [
          "operation",
          ...addresses.response ? ["result"] : [],
          ...isPaged ? ["paging"] : [],
          ...ordered ? ["order"] : []
        ];
        return [...aspects.map((aspect) => `${id} ${aspect}`), ...parts.flatMap((address) => fieldKeys(address))];
      })
    ]
  };
}

function keyOf(address, path) {
  return `${address.endsWith(`.${ENVELOPE}`) ? ENVELOPE : address} ${namesOf(path).join(".")}`;
}

function namesOf(path) {
  return path.filter((step) => typeof step === "string");
}

function sourceOf({ section }) {
  const [document = "", ...rest] = section.split(", ");
  return { ...document !== "" && { document }, ...rest.length > 0 && { section: rest.join(", ") } };
}

var ELSEWHERE = [403, 424, 429, 501, 502, 503, 504];

async function send({ caller, judge, says }, details) {
  try {
    return await caller.send(details);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    judge("connection", says.rule("answered"), error, `there is no answer: ${error.message}`);
    return void 0;
  }
}

function toRequest({ catalog: { entity, action }, path }, params) {
  return { path, body: { entity, action, params } };
}

async function call(probe, check, params) {
  const exchange = await send(probe, toRequest(probe, params));
  return exchange && judgeSuccess(probe, check, params, exchange);
}

function judgeSuccess(probe, check, params, exchange) {
  const { catalog, envelope, judge, touch, says, validators, gateway } = probe;
  const { status, body } = exchange;
  if (ELSEWHERE.includes(status)) {
    judgeErrorBody(probe, exchange);
    probe.skip(check, `the gateway answers ${status}`);
    return void 0;
  }
  const isSuccess = status === 200 || catalog.kind === "download" && status === 206;
  judge(
    "status",
    says.aspect(catalog, "operation"),
    exchange,
    !isSuccess && `the status is ${status}, not 200, for a request that the catalog accepts`
  );
  touch(Object.keys(params).map((name) => keyOf(catalog.addresses.params, [name])));
  if (!isSuccess) judgeErrorBody(probe, exchange);
  if (!isSuccess || validators.response === void 0)
    return isSuccess ? { result: void 0, meta: void 0, records: [], exchange } : void 0;
  judgeJson(probe, exchange);
  const { issues } = validators.response.check(body, { maxIssues: MOST_ISSUES });
  if (issues.length === 0) judge("result", says.aspect(catalog, "result"), exchange);
  for (const { path, message } of issues) judgeIssue(probe, exchange, path, message);
  if (!isObject(body)) return void 0;
  const { shape } = gateway.execute.response;
  judgeKeys(
    probe,
    "envelope",
    exchange,
    shape.fields.map(({ name }) => name)
  );
  judgeExecution(probe, exchange);
  const records = recordsIn(probe, exchange);
  const { record, meta, response = "" } = catalog.addresses;
  const touchIn = (address, value) => {
    if (address !== void 0 && isObject(value)) touch(Object.keys(value).map((name) => keyOf(address, [name])));
  };
  touchIn(response, body);
  touchIn(meta, body[envelope.meta]);
  for (const one of catalog.kind === "list" ? records : [body[envelope.result]]) touchIn(record, one);
  return { result: body[envelope.result], meta: body[envelope.meta], records, exchange };
}

function judgeIssue({ catalog, envelope, judge, says }, exchange, path, message) {
  const { record, meta, response } = catalog.addresses;
  const [part, ...inside] = path;
  const inRecord = catalog.kind === "list" ? inside.slice(1) : inside;
  if (part === envelope.result && inRecord.length === 0) judge("result", says.aspect(catalog, "result"), exchange, message, path);
  else if (part === envelope.result) judge("record", says.value(record, inRecord), exchange, message, path);
  else if (part === envelope.meta && meta !== void 0) judge("meta", says.value(meta, inside), exchange, message, path);
  else judge("envelope", says.value(response, path), exchange, message, path);
}

function judgeJson({ judge, says }, { headers, body, ...exchange }) {
  const type = headers.get("content-type");
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(type ?? "");
  const problem = body === void 0 ? "the body is not JSON" : !isJson && `the header content-type is ${type ?? "missing"}`;
  judge("header", says.rule("json"), { headers, body, ...exchange }, problem);
}

function judgeKeys({ judge, says }, check, exchange, known) {
  const names = isObject(exchange.body) ? Object.keys(exchange.body) : [];
  const stray = names.find((name) => !known.includes(name));
  const missing = known.filter((name) => !names.includes(name)).join(", ");
  judge(check, says.rule("keys"), exchange, stray !== void 0 && `\`${stray}\` is no key of the contract. Missing: ${missing || "none"}`);
}

function judgeExecution({ catalog, envelope: { execution }, judge, says, instance }, exchange) {
  const said = execution && isObject(exchange.body) ? exchange.body[execution.field] : void 0;
  const id = execution && isObject(said) ? said[execution.instanceId] : void 0;
  if (execution === void 0 || id === void 0) return;
  const path = [execution.field, execution.instanceId];
  judge("envelope", says.value(catalog.addresses.response, path), exchange, id !== instance && `the instance is not ${instance}`, path);
}

function judgeError(probe, check, exchange, { status, names = [], because }) {
  const { judge, says } = probe;
  const isRight = status.includes(exchange.status);
  judge(
    check,
    says.status(status[0] ?? 0),
    exchange,
    !isRight && `the status is ${exchange.status}, not ${status.join(" or ")}, for ${because}`
  );
  if (!isRight) return names;
  judgeErrorBody(probe, exchange);
  judgeErrorHeader(probe, exchange);
  return names.filter((name) => !isNamed(exchange.body, name));
}
var HEADERS = {
  401: ["www-authenticate", /./],
  405: ["allow", /\bpost\b/i],
  416: ["content-range", /^bytes \*\/\d+$/],
  429: ["retry-after", /./],
  503: ["retry-after", /./]
};

function judgeErrorHeader({ judge, says }, exchange) {
  const { status, headers } = exchange;
  const [name, value] = HEADERS[status] ?? [];
  if (name === void 0 || value === void 0) return;
  const statement = status === 401 ? says.rule("challenge") : says.status(status);
  judge("header", statement, exchange, !value.test(headers.get(name) ?? "") && `the header ${name} is missing or wrong`);
}

function judgeErrorBody(probe, exchange) {
  const { judge, touch, says, errorBody, gateway } = probe;
  const { error } = gateway.addresses;
  judgeJson(probe, exchange);
  if (!isObject(exchange.body)) return;
  const names = Object.keys(exchange.body);
  touch(names.map((name) => keyOf(error, [name])));
  const known = gateway.error.shape.fields.map(({ name }) => name);
  for (const { message, path } of errorBody.check(exchange.body).issues) judge("error", says.value(error, path), exchange, message, path);
  judgeKeys(probe, "error", exchange, known);
  const missing = known.find((name) => !names.includes(name));
  judge("error", says.value(error, []), exchange, missing !== void 0 && `the error has no \`${missing}\``);
}

function isNamed(body, path) {
  const entries = isObject(body) && isList(body["errors"]) ? body["errors"] : [];
  const fields = entries.map((entry) => isObject(entry) ? namesIn(String(entry["field"])).join(".") : "");
  return fields.some((field) => `${field}.`.startsWith(`${path.join(".")}.`));
}

function shown(value) {
  const text = value === void 0 ? "nothing" : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

var checkDownload = async (probe) => {
  const { account, catalog, judge, says, skip } = probe;
  const params = await account.paramsFor(probe);
  if (typeof params === "string") return skip("download", params);
  const whole = await send(probe, toRequest(probe, params));
  if (whole === void 0 || judgeSuccess(probe, "download", params, whole) === void 0) return;
  const { headers, bytes, isCut } = whole;
  const length = headers.get("content-length");
  const isOff = length !== null && !isCut && Number(length) !== bytes.byteLength;
  judge("download", says.rule("length"), whole, isOff && `content-length is ${length}, and there are ${bytes.byteLength} bytes`);
  judge("header", says.aspect(catalog, "operation"), whole, !headers.has("content-type") && "the header content-type is missing");
  if (isCut || bytes.byteLength < 4) skip("range", `the file is too ${isCut ? "long" : "short"} to be compared`);
  else await judgeRanges(probe, params, whole);
};

async function judgeRanges(probe, params, whole) {
  const { definition, validators } = probe;
  const { byteLength: size } = whole.bytes;
  const [middle, last] = [Math.floor(size / 2), size - 1];
  const parts = [
    ["0-0", 0, 0],
    [`1-${middle}`, 1, middle],
    [`${middle}-`, middle, last],
    ["-2", last - 1, last],
    [`${middle}-${size + 100}`, middle, last]
  ];
  for (const { param } of rolesOf(definition, "range")) {
    const ask = (range) => ({ ...params, [param]: `bytes=${range}` });
    for (const [range, start, end] of parts) {
      const exchange = validators.params.is(ask(range)) ? await send(probe, toRequest(probe, ask(range))) : void 0;
      if (exchange !== void 0) judgePart(probe, param, exchange, whole.bytes.subarray(start, end + 1), `bytes ${start}-${end}/${size}`);
    }
    const refused = await send(probe, toRequest(probe, ask(`${size + 1}-`)));
    if (refused !== void 0)
      judgeError(probe, "range", refused, { status: [416], because: `a range behind the ${size} bytes of the file` });
  }
}

function judgePart({ catalog, judge, says }, param, exchange, wanted, range) {
  const { status, headers, bytes } = exchange;
  const said = headers.get("content-range");
  const isSame = bytes.length === wanted.length && wanted.every((byte, index) => byte === bytes[index]);
  const problem = status !== 206 ? `the status is ${status}, not 206, for ${range}` : said !== range ? `content-range is ${said ?? "missing"}, not ${range}` : !isSame && `the ${bytes.length} bytes are not those of ${range}`;
  judge("range", says.value(catalog.addresses.params, [param]), exchange, problem);
}


async function checkInvalid(probe, examples) {
  const batches = [];
  for (const { value, ...example } of examples) {
    const path = ["params", ...example.issue.pointer.split("/").slice(1)];
    if (!isObject(value)) continue;
    const wrong = { ...example, value, path };
    const batch = batches.find(
      (others) => path.length > 1 && others.every((other) => other.path[1] !== void 0 && other.path[1] !== path[1])
    );
    if (batch === void 0) batches.push([wrong]);
    else batch.push(wrong);
  }
  for (const batch of batches) {
    const exchange = batch.length === 1 ? void 0 : await send(probe, toRequest(probe, together(batch)));
    const left = exchange?.status === 422 ? judgeError(probe, "invalid", exchange, refusalOf(batch)) : batch.map(({ path }) => path);
    for (const wrong of batch) {
      if (exchange !== void 0 && !left.includes(wrong.path)) judgeRefusal(probe, wrong, exchange, []);
      else await tryAlone(probe, wrong);
    }
  }
}

async function tryAlone(probe, wrong) {
  const exchange = await send(probe, toRequest(probe, wrong.value));
  if (exchange === void 0) return;
  judgeRefusal(probe, wrong, exchange, exchange.status === 422 ? judgeError(probe, "invalid", exchange, refusalOf([wrong])) : []);
}
var LIMITS = /\/(?:minimum|maximum|multiple-of|(?:min|max)-(?:length|items))$/;

function judgeRefusal({ catalog, judge, says }, wrong, exchange, missing) {
  const { path, issue, about = `has the issue ${issue.code}` } = wrong;
  const statement = says.value(catalog.addresses.params, path.slice(1));
  const name = `\`${path.join(".")}\`, which ${about}`;
  const problem = exchange.status !== 422 ? `the status is ${exchange.status}, not 422, for ${name}` : missing.length > 0 && `no entry of \`errors\` names ${name}`;
  judge(LIMITS.test(issue.code) ? "limit" : "invalid", statement, exchange, problem, path);
}

function refusalOf(batch) {
  return { status: [422], names: batch.map(({ path }) => path), because: "params that break rules" };
}

function together(batch) {
  const names = batch.map(({ path }) => path[1]);
  const others = batch.flatMap(({ value }) => Object.entries(value).filter(([name]) => !names.includes(name)));
  return Object.fromEntries([...others, ...batch.flatMap(({ value, path }) => Object.entries(value).filter(([name]) => name === path[1]))]);
}
var LONG = 1024 * 1024 + 1;
var VERY_LONG = 16 * 1024 * 1024;

function badRequests(probe) {
  const { catalog, path, gateway, instance } = probe;
  const { entity, action } = catalog;
  const good = toRequest(probe, {});
  const withHeader = (name, value) => ({ ...good, headers: { [name]: value } });
  const withBody = (body) => ({ path, body });
  return [
    ["token", withHeader("authorization", null), 401, "a request without a token"],
    ["token", withHeader("authorization", "Basic dmVyaWZ5OnZlcmlmeQ=="), 401, "a request without a bearer token"],
    ["instance", { ...good, path: path.replace(encodeURIComponent(instance), "inst_that_nobody_has") }, 404, "an unknown instance"],
    ["path", { ...good, path: `${gateway.createInstance.path}/no/such/path` }, 404, "an unknown path"],
    ["method", { ...good, method: "PUT" }, 405, "the method PUT"],
    ["media", withHeader("content-type", "text/plain"), 415, "a body that is text"],
    ["media", withHeader("content-encoding", "gzip"), 415, "a body that is compressed"],
    ["json", { path, text: `{"entity":"${entity}",` }, 422, "a body that is not JSON"],
    ["json", { path, text: "" }, 422, "an empty body"],
    ["json", withBody([entity, action]), 422, "a body that is a list"],
    ["entity", withBody({ entity: "no_such_entity", action }), 422, "an unknown entity", "entity"],
    ["entity", withBody({ entity: "__proto__", action }), 422, "an unknown entity", "entity"],
    ["action", withBody({ entity, action: "no_such_action" }), 422, "an unknown action", "action"],
    ["action", withBody({ entity, action: "constructor" }), 422, "an unknown action", "action"],
    ["body", withBody({ action }), 422, "a body without `entity`", "entity"],
    ["body", withBody({ entity }), 422, "a body without `action`", "action"],
    ["body", withBody({ entity, action, params: [] }), 422, "params that are a list", "params"],
    ["body", { path, text: `{"entity":"${entity}","action":"${action}","__proto__":{}}` }, 422, "an unknown key"]
  ];
}
var checkRequests = async (probe) => {
  const { judge, says, caller } = probe;
  for (const [check, request, status, because, name] of badRequests(probe)) {
    const exchange = await send(probe, request);
    const names = name === void 0 ? [] : [[name]];
    const missing = exchange && judgeError(probe, check, exchange, { status: [status], because, names });
    if (exchange?.status === status && name !== void 0) {
      judge(check, says.status(status), exchange, missing?.length === 1 && `no entry of \`errors\` names \`${name}\`, for ${because}`);
    }
  }
  const { entity, action } = probe.catalog;
  for (const length of [LONG, VERY_LONG]) {
    const exchange = await caller.send({ path: probe.path, text: JSON.stringify({ entity, action }).padEnd(length) });
    if (exchange.status === 200 && length === LONG) continue;
    judgeError(probe, "size", exchange, { status: [413], because: `a body of ${length} bytes` });
    break;
  }
};


function createHabits(recorder, says) {
  let hasIds;
  let isOpen = false;
  const letsIn = ({ headers }) => ["*", ORIGIN].includes(headers.get("access-control-allow-origin") ?? "");
  return {
    headers: () => isOpen ? { origin: ORIGIN } : {},
    onAnswer: (exchange) => {
      const { judge } = recorder();
      const { headers, status } = exchange;
      if (status === 429 || status === 503) judgeErrorHeader({ judge, says }, exchange);
      hasIds ??= headers.has("x-request-id");
      if (hasIds) judge("header", says.rule("requestId"), exchange, !headers.has("x-request-id") && "the header x-request-id is missing");
      if (isOpen) judge("cors", says.rule("cors"), exchange, !letsIn(exchange) && "the header access-control-allow-origin is missing");
    },
    checkCors: async (probe) => {
      const { path, judge, skip } = probe;
      const asked = {
        origin: ORIGIN,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization, content-type"
      };
      const preflight = await send(probe, { path, method: "OPTIONS", headers: { ...asked, authorization: null, "content-type": null } });
      const answer = await send(probe, { ...toRequest(probe, {}), headers: { origin: ORIGIN } });
      if (preflight === void 0 || answer === void 0) return;
      isOpen = letsIn(preflight) && letsIn(answer);
      if (!letsIn(preflight) && !letsIn(answer)) return skip("cors", "the gateway lets no page of another origin in");
      const [headers, methods] = ["headers", "methods"].map(
        (name) => (preflight.headers.get(`access-control-allow-${name}`) ?? "").toLowerCase()
      );
      const isWhole = ["authorization", "content-type"].every((name) => headers === "*" || headers?.includes(name) === true);
      const refused = `the answer to ${letsIn(answer) ? "OPTIONS" : "POST"} does not let the page in`;
      const problem = !isOpen ? refused : (!isWhole || !/post|\*/.test(methods ?? "")) && `a page may send ${headers ?? ""} with ${methods ?? ""} only`;
      judge("cors", says.rule("cors"), letsIn(preflight) ? answer : preflight, problem);
    }
  };
}


async function judgeFilters(probe, whole) {
  const { definition, skip } = probe;
  for (const { param, role } of rolesOf(definition, "filter")) {
    const values = valuesToTry(probe, whole, param, role);
    if (values.length === 0) skip(`filter ${param}`, "no record shows a value for it");
    const inclusive = rolesOf(definition, "modifies").find(({ role: { params } }) => params.includes(param))?.param;
    for (const value of values) {
      await tryFilter(probe, whole, { [param]: value }, toFilter(role, value, contextOf(probe, param)));
      const test = toFilter(role, value, { ...contextOf(probe, param), inclusive: true });
      if (inclusive !== void 0) await tryFilter(probe, whole, { [param]: value, [inclusive]: true }, test);
    }
  }
  for (const { param, role } of [...rolesOf(definition, "includes"), ...rolesOf(definition, "excludes")]) {
    const [page] = whole.pages;
    if (page !== void 0) judgeFit(probe, param, void 0, page, toFilter(role, void 0, contextOf(probe, param)));
    const asked = await call(probe, "filter", { ...whole.params, [param]: true });
    if (asked !== void 0) judgeFit(probe, param, true, asked, toFilter(role, true, contextOf(probe, param)));
  }
}

async function tryFilter(probe, whole, values, test) {
  const { definition, catalog, account, validators, judge, says } = probe;
  const params = { ...whole.params, ...values };
  const [[param, value] = ["", null]] = Object.entries(values);
  const page = validators.params.is(params) ? await call(probe, "filter", params) : void 0;
  if (page === void 0) return;
  judgeFit(probe, param, value, page, test);
  const found = account.learn(probe, params, page.records).map(keyOfItem);
  if (!whole.isComplete || findCursor(definition.operation, params, page) !== void 0) return;
  const lost = whole.items.find((item) => test(item.record) && !found.includes(keyOfItem(item)));
  const problem = lost !== void 0 && `the record ${keyOfItem(lost)} fits \`${param}\` ${shown(value)}, and is not returned`;
  judge("filter", says.value(catalog.addresses.params, [param]), page.exchange, problem);
}

function judgeFit({ catalog, judge, says }, param, value, { records, exchange }, test) {
  const wrong = records.findIndex((record) => !test(record));
  const problem = wrong >= 0 && `the record at position ${wrong} does not fit \`${param}\` ${shown(value)}`;
  judge("filter", says.value(catalog.addresses.params, [param]), exchange, problem);
}

function contextOf({ entity }, param) {
  return { param, fieldNames: entity?.fields ?? [] };
}

function valuesToTry(probe, { items, params }, param, role) {
  const { catalog, entity, validators } = probe;
  const field = catalog.params.fields.find(({ name }) => name === param);
  const shownValues = fromRecords(probe, items, role);
  const means = Object.values(role.meanings ?? {}).flat();
  const isShown = means.length > 0 ? means.every((one) => entity?.hidden.includes(one.field) === false) : shownValues.length > 0;
  if (field === void 0 || !isShown) return [];
  const candidates = [...shownValues, ...role.as === "interval" ? [] : listed(field.type)].flatMap(formsOf);
  const grades = candidates.flatMap((value) => {
    if (!validators.params.is({ ...params, [param]: value })) return [];
    const test = toFilter(role, value, contextOf(probe, param));
    const fitting = items.filter(({ record }) => test(record)).length;
    return [{ value, grade: fitting === 0 ? 1 : fitting < items.length ? 0 : 2 }];
  });
  return grades.toSorted((first, second) => first.grade - second.grade).slice(0, MOST_VALUES).map(({ value }) => value);
}

function fromRecords({ entity }, items, { field, as }) {
  const read = readerOf(pathInElement(entity, field ?? ""));
  const values = field === void 0 ? [] : [...new Set(items.flatMap(({ record }) => read(record)))];
  if (as !== "interval") return values.slice(0, MOST_CANDIDATES);
  const times = values.filter((value) => typeof value === "number").toSorted((first, second) => first - second);
  const [low, high] = [times[Math.floor(times.length / 3)], times[Math.floor(times.length * 2 / 3)]];
  return low === void 0 || high === void 0 ? [] : [
    { gte: low, lt: high },
    { gt: low, lte: high }
  ];
}

function listed(type) {
  if (type.kind === "array") return listed(type.items);
  if (type.kind !== "scalar") return [];
  return [...type.types.includes("boolean") ? [true, false] : [], ...type.enum ?? type.commaList?.values ?? type.knownValues ?? []];
}

function formsOf(value) {
  const plain = typeof value === "string" && /^\d{1,15}$/.test(value) ? [value, Number(value)] : [value, String(value)];
  return typeof value === "object" ? [value] : plain.flatMap((one) => [one, [one, one]]);
}

import { OperationError } from "../server/index.js";

var QUERIES = {
  text: (_field, value) => value,
  clauses: (field, value) => `${field}:"${value.replaceAll(/["\\]/g, "\\$&")}"`,
  jql: (field, value) => `${field} = "${value.replaceAll(/["\\]/g, "\\$&")}"`,
  file_query: (field, value) => `${field} = '${value.replaceAll(/['\\]/g, "\\$&")}'`,
  filter_groups: (field, value) => [{ filters: [{ propertyName: field, operator: "EQ", value }] }]
};

async function judgeSearches(probe, { items, params }) {
  const { catalog, definition, validators, skip } = probe;
  for (const { param, role } of rolesOf(definition, "search")) {
    const example = catalog.params.fields.find(({ name }) => name === param)?.example;
    const queries = [...queriesFor(probe, items, role), ...example === void 0 ? [] : [example]].flatMap((query) => {
      const matches = attempt(() => parseSearch(role, query, contextOf(probe, param)).matches);
      const found = matches === void 0 ? 0 : items.filter(({ record }) => matches(record)).length;
      return matches === void 0 || !validators.params.is({ ...params, [param]: query }) ? [] : [{ query, matches, isSelective: found > 0 && found < items.length }];
    });
    const chosen = queries.find(({ isSelective }) => isSelective) ?? queries[0];
    const page = chosen && await call(probe, "search", { ...params, [param]: chosen.query });
    if (chosen === void 0) skip(`search ${param}`, "no record has a value to search for");
    else if (page !== void 0) judgeFit(probe, param, chosen.query, page, chosen.matches);
  }
}

function queriesFor({ entity }, items, { fields = {}, language, in: inside = [] }) {
  const named = Object.entries(fields).flatMap(([name, paths]) => paths.map((path) => [name, path]));
  const properties = items.slice(0, 1).flatMap(({ record }) => isObject(record["properties"]) ? Object.keys(record["properties"]) : []);
  const grouped = language === "filter_groups" ? properties.map((name) => [name, `properties.${name}`]) : [];
  const plain = [...inside, ...entity?.identity ?? [], ...entity?.fields ?? []].map((name) => [name, name]);
  return [...grouped, ...named, ...plain].slice(0, MOST_NAMES).flatMap(([name, path]) => {
    const values = items.slice(0, 3).map(({ record }) => firstAt(record, pathInElement(entity, path)));
    return values.flatMap((value) => typeof value === "string" && value !== "" ? [QUERIES[language](name, value)] : []);
  });
}

async function judgeOrders(probe, { items, params }) {
  const { catalog, definition, validators, judge, says, skip } = probe;
  for (const { param, role } of rolesOf(definition, "order")) {
    const { type, example } = catalog.params.fields.find(({ name }) => name === param) ?? {};
    const names = Object.keys(role.fields ?? {}).flatMap((name) => [name, role.language === "signed" ? `-${name}` : `${name} desc`]);
    const listed2 = type?.kind === "scalar" ? type.enum ?? type.commaList?.values ?? type.knownValues ?? [] : [];
    const orders = [...listed2, ...names, ...example === void 0 ? [] : [example]].flatMap((value) => {
      const compare = attempt(() => parseOrder(role, value, contextOf(probe, param)));
      const isOther = compare !== void 0 && items.some(({ record }, index) => compare(items[index - 1]?.record ?? record, record) > 0);
      return isOther && validators.params.is({ ...params, [param]: value }) ? [{ value, compare }] : [];
    });
    if (orders.length === 0) skip(`order ${param}`, "the records are in that order already");
    for (const { value, compare } of orders.slice(0, MOST_ORDERS)) {
      const page = await call(probe, "order", { ...params, [param]: value });
      const found = page === void 0 ? [] : probe.account.learn(probe, params, page.records);
      const wrong = found.findIndex(({ record }, index) => compare(found[index - 1]?.record ?? record, record) > 0);
      const problem = wrong > 0 && `the record at position ${wrong} comes before the one in front of it, by \`${param}\` ${shown(value)}`;
      if (page !== void 0) judge("order", says.value(catalog.addresses.params, [param]), page.exchange, problem);
    }
  }
}

function attempt(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof OperationError) return void 0;
    throw error;
  }
}

var checkList = async (probe) => {
  const { account, skip } = probe;
  const { params, exchange, items } = await account.listing(probe);
  const first = exchange && judgeSuccess(probe, "list", params, exchange);
  if (first === void 0) return exchange ? void 0 : skip("list", "the account has no record that the list is of");
  judgeSize(probe, params, first);
  if (items.length === 0) return skip("records", "the account has no records here");
  const size = sizeOf(probe);
  const whole = await walk(probe, size === void 0 ? params : { ...params, [size.name]: size.max });
  if (whole === void 0) return;
  if (!whole.isComplete) skip("paging", `the list has more than ${MOST_PAGES} pages`);
  judgeNewestFirst(probe, whole);
  await judgePages(probe, whole);
  await judgeFilters(probe, whole);
  await judgeSearches(probe, whole);
  await judgeOrders(probe, whole);
};

function sizeOf({
  catalog
}) {
  const field = catalog.params.fields.find(({ role }) => role?.kind === "paging" && role.part === "size");
  if (field?.type.kind !== "scalar") return void 0;
  return {
    name: field.name,
    min: Math.max(1, field.type.min ?? 1),
    max: Math.min(field.type.max ?? MANY, MANY * 10),
    preset: field.default?.value
  };
}

function judgeSize(probe, params, { records, exchange }) {
  const { catalog, judge, says } = probe;
  const size = sizeOf(probe);
  if (size === void 0) return;
  const given = params[size.name];
  const most = given ?? size.preset;
  const statement = given === void 0 ? says.preset(catalog, size.name) : says.value(catalog.addresses.params, [size.name]);
  if (typeof most === "number")
    judge("limit", statement, exchange, records.length > most && `the page has ${records.length} records, more than ${most}`);
}

async function walk(probe, params) {
  const { definition, catalog, account, judge, says } = probe;
  const judgePaging = ({ exchange }, problem) => judge("paging", says.aspect(catalog, "paging"), exchange, problem);
  const pages = [];
  const items = [];
  const seen = /* @__PURE__ */ new Set();
  for (let asked = params; pages.length < MOST_PAGES; ) {
    const page = await call(probe, "paging", asked);
    if (page === void 0) return void 0;
    judgeSize(probe, asked, page);
    const found = account.learn(probe, asked, page.records);
    const twice = catalog.paging?.kind === "change_feed" ? void 0 : found.map(keyOfItem).find((key) => items.some((item) => keyOfItem(item) === key));
    if (pages.length > 0) judgePaging(page, twice !== void 0 && `the record ${twice} has been on a page before`);
    if (pages.length > 0 && found.length === 0 && catalog.paging?.kind === "record_cursor")
      judgePaging(page, "the page before says that there is more, and this one is empty");
    pages.push(page);
    items.push(...found);
    const cursor = findCursor(definition.operation, asked, page);
    if (cursor === void 0) return { items, pages, params, isComplete: true };
    const { param, value } = cursor;
    const problem = value === void 0 ? `the page says neither that it is the last, nor what \`${param}\` comes next` : seen.has(String(value)) && `\`${param}\` leads to a page that has been there already`;
    judgePaging(page, problem);
    if (problem !== false) return { items, pages, params, isComplete: true };
    seen.add(String(value));
    asked = { ...asked, [param]: value };
  }
  return { items, pages, params, isComplete: false };
}

function judgeNewestFirst({ catalog, definition, entity, judge, says, skip }, { items, pages: [page] }) {
  if (definition.ordered === void 0 || entity?.created === void 0 || page === void 0) return;
  const field = pathInElement(entity, entity.created);
  const values = items.map(({ record }) => firstAt(record, field));
  const times = values.map((value) => typeof value === "string" ? Date.parse(value) : Number(value));
  const wrong = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? time));
  if (new Set(times).size < 2) return skip("order", "no two records have different times");
  judge(
    "order",
    says.aspect(catalog, "order"),
    page.exchange,
    wrong > 0 && `the record at position ${wrong + 1} is newer than the one before it, by \`${field}\``
  );
}

async function judgePages(probe, whole) {
  const { catalog, validators, judge, says, skip } = probe;
  const { paging } = catalog;
  const [size, total] = [sizeOf(probe), whole.items.length];
  if (paging === void 0 || paging.kind === "none" || paging.kind === "change_feed") return;
  const small = Math.max(size?.min ?? 1, Math.ceil(total / PAGES_OF_WALK));
  const params = { ...whole.params, [size?.name ?? ""]: small };
  if (size === void 0 || !whole.isComplete) return skip("pages", "the list cannot be read in pages of another size");
  if (small >= total || !validators.params.is(params)) return skip("pages", "there is no second page");
  judgeTotal(probe, whole);
  const walked = await walk(probe, params);
  const last = walked?.pages.at(-1);
  if (walked === void 0 || last === void 0) return;
  const problem = differenceOf(whole.items.map(keyOfItem), walked.items.map(keyOfItem));
  judge("paging", says.aspect(catalog, "paging"), last.exchange, problem !== void 0 && `in pages of ${small}, ${problem}`);
  if (paging.kind === "record_cursor" && paging.previous !== void 0) await judgeBackwards(probe, walked, paging.previous, paging.id);
}

function differenceOf(wanted, found) {
  const lost = wanted.find((key) => !found.includes(key));
  if (lost !== void 0) return `the record ${lost} is lost (there are ${found.length} instead of ${wanted.length})`;
  const more = found.find((key) => !wanted.includes(key));
  if (more !== void 0) return `there is the record ${more}, which a larger page does not have`;
  return wanted.join() === found.join() ? void 0 : "the records are in another order";
}

function judgeTotal({ catalog, definition, judge, says }, { pages: [page], items }) {
  const { paging } = definition.operation;
  if (paging?.kind !== "offset" || paging.total === void 0 || page === void 0) return;
  const { in: place, field, within = [] } = paging.total;
  const path = [...within, field];
  const stated = valueAt(place === "meta" ? page.meta : page.result, path);
  const isWrong = typeof stated === "number" && stated !== items.length;
  judge(
    "paging",
    says.value(catalog.addresses[place], path),
    page.exchange,
    isWrong && `\`${field}\` is ${stated}, and there are ${items.length} records`
  );
}

async function judgeBackwards(probe, { pages, params }, previous, field) {
  const { account, catalog, judge, says } = probe;
  const idsOf = ({ records }) => account.learn(probe, params, records).map((item) => String(identify(item, field)));
  const forward = pages.map(idsOf);
  for (let index = pages.length - 1; index > 0; index -= 1) {
    const [start, wanted] = [forward[index]?.[0], forward[index - 1]?.join(", ")];
    const page = start === void 0 ? void 0 : await call(probe, "paging", { ...params, [previous]: start });
    if (page === void 0) return;
    const found = idsOf(page).join(", ");
    const problem = found !== wanted && `the page before ${start} has the records ${found || "none"} instead of ${wanted}`;
    judge("paging", says.value(catalog.addresses.params, [previous]), page.exchange, problem);
  }
}

var STRANGE = ["__proto__", "constructor", "日本語 🎉 ﷽", "x".repeat(4096), "' OR 1=1 --", "../../admin"];
var checkRecord = async (probe) => {
  const { account, catalog, definition, entity, judge, says, skip } = probe;
  const items = await account.candidates(probe);
  for (const item of /* @__PURE__ */ new Set([items[0], items.at(-1)])) {
    const params = await account.paramsFor(probe, item);
    if (typeof params === "string") return skip("record", params);
    const success = await call(probe, "record", params);
    const [named] = rolesOf(definition, "identity");
    if (success === void 0 || named === void 0) continue;
    const record = isObject(success.result) ? success.result : {};
    const ids = named.role.fields.map((field) => identify({ record, entity }, field));
    const problem = !ids.some((id) => id === params[named.param]) && `the record is ${shown(ids[0])}, not ${shown(params[named.param])}`;
    judge("record", says.value(catalog.addresses.params, [named.param]), success.exchange, problem);
  }
};
var checkMissing = async (probe) => {
  const { account, catalog, definition } = probe;
  const params = await account.paramsFor(probe);
  if (typeof params === "string") return;
  const identities = rolesOf(definition, "identity");
  for (const { param } of [...identities, ...rolesOf(definition, "parent")]) {
    await tryId(probe, params, param, otherId(params[param]), { status: [404], because: `a \`${param}\` that nothing has` });
  }
  const [first, ...others] = STRANGE;
  for (const id of [first, others[catalog.id.length % others.length] ?? first]) {
    for (const { param } of identities)
      await tryId(probe, params, param, id, { status: [404, 422], because: `the \`${param}\` ${shown(id)}` });
  }
};

async function tryId(probe, params, param, id, expected) {
  const asked = { ...params, [param]: id };
  const exchange = probe.validators.params.is(asked) ? await send(probe, toRequest(probe, asked)) : void 0;
  if (exchange !== void 0) judgeError(probe, "missing", exchange, expected);
}

function otherId(id) {
  if (typeof id !== "string") return 987654321;
  return id.slice(0, -8) + id.slice(-8).replace(/[a-z0-9]/gi, "9");
}


async function checkWrites({ create, get, update, remove }, created, about) {
  about(create.catalog.id);
  const sent = { ...neededParams(create), ...valuesToWrite(create) };
  const first = await write(create, sent, sent);
  const id = first && identify({ record: first.result, entity: create.entity });
  if (id === void 0) return create.skip("write", "nothing was created whose id is known");
  const name = `${create.catalog.connector}.${create.catalog.entity} ${id}`;
  const named = ({ definition }) => Object.fromEntries(rolesOf(definition, "identity").map(({ param }) => [param, id]));
  const paramsOf = (probe) => ({ ...neededParams(probe), ...named(probe) });
  created.set(name, async () => [200, 404].includes((await remove.caller.send(toRequest(remove, paramsOf(remove)))).status));
  const read = async (values) => {
    about(get?.catalog.id ?? "");
    if (get !== void 0) await write(get, paramsOf(get), values, create);
  };
  await read(sent);
  if (update !== void 0) {
    about(update.catalog.id);
    const changes = Object.entries(valuesToWrite(update)).map(([param, value]) => [
      param,
      typeof value === "string" && value.includes(" ") ? value + MARK : value
    ]);
    const values = { ...sent, ...Object.fromEntries(changes) };
    const changed = await write(update, { ...paramsOf(update), ...Object.fromEntries(changes) }, values, create);
    if (changed !== void 0) await read(values);
  }
  about(remove.catalog.id);
  const exchange = await send(remove, toRequest(remove, paramsOf(remove)));
  const removed = exchange && judgeSuccess(remove, "delete", paramsOf(remove), exchange);
  about(get?.catalog.id ?? "");
  const gone = removed && get && await send(get, toRequest(get, paramsOf(get)));
  if (get === void 0 || gone === void 0) return;
  judgeError(get, "deleted", gone, { status: [404], because: "a record that has been deleted" });
  if (gone.status === 404) created.delete(name);
}

async function write(probe, params, values, writer = probe) {
  const { validators, judge, says, skip } = probe;
  if (!validators.params.is(params)) skip("write", "the catalog has no example of all that it needs");
  const exchange = validators.params.is(params) ? await send(probe, toRequest(probe, params)) : void 0;
  const success = exchange && judgeSuccess(probe, "write", params, exchange);
  for (const { param, role } of success === void 0 ? [] : rolesOf(writer.definition, "field")) {
    const [wanted, kept] = [values[param], isObject(success?.result) ? firstAt(success.result, role.field) : void 0];
    if (exchange === void 0 || wanted === void 0) continue;
    const problem = !contains(kept, wanted) && `\`${role.field}\` is ${shown(kept)}, and ${shown(wanted)} was written`;
    judge("written", says.value(writer.catalog.addresses.params, [param]), exchange, problem);
  }
  return success;
}

function contains(kept, wanted) {
  if (isObject(wanted)) return isObject(kept) && Object.entries(wanted).every(([name, inner]) => contains(kept[name], inner));
  if (isList(wanted)) return isList(kept) && wanted.every((inner, index) => contains(kept[index], inner));
  return kept === wanted;
}

function valuesToWrite({ definition, catalog, entity, examples }) {
  const values = rolesOf(definition, "field").flatMap(({ param, role }) => {
    const value = examples[param] ?? catalog.params.fields.find(({ name }) => name === param)?.example;
    const isPlain = typeof value === "string" ? /[ @]/.test(value) : isObject(value);
    return value === void 0 || !isPlain || entity?.identity.includes(role.field) === true ? [] : [[param, value]];
  });
  return Object.fromEntries(values);
}


function createRecorder(print, selected, statedOnly) {
  const findings = /* @__PURE__ */ new Map();
  const tried = /* @__PURE__ */ new Set();
  const rows = new Map(
    [GATEWAY, ...selected].map((id) => [id, { verdicts: /* @__PURE__ */ new Map(), notTried: /* @__PURE__ */ new Map() }])
  );
  let operation = GATEWAY;
  const skip = (check, reason) => void rows.get(operation)?.notTried.set(check, { check, reason });
  return {
    tried,
    skip,
    judge: (check, statement, exchange, problem = false, path = []) => {
      const row = rows.get(operation);
      if (row === void 0 || statedOnly && !statement.isStated()) return;
      tried.add(statement.key);
      const verdict = `${check} ${statement.key}`;
      row.verdicts.set(verdict, problem === false && row.verdicts.get(verdict) !== false);
      const pointer = jsonPointer(path);
      const id = `${operation} ${verdict} ${pointer.replace(/\/\d+(?=\/|$)/g, "/*")}`;
      if (problem === false || findings.has(id)) return;
      findings.set(id, {
        code: `verify/${check}`,
        ...operation !== GATEWAY && { operation },
        ...{ statement: statement.read(), message: problem },
        ...path.length > 0 && { pointer },
        ...print(exchange)
      });
    },
    touch: (keys) => {
      if (rows.has(operation)) for (const key of keys) tried.add(key);
    },
    about: (id = GATEWAY) => {
      operation = id;
    },
    stop: (reason) => {
      const rest = selected.filter((id) => id === operation || rows.get(id)?.verdicts.size === 0);
      for (operation of rest) skip("rest", reason);
    },
    findings: () => [...findings.values()],
    operations: () => [...rows].map(([id, { verdicts, notTried }]) => {
      const passed = [...verdicts.values()].filter((holds) => holds).length;
      return { operation: id, tried: verdicts.size, passed, failed: verdicts.size - passed, notTried: [...notTried.values()] };
    })
  };
}


async function verifyCatalogGateway(parts, options) {
  const session = startSession(parts, options);
  const { recorder, caller, created, says, selected } = session;
  const leftovers = [];
  try {
    for (const [connector, instance] of Object.entries(options.instances)) await verifyInstance(session, connector, instance);
    for (const [connector, credentials] of Object.entries(options.credentials ?? {})) {
      const instance = await createInstance(session, connector, credentials);
      if (instance === void 0) continue;
      leftovers.push(`the instance ${instance} of ${connector}: the contract cannot delete instances`);
      await verifyInstance(session, connector, instance);
    }
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    recorder.stop(error.message);
  } finally {
    caller.insist();
    for (const [name, remove] of created) if (!await remove().catch(() => false)) leftovers.push(name);
  }
  const keys = says.about(selected);
  const statements = { tried: keys.filter((key) => recorder.tried.has(key)).length, total: keys.length };
  return { findings: recorder.findings(), operations: recorder.operations(), statements, calls: caller.calls(), leftovers };
}

function startSession(parts, options) {
  const { catalog, sources } = parts;
  const selected = selectOperations(catalog, options);
  const says = createStatements(catalog, sources);
  const habits = createHabits(() => recorder, says);
  const secrets = textsIn([options.token, options.credentials]);
  const caller = createCaller(options, secrets, toVocabulary(catalog), habits);
  const recorder = createRecorder(caller.print, selected, options.statedOnly === true);
  return { options, parts, selected, says, recorder, habits, caller, created: /* @__PURE__ */ new Map() };
}

function selectOperations({ connectors }, options) {
  const { instances, credentials = {}, operations: patterns = ["*"], writes, baseUrl, fetch: fetch2 } = options;
  const [known, named] = [connectors.map(({ id }) => id), [...Object.keys(instances), ...Object.keys(credentials)]];
  const stray = named.find((name) => !known.includes(name));
  const all = connectors.filter(({ id }) => named.includes(id)).flatMap((connector) => operationsOf(connector).map(({ id }) => id));
  const fits = (pattern, id) => new RegExp(`^${pattern.replaceAll(/[^\w*]/g, "\\$&").replaceAll("*", ".*")}$`).test(id);
  const idle = patterns.find((pattern) => !all.some((id) => fits(pattern, id)));
  if (baseUrl === void 0 && fetch2 === void 0) throw new TypeError("`baseUrl` or `fetch` is needed: which gateway is it?");
  if (stray !== void 0) throw new TypeError(`There is no connector \`${stray}\`. Known: ${known.join(", ")}.`);
  if (named.length === 0) throw new TypeError("`instances` is empty: name an instance of a connector.");
  if (Object.keys(credentials).length > 0 && writes !== true)
    throw new TypeError("`credentials` create instances, which `writes` has to allow.");
  if (idle !== void 0) throw new TypeError(`No operation of these instances fits \`${idle}\`.`);
  return all.filter((id) => patterns.some((pattern) => fits(pattern, id)));
}

function textsIn(value) {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function createInstance({ parts, recorder, says, caller }, connector, credentials) {
  const { gateway, connectors } = parts.catalog;
  const { judge } = recorder;
  const address = gateway.addresses.createInstanceResponse;
  const definitionId = connectors.find(({ id: id2 }) => id2 === connector)?.definitionId.value ?? "";
  const body = { connector_definition_id: definitionId, auth_config: credentials, name: "verify" };
  recorder.about();
  const exchange = await send({ caller, judge, says }, { path: gateway.createInstance.path, body });
  if (exchange === void 0) return void 0;
  const { issues } = parts.createResponse.check(exchange.body);
  const id = isObject(exchange.body) ? exchange.body["id"] : void 0;
  judge(
    "instance",
    says.value(address, []),
    exchange,
    exchange.status !== 200 && `the status is ${exchange.status}, not 200, for credentials of ${connector}`
  );
  for (const { path, message } of exchange.status === 200 ? issues : [])
    judge("instance", says.value(address, path), exchange, message, path);
  if (exchange.status === 200) judge("instance", says.value(address, ["id"]), exchange, typeof id !== "string" && "the answer has no `id`");
  return typeof id === "string" ? id : void 0;
}
var CHECKS = {
  list: checkList,
  search_wrapper: checkList,
  page_record: checkList,
  record: checkRecord,
  delete_result: checkRecord,
  download: checkDownload
};

async function verifyInstance(session, connector, instance) {
  const { parts, recorder, selected, habits } = session;
  const description = parts.catalog.connectors.find(({ id }) => id === connector);
  const part = parts.connectors.find((one) => one.connector.id === connector);
  if (description === void 0 || part === void 0) return;
  const probes = createProbes(session, description, part, instance);
  const wanted = probes.filter(({ catalog }) => selected.includes(catalog.id));
  const examples = parts.examplesOf(connector);
  const invalidOf = ({ catalog }) => examples[catalog.addresses.params]?.invalid ?? [];
  const [first] = wanted;
  recorder.about();
  if (first !== void 0) {
    await habits.checkCors(first);
    await checkRequests(first);
  }
  for (const probe of wanted.filter(({ catalog }) => catalog.effect === "read")) {
    recorder.about(probe.catalog.id);
    await CHECKS[probe.catalog.kind](probe);
    await checkMissing(probe);
    await checkInvalid(probe, invalidOf(probe));
  }
  const writing = wanted.filter(({ catalog }) => catalog.effect === "write");
  for (const entity of new Set(writing.map(({ catalog }) => catalog.entity))) await verifyWrites(session, entity, probes, invalidOf);
}

async function verifyWrites({ recorder, created, options }, entity, probes, invalidOf) {
  const [create, get, update, remove] = ["create", "get", "update", "delete"].map(
    (action) => probes.find(({ catalog }) => catalog.entity === entity && catalog.action === action)
  );
  if (options.writes === true && create !== void 0 && remove !== void 0) {
    await checkWrites({ create, get, update, remove }, created, recorder.about);
    for (const probe of [update, remove]) {
      recorder.about(probe?.catalog.id);
      if (probe !== void 0) await checkInvalid(probe, invalidOf(probe));
    }
    return;
  }
  for (const { catalog, skip } of probes.filter((probe) => probe.catalog.entity === entity && probe.catalog.effect === "write")) {
    recorder.about(catalog.id);
    skip("write", options.writes === true ? "what it creates could not be removed again" : "writes are not asked for");
  }
}

function createProbes({ parts, caller, recorder, says }, description, part, instance) {
  const { gateway } = parts.catalog;
  const { entities, operations } = toDefinition(part);
  const examples = parts.examplesOf(description.id);
  const path = gateway.execute.path.replace(/\{[^{}]*\}/, () => encodeURIComponent(instance));
  const known = operationsOf(description).flatMap((catalog) => {
    const definition = operations.find(({ operation }) => operation.id === catalog.id);
    const valid = examples[catalog.addresses.params]?.valid.filter((value) => isObject(value)) ?? [];
    const entity = entities.find(({ name }) => name === catalog.entity);
    return definition === void 0 ? [] : [{ definition, catalog, entity, examples: Object.assign({}, ...valid), envelope: part.connector.gateway }];
  });
  const { judge, skip, touch } = recorder;
  const account = createAccount(
    known,
    ({ catalog }, params) => send({ caller, judge, says }, toRequest({ catalog, path }, params))
  );
  return known.map((operation) => {
    const validators = part.connector.validators[`${operation.catalog.entity}.${operation.catalog.action}`];
    if (validators === void 0) throw new Error(`${operation.catalog.id} has no validators.`);
    return { ...operation, account, caller, judge, skip, touch, says, gateway, path, instance, validators, errorBody: parts.errorBody };
  });
}
export {
  verifyCatalogGateway
};
