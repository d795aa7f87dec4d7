import { compileModules, type CompiledModule } from "../../print/compile.ts";
import type { OutputFile, Templates } from "../emitter.ts";

/**
 * `runtime/**` as JavaScript with declarations, `bin/**` as JavaScript; what is JavaScript already there is a program and
 * stays as it is. Throws for a template that is not valid by itself.
 */
export function compileTemplates(templates: Templates): readonly OutputFile[] {
  const programs = [...templates].filter(([path]) => path.startsWith("bin/") && path.endsWith(".js"));
  const sources = new Map([...templates].filter(([path]) => path.endsWith(".ts")));
  return [
    ...[...compileModules(sources)].flatMap(([path, compiled]) => toFiles(path.replace(/\.ts$/u, ""), compiled)),
    ...programs.map(([path, text]): OutputFile => ({ path, text, executable: true })),
  ];
}

/** Nobody imports the modules of a program, so that they need no declarations. */
function toFiles(base: string, { js, dts }: CompiledModule): readonly OutputFile[] {
  const module = { path: `${base}.js`, text: js };
  return base.startsWith("bin/") ? [{ ...module, executable: true }] : [module, { path: `${base}.d.ts`, text: dts }];
}
