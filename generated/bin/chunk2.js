// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import {
  codeOf,
  decodeText,
  isObject,
  nearestName,
  operationsOf,
  safeLine,
  statsOf,
  suggestion
} from "./chunk3.js";

import { redactName, redactText, hideInValue, isSecretWord } from "../shared/secrets.js";

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


function toVocabulary(catalog) {
  const words = /* @__PURE__ */ new Set();
  const secrets = /* @__PURE__ */ new Set(["auth_config"]);
  collect({ catalog }, words, secrets);
  return {
    isKnown: (word) => words.has(word),
    isSecretName: remember((key) => isSecret(key, secrets, words)),
    isSecretField: (name) => secrets.has(name)
  };
}

function isSecret(key, secrets, words) {
  if (secrets.has(key)) return true;
  if (isSecretWord(key)) return true;
  return !words.has(key) && nearestName(key, [...secrets]) !== void 0;
}

function collect(value, words, secrets) {
  for (const key in value) {
    const inner = value[key];
    if (typeof inner === "string") {
      if (WORDS.has(key)) words.add(inner);
    } else if (typeof inner === "object" && inner !== null) {
      if (Array.isArray(inner) && WORDS.has(key)) for (const word of inner) words.add(word);
      collect(inner, words, secrets);
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

export {
  redactName,
  redactText,
  hideInValue,
  printFailure,
  toVocabulary,
  own,
  textOf,
  nameTarget,
  toCatalogRules,
  namedOperations,
  requestTargets,
  isRecordedResponse,
  responseOf,
  toBody,
  parsedBody,
  unchecked,
  toStatus,
  replaceFile
};
