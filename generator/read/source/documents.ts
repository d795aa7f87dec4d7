import { readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { parseDocument } from "yaml";
import type { Range } from "./source_file.ts";

/** The file with a resolved catalog in every package. */
const CATALOG_DOCUMENT = "catalog.json";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "permission denied",
  EPERM: "permission denied",
};

/** The version of the generator and of the package, from the project's package.json. Throws when it cannot be read. */
export function readVersion(projectRoot: string): string {
  const { version } = readProject(projectRoot);
  if (typeof version === "string") return version;
  throw new Error("the package.json of the project has no `version`");
}

/** What the `package.json` of the project has under the keys that also concern the package. Throws when it cannot be read. */
export function readProject(projectRoot: string): { readonly version?: unknown; readonly repository?: unknown } {
  const project: unknown = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8").replace(/^\ufeff/u, ""));
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

/** Whether there is a file or a folder at a path. */
export function kindOf(path: string): "file" | "folder" | undefined {
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

/** The text of the `CHANGELOG.md` of a folder; undefined if it cannot be read. */
export function readChangelog(folder: string): string | undefined {
  return readText(join(folder, "CHANGELOG.md"))?.replaceAll("\r\n", "\n");
}

/** The values of a text, or why it has none and where. */
export type ForeignDocument =
  | { readonly value: unknown }
  | { readonly problem: string; readonly range: Range; readonly format: "JSON" | "YAML" };

/**
 * Reads a foreign document, as JSON or YAML. Unlike a file of the catalog, it may use all of YAML. Never throws.
 */
export function readForeignDocument(text: string): ForeignDocument {
  const start = text.search(/[^\s\ufeff]/u);
  if (start === -1) return { problem: "the file is empty", range: { start: 0, end: 0 }, format: "JSON" };
  const isJson = /[{[]/u.test(text.charAt(start));
  if (isJson) {
    // Ten times as fast as the parser of YAML, which reads JSON as well and knows where a mistake is.
    const read = readJson(text.slice(start));
    if (read !== undefined) return read;
  }
  return readYaml(text, isJson ? "JSON" : "YAML");
}

const TOO_DEEP = "it is nested too deeply";

function readJson(text: string): ForeignDocument | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    // Throws where a walk through the value would run out of stack, as most of what reads it is one.
    JSON.stringify(value);
    return { value };
  } catch (error) {
    return error instanceof RangeError ? { problem: TOO_DEEP, range: { start: 0, end: 0 }, format: "JSON" } : undefined;
  }
}

function readYaml(text: string, format: "JSON" | "YAML"): ForeignDocument {
  try {
    const document = parseDocument(text, { prettyErrors: false, logLevel: "silent", merge: true });
    const [first] = document.errors;
    if (first === undefined) return { value: document.toJS() as unknown };
    const [start, end] = first.pos;
    return { problem: /call stack/iu.test(first.message) ? TOO_DEEP : first.message, range: { start, end }, format };
  } catch (error) {
    // Aliases that refer to each other, or expand to more than the parser accepts.
    const problem = error instanceof RangeError ? TOO_DEEP : error instanceof Error ? error.message : "it cannot be read";
    return { problem, range: { start: 0, end: 0 }, format };
  }
}
