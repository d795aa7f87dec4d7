import type { Report, ScopeOptions, Scope } from "./scope.ts";
import { scopesOfFile, unknownReference, buildNotes, inside, NO_TYPES, placeOf, reportUnused } from "./scope.ts";
import type {
  Catalog,
  WrittenFile,
  Diagnostic,
  UnlocatedDiagnostic,
  WrittenGateway,
  WrittenResponse,
  WrittenOverlay,
  Place,
} from "#generator/read";
import {
  actionsOf,
  diagnosticAt,
  hasErrors,
  isInnerOnly,
  locateDiagnostics,
  optional,
  splitFieldLine,
  withoutConsequences,
} from "#generator/read";
import { remember } from "./model/remember.ts";
import { buildConnector, buildOpenTopics } from "./build_connector.ts";
import { applyInner } from "./inner/apply_inner.ts";
import { deriveInner } from "./inner/derive_inner.ts";
import { applyOverlay } from "./overlay/apply_overlay.ts";
import { reportUnknown } from "./overlay/refine_shape.ts";
import type { Connector, Model, ErrorStatus, Gateway, Header, Notes, ObjectShape } from "./model/types.ts";
import { operationsOf } from "./model/walk.ts";
import { buildRecords, buildField, buildFields, buildShape } from "./build_shape.ts";
import { isObject } from "#templates/core";

/** How many named types, or records that extend each other, may be inside of each other. */
const DEEPEST_NAMES = 20;

/** How many keys and texts a file may have after named types and inherited fields are written out. */
const MOST_PARTS = 200_000;

/** Counts the parts of written values; it goes through each named definition once. */
class Parts {
  readonly #sections: Readonly<Record<string, unknown>>;
  readonly #sizes = new Map<string, number>();
  /** The names that are being counted. A cycle is reported elsewhere. */
  readonly #inside: string[] = [];

  constructor(sections: Readonly<Record<string, unknown>>) {
    this.#sections = sections;
  }

  sizeOf(written: unknown): number {
    if (typeof written === "string") return 1 + this.#sizeOfNames(written);
    if (Array.isArray(written)) return written.reduce<number>((sum, item) => sum + this.sizeOf(item), 1);
    if (!isObject(written)) return 1;
    const inherited = typeof written["extends"] === "string" ? this.sizeOfName("records", written["extends"]) : 0;
    return Object.values(written).reduce<number>((sum, value) => sum + this.sizeOf(value), 1 + inherited);
  }

