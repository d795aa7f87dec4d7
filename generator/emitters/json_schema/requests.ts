import type { Gateway, Operation } from "../../model/types.ts";
import type { JsonSchema } from "../../schema/json_schema.ts";
import { toShapeSchema, type Dialect } from "../../schema/to_schema.ts";
import { toRef } from "./dialect.ts";

/** An operation whose request a document defines. */
export interface RequestDefinition {
  readonly operation: Operation;
  /** Its definition. */
  readonly schema: JsonSchema;
  /** The name of the request's type, unique in the document. */
  readonly title: string;
}

/**
 * The definition that finds the mistakes in a file with a request: it picks the params by entity and action, so that a
 * mistake is reported once, at its place. A union alone would report it for every operation. No address has a hyphen.
 */
export const REQUEST_FILE = "request-file";

/** The keywords of a file with any of the given requests. The file may name its schema, for editors. */
export function toRequestFileSchema(gateway: Gateway, requests: readonly RequestDefinition[], dialect: Dialect): JsonSchema {
  return { ...toFields(gateway, requests, dialect), allOf: [...toActionChecks(requests), ...toParamsChecks(requests)] };
}

/**
 * The keywords of the document itself, which describes the same files. The union of all requests is for tools that make
 * types. It comes last, because most validators stop at the first part that fails.
 */
export function toRootSchema(gateway: Gateway, requests: readonly RequestDefinition[], dialect: Dialect): JsonSchema {
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

/** What a request has besides entity and action. */
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
