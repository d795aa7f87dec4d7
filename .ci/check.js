// `npm run check`: the command `check` of the generator. It runs so often, by editors and hooks, that its start counts: the generator is bundled
// once into node_modules/.cache, and again after each change of its sources. Arguments and exit codes are those of the command.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const cache = join(root, "node_modules/.cache/connector-gateway-generator");
/** What the bundle is made from. */
const SOURCES = ["generator", "templates/shared", "templates/bin", "spec", ".ci/check.js", "package-lock.json"];
/** Libraries that other commands use, or that are big and mostly not needed. */
const EXTERNAL = ["esbuild", "openapi-typescript", "preact", "preact-render-to-string", "recheck", "ts-morph", "typescript", "diff"];

const folder = join(cache, hashOf(SOURCES.flatMap(filesIn)));
if (!existsSync(join(folder, "cli.js"))) await bundle();
process.argv.splice(2, 0, "check", ...(process.argv.some((word) => word.startsWith("--root")) ? [] : ["--root", root]));
await import(pathToFileURL(join(folder, "cli.js")).href);

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
  return createHash("sha256").update([process.version, ...files].join("\n")).digest("hex").slice(0, 16);
}

/** Several programs may do it at the same time, so each has a folder of its own until it is finished. */
async function bundle() {
  const { build } = await import("esbuild");
  const unfinished = `${folder}-${process.pid}`;
  await build({
    entryPoints: [join(root, "generator/cli.ts")],
    outdir: unfinished,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    external: EXTERNAL,
    // Libraries in the older module format load modules of Node with it.
    banner: { js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);' },
    logLevel: "error",
  });
  const older = readdirSync(cache).filter((name) => !name.includes("-"));
  if (existsSync(folder)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, folder);
  for (const name of older) if (join(cache, name) !== folder) rmSync(join(cache, name), { recursive: true, force: true });
}
