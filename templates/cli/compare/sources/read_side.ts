import { readdirSync, type Stats } from "node:fs";
import { join, resolve } from "node:path";
import { adviceFor, codeOf, fileName, readWhole, statsOf } from "../../input/paths.js";
import { locateJson, indexLines, positionOf, UsageError } from "#templates/core";
import { readCatalogBytes } from "./read_catalog.js";
import type { Side } from "./side.js";
import { ArchiveError, isTar, readTar } from "./tar.js";
import { gunzipSync } from "node:zlib";

const CATALOG_NAME = "catalog.json";

/** The largest file that is read; a `catalog.json` has one megabyte. */
const LARGEST = 128 * 1_048_576;

/** The settings of a reader. */
export interface SideSettings {
  readonly cwd: string;
  /** The newest version of the catalog's language that this program knows. */
  readonly languageVersion: number;
}

/**
 * Reads one side of a comparison: a file with the content of a `catalog.json`, the folder of a package, or its tarball.
 * @throws UsageError if there is no catalog
 */
export function readSide(name: string, settings: SideSettings): Side {
  const path = resolve(settings.cwd, name);
  const stats = statsOf(path);
  if (stats === undefined) throw new UsageError(`${name} does not exist`, "check the path");
  return stats.isDirectory() ? readFolder(name, path, settings) : readFile(name, path, stats, settings);
}

function readFolder(name: string, folder: string, settings: SideSettings): Side {
  const path = join(folder, CATALOG_NAME);
  const stats = statsOf(path);
  if (stats?.isFile() !== true) throw new UsageError(`the folder ${name} has no ${CATALOG_NAME}`, "name the folder of a package");
  const paths = onDisk(name, () => listDeclarations(folder));
  const declarations = new Map(
    paths.map((inside) => [inside, onDisk(`${name}/${inside}`, () => readWhole(join(folder, inside)).toString("utf8"))]),
  );
  return { ...fromFile(path, readBytes(fileName(path, settings.cwd), path, stats), settings), name, declarations };
}

function readFile(name: string, path: string, stats: Stats, settings: SideSettings): Side {
  const bytes = readBytes(name, path, stats);
  if (!isGzip(bytes) && !isTar(bytes)) return { ...fromFile(path, bytes, settings), name };
  try {
    const content = isGzip(bytes) ? gunzip(bytes) : bytes;
    if (isTar(content)) return sideOfPackage(name, filesInArchive(content), settings.languageVersion);
    return { name, catalog: readCatalogBytes(content, name, settings.languageVersion).catalog };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    throw new UsageError(`${name} cannot be read: ${error.message}`, "make the tarball again with `npm pack`");
  }
}

/**
 * The side of a package whose files are not on the disk.
 * @throws UsageError if it has no catalog
 */
export function sideOfPackage(name: string, { catalog, declarations }: PackageFiles, languageVersion: number): Side {
  if (catalog === undefined) throw new UsageError(`${name} has no ${CATALOG_NAME}`, "every version of the package has one at its top");
  return { name, catalog: readCatalogBytes(catalog, `${CATALOG_NAME} of ${name}`, languageVersion).catalog, declarations };
}

function fromFile(path: string, bytes: Uint8Array, { cwd, languageVersion }: SideSettings): Omit<Side, "name"> {
  const file = fileName(path, cwd);
  const { catalog, text } = readCatalogBytes(bytes, file, languageVersion);
  const findPositions: Side["findPositions"] = (places) => {
    const lines = indexLines(text, 1);
    const paths = places.map(({ path: inside }) => inside);
    return locateJson(text, paths).map(({ key, value }) => ({ file, ...positionOf(lines, (key ?? value).start) }));
  };
  return { catalog, findPositions };
}

function readBytes(name: string, path: string, stats: Stats): Uint8Array {
  if (stats.size > LARGEST) throw new UsageError(`${name} is larger than ${LARGEST / 1_048_576} MiB`, "name a catalog.json or a package");
  return onDisk(name, () => readWhole(path));
}

/** Runs `read`. An error of the disk is a mistake of the user, such as a missing permission. */
function onDisk<Content>(name: string, read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    throw new UsageError(`${name} cannot be read (${codeOf(error)})`, adviceFor(error));
  }
}

/** The declaration files below a folder, with `/`, sorted. */
function listDeclarations(folder: string, below = ""): readonly string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return entry.name.startsWith(".") || entry.name === "node_modules" ? [] : listDeclarations(folder, path);
      return entry.isFile() && isDeclaration(path) ? [path] : [];
    })
    .sort();
}

/** The files of a package that a comparison reads. */
interface PackageFiles {
  readonly catalog: Uint8Array | undefined;
  /** By path inside of the package. */
  readonly declarations: ReadonlyMap<string, string>;
}

/** Whether bytes begin like gzip data. */
function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/**
 * The content of gzip data.
 * @throws ArchiveError if it is damaged or too large
 */
function gunzip(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST });
  } catch (error) {
    const isTooLarge = codeOf(error) === "ERR_BUFFER_TOO_LARGE";
    throw new ArchiveError(isTooLarge ? `it is larger than ${LARGEST / 1_048_576} MiB` : "it is damaged or incomplete");
  }
}

/**
 * The files of a tar archive: those of its only folder, which `npm pack` calls `package`, or else those at its top.
 * @throws ArchiveError if it is damaged
 */
export function filesInArchive(bytes: Uint8Array): PackageFiles {
  const files = new Map<string, Uint8Array>();
  for (const { path, bytes: content } of readTar(bytes)) files.set(path.replace(/^(?:\.\/+)+/, ""), content);
  const top = files.has(CATALOG_NAME) ? "" : (folderOfCatalog([...files.keys()]) ?? "package/");
  return filesBelow(files, top);
}

function folderOfCatalog(paths: readonly string[]): string | undefined {
  const suffix = `/${CATALOG_NAME}`;
  return paths.find((path) => path.endsWith(suffix) && path.indexOf("/") === path.length - suffix.length)?.slice(0, -CATALOG_NAME.length);
}

function filesBelow(files: ReadonlyMap<string, Uint8Array>, top: string): PackageFiles {
  const declarations = new Map<string, string>();
  for (const [path, content] of files) {
    const inside = path.slice(top.length);
    if (path.startsWith(top) && isDeclaration(inside)) declarations.set(inside, new TextDecoder().decode(content));
  }
  return { catalog: files.get(`${top}${CATALOG_NAME}`), declarations };
}

/** Whether a path is that of a declaration file of the package itself. */
function isDeclaration(path: string): boolean {
  return path.endsWith(".d.ts") && !path.split("/").some((step) => step === "node_modules" || step === "..");
}
