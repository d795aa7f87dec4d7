import { exchangeParts, isExchange } from "./exchange.js";
import { harParts, isHar } from "./har.js";
import { isObject } from "./part.js";
import { requestTargets } from "./target_rules.js";

/** The values of a whole document: an array is one payload an element, a HAR document the bodies of its calls. */
export function splitDocument(value, named, rules) {
    if (Array.isArray(value))
        return value.flatMap((element, index) => splitValue(element, [index], named, rules));
    if (rules.as === undefined && typeof named !== "string" && isHar(value))
        return harParts(value, rules);
    return splitValue(value, [], named, rules);
}

/** The payloads that a single value is made of: itself, or the two bodies of an exchange. */
export function splitValue(value, path, named, rules) {
    const address = rules.as ?? (typeof named === "string" ? named : undefined);
    if (address !== undefined)
        return [{ value, path, target: [address] }];
    if (isExchange(value))
        return exchangeParts(value, path, rules);
    if (named !== undefined && typeof named !== "string" && !isCall(value))
        return [{ value, path, target: named }];
    const targets = requestTargets(value, rules);
    return [{ value, path, target: targets.length > 0 ? targets : unknown }];
}

/** Whether a value looks like one of the gateway's requests. */
function isCall(value) {
    return isObject(value) && ["entity", "action", "connector_definition_id", "auth_config"].some((key) => Object.hasOwn(value, key));
}

const unknown = {
    code: "target/unknown",
    message: "nothing says what this value has to be held against",
    hint: "name it with --as <address>, begin the file's name with the address, or say --connector <connector> for requests",
};
