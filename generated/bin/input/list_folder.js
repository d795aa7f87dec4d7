import { readdirSync } from "node:fs";
import { join } from "node:path";
import { statsOf } from "./file_stats.js";
import { isSkipped } from "./glob.js";
const PAYLOAD_FILE = /\.(?:json|ndjson|jsonl|har)(?:\.gz)?$/i;

export function listFolder(folder, isExcluded) {
    const files = [];
    const unreadable = [];
    let hasExcluded = false;
    const waiting = [folder];
    for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
        const entries = entriesOf(current);
        if (entries === undefined)
            unreadable.push(current);
        for (const entry of entries ?? []) {
            const path = join(current, entry.name);
            const isFolder = entry.isDirectory();
            if (isSkipped(entry.name) || (!isFolder && !isPayloadFile(entry.name, path)))
                continue;
            if (isExcluded(path))
                hasExcluded = true;
            else
                (isFolder ? waiting : files).push(path);
        }
    }
    return { files: files.sort(), unreadable: unreadable.sort(), hasExcluded };
}

function entriesOf(folder) {
    try {
        return readdirSync(folder, { withFileTypes: true });
    }
    catch {
        return undefined;
    }
}

function isPayloadFile(name, path) {
    if (!PAYLOAD_FILE.test(name))
        return false;
    const target = statsOf(path);
    return target === undefined || target.isFile();
}
