import { nearestNames } from "../../runtime/nearest.js";
import { UsageError } from "../usage_error.js";
import { printTable } from "./table.js";

/** The connectors, or the operations and records of one. @throws UsageError for a connector that there is not. */
export function printList({ connectors }, name, json) {
    if (name === undefined)
        return json ? toJson(connectors.map(toEntry)) : printConnectors(connectors);
    const connector = connectors.find(({ id }) => id === name);
    if (connector === undefined) {
        const ids = connectors.map(({ id }) => id);
        const [nearest] = nearestNames(name, ids, 1);
        throw new UsageError(`there is no connector "${name}"`, nearest === undefined ? `connectors are ${ids.join(", ")}` : `did you mean ${nearest}?`);
    }
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
