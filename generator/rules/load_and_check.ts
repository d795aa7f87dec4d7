import { loadCatalog, type Catalog, compareDiagnostics, hasErrors, type Diagnostic, type SourceFile } from "#generator/read";
import { type Model, resolveCatalog, type ResolvedCatalog } from "#generator/resolve";
import { checkModel } from "./check.ts";

/** A model and what is wrong with it, with the catalog that it is made from. */
export interface LoadedModel extends ResolvedCatalog {
  /** As it is written. Undefined if there is no model. */
  readonly catalog?: Catalog;
}

/**
 * Loads, resolves and checks the catalog: the model, if the catalog has no errors, and all diagnostics. Each step reports all
 * its problems, and goes on with what is left where the one before found some.
 * @param base the model of the catalog that this one extends
 */
export function loadAndCheck(sources: readonly SourceFile[], base?: Model): LoadedModel {
  const { catalog, rest = catalog, diagnostics: unloaded, broken: unread } = loadCatalog(sources, base !== undefined);
  if (rest === undefined) return { diagnostics: unloaded };
  const { rest: model, diagnostics, broken } = resolveCatalog(rest, base, unread);
  // Mistakes in an extended catalog may follow from mistakes here.
  const isNews = ({ file }: Diagnostic): boolean => broken.length === 0 || sources.some(({ path }) => path === file);
  const ruleDiagnostics = model === undefined ? [] : checkModel(model, sources, broken).filter(isNews);
  const all = [...unloaded, ...diagnostics, ...ruleDiagnostics].sort(compareDiagnostics);
  return model === undefined || catalog === undefined || hasErrors(all) ? { diagnostics: all } : { model, diagnostics: all, catalog };
}
