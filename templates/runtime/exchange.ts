import type { Rule, Table } from "./rules.js";
import { createValidator } from "./validator.js";
import type { Validator } from "./validator_types.js";

/** The validator of one operation's request: the envelope of all requests with `entity`, `action` and `params` fixed. */
export function createRequestValidator<T>(
  envelope: Table,
  operation: string,
  params: Table,
  { paramsRequired = false }: { readonly paramsRequired?: boolean } = {},
): Validator<T> {
  const [, entity = "", action = ""] = operation.split(".");
  const fields = { entity: { const: entity }, action: { const: action }, params: { table: params } };
  const required = paramsRequired ? ["params"] : [];
  return createValidator(`${operation}.request`, { table: narrow(envelope, `the ${operation} request`, fields, required) });
}

/** The validator of one operation's response: the envelope of all responses, where `fields` says what it holds. */
export function createResponseValidator<T>(envelope: Table, operation: string, fields: Readonly<Record<string, Rule>>): Validator<T> {
  return createValidator(`${operation}.response`, { table: narrow(envelope, `the ${operation} response`, fields, []) });
}

/** The same table, with more said about some of its fields. */
function narrow(table: Table, name: string, fields: Readonly<Record<string, Rule>>, required: readonly string[]): Table {
  return { ...table, name, required: [...(table.required ?? []), ...required], fields: { ...table.fields, ...fields } };
}
