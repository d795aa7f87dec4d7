import { compileModules } from "../print/compile.ts";
import type { OutputFile } from "./emitter.ts";

/**
 * Compiles the TypeScript files among the emitted files, all in one program. Each becomes a `.js` file and, unless it is
 * part of a program, which nobody imports, a `.d.ts` file. Throws for a file that is not valid on its own.
 */
export function compileSources(files: readonly OutputFile[]): readonly OutputFile[] {
  const sources = new Map(files.filter(isSource).map((file) => [file.path, file]));
  const compiled = compileModules(
    [...sources.values()].map(({ path, text, executable }) => ({ path, text, declared: executable !== true })),
  );
  return files.flatMap((file): readonly OutputFile[] => {
    const module = compiled.get(file.path);
    if (module === undefined) return [file];
    const base = file.path.replace(/\.ts$/u, "");
    const declarations = module.dts === undefined ? [] : [{ path: `${base}.d.ts`, text: module.dts }];
    return [{ ...file, path: `${base}.js`, text: module.js }, ...declarations];
  });
}

/** Sources are not part of the package; declarations that are emitted as they are, are. */
function isSource({ path }: OutputFile): boolean {
  return path.endsWith(".ts") && !path.endsWith(".d.ts");
}
