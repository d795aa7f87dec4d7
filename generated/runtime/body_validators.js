// @generated from templates/runtime/body_validators.ts by connector-gateway-spec. Do not edit.
import { createValidator } from "./validator.js";

export function createRequestValidator(
  envelope,
  operation,
  params,
  { paramsRequired = false } = {},
) {
  const [, entity = "", action = ""] = operation.split(".");
  const fields = { entity: { const: entity }, action: { const: action }, params: { table: params } };
  const table = narrow(envelope, `the ${operation} request`, fields);
  const { required = [] } = envelope;
  return createValidator(`${operation}.request`, {
    table: { ...table, required: paramsRequired ? [...required, "params"] : required },
  });
}

export function createResponseValidator(envelope, operation, fields) {
  return createValidator(`${operation}.response`, { table: narrow(envelope, `the ${operation} response`, fields) });
}

function narrow(table, name, fields) {
  return { ...table, name, fields: { ...table.fields, ...fields } };
}
