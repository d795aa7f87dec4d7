import { isObject, textOf } from "./part.js";

export function toTargetRules(catalog, addresses) {
    const { createInstance, execute, error } = catalog.gateway;
    return {
        addresses: new Set(addresses),
        connectors: catalog.connectors.map(({ id }) => id),
        owners: toOwners(catalog),
        definitions: new Map(catalog.connectors.map(({ id, definitionId }) => [definitionId.value, id])),
        paths: { create: toPattern(createInstance.path), execute: toPattern(execute.path) },
        bodies: {
            error: error.shape.fields.map(({ name }) => name),
            errorLists: error.shape.fields.filter(({ type }) => type.kind === "array").map(({ name }) => name),
            success: ["status", execute.response.result],
            created: createInstance.response.shape.fields.map(({ name }) => name),
        },
    };
}

function toOwners({ connectors }) {
    const owners = new Map();
    for (const { id, entities } of connectors) {
        for (const { entity, action } of entities.flatMap(({ operations }) => operations)) {
            const pair = `${entity}.${action}`;
            owners.set(pair, [...(owners.get(pair) ?? []), id]);
        }
    }
    return owners;
}

function toPattern(path) {
    const escaped = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]*\}/g, "([^/]+)");
    return new RegExp(`${escaped}/?$`);
}

export function requestTargets(value, rules, connector = rules.connector) {
    if (!isObject(value))
        return [];
    if ("connector_definition_id" in value || "auth_config" in value)
        return ["gateway.create_instance"];
    if (connector === undefined && !("entity" in value && "action" in value))
        return [];
    const pair = `${textOf(value["entity"])}.${textOf(value["action"])}`;
    const owners = (rules.owners.get(pair) ?? []).filter((owner) => connector === undefined || owner === connector);
    return owners.length > 0 ? owners.map((owner) => `${owner}.${pair}.request`) : [`${connector ?? "gateway"}.execute`];
}
