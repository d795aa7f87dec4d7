// @generated from templates/sandbox/kit.ts by connector-gateway-spec. Do not edit.

import { toHandler, toIncoming, toResponse, checkMediaType, parseBody, readBody, checkLocalSender, OperationError, errorAnswer, jsonAnswer, memoryWrites, download, answerRequest, createService, Download } from "../server/index.js";

const CREATE_INSTANCE = "gateway.create_instance";
const MOST_CREATED = 1e3;
const MOST_AT_ONCE = 20;
const LISTED = 10;
const LONGEST_WAIT = 300;
const MOST_ENTRIES = 1e3;
const MOST_CACHED = 1e3;
const BEGINNING = 17672256e5;
const DEFAULT_SEED = 1;
const DEFAULT_RECORDS = 25;
const MOST_RECORDS = 1e7;
const STATE_VERSION = 1;
const PREFIX = "/_sandbox/";
const MAX_DEPTH = 50;
const MAX_LISTED = 20;
const DAY = 86400;
const FIRST_MILLISECONDS = 1e11;
const MAX_DECIMALS = 6;
const NO_PAIR = 1e3;
const DAYS_FROM_MARCH_0000 = 719468;
const LATEST = 253402300799999;
const KEPT_ORDERS = 8;
const BOOLEAN = 0;
const NUMBER = 1;
const TEXT = 2;
const OBJECT = 3;
const MISSING = 4;
const EXPECTED = "`=`, `!=`, `~`, `!~`, `>`, `>=`, `<`, `<=`, `in`, `not in` or `is`";
const SUPPORTED_IN_FILES = "Supported: `field = 'value'`, `!=`, `<`, `<=`, `>`, `>=`, `field contains 'part'` and `'value' in field`, with and, or, not and parentheses.";
const OFFICE = "application/vnd.openxmlformats-officedocument";
const CHUNK = 65536;
const LINE = 76;
const SMALLEST = 1024;
const SPREAD = 65536;
const MOST_ADDED = 1e4;
const USUAL_COUNT = 25;
const CHILDREN_PER_PARENT = 3;
const DEEPEST = 40;
const TICK = 1e3;

var CONNECTION_LOST = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(connectionLost()) })
};

function matches(pattern, id) {
  const [first = "", ...rest] = pattern.split("*");
  if (!id.startsWith(first)) return false;
  if (rest.length === 0) return id === first;
  let position = first.length;
  const last = rest.pop() ?? "";
  for (const part of rest) {
    const start = id.indexOf(part, position);
    if (start < 0) return false;
    position = start + part.length;
  }
  return id.length - position >= last.length && id.endsWith(last);
}

function canHave(effect, operation) {
  switch (effect) {
    case "drop_request":
    case "drop_response":
    case "truncate_body":
      return true;
    case "malformed_json":
      return operation?.kind !== "download";
    case "break_record":
      return operation !== void 0 && operation.kind !== "download";
    case "repeat_cursor":
      return cursorParam(operation) !== void 0;
  }
}

function cursorParam(operation) {
  const paging = operation?.paging;
  if (paging === void 0) return void 0;
  switch (paging.kind) {
    case "record_cursor":
    case "token":
    case "page_info":
    case "change_feed":
      return paging.next;
    case "page_number":
    case "offset":
    case "none":
      return void 0;
  }
}

function planFaults(faults, random) {
  const counters = faults.map((fault) => ({ fault, matched: 0, applied: 0 }));
  const meet = (call) => {
    let chosen;
    for (const counter of counters) {
      const { fault } = counter;
      if (!concerns(fault, call)) continue;
      counter.matched += 1;
      if (chosen !== void 0 || !isDue(fault, counter.matched, counter.applied)) continue;
      if (fault.probability !== void 0 && random() >= fault.probability) continue;
      counter.applied += 1;
      chosen = fault;
    }
    return chosen;
  };
  return { meet, left: () => counters.map(({ fault, matched, applied }) => leftOf(fault, matched, applied)) };
}

function leftOf(fault, matched, applied) {
  const { nth, times, ...always } = fault;
  const most = timesOf(fault);
  if (applied >= most) return null;
  if (nth !== void 0 && matched + 1 < nth) return { ...fault, nth: nth - matched };
  return most === Infinity ? always : { ...always, times: most - applied };
}

function concerns({ match, effect }, { id, operation, params }) {
  if (!matches(match, id)) return false;
  if (effect === void 0) return true;
  if (!canHave(effect, operation)) return false;
  return effect !== "repeat_cursor" || params?.[cursorParam(operation) ?? ""] !== void 0;
}

function isDue(fault, matched, applied) {
  return matched >= (fault.nth ?? 1) && applied < timesOf(fault);
}

function timesOf({ nth, times = nth === void 0 ? Infinity : 1 }) {
  return times;
}

function connectionLost() {
  return new TypeError("fetch failed: the sandbox dropped the connection, because a fault says so");
}

function spoilAnswer(answer, effect) {
  switch (effect) {
    case "drop_request":
    case "drop_response":
      return { ...answer, body: CONNECTION_LOST };
    case "truncate_body":
      return truncated(answer);
    case "malformed_json":
      return typeof answer.body === "string" ? { ...answer, body: `${answer.body.slice(0, -1)},}` } : answer;
    case "break_record":
    case "repeat_cursor":
      return answer;
  }
}

function truncated({ status, headers, body }) {
  if (body === void 0) return { status, headers, body };
  if (typeof body !== "string" && !(body instanceof Uint8Array)) return { status, headers, body: halfOfFirst(body) };
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const half = bytes.subarray(0, Math.floor(bytes.byteLength / 2));
  return { status, headers: { ...headers, "content-length": String(bytes.byteLength) }, body: thenBroken(half) };
}

async function* halfOfFirst(chunks) {
  for await (const chunk of chunks) yield* thenBroken(chunk.subarray(0, Math.floor(chunk.byteLength / 2)));
}

async function* thenBroken(chunk) {
  yield chunk;
  await pause(0);
  throw connectionLost();
}

function pause(seconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1e3);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

import { printFieldPath, parseFieldPath } from "../../shared/field_path.js";

import { isList, isObject, cleanName, listNames, countOf, didYouMean, listKnown, nearestName, deepFreeze, elementsOf, valueAt } from "../engine.js";


function perOperation(compute) {
  const cache = /* @__PURE__ */ new WeakMap();
  return (definition) => {
    const entry = cache.get(definition) ?? { value: compute(definition) };
    cache.set(definition, entry);
    return entry.value;
  };
}
var rolesOf = perOperation(({ roles }) => Object.entries(roles));

function paramsWith(definition, kind) {
  const matches2 = [];
  for (const [param, role] of rolesOf(definition)) if (isOfKind(role, kind)) matches2.push({ param, role });
  return matches2;
}

function valueOf({ params }, param) {
  return Object.hasOwn(params, param) ? params[param] ?? void 0 : void 0;
}

function requireParams({ definition: { neededInPractice }, params }) {
  const missing = neededInPractice.filter((param) => (Object.hasOwn(params, param) ? params[param] : null) === null);
  if (missing.length > 0) throw missingParams(missing);
}

function tableOf({ records }, entity) {
  const table = records.table(entity);
  if (table === void 0) throw notFound(void 0, `The sandbox has no records of \`${entity}\`.`);
  return table;
}

function pathInRecord({ element }, field) {
  return printFieldPath([field], element);
}

function isOfKind(role, kind) {
  return role.kind === kind;
}

function notFound(param, message) {
  return new OperationError(404, message, { ...fieldOf(param), code: "record/not-found" });
}

function noRecord(entity, param, value) {
  if (typeof value !== "string" && typeof value !== "number") {
    return notFound(param, `\`${param}\` is missing. It must name a \`${entity}\` record.`);
  }
  return notFound(param, `There is no \`${entity}\` record for \`${param}\` \`${cleanName(String(value))}\`.`);
}

function notAllowed(param, message) {
  return new OperationError(403, message, { ...fieldOf(param), code: "record/not-allowed" });
}

function badCursor(param, problem) {
  return new OperationError(422, `\`${param}\` ${problem}`, { ...fieldOf(param), code: "paging/cursor" });
}

function missingParams(params) {
  const errors = params.map((param) => ({
    field: `params.${param}`,
    message: `\`${param}\` is needed: without it, the operation has no result.`,
    error_code: "params/missing"
  }));
  return new OperationError(422, `The operation needs ${listNames(params)}.`, { errors });
}

function fieldOf(param) {
  return param === void 0 ? {} : { field: `params.${param}` };
}


function createInstances(store) {
  const numbers = /* @__PURE__ */ new Map();
  let created = 0;
  return {
    find: (id) => {
      const connector = store.connectorOf(id);
      return connector === void 0 ? void 0 : { id, connector };
    },
    create: ({ connector }) => {
      if (created >= MOST_CREATED)
        throw notAllowed(void 0, `The sandbox takes at most ${MOST_CREATED} new instances. Reset it to go on.`);
      created += 1;
      let number = (numbers.get(connector) ?? 1) + 1;
      while (store.connectorOf(`inst_${connector}_${number}`) !== void 0) number += 1;
      numbers.set(connector, number);
      const id = `inst_${connector}_${number}`;
      store.addInstance(id, connector);
      return { id };
    },
    forget: () => {
      created = 0;
      numbers.clear();
    }
  };
}


function createChanges() {
  const waiting = /* @__PURE__ */ new Set();
  return {
    notify: () => {
      for (const go of waiting) go();
    },
    once: (then) => {
      const go = () => {
        waiting.delete(go);
        then();
      };
      waiting.add(go);
      return go;
    }
  };
}

function wantsStream({ headers }) {
  return /(?:^|,)\s*text\/event-stream\s*(?:[;,]|$)/i.test(headers.get("accept") ?? "");
}

function streamLog(source, { headers, signal }) {
  const encoder = new TextEncoder();
  const read = createReader(source, headers.get("last-event-id") ?? "");
  let hasEnded = signal.aborted;
  let wake = () => void 0;
  const end = () => {
    hasEnded = true;
    wake();
  };
  signal.addEventListener("abort", end);
  const changed2 = () => new Promise((resolve) => {
    wake = source.changes.once(resolve);
  });
  const next = async () => {
    while (!hasEnded) {
      const text = read();
      if (text !== "") return { done: false, value: encoder.encode(text) };
      await changed2();
    }
    return { done: true, value: void 0 };
  };
  const stop = () => {
    end();
    return Promise.resolve({ done: true, value: void 0 });
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: stop }) };
}

function createReader({ log, faults }, lastId) {
  let position = log.positionAfter(lastId);
  let lastSet = "";
  return () => {
    const { entries, next, restarted, missed, kept } = log.part(position, MOST_AT_ONCE);
    position = next;
    const events = entries.map((entry) => `id: ${entry.requestId}
${printEvent(entry)}`);
    if (restarted) events.unshift(printEvent({ kept }, "start"));
    if (missed > 0) events.unshift(printEvent({ count: missed }, "missed"));
    const set = printEvent(faults(), "faults");
    if (set !== lastSet) events.push(set);
    lastSet = set;
    return events.join("");
  };
}

function printEvent(content, name) {
  return `${name === void 0 ? "" : `event: ${name}
`}data: ${JSON.stringify(content)}

`;
}

var EFFECTS = {
  drop_request: true,
  drop_response: true,
  truncate_body: true,
  malformed_json: true,
  break_record: true,
  repeat_cursor: true
};
var KEYS = {
  match: { wanted: "an operation id, in which `*` is any text", holds: (value) => typeof value === "string" && value !== "" },
  nth: wholeNumber(1),
  times: wholeNumber(1),
  probability: { wanted: "a number from 0 to 1", holds: (value) => isBetween(value, 0, 1) },
  status: { wanted: "a whole number from 400 to 599", holds: (value) => Number.isInteger(value) && isBetween(value, 400, 599) },
  message: { wanted: "a string", holds: (value) => typeof value === "string" },
  retryAfter: wholeNumber(0),
  effect: {
    wanted: `one of ${Object.keys(EFFECTS).join(", ")}`,
    holds: (value) => typeof value === "string" && Object.hasOwn(EFFECTS, value)
  },
  wait: { wanted: `a number of seconds from 0 to ${LONGEST_WAIT}`, holds: (value) => isBetween(value, 0, LONGEST_WAIT) }
};

function readFaults(value, operations) {
  refuseProblems("The list of faults", "sandbox/faults", problemsOf(value, operations));
  return value.map((fault) => Object.freeze({ ...fault }));
}

function problemsOf(value, operations) {
  if (!isList(value)) return [{ path: "", message: `it ${mustBe("a list", value)}` }];
  return value.flatMap((fault, index) => faultProblems(fault, `[${index}]`, operations));
}

function faultProblems(value, path, operations) {
  if (!isObject(value)) return [{ path, message: mustBe("an object", value) }];
  const wrong = Object.entries(KEYS).flatMap(([key, { wanted, holds }]) => {
    const fieldValue = value[key];
    if (fieldValue === void 0 ? key !== "match" : holds(fieldValue)) return [];
    const help = key === "effect" && typeof fieldValue === "string" ? meant(fieldValue, Object.keys(EFFECTS)) : "";
    return [{ path: inside(path, key), message: help === "" ? mustBe(wanted, fieldValue) : `has an unknown effect${help}` }];
  });
  const problems = [...unknownKeys(value, Object.keys(KEYS), path), ...wrong];
  return problems.length > 0 ? problems : [...combinationProblems(value, path, operations)];
}

function* combinationProblems(fault, path, operations) {
  const { match, status, effect, wait, message, retryAfter } = fault;
  if (status === void 0 && effect === void 0 && wait === void 0)
    yield { path, message: "does nothing; give it `status`, `effect` or `wait`" };
  if (status !== void 0 && effect !== void 0) yield { path, message: "has both `status` and `effect`; use one of them" };
  if (status === void 0 && (message ?? retryAfter) !== void 0)
    yield { path, message: "has `message` or `retryAfter` without `status`" };
  const ids = [...operations.map(({ id }) => id), CREATE_INSTANCE];
  const matched = operations.filter(({ id }) => matches(match, id));
  const isCreate = matches(match, CREATE_INSTANCE);
  if (matched.length === 0 && !isCreate) yield { path: inside(path, "match"), message: `matches no operation${meant(match, ids)}` };
  else if (effect !== void 0 && !(isCreate && canHave(effect, void 0)) && !matched.some((operation) => canHave(effect, operation)))
    yield { path, message: `has the effect \`${effect}\`, which no operation that \`match\` names can have` };
}

function wholeNumber(from) {
  return { wanted: `a whole number from ${from}`, holds: (value) => Number.isSafeInteger(value) && isBetween(value, from, Infinity) };
}

function isBetween(value, from, to) {
  return typeof value === "number" && value >= from && value <= to;
}

function refuseProblems(what, code, problems) {
  if (problems.length === 0) return;
  const listed = problems.slice(0, LISTED).map(sentence);
  const more = problems.length > LISTED ? [`and ${problems.length - LISTED} more`] : [];
  throw new OperationError(422, `${what} cannot be used: ${[...listed, ...more].join("; ")}.`, {
    errors: problems.map((problem) => ({ field: problem.path === "" ? null : problem.path, message: sentence(problem), error_code: code }))
  });
}

function sentence({ path, message }) {
  return path === "" ? message : `\`${path}\` ${message}`;
}

function meant(wanted, names) {
  const nearest = nearestName(wanted, names);
  return nearest === void 0 ? "" : `; did you mean \`${nearest}\`?`;
}

function unknownKeys(value, keys, path) {
  return Object.keys(value).filter((key) => !keys.includes(key)).map((key) => ({ path: inside(path, key), message: `is no known key${meant(key, keys)}` }));
}

function inside(path, key) {
  const step = /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
  return path === "" ? step : `${path}.${step}`;
}

function mustBe(wanted, value) {
  if (value === void 0) return `is missing; it must be ${wanted}`;
  const kind = value === null ? "null" : Array.isArray(value) ? "a list" : isObject(value) ? "an object" : described(value);
  return `must be ${wanted}, not ${kind}`;
}

function described(value) {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? "a string" : `a ${typeof value}`;
}

import { isSecretWord, redactText, hideInValue } from "../../shared/secrets.js";

var MOST_BYTES = 16 * 1024;

function keptParams(body, bytes) {
  return bytes <= MOST_BYTES && isObject(body) ? body["params"] : void 0;
}

function createLog(onChange = () => void 0) {
  let requests = [];
  let end = 0;
  let beginning = 0;
  const oldest = () => end - Math.min(requests.length, MOST_ENTRIES);
  const between2 = (from, to) => {
    const offset = end - requests.length;
    return requests.slice(from - offset, to - offset);
  };
  return {
    add: (request) => {
      requests.push(request);
      end += 1;
      if (requests.length >= 2 * MOST_ENTRIES) requests = requests.slice(-MOST_ENTRIES);
      onChange();
    },
    entries: () => between2(oldest(), end).map(toEntry),
    part: (from, most) => {
      const restarted = from < beginning;
      const first = Math.max(from, oldest());
      const next = Math.min(first + most, end);
      return { entries: between2(first, next).map(toEntry), next, restarted, missed: restarted ? 0 : first - from, kept: end - oldest() };
    },
    positionAfter: (requestId) => {
      const index = between2(oldest(), end).findLastIndex(({ entry }) => entry.requestId === requestId);
      return index < 0 ? -1 : oldest() + index + 1;
    },
    clear: () => {
      requests = [];
      end += 1;
      beginning = end;
      onChange();
    }
  };
}

function toEntry({ entry, params, secrets }) {
  if (params === void 0) return entry;
  return { ...entry, params: hideInValue(params, secrets, { redactText, hides: isSecretWord }) };
}

var namesByPath = /* @__PURE__ */ new Map();

function namesIn(path) {
  if (typeof path !== "string") return path;
  const cached = namesByPath.get(path);
  if (cached !== void 0) return cached;
  const names = parseFieldPath(path);
  if (namesByPath.size >= MOST_CACHED) namesByPath.clear();
  namesByPath.set(path, names);
  return names;
}

function isInside(path, outer) {
  const [names, above] = [namesIn(path), namesIn(outer)];
  return names.length > above.length && above.every((name, index) => names[index] === name);
}
var NOTHING = [];

function readerOf(path) {
  const names = namesIn(path);
  const [only] = names;
  if (names.length > 1 || only === void 0) return (record) => valuesUnder(record, names, 0);
  return (record) => {
    const value = Object.hasOwn(record, only) ? record[only] : void 0;
    if (value === void 0 || value === null) return NOTHING;
    return isList(value) ? valuesUnder(value, [], 0) : [value];
  };
}

function valuesUnder(value, names, index) {
  if (value === void 0 || value === null) return NOTHING;
  if (isList(value)) return value.flatMap((element) => valuesUnder(element, names, index));
  const name = names[index];
  if (name === void 0) return [value];
  return isObject(value) && Object.hasOwn(value, name) ? valuesUnder(value[name], names, index + 1) : NOTHING;
}

