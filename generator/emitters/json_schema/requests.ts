import type { Gateway, Operation } from "../../model/types.ts";
import type { JsonSchema } from "../../schema/json_schema.ts";
import { toShapeSchema, type Dialect } from "../../schema/to_schema.ts";
import { toRef } from "./dialect.ts";

/** An operation whose request a document defines. */
export interface RequestDefinition {
  readonly operation: Operation;
  /** The definition in the document. */
  readonly key: string;
  readonly schema: JsonSchema;
  /** The name of the request's type, unique in the document. */
  readonly title: string;
}

/**
 * The definition that finds the mistakes in a request: it picks the params by entity and action, so that a mistake is
 * reported once, at its place. A union alone would report it for every operation. Cannot collide with an address, which
 * has no hyphen.
 */
export const ANY_REQUEST = "any-request";

/** The fields of a request, with the entities and actions of the given operations. Other keys are not checked. */
export function toAnyRequestSchema(gateway: Gateway, requests: readonly RequestDefinition[], dialect: Dialect): JsonSchema {
  return { ...toFields(gateway, requests, dialect), allOf: [...toActionChecks(requests), ...toParamsChecks(requests)] };
}

/** Any of the given requests, as the gateway accepts it. */
export function toExecuteSchema(gateway: Gateway, requests: readonly RequestDefinition[], dialect: Dialect): JsonSchema {
  const fields = toFields(gateway, requests, dialect);
  const names = toAnything(Object.keys(fields.properties ?? {}));
  return {
    ...fields,
    ...inOrder(
      names,
      requests.map(({ key }) => ({ $ref: toRef(key) })),
    ),
  };
}

/**
 * The keywords of the document itself: any of the given requests, as a file that may name its schema. Each request is
 * spelt out, because a closed object cannot be extended by another property.
 */
export function toRootSchema(gateway: Gateway, requests: readonly RequestDefinition[], dialect: Dialect): JsonSchema {
  const { properties, ...fields } = toFields(gateway, requests, dialect);
  const names = { ...withSchemaKey, ...toAnything(Object.keys(properties ?? {})) };
  return {
    ...fields,
    properties: { $schema: { description: "The schema of this file, for editors.", type: "string" }, ...properties },
    additionalProperties: false,
    ...inOrder(names, requests.map(toRequestFile)),
  };
}

type Properties = Readonly<Record<string, JsonSchema>>;

const withSchemaKey = { $schema: { type: "string" } } as const;

function toFields(gateway: Gateway, requests: readonly RequestDefinition[], dialect: Dialect): JsonSchema {
  const { additionalProperties: _closed, ...schema } = toShapeSchema(gateway.execute.request, { dialect, side: "request" });
  const operations = requests.map(({ operation }) => operation);
  const entity = unique(operations.map((operation) => operation.entity));
  const action = unique(operations.map((operation) => operation.action));
  const { properties = {} } = schema;
  return {
    ...schema,
    properties: { ...properties, entity: { ...properties["entity"], enum: entity }, action: { ...properties["action"], enum: action } },
  };
}

/** Validators stop at the first part that fails, unless they are to find everything; the union would say the least. */
function inOrder(names: Properties, requests: readonly JsonSchema[]): JsonSchema {
  return { allOf: [{ $ref: toRef(ANY_REQUEST) }, { properties: names, additionalProperties: false }, { anyOf: requests }] };
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

/** What a request has besides entity and action. */
function toParamsCheck({ properties = {}, required = [] }: JsonSchema): JsonSchema {
  const { entity: _entity, action: _action, ...others } = properties;
  const demanded = required.filter((name) => Object.hasOwn(others, name));
  return { properties: withoutDescriptions(others), ...(demanded.length > 0 && { required: demanded }) };
}

function toRequestFile({ schema, title }: RequestDefinition): JsonSchema {
  return { title, ...schema, properties: { ...withSchemaKey, ...withoutDescriptions(schema.properties ?? {}) } };
}

/** The descriptions are those of the document's own properties. */
function withoutDescriptions(properties: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).map(([name, { description: _description, ...schema }]) => [name, schema]));
}

/** Names of properties without a statement about their values. */
function toAnything(names: readonly string[]): Properties {
  return Object.fromEntries(names.map((name) => [name, {}]));
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
