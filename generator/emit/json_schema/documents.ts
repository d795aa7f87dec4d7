import { optional } from "#generator/read";
import type { Connector, Gateway, Model, Operation, Field } from "#generator/resolve";
import { operationsOf, remember, componentName, partTypeName } from "#generator/resolve";
import type { JsonSchema, DefinitionName, Dialect } from "#generator/schema";
import {
  connectorDefinitions,
  gatewayDefinitions,
  toCreateInstanceSchema,
  toUnknownInstanceSchema,
  refsIn,
  toShapeSchema,
  sentences,
  toDescription,
  toFieldDescription,
} from "#generator/schema";

/**
 * The definition that finds the mistakes in a file with a request: it picks the params by entity and action, so that a
 * mistake is reported once, at its place. A union alone would report it for every operation. No address has a hyphen.
 */
const REQUEST_FILE = "request-file";

/** A JSON Schema document that describes files with a request, and defines all other schemas of a connector or the gateway. */
export type SchemaDocument = JsonSchema & {
  readonly $schema: string;
  readonly $id: string;
  readonly title: string;
  readonly description: string;
  readonly $defs: Definitions;
};

/** Schemas by their keys under `$defs`. */
type Definitions = Readonly<Record<string, JsonSchema>>;

/** All schemas of one connector, by name of record or type and by `<entity>.<action>.<part>`. */
export const toConnectorDocument = remember((gateway: Gateway, connector: Connector): SchemaDocument => {
  const ownDefinitions = toConnectorDefinitions(gateway, connector);
  const shared = Object.entries(toSharedDefinitions(gateway)).filter(([key]) => !Object.hasOwn(ownDefinitions, key));
  const requests = toRequests(gateway, connector, LOCAL);
  const file: Entry = [REQUEST_FILE, toRequestFileSchema(gateway, requests, LOCAL.dialect)];
  const definitions = toDefinitions([file, ...Object.entries(ownDefinitions), ...shared]);
  return {
    ...toHead(connector.id, connector.title, connector.description),
    ...toRootSchema(gateway, requests, LOCAL.dialect),
    $defs: pick(definitions, [REQUEST_FILE, ...Object.keys(ownDefinitions)]),
  };
});

/** The schemas of the gateway's own bodies, and those of the connectors that they refer to, prefixed with the connector id. */
export function toGatewayDocument(model: Model): SchemaDocument {
  const { gateway, connectors } = model;
  const requests = connectors.flatMap((connector) => toRequests(gateway, connector, PREFIXED));
  const definitions = toDefinitions([
    [REQUEST_FILE, toRequestFileSchema(gateway, requests, PREFIXED.dialect)],
    ...Object.entries(toGatewayDefinitions(model)),
    ...connectors.map((connector): Entry => [`${connector.id}.execute`, toExecuteSchema(connector, PREFIXED)]),
    ...connectors.flatMap((connector) => toEntries(gateway, connector, PREFIXED)),
  ]);
  return {
    ...toHead("gateway", gateway.title, gateway.description),
    ...toRootSchema(gateway, requests, PREFIXED.dialect),
    $defs: pick(definitions, [REQUEST_FILE, "create_instance", "create_instance_response", "execute", "error"]),
  };
}

/** The keys of the gateway's definitions that the document of a connector repeats. */
export function toSharedKeys(gateway: Gateway, connector: Connector): readonly string[] {
  const ownDefinitions = toConnectorDefinitions(gateway, connector);
  const { $defs } = toConnectorDocument(gateway, connector);
  return Object.keys($defs).filter((key) => key !== REQUEST_FILE && !Object.hasOwn(ownDefinitions, key));
}

/** The definitions that belong to a connector and have an address, or are referred to, by their keys in its document. */
const toConnectorDefinitions = remember((gateway: Gateway, connector: Connector): Definitions =>
  toDefinitions([...toEntries(gateway, connector, LOCAL), ["execute", toExecuteSchema(connector, LOCAL)]]),
);

/** The definitions of the gateway by their keys. They refer to those of the connectors. */
export function toGatewayDefinitions(model: Model): Definitions {
  const { gateway, connectors } = model;
  return toDefinitions([
    ["create_instance", toAnyOf([...connectors.map(({ id }) => `${id}.create_instance`), UNKNOWN_INSTANCE])],
    ["execute", toAnyOf(connectors.map(({ id }) => `${id}.execute`))],
    ...Object.entries(toSharedDefinitions(gateway)),
    [UNKNOWN_INSTANCE, toUnknownInstanceSchema(model, PREFIXED.dialect)],
    ...connectors.map((connector): Entry => [
      `${connector.id}.create_instance`,
      toCreateInstanceSchema(gateway, connector, PREFIXED.dialect),
    ]),
  ]);
}

