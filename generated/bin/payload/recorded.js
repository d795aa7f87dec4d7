import { isObject, own } from "./part.js";

export function isRecordedResponse(value) {
    return isObject(value) && typeof own(value, "status") === "number" && Object.hasOwn(value, "body");
}

export function responseOf(value, path) {
    if (!isRecordedResponse(value))
        return { body: toBody(value, path), status: undefined };
    const body = own(value, "body");
    const inside = [...path, "body"];
    return { body: typeof body === "string" ? textBody(body, inside) : toBody(body, inside), status: toStatus(own(value, "status")) };
}

export function toBody(value, path) {
    return value === undefined || value === null ? undefined : { value, path };
}

function textBody(text, path) {
    return /^\s*[{[]/.test(text) ? parsedBody(text, path) : undefined;
}

export function parsedBody(text, path) {
    if (typeof text !== "string" || text.trim() === "")
        return undefined;
    try {
        return { value: JSON.parse(text), path, embedded: true };
    }
    catch {
        return { value: undefined, path, embedded: true };
    }
}

export function toStatus(status) {
    return typeof status === "number" && status >= 100 ? status : undefined;
}
