import { basename, dirname, join } from "node:path";
import { systemErrorCode, type Disk } from "./disk.ts";
import { reasonOf } from "./problems.ts";

/** A file whose text changes. */
export interface Replacement {
  /** Absolute. */
  readonly path: string;
  /** The text that the new one was made of. */
  readonly before: string;
  readonly after: string;
}

/**
 * Replaces the text of a file at once: a program that reads it sees the old text or the new one. Returns why it could not be
 * replaced, and then leaves the file as it is. `writer` tells the temporary files of two programs apart.
 */
export function replaceFile(disk: Disk, { path, before, after }: Replacement, writer: string): string | undefined {
  const target = join(dirname(path), `.${basename(path)}.${writer}.tmp`);
  try {
    // A link would be replaced by a file, and its target would keep the old text.
    const entry = disk.entry(path);
    if (entry?.kind !== "file") return entry?.kind === "other" ? "it is a link" : "it is not a file";
    if (disk.read(path).toString("utf8") !== before) return "it has changed in the meantime";
    disk.remove(target);
    disk.create(target, after, entry.executable === true);
    disk.rename(target, path);
    return undefined;
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === undefined) throw error;
    discard(disk, target);
    return reasonOf(code);
  }
}

/** The folder may be closed to us, which is why we are here. */
function discard(disk: Disk, path: string): void {
  try {
    disk.remove(path);
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error;
  }
}