type Entry = readonly [key: string, schema: JsonSchema];

/** Cannot collide with a connector: connector ids have no hyphens. */
const UNKNOWN_INSTANCE = "unknown-connector.create_instance";

/** How a document names what it defines. */
interface Naming {
  /** The key of a definition under `$defs`. */
  readonly keyOf: DefinitionKey;
  readonly dialect: Dialect;
  /** The name of the type of a request, unique in the document. */
  readonly titleOf: (operation: Operation) => string;
}

/** In the document of a connector. */
const LOCAL: Naming = namedBy(
  ({ name }) => name,
  (operation) => partTypeName(operation, "request"),
);

/** In that of the gateway, which has the definitions of all connectors. */
const PREFIXED: Naming = namedBy(
  ({ connector, name }) => (connector === undefined ? name : `${connector}.${name}`),
  (operation) => componentName(operation.connector, partTypeName(operation, "request")),
);

function namedBy(keyOf: DefinitionKey, titleOf: Naming["titleOf"]): Naming {
  return { keyOf, dialect: jsonSchemaDialect(keyOf), titleOf };
}

function toEntries(gateway: Gateway, connector: Connector, { keyOf, dialect }: Naming): readonly Entry[] {
  return connectorDefinitions(gateway, connector, dialect).map((definition) => [keyOf(definition), definition.schema]);
}

/** The definitions that connectors and gateway share. They refer to each other only. */
function toSharedDefinitions(gateway: Gateway): Definitions {
  return toDefinitions(gatewayDefinitions(gateway, LOCAL.dialect).map(({ name, schema }) => [name, schema]));
}

function toRequests(gateway: Gateway, connector: Connector, naming: Naming): readonly RequestDefinition[] {
  const definitions = new Map(toEntries(gateway, connector, naming));
  return operationsOf(connector).map((operation) => {
    const schema = definitions.get(requestKey(operation, naming)) ?? {};
    return { operation, schema, title: naming.titleOf(operation) };
  });
}

function requestKey({ connector, entity, action }: Operation, { keyOf }: Naming): string {
  return keyOf({ connector, name: `${entity}.${action}.request` });
}

/** Any request of a connector. Checks entity and action separately, so that a wrong one is not reported for every branch. */
function toExecuteSchema(connector: Connector, naming: Naming): JsonSchema {
  const operations = operationsOf(connector);
  const actions = [...new Set(operations.map(({ action }) => action))];
  return {
    type: "object",
    properties: {
      entity: { type: "string", enum: connector.entities.map(({ name }) => name) },
      action: { type: "string", enum: actions },
    },
    required: ["entity", "action"],
    ...toAnyOf(operations.map((operation) => requestKey(operation, naming))),
  };
}

function toAnyOf(keys: readonly string[]): JsonSchema {
  return { anyOf: keys.map((key) => ({ $ref: toRef(key) })) };
}

/** Throws when two definitions have the same key, which the rules of the catalog prevent. */
function toDefinitions(entries: readonly Entry[]): Definitions {
  const definitions = Object.fromEntries(entries);
  if (Object.keys(definitions).length === entries.length) return definitions;
  const seen = new Set<string>();
  const twice = entries.map(([key]) => key).filter((key) => seen.size === seen.add(key).size);
  throw new Error(`duplicate schema definitions: ${twice.join(", ")}`);
}

/** The wanted definitions and all those that they refer to, in the order of `definitions`. */
function pick(definitions: Definitions, wanted: readonly string[]): Definitions {
  const reached = new Set(wanted);
  // Iterating over a set includes values that are added on the way.
  for (const key of reached) for (const ref of refsIn(definitions[key] ?? {})) reached.add(ref.slice(toRef("").length));
  return Object.fromEntries(Object.entries(definitions).filter(([key]) => reached.has(key)));
}

function toHead(id: string, title: string, description: string): Pick<SchemaDocument, "$schema" | "$id" | "title" | "description"> {
  const $schema = "https://json-schema.org/draft/2020-12/schema";
  return { $schema, $id: `urn:connector-gateway-spec:schemas:${id}`, title, description };
}

/** An operation whose request a document defines. */
interface RequestDefinition {
  readonly operation: Operation;
  /** Its definition. */
  readonly schema: JsonSchema;
  /** The name of the request's type, unique in the document. */
  readonly title: string;
}

/** The keywords of a file with any of the given requests. The file may name its schema, for editors. */
function toRequestFileSchema(gateway: Gateway, requests: readonly RequestDefinition[], dialect: Dialect): JsonSchema {
  return { ...toFields(gateway, requests, dialect), allOf: [...toActionChecks(requests), ...toParamsChecks(requests)] };
}

