import { locateDiagnostics } from "../catalog/catalog_file.ts";
import type { Catalog } from "../catalog/load_catalog.ts";
import { hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { WrittenFile } from "../catalog/load_catalog.ts";
import type { WrittenConnector } from "../catalog/types.ts";
import type { Connector } from "../model/types.ts";
import { remember } from "../reuse/remember.ts";
import type { Queries } from "./build_binding.ts";
import { buildConnector } from "./build_connector.ts";
import { buildGateway } from "./build_gateway.ts";
import type { Model } from "../model/types.ts";
import { operationsOf } from "../model/walk.ts";

/** The resolved catalog, or why there is none. */
export interface ResolvedCatalog {
  /** Undefined exactly when one of the diagnostics is an error. */
  readonly model?: Model;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Turns the catalog as it is written into the model: looks names up and turns type expressions into types. Reports all
 * problems, sorted by place. `checkModel` in `generator/rules` then checks what only the meaning of the catalog shows.
 */
export function resolveCatalog(catalog: Catalog): ResolvedCatalog {
  const unlocated: UnlocatedDiagnostic[] = [];
  const model = buildModel(catalog, (found) => unlocated.push(found));
  const located = onceEachName(locateDiagnostics(unlocated, catalog.files));
  // A misspelt name is an error; the thing that it should have named then looks unused, so that warning would mislead.
  return hasErrors(located) ? { diagnostics: located.filter(({ severity }) => severity === "error") } : { model, diagnostics: located };
}

/**
 * A name that is misspelt where it is defined is unknown wherever it is used: the first place of each file is enough. In a type
 * that params and records use, one name is looked up for both.
 */
function onceEachName(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, file, line, column, message }) => {
    if (code !== "ref/unknown" && code !== "ref/wrong-kind") return true;
    const keys = [JSON.stringify([file, message]), JSON.stringify([file, line, column])];
    const isFirst = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isFirst;
  });
}

function buildModel({ gateway, connectors, queries }: Catalog, report: (found: UnlocatedDiagnostic) => void): Model {
  const model: Model = {
    gateway: buildGateway(gateway.file, gateway.written, report),
    connectors: connectors.map((written) => {
      const { connector, found } = buildOnce(written, queries);
      found.forEach(report);
      return connector;
    }),
  };
  const used = new Set(model.connectors.flatMap(operationsOf).map(({ binding }) => binding?.graphql?.file));
  for (const [name, { path: file }] of queries)
    if (!used.has(name)) report(diagnosticAt("ref/unused", { file, path: [] }, { kind: "GraphQL file", name }));
  return model;
}

/** A connector and what is reported about it. */
const buildOnce = remember((written: WrittenFile<WrittenConnector>, queries: Queries) => {
  const found: UnlocatedDiagnostic[] = [];
  const connector: Connector = buildConnector(written, queries, (one) => found.push(one));
  return { connector, found };
});
