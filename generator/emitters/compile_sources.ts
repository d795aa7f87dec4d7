import { compileModules, type CompiledModule } from "../print/compile.ts";
import type { OutputFile } from "./emitter.ts";

/**
 * Compiles the TypeScript files among the emitted files, in one program all that it has not compiled before. Each becomes a `.js` file and, unless it is
 * part of a program, which nobody imports, a `.d.ts` file. Throws for a file that is not valid on its own.
 */
export function compileSources(files: readonly OutputFile[]): readonly OutputFile[] {
  const sources = files.filter((file) => isSource(file) && !compiledSources.has(file));
  const compiled = compileModules(sources.map(({ path, text, executable }) => ({ path, text, declared: executable !== true })));
  for (const source of sources) {
    const module = compiled.get(source.path);
    if (module !== undefined) compiledSources.set(source, toFiles(source, module));
  }
  return files.flatMap((file) => compiledSources.get(file) ?? [file]);
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
