// @ts-check
// The folder with everything that is built of the handwritten code: the program itself, the code of the package, and the parts of the reference page.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import process from "node:process";

const BUILT = "templates/built";
/** Names the folder in it that was built last, the only one of a published generator. */
const CURRENT = "current";
/** The program that builds. A published generator does not have it. */
const BUILDER = "generator/build/index.ts";
/** The sources, and the files that decide how they are built. */
const SOURCES = ["generator", "templates", "spec", "package.json", "package-lock.json"];
/** Folders of them that do not matter: `spec` has the schemas of the language, and the catalog. */
const OTHERS = ["templates/built", "spec/connectors"];

/**
 * The folder with what is built of the sources of a project as they are now: it is built when no earlier run has done so. A published generator
 * contains it.
 * @param {string} root
 * @returns {string}
 * @throws Error when a source does not compile, and when a published generator is incomplete
 */
export function builtFolder(root) {
  const built = join(root, BUILT);
  if (existsSync(join(root, BUILDER))) {
    const folder = join(built, keyOf(root));
    if (!existsSync(folder)) build(root, folder);
    return folder;
  }
  const current = join(built, CURRENT);
  if (!existsSync(current)) throw new Error(`${current} is missing; install the generator again`);
  return join(built, readFileSync(current, "utf8"));
}

/**
 * A process of its own, since few runs need compilers.
 * @param {string} root
 * @param {string} folder
 */
function build(root, folder) {
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", BUILDER, folder], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(mistakeIn(stderr, root));
  writeFileSync(join(root, BUILT, CURRENT), basename(folder));
}

/**
 * The first mistake that esbuild, or else Node, complains about, in one line.
 * @param {string} complaint
 * @param {string} root
 */
function mistakeIn(complaint, root) {
  const [, place, mistake] = /^\s*(\S.*:\d+:\d+): ERROR: (.*)$/mu.exec(complaint) ?? [];
  if (place === undefined) return /^\w*Error: (.*)$/mu.exec(complaint)?.[1] ?? complaint.trim();
  return `${place.replace(`${root}/`, "").replace("templates:", "templates/")}: ${mistake}`;
}

/** @param {string} root */
function keyOf(root) {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap((source) => filesIn(root, source))) {
    const text = readFileSync(join(root, path), "utf8");
    hash.update(`${path} ${text.length}:`).update(text);
  }
  return hash.digest("hex").slice(0, 16);
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(root, path) {
  if (/\.\w+$/u.test(path)) return /\.(?:[jt]sx?|json|css)$/u.test(path) ? [path] : [];
  const names = OTHERS.includes(path) ? [] : readdirSync(join(root, path)).sort();
  return names.flatMap((name) => filesIn(root, `${path}/${name}`));
}
