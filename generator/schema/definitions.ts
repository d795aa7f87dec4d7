import { optional } from "#generator/read";
import { exactly } from "#templates/core";
import {
  type AuthMethod,
  type Connector,
  type Field,
  type Gateway,
  type Model,
  type NamedType,
  type Operation,
  type RecordDefinition,
  type ScalarType,
  type ValueType,
  hasFields,
  operationsOf,
  sideOfType,
  takesCredentials,
  createInstanceShape,
  writtenShape,
  operationParts,
  remember,
} from "#generator/resolve";
import { partType, sideOf } from "./addresses.ts";
import { type JsonSchema, stringPattern } from "./json_schema.ts";
import { toSchema, toShapeSchema, type DefinitionName, type Dialect, type Projection } from "./to_schema.ts";

/** A named schema for the definitions of a document. */
export interface Definition extends DefinitionName {
  readonly schema: JsonSchema;
}

/** The definitions of a connector in both kinds of document: parts of operations, `auth_config`, named types, records. */
export const connectorDefinitions = remember((gateway: Gateway, connector: Connector, dialect: Dialect): readonly Definition[] => {
  const { id, types, records } = connector;
  return [
    ...operationsOf(connector).flatMap((operation) => definitionsOfParts(gateway, connector, operation, dialect)),
    ...(takesCredentials(connector) ? [{ connector: id, name: "auth_config", schema: toAuthConfigSchema(connector, dialect) }] : []),
    ...types.filter(hasFields).map((type) => ({ connector: id, name: type.name, schema: toNamedTypeSchema(type, connector, dialect) })),
    ...records.map((record) => ({ connector: id, name: record.name, schema: toRecordSchema(record, dialect, connector) })),
  ];
});

function definitionsOfParts(gateway: Gateway, connector: Connector, operation: Operation, dialect: Dialect): readonly Definition[] {
  return operationParts(operation).map((part) => {
    const { entity, action } = operation;
    const schema = toSchema(partType(gateway, operation, part), { dialect, connector, side: sideOf(part) });
    const notes = part === "request" ? dialect.notes(operation) : {};
    return { connector: connector.id, name: `${entity}.${action}.${part}`, schema: { ...notes, ...schema } };
  });
}

/** The definitions of the gateway itself in both kinds of document: its named shapes, the created instance, the error body. */
export function gatewayDefinitions(gateway: Gateway, dialect: Dialect): readonly Definition[] {
  const { response } = gateway.createInstance;
  const projection: Projection = { dialect, side: "response" };
  return [
    { name: "create_instance_response", schema: { ...dialect.notes(response), ...toShapeSchema(response.shape, projection) } },
    { name: "error", schema: { ...dialect.notes(gateway.error), ...toShapeSchema(gateway.error.shape, projection) } },
    ...gateway.records.map((record) => ({ name: record.name, schema: toRecordSchema(record, dialect) })),
  ];
}

/** The create request of one connector. */
export function toCreateInstanceSchema(gateway: Gateway, connector: Connector, dialect: Dialect): JsonSchema {
  return toShapeSchema(createInstanceShape(gateway, connector), { dialect, connector, side: "request" });
}

/** The create request for an unknown definition id, with any `auth_config`. */
export function toUnknownInstanceSchema({ gateway, connectors }: Model, dialect: Dialect): JsonSchema {
  const knownIds = connectors.map(({ definitionId }) => exactly(definitionId.value)).join("|");
  const { request } = gateway.createInstance;
  const fields = request.fields.map(({ example, ...field }): Field => {
    if (field.name === "connector_definition_id") return { ...field, type: otherThan(knownIds, field.type) };
    return example === undefined ? field : { ...field, example };
  });
  return toShapeSchema({ ...request, fields }, { dialect, side: "request" });
}

/** Strings of a type except those that the pattern `excluded` matches as a whole. */
function otherThan(excluded: string, type: ValueType): ScalarType {
  const string: ScalarType = { kind: "scalar", types: ["string"], nullable: false };
  const ownPattern = type.kind === "scalar" ? stringPattern(type) : undefined;
  return { ...string, pattern: `^(?!(?:${excluded})$)(?=[\\s\\S]*?(?:${ownPattern ?? ""}))` };
}

/** Exactly the fields of one method. */
function toAuthConfigSchema(connector: Connector, dialect: Dialect): JsonSchema {
  const methods = connector.auth.map((method) => toMethodSchema(method, connector, dialect));
  return methods.length === 1 && methods[0] !== undefined ? methods[0] : { anyOf: methods };
}

function toMethodSchema(method: AuthMethod, connector: Connector, dialect: Dialect): JsonSchema {
  return { title: method.title, ...dialect.notes(method), ...toShapeSchema(method.shape, { dialect, connector, side: "request" }) };
}

function toRecordSchema(record: RecordDefinition, dialect: Dialect, connector?: Connector): JsonSchema {
  const projection: Projection = { dialect, ...optional({ connector }), side: "response" };
  return { ...dialect.notes(record), ...toShapeSchema(record.shape, projection) };
}

function toNamedTypeSchema(named: NamedType, connector: Connector, dialect: Dialect): JsonSchema {
  const shape = writtenShape(named.type);
  return { ...dialect.notes(named), ...(shape && toShapeSchema(shape, { dialect, connector, side: sideOfType(named) })) };
}
