import { compileModules, type CompiledModule } from "../../print/compile.ts";
import type { OutputFile, Templates } from "../emitter.ts";

/**
 * `runtime/**` as JavaScript with declarations, `bin/**` as JavaScript; what is JavaScript already there is a program and
 * stays as it is. JSON files of `bin/` are copied to the root of the package. Throws for a template that is not valid by itself.
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

/** Nobody imports the modules of a program, so that they need no declarations. */
function toFiles(base: string, { js, dts }: CompiledModule): readonly OutputFile[] {
  const module = { path: `${base}.js`, text: js };
  return base.startsWith("bin/") ? [{ ...module, executable: true }] : [module, { path: `${base}.d.ts`, text: dts }];
}
