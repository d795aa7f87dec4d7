import { buildReturnedType, buildNamedTypes, buildOpenTopics, buildAuth } from "../build_connector.ts";
import type { Report, ScopeOptions, UsedTypes, Scope, NamedDefinitions } from "../scope.ts";
import { scopesOfFile, findUsedTypes, placeOf, STATED, toDetails, inside, lookUp, sectionOf, reportUnused, unknownName } from "../scope.ts";
import { type WrittenFile, type WrittenOverlay, type WrittenRecord, optional, quoteAll, diagnosticAt, placeIn } from "#generator/read";
import type { Connector, NamedType, ObjectShape, RecordDefinition, AuthMethod } from "../model/types.ts";
import type { Queries } from "../build_binding.ts";
import type { OperationScopes } from "../build_operation.ts";
import { withDerivedRoles } from "../build_role.ts";
import { refineEntities } from "./refine_entities.ts";
import { hasFields } from "../model/walk.ts";
import { writtenTypes, writtenRecords } from "../base/written_forms.ts";
import { isObject, type Vendor } from "#templates/core";
import { buildRecords } from "../build_shape.ts";
import { refineShape, reportFixedKeys, reportUnknown } from "./refine_shape.ts";
import { namesInBraces } from "../model/operation_kinds.ts";
import { buildVendorAuthMethods, checkWay } from "../build_vendor.ts";

/** The keys that an overlay may set for a record of the extended catalog. */
const RECORD_KEYS = ["description", "deprecated", "fields", "example"];

/** A connector of the extended catalog with what an overlay adds to it. Reports what an overlay cannot do. */
export function applyOverlay(base: Connector, overlay: WrittenFile<WrittenOverlay>, queries: Queries, report: Report): Connector {
  const { written } = overlay;
  const used = new Set<string>();
  const scopesWith = (options: ScopeOptions): OperationScopes => overlayScopes(base, overlay, queries, options);
  const usedTypes = findUsedTypes((options) => refineParts(base, overlay, scopesWith(options)), usedTypesOf(base));
  const scopes = scopesWith({ report, usedTypes, use: () => (name) => used.add(name) });
  const parts = refineParts(base, overlay, scopes);
  const types = addTypes(base, written, scopes);
  reportUnused(definedBy(written, base), used, scopes.request);
  return withDerivedRoles({ ...base, ...optional({ description: written.description }), ...parts, types });
}

type Parts = Pick<Connector, "auth" | "vendor" | "vendorAt" | "records" | "entities" | "notShown">;

function refineParts(base: Connector, { file, written }: WrittenFile<WrittenOverlay>, scopes: OperationScopes): Parts {
  const auth = addAuth(base, written, scopes.request);
  return {
    auth,
    ...optional({ vendor: refineVendor(base, written, auth, scopes.request) }),
    ...(written.vendor !== undefined && { vendorAt: { file, path: ["vendor"] } }),
    records: refineRecords(base.records, written.records ?? {}, scopes.response),
    entities: refineEntities(base, written, scopes),
    notShown: [...base.notShown, ...buildOpenTopics(file, written.not_shown)],
  };
}

/** The definitions of the overlay, without those that it only adds to. */
function definedBy({ types = {}, records = {}, paging_profiles }: WrittenOverlay, base: Connector): NamedDefinitions {
  const baseRecords = new Set(base.records.map(({ name }) => name));
  const newRecords = Object.fromEntries(Object.entries(records).filter(([name]) => !baseRecords.has(name)));
  return { types, records: newRecords, ...optional({ paging_profiles }) };
}

/** The scopes of an overlay: those of its connector, with the records and named types of both. */
function overlayScopes(
  base: Connector,
  { file, written }: WrittenFile<WrittenOverlay>,
  queries: Queries,
  options: ScopeOptions,
): OperationScopes {
  const records = [...new Set([...base.records.map(({ name }) => name), ...Object.keys(written.records ?? {})])];
  const types = { ...written.types, ...writtenTypes(base) };
  const scopes = scopesOfFile(file, base.document, { records, types }, options);
  return { ...scopes, profiles: written.paging_profiles ?? {}, queries, hasVendor: base.vendor !== undefined };
}

