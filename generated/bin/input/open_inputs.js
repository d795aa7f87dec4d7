import { closeSync, openSync, readSync, statSync } from "node:fs";
import { relative, resolve } from "node:path";
import { expandGlob, isGlob } from "./glob.js";

/** Larger ones take more memory and are no faster. */
const CHUNK = 262_144;

/** The inputs that the arguments name, each file once, in the order of the arguments. */
export function openInputs(words, cwd, stdin) {
    const sources = new Map();
    for (const source of words.flatMap((word) => openWord(word, cwd, stdin))) {
        if (!sources.has(source.name))
            sources.set(source.name, source);
    }
    return [...sources.values()];
}

function openWord(word, cwd, stdin) {
    if (word === "-")
        return [{ name: "stdin", open: () => stdin }];
    const exact = statSync(resolve(cwd, word), { throwIfNoEntry: false });
    if (exact !== undefined || !isGlob(word))
        return [openFile(word, cwd)];
    const files = expandGlob(word, cwd);
    const missing = {
        code: "input/no-match",
        message: "no file matches this pattern",
        hint: "quote patterns, and look at the folder that they begin in",
    };
    return files.length === 0 ? [{ name: word, open: missing }] : files.map((file) => openFile(file, cwd));
}

function openFile(path, cwd) {
    const absolute = resolve(cwd, path);
    const name = relative(cwd, absolute).replaceAll("\\", "/");
    return { name: name === "" ? "." : name, open: problemOf(absolute) ?? (() => readChunks(absolute)) };
}

/** The bytes of a file. A chunk is overwritten by the next one: streams of Node would take new memory for each. */
async function* readChunks(path) {
    const file = openSync(path, "r");
    const buffer = Buffer.allocUnsafe(CHUNK);
    try {
        for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
            // Waiting for nothing lets timers and signals have their turn.
            yield await Promise.resolve(buffer.subarray(0, size));
        }
    }
    finally {
        closeSync(file);
    }
}

function problemOf(path) {
    try {
        const stats = statSync(path);
        if (!stats.isDirectory())
            return undefined;
        return { code: "input/folder", message: "this is a folder", hint: `name its files, for instance "<folder>/**/*.json"` };
    }
    catch (error) {
        return toReadProblem(error);
    }
}

/** What kept a file from being read. */
export function toReadProblem(error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    if (code === "ENOENT" || code === "ENOTDIR")
        return { code: "input/not-found", message: "there is no such file", hint: "look at the path" };
    return { code: "input/unreadable", message: `the file cannot be read (${code})`, hint: "look at its permissions" };
}
