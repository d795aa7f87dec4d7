import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isObject } from "../../templates/shared/json_values.ts";
import { hashOf } from "../reuse/result_cache.ts";

/** What the program consists of besides its libraries, beside `generator/` with the main file. A bundle of it has no such files. */
const OWN_FOLDERS = ["generator", "templates/shared", "templates/bin", "templates/reference/shared"];
const OWN_SCHEMAS = "spec";

/** A hash of everything that decides on what the program with this main file makes of its inputs: its code, its libraries, and Node. */
export function hashProgram(mainFile: string, nodeVersion: string): string {
  const folder = dirname(mainFile);
  const project = dirname(folder);
  const isBundle = basename(folder) !== "generator";
  const code = isBundle
    ? [mainFile]
    : [...OWN_FOLDERS.flatMap((own) => filesBelow(join(project, own))), ...filesIn(join(project, OWN_SCHEMAS), /\.json$/u)];
  return hashOf([nodeVersion, ...code.map((file) => readFileSync(file, "utf8")), ...librariesOf(folder)]);
}

/** The folder for what the program with this main file keeps between runs, in the nearest `node_modules`. Undefined if there is none. */
export function cacheFolder(mainFile: string): string | undefined {
  const modules = nearestModules(dirname(mainFile));
  return modules === undefined ? undefined : join(modules, ".cache/connector-gateway-generator/results");
}

/** The folder itself, or the one in it, or those of the folders above. */
function nearestModules(folder: string): string | undefined {
  if (basename(folder) === "node_modules") return folder;
  if (listFolder(folder).some((entry) => entry.name === "node_modules")) return join(folder, "node_modules");
  return dirname(folder) === folder ? undefined : nearestModules(dirname(folder));
}

/** Names and versions of all libraries that a folder's project depends on, also indirectly, each found as Node finds it. */
function librariesOf(folder: string): readonly string[] {
  const project = above(folder, "package.json");
  const found = new Map<string, string>();
  const queue = project === undefined ? [] : [project];
  // The iteration continues with what is added on the way.
  for (const file of queue) {
    const { version, dependencies } = readManifest(file);
    found.set(file, version);
    const libraries = Object.keys(dependencies).flatMap((name) => above(dirname(file), join("node_modules", name, "package.json")) ?? []);
    for (const library of libraries) if (!found.has(library) && !queue.includes(library)) queue.push(library);
  }
  return [...found].flatMap(([file, version]) => [nameIn(file), version]).slice(2);
}

/** `ts-morph` for `…/node_modules/ts-morph/package.json`: paths of machines do not matter. */
function nameIn(file: string): string {
  return dirname(file)
    .replaceAll("\\", "/")
    .replace(/^.*\/node_modules\//u, "");
}

interface Manifest {
  readonly version: string;
  readonly dependencies: object;
}

/** The version of a package, and what it needs; optional dependencies are there or not, as the platform wants. */
function readManifest(file: string): Manifest {
  const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
  const { version, dependencies, optionalDependencies } = isObject(manifest) ? manifest : {};
  return {
    version: typeof version === "string" ? version : "",
    dependencies: { ...(isObject(dependencies) && dependencies), ...(isObject(optionalDependencies) && optionalDependencies) },
  };
}

/** The real path of a file in a folder or in the nearest one above it that has it. */
function above(folder: string, file: string): string | undefined {
  try {
    return realpathSync(join(folder, file));
  } catch {
    return dirname(folder) === folder ? undefined : above(dirname(folder), file);
  }
}

/** Code below a folder, sorted, so that the order of the file system does not matter. */
function filesBelow(folder: string): readonly string[] {
  const folders = listFolder(folder).filter((entry) => entry.isDirectory());
  return [...filesIn(folder, /\.(?:tsx?|js|json)$/u), ...folders.flatMap(({ name }) => filesBelow(join(folder, name)))].sort();
}

function filesIn(folder: string, wanted: RegExp): readonly string[] {
  const files = listFolder(folder).filter((entry) => entry.isFile() && wanted.test(entry.name));
  return files.map(({ name }) => join(folder, name)).sort();
}

function listFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