/** The named types that requests and responses of a connector use. */
function usedTypesOf({ types }: Connector): UsedTypes {
  const [sent, returned] = [types.filter((type) => type.returned !== true), types.filter((type) => type.returned === true)];
  const both = sent.filter(({ name }) => returned.some((other) => other.name === `Returned${name}`));
  const ofResponses = [...returned.filter(({ name }) => !both.some((type) => name === `Returned${type.name}`)), ...both];
  return { request: new Set(sent.map(({ name }) => name)), response: new Set(ofResponses.map(({ name }) => name)) };
}

/** The named types of the connector with those that the overlay defines, and with those that it uses on another side than before. */
function addTypes(base: Connector, { types = {} }: WrittenOverlay, scopes: OperationScopes): readonly NamedType[] {
  const { request } = scopes;
  const before = usedTypesOf(base);
  const isKnown = (name: string): boolean => before.request.has(name) || before.response.has(name);
  for (const name of Object.keys(types).filter(isKnown))
    reportFixedKeys(toDetails(types[name] ?? {}), { kind: "named type", name, allowed: [] }, placeOf(request, "types", name), request);
  const added = Object.keys(request.types).flatMap((name) =>
    isKnown(name) ? addSide(name, before, scopes) : buildNamedTypes([name], scopes),
  );
  return [...base.types, ...added];
}

/** A named type of the extended catalog for the side that only the overlay uses it on. */
function addSide(name: string, before: UsedTypes, { request, response }: OperationScopes): readonly NamedType[] {
  const { usedTypes } = request;
  if (!before.request.has(name) && usedTypes.request.has(name))
    request.report(diagnosticAt("overlay/returned-type", placeOf(request, "extends"), { name }, { on: "key" }));
  if (before.response.has(name) || !usedTypes.response.has(name)) return [];
  return [buildReturnedType(name, response)].filter(hasFields);
}

type WrittenRecords = NonNullable<WrittenOverlay["records"]>;

/** The records of the extended catalog with what an overlay adds to them, then its own. */
function refineRecords(records: readonly RecordDefinition[], written: WrittenRecords, scope: Scope): readonly RecordDefinition[] {
  const refined = records.map((record) => refineRecord(record, { written, records, scope }));
  const names = new Set(records.map(({ name }) => name));
  const newRecords = Object.entries(written).filter(([name]) => !names.has(name));
  if (newRecords.length === 0) return refined;
  // The records that they extend are built with them.
  const all = { ...writtenRecords(refined), ...Object.fromEntries(newRecords) };
  return [...refined, ...buildRecords(all, scope).filter(({ name }) => !names.has(name))];
}

interface RecordsContext {
  readonly written: WrittenRecords;
  readonly records: readonly RecordDefinition[];
  readonly scope: Scope;
}

/** A record with what the overlay adds to it, and to the records that it extends, whose fields it has. */
function refineRecord(record: RecordDefinition, context: RecordsContext): RecordDefinition {
  const { written, records, scope } = context;
  const parent = records.find(({ name }) => name === record.extends);
  // Mistakes in the parent are reported once, for the parent itself.
  const silent = { ...context, scope: { ...scope, report: (): void => undefined } };
  const shape = parent === undefined ? record.shape : inherit(record.shape, parent.shape, refineRecord(parent, silent).shape);
  const changes = lookUp(written, record.name);
  return changes === undefined ? { ...record, shape } : refineOwn({ ...record, shape }, changes, scope);
}

