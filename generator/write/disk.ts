import {
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

/** The file or folder at a path. Links are not followed. */
export interface Entry {
  readonly kind: "file" | "folder" | "other";
  /** Whether the owner may execute it, the only permission that git keeps. Undefined where the system has no such bit. */
  readonly executable: boolean | undefined;
}

/**
 * The file system operations that writing the package needs, synchronous and with absolute paths. Each one throws the
 * error of `node:fs` when it fails. Tests replace it to simulate a crash at any step.
 */
export interface Disk {
  /** Undefined when nothing is there. */
  readonly entry: (path: string) => Entry | undefined;
  readonly read: (path: string) => Buffer;
  /** The names in a folder. */
  readonly list: (path: string) => readonly string[];
  /** Also creates missing parent folders. */
  readonly makeFolder: (path: string) => void;
  /** Fails when something is already there. */
  readonly create: (path: string, text: string, executable: boolean) => void;
  readonly rename: (from: string, to: string) => void;
  /** Removes a file, or a folder with everything in it. Does nothing when nothing is there. */
  readonly remove: (path: string) => void;
  /** Removes a folder if it is empty, and returns whether it did. */
  readonly removeIfEmpty: (path: string) => boolean;
}

/** The real disk. */
export const nodeDisk: Disk = {
  entry: (path) => unless(["ENOENT", "ENOTDIR"], undefined, () => entryOf(path)),
  read: (path) => readFileSync(path),
  list: (path) => readdirSync(path),
  makeFolder,
  create: (path, text, executable) => {
    writeFileSync(path, text, { flag: "wx" });
    // A separate call, because the umask would change a mode given to `writeFileSync`.
    if (executable) chmodSync(path, 0o755);
  },
  rename: renameSync,
  remove: (path) => rmSync(path, { recursive: true, force: true }),
  removeIfEmpty: (path) =>
    unless(["ENOTEMPTY", "EEXIST", "ENOENT"], false, () => {
      rmdirSync(path);
      return true;
    }),
};

/**
 * Makes the folders that are missing, one after the other: Node's way to make them all does not end below `/proc`, where none can be made.
 * Tries again when another run has made the same one, or has removed the empty one around it.
 */
function makeFolder(path: string, attempts = 9): void {
  if (nodeDisk.entry(path) !== undefined) return;
  if (dirname(path) !== path) makeFolder(dirname(path), attempts);
  const isMade = unless(attempts === 0 ? [] : ["EEXIST", "ENOENT"], false, () => {
    mkdirSync(path);
    return true;
  });
  if (!isMade) makeFolder(path, attempts - 1);
}

/** The code of an error of the file system (`EACCES`), undefined for any other error. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || !("syscall" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** The result of `work`; undefined when the file system refuses it, or a file is not the JSON that it was. */
export function unlessRefused<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (systemErrorCode(error) === undefined && !(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** Undefined on Windows. */
const executableBit: number | undefined = constants.S_IXUSR;

function entryOf(path: string): Entry {
  const stats = lstatSync(path);
  const kind = stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "other";
  return { kind, executable: executableBit === undefined ? undefined : (stats.mode & executableBit) !== 0 };
}

/** The result of `work`, or `otherwise` when it fails with one of these codes. */
function unless<T>(codes: readonly string[], otherwise: T, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (codes.includes(systemErrorCode(error) ?? "")) return otherwise;
    throw error;
  }
}

/** The folder of a package, and the run that compares or writes it. */
export interface Destination {
  readonly disk: Disk;
  /** Absolute path of the package's folder. */
  readonly folder: string;
  /** The name of that folder in messages: "generated". */
  readonly shown: string;
  readonly writer: Writer;
  /** How long to wait for another run. */
  readonly patience: { readonly attempts: number; readonly pauseInMilliseconds: number };
}

/** The identity of a run, for other runs on the same machine. */
export interface Writer {
  /** Unique among the runs at one time: letters, digits and hyphens. */
  readonly id: string;
  /** Whether the run with that id is still alive. */
  readonly isRunning: (id: string) => boolean;
}
