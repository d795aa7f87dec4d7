import type { OutputFile, Templates } from "../emitters/emitter.ts";
import type { Model } from "../model/types.ts";
import type { ResultCache } from "../reuse/result_cache.ts";
import type { SourceFile } from "../source/source_file.ts";
import { bundlePage, pagesOf } from "./bundle_page.ts";
import { checkFiles } from "./check_files.ts";
import { declarationsOf, emitDeclarations, type TextsByPath } from "./declarations.ts";
import { emitManifest } from "./manifest.ts";
import type { Packer } from "./pack_files.ts";

/** The inputs of a package. */
export interface Ingredients {
  readonly model: Model;
  readonly sources: readonly SourceFile[];
  readonly templates: Templates;
  readonly version: string;
  /** Texts of the existing package, by path. Outputs that are slow to make are reused if their input has not changed. */
  readonly existing: TextsByPath;
  /** Gives a file the names of the package. Without it, the package has that of the project. */
  readonly rename?: (file: OutputFile) => OutputFile;
  /** What earlier runs have made. */
  readonly cache?: ResultCache;
  /** Keeps files that are finished small. */
  readonly pack?: Packer;
  /** Called between steps that take long. When it rejects, so does the work. */
  readonly pause?: () => Promise<void>;
}

/**
 * All files of the package: those of the emitters with what needs all of them. The manifest is the last one. Rejects for
 * bugs in the generator, and when `pause` does.
 */
export async function finishPackage(emitted: readonly OutputFile[], ingredients: Ingredients): Promise<readonly OutputFile[]> {
  const { model, templates, existing, pause, cache } = ingredients;
  const bundled = await bundlePage(emitted, templates, { cache });
  return complete([...bundled, ...(await emitDeclarations(model, bundled, existing, { pause, cache }))], ingredients);
}

/**
 * The same without making what takes long, the reference page and the declarations of OpenAPI documents: in their place are those in
 * `earlier`, a finished package, even if they are out of date. `emitted` are the files of the quick emitters.
 */
export function finishQuickly(
  emitted: readonly OutputFile[],
  earlier: readonly OutputFile[],
  ingredients: Omit<Ingredients, "existing" | "pause">,
): readonly OutputFile[] {
  const wanted = new Set([...pagesOf(ingredients.templates), ...emitted.flatMap(({ path }) => declarationsOf(path) ?? [])]);
  return complete([...emitted, ...earlier.filter(({ path }) => wanted.has(path))], ingredients);
}

function complete(made: readonly OutputFile[], ingredients: Omit<Ingredients, "existing" | "pause">): readonly OutputFile[] {
  const { sources, templates, version, rename, pack = (file: OutputFile) => file } = ingredients;
  const files = rename === undefined ? made : made.map((file) => pack(rename(file)));
  checkFiles(files);
  const inputs = new Map([...templates, ...sources.map(({ path, text }) => [path, text] as const)]);
  return [...files, emitManifest({ version, inputs, files })];
}
