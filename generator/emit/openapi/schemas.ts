import type { Connector, Gateway, Model, Operation, Field, Header, JsonValue, Part } from "#generator/resolve";
import { operationsOf, componentName, operationParts, partTypeName } from "#generator/resolve";
import type { JsonSchema, Dialect } from "#generator/schema";
import {
  connectorDefinitions,
  gatewayDefinitions,
  toCreateInstanceSchema,
  toUnknownInstanceSchema,
  refsIn,
  toSchema,
  toDescription,
} from "#generator/schema";
import {
  openApiDialect,
  schemaName,
  schemaRef,
  sparingDialect,
  terseDialect,
  type ParameterObject,
  type Reference,
  toOriginKeys,
} from "./document.ts";

/** Schema components by name. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

type Entry = readonly [name: string, schema: JsonSchema];

/** Names of the components that the paths refer to. */
export const EXECUTE_REQUEST = "ExecuteRequest";
export const EXECUTE_RESPONSE = "ExecuteResponse";
export const CREATE_INSTANCE_REQUEST = componentName("gateway", "CreateInstanceRequest");
export const CREATE_INSTANCE_RESPONSE = schemaName({ name: "create_instance_response" });
export const ERROR_BODY = componentName("gateway", "ErrorBody");

/**
 * The scope of a document: the two endpoints of the gateway, each operation of every connector, or one connector. Only
 * the first two also take connectors that are not in the catalog.
 */
export type Coverage = "endpoints" | "operations" | "connector";

/** Every document but that of a connector leaves out some texts of fields, because it has the fields of all connectors. */
const dialects: Readonly<Record<Coverage, Dialect>> = { endpoints: terseDialect, operations: sparingDialect, connector: openApiDialect };

/**
 * The schema components of a document for the connectors of the model: those that `used` refers to, directly or through
 * other components. Throws when two components have the same name, which the rules of the catalog prevent.
 */
export function toSchemas(model: Model, coverage: Coverage, used: readonly JsonSchema[]): Schemas {
  const dialect = dialects[coverage];
  const entries = [
    ...toGatewayEntries(model, coverage, dialect),
    ...model.connectors.flatMap((connector) => toConnectorEntries(model.gateway, connector, dialect)),
  ];
  const schemas: Schemas = Object.fromEntries(entries);
  const once = new Set<string>();
  const names = entries.flatMap(([name]) => (once.size === once.add(name).size ? [name] : []));
  if (names.length > 0) throw new Error(`duplicate schema components: ${names.join(", ")}`);
  const reached = new Set(used.flatMap((schema) => refsIn(schema)));
  // Iterating over a set includes values that are added on the way.
  for (const ref of reached) for (const next of refsIn(schemas[ref.slice(schemaRef("").length)] ?? {})) reached.add(next);
  return Object.fromEntries(entries.filter(([name]) => reached.has(schemaRef(name))));
}

function toGatewayEntries(model: Model, coverage: Coverage, dialect: Dialect): readonly Entry[] {
  const { gateway, connectors } = model;
  const unknown = componentName("gateway", "UnknownInstanceRequest");
  const creates = [...connectors.map(({ id }) => createRequestName(id)), ...(coverage === "connector" ? [] : [unknown])];
  return [
    [EXECUTE_REQUEST, toAnyOf(connectors.map(({ id }) => componentName(id, EXECUTE_REQUEST)))],
    ...toResponseEntry(
      EXECUTE_RESPONSE,
      connectors.filter(hasJsonResponses).map(({ id }) => componentName(id, EXECUTE_RESPONSE)),
    ),
    [CREATE_INSTANCE_REQUEST, toAnyOf(creates)],
    [
      unknown,
      { description: "Creates an instance of a connector that is not in the catalog.", ...toUnknownInstanceSchema(model, dialect) },
    ],
    ...gatewayDefinitions(gateway, dialect).map((definition): Entry => [
      definition.name === "error" ? ERROR_BODY : schemaName(definition),
      definition.schema,
    ]),
  ];
}

