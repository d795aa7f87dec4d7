// Which steps of `npm run generate` have nothing to do, by the contents of all files that they read and write.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = join(root, "node_modules/.cache/connector-gateway-generator");
/** Each step with the files that it reads and writes. The language writes into some of the files that it reads. */
const STEPS = {
  language: ["generator", "templates", "spec", "docs/messages.md", "docs/lint.md", "test/golden/messages", "package-lock.json"],
  gateway: [
    ...["gateway/src", "gateway/compile.ts", "gateway/package.json", "gateway/dist"],
    ...["node_modules/esbuild/package.json", "node_modules/kysely/package.json"],
  ],
};
/** Folders in them that belong to no step. */
const OTHERS = ["templates/built", "spec/connectors"];

/**
 * Whether nothing has changed since a step was finished.
 * @param {keyof typeof STEPS} step
 */
export function isFinished(step) {
  try {
    return readFileSync(join(FOLDER, `${step}.txt`), "utf8") === hashOf(STEPS[step]);
  } catch {
    return false;
  }
}

/**
 * Remembers that a step is finished. It only saves time: where that cannot be written, the next run takes the step again.
 * @param {keyof typeof STEPS} step
 */
export function rememberStep(step) {
  const record = join(FOLDER, `${step}.txt`);
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${record}-${process.pid}`, hashOf(STEPS[step]));
    renameSync(`${record}-${process.pid}`, record);
  } catch (error) {
    if (process.argv.includes("--debug")) process.stderr.write(`cannot remember the step "${step}": ${String(error)}\n`);
  }
}

/** @param {readonly string[]} paths */
function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesBelow)) {
    const text = readFileSync(join(root, path), "utf8");
    hash.update(`${path} ${text.length}:`).update(text);
  }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (/\.\w+$/u.test(path)) return [path];
  const names = OTHERS.includes(path) ? [] : readdirSync(join(root, path)).filter((name) => !name.endsWith(".staged"));
  return names.sort().flatMap((name) => filesBelow(`${path}/${name}`));
}
