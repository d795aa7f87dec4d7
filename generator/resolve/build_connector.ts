import { optional, actionsOf, diagnosticAt, placeIn } from "#generator/read";
import type { WrittenConnector, WrittenEntity, WrittenFieldDetails, WrittenFields, WrittenFile, Place } from "#generator/read";
import type { Queries } from "./build_binding.ts";
import { buildOperation, checkedUse, type OperationScopes } from "./build_operation.ts";
import { buildRecords, buildDefault, buildShape } from "./build_shape.ts";
import { buildEntitySandbox } from "./build_sandbox.ts";
import { buildResolvedType } from "./build_type.ts";
import { buildVendor, checkVendor } from "./build_vendor.ts";
import { basedOn, definitionName, resolveNamedType } from "./named_type.ts";
import { withDerivedRoles } from "./build_role.ts";
import type { Report, Scope, ScopeOptions } from "./scope.ts";
import { buildNotes, buildOrigin, findUsedTypes, inside, lookUp, NO_TYPES, placeOf, reportUnused, scopesOfFile } from "./scope.ts";
import { sectionOf, STATED, toDetails } from "./scope.ts";
import { hasFields } from "./model/walk.ts";
import type { AuthMethod, Connector, Entity, NamedType, Notes, OpenTopic, Operation } from "./model/types.ts";
import { roleKeys } from "./model/role_kinds.ts";

/** Keys that apply only to what is sent, and those that apply only to what comes back. */
const KEYS_OF_REQUESTS: readonly Key[] = ["required", "required_in_practice", "default", "open", "at_least_one_of", ...roleKeys];

const KEYS_OF_RESPONSES: readonly Key[] = ["also_seen"];

/** A connector as its file describes it, with all names resolved. Names that do not resolve are reported. */
export function buildConnector({ file, written }: WrittenFile<WrittenConnector>, queries: Queries, report: Report): Connector {
  const used = new Set<string>();
  const { types = {} } = written;
  const scopesWith = (options: ScopeOptions): OperationScopes => scopesOf(file, written, queries, options);
  const usedTypes = written.types === undefined ? NO_TYPES : findUsedTypes((options) => buildParts(written, scopesWith(options)));
  const scopes = scopesWith({ report, usedTypes, use: () => (name) => used.add(name) });
  const connector = { ...buildParts(written, scopes), types: buildNamedTypes(Object.keys(types), scopes) };
  checkVendor(written, placeOf(scopes.request, "vendor"), report);
  reportUnused(written, used, scopes.request);
  reportIdleKeys(types, scopes.request);
  return withDerivedRoles(connector);
}

function buildParts(written: WrittenConnector, scopes: OperationScopes): Omit<Connector, "types"> {
  const auth = inside(scopes.request, { section: sectionOf({ section: written.document.auth }, scopes.request), origin: STATED });
  return {
    id: written.connector,
    title: written.title,
    description: written.description,
    document: written.document,
    definitionId: buildDefinitionId(written, scopes.request),
    auth: buildAuth(written, auth),
    ...optional({ config: buildConfig(written, auth), vendor: buildVendor(written) }),
    records: buildRecords(written.records ?? {}, scopes.response),
    innerTypes: [],
    entities: Object.entries(written.entities).map(([name, entity]) => buildEntity(written.connector, name, entity, scopes)),
    notShown: buildOpenTopics(scopes.request.file, written.not_shown),
  };
}

/** The topics under `not_shown` of a file, which its document leaves open. */
export function buildOpenTopics(file: string, topics: readonly string[] = []): readonly OpenTopic[] {
  return topics.map((what, index) => ({ what, at: { file, path: ["not_shown", index] } }));
}

function scopesOf(file: string, written: WrittenConnector, queries: Queries, options: ScopeOptions): OperationScopes {
  const { document, records = {}, types = {}, paging_profiles: profiles = {}, vendor } = written;
  const scopes = scopesOfFile(file, document, { records: Object.keys(records), types }, options);
  return { ...scopes, profiles, queries, hasVendor: vendor !== undefined };
}

