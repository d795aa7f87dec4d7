import { compileModule } from "../../print/compile.ts";
import type { OutputFile, Templates } from "../emitter.ts";

/**
 * `runtime/**` as JavaScript with declarations, `bin/**` as JavaScript; what is JavaScript already there is a program and
 * stays as it is. Throws for a template that is not valid by itself.
 */
export function compileTemplates(templates: Templates): readonly OutputFile[] {
  return [...templates].flatMap(([path, text]) => {
    if (path.startsWith("bin/") && path.endsWith(".js")) return [{ path, text, executable: true as const }];
    return path.endsWith(".ts") ? compileTemplate(path, text) : [];
  });
}

function compileTemplate(path: string, text: string): readonly OutputFile[] {
  const { js, dts } = compileModule(`templates/${path}`, text);
  const base = path.replace(/\.ts$/u, "");
  if (path.startsWith("bin/")) return [{ path: `${base}.js`, text: js }];
  return [
    { path: `${base}.js`, text: js },
    { path: `${base}.d.ts`, text: dts },
  ];
}
