import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Lines of a block: enough for most statements to be inside of one. */
const BLOCK = 25;

/** The TypeScript files of folders, relative to the root and sorted: with those inside of them for a folder that ends with `/**`. */
export function filesIn(root: string, folders: readonly string[]): readonly string[] {
  const files = folders.flatMap((pattern) => {
    const folder = pattern.replace(/\/\*\*$/u, "");
    const entries = readdirSync(join(root, folder), { recursive: folder !== pattern, encoding: "utf8" });
    return entries.filter((name) => /(?<!\.d)\.ts$/u.test(name)).map((name) => `${folder}/${name}`);
  });
  return [...new Set(files)].sort();
}

/**
 * Blocks of lines of files, `file.ts:26-50`, with about so many lines in all; all files if they have fewer. The same files give the same blocks,
 * and an edit of one of them does not change the choice among the others.
 */
export function sampleBlocks(root: string, files: readonly string[], lines: number): readonly string[] {
  const blocks = files.flatMap((file) => blocksOf(file, readFileSync(join(root, file), "utf8").split("\n").length));
  if (blocks.length * BLOCK <= lines) return files;
  const chosen = [...blocks].sort((left, right) => (orderOf(left) < orderOf(right) ? -1 : 1)).slice(0, Math.ceil(lines / BLOCK));
  return blocks.filter((block) => chosen.includes(block));
}

function blocksOf(file: string, lines: number): readonly string[] {
  return Array.from({ length: Math.ceil(lines / BLOCK) }, (_, index) => `${file}:${index * BLOCK + 1}-${(index + 1) * BLOCK}`);
}

function orderOf(block: string): string {
  return createHash("sha256").update(block).digest("hex");
}
