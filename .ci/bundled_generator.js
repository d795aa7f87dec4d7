// Runs the generator as one file that starts fast: it is bundled once into node_modules/.cache, and again after each change of its sources.
// Beside the bundle is what V8 has compiled of it in the first run of a command.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";

/** The folder of the project. */
export const root = fileURLToPath(new URL("..", import.meta.url));
const cache = join(root, "node_modules/.cache/connector-gateway-generator/programs");
/** What the bundle is made from. */
const SOURCES = [
  "generator",
  "templates/shared",
  "templates/bin",
  "templates/reference/shared",
  "templates/build.ts",
  "spec",
  ".ci/bundled_generator.js",
  ".ci/bundle_generator.js",
  "package-lock.json",
];

/**
 * Runs the generator with the arguments of this process, for the project unless they name another one. Resolves when it has done its work, and
 * has set the exit code.
 * @param {string} command
 * @returns {Promise<void>}
 */
export async function runGenerator(command) {
  const folder = join(cache, hashOf(SOURCES.flatMap(filesIn)));
  if (!existsSync(join(folder, "cli.cjs"))) await (await import("./bundle_generator.js")).bundleGenerator(folder);
  process.argv.splice(2, 0, command, ...(process.argv.some((word) => word.startsWith("--root")) ? [] : ["--root", root]));
  await runScript(folder, command).finished;
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const found = statSync(join(root, path));
  if (!found.isDirectory()) return [`${path} ${found.mtimeMs} ${found.size}`];
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  const inside = entries.filter((entry) => (entry.isDirectory() ? entry.name !== "connectors" : /\.(?:tsx?|json)$/u.test(entry.name)));
  return inside.flatMap(({ name }) => filesIn(`${path}/${name}`));
}

/** @param {readonly string[]} files */
function hashOf(files) {
  return createHash("sha256")
    .update([process.version, ...files].join("\n"))
    .digest("hex")
    .slice(0, 16);
}

/**
 * Runs the bundle, with the code that V8 has kept of it unless there is none, or V8 refuses it: it depends on the options of Node.
 * @param {string} folder
 * @param {string} command commands use different functions, and V8 keeps those that have run
 * @returns {{ finished: Promise<void> }}
 */
function runScript(folder, command) {
  const bundle = join(folder, "cli.cjs");
  const kept = join(folder, `${command}.cache`);
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  // The bundle is ASCII; texts of Latin-1 are the fastest to read.
  const source = `(function (module, exports, require, __filename, __dirname) {${readFileSync(bundle, "latin1")}\n})`;
  const script = new Script(source, { filename: bundle, ...(cachedData && { cachedData }) });
  // A run that ends early does not call many functions.
  if (cachedData === undefined || script.cachedDataRejected === true)
    process.once("exit", (exitCode) => {
      if (exitCode === 0) keepCode(script, kept);
    });
  const module = { exports: {} };
  script.runInThisContext()(module, module.exports, createRequire(bundle), bundle, folder);
  return module.exports;
}

/**
 * The cache is only for speed: when it cannot be written, the next run does without it.
 * @param {Script} script
 * @param {string} file
 */
function keepCode(script, file) {
  try {
    const unfinished = `${file}-${process.pid}`;
    writeFileSync(unfinished, script.createCachedData());
    renameSync(unfinished, file);
  } catch (error) {
    if (process.argv.includes("--debug")) process.stderr.write(`cannot keep the compiled code: ${String(error)}\n`);
  }
}
