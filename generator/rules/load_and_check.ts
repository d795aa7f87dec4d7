import { loadCatalog } from "../catalog/load_catalog.ts";
import { compareDiagnostics, hasErrors } from "../diagnostics/diagnostic.ts";
import type { Model } from "../model/types.ts";
import { keepEqual } from "../reuse/keep_equal.ts";
import { resolveCatalog, type ResolvedCatalog } from "../resolve/resolve_catalog.ts";
import type { SourceFile } from "../source/source_file.ts";
import { checkModel } from "./check.ts";

/**
 * Loads, resolves and checks the catalog: the model, if the catalog has no errors, and all diagnostics. Each step reports all
 * its problems, and starts only when the one before found no error. The parts of the model that equal those of `earlier`, another model,
 * are its parts.
 */
export function loadAndCheck(sources: readonly SourceFile[], earlier?: Model): ResolvedCatalog {
  const loaded = loadCatalog(sources);
  if (loaded.catalog === undefined) return { diagnostics: loaded.diagnostics };
  const { model: resolved, diagnostics } = resolveCatalog(loaded.catalog);
  if (resolved === undefined) return { diagnostics };
  const model = keepEqual(earlier, resolved);
  const all = [...diagnostics, ...checkModel(model, sources)].sort(compareDiagnostics);
  return hasErrors(all) ? { diagnostics: all } : { model, diagnostics: all };
}
