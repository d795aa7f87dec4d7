import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, dirname, isAbsolute, resolve } from "node:path";
import type { SourceFile, SourceProblem } from "./source_file.ts";
import { CATALOG_FOLDER, compareText, CONNECTORS_FOLDER, DRIFT_FILE, GATEWAY_FILE, INNER_FOLDER } from "./source_file.ts";

/** The file with a resolved catalog in every package. */
const CATALOG_DOCUMENT = "catalog.json";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "permission denied",
  EPERM: "permission denied",
};

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
  if (!isFolder(folder)) return undefined;
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
  const name = path.replace(/^spec\/(?:connectors\/)?/u, "");
  return folder === "" || name === path ? name : `${folder}/${name}`;
}

/** The files of a folder under the paths that they have there. */
export function shownSources(sources: readonly SourceFile[], folder: string): readonly SourceFile[] {
  return sources.map((source) => ({ ...source, path: shownPath(source.path, folder) }));
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
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
    return { path, text: "", problem: isMisnamed ? "wrong_extension" : "misplaced" };
  }
  try {
    const found = statSync(file);
    if (!found.isFile()) return { path, text: "", problem: "not_a_file" };
    if (found.size > LARGEST_FILE) return { path, text: "", problem: "too_large" };
    return decode(path, readFileSync(file));
  } catch (error) {
    return { path, text: "", problem: problemOf(error) };
  }
}

function isYamlPath(path: string): boolean {
  return isDirectlyIn(CONNECTORS_FOLDER, path, ".yaml") || isDirectlyIn(INNER_FOLDER, path, ".yaml");
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
  const { version } = readProject(projectRoot);
  if (typeof version === "string") return version;
  throw new Error("the package.json of the project has no `version`");
}

/** What the `package.json` of the project has under the keys that also concern the package. Throws when it cannot be read. */
export function readProject(projectRoot: string): { readonly version?: unknown; readonly repository?: unknown } {
  const project: unknown = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  return typeof project === "object" && project !== null ? project : {};
}

/** The text of a file, or why it has none. */
type ReadText = { readonly text: string } | { readonly reason: string };

/** Reads a file outside of the catalog as UTF-8. Never throws. */
export function readDocument(path: string): ReadText {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path)) };
  } catch (error) {
    if (error instanceof TypeError) return { reason: "it is not valid UTF-8" };
    const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
    return { reason: REASONS[code] ?? (code === "" ? "it cannot be read" : code) };
  }
}

/** The catalog that another one extends: its text, or why there is none. */
export interface BaseSource {
  /** The file as messages and the ledger show it: `connector-gateway-spec/catalog.json`. */
  readonly file: string;
  readonly text: string;
  readonly problem?: "not_found" | "no_catalog";
  /** As asked for. */
  readonly name: string;
}

/**
 * Finds the `catalog.json` that a catalog extends: that of an installed package, which is looked for as Node does, from a folder
 * upwards; or that of a folder; or a file. No code of the package is run. Never throws.
 */
export function readBase(asked: string, from: string): BaseSource {
  const name = asked.replaceAll("\\", "/").replace(/(?<=.)\/+$/u, "");
  const isPath = isAbsolute(asked) || /^\.{1,2}(?:\/|$)/u.test(name) || name.endsWith(".json");
  const found = isPath ? undefined : findPackage(name, from);
  const path = resolve(from, asked);
  const folder = found ?? (kindOf(path) === "folder" ? path : undefined);
  const file = name.endsWith(".json") ? name : `${name}/${CATALOG_DOCUMENT}`;
  if (folder === undefined && kindOf(path) === undefined) return { name, file, text: "", problem: isPath ? "no_catalog" : "not_found" };
  const text = readText(folder === undefined ? path : join(folder, CATALOG_DOCUMENT));
  return text === undefined ? { name, file, text: "", problem: "no_catalog" } : { name, file, text };
}

/** The folder of an installed package. */
function findPackage(name: string, from: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (kindOf(folder) === "folder") return folder;
  const above = dirname(from);
  return above === from ? undefined : findPackage(name, above);
}

function kindOf(path: string): "file" | "folder" | undefined {
  try {
    return statSync(path).isDirectory() ? "folder" : "file";
  } catch {
    return undefined;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
