import { lstatSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { decodeText } from "../input/decode_text.js";
import { adviceFor, fileName, readFile } from "../input/paths.js";
import { UsageError } from "#templates/core";
import type { CommandContext } from "../context.js";
import { CONFIG_NAME } from "./config.js";
import { readConfig, type CheckedConfig } from "./read_config.js";

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
 * @throws UsageError if the named file cannot be read, ConfigError if a file has mistakes
 */
export async function loadConfig(wanted: string | false | undefined, { spec, cwd }: CommandContext): Promise<LoadedConfig | undefined> {
  if (wanted === false) return undefined;
  const path = resolve(cwd, wanted ?? CONFIG_NAME);
  if (wanted === undefined && lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
  const name = fileName(path, cwd);
  const decoded = decodeText(readFile(path, (code, error) => toUsageError(name, code, error)));
  if (!decoded.ok) throw new UsageError(`${name}: ${decoded.message}`, "save it as UTF-8");
  const { addresses } = await spec.loadAddressBook();
  return { ...readConfig(decoded.text, name, { addresses, connectors: spec.connectors }), path, folder: dirname(path) };
}

function toUsageError(name: string, code: string, error: unknown): UsageError {
  if (code === "ENOENT") return new UsageError(`there is no configuration file ${name}`, "check the path");
  if (code === "EISDIR")
    return new UsageError(`the configuration file ${name} is a folder`, `name the file, for instance ${name}/${CONFIG_NAME}`);
  return new UsageError(`the configuration file ${name} cannot be read (${code})`, adviceFor(error));
}
