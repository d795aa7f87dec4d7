import { createHash } from "node:crypto";
import { posix, resolve } from "node:path";
import type { Metafile, OnResolveResult, Plugin } from "esbuild";
import type { OutputFile, Templates } from "../emitters/emitter.ts";
import { fillPage } from "../emitters/reference/slots.ts";
import { escapeInvisibleInLines } from "../../templates/shared/invisible.ts";
import { hashOf as hashTexts, NO_CACHE, reuseTexts, type ResultCache, type Texts } from "../reuse/result_cache.ts";
import { readLicense } from "../source/license.ts";

const PAGE = "reference/index.html";
const ENTRY = "reference/index.js";
/** A source that, if it is there, becomes a script of its own, which runs before the page shows. */
const EARLY = "reference/early.ts";

/** What the page is made from besides its HTML. */
interface Bundle {
  readonly script: string;
  readonly early?: string;
  readonly style: string;
  /** The licenses of the libraries in the script. */
  readonly licenses: string;
}

/** Where the libraries of the page are, a folder from which they can be imported, and what earlier runs have made. */
interface PageOptions {
  readonly libraries?: string | undefined;
  readonly cache?: ResultCache | undefined;
}

/**
 * The files with a page that needs no other file: its scripts, with the modules of the package and the libraries that they use, and its
 * style are put into it, and its policy allows only these. Files without the page are returned as they are. Rejects when a module is
 * missing or not valid, and when the page has no place for a part.
 */
export async function bundlePage(
  files: readonly OutputFile[],
  templates: Templates,
  { libraries = import.meta.dirname, cache = NO_CACHE }: PageOptions = {},
): Promise<readonly OutputFile[]> {
  const entry = files.find(({ path }) => path === ENTRY);
  if (entry === undefined) return files;
  const modules = files.filter(({ path }) => path.endsWith(".js"));
  // Hashes in place of texts, which may be packed: a big package does not fit into memory at once.
  const inputs = [libraries, ...modules.map(({ path, text }) => hashTexts([path, text])), ...[...templates].flat()];
  const bundle = toBundle(await reuseTexts(cache, "page", inputs, () => makeBundle(modules, templates, libraries)));
  return files.flatMap((file) =>
    file === entry ? [] : file.path === PAGE ? [{ ...file, text: fillPage(file.text, { ...bundle, policy: policyOf(bundle) }) }] : [file],
  );
}

function toBundle([script = "", style = "", licenses = "", early]: Texts): Bundle {
  return { script, style, licenses, ...(early !== undefined && { early }) };
}

/** The parts in the order of `toBundle`. */
async function makeBundle(files: readonly OutputFile[], templates: Templates, libraries: string): Promise<Texts> {
  // Loading it takes a while; not every run has something to bundle.
  const { build } = await import("esbuild");
  const { outputFiles, metafile } = await build({
    entryPoints: [ENTRY, EARLY].filter((path) => path === ENTRY || templates.has(path)),
    bundle: true,
    minify: true,
    outdir: "out",
    outbase: "reference",
    write: false,
    metafile: true,
    format: "iife",
    target: ["chrome120", "firefox121", "safari17.2"],
    jsx: "automatic",
    jsxImportSource: "preact",
    charset: "utf8",
    legalComments: "none",
    plugins: [readFrom(files, templates, libraries)],
    tsconfigRaw: {},
    logLevel: "silent",
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/u, ""), text]));
  const early = texts.get("early.js");
  return [
    toElementText(texts.get("index.js") ?? ""),
    (texts.get("index.css") ?? "").trim(),
    printLicenses(metafile),
    ...(early === undefined ? [] : [toElementText(early)]),
  ];
}

/** Reads the modules of the package and the sources of the page from memory, and libraries from where the generator has them. */
function readFrom(files: readonly OutputFile[], templates: Templates, libraries: string): Plugin {
  const modules = new Map(files.map((file) => [file.path, file]));
  const find = (path: string): OnResolveResult => {
    const source = [path, path.replace(/\.js$/u, ".ts"), path.replace(/\.js$/u, ".tsx")].find((candidate) => templates.has(candidate));
    const found = source ?? (modules.has(path) ? path : undefined);
    if (found === undefined) return { errors: [{ text: `there is no ${path}` }] };
    // What the package exports has no side effects, so that modules that nothing uses are left out.
    return { path: found, namespace: "package", ...(!found.startsWith("reference/") && { sideEffects: false }) };
  };
  return {
    name: "memory",
    setup: (build) => {
      build.onResolve({ filter: /.*/ }, async ({ path, importer, kind, namespace }) => {
        if (kind === "entry-point") return find(path);
        if (namespace !== "package") return undefined;
        if (path.startsWith(".")) return find(posix.join(posix.dirname(importer), path));
        if (path.startsWith("data:")) return { path, external: true };
        const found = await build.resolve(path, { kind, resolveDir: libraries });
        return found.external ? { errors: [{ text: `the page is one file and cannot load ${path}` }] } : found;
      });
      build.onLoad({ filter: /.*/, namespace: "package" }, ({ path }) => ({
        contents: modules.get(path)?.text ?? templates.get(path) ?? "",
        loader: path.endsWith(".css") ? "css" : path.endsWith(".tsx") ? "tsx" : path.endsWith(".ts") ? "ts" : "js",
      }));
    },
  };
}

/**
 * A script that ends where its element ends, and in which everything shows. `<!--` makes browsers skip the end of the element; esbuild
 * escapes `</script` itself. Both, and invisible characters, are only in strings and patterns, where they can be escaped.
 */
function toElementText(script: string): string {
  return escapeInvisibleInLines(script.trim()).replaceAll("<!--", "\\x3C!--");
}

/** The licenses of the imported libraries as the text of a comment, which has no two hyphens in a row. */
function printLicenses({ inputs }: Metafile): string {
  const files = Object.keys(inputs).filter((path) => !path.startsWith("package:"));
  const licenses = new Map(files.map((path) => readLicense(resolve(path))).map(({ library, text }) => [library, text]));
  if (licenses.size === 0) return "";
  const texts = [...licenses.keys()].sort().map((library) => `${library}\n\n${licenses.get(library) ?? ""}\n`);
  return `\nThe script of this page contains these libraries:\n\n${texts.join("\n")}`.replaceAll(/-(?=-)/gu, "- ");
}

/** Scripts and styles of the page itself, requests to the host that it comes from, and nothing else. */
function policyOf({ script, early, style }: Bundle): string {
  return [
    "default-src 'none'",
    `script-src ${[early, script].flatMap((text) => (text === undefined ? [] : [hashOf(text)])).join(" ")}`,
    `style-src ${hashOf(style)}`,
    "img-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
