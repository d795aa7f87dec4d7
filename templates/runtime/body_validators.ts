import { nameParams, readTable } from "./compile.js";
import type { Rule, Table, TableSource } from "./rules.js";
import { createValidator } from "./validator.js";
import type { Validator } from "./validator_types.js";
import type { OperationValidators } from "./client/client_types.js";

/** The validator of one operation's params. */
export function createParamsValidator<T>(operation: string, params: TableSource): Validator<T> {
  nameParams(params, operation);
  return createValidator(`${operation}.params`, { table: params });
}

/** The validator of one operation's request: the envelope of all requests, with `entity`, `action` and `params` of the operation. */
export function createRequestValidator<T>(
  envelope: TableSource,
  operation: string,
  params: TableSource,
  { paramsRequired = false }: { readonly paramsRequired?: boolean } = {},
): Validator<T> {
  nameParams(params, operation);
  const table = (): Table => {
    const [, entity = "", action = ""] = operation.split(".");
    const fields = { entity: { const: entity }, action: { const: action }, params: { table: params } };
    const { required = [], ...others } = narrow(envelope, `the ${operation} request`, fields);
    return { ...others, required: paramsRequired ? [...required, "params"] : required };
  };
  return createValidator(`${operation}.request`, { table });
}

/** The validator of one operation's response: the envelope of all responses, with the `fields` that the operation defines. */
export function createResponseValidator<T>(envelope: TableSource, operation: string, fields: Readonly<Record<string, Rule>>): Validator<T> {
  return createValidator(`${operation}.response`, { table: () => narrow(envelope, `the ${operation} response`, fields) });
}

/** A copy of the table with another name and with more precise rules for some fields. */
function narrow(source: TableSource, name: string, fields: Readonly<Record<string, Rule>>): Table {
  const table = readTable(source);
  return { ...table, name, fields: { ...table.fields, ...fields } };
}

/**
 * The validators of a connector by `<entity>.<action>`. For each operation the validator of its params is given, and after it that of its
 * response, unless the operation is a download.
 */
export function toOperationValidators(validators: readonly Validator<unknown>[]): Readonly<Record<string, OperationValidators>> {
  const operationValidators: Record<string, OperationValidators> = {};
  for (const validator of validators) {
    const { address } = validator;
    const name = address.slice(address.indexOf(".") + 1, address.lastIndexOf("."));
    const params = operationValidators[name]?.params;
    operationValidators[name] = params === undefined ? { params: validator } : { params, response: validator };
  }
  return operationValidators;
}
