import { statSync } from "node:fs";

export function statsOf(path) {
    try {
        return statSync(path);
    }
    catch {
        return undefined;
    }
}
