import { closeSync, openSync, readSync, statSync } from "node:fs";
import { relative, resolve } from "node:path";
import { expandGlob, isGlob } from "./glob.js";
import type { InputProblem } from "./input_problem.js";

/** Something to read, or why it cannot be read. */
export interface InputSource {
  /** How reports call it: relative to the working folder where it is inside, with `/`; `stdin` for standard input. */
  readonly name: string;
  /** A chunk is valid until the next one is asked for. */
  readonly open: (() => AsyncIterable<Uint8Array>) | InputProblem;
}

/** Larger ones take more memory and are no faster. */
const CHUNK = 262_144;

/** The inputs that the arguments name, each file once, in the order of the arguments. */
export function openInputs(words: readonly string[], cwd: string, stdin: AsyncIterable<Uint8Array>): readonly InputSource[] {
  const sources = new Map<string, InputSource>();
  for (const source of words.flatMap((word) => openWord(word, cwd, stdin))) {
    if (!sources.has(source.name)) sources.set(source.name, source);
  }
  return [...sources.values()];
}

function openWord(word: string, cwd: string, stdin: AsyncIterable<Uint8Array>): readonly InputSource[] {
  if (word === "-") return [{ name: "stdin", open: () => stdin }];
  const exact = statSync(resolve(cwd, word), { throwIfNoEntry: false });
  if (exact !== undefined || !isGlob(word)) return [openFile(word, cwd)];
  const files = expandGlob(word, cwd);
  const missing: InputProblem = {
    code: "input/no-match",
    message: "no file matches this pattern",
    hint: "quote patterns, and look at the folder that they begin in",
  };
  return files.length === 0 ? [{ name: word, open: missing }] : files.map((file) => openFile(file, cwd));
}

function openFile(path: string, cwd: string): InputSource {
  const absolute = resolve(cwd, path);
  const name = relative(cwd, absolute).replaceAll("\\", "/");
  return { name: name === "" ? "." : name, open: problemOf(absolute) ?? (() => readChunks(absolute)) };
}

/** The bytes of a file. A chunk is overwritten by the next one: streams of Node would take new memory for each. */
async function* readChunks(path: string): AsyncGenerator<Uint8Array> {
  const file = openSync(path, "r");
  const buffer = Buffer.allocUnsafe(CHUNK);
  try {
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
      // Waiting for nothing lets timers and signals have their turn.
      yield await Promise.resolve(buffer.subarray(0, size));
    }
  } finally {
    closeSync(file);
  }
}

function problemOf(path: string): InputProblem | undefined {
  try {
    const stats = statSync(path);
    if (!stats.isDirectory()) return undefined;
    return { code: "input/folder", message: "this is a folder", hint: `name its files, for instance "<folder>/**/*.json"` };
  } catch (error) {
    return toReadProblem(error);
  }
}

/** What kept a file from being read. */
export function toReadProblem(error: unknown): InputProblem {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
  if (code === "ENOENT" || code === "ENOTDIR")
    return { code: "input/not-found", message: "there is no such file", hint: "look at the path" };
  return { code: "input/unreadable", message: `the file cannot be read (${code})`, hint: "look at its permissions" };
}
