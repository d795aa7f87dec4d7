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

/** What stands at a path, links not followed. */
export interface Entry {
  readonly kind: "file" | "folder" | "other";
  /** The owner may execute it: the one bit that git keeps. Undefined where the system has no such bit. */
  readonly executable: boolean | undefined;
}

/**
 * The few things that writing the package needs from a disk, synchronous and with absolute paths. Each throws the
 * error of `node:fs` when it fails. Tests stop it at any step.
 */
export interface Disk {
  /** Undefined when there is nothing. */
  readonly entry: (path: string) => Entry | undefined;
  readonly read: (path: string) => Buffer;
  /** The names in a folder by code unit; none when there is no such folder. */
  readonly list: (path: string) => readonly string[];
  /** With the folders above it. */
  readonly makeFolder: (path: string) => void;
  /** Refuses when something stands there already. */
  readonly create: (path: string, text: string, executable: boolean) => void;
  readonly rename: (from: string, to: string) => void;
  /** Nothing happens when there is none. */
  readonly removeFile: (path: string) => void;
  /** Whether the folder was empty and is gone now. */
  readonly removeIfEmpty: (path: string) => boolean;
  /** With everything in it; nothing happens when there is none. */
  readonly removeFolder: (path: string) => void;
}

/** The real disk. */
export const nodeDisk: Disk = {
  entry: (path) => readOr(undefined, () => entryOf(path)),
  read: (path) => readFileSync(path),
  list: (path) => readOr<readonly string[]>([], () => readdirSync(path).sort()),
  makeFolder: (path) => void mkdirSync(path, { recursive: true }),
  create: createFile,
  rename: renameSync,
  removeFile: (path) => rmSync(path, { force: true }),
  removeIfEmpty,
  removeFolder: (path) => rmSync(path, { recursive: true, force: true }),
};

/** The code of an error of the file system (`EACCES`), undefined for any other error. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || !("syscall" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** Node leaves the constant out on Windows. */
const executableBit: number | undefined = constants.S_IXUSR;

function entryOf(path: string): Entry {
  const stats = lstatSync(path);
  const kind = stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "other";
  return { kind, executable: executableBit === undefined ? undefined : (stats.mode & executableBit) !== 0 };
}

function createFile(path: string, text: string, executable: boolean): void {
  writeFileSync(path, text, { flag: "wx" });
  // Set apart from writing, where the process's umask would have its say.
  if (executable) chmodSync(path, 0o755);
}

function removeIfEmpty(path: string): boolean {
  try {
    rmdirSync(path);
    return true;
  } catch (error) {
    if (["ENOTEMPTY", "EEXIST", "ENOENT"].includes(systemErrorCode(error) ?? "")) return false;
    throw error;
  }
}

function readOr<T>(absent: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return absent;
    throw error;
  }
}
