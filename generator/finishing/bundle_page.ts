import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { Plugin } from "esbuild";
import type { OutputFile, Templates } from "../emitters/emitter.ts";

const PAGE = "reference/index.html";
const ENTRY = "reference/index.js";

/**
 * The files with a page that needs no other file: its script, with the modules of the package that it uses, and its style are put into it,
 * and its policy allows only these two. Files without the page are returned as they are.
 */
export async function bundlePage(files: readonly OutputFile[], templates: Templates): Promise<readonly OutputFile[]> {
  const entry = files.find(({ path }) => path === ENTRY);
  if (entry === undefined) return files;
  const { script, style } = await bundle(files, templates);
  return files.flatMap((file) =>
    file === entry ? [] : file.path === PAGE ? [{ ...file, text: fillPage(file.text, script, style) }] : [file],
  );
}

async function bundle(files: readonly OutputFile[], templates: Templates): Promise<{ readonly script: string; readonly style: string }> {
  // Loading it takes a while; not every run has something to bundle.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    outdir: "out",
    write: false,
    format: "iife",
    target: ["chrome111", "firefox121", "safari16.4"],
    jsx: "automatic",
    jsxImportSource: "preact",
    charset: "utf8",
    legalComments: "none",
    plugins: [readFrom(files, templates)],
    tsconfigRaw: {},
    logLevel: "silent",
  });
  const textOf = (ending: string): string => outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? "";
  return { script: textOf(".js"), style: textOf(".css") };
}

/** Reads the modules of the package and the sources of the page from memory, and libraries from where the generator has them. */
function readFrom(files: readonly OutputFile[], templates: Templates): Plugin {
  const modules = new Map(files.map(({ path, text }) => [path, text]));
  const sources = (path: string): readonly string[] => [path, path.replace(/\.js$/u, ".ts"), path.replace(/\.js$/u, ".tsx")];
  return {
    name: "memory",
    setup: (build) => {
      build.onResolve({ filter: /^\.|^reference\// }, ({ path, importer }) => {
        const target = importer === "" ? path : posix.join(posix.dirname(importer), path);
        const found = modules.has(target) ? target : sources(target).find((candidate) => templates.has(candidate));
        return found === undefined ? { errors: [{ text: `there is no ${target}` }] } : { path: found, namespace: "package" };
      });
      build.onResolve({ filter: /^[^.]/, namespace: "package" }, ({ path, kind }) =>
        build.resolve(path, { kind, resolveDir: import.meta.dirname }),
      );
      build.onLoad({ filter: /.*/, namespace: "package" }, ({ path }) => ({
        contents: modules.get(path) ?? templates.get(path) ?? "",
        loader: path.endsWith(".css") ? "css" : path.endsWith(".tsx") ? "tsx" : path.endsWith(".ts") ? "ts" : "js",
        resolveDir: import.meta.dirname,
      }));
    },
  };
}

/** Fills the slots: the first two are the first of their name, the script is the last. */
function fillPage(page: string, script: string, style: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "img-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  const [before, after] = splitAt(page, page.lastIndexOf("{{script}}"), "{{script}}");
  const head = before.replace("{{policy}}", () => policy).replace("{{style}}", () => style);
  return `${head}${script}${after}`;
}

function splitAt(text: string, index: number, slot: string): readonly [string, string] {
  return [text.slice(0, index), text.slice(index + slot.length)];
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
