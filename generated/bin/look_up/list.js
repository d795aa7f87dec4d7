import { unknownConnector } from "../names.js";
import { printTable } from "./table.js";

export function printList({ connectors }, name, json) {
    if (name === undefined)
        return json ? toJson(connectors.map(toEntry)) : printConnectors(connectors);
    const connector = connectors.find(({ id }) => id === name);
    if (connector === undefined)
        throw unknownConnector(name, connectors.map(({ id }) => id));
    const operations = connector.entities.flatMap((entity) => entity.operations);
    if (json)
        return toJson(operations.map(({ id, kind, effect, description }) => ({ id, kind, effect, description })));
    const rows = operations.map(({ id, kind, effect, permanent, returns }) => [
        id,
        permanent ? "permanent" : effect,
        kind,
        returns === undefined ? "" : `${connector.id}.records.${returns.record}`,
    ]);
    return printTable(rows, "");
}

function printConnectors(connectors) {
    const rows = connectors.map((connector) => {
        const { id, title, entities, operations } = toEntry(connector);
        return [id, title, `${entities} entities`, `${operations} operations`];
    });
    return printTable(rows, "");
}

function toEntry({ id, title, entities }) {
    return { id, title, entities: entities.length, operations: entities.flatMap(({ operations }) => operations).length };
}

function toJson(value) {
    return `${JSON.stringify(value, undefined, 2)}\n`;
}
