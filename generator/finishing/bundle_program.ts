import { posix } from "node:path";
import type { Plugin } from "esbuild";
import type { OutputFile } from "../emitters/emitter.ts";
import { bannerOf } from "../print/banner.ts";

/** The module that `bin/connector-gateway-spec.js` runs. */
const PROGRAM = "bin/program.js";

/**
 * The files with the modules of the program as one: Node loads one file faster than 70, and it weighs less. What it imports on
 * demand becomes a file of its own, and what both need a third one. What it shares with the rest of the package stays an import.
 * Files without a program are returned as they are.
 */
export async function bundleProgram(files: readonly OutputFile[]): Promise<readonly OutputFile[]> {
  const modules = new Map(files.filter(({ path }) => isModule(path)).map(({ path, text }) => [path, text]));
  if (!modules.has(PROGRAM)) return files;
  // Loading it takes a while; not every run has a program.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [PROGRAM],
    bundle: true,
    splitting: true,
    outdir: "bin",
    chunkNames: "[name]",
    write: false,
    format: "esm",
    platform: "node",
    target: "node20.19",
    charset: "utf8",
    banner: { js: bannerOf("templates/bin") },
    plugins: [readFrom(modules)],
    logLevel: "silent",
  });
  const bundles = outputFiles.map(({ path, text }): OutputFile => ({
    path: `bin/${path.replace(/^.*[\\/]/u, "")}`,
    text: text.replaceAll(/^\/\/ package:.*\n/gmu, ""),
    executable: true,
  }));
  return files.flatMap((file) => (file.path === PROGRAM ? bundles : modules.has(file.path) ? [] : [file]));
}

/** The first file, which the operating system starts, stays a file of its own. */
function isModule(path: string): boolean {
  return path.startsWith("bin/") && path.endsWith(".js") && path !== "bin/connector-gateway-spec.js";
}

/** Reads modules from memory, and leaves all others to the package, with the path that leads there from the program. */
function readFrom(modules: ReadonlyMap<string, string>): Plugin {
  return {
    name: "memory",
    setup: (build) => {
      build.onResolve({ filter: /.*/ }, ({ path, importer }) => {
        if (path.startsWith("node:")) return { path, external: true };
        const target = importer === "" ? path : posix.join(posix.dirname(importer), path);
        if (modules.has(target)) return { path: target, namespace: "package" };
        return { path: posix.relative(posix.dirname(PROGRAM), target), external: true };
      });
      build.onLoad({ filter: /.*/, namespace: "package" }, ({ path }) => ({ contents: modules.get(path) ?? "", loader: "js" }));
    },
  };
}
