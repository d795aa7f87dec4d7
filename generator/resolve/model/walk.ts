import type { Gateway, Connector, Field, Model, NamedType, ObjectShape, Operation, RecordDefinition, ValueType } from "./types.ts";
import { remember } from "./remember.ts";
import { writtenShape, writtenShapes } from "./value_types.ts";

/** Records by name, among which a type is looked up. */
export type Records = ReadonlyMap<string, RecordDefinition>;

/** For types that name no record. */
export const NO_RECORDS: Records = new Map();

/** A field together with the records that its type may name. */
export interface FieldInContext {
  readonly field: Field;
  readonly records: Records;
}

/** The records of a connector or of the gateway, by name; the same map each time, so that their schemas are compiled once. */
export function recordsOf({ records }: { readonly records: readonly RecordDefinition[] }): Records {
  return byName(records);
}

const byName = remember((records: readonly RecordDefinition[]): Records => new Map(records.map((record) => [record.name, record])));

/** Whether the create request of a connector has an `auth_config`. */
export function takesCredentials({ auth }: Connector): boolean {
  return auth.length > 0;
}

/** All operations of a connector, in the order of the catalog. */
export function operationsOf({ entities }: Connector): readonly Operation[] {
  return entities.flatMap(({ operations }) => operations);
}

/** All named types of the model. */
export function namedTypesOf(model: Model): readonly NamedType[] {
  return model.connectors.flatMap(({ types }) => types);
}

/** Whether a named type is an object with fields, which has a definition; the others are written out where they are used. */
export function hasFields({ type }: NamedType): boolean {
  return writtenShape(type) !== undefined;
}

/** The side that a named type is for. */
export function sideOfType({ returned }: NamedType): "request" | "response" {
  return returned === true ? "response" : "request";
}

/** Every field of the model, each before the fields inside it. Inherited fields occur again in each heir. */
export function fieldsOf({ gateway, connectors }: Model): readonly FieldInContext[] {
  const records = recordsOf(gateway);
  const shapes = [...bodiesOf(gateway), ...gateway.records.map(({ shape }) => shape)];
  const ofGateway = [...gateway.execute.pathParams.flatMap(fieldWithin), ...shapes.flatMap(fieldsWithin)];
  return [...ofGateway.map((field) => ({ field, records })), ...connectors.flatMap((connector) => fieldsOfConnector(connector))];
}

/** The bodies that a gateway takes and returns. */
export function bodiesOf({ createInstance, execute, error }: Gateway): readonly ObjectShape[] {
  return [createInstance.request, createInstance.response.shape, execute.request, execute.response.shape, error.shape];
}

/** What the creator of an instance gives: the auth methods, and `config`. */
export function credentialShapes({ auth, config }: Connector): readonly ObjectShape[] {
  return [...auth, ...(config === undefined ? [] : [config])].map(({ shape }) => shape);
}

/** The records of a connector, and the params and Meta of its operations. */
export function recordAndOperationShapes(connector: Connector): readonly ObjectShape[] {
  const ofOperations = operationsOf(connector).flatMap(({ params, meta }) => (meta === undefined ? [params] : [params, meta]));
  return [...connector.records.map(({ shape }) => shape), ...ofOperations];
}

/** The fields of a shape and of the objects inside it, each before those inside it. */
export function fieldsWithin({ fields }: ObjectShape): readonly Field[] {
  return fields.flatMap(fieldWithin);
}

const fieldsOfConnector = remember((connector: Connector): readonly FieldInContext[] => {
  const records = recordsOf(connector);
  const shapes = [...credentialShapes(connector), ...recordAndOperationShapes(connector)];
  const fields = [...shapes.flatMap(fieldsWithin), ...connector.types.flatMap(({ type }) => fieldsInType(type))];
  return fields.map((field) => ({ field, records }));
});

function fieldWithin(field: Field): readonly Field[] {
  return [field, ...fieldsInType(field.type)];
}

function fieldsInType(type: ValueType): readonly Field[] {
  return writtenShapes(type).flatMap(({ shape }) => fieldsWithin(shape));
}

/** How much is in a catalog. */
export interface CatalogSize {
  readonly connectors: number;
  readonly entities: number;
  readonly operations: number;
}

/** Counts what is in a catalog. */
export function sizeOf({ connectors }: Model): CatalogSize {
  const entities = connectors.reduce((sum, connector) => sum + connector.entities.length, 0);
  const operations = connectors.reduce((sum, connector) => sum + operationsOf(connector).length, 0);
  return { connectors: connectors.length, entities, operations };
}
