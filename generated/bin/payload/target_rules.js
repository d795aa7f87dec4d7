import { isObject, textOf } from "./part.js";

/** The rules for the addresses of a package. */
export function toTargetRules(catalog, addresses, { as, connector }) {
    const { createInstance, execute } = catalog.gateway;
    return {
        ...(as !== undefined && { as }),
        ...(connector !== undefined && { connector }),
        addresses: new Set(addresses),
        connectors: catalog.connectors.map(({ id }) => id),
        owners: toOwners(catalog),
        definitions: new Map(catalog.connectors.map(({ id, definitionId }) => [definitionId.value, id])),
        paths: { create: toPattern(createInstance.path), execute: toPattern(execute.path) },
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

/** `/a/{id}/b` at the end of a URL's path; the part in braces is caught. */
function toPattern(path) {
    const escaped = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]*\}/g, "([^/]+)");
    return new RegExp(`${escaped}/?$`);
}

/** The addresses of a request, of which one has to fit; none when the value is no request of the gateway. */
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