function keyOf(value) {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function valueAt2(record, path) {
  let value = record;
  for (const name of namesIn(path)) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return void 0;
    value = value[name];
  }
  return value;
}

function firstAt(record, path) {
  return valueAt2(record, path) ?? readerOf(path)(record)[0];
}

function withValue(record, path, value) {
  const [name = "", ...rest] = namesIn(path);
  if (rest.length === 0) return { ...record, [name]: value };
  const inner = Object.hasOwn(record, name) ? record[name] : void 0;
  const write = (holder) => withValue(isObject(holder) ? holder : {}, rest, value);
  return { ...record, [name]: isList(inner) ? inner.map(write) : write(inner) };
}

function withoutValue(record, path) {
  const [name = "", ...rest] = namesIn(path);
  if (!Object.hasOwn(record, name)) return record;
  if (rest.length === 0) {
    const { [name]: _left, ...others } = record;
    return others;
  }
  const inner = record[name];
  return isObject(inner) ? { ...record, [name]: withoutValue(inner, rest) } : record;
}

function someValueAt(names, test) {
  const [first, second, third] = names;
  if (first === void 0 || third !== void 0 || names.some((name) => name in Object.prototype)) {
    return (record) => someValueUnder(record, names, 0, test);
  }
  if (second === void 0) return (record) => someValueOf(record[first], test);
  return (record) => {
    const holder = record[first];
    if (!isObject(holder)) return someValueUnder(holder, names, 1, test);
    const value = holder[second];
    return typeof value === "string" ? test(value) : someValueOf(value, test);
  };
}

function someValueOf(value, test) {
  if (value === void 0 || value === null) return false;
  return typeof value === "object" ? someValueUnder(value, [], 0, test) : test(value);
}

function someValueUnder(value, names, index, test) {
  if (value === void 0 || value === null) return false;
  if (isList(value)) return value.some((element) => someValueUnder(element, names, index, test));
  const name = names[index];
  if (name === void 0) return test(value);
  return isObject(value) && Object.hasOwn(value, name) && someValueUnder(value[name], names, index + 1, test);
}

var WRONG_VALUES = [0, "not what it must be", {}, []];

function breakRecord(call, result) {
  return changed(call.operation, result, (parts) => {
    for (const spoiled of withWrongValues(call.operation, parts)) if (!isAccepted(call, spoiled)) return spoiled;
    return isList(parts.result) ? { ...parts, result: ["not a record"] } : parts;
  });
}

function* withWrongValues(operation, parts) {
  const { result } = parts;
  const path = operation.elements;
  const records = elementsOf(operation, result);
  const [record, ...others] = records.length > 0 ? records : [result];
  if (!isRecord(record)) return;
  for (const name of Object.keys(record)) {
    for (const value of WRONG_VALUES) {
      const spoiled = { ...record, [name]: value };
      if (records.length === 0) yield { ...parts, result: spoiled };
      else if (path === void 0 || !isRecord(result)) yield { ...parts, result: [spoiled, ...others] };
      else yield { ...parts, result: withValue(result, path, [spoiled, ...others]) };
    }
  }
}

function isAccepted({ connector, operation }, { result, meta }) {
  const { gateway, validators } = connector;
  const envelope = { ...gateway.success, [gateway.result]: result, ...meta !== void 0 && { [gateway.meta]: meta } };
  return validators[`${operation.entity}.${operation.action}`]?.response?.check(envelope, { profile: "tolerant", maxIssues: 1 }).ok ?? true;
}

function repeatCursor({ operation, params }, result) {
  const { paging } = operation;
  const cursor = params[cursorParam(operation) ?? ""];
  if (paging === void 0 || typeof cursor !== "string" && typeof cursor !== "number") return result;
  return changed(operation, result, (parts) => withCursor(operation, paging, parts, cursor));
}

function withCursor(operation, paging, parts, cursor) {
  switch (paging.kind) {
    case "record_cursor":
      return withField(withLastId(operation, paging.id, parts, cursor), paging.more, true);
    case "token": {
      const { token, more, last } = paging;
      return turned(turned(withField(parts, token, cursor), more, true), last, false);
    }
    case "change_feed":
      return withField(parts, paging.token, cursor);
    case "page_info": {
      const within = [...paging.connection, "pageInfo"];
      const repeated = withField(parts, { in: "record", within, field: "endCursor" }, cursor);
      return withField(repeated, { in: "record", within, field: "hasNextPage" }, true);
    }
    case "page_number":
    case "offset":
    case "none":
      return parts;
  }
}

function turned(parts, mark, value) {
  const holder = mark?.in === "meta" ? parts.meta : parts.result;
  const isOther = mark !== void 0 && valueAt(holder, [...mark.within ?? [], mark.field]) === !value;
  return isOther ? withField(parts, mark, value) : parts;
}

function withLastId(operation, id, parts, cursor) {
  const { result } = parts;
  const records = elementsOf(operation, result);
  const last = records.at(-1);
  const repeated = [...records.slice(0, -1), { ...isRecord(last) ? last : {}, [id]: cursor }];
  if (operation.elements === void 0 || !isRecord(result)) return { ...parts, result: repeated };
  return { ...parts, result: withValue(result, operation.elements, repeated) };
}

function withField(parts, { in: place, within = [], field }, value) {
  const path = [...within, field];
  if (place === "meta") return { ...parts, meta: withValue(parts.meta ?? {}, path, value) };
  return isRecord(parts.result) ? { ...parts, result: withValue(parts.result, path, value) } : parts;
}

function changed({ kind }, result, change) {
  if (result instanceof Download) return result;
  if (kind === "list" && isList(result["records"])) {
    const { records, meta } = result;
    const spoiled = change({ result: records, meta });
    return { records: spoiled.result, meta: spoiled.meta };
  }
  const { result: record } = change({ result, meta: void 0 });
  return isRecord(record) ? record : result;
}

function isRecord(value) {
  return isObject(value);
}


function createSandboxGateway(parts) {
  const { options, clock } = parts;
  const traces = createTraces(options.token);
  const service = toService(parts, traces);
  return async (incoming) => {
    const target = service.route(incoming.path);
    const trace = {
      request: incoming,
      started: clock().time(),
      onAnswer: options.onRequest?.(incoming),
      instance: target?.kind === "execute" ? target.instanceId : null,
      operation: target?.kind === "create" ? CREATE_INSTANCE : null
    };
    traces.start(trace);
    return finish(parts, trace, await answerRequest(service, incoming));
  };
}

function toService(parts, traces) {
  const { connectors, createRequest, instances, conditions, createRequestId, clock, options } = parts;
  const [first, ...others] = connectors.map(({ connector, definition: { execute: execute2 } }) => ({ definition: connector, execute: execute2 }));
  if (first === void 0) throw new TypeError("A sandbox needs at least one connector.");
  const service = createService({
    connectors: [first, ...others],
    createRequest,
    operations: {},
    responses: "off",
    print: createPrinter(),
    ...options.cors !== void 0 && { cors: options.cors },
    authenticate: traces.authenticate,
    onBody: traces.onBody,
    instances: {
      find: (id, caller) => {
        const instance = instances.find(id);
        const trace = traces.of(caller);
        const named = instance === void 0 ? "" : `${instance.connector}.${trace.named ?? ""}`;
        if (service.operations.has(named)) trace.operation = named;
        return instance;
      },
      create: (instance, caller) => {
        const trace = traces.of(caller);
        return runCall(conditions, trace, { id: CREATE_INSTANCE }, () => {
          const created = instances.create(instance);
          trace.instance = created.id;
          parts.onChange();
          return created;
        });
      }
    },
    fallback: toFallback(parts, traces),
    once: parts.once,
    createRequestId,
    now: () => clock().now()
  });
  return service;
}

function toFallback({ connectors, store, conditions, onChange }, traces) {
  const byId = new Map(connectors.map(({ connector }) => [connector.id, connector]));
  return (operation, params, context) => {
    const trace = traces.of(context.caller);
    const run2 = () => {
      const result = store.execute(context.instance.id, operation.id, params);
      if (operation.effect === "write") onChange();
      const connector = byId.get(context.connector);
      if (connector === void 0) return result;
      if (trace.effect === "break_record") return breakRecord({ connector, operation, params }, result);
      return trace.effect === "repeat_cursor" ? repeatCursor({ connector, operation, params }, result) : result;
    };
    return runCall(conditions, trace, { id: operation.id, operation, params }, run2, () => context.signal);
  };
}

function finish({ log, clock }, trace, original) {
  const { effect, applied, onAnswer } = trace;
  const noted = applied === void 0 ? original : { ...original, headers: { ...original.headers, "preference-applied": applied } };
  const answer = effect === void 0 ? noted : spoilAnswer(noted, effect);
  const status = answer.body === CONNECTION_LOST ? null : answer.status;
  const logged = toLogged(trace, { requestId: answer.headers["x-request-id"] ?? "", status, time: clock().time() });
  log.add(logged);
  onAnswer?.(toEntry(logged));
  return answer;
}

function createPrinter() {
  const texts = /* @__PURE__ */ new WeakMap();
  const print = (record) => {
    if (!isObject(record)) return JSON.stringify(record);
    const cached = texts.get(record);
    if (cached !== void 0) return cached;
    const text = JSON.stringify(record);
    texts.set(record, text);
    return text;
  };
  return (envelope) => {
    const fields = Object.entries(envelope).flatMap(([name, value]) => {
      if (value === void 0) return [];
      return [`${JSON.stringify(name)}:${isList(value) ? `[${value.map(print).join(",")}]` : print(value)}`];
    });
    return `{${fields.join(",")}}`;
  };
}

async function runCall({ latency, plan, advance }, trace, call, run2, signal) {
  const met = whatItMeets(trace, plan(call));
  const seconds = latency + (met.wait ?? 0);
  if (seconds > 0) {
    const gone = signal?.();
    await pause(seconds, gone);
    advance(Math.round(seconds * 1e3));
    if (gone?.aborted === true) throw new OperationError(499, "The caller is gone.", { code: "request/incomplete" });
  }
  const { status, effect } = met;
  if (status !== void 0) throw simulated(status, met);
  if (effect !== void 0) trace.effect = effect;
  if (effect === "drop_request") throw simulated(503, met);
  return run2();
}

function whatItMeets(trace, planned) {
  const preferences = readPreferences(trace.request);
  const met = preferences === void 0 ? planned ?? {} : merged(planned, preferences.fault);
  if (preferences !== void 0) trace.applied = preferences.applied;
  const { status, effect, wait } = met;
  const name = effect ?? (status === void 0 ? wait && "wait" : String(status));
  if (typeof name === "string") trace.fault = name;
  return met;
}

function merged(planned, preferred) {
  return preferred.status === void 0 ? { ...planned, ...preferred } : preferred;
}

function simulated(status, { message, retryAfter }) {
  const text = message ?? `The sandbox answers ${status} on purpose.`;
  return new OperationError(status, text, { code: "sandbox/fault", ...retryAfter !== void 0 && { retryAfter } });
}

function readPreferences({ headers }) {
  const text = headers.get("prefer");
  if (text === null) return void 0;
  const code = /(?:^|[,;])\s*code\s*=\s*"?([45]\d\d)"?\s*(?=[,;]|$)/i.exec(text)?.[1];
  const seconds = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,9}(?:\.\d{1,9})?)"?\s*(?=[,;]|$)/i.exec(text)?.[1];
  if (code === void 0 && seconds === void 0) return void 0;
  const wait = seconds === void 0 ? void 0 : Math.min(Number(seconds), LONGEST_WAIT);
  return {
    fault: { ...code !== void 0 && { status: Number(code) }, ...wait !== void 0 && { wait } },
    applied: [...code === void 0 ? [] : [`code=${code}`], ...wait === void 0 ? [] : [`wait=${wait}`]].join(", ")
  };
}

function createTraces(expected) {
  const traces = /* @__PURE__ */ new WeakMap();
  const of = (key) => {
    const trace = traces.get(key);
    if (trace === void 0) throw new Error("There is no trace of this request.");
    return trace;
  };
  return {
    of,
    start: (trace) => {
      traces.set(trace.request, trace);
    },
    authenticate: (token, request) => {
      const trace = of(request);
      trace.token = token;
      if (expected !== void 0 && token !== expected) return void 0;
      const caller = { id: "sandbox" };
      traces.set(caller, trace);
      return caller;
    },
    onBody: (request, body, bytes) => {
      const trace = of(request);
      trace.params = keptParams(body, bytes);
      if (isObject(body)) trace.named = `${String(body["entity"])}.${String(body["action"])}`;
    }
  };
}

function toLogged(trace, answered) {
  const { instance, operation, fault, params, token, started } = trace;
  const { requestId, status, time } = answered;
  const entry = {
    requestId,
    time: new Date(time).toISOString(),
    instance,
    operation,
    status,
    durationMs: time - started,
    ...fault !== void 0 && { fault }
  };
  return { entry, params, secrets: token === void 0 ? [] : [token] };
}


function seededRandom(seed) {
  const start = hashNumber(seed, 0);
  let count = 0;
  return () => {
    count += 1;
    return hashNumber(start, count) / 2 ** 32;
  };
}

function logicalClock(seed) {
  const random = seededRandom(seed);
  let time = BEGINNING;
  return {
    now: () => time += 1 + Math.floor(random() * 40),
    advance: (milliseconds) => {
      time += milliseconds;
    },
    time: () => time
  };
}

function hashText(text, seed) {
  let hash = (2166136261 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hashNumber(hash, text.length);
}

function hashNumber(hash, number) {
  let mixed = hash ^ Math.imul(number, 2654435761);
  mixed = Math.imul(mixed ^ mixed >>> 16, 2246822507);
  mixed = Math.imul(mixed ^ mixed >>> 13, 3266489909);
  return (mixed ^ mixed >>> 16) >>> 0;
}

var OPTIONS = {
  seed: true,
  records: true,
  token: true,
  latency: true,
  cors: true,
  faults: true,
  onRequest: true,
  onChange: true
};
var INSTANCE_ID = /^(?!\.{1,2}$|__proto__$)[\w.:@-]{1,128}$/;
var MEBIBYTE = 1024 * 1024;

function createSandboxOf({ connectors, createRequest, createRecordStore: createRecordStore2 }, options = {}) {
  const definitions = connectors.map(({ definition }) => definition);
  const operations = connectors.flatMap(({ connector }) => connector.operations);
  const storeOptions = readOptions(options, definitions);
  const progress = createProgress(storeOptions.seed, operations, options.faults ?? []);
  const store = createRecordStore2(definitions, storeOptions);
  const instances = createInstances(store);
  const changes = createChanges();
  const log = createLog(changes.notify);
  let writes = memoryWrites();
  const forget = () => {
    instances.forget();
    writes = memoryWrites();
  };
  const onChange = () => options.onChange?.();
  const control = {
    reset: () => {
      store.reset();
      forget();
      progress.restart();
      log.clear();
      onChange();
    },
    state: () => store.state(),
    load: (state) => {
      store.load(readState(state, definitions));
      forget();
      onChange();
    },
    log: log.entries,
    faults: progress.faults,
    setFaults: (faults) => {
      progress.setFaults(faults);
      changes.notify();
    }
  };
  const conditions = { latency: options.latency ?? 0, plan: progress.plan, advance: (time) => progress.clock().advance(time) };
  const { clock, createRequestId } = progress;
  const gateway = createSandboxGateway({
    ...{ connectors, createRequest, options, store, instances, log, conditions, clock, createRequestId, onChange },
    once: (...call) => writes(...call)
  });
  const answerControl2 = createControl({
    ...control,
    streamLog: (incoming) => streamLog({ log, faults: progress.faultsLeft, changes }, incoming)
  });
  const answer = (incoming, isTrusted) => answerControl2(incoming, isTrusted) ?? gateway(incoming);
  return Object.freeze({ ...control, handler: toHandler((incoming) => answer(incoming, false)), fetch: toFetch(answer) });
}

function createProgress(seed, operations, initialFaults) {
  const first = readFaults(initialFaults, operations);
  let faults = first;
  let plan = planFaults(faults, seededRandom(seed));
  let clock = logicalClock(seed);
  let requests = 0;
  const replace = (others) => {
    faults = others;
    plan = planFaults(others, seededRandom(seed));
  };
  return {
    plan: (call) => plan.meet(call),
    faults: () => faults,
    faultsLeft: () => {
      const left = plan.left();
      return faults.map((fault, index) => ({ fault, left: left[index] ?? null }));
    },
    setFaults: (others) => {
      replace(readFaults(others, operations));
    },
    clock: () => clock,
    createRequestId: () => {
      requests += 1;
      return `req_${seed.toString(36)}_${requests}`;
    },
    restart: () => {
      replace(first);
      clock = logicalClock(seed);
      requests = 0;
    }
  };
}

function toFetch(answer) {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const answered = answer(toIncoming(request), true);
    let stop = () => void 0;
    const aborted = new Promise((_resolve, reject) => {
      stop = () => {
        reject(signal.reason instanceof Error ? signal.reason : new DOMException("This operation was aborted", "AbortError"));
      };
      signal.addEventListener("abort", stop);
    });
    try {
      const { body, ...rest } = await Promise.race([answered, aborted]);
      if (body === CONNECTION_LOST) throw connectionLost();
      return toResponse({ ...rest, body });
    } finally {
      signal.removeEventListener("abort", stop);
    }
  };
}

function createControl({ reset, state, load, log, faults, setFaults, streamLog: streamLog2 }) {
  const controls = {
    reset: { POST: reset },
    state: { GET: state, PUT: load, maxBodyBytes: 64 * MEBIBYTE },
    log: { GET: log, events: streamLog2 },
    faults: { GET: faults, PUT: setFaults }
  };
  return (incoming, isTrusted) => {
    if (!incoming.path.startsWith(PREFIX)) return void 0;
    return answerControl(controls, incoming, isTrusted).catch((error) => {
      return errorAnswer(error instanceof OperationError ? error : new OperationError(500, "Internal server error."));
    });
  };
}

async function answerControl(controls, incoming, isTrusted) {
  checkLocalSender(incoming, "The control paths", isTrusted);
  const name = incoming.path.slice(PREFIX.length);
  const control = Object.hasOwn(controls, name) ? controls[name] : void 0;
  if (control === void 0) {
    const paths = Object.keys(controls).map((path) => PREFIX + path);
    throw new OperationError(404, `The sandbox has no such path; it has ${paths.join(", ")}.`, { code: "request/path" });
  }
  const { method } = incoming;
  const allow = [
    ...control.GET === void 0 ? [] : ["GET", "HEAD"],
    ...["POST", "PUT"].filter((verb) => control[verb]),
    "OPTIONS"
  ];
  if (!allow.includes(method)) {
    const headers = { allow: allow.join(", ") };
    throw new OperationError(405, `Only ${allow.join(", ")} are allowed here.`, { code: "request/method", headers });
  }
  if (method === "OPTIONS") return { status: 204, headers: { allow: allow.join(", ") }, body: void 0 };
  if (method === "GET" && control.events !== void 0 && wantsStream(incoming)) {
    return { status: 200, headers: { "content-type": "text/event-stream", "cache-control": "no-store" }, body: control.events(incoming) };
  }
  if (method === "GET") return jsonAnswer(200, control.GET?.(), { "cache-control": "no-store" });
  if (method === "HEAD") return { ...jsonAnswer(200, control.GET?.()), body: void 0 };
  if (method === "POST") control.POST?.();
  else control.PUT?.(await readJson(incoming, control));
  return { status: 204, headers: {}, body: void 0 };
}

