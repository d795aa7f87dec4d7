import { createHash } from "node:crypto";
import type { OutputFile } from "../../emitters/emitter.ts";
import { printJson } from "../../schema/json_schema.ts";

/** Where the manifest is in the package. It lists every other file and is the last one to be written. */
export const MANIFEST_PATH = "manifest.json";

/** What the files were made by and from. */
export interface ManifestInput {
  readonly version: string;
  /** The text of everything that was read, by path: catalog, templates. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly files: readonly OutputFile[];
}

/** The manifest: version of the generator, one hash over the input, and the sha256 of every file, one line each. */
export function emitManifest({ version, inputs, files }: ManifestInput): OutputFile {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const manifest = {
    generator: "connector-gateway-spec-generator",
    version,
    input: sha256(JSON.stringify(byPath(inputs))),
    files: Object.fromEntries(byPath(texts).map(([path, text]) => [path, sha256(text)])),
  };
  return { path: MANIFEST_PATH, text: printJson(manifest) };
}

/**
 * The paths that a manifest's text lists, its own included. It is read line by line, so that a manifest in which a
 * merge left its conflict marks still tells which files are ours: those of both sides. A path that could lead out of
 * the package is none of ours.
 */
export function listedPaths(manifest: string): ReadonlySet<string> {
  const paths = [...manifest.matchAll(/^ {4}"([^"\\]+)": "[0-9a-f]{64}",?\r?$/gmu)].map(([, path = ""]) => path);
  return new Set([MANIFEST_PATH, ...paths.filter(staysInside)]);
}

/** Whether no segment of a path is empty or begins with a dot. */
function staysInside(path: string): boolean {
  return path.split("/").every((segment) => /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/u.test(segment));
}

function byPath(texts: ReadonlyMap<string, string>): (readonly [path: string, text: string])[] {
  return [...texts.keys()].sort().map((path) => [path, texts.get(path) ?? ""]);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
