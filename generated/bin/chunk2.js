// @generated from templates/bin/program.ts by connector-gateway-spec. Do not edit.
import {
  REDACTED,
  codeOf,
  decodeText,
  insideOf,
  isObject,
  nearestName,
  redact,
  resultShapes,
  safeLine,
  statsOf
} from "./chunk3.js";

const LONGEST_READ = 16384;

var PARTS = /secret|passw|passphrase|passcode|authorization|credential|cookie|bearer|token|signature|jwt|pwd|sessionid|privatekey|apikey|accesskey|mnemonic|(?:seed|recovery)phrase|(?:recovery|backup|security)code|cardnumber|connectionstring/;
var KEYS = /^(?:|.*(?:signing|encryption|master|session|ssh|gpg|pgp|shared|account|storage|license|app|client|auth|service|webhook|host|root|deploy|server|admin))keys?$/;
var HARMLESS = /^(?:by|cache|column|dedup|field|foreign|group|hash|idempotency|index|issue|map|object|or|parent|partition|primary|project|property|public|publishable|range|resource|row|searcher|sort|type|unique)$/;
var WORDS = /* @__PURE__ */ new Set([
  "pass",
  "pw",
  "pin",
  "pins",
  "otp",
  "totp",
  "mfa",
  "sid",
  "session",
  "sig",
  "hmac",
  "csrf",
  "xsrf",
  "cvc",
  "cvv",
  "authconfig",
  "oauth"
]);
var PAGE_TOKENS = /^(?:next|prev|previous|page|start|new|sync|cursor|continuation|continue|changes|list|delta|marker|resume)+tokens?$/;

function isSecretWord(name) {
  const words2 = wordsOf(name);
  const plain = words2.join("");
  if (PAGE_TOKENS.test(plain)) return false;
  return PARTS.test(plain) || KEYS.test(plain) || namesKey(words2) || plain === "auth" || words2.some((word) => WORDS.has(word));
}

function namesKey(words2) {
  return words2.some((word, place) => place > 0 && /^keys?$/.test(word) && !HARMLESS.test(words2[place - 1] ?? ""));
}

function wordsOf(name) {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2");
  return spaced.toLowerCase().split(/[^a-z]+/).filter((word) => word !== "");
}

