export function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function own(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

export function textOf(value) {
    return typeof value === "string" ? value : "";
}
