import type { Connector, Entity, Gateway, Model, Operation } from "../../model/types.ts";
import { componentName, entityRequestName, operationParts, partTypeName, type Part } from "../../naming/names.ts";
import { connectorDefinitions, gatewayDefinitions, toCreateInstanceSchema, toUnknownInstanceSchema } from "../../schema/definitions.ts";
import { refsIn, type JsonSchema } from "../../schema/json_schema.ts";
import { openApiDialect, schemaName, schemaRef, toOriginKeys } from "./dialect.ts";

/** Schema components by name. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

type Entry = readonly [name: string, schema: JsonSchema];

/** Names of the components that the paths refer to. */
export const EXECUTE_REQUEST = "ExecuteRequest";
export const EXECUTE_RESPONSE = "ExecuteResponse";
export const CREATE_INSTANCE_REQUEST = componentName("gateway", "CreateInstanceRequest");
export const CREATE_INSTANCE_RESPONSE = schemaName({ name: "create_instance_response" });
export const ERROR_BODY = componentName("gateway", "ErrorBody");
/** An index of all operations, to look up types by operation id. */
const OPERATIONS = "Operations";

/** Whether a document covers the whole gateway, including connectors that are not in the catalog, or one connector. */
export type Coverage = "gateway" | "connector";

/**
 * The schema components of a document for the connectors of the model. Throws when two of them have the same name, which
 * the rules of the catalog prevent.
 */
export function toSchemas(model: Model, coverage: Coverage): Schemas {
  const entries = [
    ...toGatewayEntries(model, coverage),
    ...model.connectors.flatMap((connector) => toConnectorEntries(model.gateway, connector)),
  ];
  const schemas: Schemas = Object.fromEntries(entries);
  const names = entries.map(([name]) => name).filter((name, index, all) => all.indexOf(name) !== index);
  if (names.length > 0) throw new Error(`duplicate schema components: ${names.join(", ")}`);
  const used = new Set([OPERATIONS, CREATE_INSTANCE_REQUEST, CREATE_INSTANCE_RESPONSE, EXECUTE_REQUEST, EXECUTE_RESPONSE, ERROR_BODY]);
  // Iterating over a set includes values that are added on the way.
  for (const name of used) for (const ref of refsIn(schemas[name] ?? {})) used.add(ref.slice(schemaRef("").length));
  return Object.fromEntries(entries.filter(([name]) => used.has(name)));
}

function toGatewayEntries(model: Model, coverage: Coverage): readonly Entry[] {
  const { gateway, connectors } = model;
  const unknown = componentName("gateway", "UnknownInstanceRequest");
  const creates = [...connectors.map(({ id }) => createRequestName(id)), ...(coverage === "gateway" ? [unknown] : [])];
  return [
    [OPERATIONS, toOperationsIndex(connectors)],
    [EXECUTE_REQUEST, toAnyOf(connectors.map(({ id }) => componentName(id, EXECUTE_REQUEST)))],
    ...toResponseEntry(
      EXECUTE_RESPONSE,
      connectors.filter(hasJsonResponses).map(({ id }) => componentName(id, EXECUTE_RESPONSE)),
    ),
    [CREATE_INSTANCE_REQUEST, toAnyOf(creates)],
    [
      unknown,
      { description: "Creates an instance of a connector that is not in the catalog.", ...toUnknownInstanceSchema(model, openApiDialect) },
    ],
    ...gatewayDefinitions(gateway, openApiDialect).map((definition): Entry => [
      definition.name === "error" ? ERROR_BODY : schemaName(definition),
      definition.schema,
    ]),
  ];
}

function toConnectorEntries(gateway: Gateway, connector: Connector): readonly Entry[] {
  const { id, entities } = connector;
  const withResponse = entities.flatMap(({ operations }) => operations).filter(hasJsonResponse);
  return [
    [createRequestName(id), toCreateInstanceSchema(gateway, connector, openApiDialect)],
    [componentName(id, EXECUTE_REQUEST), toConnectorRequest(connector)],
    ...entities.map((entity): Entry => [entityName(connector, entity), toEntityRequest(entity)]),
    ...toResponseEntry(
      componentName(id, EXECUTE_RESPONSE),
      withResponse.map((operation) => partName(operation, "response")),
    ),
    ...connectorDefinitions(gateway, connector, openApiDialect).map((definition): Entry => [schemaName(definition), definition.schema]),
  ];
}

/** Whether any operation of a connector returns JSON. Downloads do not. */
export function hasJsonResponses({ entities }: Connector): boolean {
  return entities.some(({ operations }) => operations.some(hasJsonResponse));
}

/** The name of the component for a part of an operation. The record part uses the component of the record. */
export function partName(operation: Operation, part: Part): string {
  if (part === "record" && operation.returns !== undefined) return componentName(operation.connector, operation.returns.record);
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

function entityName({ id }: Connector, { name }: Entity): string {
  return componentName(id, entityRequestName(name));
}

/** All of its properties are required, so that generated types can be indexed without checks. */
function toOperationsIndex(connectors: readonly Connector[]): JsonSchema {
  const operations = connectors.flatMap(({ entities }) => entities).flatMap((entity) => entity.operations);
  return {
    description: "Index of all operations by id, with the schemas of each. No request or response uses it.",
    type: "object",
    properties: Object.fromEntries(operations.map((operation) => [operation.id, toOperationIndex(operation)])),
    required: operations.map(({ id }) => id),
  };
}

function toOperationIndex(operation: Operation): JsonSchema {
  const parts = operationParts(operation);
  const origin = operation.returns?.origin;
  const toPart = (part: Part): JsonSchema => ({
    $ref: schemaRef(partName(operation, part)),
    ...(part === "record" && origin !== undefined && toOriginKeys(origin)),
  });
  return { type: "object", properties: Object.fromEntries(parts.map((part) => [part, toPart(part)])), required: parts };
}

/** All requests of a connector: `entity` selects the requests of an entity, `action` selects one of them. */
function toConnectorRequest(connector: Connector): JsonSchema {
  const branches = connector.entities.map((entity): Entry => [entity.name, { $ref: schemaRef(entityName(connector, entity)) }]);
  return toTagged("entity", branches);
}

function toEntityRequest({ name, operations }: Entity): JsonSchema {
  const branches = operations.map((operation): Entry => [operation.action, { $ref: schemaRef(partName(operation, "request")) }]);
  return {
    type: "object",
    properties: { entity: { type: "string", const: name }, action: { type: "string" } },
    required: ["entity", "action"],
    ...toTagged("action", branches),
  };
}

function toTagged(propertyName: string, branches: readonly Entry[]): JsonSchema {
  const mapping = Object.fromEntries(branches.map(([value, { $ref = "" }]) => [value, $ref]));
  return { oneOf: branches.map(([, branch]) => branch), discriminator: { propertyName, mapping } };
}

function toAnyOf(names: readonly string[]): JsonSchema {
  const refs = names.map((name) => ({ $ref: schemaRef(name) }));
  return refs.length === 1 && refs[0] !== undefined ? refs[0] : { anyOf: refs };
}
