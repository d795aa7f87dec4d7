import { createHash } from "node:crypto";
import type { OutputFile } from "#generator/emit";
import { printJson } from "#generator/print";

/** Path of the manifest in the package. It lists every other file and is written last. */
export const MANIFEST_PATH = "manifest.json";

/** The files of the package, and what they were generated from. */
export interface ManifestInput {
  readonly version: string;
  /** The texts of the catalog and the templates, by path. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly files: readonly OutputFile[];
}

/** The manifest: the version of the generator, one hash of all inputs, and the SHA-256 of every file, one per line. */
export function emitManifest({ version, inputs, files }: ManifestInput): OutputFile {
  const hashes = new Map(files.map(({ path, text }) => [path, sha256(text)]));
  const manifest = {
    generator: "connector-gateway-generator",
    version,
    input: sha256(JSON.stringify(byPath(inputs))),
    files: Object.fromEntries(byPath(hashes)),
  };
  return { path: MANIFEST_PATH, text: printJson(manifest) };
}

/** A line of a manifest about a file. */
const LISTED = /^ {4}"([^"\\]+)": "([0-9a-f]{64})",?\r?$/gmu;

/**
 * The files that the text of a manifest lists, each with its hashes. Reads line by line, so that a manifest with merge conflict markers
 * still lists the files of both sides. Ignores paths that could lead out of the package.
 */
export function listedHashes(manifest: string): ReadonlyMap<string, readonly string[]> {
  const hashes = new Map<string, string[]>();
  for (const [, path = "", hash = ""] of manifest.matchAll(LISTED)) {
    if (staysInside(path)) hashes.set(path, [...(hashes.get(path) ?? []), hash]);
  }
  return hashes;
}

/** The paths that the text of a manifest lists, including its own. */
export function listedPaths(manifest: string): ReadonlySet<string> {
  return new Set([MANIFEST_PATH, ...listedHashes(manifest).keys()]);
}

/** The text of a manifest that also lists the files of an earlier one: the files on the disk while one package replaces another. */
export function withEarlierFiles(manifest: string, earlier: string): string {
  const lines = [...listedHashes(earlier)].flatMap(([path, hashes]) => hashes.map((hash) => `    "${path}": "${hash}",\n`));
  return manifest.replace('  "files": {\n', (start) => start + lines.filter((line) => !manifest.includes(line)).join(""));
}

/** Whether a path has only plain segments: none is empty or begins with a dot. */
function staysInside(path: string): boolean {
  return path.split("/").every((segment) => /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/u.test(segment));
}

function byPath(texts: ReadonlyMap<string, string>): (readonly [path: string, text: string])[] {
  return [...texts.keys()].sort().map((path) => [path, texts.get(path) ?? ""]);
}

/** The SHA-256 of a text in UTF-8 or of bytes, in hexadecimal digits. */
export function sha256(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("hex");
}
