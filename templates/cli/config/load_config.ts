import { lstatSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { decodeText } from "../input/decode_text.js";
import { adviceFor, codeOf, fileName, readWhole } from "../input/paths.js";
import { UsageError } from "#templates/core";
import { CONFIG_NAME } from "./config.js";
import { readConfig, type CheckedConfig, type KnownNames } from "./read_config.js";

/** A configuration and where it comes from. */
export interface LoadedConfig extends CheckedConfig {
  /** The absolute path of the file. */
  readonly path: string;
  /** The absolute path of its folder: paths and patterns in the file are relative to it. */
  readonly folder: string;
}

/**
 * Reads the configuration file that `--config` names, or the one in the working folder if there is one.
 * @param wanted the path of a file, `false` for none, undefined for the file of the working folder
 * @param loadNames is called when there is a file
 * @throws UsageError if the named file cannot be read, ConfigError if a file has mistakes
 */
export async function loadConfig(
  wanted: string | false | undefined,
  cwd: string,
  loadNames: () => Promise<KnownNames>,
): Promise<LoadedConfig | undefined> {
  if (wanted === false) return undefined;
  const path = resolve(cwd, wanted ?? CONFIG_NAME);
  if (wanted === undefined && lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
  const name = fileName(path, cwd);
  const decoded = decodeText(readBytes(path, name));
  if (!decoded.ok) throw new UsageError(`${name}: ${decoded.message}`, "save it as UTF-8");
  return { ...readConfig(decoded.text, name, await loadNames()), path, folder: dirname(path) };
}

function readBytes(path: string, name: string): Uint8Array {
  try {
    return readWhole(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") throw new UsageError(`there is no configuration file ${name}`, "check the path");
    if (code === "EISDIR")
      throw new UsageError(`the configuration file ${name} is a folder`, `name the file, for instance ${name}/${CONFIG_NAME}`);
    throw new UsageError(`the configuration file ${name} cannot be read (${code})`, adviceFor(error));
  }
}