async function readJson(incoming, { maxBodyBytes = MEBIBYTE }) {
  checkMediaType(incoming);
  return parseBody(await readBody(incoming, maxBodyBytes));
}

function readState(value, connectors) {
  const entitiesByConnector = new Map(connectors.map(({ connector, entities }) => [connector, entities.map(({ name }) => name)]));
  refuseProblems("The state", "sandbox/state", problemsOf2(value, entitiesByConnector));
  const { version, instances } = value;
  return { version, instances };
}

function problemsOf2(value, entitiesByConnector) {
  if (!isObject(value)) return [{ path: "", message: `it ${mustBe("an object", value)}` }];
  const { version, instances } = value;
  if (version !== STATE_VERSION) return [versionProblem(version)];
  const keys = unknownKeys(value, ["$schema", "version", "instances"], "");
  if (!isObject(instances)) return [...keys, { path: "instances", message: mustBe("an object", instances) }];
  return [...keys, ...Object.entries(instances).flatMap(([id, instance]) => instanceProblems(id, instance, entitiesByConnector))];
}

function versionProblem(version) {
  if (typeof version !== "number") return { path: "version", message: mustBe(String(STATE_VERSION), version) };
  return { path: "version", message: `is ${version}, and this sandbox reads version ${STATE_VERSION}` };
}

function instanceProblems(id, value, entitiesByConnector) {
  const path = inside("instances", id);
  if (!INSTANCE_ID.test(id)) return [{ path, message: "is no instance id: use up to 128 letters, digits and `_`, `-`, `.`, `:`, `@`" }];
  if (!isObject(value)) return [{ path, message: mustBe("an object", value) }];
  const { connector, records } = value;
  const keys = unknownKeys(value, ["connector", "records"], path);
  if (typeof connector !== "string") return [...keys, { path: inside(path, "connector"), message: mustBe("a string", connector) }];
  const entities = entitiesByConnector.get(connector);
  if (entities === void 0) {
    const names = [...entitiesByConnector.keys()];
    const help = meant(connector, names) || `; connectors are ${names.join(", ")}`;
    return [...keys, { path: inside(path, "connector"), message: `names no connector${help}` }];
  }
  return [...keys, ...recordsProblems(records, entities, inside(path, "records"))];
}

function recordsProblems(value, entities, path) {
  if (!isObject(value)) return [{ path, message: mustBe("an object", value) }];
  return Object.entries(value).flatMap(([entity, records]) => {
    const place = inside(path, entity);
    if (!entities.includes(entity)) return [{ path: place, message: `is no entity of the connector${meant(entity, entities)}` }];
    if (!isList(records)) return [{ path: place, message: mustBe("a list", records) }];
    return records.flatMap(
      (record, index) => isObject(record) ? [] : [{ path: `${place}[${index}]`, message: mustBe("an object", record) }]
    );
  });
}

function readOptions(options, connectors) {
  const stray = Object.keys(options).find((name) => !Object.hasOwn(OPTIONS, name));
  if (stray !== void 0) throw new TypeError(`The sandbox has no option \`${stray}\`${meant(stray, Object.keys(OPTIONS))}`);
  const { seed = DEFAULT_SEED, records = DEFAULT_RECORDS, token, latency = 0 } = options;
  if (!Number.isSafeInteger(seed) || seed < 0) throw new TypeError("`seed` must be a whole number from 0.");
  if (token !== void 0 && !/^[!-~]+$/.test(token))
    throw new TypeError("`token` must be a text of visible ASCII characters without blanks.");
  if (!(latency >= 0 && latency <= LONGEST_WAIT)) throw new TypeError(`\`latency\` must be a number of seconds from 0 to ${LONGEST_WAIT}.`);
  return { seed, records: readRecords(records, connectors) };
}

function readRecords(records, connectors) {
  if (!isObject(records)) return readCount("records", records);
  const names = connectors.flatMap(({ connector, entities }) => entities.map(({ name }) => `${connector}.${name}`));
  for (const [name, count] of Object.entries(records)) {
    if (name !== "*" && !names.includes(name)) throw new TypeError(`\`records\` names no entity with "${name}"${meant(name, names)}`);
    readCount(`records["${name}"]`, count);
  }
  const { "*": others, ...named } = records;
  return others === void 0 ? named : { ...Object.fromEntries(names.map((name) => [name, others])), ...named };
}

function readCount(name, count) {
  if (Number.isSafeInteger(count) && count >= 0 && count <= MOST_RECORDS) return count;
  throw new TypeError(`\`${name}\` must be a whole number from 0 to ${MOST_RECORDS}.`);
}


function refusal({ param }, code, text) {
  return new OperationError(422, `\`${param}\` ${text}`, { field: `params.${param}`, code });
}

function suggestion(name, names) {
  const others = names.length - MAX_LISTED;
  const list = others > 0 ? `Known: ${listNames(names.slice(0, MAX_LISTED))} and ${others} more.` : listKnown(names);
  return `${didYouMean(name, names) || "."} ${list}`;
}

var DECIMAL = /^-?\d+(?:\.\d+)?$/;
var ZONE = /^(?:[Zz]|([+-])(\d\d)(?::?(\d\d))?)$/;
var latestText = "";
var latestInstant;

function numberOf(value) {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || !startsNumber(value) || !DECIMAL.test(value)) return void 0;
  const number = Number(value);
  return Number.isFinite(number) ? number : void 0;
}

function instantOf(value) {
  if (typeof value === "string" && (value[4] === "-" || value[4] === "/")) {
    if (value !== latestText) {
      latestInstant = isoInstant(value);
      latestText = value;
    }
    return latestInstant;
  }
  const number = numberOf(value);
  return number === void 0 || Math.abs(number) < FIRST_MILLISECONDS ? number : number / 1e3;
}

function startsNumber(text) {
  const code = text.charCodeAt(0);
  return code === 45 || code >= 48 && code <= 57;
}

function isoInstant(text) {
  const day = dayOf(text);
  if (text.length === 10 || day === void 0) return day === void 0 ? day : day * DAY;
  const letter = text[10];
  const hasSeconds = text[16] === ":";
  const hour = pairAt(text, 11);
  const minute = pairAt(text, 14);
  const second = hasSeconds ? pairAt(text, 17) : 0;
  const isTime = (letter === "T" || letter === "t" || letter === " ") && text[13] === ":" && hour < 24 && minute < 60 && second < 60;
  if (!isTime) return void 0;
  const end = hasSeconds ? 19 : 16;
  const decimals = hasSeconds && text[19] === "." ? countDigits(text, 20) : 0;
  const offset = offsetAt(text, decimals === 0 ? end : 20 + decimals);
  if (offset === void 0) return void 0;
  const digits = Math.min(decimals, MAX_DECIMALS);
  let fraction = 0;
  let scale = 1;
  for (let index = 20; index < 20 + digits; index++) {
    fraction = fraction * 10 + text.charCodeAt(index) - 48;
    scale *= 10;
  }
  return ((day * DAY + hour * 3600 + minute * 60 + second - offset) * scale + fraction) / scale;
}

function dayOf(text) {
  const separator = text[4];
  const year = pairAt(text, 0) * 100 + pairAt(text, 2);
  const month = pairAt(text, 5);
  const day = pairAt(text, 8);
  const isDate = (separator === "-" || separator === "/") && text[7] === separator && year < 1e4 && month >= 1 && month <= 12 && day >= 1;
  return isDate && (day <= 28 || day <= daysIn(year, month)) ? daysBefore(year, month) + day - 1 : void 0;
}

function daysIn(year, month) {
  const next = month === 12 ? daysBefore(year + 1, 1) : daysBefore(year, month + 1);
  return next - daysBefore(year, month);
}

function daysBefore(year, month) {
  const months = (month + 9) % 12;
  const years = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + Math.floor((months * 153 + 2) / 5) - DAYS_FROM_MARCH_0000;
}

function offsetAt(text, at) {
  if (at === text.length || at === text.length - 1 && text[at] === "Z") return 0;
  const [matched, sign, hours = "0", minutes = "0"] = ZONE.exec(text.slice(at)) ?? [];
  if (matched === void 0 || Number(hours) >= 24 || Number(minutes) >= 60) return void 0;
  const offset = Number(hours) * 3600 + Number(minutes) * 60;
  return sign === "-" ? -offset : offset;
}

function pairAt(text, at) {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NO_PAIR;
}

function countDigits(text, at) {
  let end = at;
  for (let code = text.charCodeAt(end); code >= 48 && code <= 57; code = text.charCodeAt(end)) end++;
  return end - at;
}


function queryFields({ fields = {} }, { fieldNames }, fold = (name) => name) {
  const known = [.../* @__PURE__ */ new Set([...Object.keys(fields), ...fieldNames])];
  const paths = new Map(fieldNames.map((name) => [fold(name), [name]]));
  for (const [name, targets] of Object.entries(fields)) paths.set(fold(name), targets);
  const pathsOf = (name) => {
    const exact = paths.get(fold(name));
    const dot = exact === void 0 ? name.indexOf(".") : -1;
    return dot < 0 ? exact : paths.get(fold(name.slice(0, dot)))?.map((path) => path + name.slice(dot));
  };
  return { known, pathsOf };
}

function fieldAt(reader, token, { pathsOf, known }, start = 0) {
  if (token.kind !== "word" && token.kind !== "quoted") throw reader.unexpected("a field", token);
  const name = token.text.slice(start);
  const paths = pathsOf(name);
  if (paths !== void 0) return paths;
  throw reader.refuse(token, `there is no field \`${cleanName(name)}\`${suggestion(name, known)}`, "query/unknown-field");
}

function fieldTest(paths, ...key) {
  return (test) => joined(
    "or",
    paths.map((path) => someValueAt([...namesIn(path), ...key], test))
  );
}

function present(field) {
  return field(() => true);
}

function opposite(test) {
  return (record) => !test(record);
}

function readExpression(reader, comparison, depth = 0) {
  const term = () => readTerm(reader, comparison, depth);
  return readSeries(reader, "or", () => readSeries(reader, "and", term));
}

function readSeries(reader, word, part, first = part()) {
  const parts = [first];
  while (reader.takeWord(word)) parts.push(part());
  return joined(word, parts);
}

function joined(word, parts) {
  const [first, second] = parts;
  if (first !== void 0 && second === void 0) return first;
  return word === "or" ? (record) => parts.some((part) => part(record)) : (record) => parts.every((part) => part(record));
}

function readTerm(reader, comparison, depth) {
  if (depth > MAX_DEPTH) throw reader.refuse(reader.token, `parentheses and \`not\` nest more than ${MAX_DEPTH} deep.`);
  if (reader.takeWord("not")) {
    const inner2 = readTerm(reader, comparison, depth + 1);
    return (record) => !inner2(record);
  }
  if (reader.takeSymbol("(") === void 0) return comparison();
  const inner = readExpression(reader, comparison, depth + 1);
  reader.expectSymbol(")");
  return inner;
}

function boundOf(reader, token) {
  const isText = token.kind === "word" || token.kind === "quoted";
  if (isText && instantOf(token.text) !== void 0) return token.text;
  throw reader.unexpected('a number, or a date such as "2025-03-01"', token);
}


function equalToAny(wanted) {
  const equal = new Set(wanted.flatMap((value) => [value, ...namedBy(value)]));
  const numbers = new Set(wanted.filter((value) => typeof value === "number"));
  const objects = wanted.filter((value) => isObject(value)).map(equalUnderKeys);
  return (value) => {
    if (typeof value === "object") return value !== null && objects.some((test) => test(value));
    return equal.has(value) || numbers.size > 0 && typeof value === "string" && numbers.has(numberOf(value) ?? NaN);
  };
}

function namedBy(value) {
  if (value === "true" || value === "false") return [value === "true"];
  return typeof value === "string" ? [numberOf(value) ?? value] : [];
}

function equalUnderKeys(wanted) {
  const tests = Object.entries(wanted).map(([key, value]) => ({ key, test: equalToAny([value]), isNull: value === null }));
  return (object) => isObject(object) && tests.every(({ key, test, isNull }) => {
    const value = Object.hasOwn(object, key) ? object[key] ?? null : null;
    return isNull ? value === null : test(value);
  });
}

function comparisonWith(bound) {
  const number = numberOf(bound);
  const instant = instantOf(bound);
  return (value) => {
    const other = number === void 0 ? void 0 : numberOf(value);
    if (number !== void 0 && other !== void 0) return other - number;
    const otherInstant = instantOf(value);
    if (instant !== void 0 && otherInstant !== void 0) return otherInstant - instant;
    const areTexts = typeof value === "string" && typeof bound === "string" && instant === void 0 && otherInstant === void 0;
    return areTexts ? compareTexts(value, bound) : void 0;
  };
}
var ORDERINGS = {
  "<": (difference) => difference < 0,
  "<=": (difference) => difference <= 0,
  ">": (difference) => difference > 0,
  ">=": (difference) => difference >= 0
};

function ordered(sign, bound) {
  const compare = comparisonWith(bound);
  const holds = ORDERINGS[sign];
  return (value) => {
    const difference = compare(value);
    return difference !== void 0 && holds(difference);
  };
}

function someText(value, test) {
  if (value === null) return false;
  if (typeof value !== "object") return test(String(value));
  return (isList(value) ? value : Object.values(value)).some((inner) => someText(inner, test));
}

function containing(part) {
  return (value) => someText(value, (text) => text.includes(part));
}

function compareTexts(first, second) {
  return first < second ? -1 : Number(first > second);
}

var BOUNDS = { gt: ">", gte: ">=", lt: "<", lte: "<=" };
var EVERY = () => true;
var NONE = () => false;

function toFilter(role, value, context) {
  switch (role.kind) {
    case "filter":
      return value === void 0 || value === null ? EVERY : filterOf(role, value, context);
    case "includes":
      return value === true ? EVERY : opposite(conditionTest(role));
    case "excludes":
      return value === true ? opposite(conditionTest(role)) : EVERY;
  }
}

function matchesCondition(condition, record) {
  return conditionTest(condition)(record);
}

function conditionTest({ field, is, isNot }) {
  const test = fieldTest([field]);
  const tests = [...is === void 0 ? [] : [anyOf(test, is)], ...isNot === void 0 ? [] : [opposite(anyOf(test, isNot))]];
  return joined("and", tests);
}

function anyOf(field, values) {
  const list = alternativesOf(values);
  const equal = field(equalToAny(list));
  return list.includes(null) ? joined("or", [opposite(present(field)), equal]) : equal;
}

function filterOf(role, value, context) {
  const { field, meanings } = role;
  if (meanings === void 0) return testField(field, testOf(role, value, context));
  const tests = alternativesOf(value, role.as).map((name) => {
    const key = typeof name === "object" ? "" : String(name);
    const conditions = Object.hasOwn(meanings, key) ? meanings[key] : void 0;
    return conditions === void 0 ? testField(field, testOf(role, name, context)) : joined("and", conditions.map(conditionTest));
  });
  return joined("or", tests);
}

function testField(field, test) {
  return field === void 0 ? NONE : fieldTest([field])(test);
}

function testOf({ as, inclusive }, value, context) {
  const includesBound = inclusive === true || context.inclusive === true;
  switch (as) {
    case "equals":
    case "one_of":
      return equalToAny(alternativesOf(value, as));
    case "contains":
      return someAlternative(value, (text, part) => text.includes(part));
    case "prefix":
      return someAlternative(value, (text, start) => text.startsWith(start));
    case "after":
      return timeTest(includesBound ? ">=" : ">", value, context);
    case "before":
      return timeTest(includesBound ? "<=" : "<", value, context);
    case "interval":
      return intervalTest(value, context);
  }
}

function alternativesOf(value, as) {
  if (isList(value)) return value;
  return as === "one_of" && typeof value === "string" ? value.split(",").map((element) => element.trim()) : [value];
}

function someAlternative(value, fits) {
  const wanted = alternativesOf(value).flatMap((part) => typeof part === "object" ? [] : [String(part)]);
  return (value2) => typeof value2 !== "object" && wanted.some((part) => fits(String(value2), part));
}

function intervalTest(value, context) {
  if (!isObject(value)) throw refusal(context, "filter/interval", "must be an object with `gt`, `gte`, `lt` or `lte`.");
  const tests = Object.entries(BOUNDS).flatMap(([name, sign]) => {
    const bound = Object.hasOwn(value, name) ? value[name] : void 0;
    return bound === void 0 || bound === null ? [] : [timeTest(sign, bound, { ...context, param: `${context.param}.${name}` })];
  });
  return (value2) => tests.every((test) => test(value2));
}

function timeTest(sign, value, context) {
  const bound = instantOf(value);
  if (bound === void 0) {
    const forms = "Unix seconds (1718000000 or 1718000000.000100), a date (2024-06-10) or an ISO 8601 time (2024-06-10T06:13:20Z)";
    throw refusal(context, "filter/time", `must be a time: ${forms}.`);
  }
  const holds = ORDERINGS[sign];
  return (value2) => {
    const instant = instantOf(value2);
    return instant !== void 0 && holds(instant - bound);
  };
}

var FIRST_MILLISECONDS2 = 1e11;
var unixText = /^(\d+)(\.\d+)?$/;
var isoText = /^\d{4}([-/])\d\d[-/]\d\d(?:([Tt ])\d\d:\d\d(:\d\d(?:\.(\d+))?)?(.*))?$/;
var offsetText = /^([+-])(\d\d):?(\d\d)?$/;

function parseTime(value) {
  const milliseconds = millisecondsOf(value);
  if (milliseconds === void 0) return void 0;
  if (typeof value === "number") return { milliseconds, write: (other) => inUnitOf(value, other) };
  if (typeof value !== "string") return void 0;
  const [, whole, decimals = ""] = unixText.exec(value) ?? [];
  if (whole !== void 0) return { milliseconds, write: (other) => `${inUnitOf(Number(whole), other)}${decimals}` };
  const iso = isoText.exec(value);
  return iso === null ? void 0 : { milliseconds, write: (other) => writeIso(iso, other) };
}

function millisecondsOf(value) {
  const instant = value === void 0 ? void 0 : instantOf(value);
  return instant === void 0 || Math.abs(instant * 1e3) > LATEST ? void 0 : Math.round(instant * 1e3);
}

