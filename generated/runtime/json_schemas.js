// @generated from templates/runtime/json_schemas.ts by connector-gateway-spec. Do not edit.

import { UnknownAddressError } from "./engine.js";

const GATEWAY = "gateway";
const DEFINITIONS = "#/$defs/";

function createSchemaLookup(sources) {
  let entries;
  return (address) => {
    entries ??= new Map(Object.entries(sources).flatMap(([id, source]) => listEntries(id, source)));
    const entry = entries.get(address);
    if (entry === void 0) throw new UnknownAddressError(address, [...entries.keys()]);
    return extractSchema(entry, sources);
  };
}

function addJsonSchema(validator, find) {
  const convert = ({ target }) => convertSchema(find(validator.address), target);
  const jsonSchema = Object.freeze({ input: convert, output: convert });
  return Object.freeze({ ...validator, "~standard": Object.freeze({ ...validator["~standard"], jsonSchema }) });
}

function listEntries(owner, { definitions, records, shared }) {
  const isAddressed = (key) => /^[a-z][a-z0-9_]*(?:\.[a-z0-9_]+\.[a-z0-9_]+)?$/.test(key) && !shared.includes(key);
  const keys = Object.keys(definitions).filter(isAddressed);
  return [
    ...keys.map((key) => [`${owner}.${key}`, { owner, key }]),
    ...records.map((key) => [`${owner}.records.${key}`, { owner, key }])
  ];
}

function extractSchema({ owner, key }, sources) {
  const root = findDefinition(sources, owner, key) ?? {};
  const target = Object.keys(root).length === 1 ? refKey(root["$ref"]) : void 0;
  const schema = (target === void 0 ? void 0 : findDefinition(sources, owner, target)) ?? root;
  const $defs = {};
  const reached = new Set(refKeys(schema));
  for (const name of reached) {
    $defs[name] = findDefinition(sources, owner, name);
    for (const next of refKeys($defs[name])) reached.add(next);
  }
  return structuredClone({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:connector-gateway-spec:schemas:${owner}:${key}`,
    ...schema,
    ...reached.size > 0 && { $defs }
  });
}

function findDefinition(sources, owner, key) {
  const definition = definitionAt(sources, owner, key);
  if (definition !== void 0 || owner !== GATEWAY) return definition;
  const dot = key.indexOf(".");
  const connector = key.slice(0, dot);
  const borrowed = definitionAt(sources, connector, key.slice(dot + 1));
  const shared = sources[connector]?.shared ?? [];
  return borrowed && withRefs(borrowed, (name) => DEFINITIONS + (shared.includes(name) ? name : `${connector}.${name}`));
}

function definitionAt(sources, owner, key) {
  const definitions = Object.hasOwn(sources, owner) ? sources[owner]?.definitions : void 0;
  return definitions !== void 0 && Object.hasOwn(definitions, key) ? definitions[key] : void 0;
}

function refKeys(schema) {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const key = keyword === "$ref" ? refKey(value) : void 0;
    return key === void 0 ? refKeys(value) : [key];
  });
}

function refKey(ref) {
  return typeof ref === "string" && ref.startsWith(DEFINITIONS) ? ref.slice(DEFINITIONS.length) : void 0;
}

function convertSchema(schema, target) {
  if (target === "draft-2020-12") return schema;
  if (target !== "draft-07") throw new Error(`The target must be draft-2020-12 or draft-07, not ${target}.`);
  const { $schema: _schema, $id, $defs: definitions, ...rest } = schema;
  const converted = withRefs({ $id, ...rest, ...definitions !== void 0 && { definitions } }, (key) => `#/definitions/${key}`);
  return { $schema: "http://json-schema.org/draft-07/schema#", ...converted };
}

function withRefs(schema, toRef) {
  const entries = Object.entries(schema).map(([keyword, value]) => {
    const key = keyword === "$ref" ? refKey(value) : void 0;
    return [keyword, key === void 0 ? withRefsInside(value, toRef) : toRef(key)];
  });
  return Object.fromEntries(entries);
}

function withRefsInside(value, toRef) {
  if (Array.isArray(value)) return value.map((item) => withRefsInside(item, toRef));
  return isSchema(value) ? withRefs(value, toRef) : value;
}

function isSchema(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
export {
  addJsonSchema,
  createSchemaLookup
};
