/**
 * `npm run release -- prepare 1.2.0` makes the changes of a release commit; `npm run release -- publish v1.2.0` builds and checks the site and the
 * packages of the commit with that tag, and publishes the packages. docs/releasing.md says when.
 */
import process from "node:process";
import attw from "@arethetypeswrong/cli/package.json" with { type: "json" };
import { spawnSync, execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, dirname } from "node:path";
import { parseArgs } from "node:util";
import { findReleaseProblems, PACKAGES, releaseBefore } from "./check_release.ts";
import { filesOfRelease } from "./prepare_release.ts";
import { createRequire } from "node:module";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

const ATTW = join(dirname(createRequire(import.meta.url).resolve("@arethetypeswrong/cli/package.json")), attw.bin.attw);
/** The profile of packages that have ES modules only. The page is no module, so it has no types. */
const WAYS = ["--profile", "esm-only", "--no-definitely-typed", "--exclude-entrypoints", "./reference/index.html", "--format", "table"];

/** What `npm pack` says about a package. */
export interface PackedPackage {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** Sources, tests, hidden files, and what a build leaves behind have no business in a package. */
const STRAY = /(?:^|\/)(?:\.[^/]*|node_modules|test|last_run\.json)(?:\/|$)|(?<!\.d)\.tsx?$|\.(?:tgz|map|log|db|env|pem|key)$/u;
/** A file of a build of the generator, whose folder is named after its sources. */
const BUILD = /^templates\/built\/([0-9a-f]{16})\//u;
const LICENSE = "MIT";

/** Packs the packages of a project into a folder. Throws with what npm prints when it refuses. */
function packPackages(root: string, folder: string): readonly PackedPackage[] {
  const folders = PACKAGES.map((one) => join(root, one.folder));
  const printed = execFileSync("npm", ["pack", "--json", "--pack-destination", folder, ...folders], { cwd: folder, encoding: "utf8" });
  return JSON.parse(printed) as readonly PackedPackage[];
}

/** What is wrong with a packed package, each as a line; nothing if it may be published. `root` is the folder that it was made in. */
export async function findPackageFaults(packed: PackedPackage, folder: string, root: string): Promise<readonly string[]> {
  const { name, filename, files } = packed;
  const unpacked = join(folder, name);
  mkdirSync(unpacked, { recursive: true });
  execFileSync("tar", ["-xzf", join(folder, filename), "-C", unpacked, "--strip-components=1"]);
  const json = JSON.parse(readFileSync(join(unpacked, "package.json"), "utf8")) as { readonly license?: string; readonly exports?: object };
  const paths = files.map(({ path }) => path);
  const { messages, pkg } = await publint({ pkgDir: unpacked, strict: true, pack: false });
  const types =
    json.exports === undefined ? { status: 0, stdout: "" } : spawnSync(process.execPath, [ATTW, join(folder, filename), ...WAYS]);
  const builds = new Set(paths.flatMap((path) => BUILD.exec(path)?.[1] ?? []));
  const leaks = paths.filter((path) => readFileSync(join(unpacked, path)).includes(root));
  return [
    ...(json.license === LICENSE && paths.includes("LICENSE") ? [] : [`it needs "license": "${LICENSE}" and a file LICENSE`]),
    ...(paths.includes("README.md") ? [] : ["it has no README.md, which registries show"]),
    ...paths.filter((path) => STRAY.test(path)).map((path) => `${path} should not be in it: change \`files\` of its package.json`),
    ...(builds.size < 2 ? [] : ["it has older builds of the generator: remove templates/built, and run `npm run generate`"]),
    ...leaks.map((path) => `${path} contains the path of a folder of this machine`),
    ...messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`),
    ...(types.status === 0 ? [] : [`Are The Types Wrong:\n${String(types.stdout)}`]),
  ].map((fault) => `${name}: ${fault}`);
}

const USAGE = `Usage: npm run release -- prepare <version>   changes the files of this checkout to those of a release
       npm run release -- publish <tag>       builds and checks the site and the packages of this checkout, and publishes the packages

  --dry-run             only says what would happen
  --registry <address>  publish to another registry than npm's, without provenance: a rehearsal
  --help                show this help
`;
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/u;
const root = process.cwd();

/** What stands in the way of a release, a line each. */
class Refusal extends Error {
  constructor(problems: readonly string[]) {
    super(problems.map((problem) => `error: ${problem}\n`).join(""));
  }
}

/** A command line that is not understood. */
class Misuse extends Error {}

interface Wanted {
  readonly isDry: boolean;
  /** The options that name another registry than npm's; none for a release. */
  readonly registry: readonly string[];
}

function prepare(version: string, { isDry }: Wanted): void {
  if (!VERSION.test(version)) throw new Refusal([`"${version}" is not a version such as 1.2.0`]);
  const files = filesOfRelease(root, version, differencesSince(releaseBefore(root, `v${version}`)));
  for (const [path, text] of files) {
    console.log(`${isDry ? "would change" : "changes"} ${path}`);
    if (!isDry) writeFileSync(join(root, path), text);
  }
  console.log(`${isDry ? "would run" : "runs"} npm run generate`);
  if (!isDry) run(process.execPath, [".ci/generate.js"]);
  console.log(`Next: read the changes, shorten CHANGELOG.md, commit them as "Release ${version}", then push the tag v${version}.`);
}

/** The differences of the catalog since a release, as a section of Markdown; nothing before the first release. */
function differencesSince(tag: string | undefined): string {
  if (tag === undefined) return "";
  const words = ["generator/start.js", "compare", tag, "--format", "markdown"];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
  if (status !== 0 && status !== 1) throw new Refusal([`the catalog cannot be compared with ${tag}:\n${stderr}`]);
  return stdout;
}

async function publish(tag: string, wanted: Wanted): Promise<void> {
  refuseIfAny(findReleaseProblems(root, tag));
  const names = PACKAGES.map(({ name }) => name).filter((name) => !isPublished(name, tag.slice(1), wanted));
  // Before any package, because a link that leads nowhere ends the build. A workflow that is started again has no site yet.
  if (names.length > 0 || !existsSync(join(root, ".site"))) {
    run("npm", ["run", "site"]);
    console.log("built the site in .site");
  }
  if (names.length === 0) return;
  run(process.execPath, [".ci/generate.js", "--check"]);
  run(process.execPath, [".ci/generate.js"]);
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  try {
    const packages = packPackages(root, folder);
    const faults = await Promise.all(packages.map((packed) => findPackageFaults(packed, folder, root)));
    refuseIfAny(faults.flat());
    for (const packed of packages) if (names.some((name) => name === packed.name)) publishPackage(packed, folder, wanted);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether an earlier run has published a package before it failed, or before it was started again. */
function isPublished(name: string, version: string, { registry }: Wanted): boolean {
  const { status, stdout } = spawnSync("npm", ["view", `${name}@${version}`, "version", ...registry], { encoding: "utf8" });
  if (status !== 0 || stdout.trim() === "") return false;
  console.log(`${name} ${version} is published already`);
  return true;
}

function publishPackage({ name, version, filename, size, files }: PackedPackage, folder: string, { isDry, registry }: Wanted): void {
  const about = `${name} ${version} (${String(files.length)} files, ${String(Math.round(size / 1000))} kB)`;
  const tag = version.includes("-") ? "next" : "latest";
  const provenance = `--provenance=${String(registry.length === 0)}`;
  const words = ["publish", `./${filename}`, "--access", "public", "--tag", tag, provenance, ...registry];
  if (isDry) return console.log(`would publish ${about}: npm ${words.join(" ")}`);
  run("npm", words, folder);
  console.log(`published ${about}`);
}

/** Runs a program that has to end well, and shows what it prints when it does not. */
function run(program: string, words: readonly string[], cwd = root): void {
  const { status, stdout, stderr, error } = spawnSync(program, words, { cwd, encoding: "utf8" });
  const name = [program === process.execPath ? "node" : program, ...words].join(" ");
  if (status !== 0) throw new Refusal([`\`${name}\` failed, and may be run again:\n${error?.message ?? `${stdout}${stderr}`.trimEnd()}`]);
}

function refuseIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new Refusal(problems);
}

async function main(): Promise<void> {
  const options = { "dry-run": { type: "boolean" }, registry: { type: "string" }, help: { type: "boolean" } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  if (values.help === true) return console.log(USAGE.trimEnd());
  const [command, name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new Misuse("name a command, and a version or a tag");
  const wanted = { isDry: values["dry-run"] === true, registry: values.registry === undefined ? [] : ["--registry", values.registry] };
  if (command === "prepare") prepare(name, wanted);
  else if (command === "publish") await publish(name, wanted);
  else throw new Misuse(`unknown command ${command ?? ""}`);
}

function isMisuse(error: unknown): boolean {
  return error instanceof Misuse || (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
}

try {
  await main();
} catch (error) {
  const message = error instanceof Refusal ? error.message : `error: ${error instanceof Error ? error.message : String(error)}\n`;
  process.stderr.write(isMisuse(error) ? `${message}\n${USAGE}` : message);
  process.exitCode = isMisuse(error) ? 2 : 1;
}