function inUnitOf(example, milliseconds) {
  return Math.floor(Math.abs(example) < FIRST_MILLISECONDS2 ? milliseconds / 1e3 : milliseconds);
}

function writeIso([, dash = "-", separator, seconds, decimals, zone = ""], milliseconds) {
  const iso = new Date(Math.min(milliseconds, LATEST) + offsetOf(zone)).toISOString();
  const date = iso.slice(0, 10).replaceAll("-", dash);
  if (separator === void 0) return date;
  const fraction = decimals === void 0 ? "" : `.${iso.slice(20, 23).padEnd(decimals.length, "0").slice(0, decimals.length)}`;
  return `${date}${separator}${seconds === void 0 ? iso.slice(11, 16) : iso.slice(11, 19)}${fraction}${zone}`;
}

function offsetOf(zone) {
  const [, sign, hours = "0", minutes = "0"] = offsetText.exec(zone) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 6e4;
}

var NOTHING2 = [];
var Table = class {
  entity;
  #rows;
  #own;
  #deleted = /* @__PURE__ */ new Set();
  #indexes = /* @__PURE__ */ new Map();
  #orders = /* @__PURE__ */ new Map();
  #added = 0;
  #created;
  #newest;
  constructor(entity, records) {
    this.entity = entity;
    this.#rows = records;
  }
  get size() {
    return this.#rows.length;
  }
  get records() {
    return this.#rows.filter((_record, row) => !this.#deleted.has(row));
  }
  get allRecords() {
    return this.#rows;
  }
  at(row) {
    const record = this.#rows[row];
    if (record === void 0) throw new RangeError(`${this.entity.name} has no row ${row}.`);
    return record;
  }
  exists(row) {
    return this.#deleted.size === 0 || !this.#deleted.has(row);
  }
  find(path, value) {
    return this.#index(path).get(String(value)) ?? NOTHING2;
  }
  get added() {
    return this.#added;
  }
  add(record) {
    this.#added += 1;
    const rows = this.#writable();
    const row = rows.push(record) - 1;
    for (const [path, index] of this.#indexes) enter(index, path, record, row);
    this.#orders.clear();
    this.#created?.push(row);
    const newest = this.#newest?.[0];
    const isNewest = newest === void 0 || this.#createdAt(row) >= this.#createdAt(newest);
    this.#newest = isNewest && this.#newest !== void 0 ? [row].concat(this.#newest) : void 0;
    return row;
  }
  replace(row, record) {
    const previous = this.at(row);
    this.#writable()[row] = record;
    this.#orders.clear();
    const { created } = this.entity;
    if (created !== void 0 && firstAt(previous, created) !== firstAt(record, created)) this.#newest = void 0;
    for (const path of this.#indexes.keys()) {
      if (keyOf(readerOf(path)(previous)) !== keyOf(readerOf(path)(record))) this.#indexes.delete(path);
    }
  }
  delete(row) {
    this.#deleted.add(row);
  }
  inOrderOfCreation() {
    this.#created ??= this.#rows.map((_record, row) => row);
    return this.#created;
  }
  newestFirst() {
    this.#newest ??= this.newestOf(this.inOrderOfCreation());
    return this.#newest;
  }
  newestOf(rows) {
    const newest = rows.toReversed();
    if (this.entity.created === void 0) return newest;
    const times = [];
    for (const row of rows) times[row] = this.#createdAt(row);
    const timeOf = (row) => times[row] ?? 0;
    const isSorted = newest.every((row, index) => index === 0 || timeOf(newest[index - 1] ?? row) >= timeOf(row));
    return isSorted ? newest : newest.sort((left, right) => timeOf(right) - timeOf(left));
  }
  sorted(key, rows, compare) {
    const cached = this.#orders.get(key);
    if (cached !== void 0) return cached;
    const sorted = this.sortedRows(rows, compare);
    const [oldest] = this.#orders.keys();
    if (this.#orders.size >= KEPT_ORDERS && oldest !== void 0) this.#orders.delete(oldest);
    this.#orders.set(key, sorted);
    return sorted;
  }
  sortedRows(rows, compare) {
    return rows.toSorted((left, right) => compare(this.at(left), this.at(right)));
  }
  #createdAt(row) {
    const { created } = this.entity;
    return created === void 0 ? 0 : millisecondsOf(firstAt(this.at(row), created)) ?? 0;
  }
  #writable() {
    this.#own ??= [...this.#rows];
    this.#rows = this.#own;
    return this.#own;
  }
  #index(path) {
    const cached = this.#indexes.get(path);
    if (cached !== void 0) return cached;
    const index = /* @__PURE__ */ new Map();
    const read = readerOf(path);
    for (const [row, record] of this.#rows.entries()) enterValues(index, read(record), row);
    this.#indexes.set(path, index);
    return index;
  }
};

function enter(index, path, record, row) {
  enterValues(index, readerOf(path)(record), row);
}

function enterValues(index, values, row) {
  for (const value of values) {
    const key = keyOf(value);
    const rows = index.get(key);
    if (rows === void 0) index.set(key, [row]);
    else if (rows.at(-1) !== row) rows.push(row);
  }
}

function parentPath({ field, param }) {
  return field ?? printFieldPath([param]);
}

function toAnswer({ hidden, parents, example }, record) {
  let answer = record;
  for (const name of hidden) answer = withoutValue(answer, [name]);
  for (const { field, param } of parents) {
    if (field === void 0 && !Object.hasOwn(example, param)) answer = withoutValue(answer, [param]);
  }
  return answer;
}

function toElement(entity, record) {
  const answer = toAnswer(entity, record);
  const element = entity.element === void 0 ? answer : valueAt2(answer, entity.element);
  return isObject(element) ? element : answer;
}


function namedParents(call, entity) {
  const roles = paramsWith(call.definition, "parent");
  const order = entity.parents.map(({ param }) => param);
  const named = [];
  for (const { param, role } of roles.toSorted((left, right) => order.indexOf(left.param) - order.indexOf(right.param))) {
    const value = valueOf(call, param);
    if (value === void 0) continue;
    const parent = findParent(call, role, role.field ?? param, value, named);
    if (parent === void 0) throw noRecord(role.entities.join(" or "), param, value);
    named.push(parent);
  }
  return named;
}

function belongsTo(parents) {
  const tests = parents.map(({ path, id }) => ({ read: readerOf(path), id: String(id) }));
  return (record) => tests.every(({ read, id }) => read(record).some((value) => keyOf(value) === id));
}

function findParent(call, { entities, by }, path, value, outer) {
  if (typeof value !== "string" && typeof value !== "number") return void 0;
  for (const name of entities) {
    const table = tableOf(call, name);
    const fields = by === void 0 ? table.entity.identity : [by];
    const belongs = belongsTo(outer.flatMap((parent) => asParentOf(table.entity, parent)));
    const rows = fields.flatMap((field) => [...table.find(field, value)]);
    const row = rows.find((candidate) => table.exists(candidate) && belongs(table.at(candidate)));
    const id = row === void 0 ? void 0 : idOf(table, row, by);
    if (row !== void 0 && id !== void 0) return { entity: table.entity, record: table.at(row), path, id };
  }
  return void 0;
}

function asParentOf(entity, outer) {
  const parent = entity.parents.find(({ entities }) => entities.includes(outer.entity.name));
  const id = parent === void 0 ? void 0 : firstAt(outer.record, parent.by ?? outer.entity.identity[0] ?? "");
  return parent === void 0 || typeof id !== "string" && typeof id !== "number" ? [] : [{ ...outer, path: parentPath(parent), id }];
}

function idOf(table, row, by) {
  const id = firstAt(table.at(row), by ?? table.entity.identity[0] ?? "");
  return typeof id === "string" || typeof id === "number" ? id : void 0;
}

var readers = { signed: readSigned, keywords: readKeywords, criteria: readCriteria };

function parseOrder(role, value, context) {
  return compareBy(readers[role.language](role, value, context));
}

function compareBy(criteria) {
  const compared = criteria.map(({ field, descending }) => ({ read: firstValue(field), descending }));
  return (first, second) => {
    for (const { read, descending } of compared) {
      const difference = compareValues(read(first), read(second));
      if (difference !== 0) return descending ? -difference : difference;
    }
    return 0;
  };
}

function firstValue(field) {
  let match;
  const hasValue = field((value) => {
    match = value;
    return true;
  });
  return (record) => hasValue(record) ? match : void 0;
}

function compareValues(first, second) {
  const rank = rankOf(first);
  const difference = rank - rankOf(second);
  if (difference !== 0 || rank > TEXT) return difference;
  if (rank < TEXT) return weightOf(first) - weightOf(second);
  return typeof first === "string" && typeof second === "string" ? compareTexts(first, second) : 0;
}

function rankOf(value) {
  if (value === void 0 || value === null) return MISSING;
  if (typeof value === "boolean") return BOOLEAN;
  if (typeof value === "object") return OBJECT;
  return numberOf(value) === void 0 ? TEXT : NUMBER;
}

function weightOf(value) {
  return value === void 0 ? 0 : numberOf(value) ?? Number(value);
}

function readSigned(role, value, context) {
  const text = textOf(value, context);
  if (text === "") return [];
  const hasSign = text.startsWith("-") || text.startsWith("+");
  return [criterionOf(hasSign ? text.slice(1) : text, text.startsWith("-"), role, context)];
}

function readKeywords(role, value, context) {
  const text = textOf(value, context);
  if (text.trim() === "") return [];
  return text.split(",").map((element) => {
    const [name = "", direction = "asc", ...rest] = element.trim().split(/\s+/u);
    const isKnown = direction === "asc" || direction === "desc";
    if (name !== "" && isKnown && rest.length === 0) return criterionOf(name, direction === "desc", role, context);
    const problem = `cannot be read at \`${cleanName(element)}\`. Supported: names of fields, each with or without \`desc\`, joined by commas.`;
    throw refusal(context, "order/unsupported", problem);
  });
}

function readCriteria(role, value, context) {
  if (!isList(value)) throw refusal(context, "order/unsupported", "must be a list of sort criteria.");
  return value.flatMap((criterion) => {
    if (!isObject(criterion) || typeof criterion["propertyName"] !== "string") return [];
    const { propertyName, direction } = criterion;
    const inside2 = role.in === void 0 ? [] : namesIn(role.in);
    return [{ field: (test) => someValueAt([...inside2, propertyName], test), descending: direction === "DESCENDING" }];
  });
}

function criterionOf(name, descending, role, context) {
  const { in: inside2, fields = {} } = role;
  const fieldNames = [.../* @__PURE__ */ new Set([...Object.keys(fields), ...context.fieldNames])];
  if (!fieldNames.includes(name)) {
    throw refusal(context, "order/unknown-field", `has no order by \`${cleanName(name)}\`${suggestion(name, fieldNames)}`);
  }
  const path = Object.hasOwn(fields, name) ? fields[name] : void 0;
  return { field: fieldTest([path ?? (inside2 === void 0 ? name : `${inside2}.${name}`)]), descending };
}

function textOf(value, context) {
  if (typeof value === "string") return value;
  throw refusal(context, "order/unsupported", "must be a text.");
}

