import { createValidator } from "./validator.js";

/** The validator of one operation's request: the envelope of all requests, with `entity`, `action` and `params` of the operation. */
export function createRequestValidator(envelope, operation, params, { paramsRequired = false } = {}) {
    const [, entity = "", action = ""] = operation.split(".");
    const fields = { entity: { const: entity }, action: { const: action }, params: { table: params } };
    const table = narrow(envelope, `the ${operation} request`, fields);
    const { required = [] } = envelope;
    return createValidator(`${operation}.request`, {
        table: { ...table, required: paramsRequired ? [...required, "params"] : required },
    });
}

/** The validator of one operation's response: the envelope of all responses, with the `fields` that the operation defines. */
export function createResponseValidator(envelope, operation, fields) {
    return createValidator(`${operation}.response`, { table: narrow(envelope, `the ${operation} response`, fields) });
}

/** The same table with another name and with more precise rules for some fields. */
function narrow(table, name, fields) {
    return { ...table, name, fields: { ...table.fields, ...fields } };
}