function refineOwn(record: RecordDefinition, written: WrittenRecord, scope: Scope): RecordDefinition {
  const at = placeOf(scope, "records", record.name);
  reportFixedKeys(written, { kind: "record", name: record.name, allowed: RECORD_KEYS }, at, scope);
  return {
    ...record,
    ...optional({
      description: written.description,
      deprecated: written.deprecated,
      example: written.example && { ...(isObject(record.example) && record.example), ...written.example },
    }),
    shape: refineShape(record.shape, written.fields ?? {}, placeIn(at, "fields"), inside(scope, record)),
  };
}

/** The fields of an heir: first those of what it extends, as they are now, then its own. */
function inherit(shape: ObjectShape, before: ObjectShape, after: ObjectShape): ObjectShape {
  return { ...shape, fields: [...after.fields, ...shape.fields.slice(before.fields.length)] };
}

/** The ways to authenticate of the extended catalog, then those of an overlay. */
function addAuth({ auth, document }: Connector, { auth: added = {} }: WrittenOverlay, scope: Scope): readonly AuthMethod[] {
  const isKnown = (name: string): boolean => auth.some((method) => method.name === name);
  for (const [name, method] of Object.entries(added).filter(([one]) => isKnown(one)))
    reportFixedKeys(method, { kind: "auth method", name, allowed: [] }, placeOf(scope, "auth", name), scope);
  const newMethods = Object.fromEntries(Object.entries(added).filter(([name]) => !isKnown(name)));
  const section = sectionOf({ section: document.auth }, scope);
  return [...auth, ...buildAuth({ auth: newMethods }, inside(scope, { section, origin: STATED }))];
}

/** The third party with what an overlay changes about it, and with how its new auth methods sign calls. */
function refineVendor(base: Connector, written: WrittenOverlay, auth: readonly AuthMethod[], scope: Scope): Vendor | undefined {
  const { vendor } = base;
  const at = placeOf(scope, "vendor");
  if (vendor === undefined) {
    if (written.vendor !== undefined) scope.report(diagnosticAt("overlay/no-vendor", at, { connector: base.id }, { on: "key" }));
    return undefined;
  }
  const { base_url: baseUrl = vendor.baseUrl, version, auth: ways = {} } = written.vendor ?? {};
  const configFields = base.config?.shape.fields.map(({ name }) => name) ?? [];
  for (const name of namesInBraces(baseUrl).filter((one) => !configFields.includes(one)))
    scope.report(unknownName(name, { key: "base_url", kind: "field of `config`", known: configFields, at: placeIn(at, "base_url") }));
  if (version !== undefined && vendor.version === undefined)
    reportUnknown("key of `vendor`", "version", Object.keys(vendor), placeIn(at, "version"), scope);
  checkWays(base, ways, auth, scope);
  return {
    ...vendor,
    baseUrl,
    ...(vendor.version !== undefined && version !== undefined && { version: { ...vendor.version, ...version } }),
    auth: { ...vendor.auth, ...buildVendorAuthMethods(ways) },
  };
}

type Ways = NonNullable<NonNullable<WrittenOverlay["vendor"]>["auth"]>;

/** Every new auth method has a way to sign calls, and nothing else has. */
function checkWays(base: Connector, ways: Ways, auth: readonly AuthMethod[], scope: Scope): void {
  const at = placeOf(scope, "vendor", "auth");
  const fresh = auth.filter(({ name }) => !base.auth.some((method) => method.name === name));
  const names = fresh.map(({ name }) => name);
  for (const [name, way] of Object.entries(ways)) {
    const fields = fresh.find((one) => one.name === name)?.shape.fields.map((field) => field.name);
    if (fields === undefined) reportUnknown("new auth method", name, names, placeIn(at, name), scope);
    else checkWay(way, fields, placeIn(at, name), scope.report);
  }
  const missing = names.filter((name) => !Object.hasOwn(ways, name));
  if (missing.length > 0) scope.report(diagnosticAt("binding/no-auth", at, { names: quoteAll(missing) }, { on: "key" }));
}
