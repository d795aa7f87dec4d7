import type { OutputFile } from "../emitters/emitter.ts";
import { specifiersIn, withoutDocComments } from "../print/modules.ts";

/**
 * The files without what nobody needs: declarations that nobody can import, because no subpath of package.json leads to
 * them and no declarations of a subpath import them, and the doc comments of JavaScript, which editors read in declarations.
 */
export function trimModules(files: readonly OutputFile[]): readonly OutputFile[] {
  const reachable = reachableDeclarations(new Map(files.map(({ path, text }) => [path, text])));
  return files
    .filter(({ path }) => !path.endsWith(".d.ts") || reachable.has(path))
    .map((file) => (file.path.endsWith(".js") ? { ...file, text: withoutDocComments(file.text) } : file));
}

function reachableDeclarations(texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const entries = [...(texts.get("package.json") ?? "").matchAll(/"types": "\.\/([^"]+)"/gu)].map(([, path = ""]) => path);
  const reachable = new Set(entries);
  // The iteration continues with what is added on the way.
  for (const path of reachable) {
    const local = specifiersIn(texts.get(path) ?? "").filter((specifier) => specifier.startsWith("."));
    for (const specifier of local) reachable.add(resolveDeclarations(path, specifier));
  }
  return reachable;
}

/** The declarations that a relative specifier in a file names. */
function resolveDeclarations(from: string, specifier: string): string {
  const { pathname } = new URL(specifier, `file:///${from}`);
  return pathname.slice(1).replace(/\.js$/u, ".d.ts");
}
