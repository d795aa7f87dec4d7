import { relative } from "node:path";

/** The name of a file in reports: relative to the working folder, with `/` between folders. */
export function fileName(path, cwd) {
    const name = relative(cwd, path).replaceAll("\\", "/");
    return name === "" ? "." : name;
}
