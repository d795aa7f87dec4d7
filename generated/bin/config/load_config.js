import { readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { decodeText } from "../input/decode_text.js";
import { fileName } from "../input/file_name.js";
import { UsageError } from "../usage_error.js";
import { CONFIG_NAME } from "./config.js";
import { readConfig } from "./read_config.js";

export function loadConfig(wanted, cwd, known) {
    if (wanted === false)
        return undefined;
    const path = resolve(cwd, wanted ?? CONFIG_NAME);
    if (wanted === undefined && statSync(path, { throwIfNoEntry: false }) === undefined)
        return undefined;
    const name = fileName(path, cwd);
    const decoded = decodeText(readBytes(path, name));
    if (!decoded.ok)
        throw new UsageError(`${name}: ${decoded.message}`, "save it as UTF-8");
    return { ...readConfig(decoded.text, name, known), path, folder: dirname(path) };
}

function readBytes(path, name) {
    try {
        return readFileSync(path);
    }
    catch (error) {
        const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
        if (code === "ENOENT")
            throw new UsageError(`there is no configuration file ${name}`, "check the path");
        if (code === "EISDIR")
            throw new UsageError(`the configuration file ${name} is a folder`, `name the file, for instance ${name}/${CONFIG_NAME}`);
        throw new UsageError(`the configuration file ${name} cannot be read (${code})`, "check its permissions");
    }
}
