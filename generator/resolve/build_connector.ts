import { actionsOf, type WrittenConnector, type WrittenEntity } from "../catalog/types.ts";
import type { UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import { buildOperation, checkedUse, type OperationScopes } from "./build_operation.ts";
import { buildRecords } from "./build_records.ts";
import { buildShape } from "./build_shape.ts";
import { buildResolvedType } from "./build_type.ts";
import { basedOn, resolveNamedType } from "./named_type.ts";
import { reportUnused } from "./unused.ts";
import { buildNotes, buildOrigin, given, inside, lookUp, placeOf, sectionOf, STATED, toDetails, type Scope } from "./scope.ts";
import type { AuthMethod, Connector, Entity, NamedType, OpenTopic, Operation } from "../model/types.ts";

/** A connector as its file describes it, with all names resolved. Names that do not resolve are reported. */
export function buildConnector(file: string, written: WrittenConnector, report: (found: UnlocatedDiagnostic) => void): Connector {
  const used = new Set<string>();
  const scopes = scopesOf(file, written, report, (name) => used.add(name));
  const connector = buildParts(written, scopes);
  reportUnused(written, used, scopes.request);
  return connector;
}

function buildParts(written: WrittenConnector, scopes: OperationScopes): Connector {
  const auth = inside(scopes.request, { section: sectionOf({ section: written.document.auth }, scopes.request), origin: STATED });
  return {
    id: written.connector,
    title: written.title,
    description: written.description,
    document: written.document,
    definitionId: buildDefinitionId(written, scopes.request),
    auth: buildAuth(written, auth),
    ...given("config", buildConfig(written, auth)),
    types: Object.keys(written.types ?? {}).map((name) => buildNamedType(name, scopes.request)),
    records: buildRecords(written.records ?? {}, scopes.response),
    entities: Object.entries(written.entities).map(([name, entity]) => buildEntity(written.connector, name, entity, scopes)),
    notShown: buildOpenTopics(scopes.request.file, written.not_shown),
  };
}

/** The topics under `not_shown` of a file, which its document leaves open. */
export function buildOpenTopics(file: string, topics: readonly string[] = []): readonly OpenTopic[] {
  return topics.map((what, index) => ({ what, at: { file, path: ["not_shown", index] } }));
}

function scopesOf(
  file: string,
  written: WrittenConnector,
  report: (found: UnlocatedDiagnostic) => void,
  use: (name: string) => void,
): OperationScopes {
  const { title, records, operations } = written.document;
  const base = { file, resolving: [], document: title, origin: STATED, report, use };
  const { types = {}, records: ofRecords = {} } = written;
  const names = { types: Object.keys(types), records: Object.keys(ofRecords) };
  return {
    profiles: written.paging_profiles ?? {},
    request: { ...base, side: "request", records: [], types, others: names.records, section: `${title}, ${operations}` },
    response: { ...base, side: "response", records: names.records, types: {}, others: names.types, section: `${title}, ${records}` },
  };
}

function buildAuth({ auth }: WrittenConnector, scope: Scope): readonly AuthMethod[] {
  return Object.entries(auth).map(([name, method]): AuthMethod => {
    const notes = buildNotes(method, placeOf(scope, "auth", name), scope);
    const shape = buildShape(method, placeOf(scope, "auth", name, "fields"), inside(scope, notes));
    return { ...notes, name, title: method.title, shape };
  });
}

function buildDefinitionId({ definition_id }: WrittenConnector, scope: Scope): Connector["definitionId"] {
  const at = placeOf(scope, "definition_id");
  if (typeof definition_id === "string") return { value: definition_id, origin: STATED, at };
  return { value: definition_id.value, origin: buildOrigin(definition_id, at, scope), at };
}

function buildConfig({ config }: WrittenConnector, scope: Scope): Connector["config"] {
  if (config === undefined) return undefined;
  const notes = buildNotes(config, placeOf(scope, "config"), scope);
  return { ...notes, shape: buildShape(config, placeOf(scope, "config", "fields"), inside(scope, notes)) };
}

function buildNamedType(name: string, scope: Scope): NamedType {
  const at = placeOf(scope, "types", name);
  const resolved = resolveNamedType(toDetails(lookUp(scope.types, name) ?? "any"), at, { ...scope, resolving: [name] });
  const notes = buildNotes(resolved.details, at, scope);
  return {
    ...notes,
    at: basedOn(at, resolved.base),
    name,
    type: buildResolvedType({ ...resolved, scope: inside(resolved.scope, notes) }, at),
  };
}

function buildEntity(connector: string, name: string, written: WrittenEntity, scopes: OperationScopes): Entity {
  const at = placeOf(scopes.request, "entities", name);
  const section = sectionOf(written, scopes.request);
  const request = { ...scopes.request, section };
  const response = written.section === undefined ? scopes.response : { ...scopes.response, section };
  if (written.record !== undefined)
    checkedUse({ record: written.record, origin: STATED }, placeOf(request, ...at.path, "record"), response);
  const operations = actionsOf(written.actions).map((action): Operation => {
    const place = placeOf(request, ...at.path, "actions", action);
    return buildOperation(action, written.actions[action] ?? {}, {
      ...scopes,
      connector,
      entity: name,
      written,
      at: place,
      request,
      response,
    });
  });
  return { name, ...given("description", written.description), section, operations, at };
}
