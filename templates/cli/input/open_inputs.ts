import { statSync, readdirSync, type Dirent } from "node:fs";
import { resolve, join } from "node:path";
import { adviceFor, codeOf, fileName, readChunks, refusePipe, statsOf } from "./paths.js";
import type { InputProblem } from "./input_problem.js";
import type { PathFilter } from "./paths.js";
import { expandBraces, nameMatcher } from "./name_pattern.js";

const PAYLOAD_FILE = /\.(?:json|ndjson|jsonl|har)(?:\.gz)?$/i;

/** Something to read, or why it cannot be read. */
export interface InputSource {
  /** The name in reports: relative to the working folder, with `/`; `stdin` for standard input. */
  readonly name: string;
  /** The absolute path of a file. */
  readonly path?: string;
  /** A chunk is valid until the next one is requested. */
  readonly open: (() => AsyncIterable<Uint8Array>) | InputProblem;
}

/** Where inputs come from, and which of them are left out. */
export interface InputPlaces {
  readonly cwd: string;
  readonly stdin: () => AsyncIterable<Uint8Array>;
  readonly isExcluded: PathFilter;
  /** Absolute paths of the files that the run itself reads or writes: patterns and folders do not name them. */
  readonly ownFiles: ReadonlySet<string>;
}

/** The inputs that the words name (files, folders, patterns, `-`), each file once, in the order of the words. */
export function openInputs(words: readonly string[], places: InputPlaces): readonly InputSource[] {
  const sources = new Map<string, InputSource>();
  for (const source of words.flatMap((word) => openWord(word, places))) {
    if (!sources.has(source.name)) sources.set(source.name, source);
  }
  return [...sources.values()];
}

function openWord(word: string, places: InputPlaces): readonly InputSource[] {
  const { cwd, stdin, isExcluded } = places;
  if (word === "-") return [{ name: "stdin", open: stdin }];
  const path = resolve(cwd, word);
  const found = statsOf(path);
  if (found?.isDirectory() === true) return isExcluded(path) ? [] : openFolder(path, places);
  if (found === undefined && isGlob(word)) return openPattern(word, places);
  return isExcluded(path) ? [] : [openFile(path, cwd)];
}

function openFolder(folder: string, { cwd, isExcluded, ownFiles }: InputPlaces): readonly InputSource[] {
  const { files, unreadable, hasExcluded } = listFolder(folder, isExcluded);
  const closed = unreadable.map((path): InputSource => ({ name: fileName(path, cwd), open: unreadableFolder }));
  const sources = [...closed, ...files.filter((path) => !ownFiles.has(path)).map((path) => openFile(path, cwd))];
  return sources.length > 0 || hasExcluded ? sources : [{ name: fileName(folder, cwd), open: emptyFolder }];
}

const emptyFolder: InputProblem = {
  code: "input/no-match",
  message: "the folder contains no payload files",
  hint: "payload files end in .json, .ndjson, .jsonl or .har, each also with .gz; hidden files are skipped",
};

const unreadableFolder: InputProblem = { code: "input/unreadable", message: "the folder cannot be read", hint: "check its permissions" };

function openPattern(pattern: string, { cwd, isExcluded, ownFiles }: InputPlaces): readonly InputSource[] {
  const paths = expandGlob(pattern, cwd).map((file) => resolve(cwd, file));
  if (paths.length === 0) return [{ name: pattern, open: noMatch }];
  return paths.filter((path) => !isExcluded(path) && !ownFiles.has(path)).map((path) => openFile(path, cwd));
}

const noMatch: InputProblem = {
  code: "input/no-match",
  message: "no file matches this pattern",
  hint: "quote patterns, and check the folder that they begin in",
};

function openFile(path: string, cwd: string): InputSource {
  return { name: fileName(path, cwd), path, open: problemOf(path) ?? (() => readPatiently(path)) };
}

async function* readPatiently(path: string): AsyncGenerator<Uint8Array> {
  // Awaiting an empty promise gives timers and signals their turn.
  for (const chunk of readChunks(path)) yield await Promise.resolve(chunk);
}

function problemOf(path: string): InputProblem | undefined {
  try {
    refusePipe(path, statSync(path));
    return undefined;
  } catch (error) {
    return toReadProblem(error);
  }
}

/** Why a file cannot be read. */
export function toReadProblem(error: unknown): InputProblem {
  const code = codeOf(error);
  if (code === "ENOENT" || code === "ENOTDIR")
    return { code: "input/not-found", message: "no such file or folder", hint: "check the path" };
  return { code: "input/unreadable", message: `the file cannot be read (${code})`, hint: adviceFor(error) };
}

