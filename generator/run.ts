import { type Diagnostic, type SourceFile, readBuilt } from "#generator/read";
import { CATALOG_PATH } from "#generator/emit";
import type { Difference, WriteReport } from "#generator/write";
import { makePackage, MANIFEST_PATH, findDifferences, noteRun, readPackage, writePackage } from "#generator/write";
import { sizeOf, type CatalogSize, forgetAll } from "#generator/resolve";
import { ownParts, readOwnCatalog, type CheckedCatalog } from "./own_catalog.ts";
import { loadAndCheck } from "#generator/rules";
import { readInputs, type RunInputs, type RunOptions } from "./run_inputs.ts";

export { makePackage } from "#generator/write";
export { loadAndCheck } from "#generator/rules";

/** The outcome of a run. `diagnostics` also contains the warnings about the catalog. */
export type RunResult = { readonly sources: readonly SourceFile[]; readonly diagnostics: readonly Diagnostic[] } & (
  | { readonly kind: "refused" }
  | { readonly kind: "blocked"; readonly problems: readonly Diagnostic[] }
  | { readonly kind: "compared"; readonly size: CatalogSize; readonly differences: readonly Difference[]; readonly fileCount: number }
  | { readonly kind: "written"; readonly size: CatalogSize; readonly report: WriteReport; readonly catalogs: WrittenCatalogs }
);

/** The texts of `catalog.json` before the run, if there was one, and after it. */
export type WrittenCatalogs = Readonly<Record<"before" | "after", string | undefined>>;

/**
 * Generates the package from the YAML catalog: load, resolve, check, emit, finish, and write or compare with the disk. Throws only for bugs in
 * the generator.
 */
export async function run(options: RunOptions, inputs: RunInputs = readInputs(options)): Promise<RunResult> {
  const { destination, check, own, built, note } = options;
  const templates = new Map([...inputs.templates, ...readBuilt(built)]);
  const { sources, model, diagnostics } = own === undefined ? readProject(inputs) : readOwnCatalog(own, templates);
  if (model === undefined) return { kind: "refused", sources, diagnostics };

  const existing = readPackage(destination);
  const parts = own === undefined ? { templates } : ownParts(own, model, templates);
  const before = existing.get(CATALOG_PATH);
  const files = await makePackage({ model, sources, version: inputs.version, repository: inputs.repository, existing, ...parts });
  const textOf = (path: string): string | undefined => files.find((file) => file.path === path)?.text;
  const found = { sources, diagnostics, size: sizeOf(model) };

  const differences = check ? findDifferences(destination, files) : [];
  const report = check ? undefined : await writePackage(destination, files);
  if (report?.kind === "blocked") return { sources, diagnostics, ...report };
  // A run that has nothing to do has nothing to say about the catalog.
  if (note !== undefined && differences.length + diagnostics.length === 0)
    noteRun(note, inputs.hash, textOf(MANIFEST_PATH) ?? "", found.size);
  if (report === undefined) return { ...found, kind: "compared", differences, fileCount: files.length };
  return { ...found, kind: "written", report, catalogs: { before, after: textOf(CATALOG_PATH) } };
}

/** The catalog of the project itself. What is read of its files is kept as long as the sources that it is read of: these are copies. */
function readProject({ sources }: RunInputs): CheckedCatalog {
  const { model, diagnostics } = loadAndCheck(sources.map((source) => ({ ...source })));
  forgetAll();
  return { sources, diagnostics, ...(model !== undefined && { model }) };
}
