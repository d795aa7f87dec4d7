import { statSync, type Stats } from "node:fs";

/** What a path leads to; undefined if it leads nowhere, also because of a loop of links or a missing permission. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