/** The ways to authenticate. */
export function buildAuth({ auth }: Pick<WrittenConnector, "auth">, scope: Scope): readonly AuthMethod[] {
  if (typeof auth === "string") return [];
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

/**
 * Each named type for the side that uses it. An object that is sent and returned is there twice; other types are written out
 * where they are used, so that one of them is enough.
 */
export function buildNamedTypes(names: readonly string[], { request, response }: OperationScopes): readonly NamedType[] {
  const { usedTypes } = request;
  return names.flatMap((name) => {
    if (!usedTypes.response.has(name)) return [buildNamedType(name, request)];
    const returned = buildReturnedType(name, response);
    if (!usedTypes.request.has(name)) return [returned];
    return [buildNamedType(name, request), ...(hasFields(returned) ? [returned] : [])];
  });
}

/** A named type that only comes back, or as far as it does. */
export function buildReturnedType(name: string, response: Scope): NamedType {
  return { ...buildNamedType(name, response), returned: true };
}

/** A named type, for the side of the scope. */
function buildNamedType(name: string, scope: Scope): NamedType {
  const at = placeOf(scope, "types", name);
  const resolved = resolveNamedType(toDetails(lookUp(scope.types, name) ?? "any"), at, { ...scope, resolving: [name] });
  const notes = buildNotes(resolved.details, at, scope);
  return {
    ...notes,
    at: basedOn(at, resolved.base),
    name: definitionName(name, scope),
    type: buildResolvedType({ ...resolved, scope: inside(resolved.scope, notes) }, at),
    ...buildPresets(resolved.details, notes, scope),
  };
}

/** The properties that fields inherit from their named type, besides its type and notes. */
function buildPresets(
  { secret, example, default: preset, required_in_practice }: WrittenFieldDetails,
  { origin }: Notes,
  { side }: Scope,
): Pick<NamedType, "secret" | "example" | "default" | "requiredInPractice"> {
  const isSent = side === "request";
  return {
    ...(secret === true && { secret }),
    ...optional({
      requiredInPractice: isSent ? required_in_practice : undefined,
      default: isSent && preset !== undefined ? buildDefault(preset, origin) : undefined,
      example,
    }),
  };
}

/** An entity with its operations. */
export function buildEntity(connector: string, name: string, written: WrittenEntity, scopes: OperationScopes): Entity {
  const at = placeOf(scopes.request, "entities", name);
  const section = sectionOf(written, scopes.request);
  const request = { ...scopes.request, section };
  const response = written.section === undefined ? scopes.response : { ...scopes.response, section };
  if (written.record !== undefined)
    checkedUse({ record: written.record, origin: STATED }, placeOf(request, ...at.path, "record"), response);
  const operations = actionsOf(written.actions).map((action): Operation => {
    const context = { ...scopes, connector, entity: name, written, request, response };
    return buildOperation(action, written.actions[action] ?? {}, { ...context, at: placeOf(request, ...at.path, "actions", action) });
  });
  const sandbox = buildEntitySandbox(written.sandbox, placeOf(request, ...at.path, "sandbox"));
  return { name, ...optional({ description: written.description }), section, operations, ...optional({ sandbox }), at };
}

type Key = keyof WrittenFieldDetails;

/** Reports the keys of named types that have no effect, because only the other side uses the type. */
function reportIdleKeys(types: WrittenFields, scope: Scope): void {
  const { request, response } = scope.usedTypes;
  for (const [name, written] of Object.entries(types)) {
    if (request.has(name) === response.has(name)) continue;
    const isSent = request.has(name);
    const slots = { name, users: isSent ? "params" : "records", others: isSent ? "a record" : "a param" };
    for (const { key, at } of keysIn(toDetails(written), placeOf(scope, "types", name), isSent ? KEYS_OF_RESPONSES : KEYS_OF_REQUESTS)) {
      scope.report(diagnosticAt("type/idle-side", at, { key, ...slots }, { on: "key" }));
    }
  }
}

interface PlacedKey {
  readonly key: Key;
  readonly at: Place;
}

/** Which of some keys a mapping has, also in its fields and elements. */
function keysIn(details: WrittenFieldDetails, at: Place, keys: readonly Key[]): readonly PlacedKey[] {
  const { items } = details;
  const fields: WrittenFields = details.fields ?? {};
  return [
    ...keys.filter((key) => Object.hasOwn(details, key)).map((key) => ({ key, at: placeIn(at, key) })),
    ...Object.entries(fields).flatMap(([name, field]) => keysIn(toDetails(field), placeIn(at, "fields", name), keys)),
    ...(items === undefined ? [] : keysIn(toDetails(items), placeIn(at, "items"), keys)),
  ];
}
