import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the project. */
export const ROOT = join(import.meta.dirname, "../../..");

/** The text of a file of the project. */
export function readProjectFile(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** A JSON file of the project. */
export function readProjectJson(path: string): unknown {
  return JSON.parse(readProjectFile(path));
}

/** The files below a folder whose names match, as paths relative to the project. */
export function filesIn(folder: string, name: RegExp): readonly string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

/** All values of a key, anywhere in a parsed document. */
export function valuesOfKey(document: unknown, key: string): readonly unknown[] {
  if (typeof document !== "object" || document === null) return [];
  return Object.entries(document).flatMap(([name, value]) => [...(name === key ? [value as unknown] : []), ...valuesOfKey(value, key)]);
}
