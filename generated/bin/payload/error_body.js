import { isObject } from "./part.js";

export const errorTarget = ["gateway.error"];

export function isErrorBody(body, { error }, success) {
    return isObject(body) && error.some((key) => Object.hasOwn(body, key)) && !success.some((key) => Object.hasOwn(body, key));
}

export function isLoneError(value, { error, errorLists }) {
    if (!isObject(value))
        return false;
    return (errorLists.some((key) => Object.hasOwn(value, key) && Array.isArray(value[key])) &&
        Object.keys(value).every((key) => error.includes(key)));
}
