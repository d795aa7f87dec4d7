import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

/** The published packages, each after those that it depends on. */
export const PACKAGES = [
  { name: "connector-gateway-spec", folder: "generated" },
  { name: "connector-gateway-generator", folder: "." },
  { name: "connector-gateway", folder: "gateway" },
] as const;

const PROGRAM = "generated/bin/connector-gateway-spec.js";
const ACCEPTED = "spec/accepted_breaks.json";

interface PackageJson {
  readonly version: string;
  readonly private?: boolean;
  readonly repository?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Why a commit cannot be released under a tag such as `v1.2.0`; nothing if it can. Needs no network. */
export function findReleaseProblems(root: string, tag: string): readonly string[] {
  const { version } = readPackage(root, ".");
  const wanted = tag === `v${version}` ? [] : [`tag ${tag} does not match version ${version} of package.json; the tag must be v${version}`];
  return [...wanted, ...PACKAGES.flatMap(({ folder }) => findPackageProblems(root, folder, version)), ...findBreaks(root, tag)];
}

function findPackageProblems(root: string, folder: string, wanted: string): readonly string[] {
  const file = join(folder, "package.json").replaceAll("\\", "/");
  const { version, repository, dependencies = {}, ...found } = readPackage(root, folder);
  const problems: string[] = [];
  if (version !== wanted) problems.push(`${file} has version ${version}, not ${wanted}: run \`npm run generate\``);
  if (found.private === true) problems.push(`${file} is private: run \`npm run release -- prepare <version>\`, and release its commit`);
  if (repository === undefined)
    problems.push(`${file} has no \`repository\`; npm compares it with the workflow before it publishes with provenance`);
  const others = Object.entries(dependencies).filter(([name, range]) => PACKAGES.some((one) => one.name === name) && range !== wanted);
  return [...problems, ...others.map(([name, range]) => `${file} depends on ${name} ${range}, not ${wanted}`)];
}

/** Why the version is too small a step from the release before it. Nothing for the first release. */
function findBreaks(root: string, tag: string): readonly string[] {
  const before = releaseBefore(root, tag);
  if (before === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  try {
    const archive = join(folder, "before.tar");
    const { status } = git(root, "archive", "--format=tar", `--output=${archive}`, `${before}:./generated`);
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

/** The newest release that the commit contains besides the one with that tag; undefined also outside of a repository. */
export function releaseBefore(root: string, tag: string): string | undefined {
  const list = ["tag", "--list", "v*", "--merged", "HEAD", "--sort=-version:refname"];
  const { status, stdout } = git(root, "-c", "versionsort.suffix=-", ...list);
  if (status !== 0) return undefined;
  return stdout.split("\n").find((name) => /^v\d+\.\d+\.\d+/u.test(name) && name !== tag);
}

function readPackage(root: string, folder: string): PackageJson {
  return JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as PackageJson;
}

function git(root: string, ...words: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync("git", words, { cwd: root, encoding: "utf8" });
}
