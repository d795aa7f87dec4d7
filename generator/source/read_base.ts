import { readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";

/** The file with a resolved catalog in every package. */
const CATALOG_DOCUMENT = "catalog.json";

/** The catalog that another one extends: its text, or why there is none. */
export interface BaseSource {
  /** The file as messages and the ledger show it: `connector-gateway-spec/catalog.json`. */
  readonly file: string;
  readonly text: string;
  readonly problem?: "not_found" | "no_catalog";
  /** As asked for. */
  readonly name: string;
}

/**
 * Finds the `catalog.json` that a catalog extends: that of an installed package, which is looked for as Node does, from a folder
 * upwards; or that of a folder; or a file. No code of the package is run. Never throws.
 */
export function readBase(asked: string, from: string): BaseSource {
  const name = asked.replaceAll("\\", "/").replace(/(?<=.)\/+$/u, "");
  const isPath = isAbsolute(asked) || /^\.{1,2}(?:\/|$)/u.test(name) || name.endsWith(".json");
  const found = isPath ? undefined : findPackage(name, from);
  const path = resolve(from, asked);
  const folder = found ?? (kindOf(path) === "folder" ? path : undefined);
  const file = name.endsWith(".json") ? name : `${name}/${CATALOG_DOCUMENT}`;
  if (folder === undefined && kindOf(path) === undefined) return { name, file, text: "", problem: isPath ? "no_catalog" : "not_found" };
  const text = readText(folder === undefined ? path : join(folder, CATALOG_DOCUMENT));
  return text === undefined ? { name, file, text: "", problem: "no_catalog" } : { name, file, text };
}

/** The folder of an installed package. */
function findPackage(name: string, from: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (kindOf(folder) === "folder") return folder;
  const above = dirname(from);
  return above === from ? undefined : findPackage(name, above);
}

function kindOf(path: string): "file" | "folder" | undefined {
  try {
    return statSync(path).isDirectory() ? "folder" : "file";
  } catch {
    return undefined;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
