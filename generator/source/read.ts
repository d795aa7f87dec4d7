import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "./compare_text.ts";
import { CATALOG_FOLDER, CONNECTORS_FOLDER, GATEWAY_FILE, type SourceFile, type SourceProblem } from "./source_file.ts";

/** A catalog file is written by hand; a bigger one is a mistake, and would only make the YAML parser crawl. */
const LARGEST_FILE = 4 * 1024 * 1024;

/**
 * Reads every YAML and GraphQL file under `spec/`, the gateway's first, then by path. Never throws: what cannot be read comes back
 * with its `problem`, and `loadCatalog` turns that into a diagnostic. The gateway's file is missed only when there is none
 * with another extension.
 */
export function readCatalogSources(projectRoot: string): SourceFile[] {
  const paths = listFiles(projectRoot, CATALOG_FOLDER).filter((path) => path !== GATEWAY_FILE);
  const others = paths.sort(compareText).map((path) => readSource(projectRoot, path));
  const gateway = readSource(projectRoot, GATEWAY_FILE);
  const isMisnamed = gateway.problem === "missing" && paths.some((path) => withYamlExtension(path) === GATEWAY_FILE);
  return isMisnamed ? others : [gateway, ...others];
}

/** `spec/connectors/shop.yaml` for `spec/connectors/shop.yml`: the path with the extension that catalog files have. */
export function withYamlExtension(path: string): string {
  return path.replace(EXTENSION, ".yaml");
}

/** Whether a path is that of a GraphQL query, which actions name: below the connectors, at any depth. */
export function isQueryPath(path: string): boolean {
  return path.startsWith(`${CONNECTORS_FOLDER}/`) && path.endsWith(".graphql");
}

/** `.yaml` in any spelling; Windows hides a `.txt` behind it. */
const EXTENSION = /\.ya?ml(?:\.txt)?$/iu;

function listFiles(projectRoot: string, folder: string): string[] {
  return listFolder(join(projectRoot, folder)).flatMap(({ name, isFolder }) => {
    if (name.startsWith(".")) return [];
    const path = `${folder}/${name}`;
    if (EXTENSION.test(name) || (!isFolder && isQueryPath(path))) return [path];
    return isFolder ? listFiles(projectRoot, path) : [];
  });
}

/** A folder that is missing or closed to us has no files; what is not found then is reported as the missing file. */
function listFolder(path: string): { name: string; isFolder: boolean }[] {
  try {
    return readdirSync(path, { withFileTypes: true }).map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
  } catch {
    return [];
  }
}

function readSource(projectRoot: string, path: string): SourceFile {
  if (path !== GATEWAY_FILE && !isConnectorPath(path) && !isQueryPath(path)) {
    const renamed = withYamlExtension(path);
    const isMisnamed = renamed !== path && (renamed === GATEWAY_FILE || isConnectorPath(renamed));
    return { path, text: "", problem: isMisnamed ? "wrong_extension" : "misplaced" };
  }
  try {
    const found = statSync(join(projectRoot, path));
    if (!found.isFile()) return { path, text: "", problem: "not_a_file" };
    if (found.size > LARGEST_FILE) return { path, text: "", problem: "too_large" };
    return decode(path, readFileSync(join(projectRoot, path)));
  } catch (error) {
    return { path, text: "", problem: problemOf(error) };
  }
}

function isConnectorPath(path: string): boolean {
  return path.startsWith(`${CONNECTORS_FOLDER}/`) && path.endsWith(".yaml") && !path.slice(CONNECTORS_FOLDER.length + 1).includes("/");
}

/** Strict UTF-8. The byte order mark stays in the text, so that offsets are those of the file; the YAML loader skips it. */
function decode(path: string, bytes: Uint8Array): SourceFile {
  try {
    return { path, text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { path, text: "", problem: "not_utf8" };
  }
}

function problemOf(error: unknown): SourceProblem {
  return error instanceof Error && "code" in error && error.code === "ENOENT" ? "missing" : "unreadable";
}

/** The version of the generator and of the package, from the project's package.json. Throws when it cannot be read. */
export function readVersion(projectRoot: string): string {
  const project: unknown = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  if (typeof project === "object" && project !== null && "version" in project && typeof project.version === "string")
    return project.version;
  throw new Error("the package.json of the project has no `version`");
}
