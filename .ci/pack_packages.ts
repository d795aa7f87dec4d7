import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import attw from "@arethetypeswrong/cli/package.json" with { type: "json" };
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { PACKAGES } from "./check_release.ts";

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
export function packPackages(root: string, folder: string): readonly PackedPackage[] {
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