var BLANKS = /\s*/y;
var SYMBOL = /[<>!]=|!~|[=<>~:()[\],]/y;
var WORD = /[^\s"'<>!=~:()[\],]+/y;
var ESCAPE = /\\(.)/gsu;
var QueryReader = class {
  #text;
  #context;
  #supported;
  #token;
  #end = 0;
  constructor(text, context, supported) {
    this.#text = text;
    this.#context = context;
    this.#supported = supported;
    this.#token = this.#scan();
  }
  get token() {
    return this.#token;
  }
  isAtEnd() {
    return this.#token.kind === "end";
  }
  take() {
    const token = this.#token;
    this.#token = this.#scan();
    return token;
  }
  takeSymbol(...symbols) {
    const taken = this.#token.kind === "symbol" ? symbols.find((symbol) => symbol === this.#token.text) : void 0;
    if (taken !== void 0) this.take();
    return taken;
  }
  takeWord(word) {
    const isNext = this.isWord(word);
    if (isNext) this.take();
    return isNext;
  }
  isWord(word) {
    return this.#token.kind === "word" && this.#token.text.toLowerCase() === word;
  }
  expectSymbol(symbol) {
    if (this.takeSymbol(symbol) === void 0) throw this.unexpected(`\`${symbol}\``);
  }
  unexpected(expected, token = this.#token) {
    return this.refuse(token, `expected ${expected}, found ${describe(token)}.`);
  }
  refuse(token, problem, code = "query/unsupported") {
    return refusal(this.#context, code, `is not supported at character ${token.at + 1}: ${problem} ${this.#supported}`);
  }
  #scan() {
    const at = this.#match(BLANKS, this.#end)?.end ?? this.#end;
    const quote = this.#text[at];
    if (quote === void 0) return this.#tokenOf("end", "", at, at);
    if (quote === '"' || quote === "'") return this.#quoted(quote, at);
    const symbol = this.#match(SYMBOL, at);
    if (symbol !== void 0) return this.#tokenOf("symbol", symbol.text, at, symbol.end);
    const word = this.#match(WORD, at);
    return word === void 0 ? this.#tokenOf("stray", quote, at, at + 1) : this.#tokenOf("word", word.text, at, word.end);
  }
  #quoted(quote, at) {
    let end = at + 1;
    while (end < this.#text.length && this.#text[end] !== quote) end += this.#text[end] === "\\" ? 2 : 1;
    if (end >= this.#text.length) return this.#tokenOf("stray", quote, at, this.#text.length);
    return this.#tokenOf("quoted", this.#text.slice(at + 1, end).replace(ESCAPE, "$1"), at, end + 1);
  }
  #tokenOf(kind, text, at, end) {
    this.#end = end;
    return { kind, text, at };
  }
  #match(pattern, at) {
    pattern.lastIndex = at;
    const text = pattern.exec(this.#text)?.[0];
    return text === void 0 ? void 0 : { text, end: at + text.length };
  }
};

function describe({ kind, text }) {
  switch (kind) {
    case "end":
      return "the end";
    case "quoted":
      return `the text ${JSON.stringify(cleanName(text))}`;
    case "stray":
      return text === "!" ? "`!`" : `a quote (${text}) that is not closed`;
    case "word":
    case "symbol":
      return `\`${cleanName(text)}\``;
  }
}

var SUPPORTED_IN_JQL = 'Supported: `=`, `!=`, `~`, `!~`, `>`, `>=`, `<`, `<=`, `in`, `not in`, `is empty`, `is not empty`, joined by and, or, not and parentheses, then `order by`. Dates are absolute: "2025-03-01" or "2025-03-01 10:00". There are no functions.';

function parseJql(role, text, context) {
  const reader = new QueryReader(text, context, SUPPORTED_IN_JQL);
  const fields = queryFields(role, context, (name) => name.toLowerCase());
  const isAll = reader.isAtEnd() || reader.isWord("order");
  const matches2 = isAll ? () => true : readExpression(reader, () => readComparison(reader, fields));
  const compare = reader.takeWord("order") ? readOrder(reader, fields) : void 0;
  if (!reader.isAtEnd()) throw reader.unexpected(compare === void 0 ? "`and`, `or`, `order by` or the end" : "`,` or the end");
  return compare === void 0 ? { matches: matches2 } : { matches: matches2, compare };
}

function readComparison(reader, fields) {
  const field = fieldTest(fieldAt(reader, reader.take(), fields));
  const sign = reader.takeSymbol("=", "!=", "~", "!~", ">", ">=", "<", "<=");
  if (sign === void 0) return readWordComparison(reader, field);
  const value = readValue(reader);
  if (sign === "=") return equalsAny(field, [value]);
  if (sign === "!=") return butNot(field, equalsAny(field, [value]));
  if (sign === "~") return field(containing(value.text));
  if (sign === "!~") return butNot(field, field(containing(value.text)));
  return field(ordered(sign, boundOf(reader, value)));
}

function readWordComparison(reader, field) {
  if (reader.takeWord("is")) {
    const isNot2 = reader.takeWord("not");
    if (!isEmpty(reader.token)) throw reader.unexpected("`empty` or `not empty`");
    reader.take();
    return isNot2 ? present(field) : opposite(present(field));
  }
  const isNot = reader.takeWord("not");
  if (!reader.takeWord("in")) throw reader.unexpected(isNot ? "`in`" : EXPECTED);
  const test = equalsAny(field, readList(reader));
  return isNot ? butNot(field, test) : test;
}

function readList(reader) {
  reader.expectSymbol("(");
  const values = [readValue(reader)];
  while (reader.takeSymbol(",") !== void 0) values.push(readValue(reader));
  reader.expectSymbol(")");
  return values;
}

function readValue(reader) {
  const token = reader.take();
  if (token.kind !== "word" && token.kind !== "quoted") throw reader.unexpected("a value", token);
  const isFunction = token.kind === "word" && reader.token.kind === "symbol" && reader.token.text === "(";
  if (isFunction) throw reader.unexpected("a value that is not a function", token);
  const isRelative = token.kind === "word" && /^[+-]/.test(token.text) && numberOf(token.text) === void 0;
  if (isRelative) throw reader.unexpected("a value that is not a relative date", token);
  return token;
}

function isEmpty({ kind, text }) {
  return kind === "word" && /^(?:empty|null)$/i.test(text);
}

function equalsAny(field, wanted) {
  const texts = wanted.filter((token) => !isEmpty(token)).map(({ text }) => text);
  const equal = field(equalToAny(texts));
  return texts.length === wanted.length ? equal : joined("or", [opposite(present(field)), equal]);
}

function butNot(field, test) {
  return joined("and", [present(field), opposite(test)]);
}

function readOrder(reader, fields) {
  if (!reader.takeWord("by")) throw reader.unexpected("`by`");
  const criteria = [];
  do {
    const field = fieldTest(fieldAt(reader, reader.take(), fields));
    const descending = reader.takeWord("desc");
    if (!descending) reader.takeWord("asc");
    criteria.push({ field, descending });
  } while (reader.takeSymbol(",") !== void 0);
  return compareBy(criteria);
}

var BLANKS2 = /\s+/u;
var TOKEN_CHARACTER = /[\p{L}\p{N}\p{M}\p{Cs}]/u;
var NEVER = () => false;
var operators = /* @__PURE__ */ new Map([
  ["EQ", ({ value }) => withText(value, (text) => equalByValue([text]))],
  ["NEQ", ({ value }) => withText(value, (text) => not(equalByValue([text])))],
  ["LT", ({ value }) => withText(value, (text) => ordered("<", text))],
  ["LTE", ({ value }) => withText(value, (text) => ordered("<=", text))],
  ["GT", ({ value }) => withText(value, (text) => ordered(">", text))],
  ["GTE", ({ value }) => withText(value, (text) => ordered(">=", text))],
  [
    "BETWEEN",
    ({ values }) => withTexts(values, ([low, high]) => low === void 0 || high === void 0 ? void 0 : between(low, high))
  ],
  ["IN", ({ values }) => withTexts(values, equalByValue)],
  ["NOT_IN", ({ values }) => withTexts(values, (texts) => not(equalByValue(texts)))],
  ["CONTAINS_TOKEN", ({ value }) => withText(value, containsToken)],
  ["NOT_CONTAINS_TOKEN", ({ value }) => withText(value, (text) => not(containsToken(text)))]
]);
var knownOperators = [...operators.keys(), "HAS_PROPERTY", "NOT_HAS_PROPERTY"];
var SUPPORTED = 'Supported: clauses `field:"value"`, `field~"part"`, `field>n`, `>=`, `<`, `<=`, `metadata["key"]:"value"`, `field:null` and `-field:"value"`, all joined by AND (or blanks), or all by OR.';
var parsers = {
  text: ofText(parseText),
  clauses: ofText(parseClauses),
  jql: ofText(parseJql),
  file_query: ofText(parseFileQuery),
  filter_groups: parseFilterGroups
};

function parseSearch(role, value, context) {
  return parsers[role.language](role, value, context);
}

function ofText(parse) {
  return (role, value, context) => {
    if (typeof value === "string") return parse(role, value, context);
    throw refusal(context, "query/unsupported", "must be a text.");
  };
}

function parseClauses(role, text, context) {
  const reader = new QueryReader(text, context, SUPPORTED);
  const fields = queryFields(role, context);
  const clause = () => readClause(reader, fields);
  if (reader.isAtEnd()) return { matches: () => true };
  const first = clause();
  const matches2 = reader.isWord("or") ? readSeries(reader, "or", clause, first) : readAll(reader, clause, first);
  if (!reader.isAtEnd()) throw reader.unexpected("AND or OR (not both) or the end");
  return { matches: matches2 };
}

function readAll(reader, clause, first) {
  const parts = [first];
  while (reader.takeWord("and") || reader.token.kind === "word" && !reader.isWord("or")) parts.push(clause());
  return joined("and", parts);
}

function readClause(reader, fields) {
  const token = reader.take();
  if (token.kind !== "word") throw reader.unexpected("a field", token);
  const isNegative = token.text.startsWith("-");
  const field = readField(reader, token, fields, Number(isNegative));
  const sign = reader.takeSymbol(":", "~", ">", ">=", "<", "<=");
  if (sign === void 0) throw reader.unexpected("`:`, `~`, `>`, `>=`, `<` or `<=`");
  const value = reader.take();
  if (value.kind !== "word" && value.kind !== "quoted") throw reader.unexpected("a value", value);
  const isNull = sign === ":" && value.kind === "word" && value.text === "null";
  const test = isNull ? opposite(present(field)) : field(testOf2(sign, value, reader));
  return isNegative ? opposite(test) : test;
}

function readField(reader, token, fields, start) {
  const paths = fieldAt(reader, token, fields, start);
  if (reader.takeSymbol("[") === void 0) return fieldTest(paths);
  const key = reader.take();
  if (key.kind !== "quoted") throw reader.unexpected("a key in quotes", key);
  reader.expectSymbol("]");
  return fieldTest(paths, key.text);
}

function testOf2(sign, value, reader) {
  if (sign === ":") return equalToAny([value.text]);
  if (sign === "~") return containing(value.text);
  return ordered(sign, boundOf(reader, value));
}

function parseFileQuery(role, text, context) {
  const reader = new QueryReader(text, context, SUPPORTED_IN_FILES);
  const fields = queryFields(role, context);
  if (reader.isAtEnd()) return { matches: () => true };
  const matches2 = readExpression(reader, () => readComparison2(reader, fields));
  if (!reader.isAtEnd()) throw reader.unexpected("`and`, `or` or the end");
  return { matches: matches2 };
}

function readComparison2(reader, fields) {
  const first = reader.take();
  if (first.kind === "quoted") {
    if (!reader.takeWord("in")) throw reader.unexpected("`in`");
    return fieldTest(fieldAt(reader, reader.take(), fields))(equalToAny([first.text]));
  }
  const field = fieldTest(fieldAt(reader, first, fields));
  if (reader.takeWord("contains")) return field(containing(readValue2(reader).text));
  const sign = reader.takeSymbol("=", "!=", "<", "<=", ">", ">=");
  if (sign === void 0) throw reader.unexpected("`=`, `!=`, `<`, `<=`, `>`, `>=` or `contains`");
  const value = readValue2(reader);
  if (sign !== "=" && sign !== "!=") return field(ordered(sign, boundOf(reader, value)));
  const equal = field(equalToAny([value.text]));
  return sign === "=" ? equal : joined("and", [present(field), opposite(equal)]);
}

function readValue2(reader) {
  const token = reader.take();
  const isBare = token.kind === "word" && (token.text === "true" || token.text === "false" || numberOf(token.text) !== void 0);
  if (token.kind !== "quoted" && !isBare) throw reader.unexpected("a value in quotes, a number, `true` or `false`", token);
  return token;
}

function parseFilterGroups(role, value, context) {
  if (!isList(value)) throw refusal(context, "query/unsupported", "must be a list of filter groups.");
  const groups = value.map((group) => {
    const filters = isObject(group) && isList(group["filters"]) ? group["filters"] : [];
    return joined(
      "and",
      filters.map((filter) => readFilter(role, filter, context))
    );
  });
  return { matches: groups.length === 0 ? () => true : joined("or", groups) };
}

function readFilter({ in: [inside2] = [] }, filter, context) {
  if (!isObject(filter) || typeof filter["operator"] !== "string" || typeof filter["propertyName"] !== "string") return NEVER;
  const { operator, propertyName } = filter;
  const names = [...inside2 === void 0 ? [] : namesIn(inside2), propertyName];
  const property = (test2) => someValueAt(names, test2);
  if (operator === "HAS_PROPERTY") return present(property);
  if (operator === "NOT_HAS_PROPERTY") return opposite(present(property));
  const toTest = operators.get(operator);
  if (toTest === void 0) {
    const problem = `has no operator \`${cleanName(operator)}\`${suggestion(operator, knownOperators)}`;
    throw refusal(context, "query/unsupported", problem);
  }
  const test = toTest(filter);
  return test === void 0 ? NEVER : property(test);
}

function withText(value, toTest) {
  return typeof value === "string" ? toTest(value) : void 0;
}

function withTexts(values, toTest) {
  const texts = isList(values) ? values.filter((value) => typeof value === "string") : [];
  return texts.length === 0 ? void 0 : toTest(texts);
}

function equalByValue(texts) {
  const test = equalToAny(texts);
  return (value) => test(numberOf(value) ?? value);
}

function between(low, high) {
  const [notBelow, notAbove] = [ordered(">=", low), ordered("<=", high)];
  return (value) => notBelow(value) && notAbove(value);
}

function not(test) {
  return (value) => !test(value);
}

function parseText({ in: paths }, text, { fieldNames }) {
  const wanted = text.toLowerCase();
  const field = fieldTest(paths ?? fieldNames);
  return { matches: wanted === "" ? () => true : field((value) => someText(value, (text2) => text2.toLowerCase().includes(wanted))) };
}

function containsToken(value) {
  const wanted = value.split(BLANKS2).filter((word) => word !== "").map((word) => word.split("*"));
  return (value2) => {
    if (wanted.length === 0 || value2 === null || typeof value2 === "object") return false;
    const words = String(value2).split(BLANKS2);
    return wanted.every((parts) => words.some((word) => hasToken(word, parts)));
  };
}

function hasToken(word, parts) {
  const [first = "", ...others] = parts;
  const last = others.pop();
  if (last === void 0) return findPart(word, first, 0, true, true) >= 0;
  let end = findPart(word, first, 0, first !== "", false);
  for (const part of others) end = end < 0 ? end : findPart(word, part, end, false, false);
  return end >= 0 && findPart(word, last, end, false, last !== "") >= 0;
}

function findPart(word, part, from, begins, ends) {
  for (let start = word.indexOf(part, from); start >= 0; start = start < word.length ? word.indexOf(part, start + 1) : -1) {
    const end = start + part.length;
    if ((!begins || isBoundary(word[start - 1])) && (!ends || isBoundary(word[end]))) return end;
  }
  return -1;
}

function isBoundary(character) {
  return character === void 0 || !TOKEN_CHARACTER.test(character);
}


function contextOf({ example }, param) {
  return { param, fieldNames: Object.keys(example) };
}

function filtersOf(call, entity) {
  const { definition } = call;
  const widened = paramsWith(definition, "modifies").flatMap(({ param, role }) => valueOf(call, param) === true ? role.params : []);
  const within = paramsWith(definition, "within").flatMap(
    ({ param, role: { field } }) => field === void 0 ? [] : [{ param, role: { kind: "filter", field, as: "equals" } }]
  );
  const filters = [...["filter", "includes", "excludes"].flatMap((kind) => [...paramsWith(definition, kind)]), ...within];
  const tests = filters.flatMap(({ param, role }) => {
    const value = valueOf(call, param);
    if (value === void 0 && role.kind === "filter") return [];
    return [toFilter(role, value, { ...contextOf(entity, param), inclusive: widened.includes(param) })];
  });
  return allOf(tests);
}

function allOf(tests) {
  const [only = () => true, ...others] = tests;
  return others.length === 0 ? only : (record) => tests.every((test) => test(record));
}

function selectionOf(call, table) {
  const { entity } = table;
  const parents = namedParents(call, entity);
  const isFiltered = filtersOf(call, entity);
  const { tests: isFound, order } = searchesOf(call, entity);
  const hides = hidingOf(call);
  const belongs = parents.length < 2 ? [] : [belongsTo(parents)];
  return {
    table,
    rows: orderedRows(call, table, parents, orderOf(call, entity) ?? order),
    matches: allOf([...belongs, ...hides, ...isFound, isFiltered])
  };
}

function searchesOf(call, entity) {
  const queries = paramsWith(call.definition, "search").flatMap(({ param, role }) => {
    const value = valueOf(call, param);
    return value === void 0 ? [] : [{ key: keyOf2(call, param, value), ...parseSearch(role, value, contextOf(entity, param)) }];
  });
  const order = queries.flatMap(({ key, compare }) => compare === void 0 ? [] : [{ key, compare }])[0];
  return { tests: queries.map(({ matches: matches2 }) => matches2), order };
}

function orderOf(call, entity) {
  return paramsWith(call.definition, "order").flatMap(({ param, role }) => {
    const value = valueOf(call, param);
    if (value === void 0) return [];
    const compare = parseOrder(role, value, contextOf(entity, param));
    const key = keyOf2(call, param, value);
    return [isReversed(call, param) ? { key: `${key} reversed`, compare: (first, second) => -compare(first, second) } : { key, compare }];
  })[0];
}

function isReversed(call, order) {
  const directions = paramsWith(call.definition, "modifies").filter(({ role }) => role.params.includes(order));
  return directions.some(({ param }) => /^"desc/i.test(JSON.stringify(valueOf(call, param) ?? null)));
}

function keyOf2({ definition: { operation } }, param, value) {
  return `${operation.id} ${param} ${JSON.stringify(value)}`;
}

function hidingOf({ definition: { hides }, given }) {
  if (hides === void 0 || (given[hides.unless] ?? null) !== null) return [];
  const isHidden = conditionTest(hides);
  return [(record) => !isHidden(record)];
}

function orderedRows({ definition }, table, parents, order) {
  const innermost = parents.at(-1);
  if (innermost === void 0) {
    const rows2 = definition.ordered === "newest_first" ? table.newestFirst() : table.inOrderOfCreation();
    return order === void 0 ? rows2 : table.sorted(order.key, rows2, order.compare);
  }
  const children = table.find(innermost.path, innermost.id);
  const rows = definition.ordered === "newest_first" ? table.newestOf(children) : children;
  return order === void 0 ? rows : table.sortedRows(rows, order.compare);
}


function findRecord(call) {
  const { operation } = call.definition;
  const identities = paramsWith(call.definition, "identity");
  const table = tableOf(call, identities[0]?.role.entity ?? operation.entity);
  const belongs = belongsTo(namedParents(call, table.entity));
  const isLet = filtersOf(call, table.entity);
  const isWanted = (row2) => table.exists(row2) && belongs(table.at(row2)) && isLet(table.at(row2));
  const [first, ...others] = identities.map(({ param, role }) => ({ param, rows: rowsNamed(call, table, param, role) }));
  const rows = first === void 0 ? table.inOrderOfCreation() : first.rows;
  const row = rows.find((candidate) => isWanted(candidate) && others.every((other) => other.rows.includes(candidate)));
  if (row === void 0) {
    throw first === void 0 ? notFound(void 0, `There is no \`${table.entity.name}\` record.`) : noRecord(table.entity.name, first.param, valueOf(call, first.param));
  }
  requireConditions(call, table, row);
  return { table, row };
}

function rowsNamed(call, table, param, role) {
  const value = valueOf(call, param);
  if (typeof value !== "string" && typeof value !== "number") return [];
  const other = otherField(call, param);
  if (other === void 0) return role.fields.flatMap((field) => [...table.find(field, value)]);
  const isNamed = someValueAt(other, (candidate) => keyOf(candidate) === String(value));
  return table.inOrderOfCreation().filter((row) => isNamed(table.at(row)));
}

function otherField(call, identity) {
  for (const { param, role } of paramsWith(call.definition, "modifies")) {
    const name = role.params.includes(identity) ? valueOf(call, param) : void 0;
    if (typeof name !== "string" || name === "") continue;
    const holder = paramsWith(call.definition, "select").find(({ role: { in: inside2 } }) => inside2 !== void 0)?.role.in;
    return [...holder === void 0 ? [] : namesIn(holder), name];
  }
  return void 0;
}

function requireConditions({ definition: { only } }, table, row) {
  const failed = only.find((condition) => !matchesCondition(condition, table.at(row)));
  if (failed !== void 0) throw notAllowed(void 0, failed.because);
}

var types = /* @__PURE__ */ new Map([
  ["pdf", "application/pdf"],
  ["txt", "text/plain"],
  ["csv", "text/csv"],
  ["html", "text/html"],
  ["json", "application/json"],
  ["zip", "application/zip"],
  ["docx", `${OFFICE}.wordprocessingml.document`],
  ["xlsx", `${OFFICE}.spreadsheetml.sheet`],
  ["pptx", `${OFFICE}.presentationml.presentation`],
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"]
]);
var LETTERS = new TextEncoder().encode("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
var fromHex = (hex) => hex.replace(/../g, (digits) => String.fromCharCode(parseInt(digits, 16)));
var JPEG = fromHex(
  `ffd8ffdb004300${"01".repeat(64)}ffc0000b080001000101011100${["00", "10"].map((table) => `ffc40014${table}01${"00".repeat(16)}`).join("")}ffda0008010100003f003fffd9`
);
var PDF_OBJECTS = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj
xref
0 4
`;
var PDF_OFFSETS = ["0000000000 65535 f", ...[9, 52, 101].map((offset) => `${String(offset).padStart(10, "0")} 00000 n`)];
var PDF = {
  head: PDF_OBJECTS + [...PDF_OFFSETS, "trailer<</Size 4/Root 1 0 R>>\n"].join(" \n"),
  tail: "\nstartxref\n162\n%%EOF\n"
};
var ZIP = { head: "PK", tail: `PK${"\0".repeat(18)}` };
var formats = [
  [/^image\/jpe?g/, { head: JPEG, tail: "" }],
  [/^image\/png/, { head: atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg=="), tail: "" }],
  [/^application\/pdf/, PDF],
  [/^application\/(?:zip|vnd\.openxmlformats)/, ZIP],
  [/[/+]json/, { head: '"', tail: '"', lineEnd: " " }],
  [/^text\/html/, { head: "<!doctype html>\n<title>Sample</title>\n", tail: "\n" }]
];
var mediaType = /^[!-~]+\/[ -~]+$/;

function downloadContent(call) {
  requireParams(call);
  const { table, row } = findRecord(call);
  const record = table.at(row);
  const { content = {}, maxSize } = call.definition;
  const holder = elementOf(call, record);
  const format = formatOf(call);
  const seed = hashText(
    `${table.entity.name} ${keyOf(firstAt(record, table.entity.identity[0] ?? "") ?? row)} ${format ?? ""}`,
    indexOf(call)
  );
  const size = sizeOf(textAt(holder, content.size)) ?? SMALLEST + hashNumber(seed, 0) % SPREAD;
  if (maxSize !== void 0 && size > maxSize) {
    throw notAllowed(void 0, `The content has ${size} bytes; this operation returns at most ${maxSize}.`);
  }
  const stated = textAt(holder, content.type);
  const name = textAt(holder, content.name);
  const usual = name === void 0 ? void 0 : typeOfName(name);
  const contentType = format ?? (stated !== void 0 && mediaType.test(stated) ? stated : usual);
  const filename = name === void 0 || format === void 0 ? name : nameOfType(name, format);
  return download(contentOf(seed, size, contentType), {
    size,
    ...contentType !== void 0 && { contentType },
    ...filename !== void 0 && { filename }
  });
}

function formatOf(call) {
  for (const { param } of paramsWith(call.definition, "format")) {
    const format = valueOf(call, param);
    if (typeof format !== "string") continue;
    if (!mediaType.test(format)) throw notAllowed(param, `\`${param}\` must be a media type, such as \`application/pdf\`.`);
    return format;
  }
  return void 0;
}

function elementOf(call, record) {
  let holder = record;
  for (const { param, role } of paramsWith(call.definition, "index")) {
    const list = valueAt2(record, role.field);
    const index = valueOf(call, param) ?? 0;
    const element = isList(list) && typeof index === "number" ? list[index] : void 0;
    if (!isObject(element)) {
      const count = isList(list) ? list.length : 0;
      throw notFound(param, `\`${role.field}\` of the record has ${countOf(count, "element")}; \`${param}\` counts them from 0.`);
    }
    holder = element;
  }
  return holder;
}

function indexOf(call) {
  const [index] = paramsWith(call.definition, "index").map(({ param }) => valueOf(call, param));
  return typeof index === "number" ? index : 0;
}

function textAt(record, path) {
  const value = path === void 0 ? void 0 : firstAt(record, path);
  return typeof value === "string" || typeof value === "number" ? String(value) : void 0;
}

function sizeOf(text) {
  return text !== void 0 && /^\d{1,15}$/.test(text) ? Number(text) : void 0;
}

function contentOf(seed, size, type = "") {
  const ends = formats.find(([pattern]) => pattern.test(type))?.[1] ?? { head: "", tail: "" };
  const { head, tail, lineEnd = "\n" } = ends;
  const isWhole = head.length + tail.length <= size;
  return async function* ({ start, end = size - 1 }) {
    for (let offset = start; offset <= end; offset += CHUNK) {
      await Promise.resolve();
      const bytes = bytesFrom(seed, offset, Math.min(CHUNK, end + 1 - offset), lineEnd.charCodeAt(0));
      if (isWhole) {
        overwrite(bytes, head, -offset);
        overwrite(bytes, tail, size - tail.length - offset);
      }
      yield bytes;
    }
  };
}

