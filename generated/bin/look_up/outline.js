import { describeAddress } from "../catalog/described.js";
import { printTable } from "./table.js";

export function findOutline(catalog, addresses, name) {
    if (name === "gateway")
        return outlineGateway(catalog, addresses);
    const [id, second, ...more] = name.split(".");
    const connector = catalog.connectors.find((candidate) => candidate.id === id);
    if (connector === undefined || more.length > 0)
        return undefined;
    if (second === undefined)
        return outlineConnector(connector, addresses);
    return second === "records" ? { parts: [recordsOf(connector, addresses)] } : outlineEntity(connector, second);
}

export function outlineNames({ connectors }) {
    return [
        "gateway",
        ...connectors.flatMap(({ id, entities }) => [id, `${id}.records`, ...entities.map((entity) => `${id}.${entity.name}`)]),
    ];
}

export function printOutline({ parts }) {
    return parts.flatMap(({ title, entries }) => ["", title, printTable(entries.map(toRow)).trimEnd()]);
}

function toRow({ name, actions, effect, description = "" }) {
    return [name, ...(effect === undefined ? [] : [effect]), actions?.join(", ") ?? description];
}

function outlineGateway(catalog, addresses) {
    const entries = addresses
        .filter((address) => address.startsWith("gateway."))
        .map((address) => ({ name: address, ...describedBy(describeAddress(catalog, address)) }));
    return { description: catalog.gateway.title, parts: [{ title: "addresses", entries }] };
}

function outlineConnector(connector, addresses) {
    const { id, description, document, entities, auth } = connector;
    const methods = auth.map(({ title }) => title).join(", or ");
    return {
        description,
        section: document.title,
        parts: [
            {
                title: "entities",
                entries: entities.map(({ name, operations }) => ({ name: `${id}.${name}`, actions: operations.map(({ action }) => action) })),
            },
            {
                title: "other addresses",
                entries: [
                    { name: `${id}.auth_config`, description: `Credentials: ${methods}.` },
                    { name: `${id}.execute`, description: "Any request of this connector." },
                ],
            },
            recordsOf(connector, addresses),
        ],
    };
}

function outlineEntity({ id, entities }, name) {
    const entity = entities.find((candidate) => candidate.name === name);
    if (entity === undefined)
        return undefined;
    const { description, section, operations } = entity;
    const actions = operations.map((operation) => ({
        name: `${id}.${name}.${operation.action}`,
        effect: effectOf(operation),
        ...describedBy(operation),
    }));
    return { section, ...(description !== undefined && { description }), parts: [{ title: "actions", entries: actions }] };
}

function effectOf({ permanent, effect }) {
    return permanent ? "permanent" : effect;
}

function recordsOf({ id, records }, addresses) {
    const entries = records.map((record) => ({ name: `${id}.records.${record.name}`, ...describedBy(record) }));
    return { title: "records", entries: entries.filter(({ name }) => addresses.includes(name)) };
}

function describedBy({ description }) {
    return description === undefined ? {} : { description };
}
