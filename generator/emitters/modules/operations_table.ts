import type { Connector, Gateway, JsonValue, ObjectShape, Operation, Paging, ValueType } from "../../model/types.ts";
import { followPath } from "../../model/field_path.ts";
import { withoutRoles } from "../../model/paging_queries.ts";
import { isBoolean, isNullable } from "../../model/value_types.ts";
import { recordsOf, type Records } from "../../model/walk.ts";
import { call, literal, type Code } from "../../print/code.ts";
import { stringLiteral } from "../../print/literals.ts";

/** What a caller needs to know about each operation, in catalog order. */
export function toOperationsTable(connector: Connector): Code {
  const records = recordsOf(connector);
  const rows = connector.entities.map(({ name, operations }): readonly [string, JsonValue] => [
    name,
    Object.fromEntries(operations.map((operation) => [operation.action, toRow(operation, records)])),
  ]);
  return call("toOperations", stringLiteral(connector.id), literal(Object.fromEntries(rows)));
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

/** One operation as data. Its names are the keys of the table; what does not apply or is usual is left out. */
function toRow(operation: Operation, records: Records): JsonValue {
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
    ...(paging === undefined ? {} : { paging: toPagingRow(paging, operation, records) }),
  };
}

/**
 * The descriptor without its origin: a caller follows it, whether it is stated or assumed, and wherever it is written. A boolean that says
 * whether there is more, and that cannot be null, is in each answer.
 */
function toPagingRow(paging: Paging, { meta, returns }: Operation, records: Records): JsonValue {
  const { origin: _origin, notShown: _notShown, profile: _profile, ...descriptor } = paging;
  const row = withoutRoles(descriptor);
  if (paging.kind !== "token") return row;
  const withType = Object.entries({ more: paging.more, last: paging.last }).flatMap(
    ([key, mark]): readonly (readonly [string, JsonValue])[] => {
      const shape = mark?.in === "meta" ? meta : records.get(returns?.record ?? "")?.shape;
      const found = mark && shape && followPath(shape, [...(mark.within ?? []), mark.field], records);
      const isSure = found?.kind === "found" && isBoolean(found.type) && !isNullable(found.type);
      return isSure ? [[key, { ...mark, required: true }]] : [];
    },
  );
  return { ...row, ...Object.fromEntries(withType) };
}