function overwrite(bytes, text, at) {
  for (let index = Math.max(0, -at); index < text.length && at + index < bytes.length; index += 1)
    bytes[at + index] = text.charCodeAt(index);
}

function bytesFrom(seed, offset, length, lineEnd) {
  const bytes = new Uint8Array(length);
  for (let index = 0; index < length; index += 1) {
    const position = offset + index;
    const isEnd = position % LINE === LINE - 1;
    bytes[index] = isEnd ? lineEnd : LETTERS[hashNumber(seed, position) >>> 26] ?? 0;
  }
  return bytes;
}

function typeOfName(name) {
  return types.get(/\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? "");
}

function nameOfType(name, type) {
  const [bare = ""] = type.toLowerCase().split(";");
  const extension = [...types].find(([, name2]) => name2 === bare.trim())?.[0];
  return extension === void 0 || typeOfName(name) === bare.trim() ? name : `${name}.${extension}`;
}

var form = /^([0-9a-f]{8})([0-9a-z]{1,8})$/;

function pagingParams({ definition }) {
  return pagingParamsOf(definition);
}
var pagingParamsOf = perOperation(
  (definition) => Object.fromEntries(paramsWith(definition, "paging").map(({ param, role }) => [role.part, param]))
);

function pageSizeOf(call) {
  const { size } = pagingParams(call);
  const { paging } = call.definition.operation;
  const asked = size === void 0 ? void 0 : valueOf(call, size);
  if (typeof asked === "number" && asked >= 1) return asked;
  const stated = size === void 0 ? void 0 : call.definition.defaults[size];
  const usual = typeof stated === "number" && stated >= 1 ? stated : call.definition.pageSize;
  return usual ?? (paging?.kind === "page_number" ? paging.defaultSize : void 0) ?? Infinity;
}

function offsetOf2(call) {
  const page = pageNumberOf(call);
  if (page > 1) return (page - 1) * pageSizeOf(call);
  const { next } = pagingParams(call);
  const value = next === void 0 ? void 0 : valueOf(call, next);
  return call.definition.operation.paging?.kind === "offset" && typeof value === "number" ? Math.max(0, value) : 0;
}

function pageNumberOf(call) {
  const { next } = pagingParams(call);
  const value = next === void 0 ? void 0 : valueOf(call, next);
  return call.definition.operation.paging?.kind === "page_number" && typeof value === "number" ? Math.max(1, value) : 1;
}

function pageOf(call, selection) {
  const size = pageSizeOf(call);
  const { next } = pagingParams(call);
  const asked = next === void 0 ? void 0 : valueOf(call, next);
  const position = (find) => next === void 0 || asked === void 0 ? 0 : find(call, selection, next, asked);
  const { paging } = call.definition.operation;
  switch (paging?.kind) {
    case "record_cursor":
      return pageBefore(call, selection) ?? walk(selection, { from: position(cursorPosition), size });
    case "page_number":
    case "offset":
      return walk(selection, { from: 0, skip: offsetOf2(call), size });
    case "change_feed":
      return walk(selection, { from: position(feedPosition), size });
    case "token":
    case "page_info":
    case "none":
    case void 0:
      return walk(selection, { from: position(tokenPosition), size });
  }
}

function pageBefore(call, selection) {
  const { next, previous } = pagingParams(call);
  const before = previous === void 0 ? void 0 : valueOf(call, previous);
  if (previous === void 0 || before === void 0) return void 0;
  if (next !== void 0 && valueOf(call, next) !== void 0) {
    throw badCursor(previous, `cannot be used together with \`${next}\`. Use one of the two.`);
  }
  const from = selection.rows.length - cursorPosition(call, selection, previous, before) + 1;
  const page = walk({ ...selection, rows: selection.rows.toReversed() }, { from, size: pageSizeOf(call) });
  return { ...page, rows: page.rows.toReversed() };
}

function cursorPosition({ definition: { operation } }, { table, rows }, param, value) {
  const id = operation.paging?.kind === "record_cursor" ? pathInRecord(table.entity, operation.paging.id) : "";
  const candidates = typeof value === "string" || typeof value === "number" ? table.find(id, value) : [];
  const row = candidates.find((candidate) => table.exists(candidate)) ?? candidates.at(-1);
  const position = row === void 0 ? -1 : rows.indexOf(row);
  if (position < 0) throw badCursor(param, "must be the id of a record of this list.");
  return position + 1;
}

function tokenPosition({ key }, { rows }, param, value) {
  const row = typeof value === "string" ? rowOfToken(value, key) : void 0;
  const position = row === void 0 ? -1 : rows.indexOf(row);
  if (position < 0) throw badCursor(param, "must be a token that a page of this list returned.");
  return position + 1;
}

function feedPosition({ definition, feedStart }, { rows }, param, value) {
  const digits = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : NaN;
  const position = digits - feedStart(definition.operation.entity);
  if (!(position >= 0 && position <= rows.length)) throw badCursor(param, "must be a token that this feed returned.");
  return position;
}

function countOf2({ table, rows, matches: matches2 }) {
  let count = 0;
  const records = table.allRecords;
  for (const row of rows) {
    const record = records[row];
    if (record !== void 0 && table.exists(row) && matches2(record)) count += 1;
  }
  return count;
}

function walk({ table, rows, matches: matches2 }, { from, skip = 0, size }) {
  const pageRows = [];
  let skipped = 0;
  const records = table.allRecords;
  for (let position = from; position < rows.length; position += 1) {
    const row = rows[position] ?? 0;
    const record = records[row];
    if (record === void 0 || !table.exists(row) || !matches2(record)) continue;
    if (skipped < skip) skipped += 1;
    else if (pageRows.length >= size) return { rows: pageRows, more: true };
    else pageRows.push(row);
  }
  return { rows: pageRows, more: false, ...from === 0 && { count: skipped + pageRows.length } };
}

function tokenAfter(row, key) {
  return hashNumber(key, row).toString(16).padStart(8, "0") + row.toString(36);
}

function rowOfToken(token, key) {
  const [, , digits] = form.exec(token) ?? [];
  if (digits === void 0) return void 0;
  const row = parseInt(digits, 36);
  return tokenAfter(row, key) === token ? row : void 0;
}

var SUPPORTED2 = "Supported: names joined by commas, `name(inner,names)`, `name/inner` and `*`, such as `id,owners/displayName`.";
var PIECE = /[^,()/\s]+|[,()/]/gu;
var SYMBOL2 = /^[,()/]$/u;
var MaskReader = class {
  #pieces;
  #text;
  #context;
  #index = 0;
  constructor(text, context) {
    this.#pieces = [...text.matchAll(PIECE)];
    this.#text = text;
    this.#context = context;
  }
  read() {
    const mask = emptyMask();
    this.#readNames(mask, 0);
    if (this.#index < this.#pieces.length) throw this.#unexpected();
    return mask;
  }
  #readNames(parent, depth) {
    do
      this.#readName(parent, depth);
    while (this.#take(","));
  }
  #readName(parent, depth) {
    const name = this.#next;
    if (name === void 0 || SYMBOL2.test(name) || depth > MAX_DEPTH) throw this.#unexpected();
    this.#index++;
    if (name === "*") {
      parent.all = true;
      return;
    }
    const field = parent.fields.get(name) ?? emptyMask();
    parent.fields.set(name, field);
    if (this.#take("/")) this.#readName(field, depth + 1);
    else if (!this.#take("(")) field.all = true;
    else {
      this.#readNames(field, depth + 1);
      if (!this.#take(")")) throw this.#unexpected();
    }
  }
  get #next() {
    return this.#pieces[this.#index]?.[0];
  }
  #take(piece) {
    const isNext = this.#next === piece;
    if (isNext) this.#index++;
    return isNext;
  }
  #unexpected() {
    const token = this.#next === void 0 ? "the end" : `\`${cleanName(this.#next)}\``;
    const character = (this.#pieces[this.#index]?.index ?? this.#text.length) + 1;
    return refusal(this.#context, "mask/unsupported", `cannot be read at character ${character}: found ${token}. ${SUPPORTED2}`);
  }
};

function toMask({ list }, value, context) {
  if (typeof value !== "string") throw refusal(context, "mask/unsupported", "must be a text.");
  if (value.trim() === "") return (record) => record;
  const mask = readMask(value, context);
  const ofRecord = list === void 0 ? mask : recordMask(mask, list, context);
  checkNames(ofRecord, context.fieldNames, context, list);
  for (const path of context.required) keep(ofRecord, namesIn(path));
  return (record) => maskedObject(record, ofRecord);
}

function recordMask(mask, list, context) {
  checkNames(mask, [list, ...context.metaNames ?? []], context, list);
  return mask.all ? emptyMask(true) : mask.fields.get(list) ?? emptyMask();
}

function checkNames({ fields }, names, context, list) {
  const stray = [...fields.keys()].find((name) => !names.includes(name));
  if (stray === void 0) return;
  const isOfRecord = list !== void 0 && !names.includes(stray) && context.fieldNames.includes(stray);
  const hint = isOfRecord ? `; for a field of the records, write \`${list}(${stray})\`. Known: \`${names.join("`, `")}\`.` : suggestion(stray, names);
  throw refusal(context, "mask/unknown-field", `names \`${cleanName(stray)}\`, which does not exist${hint}`);
}

function keep(mask, [name = "", ...rest]) {
  const inner = mask.fields.get(name);
  if (mask.all || inner === void 0 && rest.length > 0) return;
  if (inner === void 0) mask.fields.set(name, emptyMask(true));
  else if (rest.length > 0) keep(inner, rest);
}

function maskedObject(object, { all, fields }) {
  if (all) return object;
  const entries = Object.entries(object).flatMap(([name, value]) => {
    const inner = fields.get(name);
    return inner === void 0 ? [] : [[name, masked(value, inner)]];
  });
  return Object.fromEntries(entries);
}

function masked(value, mask) {
  if (isList(value)) return mask.all ? value : value.map((element) => masked(element, mask));
  return isObject(value) ? maskedObject(value, mask) : value;
}

function emptyMask(all = false) {
  return { all, fields: /* @__PURE__ */ new Map() };
}

function readMask(text, context) {
  return new MaskReader(text, context).read();
}

var ALL = /* @__PURE__ */ new Set(["*", "*all", "*navigable"]);

function shapeOf(call, entity, as) {
  const strip = as === "record" ? toAnswer : toElement;
  const choices = choicesOf(call, entity);
  return (record) => choices.reduce((answer, choose) => choose(answer), strip(entity, record));
}

function choicesOf(call, entity) {
  const { definition } = call;
  const { required } = entity;
  const metaNames = definition.meta.map(({ name }) => name);
  const selections = paramsWith(definition, "select").map(
    ({ param, role }) => toSelection(role, valueOf(call, param), { ...contextOf(entity, param), required, metaNames })
  );
  const expansions = paramsWith(definition, "expand").map(
    ({ param, role }) => toExpansion(role, valueOf(call, param), { ...contextOf(entity, param), optional: definition.optional })
  );
  return [...selections, ...expansions];
}

function toSelection(role, value, context) {
  if (value === void 0 || value === null) return (record) => record;
  if (role.as === "mask") return toMask(role, value, context);
  const keeps = nameTest(namesIn2(value));
  const { in: inside2 } = role;
  if (inside2 !== void 0) return (record) => changeObject(record, inside2, (object) => pick(object, keeps));
  const required = new Set(context.required);
  return (record) => pick(record, (name) => required.has(name) || keeps(name));
}

function toExpansion(role, value, context) {
  const named = new Set(value === void 0 || value === null ? [] : namesIn2(value));
  const { in: inside2 } = role;
  if (inside2 === void 0) {
    const absent = new Set(context.optional.filter((name) => !named.has(name)));
    return (record) => pick(record, (name) => !absent.has(name));
  }
  return (record) => changeObject(record, inside2, (object) => {
    const picked = pick(object, (name) => named.has(name));
    return Object.keys(picked).length === 0 ? null : picked;
  });
}

function namesIn2(value) {
  const elements = typeof value === "string" ? value.split(",") : isObject(value) ? [] : [value].flat().map(String);
  return elements.map((name) => name.trim()).filter((name) => name !== "");
}

function nameTest(names) {
  const excluded = new Set(names.filter((name) => name.startsWith("-")).map((name) => name.slice(1)));
  const included = new Set(names.filter((name) => !name.startsWith("-")));
  const isAll = included.size === 0 || names.some((name) => ALL.has(name));
  return (name) => included.has(name) || isAll && !excluded.has(name);
}

function changeObject(record, path, change) {
  const object = valueAt2(record, path);
  return isObject(object) ? withValue(record, path, change(object)) : record;
}

function pick(object, keeps) {
  return Object.fromEntries(Object.entries(object).filter(([name]) => keeps(name)));
}


function listRecords(call) {
  requireParams(call);
  const table = tableOf(call, call.definition.operation.entity);
  const shape = shapeOf(call, table.entity, "element");
  const selection = selectionOf(call, table);
  const page = pageOf(call, selection);
  const answer = { call, selection, page, elements: page.rows.map((row) => shape(table.at(row))) };
  const { operation, meta } = call.definition;
  if (operation.kind === "search_wrapper" || operation.kind === "page_record") return wrap(answer);
  return { records: answer.elements, meta: meta.length === 0 ? void 0 : metaOf(answer) };
}

function metaOf(answer) {
  const { call } = answer;
  let meta = {};
  for (const { name, nullable, source } of call.definition.meta) {
    const paged = source === void 0 ? pagingValues(answer, "meta").filter(({ path }) => path[0] === name) : [];
    for (const { path, value: value2 } of paged) {
      if (value2 !== null) meta = withValue(meta, path, value2);
      else if (!nullable) meta = withValue(meta, path, "");
    }
    if (paged.length > 0) continue;
    const value = source === void 0 ? echoOf(answer, name) : sourceValue(answer, source, nullable);
    if (value !== void 0) meta = { ...meta, [name]: value };
  }
  return meta;
}

function countOfAll({ page, selection }) {
  return page.count ?? countOf2(selection);
}

function sourceValue(answer, source, nullable) {
  if (source === "count") return countOfAll(answer);
  if (source === "last") return !answer.page.more;
  if (source === "more") return answer.page.more;
  return source === "next_url" ? nextUrl(answer) ?? (nullable ? null : "") : source.value;
}

function wrap(answer) {
  const { definition } = answer.call;
  const { elements = [], paging } = definition.operation;
  let wrapper = definition.result ?? {};
  for (const { param } of paramsWith(definition, "paging")) {
    const echo = Object.hasOwn(wrapper, param) ? echoOf(answer, param) : void 0;
    if (echo !== void 0) wrapper = { ...wrapper, [param]: echo };
  }
  wrapper = withValue(wrapper, elements, answer.elements);
  for (const { path: path2, value } of pagingValues(answer, "record")) wrapper = withValue(wrapper, path2, value);
  if (paging?.kind !== "page_info") return wrapper;
  const path = [...paging.connection, "pageInfo"];
  return withValue(wrapper, path, pageInfo(answer, valueAt2(wrapper, path)));
}

function pageInfo({ call, page }, example) {
  const { next } = pagingParams(call);
  const [first] = page.rows;
  const last = page.rows.at(-1);
  const fields = {
    hasPreviousPage: next !== void 0 && valueOf(call, next) !== void 0,
    startCursor: first === void 0 ? null : tokenAfter(first, call.key)
  };
  const kept = isObject(example) ? example : {};
  return {
    ...kept,
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(kept, name))),
    hasNextPage: page.more,
    endCursor: last === void 0 ? null : tokenAfter(last, call.key)
  };
}

function pagingValues(answer, place) {
  return describedFields(answer).flatMap(
    ([field, value]) => field?.in === place ? [{ path: [...field.within ?? [], field.field], value: value() }] : []
  );
}

function describedFields(answer) {
  const { call, page, selection } = answer;
  const { paging } = call.definition.operation;
  switch (paging?.kind) {
    case "record_cursor":
      return [[paging.more, () => page.more]];
    case "token":
      return [
        [paging.token, () => nextValue(answer) ?? null],
        [paging.more, () => page.more],
        [paging.last, () => !page.more]
      ];
    case "offset":
      return [
        [paging.total, () => countOfAll(answer)],
        [paging.last, () => !page.more]
      ];
    case "change_feed":
      return [
        [paging.token, () => nextValue(answer) ?? null],
        [paging.startToken, () => page.more ? null : feedToken(call, selection.table.size)]
      ];
    case "page_number":
    case "page_info":
    case "none":
    case void 0:
      return [];
  }
}

function nextValue({ call, page, selection, elements }) {
  const last = page.rows.at(-1);
  if (!page.more || last === void 0) return void 0;
  const { paging } = call.definition.operation;
  switch (paging?.kind) {
    case "token":
    case "page_info":
      return tokenAfter(last, call.key);
    case "change_feed":
      return feedToken(call, selection.rows.indexOf(last) + 1);
    case "page_number":
      return pageNumberOf(call) + 1;
    case "offset":
      return offsetOf2(call) + page.rows.length;
    case "record_cursor": {
      const id = elements.at(-1)?.[paging.id];
      return typeof id === "string" || typeof id === "number" ? id : void 0;
    }
    case "none":
    case void 0:
      return void 0;
  }
}

function feedToken({ definition, feedStart }, position) {
  return String(feedStart(definition.operation.entity) + position);
}

function nextUrl(answer) {
  const { operation } = answer.call.definition;
  const { next } = pagingParams(answer.call);
  const value = nextValue(answer);
  if (next === void 0 || value === void 0) return void 0;
  return `https://sandbox.test/${operation.connector}/${operation.entity}?${encodeURIComponent(next)}=${encodeURIComponent(value)}`;
}

function echoOf({ call }, name) {
  const { next, size } = pagingParams(call);
  if (name === size) {
    const pageSize = pageSizeOf(call);
    return Number.isFinite(pageSize) ? pageSize : void 0;
  }
  if (name !== next) return void 0;
  const { paging } = call.definition.operation;
  if (paging?.kind === "offset") return offsetOf2(call);
  return paging?.kind === "page_number" ? pageNumberOf(call) : valueOf(call, name);
}

var exactDigits = /^(.*?)(\d{1,15})$/s;
var uuid = /^([\da-f]{8}(?:-[\da-f]{4}){3}-)([\da-f]{12})$/i;

function numberingOf(example) {
  if (typeof example === "number") return { at: (steps) => example + steps, stepsTo: (value) => stepsFrom(example, value) };
  if (typeof example !== "string") return { at: () => example ?? null, stepsTo: () => void 0 };
  const hexadecimal = uuid.exec(example);
  const [, prefix = "", digits] = hexadecimal ?? exactDigits.exec(example) ?? [];
  return digits === void 0 ? appended(example) : countedUp(prefix, digits, hexadecimal === null ? 10 : 16);
}

