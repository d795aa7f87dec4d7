import { UsageError } from "../usage_error.js";

export function readBaseline(text, name) {
    const entries = parseBaseline(text, name);
    const left = new Map(entries.map((entry) => [entry.fingerprint, entry.count]));
    return {
        takes: (fingerprint) => {
            const count = left.get(fingerprint) ?? 0;
            if (count > 0)
                left.set(fingerprint, count - 1);
            return count > 0;
        },
        vanished: () => entries.flatMap(({ fingerprint, file, code, pointer }) => {
            const count = left.get(fingerprint) ?? 0;
            return count === 0 ? [] : [{ file, code, pointer, count }];
        }),
    };
}

export function printBaseline(entries) {
    const sorted = [...entries].sort((left, right) => (sortKey(left) < sortKey(right) ? -1 : 1));
    const lines = sorted.map((entry) => `    ${JSON.stringify(entry)}`);
    return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}

export function countFinding(entries, { fingerprint, file, code, pointer }) {
    const count = (entries.get(fingerprint)?.count ?? 0) + 1;
    entries.set(fingerprint, { fingerprint, file, code, pointer: pointer.replace(/\/\d+(?=\/|$)/g, "/*"), count });
}

function sortKey({ file, pointer, code, fingerprint }) {
    return [file, pointer, code, fingerprint].join("\u0000");
}

function parseBaseline(text, name) {
    const broken = new UsageError(`${name} is not a baseline`, "write one with --write-baseline");
    let content;
    try {
        content = JSON.parse(text);
    }
    catch {
        throw broken;
    }
    const { version, findings } = Object(content);
    if (version !== 1 || !Array.isArray(findings) || !findings.every(isEntry))
        throw broken;
    return findings;
}

function isEntry(entry) {
    const { fingerprint, file, code, pointer, count } = Object(entry);
    return [fingerprint, file, code, pointer].every((text) => typeof text === "string") && typeof count === "number" && count >= 1;
}
