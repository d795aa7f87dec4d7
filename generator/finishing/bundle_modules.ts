import { posix } from "node:path";
import type { Plugin } from "esbuild";
import type { OutputFile } from "../emitters/emitter.ts";
import { bannerOf } from "../print/banner.ts";
import { remember } from "../reuse/remember.ts";
import { NO_CACHE, reuseTexts, type ResultCache, type Texts } from "../reuse/result_cache.ts";

/** Modules that become one file. */
interface Bundle {
  /** The module that others import. */
  readonly entry: string;
  /** The folder with the modules, which nothing else imports, and the folder of their sources. */
  readonly folder: string;
  readonly sources: string;
  /** What is in the folder and stays a file of its own. */
  readonly apart: readonly string[];
  /** Modules elsewhere that only this bundle imports. */
  readonly takes: readonly string[];
}

/** What the program shares with the generator, and nothing else in the package uses. */
const OF_PROGRAM: readonly string[] = [
  "runtime/issue_codes.js",
  ...[
    "binding_phrases",
    "color",
    "constraint_checks",
    "formats",
    "frame",
    "invisible",
    "phrases",
    "positions",
    "role_text",
    "safe_text",
    "workflow_command",
  ].map((name) => `shared/${name}.js`),
];

const BUNDLES: readonly Bundle[] = [
  // The operating system starts one file that is apart, which imports the other.
  {
    entry: "bin/program.js",
    folder: "bin/",
    sources: "templates/bin",
    apart: ["bin/connector-gateway-spec.js", "bin/connectors.js"],
    takes: OF_PROGRAM,
  },
  { entry: "runtime/sandbox/index.js", folder: "runtime/sandbox/", sources: "templates/runtime/sandbox", apart: [], takes: [] },
];

/**
 * The files with the modules of the program as one, and those of the sandbox: Node loads one file faster than 70, and it weighs
 * less. What the program imports on demand becomes a file of its own, and what both need a third one. What they share with the rest of
 * the package stays an import. Files without these modules are returned as they are.
 */
export async function bundleModules(files: readonly OutputFile[], cache: ResultCache = NO_CACHE): Promise<readonly OutputFile[]> {
  let bundled = files;
  for (const bundle of BUNDLES) bundled = await bundleFolder(bundled, bundle, cache);
  return bundled;
}

async function bundleFolder(files: readonly OutputFile[], bundle: Bundle, cache: ResultCache): Promise<readonly OutputFile[]> {
  const { entry, folder, apart, takes } = bundle;
  const isModule = ({ path }: OutputFile): boolean =>
    takes.includes(path) || (path.startsWith(folder) && path.endsWith(".js") && !apart.includes(path));
  const main = files.find(({ path }) => path === entry);
  if (main === undefined) return files;
  const bundles = await makeBundles(cache, bundle, main, ...files.filter(isModule));
  return files.flatMap((file) => (file === main ? bundles : isModule(file) ? [] : [file]));
}

const makeBundles = remember(async (cache: ResultCache, bundle: Bundle, main: OutputFile, ...files: readonly OutputFile[]) => {
  const inputs = [JSON.stringify(bundle), ...files.flatMap(({ path, text }) => [path, text])];
  const texts = await reuseTexts(cache, "bundle", inputs, () => bundleTexts(bundle, files));
  return texts.flatMap((path, index): readonly OutputFile[] => (index % 2 === 1 ? [] : [{ ...main, path, text: texts[index + 1] ?? "" }]));
});

/** The paths of the bundled files, each followed by its text. */
async function bundleTexts({ entry, folder, sources }: Bundle, files: readonly OutputFile[]): Promise<Texts> {
  const modules = new Map(files.map(({ path, text }) => [path, text]));
  // Loading it takes a while; not every run has something to bundle.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    outdir: "out",
    chunkNames: "[name]-[hash]",
    write: false,
    format: "esm",
    platform: "node",
    target: "node20.19",
    charset: "utf8",
    banner: { js: bannerOf(sources) },
    plugins: [readFrom(modules, posix.dirname(entry))],
    logLevel: "silent",
  });
  const built = outputFiles.map(({ path, text }) => ({ name: path.replace(/^.*[\\/]/u, ""), text }));
  const names = stableNames(built);
  return built.flatMap(({ name, text }) => [
    folder + (names.get(name) ?? name),
    text.replaceAll(HASHED, (hashed) => names.get(hashed) ?? hashed).replaceAll(/^\/\/ package:.*\n/gmu, ""),
  ]);
}

/** The name of a file that is not the entry: its own name, and a hash that tells it from others of that name. */
const HASHED = /\b(\w+)-[A-Z0-9]{8}\.js\b/gu;

/**
 * Names without hashes, which would make every change of a module a change of the names: `serve.js`, and `chunk.js`, `chunk2.js` in
 * the order in which the entry and then the other files import them.
 */
function stableNames(files: readonly { readonly name: string; readonly text: string }[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const queue = files.flatMap(({ name }) => (name.search(HASHED) === -1 ? [name] : []));
  for (const file of queue) {
    for (const [hashed, own = ""] of (texts.get(file) ?? "").matchAll(HASHED)) {
      if (!texts.has(hashed) || names.has(hashed)) continue;
      const taken = [...names.keys()].filter((other) => other.startsWith(`${own}-`)).length;
      names.set(hashed, taken === 0 ? `${own}.js` : `${own}${taken + 1}.js`);
      queue.push(hashed);
    }
  }
  return names;
}

/** Reads modules from memory, and leaves all others to the package, with the path that leads there from the folder of the bundle. */
function readFrom(modules: ReadonlyMap<string, string>, folder: string): Plugin {
  return {
    name: "memory",
    setup: (build) => {
      build.onResolve({ filter: /.*/ }, ({ path, importer }) => {
        if (path.startsWith("node:")) return { path, external: true };
        const target = importer === "" ? path : posix.join(posix.dirname(importer), path);
        if (modules.has(target)) return { path: target, namespace: "package" };
        return { path: posix.relative(folder, target), external: true };
      });
      build.onLoad({ filter: /.*/, namespace: "package" }, ({ path }) => ({ contents: modules.get(path) ?? "", loader: "js" }));
    },
  };
}
