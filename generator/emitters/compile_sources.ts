import { compileModules, type CompiledModule } from "../print/compile.ts";
import { NO_CACHE, type ResultCache, type Texts } from "../reuse/result_cache.ts";
import type { OutputFile } from "./emitter.ts";

/**
 * Compiles the TypeScript files among the emitted files, in one program all that neither it nor, if there is a cache, an earlier run has
 * compiled before. Each becomes a `.js` file and, unless it is part of a program, which nobody imports, a `.d.ts` file. Throws for a file
 * that is not valid on its own.
 */
export function compileSources(files: readonly OutputFile[], cache: ResultCache = NO_CACHE): readonly OutputFile[] {
  const unknown = files.filter((file) => isSource(file) && !compiledSources.has(file)).filter((source) => !isFound(source, cache));
  const compiled = compileModules(unknown.map(({ path, text, executable }) => ({ path, text, declared: executable !== true })));
  for (const source of unknown) {
    const module = compiled.get(source.path);
    if (module === undefined) continue;
    compiledSources.set(source, toFiles(source, module));
    cache.keep(STEP, inputsOf(source), module.dts === undefined ? [module.js] : [module.js, module.dts]);
  }
  return files.flatMap((file) => compiledSources.get(file) ?? [file]);
}

const STEP = "compile";

/** Everything that a compiled file depends on. */
function inputsOf({ path, text, executable }: OutputFile): Texts {
  return [path, executable === true ? "a program" : "with declarations", text];
}

/** Whether the cache has a compiled source, which is then known. */
function isFound(source: OutputFile, cache: ResultCache): boolean {
  const [js, dts] = cache.find(STEP, inputsOf(source)) ?? [];
  if (js === undefined) return false;
  compiledSources.set(source, toFiles(source, dts === undefined ? { js } : { js, dts }));
  return true;
}

/** What became of sources that are still around. */
const compiledSources = new WeakMap<OutputFile, readonly OutputFile[]>();

function toFiles(source: OutputFile, { js, dts }: CompiledModule): readonly OutputFile[] {
  const base = source.path.replace(/\.ts$/u, "");
  const declarations = dts === undefined ? [] : [{ path: `${base}.d.ts`, text: dts }];
  return [{ ...source, path: `${base}.js`, text: js }, ...declarations];
}

/** Sources are not part of the package; declarations that are emitted as they are, are. */
function isSource({ path }: OutputFile): boolean {
  return path.endsWith(".ts") && !path.endsWith(".d.ts");
}
