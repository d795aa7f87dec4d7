import { gunzipSync } from "node:zlib";
import { codeOf } from "../../input/paths.js";
import { ArchiveError, readTar } from "./tar.js";

/** The files of a package that a comparison reads. */
export interface PackageFiles {
  readonly catalog: Uint8Array | undefined;
  /** By path inside of the package. */
  readonly declarations: ReadonlyMap<string, string>;
}

export const CATALOG_NAME = "catalog.json";

/** Twenty times the package of seven connectors. */
const LARGEST = 128 * 1_048_576;

/** Whether bytes begin like gzip data. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/**
 * The content of gzip data.
 * @throws ArchiveError if it is damaged or too large
 */
export function gunzip(bytes: Uint8Array): Uint8Array {
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
export function isDeclaration(path: string): boolean {
  return path.endsWith(".d.ts") && !path.split("/").some((step) => step === "node_modules" || step === "..");
}
