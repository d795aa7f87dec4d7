import { closeSync, openSync, readSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { fileName } from "./file_name.js";
import { statsOf } from "./file_stats.js";
import { expandGlob, isGlob } from "./glob.js";
import { listFolder } from "./list_folder.js";

const CHUNK = 262_144;

export function openInputs(words, places) {
    const sources = new Map();
    for (const source of words.flatMap((word) => openWord(word, places))) {
        if (!sources.has(source.name))
            sources.set(source.name, source);
    }
    return [...sources.values()];
}

function openWord(word, places) {
    const { cwd, stdin, isExcluded } = places;
    if (word === "-")
        return [{ name: "stdin", open: () => stdin }];
    const path = resolve(cwd, word);
    const found = statsOf(path);
    if (found?.isDirectory() === true)
        return isExcluded(path) ? [] : openFolder(path, places);
    if (found === undefined && isGlob(word))
        return openPattern(word, places);
    return isExcluded(path) ? [] : [openFile(path, cwd)];
}

function openFolder(folder, { cwd, isExcluded, ownFiles }) {
    const { files, unreadable, hasExcluded } = listFolder(folder, isExcluded);
    const sources = [
        ...unreadable.map((path) => ({ name: fileName(path, cwd), open: unreadableFolder })),
        ...files.filter((path) => !ownFiles.has(path)).map((path) => openFile(path, cwd)),
    ];
    return sources.length > 0 || hasExcluded ? sources : [{ name: fileName(folder, cwd), open: emptyFolder }];
}

const emptyFolder = {
    code: "input/no-match",
    message: "the folder contains no payload files",
    hint: "payload files end in .json, .ndjson, .jsonl or .har, each also with .gz; hidden files are skipped",
};

const unreadableFolder = { code: "input/unreadable", message: "the folder cannot be read", hint: "check its permissions" };

function openPattern(pattern, { cwd, isExcluded, ownFiles }) {
    const paths = expandGlob(pattern, cwd).map((file) => resolve(cwd, file));
    if (paths.length === 0)
        return [{ name: pattern, open: noMatch }];
    return paths.filter((path) => !isExcluded(path) && !ownFiles.has(path)).map((path) => openFile(path, cwd));
}

const noMatch = {
    code: "input/no-match",
    message: "no file matches this pattern",
    hint: "quote patterns, and check the folder that they begin in",
};

function openFile(path, cwd) {
    return { name: fileName(path, cwd), path, open: problemOf(path) ?? (() => readChunks(path)) };
}

async function* readChunks(path) {
    const file = openSync(path, "r");
    const buffer = Buffer.allocUnsafe(CHUNK);
    try {
        for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
            // Awaiting an empty promise gives timers and signals their turn.
            yield await Promise.resolve(buffer.subarray(0, size));
        }
    }
    finally {
        closeSync(file);
    }
}

function problemOf(path) {
    try {
        statSync(path);
        return undefined;
    }
    catch (error) {
        return toReadProblem(error);
    }
}

export function toReadProblem(error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    if (code === "ENOENT" || code === "ENOTDIR")
        return { code: "input/not-found", message: "no such file or folder", hint: "check the path" };
    return { code: "input/unreadable", message: `the file cannot be read (${code})`, hint: "check its permissions" };
}
