import type { Connector, Gateway, JsonValue, Operation, Paging, ValueType } from "../../model/types.ts";
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
  return call("deepFreeze", literal({ createPath: createInstance.path, executePath: execute.path, result, meta, success }));
}

/** A field that has the same value in every success. */
function constantOf(name: string, type: ValueType): readonly (readonly [name: string, value: JsonValue])[] {
  return type.kind === "scalar" && type.const !== undefined ? [[name, type.const]] : [];
}

function toRows(operations: readonly Operation[]): JsonValue {
  return Object.fromEntries(operations.map((operation): readonly [string, JsonValue] => [operation.action, toRow(operation)]));
}

/** One operation as data. Its names are the keys of the table; what does not apply or is usual is left out. */
function toRow({ kind, effect, permanent, description, params, paramsRequired, paging, elements }: Operation): JsonValue {
  const requiredParams = params.fields.filter((field) => field.required).map((field) => field.name);
  return {
    kind,
    ...(effect === "write" ? { effect } : {}),
    ...(permanent ? { permanent } : {}),
    ...(description === undefined ? {} : { description }),
    ...(requiredParams.length === 0 ? {} : { requiredParams }),
    ...(paramsRequired === requiredParams.length > 0 ? {} : { paramsRequired }),
    ...(elements === undefined ? {} : { elements }),
    ...(paging === undefined ? {} : { paging: toPagingRow(paging) }),
  };
}

/** The descriptor without its origin: a caller follows it, whether it is stated or assumed, and wherever it is written. */
function toPagingRow({ origin: _origin, notShown: _notShown, profile: _profile, ...descriptor }: Paging): JsonValue {
  return descriptor;
}
