// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import {
  decodeText,
  isObject,
  operationsOf,
  suggestion
} from "./chunk6.js";

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

export {
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
  toStatus
};
