import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { CATALOG_PATH } from "./emitters/catalog/index.ts";
import { emitFiles } from "./emitters/index.ts";
import type { OutputFile } from "./emitters/emitter.ts";
import { finishPackage, type Ingredients } from "./finishing/finish.ts";
import type { Model } from "./model/types.ts";
import type { Destination } from "./output/destination.ts";
import { findDifferences, type Difference } from "./output/differences.ts";
import { readPackage } from "./output/read_package.ts";
import { ownParts, readOwnCatalog, type CheckedCatalog, type OwnCatalog } from "./own_catalog.ts";
import { writePackage, type WriteReport } from "./output/write.ts";
import { loadAndCheck } from "./rules/load_and_check.ts";
import { readCatalogSources, readVersion } from "./source/read.ts";
import type { SourceFile } from "./source/source_file.ts";
import { readTemplates } from "./source/templates.ts";

export { loadAndCheck } from "./rules/load_and_check.ts";

/** What a run reads, where it writes, and whether it only compares. */
export interface RunOptions {
  /** The folder that contains `spec/` and `templates/`. */
  readonly projectRoot: string;
  readonly destination: Destination;
  /** Compare with the disk and write nothing. */
  readonly check: boolean;
  /** A catalog in another folder, in place of the project's. The package is made from the project's templates. */
  readonly own?: OwnCatalog;
}

/** The outcome of a run. `diagnostics` also contains the warnings about the catalog. */
export type RunResult = { readonly sources: readonly SourceFile[]; readonly diagnostics: readonly Diagnostic[] } & (
  | { readonly kind: "refused" }
  | { readonly kind: "blocked"; readonly problems: readonly Diagnostic[] }
  | { readonly kind: "compared"; readonly model: Model; readonly differences: readonly Difference[]; readonly fileCount: number }
  | { readonly kind: "written"; readonly model: Model; readonly report: WriteReport; readonly catalogs: WrittenCatalogs }
);

/** The texts of `catalog.json` before the run, if there was one, and after it. */
export type WrittenCatalogs = Readonly<Record<"before" | "after", string | undefined>>;

/**
 * Generates the package from the YAML catalog: load, resolve, check, emit, finish, and write or compare with the disk. Throws
 * only for bugs in the generator.
 */
export async function run({ projectRoot, destination, check, own }: RunOptions): Promise<RunResult> {
  const templates = readTemplates(projectRoot);
  const { sources, model, diagnostics } = own === undefined ? readProject(projectRoot) : readOwnCatalog(own, templates);
  if (model === undefined) return { kind: "refused", sources, diagnostics };

  const existing = readPackage(destination);
  const version = own?.version ?? readVersion(projectRoot);
  const parts = own === undefined ? { templates } : ownParts(own, model, templates);
  const files = await makePackage({ model, sources, version, existing, ...parts });

  if (check) {
    const differences = findDifferences(destination, files);
    return { kind: "compared", sources, diagnostics, model, differences, fileCount: files.length };
  }
  const report = await writePackage(destination, files);
  if (report.kind === "blocked") return { sources, diagnostics, ...report };
  const catalogs = { before: existing.get(CATALOG_PATH), after: files.find(({ path }) => path === CATALOG_PATH)?.text };
  return { kind: "written", sources, diagnostics, model, report, catalogs };
}

function readProject(projectRoot: string): CheckedCatalog {
  const sources = readCatalogSources(projectRoot);
  return { sources, ...loadAndCheck(sources) };
}

/** Makes all files of the package, the manifest last: emits, then finishes. Rejects for bugs in the generator. */
export async function makePackage(ingredients: Ingredients): Promise<readonly OutputFile[]> {
  return finishPackage(emitFiles(ingredients), ingredients);
}
