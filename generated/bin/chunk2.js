// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import {
  REDACTED,
  codeOf,
  decodeText,
  isObject,
  nearestName,
  operationsOf,
  redact,
  safeLine,
  statsOf,
  suggestion
} from "./chunk3.js";

const LONGEST_READ = 16384;

var PARTS = /secret|passw|passphrase|passcode|authorization|credential|cookie|bearer|token|signature|jwt|pwd|sessionid|privatekey|apikey|accesskey|mnemonic|(?:seed|recovery)phrase|(?:recovery|backup|security)code|cardnumber|connectionstring/;
var KEYS = /^(?:|.*(?:signing|encryption|master|session|ssh|gpg|pgp|shared|account|storage|license|app|client|auth|service|webhook|host|root|deploy|server|admin))keys?$/;
var HARMLESS = /^(?:by|cache|column|dedup|field|foreign|group|hash|idempotency|index|issue|map|object|or|parent|partition|primary|project|property|public|publishable|range|resource|row|searcher|sort|type|unique)$/;
var SECRET_WORDS = /* @__PURE__ */ new Set([
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
      if (WORDS.has(key)) known.add(inner);
    } else if (typeof inner === "object" && inner !== null) {
      if (Array.isArray(inner) && WORDS.has(key)) for (const word of inner) known.add(word);
      collect(inner, known, secrets);
    } else if (key === "secret" && inner === true && typeof value["name"] === "string") secrets.add(value["name"]);
  }
}
var WORDS = /* @__PURE__ */ new Set([
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

function isSecretWord(name) {
  const words = wordsOf(name);
  const plain = words.join("");
  if (PAGE_TOKENS.test(plain)) return false;
  return PARTS.test(plain) || KEYS.test(plain) || namesKey(words) || plain === "auth" || words.some((word) => SECRET_WORDS.has(word));
}

function namesKey(words) {
  return words.some((word, place) => place > 0 && /^keys?$/.test(word) && !HARMLESS.test(words[place - 1] ?? ""));
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
var PLACE = /\b(?:bin|cli|connectors|core|runtime|schemas|shared)\/[\w./-]+\.[jt]s:\d+:\d+/;

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

function nameTarget(fileName, { addresses, connectors }) {
  const base = (fileName.split("/").at(-1) ?? "").replace(/\.gz$/i, "");
  const address = longestPrefix(base, addresses);
  if (address !== void 0) return address;
  const [owner = "", ...rest] = base.split(".");
  if (rest.length < 3 || ![...connectors, "gateway"].includes(owner)) return void 0;
  const wanted = base.split(".").slice(0, 4).join(".");
  return {
    code: "target/unknown-address",
    message: "the file name begins with an unknown address",
    hint: suggestion(wanted, [...addresses], "connector-gateway-spec list shows the connectors and their operations")
  };
}

function longestPrefix(name, addresses) {
  const prefixes = [...addresses].filter((address) => name.startsWith(address) && !/[A-Za-z]/.test(name[address.length] ?? ""));
  return prefixes.reduce((longest = "", prefix) => prefix.length > longest.length ? prefix : longest, void 0);
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

export {
  toVocabulary,
  own,
  textOf,
  nameTarget,
  toCatalogRules,
  namedOperations,
  requestTargets,
  redactText,
  redactName,
  printFailure,
  isRecordedResponse,
  responseOf,
  toBody,
  parsedBody,
  unchecked,
  toStatus,
  replaceFile
};
