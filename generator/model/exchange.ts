import type { Field, Gateway, ObjectShape, ObjectType, Operation, RecordType, ScalarType, ValueType } from "./types.ts";

/** The whole HTTP body of one operation's request: `entity` and `action` are fixed, `params` is the operation's. */
export function requestShape(gateway: Gateway, operation: Operation): ObjectShape {
  const { request } = gateway.execute;
  const fields = request.fields.map((field) => requestField(field, operation));
  return { ...request, fields, open: false };
}

/** The envelope around what one operation returns; Meta may be absent or null (its origin is assumed). */
export function responseShape(gateway: Gateway, operation: Operation): ObjectShape {
  const { shape, result, meta } = gateway.execute.response;
  const fields = shape.fields.map((field) => {
    if (field.name === result) return { ...field, type: resultType(operation) };
    if (field.name === meta && operation.meta !== undefined) return { ...field, type: metaType(operation, operation.meta) };
    return field;
  });
  return { ...shape, fields };
}

/** What `result` holds: an array of records for a `list`, one record otherwise (the wrapper for wrapper searches). */
export function resultType(operation: Operation): ValueType {
  if (operation.returns === undefined) return { kind: "any" };
  const record: RecordType = { kind: "record", nullable: false, record: operation.returns.record };
  return operation.kind === "list" ? { kind: "array", nullable: false, items: record } : record;
}

/** The params of an operation as a value. */
export function paramsType(operation: Operation): ObjectType {
  return { kind: "object", nullable: false, shape: operation.params, part: `${operation.entity}.${operation.action}.params` };
}

function requestField(field: Field, operation: Operation): Field {
  switch (field.name) {
    case "entity":
      return { ...field, type: constant(operation.entity) };
    case "action":
      return { ...field, type: constant(operation.action) };
    case "params":
      return { ...field, type: paramsType(operation), required: operation.paramsRequired };
    default:
      return field;
  }
}

function metaType(operation: Operation, meta: ObjectShape): ObjectType {
  return { kind: "object", nullable: true, shape: meta, part: `${operation.entity}.${operation.action}.meta` };
}

function constant(value: string): ScalarType {
  return { kind: "scalar", types: ["string"], nullable: false, const: value };
}
