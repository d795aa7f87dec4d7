import { closeSync, fchmodSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { codeOf, statsOf } from "../input/paths.js";

/** The folder allows neither creating nor replacing a file, but the file itself may still be writable. */
const FOLDER_IS_CLOSED: readonly string[] = ["EACCES", "EPERM", "EBUSY", "EROFS"];

/**
 * Writes a new file beside the old one and then replaces the old one, so that no reader sees half a file and a full disk leaves the old file in
 * place. Writes directly to anything that is not a regular file, such as `/dev/stdout`, or that cannot be replaced. Throws Node's errors.
 */
export function replaceFile(file: string, text: string): void {
  const stats = statsOf(file);
  if (stats !== undefined && !stats.isFile()) return writeFileSync(file, text);
  const target = stats === undefined ? file : realpathSync(file);
  const temporary = `${target}.${process.pid}.tmp`;
  rmSync(temporary, { force: true });
  try {
    const descriptor = openSync(temporary, "wx");
    try {
      // The umask would change a mode given to `openSync`.
      if (stats !== undefined) fchmodSync(descriptor, stats.mode);
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
