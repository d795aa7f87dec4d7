import type { OutputFile } from "../emitters/emitter.ts";
import { remember } from "../reuse/remember.ts";
import { NO_CACHE, reuseText, type ResultCache } from "../reuse/result_cache.ts";
import { specifiersIn, withoutDocComments } from "../print/modules.ts";

/**
 * The files without what nobody needs: declarations that nobody can import, because no subpath of package.json leads to
 * them and no declarations of a subpath import them, and the doc comments of JavaScript, which editors read in declarations.
 */
export function trimModules(files: readonly OutputFile[], cache: ResultCache = NO_CACHE): readonly OutputFile[] {
  const reachable = reachableDeclarations(new Map(files.map((file) => [file.path, file])));
  return files
    .filter(({ path }) => !path.endsWith(".d.ts") || reachable.has(path))
    .map((file) => (file.path.endsWith(".js") ? withoutComments(file, cache) : file));
}

const withoutComments = remember((file: OutputFile, cache: ResultCache): OutputFile => {
  const { text } = file;
  return text.includes("/**") ? { ...file, text: reuseText(cache, "trim", [text], () => withoutDocComments(text)) } : file;
});

const importsIn = remember(({ text }: OutputFile) => specifiersIn(text).filter((specifier) => specifier.startsWith(".")));

function reachableDeclarations(files: ReadonlyMap<string, OutputFile>): ReadonlySet<string> {
  const entries = [...(files.get("package.json")?.text ?? "").matchAll(/"types": "\.\/([^"]+)"/gu)].map(([, path = ""]) => path);
  const reachable = new Set(entries);
  // The iteration continues with what is added on the way.
  for (const path of reachable) {
    const file = files.get(path);
    for (const specifier of file === undefined ? [] : importsIn(file)) reachable.add(resolveDeclarations(path, specifier));
  }
  return reachable;
}

/** The declarations that a relative specifier in a file names. */
function resolveDeclarations(from: string, specifier: string): string {
  const { pathname } = new URL(specifier, `file:///${from}`);
  return pathname.slice(1).replace(/\.js$/u, ".d.ts");
}
