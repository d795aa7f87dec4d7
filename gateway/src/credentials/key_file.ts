import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { makeDataFolder } from "../storage/sqlite_database.ts";
import { StorageError } from "../storage/storage_error.ts";

/** Bits of a file mode: for everybody who is neither the owner nor in the group, and for the group to write. */
const OTHERS = 0o007;
const GROUP_WRITES = 0o020;

/** The file of the master keys in the data folder. */
export function keyFileIn(dataFolder: string): string {
  return join(dataFolder, "master.key");
}

/** The text of the file; undefined when there is none. @throws StorageError `master_key_file` when it cannot be read or everybody can. */
export function readKeyFile(file: string): string | undefined {
  try {
    const mode = process.platform === "win32" ? 0 : statSync(file).mode;
    if ((mode & OTHERS) !== 0) throw openToOthers(file, "Everybody on this machine has access to");
    if ((mode & GROUP_WRITES) !== 0) throw openToOthers(file, "Others on this machine can write to");
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw fileProblem(error, file, "read");
  }
}

/** Changes when the file does; undefined when there is none. */
export function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}

/**
 * Makes the file, unless another process was faster. It appears with all of its content, so that nobody reads half of it.
 * @throws StorageError `master_key_file`
 */
export function createKeyFile(file: string, text: string): void {
  writeAside(file, text, (unfinished) => {
    try {
      linkSync(unfinished, file);
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    rmSync(unfinished);
  });
}

/** Replaces the file at once. @throws StorageError `master_key_file` */
export function replaceKeyFile(file: string, text: string): void {
  writeAside(file, text, (unfinished) => {
    renameSync(unfinished, file);
  });
}

/** Writes a file next to `file`, makes it `file`, and waits until all of that is on the disk. */
function writeAside(file: string, text: string, put: (unfinished: string) => void): void {
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  try {
    makeDataFolder(dirname(file));
    writeFileSync(unfinished, text, { flag: "wx", mode: 0o600, flush: true });
    put(unfinished);
    flushFolder(dirname(file));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw fileProblem(error, file, "written");
  }
}

function flushFolder(folder: string): void {
  // Windows cannot open folders, and does not need it.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function openToOthers(file: string, what: string): StorageError {
  return new StorageError("master_key_file", `${what} ${file}. Run \`chmod 600\` on it.`);
}

function fileProblem(error: unknown, file: string, verb: "read" | "written"): StorageError {
  if (error instanceof StorageError) return error;
  const code = codeOf(error);
  return new StorageError(
    "master_key_file",
    `${file} cannot be ${verb}${code === undefined ? "" : ` (${code})`}. Check its folder and its permissions.`,
  );
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
