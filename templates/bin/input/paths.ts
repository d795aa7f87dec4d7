import { statSync, type Stats } from "node:fs";
import { relative } from "node:path";

/** The name of a file in reports: relative to the working folder, with `/` between folders. */
export function fileName(path: string, cwd: string): string {
  const name = relative(cwd, path).replaceAll("\\", "/");
  return name === "" ? "." : name;
}

/** What a path leads to; undefined if it leads nowhere, also because of a loop of links or a missing permission. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** The code of an error of the operating system: `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
}