/**
 * The keywords of the document itself, which describes the same files. The union of all requests is for tools that make
 * types. It comes last, because most validators stop at the first part that fails.
 */
function toRootSchema(gateway: Gateway, requests: readonly RequestDefinition[], dialect: Dialect): JsonSchema {
  const alternatives = requests.map(toAlternative);
  return { ...toFields(gateway, requests, dialect), allOf: [{ $ref: toRef(REQUEST_FILE) }, { anyOf: alternatives }] };
}

type Properties = Readonly<Record<string, JsonSchema>>;

function toFields(gateway: Gateway, requests: readonly RequestDefinition[], dialect: Dialect): JsonSchema {
  const { properties = {}, ...schema } = toShapeSchema(gateway.execute.request, { dialect, side: "request" });
  const operations = requests.map(({ operation }) => operation);
  const { entity, action, ...others } = properties;
  return {
    ...schema,
    properties: {
      $schema: { description: "The schema of this file, for editors.", type: "string" },
      entity: { ...entity, enum: unique(operations.map((operation) => operation.entity)) },
      action: { ...action, enum: unique(operations.map((operation) => operation.action)) },
      // An object with any keys would take the exact types of the params away from tools that make types.
      ...Object.fromEntries(Object.keys(others).map((name) => [name, {}])),
    },
  };
}

/** The actions of each entity. */
function toActionChecks(requests: readonly RequestDefinition[]): readonly JsonSchema[] {
  const operations = requests.map(({ operation }) => operation);
  return unique(operations.map(({ entity }) => entity)).map((entity) => {
    const actions = operations.filter((operation) => operation.entity === entity).map(({ action }) => action);
    return {
      if: { properties: { entity: { const: entity } }, required: ["entity"] },
      then: { properties: { action: { enum: unique(actions) } } },
    };
  });
}

/** The params of each operation. Several connectors can have an operation with the same entity and action. */
function toParamsChecks(requests: readonly RequestDefinition[]): readonly JsonSchema[] {
  const pairs = new Map(requests.map(({ operation: { entity, action } }) => [`${entity}.${action}`, { entity, action }]));
  return [...pairs.values()].map(({ entity, action }) => {
    const alternatives = requests
      .filter(({ operation }) => operation.entity === entity && operation.action === action)
      .map(({ schema }) => toParamsCheck(schema));
    const [only, ...others] = alternatives;
    return {
      if: { properties: { entity: { const: entity }, action: { const: action } }, required: ["entity", "action"] },
      then: only !== undefined && others.length === 0 ? only : { anyOf: alternatives },
    };
  });
}

/** The schema of a request without entity and action. */
function toParamsCheck({ properties = {}, required = [] }: JsonSchema): JsonSchema {
  const { entity: _entity, action: _action, ...others } = properties;
  const demanded = required.filter((name) => Object.hasOwn(others, name));
  return { properties: withoutDescriptions(others), ...(demanded.length > 0 && { required: demanded }) };
}

/** A request with `$schema`. It is spelt out, because a closed object cannot be extended by another property. */
function toAlternative({ schema, title }: RequestDefinition): JsonSchema {
  return { title, ...schema, properties: { $schema: { type: "string" }, ...withoutDescriptions(schema.properties ?? {}) } };
}

/** The document and the definitions of the requests have the descriptions. */
function withoutDescriptions(properties: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).map(([name, { description: _description, ...schema }]) => [name, schema]));
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}

/** Returns the key of a definition under `$defs`. */
type DefinitionKey = (target: DefinitionName) => string;

/** JSON Schema 2020-12 with validation keywords, descriptions and defaults. Uses no extension keywords. */
export function jsonSchemaDialect(key: DefinitionKey): Dialect {
  return {
    ref: (target) => toRef(key(target)),
    notes: (notes) => optional({ description: toDescription(notes) }),
    fieldNotes: (field) => ({
      ...optional({ description: sentences([toFieldDescription(field), describeAssumedDefault(field)]) }),
      ...(field.default && { default: field.default.value }),
    }),
    openNotes: () => ({}),
    // Strict validators want each required name among the properties next to it.
    atLeastOneOf: (object, names) => ({ ...object, anyOf: names.map((name) => ({ properties: { [name]: {} }, required: [name] })) }),
  };
}

/** The `$ref` to a definition in the same document. */
function toRef(key: string): string {
  return `#/$defs/${key}`;
}

/** Says in words what the OpenAPI documents have an extension keyword for. */
function describeAssumedDefault({ default: preset }: Field): string | undefined {
  return preset?.origin.kind === "assumed" ? "The default is assumed." : undefined;
}