var KEYS2 = /\b(?:npm_|SG\.|AIza|ASIA|whsec_|shp(?:at|ca|pa|ss)_|hf_|dop_v1_|pat-[a-z]{2}\d-|xapp-|sq0[a-z]{3}-|AGE-SECRET-KEY-)[A-Za-z0-9._-]{8,}/g;
var PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY[^]*/g;
var BEFORE_HOST = /(:\/\/)([^\s"'<>]{0,1000})@/g;
var USER_OPTION = /((?:^|\s)(?:-u|--user)[\s=]["']?)[^\s:]{1,100}:\S{1,1000}/g;
var NAME = /([A-Za-z0-9_.-]{2,64})\\?["'`]?\s{0,3}(?:=>|[:=])\s{0,3}/g;
var END_OF_VALUE = /&[\w.%-]+=|\n|$/g;
var LONG_RUN = /[A-Za-z0-9_+=-]{24,}/g;
var BASE64 = /[A-Za-z0-9+/]{24,}={0,2}/g;
var UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
var DIGEST = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i;

function redactText(text) {
  return redactPieces(text, () => false);
}

function redactName(name) {
  return redactPieces(name, (word) => DIGEST.test(word));
}

function redactPieces(text, isId) {
  if (text.length > LONGEST_READ) return REDACTED;
  const shown = replacePieces(text, isId);
  if (shown !== text) return shown;
  return decodings(text).some((decoded) => replacePieces(decoded, isId) !== decoded) ? REDACTED : text;
}

function replacePieces(text, isId) {
  const plain = redactValues(
    text.replace(PRIVATE_KEY, REDACTED).replace(BEFORE_HOST, redactUser).replace(USER_OPTION, `$1${REDACTED}`).replace(KEYS2, REDACTED)
  );
  return redact(plain).replace(LONG_RUN, (run) => isKey(run, isId) ? REDACTED : run).replace(BASE64, (run) => isRandom(run) ? REDACTED : run);
}

function decodings(text) {
  const percent = text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
  const escapes = text.replace(/\\u([0-9a-f]{4})/gi, (_escape, code) => String.fromCharCode(parseInt(code, 16))).replace(/\\[tnr]/g, " ");
  return [percent, escapes].filter((decoded) => decoded !== text);
}

function redactUser(whole, start, user) {
  return user.includes(":") || !user.includes("/") ? `${start}${REDACTED}@` : whole;
}

function redactValues(text) {
  let shown = "";
  let offset = 0;
  for (const { 0: whole, 1: name = "", index } of text.matchAll(NAME)) {
    const start = index + whole.length;
    if (index < offset || !isSecretWord(name)) continue;
    END_OF_VALUE.lastIndex = start;
    const end = END_OF_VALUE.exec(text)?.index ?? text.length;
    if (start === end) continue;
    shown += text.slice(offset, start) + REDACTED;
    offset = end;
  }
  return shown + text.slice(offset);
}

function isKey(run, isId) {
  const mixed = run.split(/[-_+=]/).filter((word) => /[0-9]/.test(word) && /[A-Za-z]/.test(word) && !isId(word));
  return !UUID.test(run) && (mixed.length > 2 || mixed.some(({ length }) => length >= 8));
}

function isRandom(run) {
  const turns = run.match(/(?:[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|[0-9](?=[A-Za-z]))/g)?.length ?? 0;
  return /[0-9]/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run) && turns > run.length * 0.25;
}

var PLACE = /\b(?:bin|runtime|shared|connectors|schemas)\/[\w./-]+\.[jt]s:\d+:\d+/;

function printFailure(error) {
  const name = error instanceof Error ? error.name : "a value that is not an error was thrown";
  const place = error instanceof Error ? PLACE.exec(error.stack ?? "")?.[0] : void 0;
  const what = [name, ...place === void 0 ? [] : [`at ${place}`]].join(" ");
  return `connector-gateway-spec: internal error (${safeLine(redactText(what))}); this is a bug, please report it
`;
}


function own(value, key) {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : void 0;
}

function textOf(value) {
  return typeof value === "string" ? value : "";
}

import { closeSync, fchmodSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
var FOLDER_IS_CLOSED = ["EACCES", "EPERM", "EBUSY", "EROFS"];

function replaceFile(file, text) {
  const stats = statsOf(file);
  if (stats !== void 0 && !stats.isFile()) return writeFileSync(file, text);
  const target = stats === void 0 ? file : realpathSync(file);
  const temporary = `${target}.${process.pid}.tmp`;
  rmSync(temporary, { force: true });
  try {
    const descriptor = openSync(temporary, "wx");
    try {
      if (stats !== void 0) fchmodSync(descriptor, stats.mode);
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    if (stats === void 0 || !FOLDER_IS_CLOSED.includes(codeOf(error))) throw error;
    writeFileSync(target, text);
  }
}


function toVocabulary(catalog) {
  const known = /* @__PURE__ */ new Set();
  const secrets = /* @__PURE__ */ new Set(["auth_config"]);
  collect({ catalog }, known, secrets);
  return {
    isKnown: (word) => known.has(word),
    isSecretName: remember((key) => isSecret(key, secrets, known)),
    isSecretField: (name) => secrets.has(name)
  };
}

function isSecret(key, secrets, known) {
  if (secrets.has(key)) return true;
  if (isSecretWord(key)) return true;
  return !known.has(key) && nearestName(key, [...secrets]) !== void 0;
}

function collect(value, known, secrets) {
  for (const key in value) {
    const inner = value[key];
    if (typeof inner === "string") {
      if (WORDS2.has(key)) known.add(inner);
    } else if (typeof inner === "object" && inner !== null) {
      if (Array.isArray(inner) && WORDS2.has(key)) for (const word of inner) known.add(word);
      collect(inner, known, secrets);
    } else if (key === "secret" && inner === true && typeof value["name"] === "string") secrets.add(value["name"]);
  }
}
var WORDS2 = /* @__PURE__ */ new Set([
  "name",
  "id",
  "entity",
  "action",
  "connector",
  "const",
  "enum",
  "values",
  "knownValues",
  "value"
]);

function remember(judge) {
  const verdicts = /* @__PURE__ */ new Map();
  return (key) => {
    const verdict = verdicts.get(key) ?? judge(key);
    if (verdicts.size < 1e4) verdicts.set(key, verdict);
    return verdict;
  };
}


function findOperation(catalog, id) {
  return catalog.connectors.flatMap(operationsOf).find((operation) => operation.id === id);
}

function describe(catalog, address, path) {
  let place = describeAddress(catalog, address);
  for (const step of path) {
    const next = stepInto(place, step);
    if (next === void 0) return place;
    place = next;
  }
  return place;
}

function describeAddress(catalog, address) {
  for (const connector of catalog.connectors) {
    const described = describeWithin(catalog, connector, address);
    if (described !== void 0) return described;
  }
  return describeGateway(catalog, address);
}

function describeWithin(catalog, connector, address) {
  const { gateway } = catalog;
  const records = [...connector.records, ...gateway.records];
  if (address === connector.addresses.authConfig) return { ...describeAuth(connector), records };
  if (address === connector.addresses.execute) return { ...words(gateway.execute), type: objectOf(gateway.execute.request), records };
  const record = connector.records.find((candidate) => candidate.address === address);
  if (record !== void 0) return describeRecord(record, records);
  for (const operation of operationsOf(connector)) {
    const part = PARTS2.find((name) => operation.addresses[name] === address);
    if (part !== void 0) return describePart(catalog, operation, part, records);
  }
  return void 0;
}
var PARTS2 = ["params", "request", "record", "meta", "response"];

function describeGateway({ gateway }, address) {
  const { records, addresses } = gateway;
  switch (address) {
    case addresses.createInstance:
      return { ...words(gateway.createInstance), type: objectOf(gateway.createInstance.request), records };
    case addresses.createInstanceResponse:
      return { ...words(gateway.createInstance.response), type: objectOf(gateway.createInstance.response.shape), records };
    case addresses.error:
      return { ...words(gateway.error), type: objectOf(gateway.error.shape), records };
    case addresses.execute:
      return { ...words(gateway.execute), type: objectOf(gateway.execute.request), records };
    default:
      return { records };
  }
}

function describeAuth({ auth, title, document }) {
  return {
    description: `Credentials for ${title}: ${auth.map((method) => method.title).join(", or ")}.`,
    section: auth[0]?.section ?? document.auth,
    type: objectOf({ fields: mergeFields(auth.flatMap(({ shape }) => shape.fields)), open: false })
  };
}

function mergeFields(fields) {
  const merged = /* @__PURE__ */ new Map();
  for (const field of fields) {
    const other = merged.get(field.name);
    const descriptions = new Set([other?.description, field.description].filter((text) => text !== void 0));
    merged.set(field.name, { ...other ?? field, description: [...descriptions].join(" Or: ") });
  }
  return [...merged.values()];
}

function describeRecord(record, records) {
  return { ...words(record), type: objectOf(record.shape), records };
}

function describePart({ gateway }, operation, part, records) {
  const { returns, meta } = operation;
  const base = { ...words(operation), records, operation };
  switch (part) {
    case "params":
      return { ...base, type: objectOf(operation.params) };
    case "request":
      return { ...base, type: objectOf(requestShape(gateway.execute.request, operation)) };
    case "record": {
      const record = records.find(({ name }) => name === returns?.record);
      return record === void 0 ? base : { ...describeRecord(record, records), operation };
    }
    case "meta":
      return meta === void 0 ? base : { ...base, type: objectOf(meta) };
    case "response":
      return { ...base, type: objectOf(responseShape(gateway.execute.response, operation)) };
  }
}

function requestShape(request, operation) {
  const shape = retyped(request, { params: objectOf(operation.params) });
  return { ...shape, fields: shape.fields.map((field) => field.name === "params" ? { ...field, ...words(operation) } : field) };
}

function responseShape(envelope, { kind, returns, meta }) {
  const record = returns === void 0 ? { kind: "any" } : { kind: "record", nullable: false, record: returns.record };
  return retyped(envelope.shape, {
    [envelope.result]: resultTypes[resultShapes[kind]](record),
    ...meta === void 0 ? {} : { [envelope.meta]: objectOf(meta) }
  });
}
var resultTypes = {
  array: (items) => ({ kind: "array", nullable: false, items }),
  wrapper: (record) => record,
  record: (record) => record,
  bytes: () => ({ kind: "any" })
};

function retyped(shape, types) {
  const retype = (field) => {
    const type = Object.hasOwn(types, field.name) ? types[field.name] : void 0;
    return type === void 0 ? field : { ...field, type };
  };
  return { ...shape, fields: shape.fields.map(retype) };
}

function stepInto(place, step) {
  const type = unfold(place.type, place.records);
  const inside = type && insideOf(type, step);
  if (inside === void 0) return void 0;
  return "kind" in inside ? { ...place, type: inside } : { ...words(inside), type: inside.type, records: place.records };
}

function unfold(type, records) {
  if (type?.kind !== "record") return type;
  const record = records.find(({ name }) => name === type.record);
  return record === void 0 ? void 0 : objectOf(record.shape);
}

function operationsOf({ entities }) {
  return entities.flatMap(({ operations }) => operations);
}

function objectOf(shape) {
  return { kind: "object", nullable: false, shape };
}

function words({ description, section, origin }) {
  return { section, origin, ...description !== void 0 && { description } };
}


function toCatalogRules(catalog) {
  const { gateway, connectors } = catalog;
  const { createInstance, execute, error } = gateway;
  const operations = connectors.flatMap(operationsOf);
  return {
    operations: groupByPair(operations),
    gateway: gateway.addresses,
    execute: new Map(connectors.map((connector) => [connector.id, connector.addresses.execute])),
    definitions: new Map(connectors.map(({ id, definitionId }) => [definitionId.value, id])),
    paths: { create: toPattern(createInstance.path), execute: toPattern(execute.path) },
    bodies: {
      error: error.shape.fields.map(({ name }) => name),
      errorLists: error.shape.fields.filter(({ type }) => type.kind === "array").map(({ name }) => name),
      success: ["status", execute.response.result],
      created: createInstance.response.shape.fields.map(({ name }) => name)
    }
  };
}

function groupByPair(operations) {
  const groups = /* @__PURE__ */ new Map();
  for (const { connector, entity, action, addresses } of operations) {
    const pair = `${entity}.${action}`;
    groups.set(pair, [...groups.get(pair) ?? [], { connector, addresses }]);
  }
  return groups;
}

function toPattern(path) {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]*\}/g, "([^/]+)");
  return new RegExp(`${escaped}/?$`);
}

function namedOperations(value, rules, connector) {
  const named = rules.operations.get(`${textOf(own(value, "entity"))}.${textOf(own(value, "action"))}`) ?? [];
  return connector === void 0 ? named : named.filter((operation) => operation.connector === connector);
}

function requestTargets(value, rules, connector = rules.connector) {
  if (!isObject(value)) return [];
  const { gateway, execute } = rules.ofCatalog();
  if ("connector_definition_id" in value || "auth_config" in value) return [gateway.createInstance];
  if (connector === void 0 && !("entity" in value && "action" in value)) return [];
  const operations = namedOperations(value, rules.ofCatalog(), connector);
  if (operations.length > 0) return operations.map(({ addresses }) => addresses.request);
  return [execute.get(connector ?? "") ?? gateway.execute];
}


function isRecordedResponse(value) {
  return isObject(value) && typeof own(value, "status") === "number" && Object.hasOwn(value, "body");
}

function responseOf(value, path) {
  if (!isRecordedResponse(value)) return { body: toBody(value, path), status: void 0 };
  const body = own(value, "body");
  const inside = [...path, "body"];
  return {
    body: typeof body === "string" ? textBody(body, inside) : toBody(body, inside) ?? notRecorded(inside),
    status: toStatus(own(value, "status"))
  };
}

function toBody(value, path) {
  return value === void 0 || value === null ? void 0 : { value, path };
}

function textBody(text, path) {
  return text.trim() === "" || /^\s*[{[]/.test(text) ? parsedBody(text, path) : unchecked(path, "this body is not JSON");
}

function parsedBody(text, path, encoding) {
  if (typeof text !== "string" || text.trim() === "") return notRecorded(path);
  if (encoding === void 0 || encoding === "") return { value: parsed(text), path, embedded: "text" };
  if (textOf(encoding).toLowerCase() !== "base64") return unchecked(path, "this body has an encoding other than base64");
  const decoded = decodeText(Buffer.from(text, "base64"));
  return { value: decoded.ok ? parsed(decoded.text) : void 0, path, embedded: "base64" };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

function notRecorded(path) {
  return unchecked(path, "this body is not recorded");
}

function unchecked(path, message) {
  const hint = "record the bodies of requests and responses as they were sent";
  return { value: void 0, path, unchecked: { code: "input/not-checked", message: `${message}, so it is not checked`, hint } };
}

function toStatus(status) {
  return typeof status === "number" && status >= 100 ? status : void 0;
}

export {
  toVocabulary,
  findOperation,
  describe,
  describeAddress,
  unfold,
  operationsOf,
  own,
  textOf,
  toCatalogRules,
  namedOperations,
  requestTargets,
  redactText,
  redactName,
  isRecordedResponse,
  responseOf,
  toBody,
  parsedBody,
  unchecked,
  toStatus,
  printFailure,
  replaceFile
};
