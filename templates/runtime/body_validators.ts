import type { Rule, Table } from "./rules.js";
import { createValidator } from "./validator.js";
import type { Validator } from "./validator_types.js";

/** The validator of one operation's request: the envelope of all requests, with `entity`, `action` and `params` of the operation. */
export function createRequestValidator<T>(
  envelope: Table,
  operation: string,
  params: Table,
  { paramsRequired = false }: { readonly paramsRequired?: boolean } = {},
): Validator<T> {
  const [, entity = "", action = ""] = operation.split(".");
  const fields = { entity: { const: entity }, action: { const: action }, params: { table: params } };
  const table = narrow(envelope, `the ${operation} request`, fields);
  const { required = [] } = envelope;
  return createValidator(`${operation}.request`, {
    table: { ...table, required: paramsRequired ? [...required, "params"] : required },
  });
}

/** The validator of one operation's response: the envelope of all responses, with the `fields` that the operation defines. */
export function createResponseValidator<T>(envelope: Table, operation: string, fields: Readonly<Record<string, Rule>>): Validator<T> {
  return createValidator(`${operation}.response`, { table: narrow(envelope, `the ${operation} response`, fields) });
}

/** The same table with another name and with more precise rules for some fields. */
function narrow(table: Table, name: string, fields: Readonly<Record<string, Rule>>): Table {
  return { ...table, name, fields: { ...table.fields, ...fields } };
}
