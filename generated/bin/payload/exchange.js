import { suggestion } from "../suggestion.js";
import { errorTarget, isErrorBody } from "./error_body.js";
import { isObject, own, textOf } from "./part.js";
import { responseOf, toBody, toStatus } from "./recorded.js";
import { requestTargets } from "./target_rules.js";

export function isExchange(value) {
    return isObject(value) && !("entity" in value) && ("request" in value || ("response" in value && "connector" in value));
}

export function exchangeParts(value, path, rules) {
    const named = own(value, "connector");
    const connector = typeof named === "string" ? named : rules.connector;
    if (connector !== undefined && !rules.connectors.includes(connector)) {
        return [{ value: undefined, path: [...path, "connector"], target: unknownConnector(connector, rules) }];
    }
    const { body, status } = responseOf(own(value, "response"), [...path, "response"]);
    const request = toBody(own(value, "request"), [...path, "request"]);
    return toParts({ connector, request, response: body, status: toStatus(own(value, "status")) ?? status }, rules);
}

export function toParts(exchange, rules) {
    const { connector, request, response } = exchange;
    const asked = request === undefined ? [] : requestTargets(request.value, rules, connector);
    const parts = [];
    if (request !== undefined)
        parts.push({ ...request, target: asked.length === 0 ? noRequest(connector) : asked });
    if (response === undefined)
        return parts;
    const answers = responseTargets(exchange, response, asked, rules);
    if (answers === undefined)
        parts.push({ ...response, target: noOperation });
    else if (answers.length > 0)
        parts.push({ ...response, target: answers });
    return parts;
}

function responseTargets({ connector, request, status }, response, asked, rules) {
    const isCreate = asked[0] === CREATE;
    const pair = `${textOf(own(request?.value, "entity"))}.${textOf(own(request?.value, "action"))}`;
    const owners = (rules.owners.get(pair) ?? []).filter((owner) => connector === undefined || owner === connector);
    const answers = owners.map((owner) => `${owner}.${pair}.response`).filter((address) => rules.addresses.has(address));
    const isDownload = owners.length > 0 && answers.length === 0;
    if (status === undefined ? !isDownload && isErrorBody(response.value, rules.bodies, successKeys(isCreate, rules)) : status >= 400) {
        return errorTarget;
    }
    if (isCreate)
        return [`${CREATE}_response`];
    return owners.length === 0 ? undefined : answers;
}

const CREATE = "gateway.create_instance";

function successKeys(isCreate, { bodies }) {
    return isCreate ? bodies.created : bodies.success;
}

const noOperation = {
    code: "target/unknown-operation",
    message: "cannot tell which schema applies to this response: its request names no operation",
    hint: "fix the request, or name the schema with --as",
};

function noRequest(connector) {
    return {
        code: "target/unknown",
        message: "this request has neither entity and action nor connector_definition_id",
        hint: connector === undefined ? "name the connector in the exchange" : "record the body of the request",
    };
}

function unknownConnector(connector, { connectors }) {
    return {
        code: "target/unknown-connector",
        message: "unknown connector",
        hint: suggestion(connector, connectors, `connectors are ${connectors.join(", ")}`),
    };
}
