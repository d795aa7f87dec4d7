// `npm run check`: the command `check` of the generator. It runs so often, by editors and hooks, that its start counts: the generator is bundled
// once into node_modules/.cache, and again after each change of its sources. Beside the bundle is what V8 has compiled of it in the first run.
// Arguments and exit codes are those of the command.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";

const root = fileURLToPath(new URL("..", import.meta.url));
const cache = join(root, "node_modules/.cache/connector-gateway-generator");
/** What the bundle is made from. */
const SOURCES = ["generator", "templates/shared", "templates/bin", "spec", ".ci/check.js", ".ci/bundle_generator.js", "package-lock.json"];

const folder = join(cache, hashOf(SOURCES.flatMap(filesIn)));
const bundle = join(folder, "cli.cjs");
if (!existsSync(bundle)) await (await import("./bundle_generator.js")).bundleGenerator(folder);
process.argv.splice(2, 0, "check", ...(process.argv.some((word) => word.startsWith("--root")) ? [] : ["--root", root]));
runScript();

/** @param {string} path */
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

/** Runs the bundle, with the code that V8 has kept of it unless there is none, or V8 refuses it: it depends on the options of Node. */
function runScript() {
  const kept = join(folder, "cli.cache");
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  // The bundle is ASCII; texts of Latin-1 are the fastest to read.
  const source = `(function (require, __filename, __dirname) {${readFileSync(bundle, "latin1")}\n})`;
  const script = new Script(source, { filename: bundle, ...(cachedData && { cachedData }) });
  // V8 keeps the functions that have run: a run that ends early does not call many.
  if (cachedData === undefined || script.cachedDataRejected === true)
    process.once("exit", (exitCode) => {
      if (exitCode === 0) keepCode(script, kept);
    });
  script.runInThisContext()(createRequire(bundle), bundle, folder);
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