  sizeOfName(group: "types" | "records", name: string): number {
    const entries = entriesOf(this.#sections[group]);
    const key = `${group} ${name}`;
    if (!Object.hasOwn(entries, name) || this.#inside.includes(key)) return 0;
    if (this.#inside.length >= DEEPEST_NAMES) return Infinity;
    this.#inside.push(key);
    const size = this.#sizes.get(key) ?? this.sizeOf(entries[name]);
    this.#inside.pop();
    this.#sizes.set(key, size);
    return size;
  }

  /** The number of parts that the names of types in a type expression stand for. */
  #sizeOfNames(text: string): number {
    const names = splitFieldLine(text).type.match(/[A-Za-z_$][\w$]*/gu) ?? [];
    return names.reduce((sum, name) => sum + this.sizeOfName("types", name), 0);
  }
}

/** The resolved catalog, or why there is none. */
export interface ResolvedCatalog {
  /** Undefined exactly when one of the diagnostics is an error. */
  readonly model?: Model;
  readonly diagnostics: readonly Diagnostic[];
}

/** The resolved catalog with the parts that are left where something is wrong. */
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
 * @param brokenPlaces where something is wrong already
 */
export function resolveCatalog(catalog: Catalog, base?: Model, brokenPlaces: readonly Place[] = []): PartlyResolved {
  const { gateway, connectors, overlays } = catalog;
  const excess = [...(gateway === undefined ? [] : [gateway]), ...connectors, ...overlays].flatMap(checkExpansion);
  if (excess.length > 0) return { diagnostics: locateDiagnostics(excess, catalog.files), broken: [] };
  const unlocated: UnlocatedDiagnostic[] = [];
  const report: Report = (diagnostic) => unlocated.push(diagnostic);
  const model = base === undefined ? buildModel(catalog, report) : extendModel(catalog, base, report);
  const diagnostics = onceEachName(locateDiagnostics(withoutConsequences(unlocated, brokenPlaces), catalog.files));
  if (!hasErrors(diagnostics)) return { model, rest: model, diagnostics, broken: brokenPlaces };
  // A misspelt name is an error; the definition that it should have named then looks unused, so that warning would mislead.
  const isError = ({ code }: UnlocatedDiagnostic): boolean => code !== "ref/unused";
  const broken = [...brokenPlaces, ...unlocated.filter(isError).map(({ at }) => at)];
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

function buildModel({ gateway, connectors, queries, overlays, graphqlSchemas }: Catalog, report: Report): Model {
  if (gateway === undefined) throw new Error("a catalog without a gateway extends another one");
  const built = connectors.map((written) => buildConnectorOnce(report, written, queries));
  const model: Model = {
    gateway: buildGatewayOnce(report, gateway),
    connectors: withInnerTypes(built, { overlays, graphqlSchemas }, report),
  };
  reportUnknownConnectors(overlays, idsOf(connectors), report);
  reportUnusedQueries(model, queries, report);
  return model;
}

/** Builds each thing once, and reports what is wrong with it each time. */
function reportingOnce<Args extends readonly object[], Built>(
  build: (...args: [...Args, Report]) => Built,
): (report: Report, ...args: Args) => Built {
  const buildOnce = remember((...args: Args) => {
    const diagnostics: UnlocatedDiagnostic[] = [];
    return { built: build(...args, (one) => diagnostics.push(one)), diagnostics };
  });
  return (report, ...args) => {
    const { built, diagnostics } = buildOnce(...args);
    diagnostics.forEach(report);
    return built;
  };
}

const buildGatewayOnce = reportingOnce(buildGateway);
const buildConnectorOnce = reportingOnce(buildConnector);

/** The base with its connectors in their order, those with overlays as these say, and then the catalog's own connectors. */
function extendModel({ connectors, overlays, queries, graphqlSchemas }: Catalog, base: Model, report: Report): Model {
  const ids = base.connectors.map(({ id }) => id);
  const ofInsides = overlays.filter(({ written }) => isInnerOnly(written));
  const others = overlays.filter((one) => !ofInsides.includes(one));
  for (const { file, written } of others.filter((one) => !ids.includes(one.written.extends)))
    reportUnknown("connector", written.extends, ids, { file, path: ["extends"] }, { report });
  reportUnknownConnectors(ofInsides, [...ids, ...idsOf(connectors)], report);
  const extended = base.connectors.map((connector) => {
    const connectorOverlays = overlays.filter(({ written }) => written.extends === connector.id);
    const conflicts = findConflicts(connectorOverlays);
    conflicts.forEach(report);
    return connectorOverlays
      .slice(0, conflicts.length === 0 ? connectorOverlays.length : 1)
      .reduce((one, overlay) => applyOverlay(one, overlay, queries, report), connector);
  });
  for (const { file, written } of connectors.filter((one) => ids.includes(one.written.connector)))
    report(diagnosticAt("extend/connector-exists", { file, path: ["connector"] }, { id: written.connector }));
  const all = [...extended, ...connectors.map((written) => buildConnectorOnce(report, written, queries))];
  const model = { ...base, connectors: withInnerTypes(all, { overlays, graphqlSchemas }, report) };
  reportUnusedQueries(model, queries, report);
  return model;
}

/** The ids of connectors, and the names of their files, which another rule compares with them. */
function idsOf(connectors: Catalog["connectors"]): readonly string[] {
  return [...new Set(connectors.flatMap(({ file, written }) => [written.connector, file.replace(/^.*\/|\.yaml$/gu, "")]))];
}

function reportUnknownConnectors(overlays: Catalog["overlays"], ids: readonly string[], report: Report): void {
  for (const { file, written } of overlays.filter((one) => !ids.includes(one.written.extends)))
    report(unknownReference("connector", written.extends, ids, { file, path: ["extends"] }, "value"));
}

/** The connectors with what overlays and GraphQL schemas say about the inside of their open fields. */
function withInnerTypes(
  connectors: readonly Connector[],
  { overlays, graphqlSchemas }: Pick<Catalog, "overlays" | "graphqlSchemas">,
  report: Report,
): readonly Connector[] {
  for (const [name, { path: file }] of graphqlSchemas)
    if (!connectors.some(({ id, definitionId: { at } }) => id === name || at.file.endsWith(`/${name}.yaml`)))
      report(diagnosticAt("ref/unused", { file, path: [] }, { kind: "GraphQL schema", name }));
  return connectors.map((connector) => {
    const written = overlays.flatMap(({ file, written: { extends: id, inner } }) =>
      id === connector.id && inner !== undefined ? [{ file, written: inner }] : [],
    );
    const schema = graphqlSchemas.get(connector.id);
    const decided = written.reduce((one, inner) => applyInner(one, inner, report), connector);
    return schema === undefined ? decided : deriveInner(decided, schema);
  });
}

function reportUnusedQueries({ connectors }: Model, queries: Catalog["queries"], report: Report): void {
  const used = new Set(connectors.flatMap(operationsOf).map(({ binding }) => binding?.graphql?.file));
  for (const [name, { path: file }] of queries)
    if (!used.has(name)) report(diagnosticAt("ref/unused", { file, path: [] }, { kind: "GraphQL file", name }));
}

interface GatewayContext {
  readonly written: WrittenGateway;
  readonly request: Scope;
  readonly response: Scope;
}

/** The gateway as its file describes it, with all names resolved. Names that do not resolve are reported. */
function buildGateway({ file, written }: WrittenFile<WrittenGateway>, report: Report): Gateway {
  const used = new Set<string>();
  const { document, records = {} } = written;
  const options: ScopeOptions = { report, usedTypes: NO_TYPES, use: () => (name) => used.add(name) };
  const { request, response: ofRecords } = scopesOfFile(file, document, { records: Object.keys(records), types: {} }, options);
  const response = { ...ofRecords, section: request.section };
  const context: GatewayContext = { written, request, response };
  const gateway: Gateway = {
    title: written.gateway,
    description: written.description,
    document,
    baseUrlExample: written.base_url.example,
    actions: actionsOf(written.actions).map((name) => ({ name, description: written.actions[name] })),
    headers: buildHeaders(context),
    createInstance: buildCreateInstance(context),
    execute: buildExecute(context),
    error: buildResponse(written.error, ["error"], response),
    records: buildRecords(records, ofRecords),
    statuses: buildStatuses(context),
    notShown: buildOpenTopics(file, written.not_shown),
  };
  reportUnused(written, used, response);
  return gateway;
}

function buildHeaders({ written, request }: GatewayContext): readonly Header[] {
  return Object.entries(written.headers).flatMap(([name, header]): Header[] => {
    const at = placeOf(request, "headers", name);
    const { type, required: _, default: __, ...field } = buildField(name, header, at, request);
    if (type.kind === "scalar") return [{ ...field, type }];
    request.report(diagnosticAt("type/header", at, { name }));
    return [];
  });
}

function buildCreateInstance({ written, request, response }: GatewayContext): Gateway["createInstance"] {
  const endpoint = written.endpoints.create_instance;
  const path = ["endpoints", "create_instance"];
  const notes = buildNotes(endpoint, placeOf(request, ...path), request);
  return {
    ...notes,
    path: endpoint.path,
    request: buildShape(endpoint.request, placeOf(request, ...path, "request", "fields"), inside(request, notes)),
    response: buildResponse(endpoint.response, [...path, "response"], inside(response, notes)),
  };
}

function buildExecute({ written, request, response }: GatewayContext): Gateway["execute"] {
  const endpoint = written.endpoints.execute;
  const path = ["endpoints", "execute"];
  const notes = buildNotes(endpoint, placeOf(request, ...path), request);
  const scope = inside(request, notes);
  const { result, meta } = endpoint.response;
  return {
    ...notes,
    path: endpoint.path,
    // Always required: a path without them is another path.
    pathParams: buildFields(endpoint.path_params, placeOf(request, ...path, "path_params"), scope).map((one) => ({
      ...one,
      required: true,
    })),
    request: buildShape(endpoint.request, placeOf(request, ...path, "request", "fields"), scope),
    response: { ...buildResponse(endpoint.response, [...path, "response"], inside(response, notes)), result, meta },
  };
}

function buildResponse(written: WrittenResponse, path: readonly string[], scope: Scope): Notes & { readonly shape: ObjectShape } {
  const notes = buildNotes(written, placeOf(scope, ...path), scope);
  return { ...notes, shape: buildShape(written, placeOf(scope, ...path, "fields"), inside(scope, notes)) };
}

function buildStatuses({ written, request }: GatewayContext): readonly ErrorStatus[] {
  return Object.entries(written.statuses).map(([status, details]): ErrorStatus => {
    const notes = buildNotes(details, placeOf(request, "statuses", status), request);
    return { ...notes, status: Number(status), retryAfter: details.retry_after === true, ...optional({ example: details.example }) };
  });
}

/**
 * Named types and inherited fields are written out wherever they are used: a few that use each other twice become millions. Reports what
 * becomes too large, before anything is built.
 */
function checkExpansion({ file, written }: WrittenFile<object>): readonly UnlocatedDiagnostic[] {
  const sections = Object.fromEntries(Object.entries(written));
  const parts = new Parts(sections);
  for (const group of ["types", "records"] as const) {
    for (const name of Object.keys(entriesOf(sections[group]))) {
      const excess = parts.sizeOfName(group, name);
      if (excess > MOST_PARTS) return [tooLarge({ file, path: [group, name] }, `\`${name}\``, excess)];
    }
  }
  const size = parts.sizeOf(written);
  return size > MOST_PARTS ? [tooLarge({ file, path: [] }, "the file", size)] : [];
}

function tooLarge(at: UnlocatedDiagnostic["at"], what: string, size: number): UnlocatedDiagnostic {
  const excess = Number.isFinite(size)
    ? `has more than ${MOST_PARTS} parts after named types and inherited fields are written out`
    : `uses more than ${DEEPEST_NAMES} named types or records inside of each other`;
  return diagnosticAt("type/too-large", at, { what, excess }, { on: "key" });
}

function entriesOf(section: unknown): Readonly<Record<string, unknown>> {
  return isObject(section) ? section : {};
}

/**
 * Keys that several overlays of one connector set: one of them has to go, whether they agree or not. Each may say what is inside other
 * fields, from a source of its own.
 */
function findConflicts(overlays: readonly WrittenFile<WrittenOverlay>[]): readonly UnlocatedDiagnostic[] {
  return overlays.flatMap((overlay, index) => overlays.slice(0, index).flatMap((earlier) => conflictsOf(overlay, earlier)));
}

function conflictsOf(overlay: WrittenFile<WrittenOverlay>, earlier: WrittenFile<WrittenOverlay>): readonly UnlocatedDiagnostic[] {
  const { extends: _, inner: _inside, ...later } = overlay.written;
  return pathsOfBoth(later, earlier.written).map((path) =>
    diagnosticAt("overlay/conflict", { file: overlay.file, path }, { path: path.join("."), file: earlier.file }, { on: "key" }),
  );
}

/** The paths of what both mappings have, apart from mappings in both, which add up. */
function pathsOfBoth(later: object, earlier: object): readonly (readonly string[])[] {
  const earlierValues = new Map(Object.entries(earlier));
  return Object.entries(later).flatMap(([key, value]: [string, unknown]): readonly (readonly string[])[] => {
    const other: unknown = earlierValues.get(key);
    if (other === undefined) return [];
    return isObject(value) && isObject(other) ? pathsOfBoth(value, other).map((path) => [key, ...path]) : [[key]];
  });
}
