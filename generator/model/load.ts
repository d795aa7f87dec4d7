import { locateFindings } from "../catalog/catalog_file.ts";
import { loadCatalog, type Catalog } from "../catalog/load_catalog.ts";
import { hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Finding } from "../diagnostics/finding.ts";
import type { SourceFile } from "../source/source_file.ts";
import { buildConnector } from "./build_connector.ts";
import { buildGateway } from "./build_gateway.ts";
import type { Model } from "./types.ts";

/** The resolved catalog, or why there is none. */
export interface LoadedModel {
  /** Undefined exactly when one of the diagnostics is an error. */
  readonly model?: Model;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Turns the texts of the catalog into the model: YAML, then the shape of each file, then references and types. Each step
 * reports all its problems, sorted by place, and starts only when the one before found no error. Never throws because of
 * the content of a text. `checkModel` in `generator/rules` then checks the model against the rules of the catalog.
 */
export function loadModel(sources: readonly SourceFile[]): LoadedModel {
  const { catalog, diagnostics } = loadCatalog(sources);
  if (catalog === undefined) return { diagnostics };
  const findings: Finding[] = [];
  const model = buildModel(catalog, (found) => findings.push(found));
  const located = onceEachName(locateFindings(findings, catalog.files));
  // A misspelt name is an error; the thing that it should have named then looks unused, so that warning would mislead.
  return hasErrors(located) ? { diagnostics: located.filter(({ severity }) => severity === "error") } : { model, diagnostics: located };
}

/** A name that is misspelt where it is defined is unknown wherever it is used: the first place of each file is enough. */
function onceEachName(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, file, message }) => {
    if (code !== "ref/unknown" && code !== "ref/wrong-kind") return true;
    const name = JSON.stringify([file, message]);
    const isFirst = !seen.has(name);
    seen.add(name);
    return isFirst;
  });
}

function buildModel({ gateway, connectors }: Catalog, report: (found: Finding) => void): Model {
  return {
    gateway: buildGateway(gateway.file, gateway.written, report),
    connectors: connectors.map(({ file, written }) => buildConnector(file, written, report)),
  };
}
