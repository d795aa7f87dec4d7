import { readdirSync, type Dirent } from "node:fs";
import { resolve } from "node:path";
import { statsOf } from "./paths.js";

/** Whether a path has wildcards: `*`, `?`, `[abc]` or `{a,b}`. */
export function isGlob(path: string): boolean {
  return /[*?[\]{}]/.test(path);
}

/**
 * The files that a pattern names, sorted by code unit, with `/` between folders. `**` stands for any number of folders.
 * Hidden entries and `node_modules` are skipped unless the pattern names them. `**` does not follow links to folders, so
 * a loop of links ends.
 */
export function expandGlob(pattern: string, cwd: string): readonly string[] {
  const segments = pattern.replaceAll("\\", "/").split("/");
  const absolute = segments[0] === "";
  const found = new Set<string>();
  const start = absolute ? "/" : "";
  for (const alternative of expandBraces((absolute ? segments.slice(1) : segments).join("/"))) {
    walk(
      start,
      alternative.split("/").filter((segment) => segment !== "" && segment !== "."),
      cwd,
      found,
    );
  }
  return [...found].sort();
}

function walk(folder: string, segments: readonly string[], cwd: string, found: Set<string>): void {
  const [segment, ...rest] = segments;
  if (segment === undefined) return;
  if (segment === "**") {
    walk(folder, rest, cwd, found);
    for (const entry of entriesOf(folder, cwd))
      if (entry.isDirectory() && !isSkipped(entry.name)) walk(inside(folder, entry.name), segments, cwd, found);
    return;
  }
  if (!isGlob(segment)) return step(inside(folder, segment), rest, cwd, found);
  const matches = nameMatcher(segment);
  for (const { name } of entriesOf(folder, cwd))
    if (matches(name) && (segment.startsWith(".") || !isSkipped(name))) step(inside(folder, name), rest, cwd, found);
}

function step(path: string, rest: readonly string[], cwd: string, found: Set<string>): void {
  const stats = statsOf(resolve(cwd, path));
  if (stats === undefined) return;
  if (rest.length === 0) {
    if (!stats.isDirectory()) found.add(path);
  } else if (stats.isDirectory()) walk(path, rest, cwd, found);
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

/** `a{b,c}d` is `abd` and `acd`; braces may be nested. A brace without its counterpart is literal. */
export function expandBraces(pattern: string): readonly string[] {
  const open = pattern.indexOf("{");
  const close = open < 0 ? -1 : closingBrace(pattern, open);
  if (close < 0) return [pattern];
  const tails = expandBraces(pattern.slice(close + 1));
  const heads = splitAlternatives(pattern.slice(open + 1, close)).flatMap(expandBraces);
  return heads.flatMap((head) => tails.map((tail) => pattern.slice(0, open) + head + tail));
}

function closingBrace(pattern: string, open: number): number {
  let depth = 0;
  for (let index = open; index < pattern.length; index += 1) {
    if (pattern[index] === "{") depth += 1;
    if (pattern[index] === "}") depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

function splitAlternatives(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === "{") depth += 1;
    if (text[index] === "}") depth -= 1;
    if (text[index] !== "," || depth > 0) continue;
    parts.push(text.slice(start, index));
    start = index + 1;
  }
  return [...parts, text.slice(start)];
}

/** Matches one name, without `/`, against a pattern with `*`, `?` and sets such as `[a-z]` or `[!a]`. */
export function nameMatcher(segment: string): (name: string) => boolean {
  const source = segment.replace(/\[(!?)([^\]]+)\]|[*?]|[\\^$.|+()[\]{}]/g, (token, not: string | undefined, set: string | undefined) => {
    if (token === "*") return "[^/]*";
    if (token === "?") return "[^/]";
    return set === undefined ? `\\${token}` : `[${not === "!" ? "^" : ""}${set.replace(/[\\\]^]/g, "\\$&")}]`;
  });
  // Several stars in a row mean the same as one and would be slow.
  const pattern = toRegExp(`^${source.replace(/(?:\[\^\/\]\*){2,}/g, "[^/]*")}$`);
  return (name) => (pattern === undefined ? name === segment : pattern.test(name));
}

/** Undefined for a pattern with a set such as `[z-a]`, which then matches only itself. */
function toRegExp(source: string): RegExp | undefined {
  try {
    return new RegExp(source, "su");
  } catch {
    return undefined;
  }
}
