/** An object with keys, as JSON has it. */
export function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value of an own property; undefined for anything else. */
export function own(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The text of a string; "" for anything else. */
export function textOf(value) {
    return typeof value === "string" ? value : "";
}
