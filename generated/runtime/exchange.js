import { createValidator } from "./validator.js";

/** The validator of one operation's request: the envelope of all requests with `entity`, `action` and `params` fixed. */
export function createRequestValidator(envelope, operation, params, { paramsRequired = false } = {}) {
    const [, entity = "", action = ""] = operation.split(".");
    const fields = { entity: { const: entity }, action: { const: action }, params: { table: params } };
    const required = paramsRequired ? ["params"] : [];
    return createValidator(`${operation}.request`, { table: narrow(envelope, `the ${operation} request`, fields, required) });
}

/** The validator of one operation's response: the envelope of all responses, where `fields` says what it holds. */
export function createResponseValidator(envelope, operation, fields) {
    return createValidator(`${operation}.response`, { table: narrow(envelope, `the ${operation} response`, fields, []) });
}

/** The same table, with more said about some of its fields. */
function narrow(table, name, fields, required) {
    return { ...table, name, required: [...(table.required ?? []), ...required], fields: { ...table.fields, ...fields } };
}
