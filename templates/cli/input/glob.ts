import { readdirSync, type Dirent } from "node:fs";
import { resolve } from "node:path";
import { expandBraces, nameMatcher } from "./name_pattern.js";
import { statsOf } from "./paths.js";

/** Whether a path has wildcards: `*`, `?`, `[abc]` or `{a,b}`. */
export function isGlob(path: string): boolean {
  return /[*?[\]{}]/.test(path);
}

/**
 * The files that a pattern names, sorted by code unit, with `/` between folders. `**` stands for any number of folders.
 * Hidden entries and `node_modules` are skipped unless the pattern names them. `**` does not follow links to folders, so
 * a loop of links ends. Throws a `UsageError` for a pattern with too many alternatives.
 */
export function expandGlob(pattern: string, cwd: string): readonly string[] {
  const segments = pattern.replaceAll("\\", "/").split("/");
  const absolute = segments[0] === "";
  const search: Search = { cwd, found: new Set(), seen: new Set() };
  const start = absolute ? "/" : "";
  for (const alternative of expandBraces((absolute ? segments.slice(1) : segments).join("/"))) {
    search.seen.clear();
    const steps = alternative.split("/").filter((segment) => segment !== "" && segment !== ".");
    walk(
      start,
      steps.filter((step, index) => step !== "**" || steps[index - 1] !== "**"),
      search,
    );
  }
  return [...search.found].sort();
}

interface Search {
  readonly cwd: string;
  readonly found: Set<string>;
  /** Folders, with the number of segments that are left: several `**` lead to the same ones again and again. */
  readonly seen: Set<string>;
}

function walk(folder: string, segments: readonly string[], search: Search): void {
  const [segment, ...rest] = segments;
  const here = `${String(segments.length)} ${folder}`;
  if (segment === undefined || search.seen.has(here)) return;
  search.seen.add(here);
  if (segment === "**") {
    walk(folder, rest, search);
    for (const entry of entriesOf(folder, search.cwd))
      if (entry.isDirectory() && !isSkipped(entry.name)) walk(inside(folder, entry.name), segments, search);
    return;
  }
  if (!isGlob(segment)) return step(inside(folder, segment), rest, search);
  const matches = nameMatcher(segment);
  for (const { name } of entriesOf(folder, search.cwd))
    if (matches(name) && (segment.startsWith(".") || !isSkipped(name))) step(inside(folder, name), rest, search);
}

function step(path: string, rest: readonly string[], search: Search): void {
  const stats = statsOf(resolve(search.cwd, path));
  if (stats === undefined) return;
  if (rest.length === 0) {
    if (stats.isFile()) search.found.add(path);
  } else if (stats.isDirectory()) walk(path, rest, search);
}

function entriesOf(folder: string, cwd: string): readonly Dirent[] {
  try {
    return readdirSync(resolve(cwd, folder), { withFileTypes: true });
  } catch {
    // A pattern matches nothing in a folder that cannot be read.
    return [];
  }
}

function inside(folder: string, name: string): string {
  return folder === "" || folder === "/" ? `${folder}${name}` : `${folder}/${name}`;
}

/** Whether patterns and folder arguments leave an entry out: it is hidden, or a folder of installed packages. */
export function isSkipped(name: string): boolean {
  return name.startsWith(".") || name === "node_modules";
}
