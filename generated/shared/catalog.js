// @generated from templates/core/catalog/kit.ts by connector-gateway-spec. Do not edit.

import { resultShapes, nearestName } from "../runtime/engine.js";

var READINGS = {
  any: { notation: () => "any" },
  scalar: { notation: ({ types }) => types.join(" | ") },
  array: {
    notation: ({ items }) => `array<${typeText(items)}>`,
    inside: ({ items }, key) => typeof key === "number" ? items : void 0,
    fields: ({ items }) => fieldsWithin(items)
  },
  object: {
    notation: ({ values }) => values === void 0 ? "object" : `map<${typeText(values)}>`,
    inside: ({ shape, values }, key) => shape?.fields.find(({ name }) => name === key) ?? othersOf(shape, key) ?? values,
    fields: ({ shape }) => shape
  },
  record: { notation: ({ record }) => record }
};

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

function describeName(catalog, name) {
  const steps = name.split(".");
  for (let length = steps.length; length > 0; length -= 1) {
    const whole = describeAddress(catalog, steps.slice(0, length).join("."));
    if (whole.type !== void 0) return steps.slice(length).reduce(stepByName, whole);
  }
  return void 0;
}

function stepByName(place, step) {
  const found = place && stepInto(place, step);
  if (place === void 0 || found !== void 0) return found;
  const element = stepInto(place, 0);
  return /^(?:\d+|\*)$/.test(step) ? element : element && stepByName(element, step);
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
  const records = [...connector.records, ...innerTypesOf(connector), ...gateway.records];
  if (address === connector.addresses.authConfig) return { ...describeAuth(connector), records };
  if (address === connector.addresses.execute) return { ...words(gateway.execute), type: objectOf(gateway.execute.request), records };
  const record = records.find((candidate) => (candidate.address ?? `${connector.id}.records.${candidate.name}`) === address);
  if (record !== void 0) return describeRecord(record, records);
  for (const operation of operationsOf(connector)) {
    const part = PARTS.find((name) => operation.addresses[name] === address);
    if (part !== void 0) return describePart(catalog, operation, part, records);
  }
  return void 0;
}
var PARTS = ["params", "request", "record", "meta", "response"];

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
  const { inner, ...stated } = place;
  const from = inner?.type === void 0 ? stated : { ...stated, type: inner.type, origin: inner.origin };
  const type = unfold(from.type, from.records);
  const inside = type && insideOf(type, step);
  if (inside === void 0) return void 0;
  if ("kind" in inside) return { ...from, type: inside };
  return { ...words(inside), type: inside.type, ...inside.inner !== void 0 && { inner: inside.inner }, records: place.records };
}
var innerTypesOfLists = /* @__PURE__ */ new WeakMap();

function innerTypesOf({ innerTypes = [] }) {
  const known = innerTypesOfLists.get(innerTypes);
  if (known !== void 0) return known;
  const types = innerTypes.map((type) => {
    const { section, origin, shape } = type;
    return {
      ...type,
      shape: { ...shape, fields: shape.fields.map((field) => ({ section, origin, required: false, secret: false, ...field })) }
    };
  });
  innerTypesOfLists.set(innerTypes, types);
  return types;
}

function othersOf(shape, key) {
  const fits = (parts) => String(key).startsWith(parts[0] ?? "") && String(key).endsWith(parts.at(-1) ?? "");
  return shape?.others?.find(({ pattern }) => fits(pattern.split("*")))?.type;
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

function typeText(type) {
  const notation = READINGS[type.kind].notation(type);
  return "nullable" in type && type.nullable ? `${notation} | null` : notation;
}

function insideOf(type, key) {
  return READINGS[type.kind].inside?.(type, key);
}

function fieldsWithin(type) {
  return READINGS[type.kind].fields?.(type);
}

import { isSecretWord } from "./secrets.js";


function toVocabulary(catalog) {
  const words2 = /* @__PURE__ */ new Set();
  const secrets = /* @__PURE__ */ new Set(["auth_config"]);
  collect({ catalog }, words2, secrets);
  return {
    isKnown: (word) => words2.has(word),
    isSecretName: remember((key) => isSecret(key, secrets, words2)),
    isSecretField: (name) => secrets.has(name)
  };
}

function isSecret(key, secrets, words2) {
  if (secrets.has(key)) return true;
  if (isSecretWord(key)) return true;
  return !words2.has(key) && nearestName(key, [...secrets]) !== void 0;
}

function collect(value, words2, secrets) {
  for (const key in value) {
    const inner = value[key];
    if (typeof inner === "string") {
      if (WORDS.has(key)) words2.add(inner);
    } else if (typeof inner === "object" && inner !== null) {
      if (Array.isArray(inner) && WORDS.has(key)) for (const word of inner) words2.add(word);
      collect(inner, words2, secrets);
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

var RANGES = [
  [0, 31],
  [127, 159],
  [173, 173],
  [847, 847],
  [1536, 1541],
  [1564, 1564],
  [1757, 1757],
  [1807, 1807],
  [2192, 2193],
  [2274, 2274],
  [6068, 6069],
  [4447, 4448],
  [12644, 12644],
  [65440, 65440],
  [6155, 6159],
  [8203, 8207],
  [8232, 8238],
  [8288, 8303],
  [55296, 57343],
  [65024, 65039],
  [65279, 65279],
  [65520, 65531],
  [69821, 69821],
  [69837, 69837],
  [78896, 78943],
  [113824, 113827],
  [119155, 119162],
  [917504, 921599]
];
var INVISIBLE = new RegExp(`[\\p{NChar}${RANGES.map(([from, to]) => `\\u{${hex(from)}}-\\u{${hex(to)}}`).join("")}]`, "gu");
var COMMAND = /##(?=\[)/g;

function safeText(text) {
  return escapeInvisibleInLines(text).replace(COMMAND, "#\\u0023");
}

function safeLines(text) {
  return safeText(text).replace(/^([^\S\n]*):(?=:)/gm, "$1\\u003a");
}

function jsonText(value, indent) {
  return safeText(JSON.stringify(value, void 0, indent));
}

function safeLine(text) {
  return safeText(text).replaceAll("\n", "\\n").replaceAll("	", " ");
}

function xmlText(text) {
  return safeText(text).replace(/[\ufffe\uffff]/g, "�").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&apos;");
}

function escapeInvisible(text) {
  return text.replace(INVISIBLE, escapeUnits);
}

function escapeInvisibleInLines(text) {
  return text.replace(INVISIBLE, (character) => character === "	" || character === "\n" ? character : escapeUnits(character));
}

function removeInvisible(text) {
  return text.replace(INVISIBLE, "");
}

function escapeUnits(character) {
  return character.split("").map((unit) => `\\u${hex(unit.charCodeAt(0)).padStart(4, "0")}`).join("");
}

function hex(code) {
  return code.toString(16);
}
export {
  describe,
  describeAddress,
  describeName,
  escapeInvisible,
  escapeInvisibleInLines,
  fieldsWithin,
  findOperation,
  innerTypesOf,
  insideOf,
  jsonText,
  operationsOf,
  removeInvisible,
  safeLine,
  safeLines,
  safeText,
  toVocabulary,
  typeText,
  unfold,
  xmlText
};
