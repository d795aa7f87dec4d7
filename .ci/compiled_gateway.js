// Whether gateway/dist/ is what the sources of the gateway compile to, by the contents of all files.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = join(root, "node_modules/.cache/connector-gateway-generator");
const RECORD = join(FOLDER, "gateway.txt");
/** What the compiled files depend on. Packages stay imports. */
const SOURCES = ["gateway/src", "gateway/compile.ts", "node_modules/esbuild/package.json"];
const COMPILED = "gateway/dist";

/** Whether nothing has changed since the gateway was compiled. */
export function isGatewayCompiled() {
  try {
    return readFileSync(RECORD, "utf8") === describe();
  } catch {
    return false;
  }
}

/** Remembers the state of a gateway that has just been compiled. It only saves time: where it cannot be written, the next run compiles. */
export function rememberGateway() {
  try {
    mkdirSync(FOLDER, { recursive: true });
    const unfinished = `${RECORD}-${process.pid}`;
    writeFileSync(unfinished, describe());
    renameSync(unfinished, RECORD);
  } catch (error) {
    if (process.argv.includes("--debug")) process.stderr.write(`cannot remember the compiled gateway: ${String(error)}\n`);
  }
}

function describe() {
  return `${hashOf(SOURCES)} is compiled to ${hashOf([COMPILED])}\n`;
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
  const names = readdirSync(join(root, path)).filter((name) => !name.endsWith(".staged"));
  return names.sort().flatMap((name) => filesBelow(`${path}/${name}`));
}
