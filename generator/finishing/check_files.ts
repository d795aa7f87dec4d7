import type { OutputFile } from "../emitters/emitter.ts";

/** What a path of the package looks like; `.staging` and everything outside of the package does not. */
const safePath = /^(?:[A-Za-z0-9_][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_][A-Za-z0-9_.-]*$/u;

/**
 * Throws when the files cannot be a package: two of them at one path (also on a disk that ignores case), a path that
 * leads elsewhere, a text that does not end with its one line feed. Each is a fault of an emitter.
 */
export function checkFiles(files: readonly OutputFile[]): void {
  const taken = new Map<string, string>();
  for (const { path, text } of files) {
    if (!safePath.test(path)) throw new Error(`${JSON.stringify(path)} cannot be a path of the package`);
    const other = taken.get(path.toLowerCase());
    if (other !== undefined) throw new Error(`${path} and ${other} are the same file`);
    taken.set(path.toLowerCase(), path);
    if (text.includes("\r")) throw new Error(`${path} has a carriage return`);
    if (!text.endsWith("\n") || text.endsWith("\n\n")) throw new Error(`${path} does not end with one line feed`);
  }
}
