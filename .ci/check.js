// `npm run check`: the command `check` of the generator. It runs so often, by editors and hooks, that its start counts: the generator is bundled
// once into node_modules/.cache, and again after each change of its sources. Arguments and exit codes are those of the command.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
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
  const { mtimeMs, size } = statSync(join(root, path));
  if (!existsSync(join(root, path, "."))) return [`${path} ${mtimeMs} ${size}`];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) return inside === "spec/connectors" ? [] : filesIn(inside);
    return /\.(?:tsx?|json)$/u.test(entry.name) ? filesIn(inside) : [];
  });
}

/** @param {readonly string[]} files */
function hashOf(files) {
  return createHash("sha256").update([process.version, ...files].join("\n")).digest("hex").slice(0, 16);
}

async function bundle() {
  const { build } = await import("esbuild");
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  await build({
    entryPoints: [join(root, "generator/cli.ts")],
    outdir: folder,
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
}
