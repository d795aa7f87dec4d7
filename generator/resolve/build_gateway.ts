import { actionsOf, type WrittenGateway, type WrittenResponse } from "../catalog/types.ts";
import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import { buildOpenTopics } from "./build_connector.ts";
import { buildRecords } from "./build_records.ts";
import { buildField, buildFields, buildShape } from "./build_shape.ts";
import { buildNotes, given, inside, NO_TYPES, placeOf, STATED, type Scope } from "./scope.ts";
import { reportUnused } from "./unused.ts";
import type { ErrorStatus, Field, Gateway, Header, Notes, ObjectShape } from "../model/types.ts";

interface GatewayContext {
  readonly written: WrittenGateway;
  readonly request: Scope;
  readonly response: Scope;
}

/** The gateway as its file describes it, with all names resolved. Names that do not resolve are reported. */
export function buildGateway(file: string, written: WrittenGateway, report: (found: UnlocatedDiagnostic) => void): Gateway {
  const used = new Set<string>();
  const { title, records, operations } = written.document;
  const base = {
    file,
    resolving: [],
    document: title,
    section: `${title}, ${operations}`,
    origin: STATED,
    types: {},
    usedTypes: NO_TYPES,
    report,
    use: (name: string) => used.add(name),
  };
  const names = Object.keys(written.records ?? {});
  const response: Scope = { ...base, side: "response", records: names, others: [] };
  const context: GatewayContext = { written, request: { ...base, side: "request", records: [], others: names }, response };
  const gateway: Gateway = {
    title: written.gateway,
    description: written.description,
    document: written.document,
    baseUrlExample: written.base_url.example,
    actions: buildActions(written),
    headers: buildHeaders(context),
    createInstance: buildCreateInstance(context),
    execute: buildExecute(context),
    error: buildResponse(written.error, ["error"], response),
    records: buildRecords(written.records ?? {}, { ...response, section: `${title}, ${records}` }),
    statuses: buildStatuses(context),
    notShown: buildOpenTopics(file, written.not_shown),
  };
  reportUnused(written, used, response);
  return gateway;
}

function buildActions({ actions }: WrittenGateway): Gateway["actions"] {
  return actionsOf(actions).map((name) => ({ name, description: actions[name] }));
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
    pathParams: buildFields(endpoint.path_params, placeOf(request, ...path, "path_params"), scope).map(toPathParam),
    request: buildShape(endpoint.request, placeOf(request, ...path, "request", "fields"), scope),
    response: { ...buildResponse(endpoint.response, [...path, "response"], inside(response, notes)), result, meta },
  };
}

/** Params of a path are always required: a path without them is another path. */
function toPathParam(field: Field): Field {
  return { ...field, required: true };
}

function buildResponse(written: WrittenResponse, path: readonly string[], scope: Scope): Notes & { readonly shape: ObjectShape } {
  const notes = buildNotes(written, placeOf(scope, ...path), scope);
  return { ...notes, shape: buildShape(written, placeOf(scope, ...path, "fields"), inside(scope, notes)) };
}

function buildStatuses({ written, request }: GatewayContext): readonly ErrorStatus[] {
  return Object.entries(written.statuses).map(([status, details]): ErrorStatus => {
    const notes = buildNotes(details, placeOf(request, "statuses", status), request);
    return { ...notes, status: Number(status), retryAfter: details.retry_after === true, ...given("example", details.example) };
  });
}
