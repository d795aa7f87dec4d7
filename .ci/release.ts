/**
 * `npm run release -- prepare 1.2.0` makes the changes of a release commit; `npm run release -- publish v1.2.0` builds and checks the site and the
 * packages of the commit with that tag, and publishes the packages. docs/releasing.md says when.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { findReleaseProblems, PACKAGES, releaseBefore } from "./check_release.ts";
import { findPackageFaults, packPackages, type PackedPackage } from "./pack_packages.ts";
import { filesOfRelease } from "./prepare_release.ts";

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
