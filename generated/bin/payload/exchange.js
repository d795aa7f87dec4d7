import { nearestNames } from "../../runtime/nearest.js";
import { isObject, own, textOf } from "./part.js";
import { requestTargets } from "./target_rules.js";

/** Whether a value is a recorded exchange: `{ connector, request, response }`. */
export function isExchange(value) {
    return isObject(value) && !("entity" in value) && ("request" in value || ("response" in value && "connector" in value));
}

/** The two bodies of a recorded exchange, with what each is held against. */
export function exchangeParts(value, path, rules) {
    const named = own(value, "connector");
    const connector = typeof named === "string" ? named : rules.connector;
    if (connector !== undefined && !rules.connectors.includes(connector)) {
        return [{ value: undefined, path: [...path, "connector"], target: unknownConnector(connector, rules) }];
    }
    const body = (key) => {
        const recorded = own(value, key);
        return recorded === undefined || recorded === null ? undefined : { value: recorded, path: [...path, key] };
    };
    const status = own(value, "status");
    return toParts({ connector, request: body("request"), response: body("response"), status: typeof status === "number" ? status : undefined }, rules);
}

/** What the bodies of a call are held against. */
export function toParts(exchange, rules) {
    const { connector, request, response } = exchange;
    const asked = request === undefined ? [] : requestTargets(request.value, rules, connector);
    const parts = [];
    if (request !== undefined)
        parts.push({ ...request, target: asked.length === 0 ? noRequest(connector) : asked });
    if (response === undefined)
        return parts;
    const answers = responseTargets(exchange, asked, rules);
    if (answers === undefined)
        parts.push({ ...response, target: noOperation });
    else if (answers.length > 0)
        parts.push({ ...response, target: answers });
    return parts;
}

/** Undefined when nothing tells; empty for a download, whose body is no payload. */
function responseTargets({ connector, request, status }, asked, rules) {
    if (status !== undefined && status >= 400)
        return ["gateway.error"];
    if (asked[0] === "gateway.create_instance")
        return ["gateway.create_instance_response"];
    const pair = `${textOf(own(request?.value, "entity"))}.${textOf(own(request?.value, "action"))}`;
    const owners = (rules.owners.get(pair) ?? []).filter((owner) => connector === undefined || owner === connector);
    if (owners.length === 0)
        return undefined;
    return owners.map((owner) => `${owner}.${pair}.response`).filter((address) => rules.addresses.has(address));
}

const noOperation = {
    code: "target/unknown-operation",
    message: "the request names no operation, so that nothing says what this response has to be",
    hint: "mend the request, or name what it is with --as",
};

function noRequest(connector) {
    return {
        code: "target/unknown",
        message: "this request has neither entity and action nor connector_definition_id",
        hint: connector === undefined ? "name its connector in the exchange" : "record the body of the request",
    };
}

function unknownConnector(connector, { connectors }) {
    const [nearest] = nearestNames(connector, connectors, 1);
    return {
        code: "target/unknown-connector",
        message: "there is no such connector",
        hint: nearest === undefined ? `connectors are ${connectors.join(", ")}` : `did you mean ${nearest}?`,
    };
}
