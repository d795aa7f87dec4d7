import { locateDiagnostics } from "../catalog/catalog_file.ts";
import type { Catalog, WrittenFile } from "../catalog/load_catalog.ts";
import { hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { WrittenConnector, WrittenGateway } from "../catalog/types.ts";
import { withoutConsequences } from "../catalog/consequences.ts";
import type { Place } from "../source/place.ts";
import { remember } from "../model/remember.ts";
import type { Queries } from "./build_binding.ts";
import { buildConnector } from "./build_connector.ts";
import { buildGateway } from "./build_gateway.ts";
import { checkExpansion } from "./check_expansion.ts";
import { applyOverlay } from "./overlay/apply_overlay.ts";
import { findConflicts } from "./overlay/overlay_conflicts.ts";
import { reportUnknown } from "./overlay/overlay_scope.ts";
import type { Connector, Model } from "../model/types.ts";
import { operationsOf } from "../model/walk.ts";

/** The resolved catalog, or why there is none. */
export interface ResolvedCatalog {
  /** Undefined exactly when one of the diagnostics is an error. */
  readonly model?: Model;
  readonly diagnostics: readonly Diagnostic[];
}

/** The same with what is left where something is wrong. */
export interface PartlyResolved extends ResolvedCatalog {
  /** The model, `any` where something is wrong. */
  readonly rest?: Model;
  /** Where something is wrong. */
  readonly broken: readonly Place[];
}

/**
 * Turns the catalog as it is written into the model: looks names up and turns type expressions into types. Reports all
 * problems, sorted by place. `checkModel` in `generator/rules` then checks what only the meaning of the catalog shows.
 * @param base the model of the catalog that this one extends
 * @param known where something is wrong already
 */
export function resolveCatalog(catalog: Catalog, base?: Model, known: readonly Place[] = []): PartlyResolved {
  const { gateway, connectors, overlays } = catalog;
  const excess = [...(gateway === undefined ? [] : [gateway]), ...connectors, ...overlays].flatMap(checkExpansion);
  if (excess.length > 0) return { diagnostics: locateDiagnostics(excess, catalog.files), broken: [] };
  const unlocated: UnlocatedDiagnostic[] = [];
  const report: Report = (found) => unlocated.push(found);
  const model = base === undefined ? buildModel(catalog, report) : extendModel(catalog, base, report);
  const diagnostics = onceEachName(locateDiagnostics(withoutConsequences(unlocated, known), catalog.files));
  if (!hasErrors(diagnostics)) return { model, rest: model, diagnostics, broken: known };
  // A misspelt name is an error; the thing that it should have named then looks unused, so that warning would mislead.
  const isError = ({ code }: UnlocatedDiagnostic): boolean => code !== "ref/unused";
  const broken = [...known, ...unlocated.filter(isError).map(({ at }) => at)];
  return { rest: model, diagnostics: diagnostics.filter(({ severity }) => severity === "error"), broken };
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

type Report = (found: UnlocatedDiagnostic) => void;

function buildModel({ gateway, connectors, queries }: Catalog, report: Report): Model {
  if (gateway === undefined) throw new Error("a catalog without a gateway extends another one");
  const built = buildGatewayOnce(gateway);
  built.found.forEach(report);
  const model: Model = {
    gateway: built.gateway,
    connectors: connectors.map((written) => buildReporting(written, queries, report)),
  };
  reportUnusedQueries(model, queries, report);
  return model;
}

/** The gateway and what is reported about it. */
const buildGatewayOnce = remember(({ file, written }: WrittenFile<WrittenGateway>) => {
  const found: UnlocatedDiagnostic[] = [];
  const gateway = buildGateway(file, written, (one) => found.push(one));
  return { gateway, found };
});

/** A connector and what is reported about it. */
const buildOnce = remember((written: WrittenFile<WrittenConnector>, queries: Queries) => {
  const found: UnlocatedDiagnostic[] = [];
  const connector: Connector = buildConnector(written, queries, (one) => found.push(one));
  return { connector, found };
});

function buildReporting(written: WrittenFile<WrittenConnector>, queries: Queries, report: Report): Connector {
  const { connector, found } = buildOnce(written, queries);
  found.forEach(report);
  return connector;
}

/** The base with its connectors in their order, those with overlays as these say, and then the catalog's own connectors. */
function extendModel({ connectors, overlays, queries }: Catalog, base: Model, report: Report): Model {
  const ids = base.connectors.map(({ id }) => id);
  for (const { file, written } of overlays.filter((one) => !ids.includes(one.written.extends)))
    reportUnknown("connector", written.extends, ids, { file, path: ["extends"] }, { report });
  const extended = base.connectors.map((connector) => {
    const own = overlays.filter(({ written }) => written.extends === connector.id);
    const conflicts = findConflicts(own);
    conflicts.forEach(report);
    return own
      .slice(0, conflicts.length === 0 ? own.length : 1)
      .reduce((one, overlay) => applyOverlay(one, overlay, queries, report), connector);
  });
  for (const { file, written } of connectors.filter((one) => ids.includes(one.written.connector)))
    report(diagnosticAt("extend/connector-exists", { file, path: ["connector"] }, { id: written.connector }));
  const model = { ...base, connectors: [...extended, ...connectors.map((written) => buildReporting(written, queries, report))] };
  reportUnusedQueries(model, queries, report);
  return model;
}

function reportUnusedQueries({ connectors }: Model, queries: Catalog["queries"], report: Report): void {
  const used = new Set(connectors.flatMap(operationsOf).map(({ binding }) => binding?.graphql?.file));
  for (const [name, { path: file }] of queries)
    if (!used.has(name)) report(diagnosticAt("ref/unused", { file, path: [] }, { kind: "GraphQL file", name }));
}
