import { errorTarget, isLoneError } from "./error_body.js";
import { exchangeParts, isExchange } from "./exchange.js";
import { harParts, isHar } from "./har.js";
import { isObject } from "./part.js";
import { isRecordedResponse, responseOf } from "./recorded.js";
import { withoutEditorSchema } from "./request_file.js";
import { requestTargets } from "./target_rules.js";

export function splitDocument(value, named, rules) {
    if (Array.isArray(value))
        return value.flatMap((element, index) => splitValue(element, [index], named, rules));
    if (rules.as === undefined && typeof named !== "string" && isHar(value))
        return harParts(value, rules);
    return splitValue(value, [], named, rules);
}

export function splitValue(value, path, named, rules) {
    const address = rules.as ?? (typeof named === "string" ? named : undefined);
    if (address !== undefined)
        return [withoutEditorSchema({ value, path, target: [address] })];
    if (isExchange(value))
        return exchangeParts(value, path, rules);
    if (named !== undefined && typeof named !== "string" && !isCall(value))
        return [{ value, path, target: named }];
    if (isLoneError(value, rules.bodies))
        return [{ value, path, target: errorTarget }];
    return isRecordedResponse(value) ? recordedParts(value, path) : requestParts(value, path, rules);
}

function recordedParts(value, path) {
    const { body, status } = responseOf(value, path);
    if (status !== undefined && status >= 400)
        return body === undefined ? [] : [{ ...body, target: errorTarget }];
    return [{ value, path, target: unknown }];
}

function requestParts(value, path, rules) {
    const targets = requestTargets(value, rules);
    return [withoutEditorSchema({ value, path, target: targets.length > 0 ? targets : unknown })];
}

function isCall(value) {
    return isObject(value) && ["entity", "action", "connector_definition_id", "auth_config"].some((key) => Object.hasOwn(value, key));
}

const unknown = {
    code: "target/unknown",
    message: "cannot tell which schema applies to this value",
    hint: "name it with --as <address>, begin the file name with the address, or use --connector <connector> for requests",
};
