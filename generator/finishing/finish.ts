import type { OutputFile, Templates } from "../emitters/emitter.ts";
import type { Model } from "../model/types.ts";
import type { SourceFile } from "../source/source_file.ts";
import { checkFiles } from "./check_files.ts";
import { emitDeclarations, type TextsByPath } from "./declarations.ts";
import { finishPage } from "./fill_page.ts";
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
  /** Keeps files that are finished small. */
  readonly pack?: Packer;
}

/**
 * All files of the package: those of the emitters with what needs all of them. The manifest is the last one. Rejects for
 * bugs in the generator.
 */
export async function finishPackage(emitted: readonly OutputFile[], ingredients: Ingredients): Promise<readonly OutputFile[]> {
  const { model, sources, templates, version, existing, rename, pack = (file: OutputFile) => file } = ingredients;
  const made = [...finishPage(emitted, model, templates), ...(await emitDeclarations(model, emitted, existing))];
  const files = rename === undefined ? made : made.map((file) => pack(rename(file)));
  checkFiles(files);
  const inputs = new Map([...templates, ...sources.map(({ path, text }) => [path, text] as const)]);
  return [...files, emitManifest({ version, inputs, files })];
}
