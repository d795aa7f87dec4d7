/** An object with keys, as JSON has it. */
export function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object's own value of a key. */
export function own(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
