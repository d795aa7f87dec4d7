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

/** What the codes of the file system mean; a code that is not listed is shown as it is. */
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

/** A range of nothing: the diagnostic is about the file as a whole. */
const wholeFile = { start: 0, end: 0 };

/** A file as diagnostics name it when nothing is said about its lines. */
export function namedFile(path: string): DiagnosticFile {
  return { path, starts: [0] };
}

/** Something stands where a file of the package belongs. `shown` is how the package's folder is called in messages. */
export function obstacleProblem(shown: string, { kind, path }: Obstacle): Diagnostic {
  const file = `${shown}/${path}`;
  return createDiagnostic(obstacleCodes[kind], { file }, namedFile(file), wholeFile);
}

/** Another run holds the lock. */
export function lockedProblem(shown: string, heldBy: string): Diagnostic {
  const slots = { folder: shown, process: heldBy, lock: `${shown}/${LOCK_PATH}` };
  return createDiagnostic("output/locked", slots, namedFile(shown), wholeFile);
}

/** The file system refused something. Throws the error again when it is not one of the file system. */
export function systemProblem(code: "output/unreadable" | "output/unwritable", place: Place, error: unknown): Diagnostic {
  const systemCode = systemErrorCode(error);
  if (systemCode === undefined || !(error instanceof Error)) throw error;
  const file = "path" in error && typeof error.path === "string" ? shownPath(place, error.path) : place.shown;
  const reason = systemCode in reasons ? `${reasons[systemCode] ?? ""} (${systemCode})` : systemCode;
  return createDiagnostic(code, { file, reason }, namedFile(file), wholeFile);
}

/** A path as people know it: what we keep for ourselves stands for the whole folder. */
function shownPath({ folder, shown }: Place, path: string): string {
  if (!path.startsWith(folder)) return path;
  const inside = path.slice(folder.length).replaceAll("\\", "/");
  return inside.startsWith(`/${STAGING_PATH}`) ? shown : shown + inside;
}