/** The content of a folder. All paths are absolute and sorted by code unit. */
interface FolderContent {
  /** Files with the name of a payload file. */
  readonly files: readonly string[];
  /** Folders that cannot be read. */
  readonly unreadable: readonly string[];
  /** Whether the filter removed something. */
  readonly hasExcluded: boolean;
}

/**
 * The payload files in a folder and the folders below it: `.json`, `.ndjson`, `.jsonl`, `.har`, and each with `.gz`. Skips
 * hidden entries and `node_modules`, and does not follow links to folders, so a loop of links ends.
 */
function listFolder(folder: string, isExcluded: PathFilter): FolderContent {
  const files: string[] = [];
  const unreadable: string[] = [];
  let hasExcluded = false;
  const waiting = [folder];
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    const entries = entriesOf(current);
    if (entries === undefined) unreadable.push(current);
    for (const entry of entries ?? []) {
      const path = join(current, entry.name);
      const isFolder = entry.isDirectory();
      if (isSkipped(entry.name) || (!isFolder && !isPayloadFile(entry.name, path))) continue;
      if (isExcluded(path)) hasExcluded = true;
      else (isFolder ? waiting : files).push(path);
    }
  }
  return { files: files.sort(), unreadable: unreadable.sort(), hasExcluded };
}

function entriesOf(folder: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

/** A link that leads nowhere counts: it is reported as missing. Pipes and devices do not. */
function isPayloadFile(name: string, path: string): boolean {
  if (!PAYLOAD_FILE.test(name)) return false;
  const target = statsOf(path);
  return target === undefined || target.isFile();
}

/** Whether a path has wildcards: `*`, `?`, `[abc]` or `{a,b}`. */
export function isGlob(path: string): boolean {
  return /[*?[\]{}]/.test(path);
}

/**
 * The files that a pattern names, sorted by code unit, with `/` between folders. `**` stands for any number of folders.
 * Hidden entries and `node_modules` are skipped unless the pattern names them. `**` does not follow links to folders, so
 * a loop of links ends. Throws a `UsageError` for a pattern with too many alternatives.
 */
export function expandGlob(pattern: string, cwd: string): readonly string[] {
  const segments = pattern.replaceAll("\\", "/").split("/");
  const absolute = segments[0] === "";
  const search: Search = { cwd, found: new Set(), seen: new Set() };
  const start = absolute ? "/" : "";
  for (const alternative of expandBraces((absolute ? segments.slice(1) : segments).join("/"))) {
    search.seen.clear();
    const steps = alternative.split("/").filter((segment) => segment !== "" && segment !== ".");
    walk(
      start,
      steps.filter((step, index) => step !== "**" || steps[index - 1] !== "**"),
      search,
    );
  }
  return [...search.found].sort();
}

interface Search {
  readonly cwd: string;
  readonly found: Set<string>;
  /** Folders, with the number of segments that are left: several `**` lead to the same ones again and again. */
  readonly seen: Set<string>;
}

function walk(folder: string, segments: readonly string[], search: Search): void {
  const [segment, ...rest] = segments;
  const here = `${String(segments.length)} ${folder}`;
  if (segment === undefined || search.seen.has(here)) return;
  search.seen.add(here);
  if (segment === "**") {
    walk(folder, rest, search);
    for (const entry of entriesOf(resolve(search.cwd, folder)) ?? [])
      if (entry.isDirectory() && !isSkipped(entry.name)) walk(inside(folder, entry.name), segments, search);
    return;
  }
  if (!isGlob(segment)) return step(inside(folder, segment), rest, search);
  const matches = nameMatcher(segment);
  // A pattern matches nothing in a folder that cannot be read.
  for (const { name } of entriesOf(resolve(search.cwd, folder)) ?? [])
    if (matches(name) && (segment.startsWith(".") || !isSkipped(name))) step(inside(folder, name), rest, search);
}

function step(path: string, rest: readonly string[], search: Search): void {
  const stats = statsOf(resolve(search.cwd, path));
  if (stats === undefined) return;
  if (rest.length === 0) {
    if (stats.isFile()) search.found.add(path);
  } else if (stats.isDirectory()) walk(path, rest, search);
}

function inside(folder: string, name: string): string {
  return folder === "" || folder === "/" ? `${folder}${name}` : `${folder}/${name}`;
}

/** Whether patterns and folder arguments leave an entry out: it is hidden, or a folder of installed packages. */
function isSkipped(name: string): boolean {
  return name.startsWith(".") || name === "node_modules";
}
