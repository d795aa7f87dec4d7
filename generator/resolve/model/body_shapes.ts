import { resultOf } from "./operation_kinds.ts";
import type { Connector, Field, Gateway, ObjectShape, Operation, RecordType, ReferenceType, ScalarType, ValueType } from "./types.ts";
import { takesCredentials } from "./walk.ts";

/** The whole HTTP body of one operation's request: `entity` and `action` are fixed, `params` is the operation's. */
export function requestShape(gateway: Gateway, operation: Operation): ObjectShape {
  const { request } = gateway.execute;
  const fields = request.fields.map((field) => requestField(field, operation));
  return { ...request, fields, open: false };
}

/** The whole HTTP body of one operation's response: the envelope with the operation's `result` and Meta, which may be null. */
export function responseShape(gateway: Gateway, operation: Operation): ObjectShape {
  const { shape, result, meta } = gateway.execute.response;
  const fields = shape.fields.map((field) => {
    if (field.name === result) return retyped(field, resultType(operation));
    if (field.name !== meta) return field;
    return retyped(field, operation.meta === undefined ? field.type : metaType(operation, operation.meta));
  });
  return { ...shape, fields };
}

/** The type of `result`: an array of records, or one record, which may be a wrapper. */
export function resultType(operation: Operation): ValueType {
  if (operation.returns === undefined) return { kind: "any" };
  const record: RecordType = { kind: "record", nullable: false, record: operation.returns.record };
  switch (resultOf(operation.kind)) {
    case "array":
      return { kind: "array", nullable: false, items: record };
    case "wrapper":
    case "record":
      return record;
    case "bytes":
      return { kind: "any" };
  }
}

/** The params of an operation as a value. */
function paramsType(operation: Operation): ReferenceType {
  return { kind: "reference", nullable: false, to: { part: "params", operation, shape: operation.params } };
}

/**
 * The body of a request that creates an instance of one connector: its definition id, the credentials of one auth method
 * (`auth_config`, which has its own address), and `config`. A connector may have no auth methods and no `config`.
 */
export function createInstanceShape(gateway: Gateway, connector: Connector): ObjectShape {
  const { request } = gateway.createInstance;
  const { definitionId, config } = connector;
  const others = config === undefined ? [] : [configField(config)];
  const fields = request.fields.flatMap((field): readonly Field[] => {
    if (field.name === "connector_definition_id") return [{ ...retyped(field, constant(definitionId.value)), origin: definitionId.origin }];
    if (field.name !== "auth_config") return [field];
    if (!takesCredentials(connector)) return others;
    return [retyped(field, { kind: "reference", nullable: false, to: { part: "auth_config", connector } }), ...others];
  });
  return { ...request, fields };
}

function configField({ shape, ...notes }: NonNullable<Connector["config"]>): Field {
  return { ...notes, name: "config", type: { kind: "object", nullable: false, shape }, required: false, secret: false };
}

function requestField(field: Field, operation: Operation): Field {
  switch (field.name) {
    case "entity":
      return retyped(field, constant(operation.entity));
    case "action":
      return retyped(field, constant(operation.action));
    case "params":
      return { ...retyped(field, paramsType(operation)), required: operation.paramsRequired };
    default:
      return field;
  }
}

/** The field with another type. Its example and default do not apply to that type. */
function retyped(field: Field, type: ValueType): Field {
  const { example: _example, default: _default, ...rest } = field;
  return { ...rest, type };
}

function metaType(operation: Operation, meta: ObjectShape): ReferenceType {
  return { kind: "reference", nullable: true, to: { part: "meta", operation, shape: meta } };
}

function constant(value: string): ScalarType {
  return { kind: "scalar", types: ["string"], nullable: false, const: value };
}
