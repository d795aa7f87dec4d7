import { closeSync, openSync, readSync, statSync, type Stats } from "node:fs";
import { relative } from "node:path";
import type { UsageError } from "#templates/core";
import { ANY, expandBraces, matchesParts, nameMatcher } from "./name_pattern.js";

/** The name of a file in reports: relative to the working folder, with `/` between folders. */
export function fileName(path: string, cwd: string): string {
  const name = relative(cwd, path).replaceAll("\\", "/");
  return name === "" ? "." : name;
}

/** The file or folder that a path leads to; undefined if there is none, also because of a loop of links or a missing permission. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Error codes in addition to those of the operating system: our own, and one of Node. */
const IS_PIPE = "it is a pipe";
const TOO_LARGE = "ERR_FS_FILE_TOO_LARGE";

/** How to fix errors of the operating system other than missing permissions. */
const ADVICE: Readonly<Record<string, string>> = {
  [IS_PIPE]: "pass it as standard input, or write it to a file first",
  ELOOP: "it is a link that leads back to itself; point it to a file",
  ENAMETOOLONG: "use a shorter name",
  EISDIR: "it is a folder; name a file",
  ENOTDIR: "a part of the path is a file; check the path",
  ENXIO: "it is not a file",
  ENOENT: "check the path",
  EMFILE: "too many files are open; close other programs, or raise the limit",
  [TOO_LARGE]: "it is larger than any file that the program can read",
};

/** The code of an error of the operating system: `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
}

/** How to fix an error of the operating system while reading. */
export function adviceFor(error: unknown): string {
  return ADVICE[codeOf(error)] ?? "check its permissions";
}

/**
 * Throws for a pipe or a socket, whose writer may never come. What a shell has opened for a program, such as `/dev/fd/63`, has one.
 */
export function refusePipe(path: string, stats: Stats): void {
  const isOpen = /^\/(?:dev\/(?:fd\/|std)|proc\/)/u.test(path);
  if ((stats.isFIFO() || stats.isSocket()) && !isOpen) throw Object.assign(new Error(IS_PIPE), { code: IS_PIPE, syscall: "open" });
}

/** The bytes of a file. A chunk is overwritten by the next one: streams of Node allocate new memory for each. Throws the errors of Node. */
export function* readChunks(path: string): Generator<Buffer> {
  const file = openSync(path, "r");
  // Larger ones take more memory and are no faster.
  const buffer = Buffer.allocUnsafe(262_144);
  try {
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) yield buffer.subarray(0, size);
  } finally {
    closeSync(file);
  }
}

/** More bytes than this do not fit into a text. Devices such as `/dev/zero` have no end. */
const LARGEST = 2 ** 29;

/** The bytes of a file, at most `largest`. Throws the errors of Node, and our own for a larger file and a pipe; `adviceFor` explains them. */
export function readWhole(path: string, largest = LARGEST): Buffer {
  const stats = statSync(path);
  refusePipe(path, stats);
  const chunks: Buffer[] = [];
  let size = 0;
  for (const chunk of readChunks(path)) {
    size += chunk.length;
    if (Math.max(size, stats.size) > largest) throw Object.assign(new Error(TOO_LARGE), { code: TOO_LARGE });
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks, size);
}

/** The bytes of a file. @throws the error that `explain` makes of an error of Node and its code */
export function readFile(path: string, explain: (code: string, error: unknown) => UsageError): Buffer {
  try {
    return readWhole(path);
  } catch (error) {
    throw explain(codeOf(error), error);
  }
}

/** The text of a file, without a byte order mark. @throws the error that `explain` makes */
export function readText(path: string, explain: (code: string, error: unknown) => UsageError): string {
  return readFile(path, explain)
    .toString("utf8")
    .replace(/^\ufeff/, "");
}

/** Whether a file or folder, given by its absolute path, is among those that some patterns name. */
export type PathFilter = (path: string) => boolean;

/**
 * The filter for patterns that are relative to a folder. A pattern without `/` names files and folders at any depth; a
 * pattern that names a folder names everything in it.
 */
export function pathFilter(patterns: readonly string[], folder: string): PathFilter {
  const matchers = patterns.flatMap((pattern) => expandBraces(pattern.replaceAll("\\", "/"))).map(toMatcher);
  return (path) => {
    if (matchers.length === 0) return false;
    const steps = relative(folder, path).replaceAll("\\", "/").split("/");
    const absolute = path.replaceAll("\\", "/").split("/");
    return matchers.some((matches) => matches(steps, absolute));
  };
}

type Matcher = (steps: readonly string[], absolute: readonly string[]) => boolean;

function toMatcher(pattern: string): Matcher {
  const isAbsolute = pattern.startsWith("/");
  const segments = pattern.split("/").filter((segment, index) => segment !== "." && (segment !== "" || (isAbsolute && index === 0)));
  const [only, ...more] = segments;
  if (only === undefined) return () => false;
  if (more.length === 0 && !isAbsolute && only !== "**" && only !== "..") {
    const matches = nameMatcher(only);
    return (steps) => steps.some((step) => step !== ".." && matches(step));
  }
  // `folder/**` names what is in the folder, and nothing if that is nothing.
  const last = segments.length - 1;
  const inFolder = (): boolean => true;
  const matchers = segments.map((segment, index) => (segment !== "**" ? nameMatcher(segment) : index === last ? inFolder : ANY));
  // A pattern that matches the beginning of a path names one of the folders above it.
  return (steps, absolute) => matchesParts(matchers, isAbsolute ? absolute : steps, false);
}
