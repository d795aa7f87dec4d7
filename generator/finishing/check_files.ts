import type { OutputFile } from "../emitters/emitter.ts";

/** The paths that a package may contain. Excludes `.staging` and everything outside the package. */
const safePath = /^(?:[A-Za-z0-9_][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_][A-Za-z0-9_.-]*$/u;

/**
 * Throws when the files cannot form a package: two files at the same path (even if only the case differs), an unsafe path,
 * a carriage return, or a text that does not end with exactly one line feed. Each of these is a bug in an emitter.
 */
export function checkFiles(files: readonly OutputFile[]): void {
  const taken = new Map<string, string>();
  for (const { path, text } of files) {
    if (!safePath.test(path)) throw new Error(`${JSON.stringify(path)} is not a valid path in the package`);
    const other = taken.get(path.toLowerCase());
    if (other !== undefined) throw new Error(`${path} and ${other} are the same file`);
    taken.set(path.toLowerCase(), path);
    if (text.includes("\r")) throw new Error(`${path} contains a carriage return`);
    if (!text.endsWith("\n") || text.endsWith("\n\n")) throw new Error(`${path} must end with exactly one line feed`);
  }
}
