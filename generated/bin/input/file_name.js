import { relative } from "node:path";

export function fileName(path, cwd) {
    const name = relative(cwd, path).replaceAll("\\", "/");
    return name === "" ? "." : name;
}
