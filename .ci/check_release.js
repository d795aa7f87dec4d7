// Checks that a tag may be published: node .ci/check_release.js v1.2.0 [folder of the project]
//
// The version must be a large enough step for what has changed since the release before it. That is checked with the program in
// generated/, which needs no installation.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

const [tag = "", root = process.cwd()] = process.argv.slice(2);
const PROGRAM = "generated/bin/connector-gateway-spec.js";
const ACCEPTED = "spec/accepted_breaks.json";

function readPackage(path) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}

function findProblems() {
  const generator = readPackage("package.json");
  const published = readPackage("generated/package.json");
  const problems = [];
  if (tag !== `v${generator.version}`) {
    problems.push(`tag ${tag} does not match version ${generator.version} of package.json; the tag must be v${generator.version}`);
  }
  if (published.version !== generator.version) {
    problems.push(`generated/package.json has version ${published.version}, not ${generator.version}: run \`npm run generate\``);
  }
  if (published.repository === undefined) {
    problems.push("generated/package.json has no `repository`; npm compares it with the workflow before it publishes with provenance");
  }
  return [...problems, ...findBreaks()];
}

/** Why the version is too small a step from the release before it. Nothing for the first release. */
function findBreaks() {
  const before = releaseBefore();
  if (before === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  try {
    const archive = join(folder, "before.tar");
    const { status } = git("archive", "--format=tar", `--output=${archive}`, `${before}:./generated`);
    if (status !== 0) return [`the package of ${before} cannot be read: does the commit have the folder generated/?`];
    const accept = existsSync(join(root, ACCEPTED)) ? ["--accept", ACCEPTED] : [];
    const words = [PROGRAM, "compare", archive, "generated", "--check-version", ...accept];
    const compared = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
    if (compared.status === 0) return [];
    return [`the version is too small a step from ${before}:\n${compared.stdout}${compared.stderr}`.trimEnd()];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The newest release that this one contains; undefined also outside of a repository. */
function releaseBefore() {
  const list = ["tag", "--list", "v*", "--merged", "HEAD", "--sort=-version:refname"];
  const { status, stdout } = git("-c", "versionsort.suffix=-", ...list);
  if (status !== 0) return undefined;
  return stdout.split("\n").find((name) => /^v\d+\.\d+\.\d+/.test(name) && name !== tag);
}

function git(...words) {
  return spawnSync("git", words, { cwd: root, encoding: "utf8" });
}

const problems = findProblems();
for (const problem of problems) process.stderr.write(`error: ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
