import { toParts } from "./exchange.js";
import { isObject, own, textOf } from "./part.js";
import { parsedBody, toStatus } from "./recorded.js";

export function isHar(value) {
    return Array.isArray(own(own(value, "log"), "entries"));
}

export function harParts(value, rules) {
    const entries = own(own(value, "log"), "entries");
    // The connector of each instance, from the responses to the calls that created them.
    const instances = new Map();
    const parts = (Array.isArray(entries) ? entries : []).flatMap((entry, index) => entryParts(entry, ["log", "entries", index], rules, instances));
    const nothing = {
        code: "input/no-payload",
        message: "the recording contains no call to the gateway",
        hint: "record calls to the execute endpoint",
    };
    return parts.length > 0 ? parts : [{ value: undefined, path: ["log", "entries"], target: nothing }];
}

function entryParts(entry, path, rules, instances) {
    const request = own(entry, "request");
    const url = textOf(own(request, "url")).replace(/[?#].*$/s, "");
    const isCreate = rules.paths.create.test(url);
    const [, instance] = rules.paths.execute.exec(url) ?? [];
    if ((!isCreate && instance === undefined) || own(request, "method") !== "POST")
        return [];
    const response = own(entry, "response");
    const exchange = {
        connector: rules.connector ?? (instance === undefined ? undefined : instances.get(instance)),
        request: parsedBody(own(own(request, "postData"), "text"), [...path, "request", "postData", "text"]),
        response: parsedBody(contentText(own(response, "content")), [...path, "response", "content", "text"]),
        status: toStatus(own(response, "status")),
    };
    if (isCreate)
        rememberInstance(exchange, rules, instances);
    return isCreate || exchange.request !== undefined ? toParts(exchange, rules) : [];
}

function contentText(content) {
    const type = own(content, "mimeType");
    const isJson = type === undefined || /json/i.test(textOf(type));
    return isJson && own(content, "encoding") === undefined ? own(content, "text") : undefined;
}

function rememberInstance({ request, response }, { definitions }, instances) {
    const connector = definitions.get(textOf(own(request?.value, "connector_definition_id")));
    const id = own(response?.value, "id");
    if (connector !== undefined && isObject(response?.value) && typeof id === "string")
        instances.set(id, connector);
}