function countedUp(prefix, digits, radix) {
  const first = parseInt(digits, radix);
  const number = radix === 10 ? /^\d{1,15}$/ : /^[\da-f]{12}$/;
  return {
    at: (steps) => prefix + (first + steps).toString(radix).padStart(digits.length, "0"),
    stepsTo: (value) => {
      if (typeof value !== "string" || !value.startsWith(prefix)) return void 0;
      const suffix = value.slice(prefix.length);
      const isCounted = number.test(suffix) && (suffix.length === digits.length || suffix.length > digits.length && suffix[0] !== "0");
      return isCounted ? stepsFrom(first, parseInt(suffix, radix)) : void 0;
    }
  };
}

function appended(example) {
  return {
    at: (steps) => steps === 0 ? example : `${example}${steps + 1}`,
    stepsTo: (value) => {
      if (value === example) return 0;
      if (typeof value !== "string" || !value.startsWith(example)) return void 0;
      const suffix = value.slice(example.length);
      return /^[1-9]\d{0,14}$/.test(suffix) ? stepsFrom(1, Number(suffix)) : void 0;
    }
  };
}

function stepsFrom(first, value) {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= first ? value - first : void 0;
}

function amountLeft(record, { total, drawn }) {
  return numberAt(record, total) - numberAt(record, drawn);
}

function numberAt(record, path) {
  const value = firstAt(record, path);
  return typeof value === "number" ? value : 0;
}


function createRecord(call) {
  requireParams(call);
  const table = tableOf(call, call.definition.operation.entity);
  const { entity } = table;
  if (table.added >= MOST_ADDED)
    throw notAllowed(void 0, `The sandbox takes at most ${MOST_ADDED} new \`${entity.name}\` records. Reset it to go on.`);
  const written = withSurroundings(call, entity, withParams(call.definition, call.params, entity, entity.blank ?? entity.example));
  const chosenId = chosenIdOf(call, table);
  const drawing = call.definition.draws && drawOn(call, call.definition.draws, written);
  const drawn = drawing?.record ?? written;
  const identified = chosenId === void 0 ? withNewIds(call, table, drawn) : drawn;
  const record = call.records.stamp(entity, identified, stampsOf(entity, "create"));
  table.add(record);
  if (chosenId !== void 0) call.records.passId(table, record);
  drawing?.settle(record, entity);
  return toAnswer(entity, record);
}

function updateRecord(call) {
  requireParams(call);
  const { table, row } = findRecord(call);
  const { entity } = table;
  const record = call.records.stamp(entity, withParams(call.definition, call.given, entity, table.at(row)), stampsOf(entity, "update"));
  table.replace(row, record);
  return toAnswer(entity, record);
}

function deleteRecord(call) {
  requireParams(call);
  const { table, row } = findRecord(call);
  table.delete(row);
  const { result = {} } = call.definition;
  return table.entity.identity.reduce((answer, field) => {
    const id = firstAt(table.at(row), field);
    return id === void 0 || valueAt2(result, field) === void 0 ? answer : withValue(answer, field, id);
  }, result);
}

function withParams(definition, params, entity, record) {
  let written = record;
  for (const { param, role } of paramsWith(definition, "field")) {
    const value = Object.hasOwn(params, param) ? params[param] : void 0;
    if (value !== void 0) written = withValue(written, role.field, value);
  }
  for (const [param, value] of Object.entries(params)) {
    if (!Object.hasOwn(definition.roles, param) && isOpenField(entity, param, value)) written = { ...written, [param]: value };
  }
  return written;
}

function withSurroundings(call, entity, record) {
  const parents = namedParents(call, entity).map(({ path, id }) => ({ path, value: id }));
  const outer = paramsWith(call.definition, "within").flatMap(({ param, role: { field: path } }) => {
    const value = valueOf(call, param);
    return path === void 0 || value === void 0 ? [] : [{ path, value }];
  });
  return [...parents, ...outer].reduce((written, { path, value }) => withValue(written, path, value), record);
}

function isOpenField(entity, param, value) {
  const { example, identity, created, updated, hidden, restricted } = entity;
  const isFixed = [...identity, created, updated, ...hidden, ...restricted].includes(param);
  return !isFixed && Object.hasOwn(example, param) && isSameType(example[param] ?? null, value);
}

function isSameType(example, value) {
  if (typeof example === "number") return Number.isInteger(value) || typeof value === "number" && !Number.isInteger(example);
  if (isList(example)) return isList(value);
  return isObject(example) ? isObject(value) : example !== null && typeof value === typeof example;
}

function chosenIdOf(call, table) {
  const [id] = table.entity.identity;
  const chooser = paramsWith(call.definition, "field").find(({ role }) => role.field === id);
  const chosen = chooser === void 0 ? void 0 : valueOf(call, chooser.param);
  if (chooser === void 0 || id === void 0 || typeof chosen !== "string" && typeof chosen !== "number") return void 0;
  if (table.find(id, chosen).some((row) => table.exists(row))) {
    throw notAllowed(chooser.param, `There is a \`${table.entity.name}\` record with this \`${chooser.param}\` already.`);
  }
  return chosen;
}

function withNewIds(call, table, record) {
  const number = call.records.takeNumber(table);
  const fields = paramsWith(call.definition, "field").flatMap(
    ({ param, role }) => valueOf(call, param) === void 0 ? [] : [role.field]
  );
  const missing = table.entity.identity.filter((field) => !fields.includes(field));
  return missing.reduce((draft, field) => withValue(draft, field, numberingOf(firstAt(table.entity.example, field)).at(number)), record);
}

function stampsOf({ created, updated }, action) {
  return [action === "create" ? created : void 0, updated].filter((path) => path !== void 0);
}

function drawOn(call, draw, record) {
  const table = tableOf(call, draw.entity);
  const row = findSource(call, draw, table);
  const source = table.at(row);
  const left = amountLeft(source, draw);
  const failed = draw.only.find((condition) => !matchesCondition(condition, source));
  if (failed !== void 0) throw notAllowed(void 0, failed.because);
  if (left <= 0) throw notAllowed(void 0, `Nothing is left of \`${draw.total}\` of the \`${draw.entity}\` record.`);
  const amount = valueOf(call, draw.amount) ?? left;
  if (typeof amount !== "number" || amount <= 0) throw notAllowed(draw.amount, `\`${draw.amount}\` must be more than 0.`);
  if (amount > left) {
    throw notAllowed(draw.amount, `\`${draw.amount}\` must be at most ${left}, which is what is left of the \`${draw.entity}\` record.`);
  }
  const copied = Object.entries(draw.copies).reduce((copy, [to, from]) => withValue(copy, to, valueAt2(source, from) ?? null), record);
  return {
    record: withValue(copied, [draw.amount], amount),
    settle: (added, entity) => table.replace(row, settled(call, draw, { table, source, amount }, toElement(entity, added)))
  };
}

function settled({ records }, draw, { table, source, amount }, added) {
  const drawn = numberAt(source, draw.drawn) + amount;
  let changed2 = withValue(source, draw.drawn, drawn);
  if (draw.exhausted !== void 0) changed2 = withValue(changed2, draw.exhausted, amountLeft(changed2, draw) <= 0);
  const list = draw.list === void 0 ? void 0 : valueAt2(source, draw.list);
  if (draw.list !== void 0 && isList(list)) changed2 = withValue(changed2, draw.list, [added, ...list]);
  const { updated } = table.entity;
  return updated === void 0 ? changed2 : records.stamp(table.entity, changed2, [updated]);
}

function findSource(call, draw, table) {
  const { entity, by, only } = draw;
  const named = Object.entries(by).flatMap(([param2, field]) => {
    const value = valueOf(call, param2);
    if (typeof value !== "string" && typeof value !== "number") return [];
    const rows2 = table.find(field, value).filter((row2) => table.exists(row2));
    if (rows2.length === 0) throw noRecord(entity, param2, value);
    return [{ param: param2, rows: rows2 }];
  });
  const [first, ...others] = named;
  const [param = ""] = Object.keys(by);
  if (first === void 0) throw noRecord(entity, param, void 0);
  const rows = first.rows.filter((row2) => others.every((other) => other.rows.includes(row2)));
  const canDraw = (row2) => amountLeft(table.at(row2), draw) > 0 && only.every((condition) => matchesCondition(condition, table.at(row2)));
  const row = rows.find(canDraw) ?? rows[0];
  if (row === void 0) {
    const names = named.map((one) => `\`${one.param}\``).join(" and ");
    throw notAllowed(others.at(-1)?.param, `${names} name different \`${entity}\` records.`);
  }
  return row;
}

var slot = /\{([^{}:]+)(:slug)?\}/g;

function slotFiller(text, readerOf2) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(slot)) {
    const [whole, path = "", slug] = match;
    const before = text.slice(end, match.index);
    const textOf2 = path === "n" ? (index) => String(index + 1) : textReader(readerOf2(path));
    const slugs = /* @__PURE__ */ new Map();
    parts.push(() => before, slug === void 0 ? textOf2 : (index) => slugIn(slugs, textOf2(index)));
    end = match.index + whole.length;
  }
  const rest = text.slice(end);
  return (index) => {
    let filled = "";
    for (const part of parts) filled += part(index);
    return filled + rest;
  };
}

function textReader(read) {
  return (index) => {
    const value = read(index);
    return typeof value === "object" || value === void 0 ? "" : String(value);
  };
}

function slugIn(slugs, text) {
  let slug = slugs.get(text);
  if (slug === void 0) {
    slug = slugOf(text);
    slugs.set(text, slug);
  }
  return slug;
}

function slugOf(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, ".").replace(/^\.|\.$/g, "");
}

var Parents = class {
  #connector;
  #entities;
  #records;
  #counts = /* @__PURE__ */ new Map();
  #parentCounts = /* @__PURE__ */ new Map();
  constructor(definition, records) {
    this.#connector = definition.connector;
    this.#entities = new Map(definition.entities.map((entity) => [entity.name, entity]));
    this.#records = records;
  }
  recordCount(name) {
    const counted = this.#counts.get(name);
    if (counted !== void 0) return counted;
    this.#counts.set(name, this.#usual());
    const count = this.#countOf(this.#entities.get(name));
    this.#counts.set(name, count);
    return count;
  }
  turnOf(name, index) {
    const total = this.#parentCounts.get(name) ?? this.#countParents(name);
    return total === 0 ? index - 1 : index % total + Math.floor(index / total) - 1;
  }
  parentOf({ entity: name, index }, parent) {
    const parents = this.#entities.get(name)?.parents ?? [];
    const innermost = parents.at(-1);
    if (innermost === void 0 || innermost === parent) return this.#dealt(parent.entities, index);
    const place = this.#dealt(innermost.entities, index);
    if (place === void 0) return void 0;
    if (parent.entities.includes(place.entity)) return place;
    const shared = this.#entities.get(place.entity)?.parents.find(({ entities }) => entities.some((other) => parent.entities.includes(other)));
    return shared === void 0 ? this.#dealt(parent.entities, index) : this.parentOf(place, shared);
  }
  #usual() {
    return typeof this.#records === "number" ? this.#records : USUAL_COUNT;
  }
  #countOf(entity) {
    if (entity === void 0) return 0;
    const count = typeof this.#records === "number" ? void 0 : this.#records[`${this.#connector}.${entity.name}`];
    if (count !== void 0) return count;
    if (entity.single === true) return 1;
    const parent = entity.parents.at(-1);
    return parent === void 0 ? this.#usual() : CHILDREN_PER_PARENT * this.#total(parent.entities);
  }
  #countParents(name) {
    const parent = this.#entities.get(name)?.parents.at(-1);
    const total = parent === void 0 ? 0 : this.#total(parent.entities);
    this.#parentCounts.set(name, total);
    return total;
  }
  #total(names) {
    return names.reduce((total, name) => total + this.recordCount(name), 0);
  }
  #dealt(names, index) {
    const total = this.#total(names);
    if (total === 0) return void 0;
    let rest = index % total;
    for (const name of names) {
      const count = this.recordCount(name);
      if (rest < count) return { entity: name, index: rest };
      rest -= count;
    }
    return void 0;
  }
};
var GeneratedValues = class {
  parents;
  #entities;
  #seed;
  #valuesOfFields = /* @__PURE__ */ new Map();
  #candidates = /* @__PURE__ */ new Map();
  #depth = 0;
  constructor(definition, { seed, records }) {
    this.parents = new Parents(definition, records);
    this.#entities = new Map(definition.entities.map((entity) => [entity.name, entity]));
    this.#seed = hashText(definition.connector, seed);
  }
  of(name, path) {
    const byPath = this.#valuesOfFields.get(name) ?? /* @__PURE__ */ new Map();
    const cached = byPath.get(path);
    if (cached !== void 0) return cached;
    const entity = this.#entities.get(name);
    const values = entity === void 0 ? () => void 0 : this.#valuesOf(entity, path);
    this.#valuesOfFields.set(name, byPath.set(path, values));
    return values;
  }
  given(entity, path) {
    const values = this.of(entity.name, path);
    const isAlways = variationOf(entity, path) !== void 0 || entity.parents.some((parent) => parentPath(parent) === path);
    const around = entity.cases.flatMap((fixed) => Object.keys(fixed).filter((other) => isInside(path, other)));
    if (isAlways && around.length === 0) return values;
    return (index) => {
      const fixed = entity.cases[this.#caseOf(entity, index)] ?? {};
      const isGiven = (isAlways || Object.hasOwn(fixed, path)) && !around.some((other) => fixed[other] === null);
      return isGiven ? values(index) : void 0;
    };
  }
  #valuesOf(entity, path) {
    const parent = entity.parents.find((one) => parentPath(one) === path);
    if (parent !== void 0) return this.#parentIds(entity, path, parent);
    const example = firstAt(entity.example, path);
    const vary = variationOf(entity, path);
    const plain = vary === void 0 ? () => example : this.#variedBy(entity, path, vary);
    const complete = this.#withInside(entity, path, plain);
    const { cases } = entity;
    return (index) => {
      if (index === 0) return example;
      const fixed = cases[this.#caseOf(entity, index)];
      return fixed !== void 0 && Object.hasOwn(fixed, path) ? fixed[path] : complete(index);
    };
  }
  #withInside(entity, path, outer) {
    const inside2 = variedPaths(entity).filter((other) => isInside(other, path));
    if (inside2.length === 0) return outer;
    const parts = inside2.map((other) => ({ rest: namesIn(other).slice(namesIn(path).length), values: this.given(entity, other) }));
    return (index) => {
      const value = outer(index);
      if (!isObject(value)) return value;
      return parts.reduce((object, { rest, values }) => withGiven(object, rest, values(index)), value);
    };
  }
  #isFixed(entity, path, index) {
    return Object.hasOwn(entity.cases[this.#caseOf(entity, index)] ?? {}, path);
  }
  #parentIds(entity, path, parent) {
    const example = firstAt(entity.example, path);
    return (index) => {
      const place = this.parents.parentOf({ entity: entity.name, index }, parent);
      return place === void 0 ? example : this.#idOf(place.entity, parent.by)(place.index);
    };
  }
  #idOf(name, field) {
    const path = field ?? this.#entities.get(name)?.identity[0];
    return path === void 0 ? () => void 0 : this.of(name, path);
  }
  #variedBy(entity, path, vary) {
    const example = firstAt(entity.example, path);
    switch (vary.kind) {
      case "count":
        return numberingOf(example).at;
      case "time": {
        const time = parseTime(example);
        return time === void 0 ? () => example : (index) => time.write(time.milliseconds + index * vary.step * 1e3);
      }
      case "range":
        return this.#numbers(entity, path, vary, example);
      case "one_of":
        return (index) => vary.values[this.parents.turnOf(entity.name, index) % vary.values.length];
      case "reference":
        return this.#deepened(
          this.#lazily(() => this.#references(entity, path, vary)),
          example
        );
      case "same_as":
        return this.#deepened(
          this.#lazily(() => this.#copies(entity, vary)),
          example
        );
      case "text":
        return this.#deepened(
          this.#lazily(() => slotFiller(vary.text, (slot2) => this.of(entity.name, slot2))),
          example
        );
    }
  }
  #numbers(entity, path, { from, to, by }, example) {
    const hash = hashText(`${entity.name} ${path}`, this.#seed);
    const steps = Math.floor((to - from) / by) + 1;
    const decimals = Math.max(decimalsOf(String(by)), decimalsOf(String(from)));
    const texts = typeof example === "string" ? Math.max(decimals, decimalsOf(example)) : void 0;
    return (index) => {
      const text = (from + by * (hashNumber(hash, index) % steps)).toFixed(texts ?? decimals);
      return texts === void 0 ? Number(text) : text;
    };
  }
  #references(entity, path, vary) {
    const target = this.#targets(entity, path, vary);
    const id = this.#idOf(vary.entity, vary.field);
    const isInList = isList(valueAt2(entity.example, path));
    return (index) => {
      const place = target(index);
      const value = place === void 0 ? void 0 : id(place.index);
      return isInList && value !== void 0 ? [value] : value;
    };
  }
  #targets(entity, path, vary) {
    const { entity: name, cases: wanted, each } = vary;
    const hash = hashText(`${entity.name} ${path}`, this.#seed);
    const candidates = wanted === void 0 ? void 0 : this.#madeWith(name, wanted);
    const count = candidates?.length ?? this.parents.recordCount(name);
    if (count === 0) return () => void 0;
    return (index) => {
      const turn = each !== true ? hashNumber(hash, index) : candidates === void 0 ? index : index - 1;
      return { entity: name, index: candidates?.[turn % count] ?? turn % count };
    };
  }
  #madeWith(name, wanted) {
    const key = `${name} ${wanted.join(",")}`;
    const cached = this.#candidates.get(key);
    if (cached !== void 0) return cached;
    const candidates = [];
    const entity = this.#entities.get(name);
    for (let index = 1; entity !== void 0 && index < this.parents.recordCount(name); index += 1) {
      if (wanted.includes(this.#caseOf(entity, index))) candidates.push(index);
    }
    this.#candidates.set(key, candidates);
    return candidates;
  }
  #caseOf({ name, cases }, index) {
    return cases.length === 0 ? 0 : this.parents.turnOf(name, index) % cases.length;
  }
  #copies(entity, { field, of }) {
    const target = this.#referredBy(entity, of);
    return (index) => {
      const place = target(index);
      return place === void 0 ? void 0 : this.of(place.entity, field)(place.index);
    };
  }
  #referredBy(entity, path) {
    const parent = entity.parents.find((one) => parentPath(one) === path);
    if (parent !== void 0) return (index) => this.parents.parentOf({ entity: entity.name, index }, parent);
    const link = this.#linkOf(entity, path);
    if (link === void 0) return () => void 0;
    const value = this.of(entity.name, path);
    const named = this.#finderOf(link);
    const vary = variationOf(entity, path);
    if (vary?.kind !== "reference") return (index) => named(value(index));
    const target = this.#targets(entity, path, vary);
    return (index) => index === 0 || this.#isFixed(entity, path, index) ? named(value(index)) : target(index);
  }
  #linkOf(entity, path, depth = 0) {
    const vary = variationOf(entity, path);
    const parent = entity.parents.find((one) => parentPath(one) === path);
    const name = vary?.kind === "reference" ? vary.entity : parent?.entities[0];
    if (name !== void 0) {
      const other2 = this.#entities.get(name);
      const field = vary?.kind === "reference" ? vary.field : parent?.by;
      return other2 && { entity: other2, path: field ?? other2.identity[0] ?? "" };
    }
    if (vary?.kind !== "same_as" || depth > DEEPEST) return void 0;
    const other = this.#linkOf(entity, vary.of, depth + 1)?.entity;
    if (other === void 0) return void 0;
    return other.identity.includes(vary.field) ? { entity: other, path: vary.field } : this.#linkOf(other, vary.field, depth + 1);
  }
  #finderOf({ entity, path }) {
    const { stepsTo } = numberingOf(firstAt(entity.example, path));
    const values = this.of(entity.name, path);
    return (value) => {
      const named = isList(value) ? value[0] : value;
      const index = stepsTo(named) ?? 0;
      const isThere = index < this.parents.recordCount(entity.name) && values(index) === named;
      return isThere ? { entity: entity.name, index } : void 0;
    };
  }
  #lazily(make) {
    let values;
    return (index) => (values ??= make())(index);
  }
  #deepened(values, example) {
    return (index) => {
      if (this.#depth >= DEEPEST) return example;
      this.#depth += 1;
      try {
        const value = values(index);
        return value === void 0 ? example : value;
      } finally {
        this.#depth -= 1;
      }
    };
  }
};

