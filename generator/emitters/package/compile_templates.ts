import { compileModule } from "../../print/compile.ts";
import type { OutputFile, Templates } from "../emitter.ts";

/**
 * `runtime/**` as JavaScript with declarations, `bin/**` as JavaScript that can be executed. Throws for a template that
 * is not valid by itself.
 */
export function compileTemplates(templates: Templates): readonly OutputFile[] {
  return [...templates].filter(([path]) => path.endsWith(".ts")).flatMap(([path, text]) => compileTemplate(path, text));
}

function compileTemplate(path: string, text: string): readonly OutputFile[] {
  const { js, dts } = compileModule(`templates/${path}`, text);
  const base = path.replace(/\.ts$/u, "");
  if (path.startsWith("bin/")) return [{ path: `${base}.js`, text: js, executable: true }];
  return [
    { path: `${base}.js`, text: js },
    { path: `${base}.d.ts`, text: dts },
  ];
}
