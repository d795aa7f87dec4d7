import { readdirSync, type Stats } from "node:fs";
import { join, resolve } from "node:path";
import { adviceFor, codeOf, fileName, readWhole, statsOf } from "../../input/paths.js";
import { locateJson, indexLines, positionOf, UsageError } from "#templates/core";
import { readCatalogBytes } from "./read_catalog.js";
import type { Side } from "./side.js";
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

/** A file of an archive: its path with `/`, as the archive has it, and its content. */
interface ArchivedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The bytes are not a whole tar archive. The message says why, as the end of a sentence about the archive. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

const BLOCK = 512;
const MAGIC = { offset: 257, text: "ustar" } as const;
const CHECKSUM = { offset: 148, length: 8 } as const;

/** More than any package has; an archive of empty files costs little to make and much to read. */
const MOST_FILES = 100_000;
/** Longer than any path that a system accepts. */
const LONGEST_PATH = 4096;

/** Whether bytes begin like a tar archive. */
function isTar(bytes: Uint8Array): boolean {
  return textAt(bytes, MAGIC.offset, MAGIC.text.length) === MAGIC.text;
}

/** The facts about an entry in the headers before it. */
interface Extensions {
  readonly path?: string | undefined;
  readonly size?: number | undefined;
}

/**
 * The files of a tar archive (ustar, with the long names of pax and of GNU), in its order. Folders, links and devices are left
 * out. Nothing is written anywhere, so paths may contain anything.
 * @throws ArchiveError if the archive is damaged, ends too early, or has too many files
 */
export function* readTar(bytes: Uint8Array): Generator<ArchivedFile> {
  let extensions: Extensions = {};
  let count = 0;
  for (let offset = 0; offset < bytes.length;) {
    const header = bytes.subarray(offset, offset + BLOCK);
    if (header.length < BLOCK) throw new ArchiveError("it ends in the middle of a header");
    if (header.every((byte) => byte === 0)) return;
    checkHeader(header);
    if ((count += 1) > MOST_FILES) throw new ArchiveError(`it has more than ${MOST_FILES} entries`);
    const kind = String.fromCharCode(header[156] ?? 0);
    const isExtension = kind === "x" || kind === "L" || kind === "g" || kind === "K";
    const size = (isExtension ? undefined : extensions.size) ?? numberAt(header, 124, 12);
    const content = contentAt(bytes, offset + BLOCK, size);
    offset += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (isExtension) {
      extensions = { ...extensions, ...extensionsIn(kind, content) };
      continue;
    }
    if (kind === "0" || kind === "\0") yield { path: extensions.path ?? pathIn(header), bytes: content };
    extensions = {};
  }
}

function checkHeader(header: Uint8Array): void {
  const isChecksum = (index: number): boolean => index >= CHECKSUM.offset && index < CHECKSUM.offset + CHECKSUM.length;
  const sum = header.reduce((total, byte, index) => total + (isChecksum(index) ? 0x20 : byte), 0);
  if (sum !== numberAt(header, CHECKSUM.offset, CHECKSUM.length)) throw new ArchiveError("a header has a wrong checksum");
}

function contentAt(bytes: Uint8Array, start: number, size: number): Uint8Array {
  if (start + size > bytes.length) throw new ArchiveError("it ends in the middle of a file");
  return bytes.subarray(start, start + size);
}

/** A number in octal digits, or in binary, which GNU tar uses for those that are too large for the digits. */
function numberAt(header: Uint8Array, offset: number, length: number): number {
  const first = header[offset] ?? 0;
  if (first >= 0x80) {
    const value = header.subarray(offset + 1, offset + length).reduce((total, byte) => total * 256 + byte, first & 0x7f);
    return Number.isSafeInteger(value) ? value : Infinity;
  }
  const digits = textAt(header, offset, length).trim();
  if (digits !== "" && !/^[0-7]+$/.test(digits)) throw new ArchiveError("a header has a number that cannot be read");
  return Number.parseInt(digits === "" ? "0" : digits, 8);
}

/** The path in the two parts that ustar has for it. */
function pathIn(header: Uint8Array): string {
  const [prefix, name] = [textAt(header, 345, 155), textAt(header, 0, 100)];
  return prefix === "" ? name : `${prefix}/${name}`;
}

/** The facts that an extension holds about the next entry. Those for all entries (`g`) and for links (`K`) are not needed. */
function extensionsIn(kind: string, content: Uint8Array): Extensions {
  if (kind === "L") return { path: checkedPath(textAt(content, 0, content.length)) };
  if (kind !== "x") return {};
  const records = paxRecords(content);
  const [path, size] = [records.get("path"), records.get("size")];
  if (size !== undefined && !/^[0-9]{1,15}$/.test(size)) throw new ArchiveError("a header has a number that cannot be read");
  return { ...(path !== undefined && { path: checkedPath(path) }), ...(size !== undefined && { size: Number(size) }) };
}

function checkedPath(path: string): string {
  if (path.length > LONGEST_PATH) throw new ArchiveError(`a path in it is longer than ${LONGEST_PATH} characters`);
  return path;
}

/** The records of a pax header, each `<length> <key>=<value>\n` with the length of all of it in bytes. */
function paxRecords(content: Uint8Array): ReadonlyMap<string, string> {
  const records = new Map<string, string>();
  for (let offset = 0; offset < content.length;) {
    const [digits = "", length = ""] = /^([1-9][0-9]{0,9}) /.exec(textAt(content, offset, 11)) ?? [];
    const end = offset + Number(length);
    if (digits === "" || end > content.length || end <= offset + digits.length) throw new ArchiveError("an extended header is damaged");
    const record = textAt(content, offset + digits.length, end - offset - digits.length);
    const equals = record.indexOf("=");
    if (equals >= 0) records.set(record.slice(0, equals), record.slice(equals + 1).replace(/\n$/, ""));
    offset = end;
  }
  return records;
}

/** The text up to the first zero byte. */
function textAt(bytes: Uint8Array, offset: number, length: number): string {
  const part = bytes.subarray(offset, offset + length);
  const end = part.indexOf(0);
  return new TextDecoder().decode(end < 0 ? part : part.subarray(0, end));
}