function variedPaths({ variations, cases }) {
  const texts = variations.filter(({ vary }) => vary.kind === "text");
  const others = variations.filter(({ vary }) => vary.kind !== "text");
  const paths = [...others.map(({ path }) => path), ...cases.flatMap((fixed) => Object.keys(fixed)), ...texts.map(({ path }) => path)];
  return [...new Set(paths)];
}

function withGiven(object, path, value) {
  return value === void 0 ? object : withValue(object, path, value);
}

function variationOf({ variations }, path) {
  return variations.findLast((variation) => variation.path === path)?.vary;
}

function decimalsOf(text) {
  return /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
}

var GeneratedRecords = class {
  values;
  #entities;
  #draws;
  #newestFirst;
  #records = /* @__PURE__ */ new Map();
  constructor(definition, options) {
    this.values = new GeneratedValues(definition, options);
    this.#entities = new Map(definition.entities.map((entity) => [entity.name, entity]));
    const { operations } = definition;
    this.#draws = operations.flatMap(({ draws }) => draws ?? []);
    const ordered2 = operations.filter(({ operation, ordered: order }) => operation.kind === "list" && order === "newest_first");
    this.#newestFirst = new Set(ordered2.map(({ operation }) => operation.entity));
  }
  of(name) {
    const cached = this.#records.get(name);
    if (cached !== void 0) return cached;
    const entity = this.#entities.get(name);
    const records = entity === void 0 ? [] : this.#derived(entity);
    this.#records.set(name, records);
    return records;
  }
  #bases(entity) {
    const write = writerOf(entity, this.values);
    return Array.from({ length: this.values.parents.recordCount(entity.name) }, (_none, index) => {
      const draft = { ...entity.example };
      write(draft, index);
      return draft;
    });
  }
  #follows({ name, derived }, other, seen = /* @__PURE__ */ new Set()) {
    if (name === other) return true;
    if (seen.has(name)) return false;
    return derived.some(({ from }) => {
      const entity = this.#entities.get(from);
      return entity !== void 0 && this.#follows(entity, other, /* @__PURE__ */ new Set([...seen, name]));
    });
  }
  #derived(entity) {
    const drafts = this.#bases(entity);
    for (const derivation of entity.derived) {
      const from = this.#entities.get(derivation.from);
      if (from === void 0) continue;
      const records = this.#follows(from, entity.name) ? this.#bases(from) : this.of(from.name);
      const isNewestFirst = derivation.as === "records" && this.#newestFirst.has(from.name);
      const derive2 = deriverOf(entity, derivation, { entity: from, records: isNewestFirst ? newestFirst(from, records) : records });
      if (derive2 !== void 0) writeDerived(drafts, derivation.path, derive2);
    }
    for (const draw of this.#draws.filter((one) => one.entity === entity.name)) {
      const { exhausted } = draw;
      if (exhausted !== void 0) writeDerived(drafts, exhausted, (record) => amountLeft(record, draw) <= 0);
    }
    return drafts;
  }
};

function newestFirst(entity, records) {
  const table = new Table(entity, records);
  return table.newestFirst().map((row) => table.at(row));
}

function writeDerived(drafts, path, derive2) {
  const [name = ""] = namesIn(path);
  for (const draft of drafts) {
    const value = derive2(draft);
    const inner = draft[name];
    if (value !== void 0) Object.assign(draft, withValue(inner === void 0 ? {} : { [name]: inner }, path, value));
  }
}

function writerOf(entity, values) {
  const parents = entity.parents.map(parentPath);
  const varied = variedPaths(entity).filter((path) => !parents.includes(path));
  const paths = [.../* @__PURE__ */ new Set([...parents, ...varied])];
  const isTangled = (path) => paths.some((other) => isInside(path, other)) || passesList(entity.example, path);
  const writerTo = (path) => valueWrite(path, values.given(entity, path), isTangled(path));
  const opened = [...new Set(paths.filter((path) => !isTangled(path)).flatMap(foldersOf))].sort(byLength);
  const openings = opened.map((path) => setter(path, (_index, inner) => isObject(inner) ? { ...inner } : {}));
  const always = [...openings, ...parents.map(writerTo)];
  const later = varied.map(writerTo);
  return (draft, index) => {
    for (const write of always) write(draft, index);
    if (index === 0) return;
    for (const write of later) write(draft, index);
  };
}

function valueWrite(path, values, isTangled) {
  if (!isTangled) return setter(path, (index) => values(index));
  return (draft, index) => {
    const value = values(index);
    if (value !== void 0) Object.assign(draft, withValue(draft, path, value));
  };
}

function setter(path, value) {
  const names = [...namesIn(path)];
  const last = names.pop() ?? "";
  if (names.length === 0) {
    return (draft, index) => {
      const written = value(index, draft[last]);
      if (written !== void 0) draft[last] = written;
    };
  }
  return (draft, index) => {
    let holder = draft;
    for (const name of names) {
      const inner = holder[name];
      if (!isObject(inner)) return;
      holder = inner;
    }
    const written = value(index, holder[last]);
    if (written !== void 0) holder[last] = written;
  };
}

function foldersOf(path) {
  const names = namesIn(path);
  return names.slice(1).map((_name, index) => printFieldPath(names.slice(0, index + 1)));
}

function passesList(example, path) {
  return foldersOf(path).some((folder) => Array.isArray(valueAt2(example, folder)));
}

function byLength(left, right) {
  return left.length - right.length;
}

function deriverOf(owner, derivation, { entity, records }) {
  const link = linkOf(owner, derivation, entity);
  if (link === void 0) return void 0;
  const groups = groupedBy(records, link.path);
  return (record) => {
    const key = firstAt(record, link.key);
    return key === void 0 ? void 0 : derive(derivation, entity, groups.get(keyOf(key)) ?? []);
  };
}

function linkOf(owner, { by }, entity) {
  const [id] = owner.identity;
  if (by !== void 0) return id === void 0 ? void 0 : { path: by, key: id };
  const parent = entity.parents.findLast(({ entities }) => entities.includes(owner.name));
  const key = parent?.by ?? id;
  return parent === void 0 || key === void 0 ? void 0 : { path: parentPath(parent), key };
}

function groupedBy(records, path) {
  const read = readerOf(path);
  const groups = /* @__PURE__ */ new Map();
  for (const record of records) {
    for (const value of read(record)) {
      const group = groups.get(keyOf(value));
      if (group === void 0) groups.set(keyOf(value), [record]);
      else group.push(record);
    }
  }
  return groups;
}

function derive({ as, field }, entity, records) {
  const values = field === void 0 ? records.map((record) => toElement(entity, record)) : records.flatMap((record) => readerOf(field)(record));
  switch (as) {
    case "records":
      return values;
    case "count":
      return records.length;
    case "values":
      return [...new Set(values)];
    case "count_values":
      return new Set(values).size;
    case "last":
      return values.at(-1) ?? null;
    case "sum":
      return values.reduce((sum, value) => sum + Number(value), 0);
    case "first":
      return values[0] ?? null;
    case "any":
      return records.length > 0;
  }
}

var InstanceRecords = class {
  #source;
  #entities;
  #tables = /* @__PURE__ */ new Map();
  #next = /* @__PURE__ */ new Map();
  #now;
  constructor(source, records) {
    this.#source = source;
    this.#entities = new Map(source.definition.entities.map((entity) => [entity.name, entity]));
    this.#now = startOf(source);
    if (records !== void 0) this.#load(records);
  }
  table(name) {
    const cached = this.#tables.get(name);
    if (cached !== void 0) return cached;
    const entity = this.#entities.get(name);
    if (entity === void 0) return void 0;
    const table = new Table(entity, this.#source.generated.of(name));
    this.#tables.set(name, table);
    return table;
  }
  stamp({ example }, record, paths) {
    const times = paths.flatMap((path) => ({ path, time: parseTime(firstAt(example, path)) })).filter(({ time }) => time !== void 0);
    if (times.length === 0) return record;
    this.#now += TICK;
    return times.reduce((stamped, { path, time }) => withValue(stamped, path, time?.write(this.#now) ?? null), record);
  }
  takeNumber(table) {
    const number = this.#nextNumber(table);
    this.#next.set(table.entity.name, number + 1);
    return number;
  }
  passId(table, record) {
    const next = Math.max(this.#nextNumber(table), highestOf(table.entity, [record]) + 1);
    this.#next.set(table.entity.name, next);
  }
  get records() {
    return Object.fromEntries([...this.#entities.keys()].map((name) => [name, this.table(name)?.records ?? []]));
  }
  #nextNumber(table) {
    const counted = this.#next.get(table.entity.name);
    if (counted !== void 0) return counted;
    const next = highestOf(table.entity, table.allRecords) + 1;
    this.#next.set(table.entity.name, next);
    return next;
  }
  #load(records) {
    for (const [name, entity] of this.#entities) {
      this.#tables.set(name, new Table(entity, (Object.hasOwn(records, name) ? records[name] : void 0) ?? []));
    }
    for (const entity of this.#entities.values()) this.#adopt(entity, /* @__PURE__ */ new Set());
    for (const table of this.#tables.values()) this.#now = Math.max(this.#now, latestOf(table));
  }
  #adopt(entity, seen) {
    const table = this.#tables.get(entity.name);
    if (table === void 0 || seen.has(entity.name)) return;
    seen.add(entity.name);
    for (const { entities } of entity.parents) {
      for (const name of entities) {
        const parent = this.#entities.get(name);
        if (parent !== void 0) this.#adopt(parent, seen);
      }
    }
    const records = table.records.map((record) => this.#withParents(entity, record));
    if (records.some((record, row) => record !== table.at(row))) this.#tables.set(entity.name, new Table(entity, records));
  }
  #withParents(entity, record) {
    let adopted = record;
    let inner;
    for (const parent of entity.parents.toReversed()) {
      const path = parentPath(parent);
      const shared = inner?.entity.parents.find(({ entities }) => entities.some((name) => parent.entities.includes(name)));
      const inherited = inner !== void 0 && shared !== void 0 ? firstAt(inner.record, parentPath(shared)) : void 0;
      const key = firstAt(adopted, path) ?? inherited;
      const tables = parent.entities.flatMap((name) => this.#tables.get(name) ?? []);
      const owner = tables.flatMap((table) => parentIn(table, parent.by, key) ?? [])[0];
      const id = key ?? (owner && firstAt(owner.record, parent.by ?? owner.entity.identity[0] ?? ""));
      if (firstAt(adopted, path) === void 0 && id !== void 0) adopted = withValue(adopted, path, id);
      inner = owner ?? inner;
    }
    return adopted;
  }
};

function parentIn(table, by, key) {
  const path = by ?? table.entity.identity[0];
  const isKey = typeof key === "string" || typeof key === "number";
  const row = key === void 0 ? 0 : path !== void 0 && isKey ? table.find(path, key)[0] : void 0;
  return row === void 0 || row >= table.size ? void 0 : { entity: table.entity, record: table.at(row) };
}

function highestOf({ identity: [id], example }, records) {
  if (id === void 0) return -1;
  const { stepsTo } = numberingOf(firstAt(example, id));
  return records.reduce((highest, record) => Math.max(highest, stepsTo(firstAt(record, id)) ?? -1), -1);
}

function startOf({ definition, generated }) {
  const { values } = generated;
  const times = definition.entities.flatMap((entity) => {
    const last = values.parents.recordCount(entity.name) - 1;
    return last < 0 ? [] : stampedPaths(entity).flatMap((path) => [0, last].map((row) => millisecondsOf(values.of(entity.name, path)(row)) ?? 0));
  });
  return fullSecond(times.reduce((latest, time) => Math.max(latest, time), 0));
}

function latestOf(table) {
  const paths = stampedPaths(table.entity);
  const times = table.records.flatMap((record) => paths.map((path) => millisecondsOf(firstAt(record, path)) ?? 0));
  return fullSecond(times.reduce((latest, time) => Math.max(latest, time), 0));
}

function stampedPaths({ created, updated }) {
  return [created, updated].filter((path) => path !== void 0);
}

function fullSecond(milliseconds) {
  return Math.ceil(milliseconds / TICK) * TICK;
}


function createRecordStore(connectors, options) {
  const sources = new Map(connectors.map((definition) => [definition.connector, toSource(definition, options)]));
  const instances = /* @__PURE__ */ new Map();
  function add(id, connector, loaded) {
    const source = sources.get(connector);
    if (source === void 0) throw new RangeError(`There is no connector "${connector}".`);
    instances.set(id, { source, loaded });
  }
  function reset() {
    instances.clear();
    for (const connector of sources.keys()) add(`inst_${connector}`, connector);
  }
  reset();
  return {
    addInstance(id, connector) {
      if (instances.has(id)) throw new RangeError(`There is an instance "${id}" already.`);
      add(id, connector);
    },
    connectorOf: (id) => instances.get(id)?.source.definition.connector,
    execute: (id, operation, params) => execute(instances, { id, operation, params, seed: options.seed }),
    reset,
    state: () => stateOf(instances),
    load(state) {
      const copies = Object.entries(state.instances).map(([id, instance]) => [id, instance.connector, copyOf(instance.records)]);
      const unknown = copies.find(([, connector]) => !sources.has(connector));
      if (unknown !== void 0) throw new RangeError(`There is no connector "${unknown[1]}".`);
      instances.clear();
      for (const copy of copies) add(...copy);
    }
  };
}

function toSource(definition, options) {
  return {
    definition,
    generated: new GeneratedRecords(definition, options),
    operations: new Map(definition.operations.map((operation) => [operation.operation.id, operation])),
    feedStart: feedStartOf(definition)
  };
}

function feedStartOf({ operations, entities }) {
  const starts = operations.flatMap(
    ({ operation, starts: fields }) => Object.entries(fields).map(([field, feed]) => {
      const holder = entities.find(({ name }) => name === operation.entity);
      return [feed, Number(holder === void 0 ? 0 : firstAt(holder.example, field))];
    })
  );
  const numbers = new Map(starts.filter(([, number]) => Number.isSafeInteger(number)));
  return (entity) => numbers.get(entity) ?? 1;
}

function execute(instances, { id, operation, params, seed }) {
  const instance = instances.get(id);
  if (instance === void 0) throw new OperationError(404, "No instance with this id exists.", { code: "request/unknown-instance" });
  const definition = instance.source.operations.get(operation);
  if (definition === void 0) throw new OperationError(501, `${operation} is not implemented.`, { code: "operation/not-implemented" });
  return run({
    definition,
    given: params,
    params: { ...definition.defaults, ...params },
    records: recordsOf(instance),
    key: hashText(`${id} ${operation}`, seed),
    feedStart: instance.source.feedStart
  });
}

function recordsOf(instance) {
  instance.records ??= new InstanceRecords(instance.source, instance.loaded);
  return instance.records;
}

function run(call) {
  const { kind, action } = call.definition.operation;
  switch (kind) {
    case "list":
    case "search_wrapper":
    case "page_record":
      return listRecords(call);
    case "download":
      return downloadContent(call);
    case "delete_result":
      return deleteRecord(call);
    case "record":
      if (action === "create") return createRecord(call);
      return action === "update" ? updateRecord(call) : readRecord(call);
  }
}

function stateOf(instances) {
  const states = [...instances].map(([id, instance]) => {
    const records = deepFreeze(recordsOf(instance).records);
    return [id, { connector: instance.source.definition.connector, records }];
  });
  return { version: 1, instances: Object.fromEntries(states) };
}

function copyOf(value) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((element) => copyOf(element));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}

function readRecord(call) {
  requireParams(call);
  const { table, row } = findRecord(call);
  const started = Object.entries(call.definition.starts).reduce(
    (record, [field, entity]) => withValue(record, [field], String(call.feedStart(entity))),
    table.at(row)
  );
  return shapeOf(call, table.entity, "record")(started);
}

var EMPTY_ENTITY = {
  example: {},
  identity: [],
  required: [],
  parents: [],
  hidden: [],
  variations: [],
  cases: [],
  derived: [],
  restricted: []
};
var EMPTY_OPERATION = { roles: {}, defaults: {}, optional: [], neededInPractice: [], meta: [], only: [], starts: {} };

function toDefinition({ connector, execute: execute2, data }) {
  return {
    connector: connector.id,
    definitionId: connector.definitionId,
    entities: Object.entries(data.entities).map(([name, entity]) => ({
      ...EMPTY_ENTITY,
      fields: Object.keys(entity.example ?? {}),
      ...entity,
      name
    })),
    operations: connector.operations.map((operation) => ({
      ...EMPTY_OPERATION,
      ...data.operations[`${operation.entity}.${operation.action}`],
      operation
    })),
    execute: execute2
  };
}


function createCatalogSandbox({ connectors, createRequest }, options) {
  const sandboxed = connectors.map((one) => ({ connector: one.connector, definition: toDefinition(one) }));
  return createSandboxOf({ connectors: sandboxed, createRequest, createRecordStore }, options);
}
export {
  conditionTest,
  createCatalogSandbox,
  firstAt,
  namesIn,
  parseOrder,
  parseSearch,
  readerOf,
  toDefinition,
  toFilter
};
