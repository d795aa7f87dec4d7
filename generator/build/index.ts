/**
 * Builds what is handwritten into a folder: the code of the package and the parts of the reference page in `files.json`, and the generator in
 * `program/`. `generator/built.js` runs it: `node --import tsx generator/build/index.ts <folder>`.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { bannerOf } from "#generator/print";
import { readTemplatesWithCode, templatePath } from "#generator/read";
import { buildCode } from "./code.ts";
import { buildPage } from "./page.ts";
import { buildProgram } from "./program.ts";

/** Milliseconds. A program that is younger may still run, and load parts of itself. */
const KEPT_FOR = 60 * 60 * 1000;

const root = join(import.meta.dirname, "../..");
const [folder = ""] = process.argv.slice(2);
// Several processes may build at the same time, so each has a folder of its own until it is finished.
const unfinished = `${folder}-${process.pid}`;

try {
  const templates = readTemplatesWithCode(root);
  const [code, page, program] = await Promise.all([
    buildCode(templates, (path) => bannerOf(templatePath(path))),
    buildPage(root),
    buildProgram(root),
  ]);
  mkdirSync(join(unfinished, "program"), { recursive: true });
  for (const [name, text] of program) writeFileSync(join(unfinished, "program", name), text);
  writeFileSync(join(unfinished, "files.json"), JSON.stringify(Object.fromEntries([...code, ...page])));
  if (!existsSync(folder)) renameSync(unfinished, folder);
  removeOld(dirname(folder));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(unfinished, { recursive: true, force: true });
}

/** Removes what was built of earlier sources. */
function removeOld(built: string): void {
  const folders = readdirSync(built, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const path of folders.map(({ name }) => join(built, name))) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats !== undefined && stats.mtimeMs < Date.now() - KEPT_FOR) rmSync(path, { recursive: true, force: true });
  }
}
