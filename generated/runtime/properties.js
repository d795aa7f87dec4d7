import { kindOf, OBJECT } from "./kinds.js";

/** Whether a value is an object, but not null or an array. */
export function isObject(value) {
    return kindOf(value) === OBJECT;
}

/** The object itself if it inherits nothing that `for...in` would visit, otherwise a copy of its own properties. */
export function ownProperties(value) {
    const prototype = Object.getPrototypeOf(value);
    if (prototype === null || (prototype === Object.prototype && hasNoKeys(prototype)))
        return value;
    return { __proto__: null, ...value };
}

function hasNoKeys(value) {
    for (const _key in value)
        return false;
    return true;
}

/** The value of an own property; undefined if there is none. */
export function ownValue(value, key) {
    return Object.hasOwn(value, key) ? value[key] : undefined;
}
