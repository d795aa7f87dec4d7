import { statSync } from "node:fs";

/** What a path leads to; undefined if it leads nowhere, also because of a loop of links or a missing permission. */
export function statsOf(path) {
    try {
        return statSync(path);
    }
    catch {
        return undefined;
    }
}
