import { aboutFile, type Diagnostic } from "#generator/read";
import type { Obstacle } from "./compare.ts";
import { systemErrorCode, type Destination } from "./disk.ts";
import { STAGING_PATH } from "./lock.ts";

/** Readable reasons for the error codes of the file system. Other codes are shown as they are. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "operation not permitted",
  EROFS: "the file system is read-only",
  ENOSPC: "no space is left on the device",
  EDQUOT: "the disk quota is used up",
  ENOENT: "there is no such file or folder",
  ENOTDIR: "a part of the path is not a folder",
  EEXIST: "something else is in its place",
  EISDIR: "a folder is in its place",
  EMFILE: "too many files are open",
};

/** The diagnostic for an obstacle. `shown` is the name of the package's folder in messages. */
export function obstacleProblem(shown: string, { code, path }: Obstacle): Diagnostic {
  return aboutFile(code, `${shown}/${path}`, { file: `${shown}/${path}` });
}

/** The diagnostic for an error of the file system. Rethrows any other error. */
export function systemProblem(code: "output/unreadable" | "output/unwritable", destination: Destination, error: unknown): Diagnostic {
  const systemCode = systemErrorCode(error);
  if (systemCode === undefined || !(error instanceof Error)) throw error;
  const file = "path" in error && typeof error.path === "string" ? shownPath(destination, error.path) : destination.shown;
  return aboutFile(code, file, { file, reason: reasonOf(systemCode) });
}

/** An error code of the file system in words. */
export function reasonOf(systemCode: string): string {
  return systemCode in reasons ? `${reasons[systemCode] ?? ""} (${systemCode})` : systemCode;
}

/** The path for a message, relative to the project. A path in the staging folder is shown as the package's folder. */
function shownPath({ folder, shown }: Destination, path: string): string {
  if (!path.startsWith(folder)) return path;
  const inside = path.slice(folder.length).replaceAll("\\", "/");
  return inside.startsWith(`/${STAGING_PATH}`) ? shown : shown + inside;
}
