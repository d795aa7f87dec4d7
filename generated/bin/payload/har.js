import { toParts } from "./exchange.js";
import { isObject, own, textOf } from "./part.js";

/** Whether a document is a recording of a browser or proxy (HTTP Archive). */
export function isHar(value) {
    return Array.isArray(own(own(value, "log"), "entries"));
}

/** The bodies of those calls in a HAR document that go to the gateway. */
export function harParts(value, rules) {
    const entries = own(own(value, "log"), "entries");
    // Which instance belongs to which connector: said by the answers to the calls that made them.
    const instances = new Map();
    const parts = (Array.isArray(entries) ? entries : []).flatMap((entry, index) => entryParts(entry, ["log", "entries", index], rules, instances));
    const nothing = {
        code: "input/no-payload",
        message: "none of the recorded calls goes to the gateway",
        hint: "record the calls of the execute endpoint",
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
    const status = own(response, "status");
    const exchange = {
        connector: rules.connector ?? (instance === undefined ? undefined : instances.get(instance)),
        request: toRecorded(own(own(request, "postData"), "text"), [...path, "request", "postData", "text"]),
        response: toRecorded(contentText(own(response, "content")), [...path, "response", "content", "text"]),
        status: typeof status === "number" ? status : undefined,
    };
    if (isCreate)
        rememberInstance(exchange, rules, instances);
    return isCreate || exchange.request !== undefined ? toParts(exchange, rules) : [];
}

/** Bodies that are encoded or no JSON are no payloads: downloads, or pages of a proxy on the way. */
function contentText(content) {
    const type = own(content, "mimeType");
    const isJson = type === undefined || /json/i.test(textOf(type));
    return isJson && own(content, "encoding") === undefined ? own(content, "text") : undefined;
}

function toRecorded(text, path) {
    if (typeof text !== "string" || text.trim() === "")
        return undefined;
    try {
        return { value: JSON.parse(text), path, embedded: true };
    }
    catch {
        return { value: undefined, path, embedded: true };
    }
}

function rememberInstance({ request, response }, { definitions }, instances) {
    const connector = definitions.get(textOf(own(request?.value, "connector_definition_id")));
    const id = own(response?.value, "id");
    if (connector !== undefined && isObject(response?.value) && typeof id === "string")
        instances.set(id, connector);
}
