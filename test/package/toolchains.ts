import { existsSync, mkdirSync, rmdirSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { run, succeed } from "./installed_package.ts";

const FOLDER = join(import.meta.dirname, "../toolchains");
const LOCK = join(FOLDER, ".installing");
/** npm writes it when everything is in its place. */
const INSTALLED = join(FOLDER, "node_modules/.package-lock.json");
/** Whoever installs for longer than this does so no more. */
const LONGEST_INSTALL = 240_000;

/** Runtimes besides the one that runs the tests; their npm packages are for one platform. */
export const runtimes: readonly string[] = process.platform === "linux" && process.arch === "x64" ? ["22", "24"] : [];

/** The program of a compiler or a runtime among the toolchains, which are installed when they are not. */
export async function toolchain(path: string): Promise<string> {
  while (!existsSync(INSTALLED)) await installOrWait();
  const program = join(FOLDER, "node_modules", path);
  if (!existsSync(program)) throw new Error(`${path} is not among the toolchains.`);
  return program;
}

/** Test files run side by side: one of them installs, the others wait for it. */
async function installOrWait(): Promise<void> {
  if (!lock()) return new Promise((resolve) => setTimeout(resolve, 250));
  try {
    await succeed(run(FOLDER, "npm", ["ci", "--no-audit", "--no-fund"]));
  } finally {
    rmdirSync(LOCK);
  }
}

function lock(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    const age = Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LONGEST_INSTALL) rmdirSync(LOCK);
    return false;
  }
}
