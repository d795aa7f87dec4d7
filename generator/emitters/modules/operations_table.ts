import type { Connector, Gateway, JsonValue, ObjectShape, Operation, Paging, ValueType } from "../../model/types.ts";
import { withoutRoles } from "../../model/paging_queries.ts";
import { call, literal, type Code } from "../../print/code.ts";
import { stringLiteral } from "../../print/literals.ts";

/** What a caller needs to know about each operation, in catalog order. */
export function toOperationsTable({ id, entities }: Connector): Code {
  const rows = Object.fromEntries(entities.map(({ name, operations }): readonly [string, JsonValue] => [name, toRows(operations)]));
  return call("toOperations", stringLiteral(id), literal(rows));
}

/** The paths of the gateway and the names in its envelope. */
export function toGatewayDefinition({ createInstance, execute }: Gateway): Code {
  const { result, meta, shape } = execute.response;
  const success = Object.fromEntries(shape.fields.flatMap(({ name, type }) => constantOf(name, type)));
  const execution = executionNames(shape);
  const paths = { createPath: createInstance.path, executePath: execute.path };
  return call("deepFreeze", literal({ ...paths, result, meta, success, ...(execution !== undefined && { execution }) }));
}

/** The object in the envelope that names the instance and how long the execution took. */
function executionNames({ fields }: ObjectShape): JsonValue | undefined {
  const names = { instanceId: "connector_instance_id", milliseconds: "execution_time_ms" };
  const found = fields.find(({ type }) => Object.values(names).every((name) => hasField(type, name)));
  return found === undefined ? undefined : { field: found.name, ...names };
}

function hasField(type: ValueType, name: string): boolean {
  return type.kind === "object" && type.shape?.fields.some((field) => field.name === name) === true;
}

/** The required params that have only one value, each with that value. */
export function fixedParams({ params }: Operation): readonly (readonly [name: string, value: JsonValue])[] {
  return params.fields.filter(({ required }) => required).flatMap(({ name, type }) => constantOf(name, type));
}

/** A field that has only one value, with that value. */
function constantOf(name: string, type: ValueType): readonly (readonly [name: string, value: JsonValue])[] {
  return type.kind === "scalar" && type.const !== undefined ? [[name, type.const]] : [];
}

function toRows(operations: readonly Operation[]): JsonValue {
  return Object.fromEntries(operations.map((operation): readonly [string, JsonValue] => [operation.action, toRow(operation)]));
}

/** One operation as data. Its names are the keys of the table; what does not apply or is usual is left out. */
function toRow(operation: Operation): JsonValue {
  const { kind, effect, permanent, description, params, paramsRequired, paging, elements, download } = operation;
  const requiredParams = params.fields.filter((field) => field.required).map((field) => field.name);
  const fixed = fixedParams(operation);
  return {
    kind,
    ...(effect === "write" ? { effect } : {}),
    ...(permanent ? { permanent } : {}),
    ...(description === undefined ? {} : { description }),
    ...(requiredParams.length === 0 ? {} : { requiredParams }),
    ...(fixed.length === 0 ? {} : { fixedParams: Object.fromEntries(fixed) }),
    ...(paramsRequired === requiredParams.length > 0 ? {} : { paramsRequired }),
    ...(elements === undefined ? {} : { elements }),
    ...(download?.range === undefined ? {} : { range: download.range }),
    ...(paging === undefined ? {} : { paging: toPagingRow(paging) }),
  };
}

/** The descriptor without its origin: a caller follows it, whether it is stated or assumed, and wherever it is written. */
function toPagingRow({ origin: _origin, notShown: _notShown, profile: _profile, ...descriptor }: Paging): JsonValue {
  return withoutRoles(descriptor);
}
