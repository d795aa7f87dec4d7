import { closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { codeOf, statsOf } from "../input/paths.js";

/** A folder in which nothing can be made or replaced may contain a file that can be written. */
const FOLDER_IS_CLOSED: readonly string[] = ["EACCES", "EPERM", "EBUSY", "EROFS"];

/**
 * Writes a file beside the old one, which it then replaces: nobody ever reads half of it, and a full disk leaves the old one. What is no file,
 * such as `/dev/stdout`, and what cannot be replaced, is written to. Throws the error of Node.
 */
export function replaceFile(file: string, text: string): void {
  const stats = statsOf(file);
  if (stats !== undefined && !stats.isFile()) return writeFileSync(file, text);
  const target = stats === undefined ? file : realpathSync(file);
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    const descriptor = openSync(temporary, "w", stats?.mode);
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    if (stats === undefined || !FOLDER_IS_CLOSED.includes(codeOf(error))) throw error;
    writeFileSync(target, text);
  }
}
