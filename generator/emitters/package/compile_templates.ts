import { compileModules, type CompiledModule } from "../../print/compile.ts";
import type { OutputFile, Templates } from "../emitter.ts";

/**
 * `runtime/**` as JavaScript with declarations, `bin/**` as JavaScript. JavaScript files there are programs, which are
 * copied, and JSON files are copied to the root of the package. Throws for a template that is not valid on its own.
 */
export function compileTemplates(templates: Templates): readonly OutputFile[] {
  const programs = [...templates].filter(([path]) => path.startsWith("bin/") && path.endsWith(".js"));
  const documents = [...templates].filter(([path]) => path.startsWith("bin/") && path.endsWith(".json"));
  const sources = new Map([...templates].filter(([path]) => path.endsWith(".ts")));
  return [
    ...[...compileModules(sources)].flatMap(([path, compiled]) => toFiles(path.replace(/\.ts$/u, ""), compiled)),
    ...programs.map(([path, text]): OutputFile => ({ path, text, executable: true })),
    ...documents.map(([path, text]): OutputFile => ({ path: path.replace("bin/", ""), text })),
  ];
}

/** Nobody imports the modules of a program, so they need no declarations. */
function toFiles(base: string, { js, dts }: CompiledModule): readonly OutputFile[] {
  const module = { path: `${base}.js`, text: js };
  return base.startsWith("bin/") ? [{ ...module, executable: true }] : [module, { path: `${base}.d.ts`, text: dts }];
}
