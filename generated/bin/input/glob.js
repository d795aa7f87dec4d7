import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { statsOf } from "./file_stats.js";

export function isGlob(path) {
    return /[*?[\]{}]/.test(path);
}

export function expandGlob(pattern, cwd) {
    const segments = pattern.replaceAll("\\", "/").split("/");
    const absolute = segments[0] === "";
    const found = new Set();
    const start = absolute ? "/" : "";
    for (const alternative of expandBraces((absolute ? segments.slice(1) : segments).join("/"))) {
        walk(start, alternative.split("/").filter((segment) => segment !== "" && segment !== "."), cwd, found);
    }
    return [...found].sort();
}

function walk(folder, segments, cwd, found) {
    const [segment, ...rest] = segments;
    if (segment === undefined)
        return;
    if (segment === "**") {
        walk(folder, rest, cwd, found);
        for (const entry of entriesOf(folder, cwd))
            if (entry.isDirectory() && !isSkipped(entry.name))
                walk(inside(folder, entry.name), segments, cwd, found);
        return;
    }
    if (!isGlob(segment))
        return step(inside(folder, segment), rest, cwd, found);
    const matches = nameMatcher(segment);
    for (const { name } of entriesOf(folder, cwd))
        if (matches(name) && (segment.startsWith(".") || !isSkipped(name)))
            step(inside(folder, name), rest, cwd, found);
}

function step(path, rest, cwd, found) {
    const stats = statsOf(resolve(cwd, path));
    if (stats === undefined)
        return;
    if (rest.length === 0) {
        if (!stats.isDirectory())
            found.add(path);
    }
    else if (stats.isDirectory())
        walk(path, rest, cwd, found);
}

function entriesOf(folder, cwd) {
    try {
        return readdirSync(resolve(cwd, folder), { withFileTypes: true });
    }
    catch {
        // A pattern matches nothing in a folder that cannot be read.
        return [];
    }
}

function inside(folder, name) {
    return folder === "" || folder === "/" ? `${folder}${name}` : `${folder}/${name}`;
}

export function isSkipped(name) {
    return name.startsWith(".") || name === "node_modules";
}

export function expandBraces(pattern) {
    const open = pattern.indexOf("{");
    const close = open < 0 ? -1 : closingBrace(pattern, open);
    if (close < 0)
        return [pattern];
    const tails = expandBraces(pattern.slice(close + 1));
    const heads = splitAlternatives(pattern.slice(open + 1, close)).flatMap(expandBraces);
    return heads.flatMap((head) => tails.map((tail) => pattern.slice(0, open) + head + tail));
}

function closingBrace(pattern, open) {
    let depth = 0;
    for (let index = open; index < pattern.length; index += 1) {
        if (pattern[index] === "{")
            depth += 1;
        if (pattern[index] === "}")
            depth -= 1;
        if (depth === 0)
            return index;
    }
    return -1;
}

function splitAlternatives(text) {
    const parts = [];
    let depth = 0;
    let start = 0;
    for (let index = 0; index < text.length; index += 1) {
        if (text[index] === "{")
            depth += 1;
        if (text[index] === "}")
            depth -= 1;
        if (text[index] !== "," || depth > 0)
            continue;
        parts.push(text.slice(start, index));
        start = index + 1;
    }
    return [...parts, text.slice(start)];
}

export function nameMatcher(segment) {
    const source = segment.replace(/\[(!?)([^\]]+)\]|[*?]|[\\^$.|+()[\]{}]/g, (token, not, set) => {
        if (token === "*")
            return "[^/]*";
        if (token === "?")
            return "[^/]";
        return set === undefined ? `\\${token}` : `[${not === "!" ? "^" : ""}${set.replace(/[\\\]^]/g, "\\$&")}]`;
    });
    // Several stars in a row mean the same as one and would be slow.
    const pattern = toRegExp(`^${source.replace(/(?:\[\^\/\]\*){2,}/g, "[^/]*")}$`);
    return (name) => (pattern === undefined ? name === segment : pattern.test(name));
}

function toRegExp(source) {
    try {
        return new RegExp(source, "su");
    }
    catch {
        return undefined;
    }
}
