import { createDiagnostic, type Diagnostic, type DiagnosticFile } from "../diagnostics/diagnostic.ts";
import type { Obstacle } from "./compare.ts";
import { systemErrorCode } from "./disk.ts";
import { LOCK_PATH } from "./lock.ts";
import type { Place } from "./place.ts";
import { STAGING_PATH } from "./staging.ts";

const obstacleCodes = {
  foreign_file: "output/foreign-file",
  not_a_file: "output/not-a-file",
  not_a_folder: "output/not-a-folder",
} as const;

/** Readable reasons for the error codes of the file system. Other codes are shown as they are. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "operation not permitted",
  EROFS: "the file system is read-only",
  ENOSPC: "no space is left on the device",
  EDQUOT: "the disk quota is used up",
  ENOTDIR: "a part of the path is not a folder",
  EEXIST: "something else is in its place",
  EISDIR: "a folder is in its place",
  EMFILE: "too many files are open",
};

/** An empty range: the diagnostic is about the file as a whole. */
const wholeFile = { start: 0, end: 0 };

/** A file for diagnostics that do not point to one of its lines. */
export function namedFile(path: string): DiagnosticFile {
  return { path, starts: [0] };
}

/** The diagnostic for an obstacle. `shown` is the name of the package's folder in messages. */
export function obstacleProblem(shown: string, { kind, path }: Obstacle): Diagnostic {
  const file = `${shown}/${path}`;
  return createDiagnostic(obstacleCodes[kind], { file }, namedFile(file), wholeFile);
}

/** The diagnostic for a folder that the process `lockedBy` is writing. */
export function lockedProblem(shown: string, lockedBy: string): Diagnostic {
  const slots = { folder: shown, process: lockedBy, lock: `${shown}/${LOCK_PATH}` };
  return createDiagnostic("output/locked", slots, namedFile(shown), wholeFile);
}

/** The diagnostic for an error of the file system. Rethrows any other error. */
export function systemProblem(code: "output/unreadable" | "output/unwritable", place: Place, error: unknown): Diagnostic {
  const systemCode = systemErrorCode(error);
  if (systemCode === undefined || !(error instanceof Error)) throw error;
  const file = "path" in error && typeof error.path === "string" ? shownPath(place, error.path) : place.shown;
  const reason = systemCode in reasons ? `${reasons[systemCode] ?? ""} (${systemCode})` : systemCode;
  return createDiagnostic(code, { file, reason }, namedFile(file), wholeFile);
}

/** The path for a message, relative to the project. A path in the staging folder is shown as the package's folder. */
function shownPath({ folder, shown }: Place, path: string): string {
  if (!path.startsWith(folder)) return path;
  const inside = path.slice(folder.length).replaceAll("\\", "/");
  return inside.startsWith(`/${STAGING_PATH}`) ? shown : shown + inside;
}