function toConnectorEntries(gateway: Gateway, connector: Connector, dialect: Dialect): readonly Entry[] {
  const { id } = connector;
  const withResponse = operationsOf(connector).filter(hasJsonResponse);
  return [
    [createRequestName(id), toCreateInstanceSchema(gateway, connector, dialect)],
    [componentName(id, EXECUTE_REQUEST), toConnectorRequest(connector)],
    ...toResponseEntry(
      componentName(id, EXECUTE_RESPONSE),
      withResponse.map((operation) => partName(operation, "response")),
    ),
    ...connectorDefinitions(gateway, connector, dialect).map((definition): Entry => [schemaName(definition), definition.schema]),
  ];
}

/** Whether any operation of a connector returns JSON. Downloads do not. */
export function hasJsonResponses({ entities }: Connector): boolean {
  return entities.some(({ operations }) => operations.some(hasJsonResponse));
}

/** The name of the component for a part of an operation. */
export function partName(operation: Operation, part: Part): string {
  return componentName(operation.connector, partTypeName(operation, part));
}

function hasJsonResponse(operation: Operation): boolean {
  return operationParts(operation).includes("response");
}

function toResponseEntry(name: string, responses: readonly string[]): readonly Entry[] {
  return responses.length === 0 ? [] : [[name, toAnyOf(responses)]];
}

function createRequestName(connector: string): string {
  return componentName(connector, "CreateRequest");
}

/** All requests of a connector. Each has a constant `entity` and `action`, and no two of them have the same pair. */
function toConnectorRequest(connector: Connector): JsonSchema {
  return toUnion(
    "oneOf",
    operationsOf(connector).map((operation) => partName(operation, "request")),
  );
}

function toAnyOf(names: readonly string[]): JsonSchema {
  return toUnion("anyOf", names);
}

function toUnion(keyword: "anyOf" | "oneOf", names: readonly string[]): JsonSchema {
  const refs = names.map((name) => ({ $ref: schemaRef(name) }));
  return refs.length === 1 && refs[0] !== undefined ? refs[0] : { [keyword]: refs };
}

/** The path parameters and headers of the gateway, as components. */
export function toParameters({ execute, headers }: Gateway): Readonly<Record<string, ParameterObject>> {
  const parameters = [
    ...execute.pathParams.map((param) => toParameter(param, "path", param.example)),
    ...headers.filter(isOwnHeader).map((header) => toParameter(header, "header", header.example)),
  ];
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter]));
}

function toParameter(named: Header | Field, place: "path" | "header", example?: JsonValue): ParameterObject {
  const description = toDescription(named);
  return {
    name: named.name,
    in: place,
    // Nothing that is assumed is required.
    required: place === "path" || named.origin.kind === "stated",
    ...(description !== undefined && { description }),
    schema: toSchema(named.type, { dialect: openApiDialect, side: "request" }),
    ...(example !== undefined && { example }),
    ...toOriginKeys(named.origin),
  };
}

/** The parameters in the path of the execute endpoint. */
export function toPathRefs({ execute }: Gateway): readonly Reference[] {
  return execute.pathParams.map(toParameterRef);
}

/** The headers of requests with an effect. */
export function toHeaderRefs({ headers }: Gateway, effect: Operation["effect"]): readonly Reference[] {
  return headers
    .filter(isOwnHeader)
    .filter(({ name }) => effect === "write" || name.toLowerCase() !== "idempotency-key")
    .map(toParameterRef);
}

/** OpenAPI has other keywords for these headers: the media type of the body and the security scheme. */
function isOwnHeader({ name }: Header): boolean {
  return !["content-type", "authorization", "accept"].includes(name.toLowerCase());
}

function toParameterRef({ name }: { readonly name: string }): Reference {
  return { $ref: `#/components/parameters/${name}` };
}
