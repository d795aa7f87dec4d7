import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { CATALOG_PATH } from "./emitters/catalog/index.ts";
import { makePackage } from "./finishing/make_package.ts";
import { sizeOf, type CatalogSize } from "./model/walk.ts";
import { findDifferences, type Difference } from "./output/differences.ts";
import { keepRecord } from "./output/package_record.ts";
import { readPackage } from "./output/read_package.ts";
import { ownParts, readOwnCatalog, type CheckedCatalog } from "./own_catalog.ts";
import { writePackage, type WriteReport } from "./output/write.ts";
import { forgetAll } from "./reuse/remember.ts";
import { NO_CACHE } from "./reuse/result_cache.ts";
import { loadAndCheck } from "./rules/load_and_check.ts";
import { readInputs, type RunInputs, type RunOptions } from "./run_inputs.ts";
import type { SourceFile } from "./source/source_file.ts";

export { makePackage } from "./finishing/make_package.ts";
export { loadAndCheck } from "./rules/load_and_check.ts";

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
 * Generates the package from the YAML catalog: load, resolve, check, emit, finish, and write or compare with the disk. What it has made of its
 * inputs is kept for `repeatRun`. Throws only for bugs in the generator.
 */
export async function run(options: RunOptions, given?: RunInputs): Promise<RunResult> {
  const { destination, check, own, cache = NO_CACHE } = options;
  const inputs = given ?? (await readInputs(options));
  const { templates, version } = inputs;
  const { sources, model, diagnostics } = own === undefined ? readProject(inputs) : readOwnCatalog(own, templates);
  if (model === undefined) return { kind: "refused", sources, diagnostics };

  const existing = readPackage(destination);
  const parts = own === undefined ? { templates } : ownParts(own, model, templates);
  const before = existing.get(CATALOG_PATH);
  const files = await makePackage({ model, sources, version, existing, cache, ...parts });
  const found = { sources, diagnostics, size: sizeOf(model) };
  keepRecord(cache, inputs.texts, files, found);

  if (check) return { ...found, kind: "compared", differences: findDifferences(destination, files), fileCount: files.length };
  const report = await writePackage(destination, files);
  if (report.kind === "blocked") return { sources, diagnostics, ...report };
  const catalogs = { before, after: files.find(({ path }) => path === CATALOG_PATH)?.text };
  return { ...found, kind: "written", report, catalogs };
}

/** The catalog of the project itself. What is read of its files is not needed any more. */
function readProject({ sources }: RunInputs): CheckedCatalog {
  const { model, diagnostics } = loadAndCheck(sources);
  forgetAll();
  return { sources, diagnostics, ...(model !== undefined && { model }) };
}
