import { optional } from "./source_file.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "#templates/core";

/** The version and the changelog that the folder around a catalog defines for its package. */
export interface OwnProject {
  /** The version in its `package.json`. */
  readonly version?: string;
  /** The text of its `CHANGELOG.md`. */
  readonly changelog?: string;
}

/** Reads the `package.json` and the `CHANGELOG.md` of a folder, as far as they are there. Never throws. */
export function readOwnProject(folder: string): OwnProject {
  const version = versionIn(readText(join(folder, "package.json")) ?? "");
  const changelog = readText(join(folder, "CHANGELOG.md"));
  return { ...optional({ version, changelog }) };
}

function versionIn(text: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    const version = isObject(parsed) ? parsed["version"] : undefined;
    return typeof version === "string" ? version : undefined;
  } catch {
    return undefined;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").replaceAll("\r\n", "\n");
  } catch {
    return undefined;
  }
}
