import { kindOf } from "./documents.ts";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type SourceFile, CATALOG_FOLDER, compareText, CONNECTORS_FOLDER, DRIFT_FILE, GATEWAY_FILE, INNER_FOLDER } from "./source_file.ts";

/** A catalog file is written by hand; a bigger one is a mistake, and would only make the YAML parser crawl. */
const LARGEST_FILE = 4 * 1024 * 1024;

/**
 * Reads every YAML and GraphQL file under `spec/`, the gateway's first, then by path. Never throws: what cannot be read comes back
 * with its `problem`, and `loadCatalog` turns that into a diagnostic. The gateway's file is missed only when there is none
 * with another extension.
 */
export function readCatalogSources(projectRoot: string): SourceFile[] {
  const paths = listFiles(projectRoot, CATALOG_FOLDER, isGraphqlPath).filter((path) => path !== GATEWAY_FILE);
  const others = paths.sort(compareText).map((path) => readSource(join(projectRoot, path), path));
  const gateway = readSource(join(projectRoot, GATEWAY_FILE), GATEWAY_FILE);
  const isMisnamed = gateway.problem === "missing" && paths.some((path) => withYamlExtension(path) === GATEWAY_FILE);
  return isMisnamed ? others : [gateway, ...others];
}

/**
 * Reads a folder with a catalog outside of the project: connectors and overlays beside each other, inner types in `inner/`, queries in
 * other folders below, and perhaps `gateway.yaml`. The paths of the files are those that they have in a project; `shownPath` gives their own. Never
 * throws, like `readCatalogSources`. Undefined when there is no such folder.
 */
export function readSpecFolder(folder: string): SourceFile[] | undefined {
  if (kindOf(folder) !== "folder") return undefined;
  const paths = listFiles(folder, "", (path) => path.endsWith(".graphql"))
    .map(toProjectPath)
    .sort(compareText);
  const gateway = paths.filter((path) => path === GATEWAY_FILE);
  return [...gateway, ...paths.filter((path) => path !== GATEWAY_FILE)].map((path) => readSource(join(folder, shownPath(path)), path));
}

function toProjectPath(name: string): string {
  return ["gateway.yaml", "drift.yaml"].includes(withYamlExtension(name)) || name.startsWith("inner/")
    ? `${CATALOG_FOLDER}/${name}`
    : `${CONNECTORS_FOLDER}/${name}`;
}

/** The path of a file below the folder that it was read from, after the path of that folder, if given. */
export function shownPath(path: string, folder = ""): string {
  const name = path.replace(/^spec\/(?:connectors(?:\/|$))?/u, "");
  return name === path ? path : [folder, name].filter((part) => part !== "").join("/");
}

/** The files of a folder under the paths that they have there. */
export function shownSources(sources: readonly SourceFile[], folder: string): readonly SourceFile[] {
  return sources.map((source) => ({ ...source, path: shownPath(source.path, folder) }));
}

/** `spec/connectors/shop.yaml` for `spec/connectors/shop.yml`: the path with the extension that catalog files have. */
export function withYamlExtension(path: string): string {
  return path.replace(EXTENSION, ".yaml");
}

/** Whether a path is that of a GraphQL query, which actions name: below the connectors, at any depth. */
export function isQueryPath(path: string): boolean {
  return path.startsWith(`${CONNECTORS_FOLDER}/`) && path.endsWith(".graphql");
}

/** Whether a path is that of the GraphQL schema of a connector, which says what its queries select. */
export function isGraphqlSchemaPath(path: string): boolean {
  return isDirectlyIn(INNER_FOLDER, path, ".graphql");
}

function isDirectlyIn(folder: string, path: string, extension: string): boolean {
  return path.startsWith(`${folder}/`) && path.endsWith(extension) && !path.slice(folder.length + 1).includes("/");
}

function isGraphqlPath(path: string): boolean {
  return isQueryPath(path) || isGraphqlSchemaPath(path);
}

/** `.yaml` in any spelling; Windows hides a `.txt` behind it. */
const EXTENSION = /\.ya?ml(?:\.txt)?$/iu;

function listFiles(root: string, folder: string, isQuery: (path: string) => boolean): string[] {
  return listFolder(join(root, folder)).flatMap((entry) => {
    if (entry.name.startsWith(".")) return [];
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (EXTENSION.test(entry.name) || (!entry.isFolder && isQuery(path))) return [path];
    return entry.isFolder ? listFiles(root, path, isQuery) : [];
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

function readSource(file: string, path: string): SourceFile {
  if (path !== GATEWAY_FILE && path !== DRIFT_FILE && !isYamlPath(path) && !isGraphqlPath(path)) {
    const renamed = withYamlExtension(path);
    const isMisnamed = renamed !== path && (renamed === GATEWAY_FILE || isYamlPath(renamed));
    return { path, text: "", problem: isMisnamed ? "extension" : "misplaced" };
  }
  try {
    const found = statSync(file);
    if (!found.isFile()) return { path, text: "", problem: "not-a-file" };
    if (found.size > LARGEST_FILE) return { path, text: "", problem: "too-large" };
    return decode(path, readFileSync(file));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return { path, text: "", problem: isMissing ? "missing" : "unreadable" };
  }
}

function isYamlPath(path: string): boolean {
  return isDirectlyIn(CONNECTORS_FOLDER, path, ".yaml") || isDirectlyIn(INNER_FOLDER, path, ".yaml");
}

/** What was last at each path. The same text stays one object, which the loader reads once: `--watch` reads what has changed. */
const lastRead = new Map<string, SourceFile>();

/** Strict UTF-8. The byte order mark stays in the text, so that offsets are those of the file; the YAML loader skips it. */
function decode(path: string, bytes: Uint8Array): SourceFile {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const last = lastRead.get(path);
    const source = last?.text === text ? last : { path, text };
    lastRead.set(path, source);
    return source;
  } catch {
    return { path, text: "", problem: "not-utf8" };
  }
}
