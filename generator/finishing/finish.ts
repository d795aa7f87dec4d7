import type { OutputFile, Templates } from "../emitters/emitter.ts";
import type { Model } from "../model/types.ts";
import type { SourceFile } from "../source/source_file.ts";
import { bundleModules } from "./bundle_modules.ts";
import { bundlePage } from "./bundle_page.ts";
import { checkFiles } from "./check_files.ts";
import { emitDeclarations } from "./declarations.ts";
import { emitManifest } from "./manifest.ts";
import { trimModules } from "./trim_modules.ts";

/** The inputs of a package. */
export interface Ingredients {
  readonly model: Model;
  readonly sources: readonly SourceFile[];
  readonly templates: Templates;
  readonly version: string;
  /** Texts of the existing package, by path. Outputs that are slow to make are reused if their input has not changed. */
  readonly existing: ReadonlyMap<string, string>;
  /** Gives a file the names of the package. Without it, the package has that of the project. */
  readonly rename?: (file: OutputFile) => OutputFile;
}

/**
 * All files of the package: those of the emitters with what needs all of them. The manifest is the last one. Rejects for
 * bugs in the generator.
 */
export async function finishPackage(emitted: readonly OutputFile[], ingredients: Ingredients): Promise<readonly OutputFile[]> {
  const { model, sources, templates, version, existing, rename = (file) => file } = ingredients;
  const bundled = await bundlePage(await bundleModules(emitted), templates);
  const files = trimModules([...bundled, ...(await emitDeclarations(model, bundled, existing))]).map(rename);
  checkFiles(files);
  const inputs = new Map([...templates, ...sources.map(({ path, text }) => [path, text] as const)]);
  return [...files, emitManifest({ version, inputs, files })];
}
