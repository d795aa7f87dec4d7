import { isObject, own } from "./part.js";

export function withoutEditorSchema(part) {
    const { value, path, target } = part;
    if (path.length > 0 || "code" in target || !target.every(isRequestAddress))
        return part;
    if (!isObject(value) || typeof own(value, "$schema") !== "string")
        return part;
    const { $schema: _schema, ...request } = value;
    return { ...part, value: request };
}

function isRequestAddress(address) {
    return /\.(?:request|execute)$/.test(address);
}
