import { optional, diagnosticAt, quoteAll, groupBy, placeIn } from "#generator/read";
import type { WrittenActionName, WrittenEntity, WrittenOperation, WrittenPaging, Place } from "#generator/read";
import { parseFieldPath, nearestName } from "#templates/core";
import { buildBinding, type Queries, checkBinding } from "./build_binding.ts";
import { withRoles } from "./build_role.ts";
import { buildOperationSandbox } from "./build_sandbox.ts";
import { buildShape } from "./build_shape.ts";
import { buildNotes, buildOrigin, inside, type Scope, lookUp, placeOf, reportUnknownName } from "./scope.ts";
import { OPERATION_KEYS, type OperationKind, isWrite, kindsOfAction, kindsWithKey, useOfKey } from "./model/operation_kinds.ts";
import type { Operation, RecordUse, Paging } from "./model/types.ts";
import { type PagingField, type PagingValue } from "./model/paging_kinds.ts";
import { isPagingKind, pagingKeys, type PagingKeyUse } from "./model/paging_descriptor.ts";

/** The scopes of what a connector's operations send and of what they return, and what else they may name. */
export interface OperationScopes {
  readonly request: Scope;
  readonly response: Scope;
  readonly profiles: PagingProfiles;
  readonly queries: Queries;
  /** Whether the connector says which third party is behind it. */
  readonly hasVendor: boolean;
}

interface OperationContext extends OperationScopes {
  readonly connector: string;
  readonly entity: string;
  readonly written: WrittenEntity;
  readonly at: Place;
}

/** One operation of an entity, with defaults filled in and names resolved. */
export function buildOperation(action: WrittenActionName, written: WrittenOperation, context: OperationContext): Operation {
  const { connector, entity, at, request } = context;
  const notes = buildNotes(written, at, request);
  const scopes = { request: inside(request, notes), response: inside(context.response, notes) };
  const kind = written.kind ?? defaultKind(action);
  const isMisplaced = checkKind(action, kind, at, request) || checkPlacedParts(written, kind, at, request);
  const paging = buildOperationPaging(written.paging, context.profiles, placeIn(at, "paging"), scopes.request);
  const download = buildDownload(written, kind);
  const shape = buildShape({ ...written, fields: written.params ?? {} }, placeIn(at, "params"), scopes.request);
  const params = { ...shape, fields: withRoles(shape.fields, written.params ?? {}, { action, paging, download }, scopes.request) };
  const meta = written.meta && buildShape({ fields: written.meta }, placeIn(at, "meta"), scopes.response);
  if (!isMisplaced) checkBinding(written, { ...context, params, meta, report: request.report });
  return {
    ...notes,
    id: `${connector}.${entity}.${action}`,
    connector,
    entity,
    action,
    kind,
    effect: written.effect ?? (isWrite(action) ? "write" : "read"),
    permanent: written.permanent === true,
    ...optional({ ordered: written.ordered }),
    params,
    paramsRequired: params.atLeastOneOf !== undefined || params.fields.some(({ required }) => required),
    ...optional({
      returns: useOfKey(kind, "returns") && buildReturns(written, context, scopes.response, !isMisplaced),
      meta,
      elements: written.elements === undefined ? undefined : parseFieldPath(written.elements),
      paging,
      download,
    }),
    notes: written.notes ?? [],
    ...optional({
      sandbox: buildOperationSandbox(written.sandbox, placeIn(at, "sandbox")),
      binding: buildBinding(written, params, context.queries),
    }),
  };
}

function defaultKind(action: WrittenActionName): OperationKind {
  const [kind] = kindsOfAction(action);
  if (kind === undefined) throw new Error(`no operation kind has the action ${action}`);
  return kind;
}

/** Reports a kind that the action cannot have; returns whether it did. */
function checkKind(action: WrittenActionName, kind: OperationKind, at: Place, { report }: Scope): boolean {
  const kinds = kindsOfAction(action);
  if (kinds.includes(kind)) return false;
  report(diagnosticAt("operation/kind", placeIn(at, "kind"), { action, kind, kinds: quoteAll(kinds) }));
  return true;
}

/** Reports the keys that the kind does not have, those for the same kinds in one diagnostic; returns whether there are any. */
function checkPlacedParts(written: WrittenOperation, kind: OperationKind, at: Place, { report }: Scope): boolean {
  const keysOfOthers = OPERATION_KEYS.filter((one) => Object.hasOwn(written, one) && useOfKey(kind, one) === undefined);
  const misplaced = groupBy(keysOfOthers, (key) => quoteAll(kindsWithKey(key)));
  for (const [kinds, keys] of misplaced) {
    report(diagnosticAt("operation/misplaced-key", placeIn(at, keys[0] ?? ""), { key: keys.join("`, `"), kind, kinds }, { on: "key" }));
  }
  return misplaced.size > 0;
}

/** The record that an operation returns. It is asked for only where the operation is what it is meant to be. */
function buildReturns(written: WrittenOperation, context: OperationContext, scope: Scope, isAsked: boolean): RecordUse | undefined {
  const { returns } = written;
  const { written: entity, at } = context;
  if (returns === undefined) {
    if (entity.record !== undefined) return { record: entity.record, origin: scope.origin };
    const operation = `${context.connector}.${context.entity}.${String(at.path.at(-1))}`;
    if (isAsked) scope.report(diagnosticAt("operation/no-record", at, { operation }, { on: "key" }));
    return undefined;
  }
  const place = placeIn(at, "returns");
  if (typeof returns === "string") return checkedUse({ record: returns, origin: scope.origin }, place, scope);
  return checkedUse({ record: returns.record, origin: buildOrigin(returns, place, scope) }, placeIn(place, "record"), scope);
}

/** Notes that a record is used, and reports it when it does not exist. */
export function checkedUse(used: RecordUse, at: Place, scope: Scope): RecordUse {
  scope.use(used.record);
  if (!scope.records.includes(used.record)) reportUnknownName(used.record, "operations return records", at, scope);
  return used;
}

function buildDownload({ download }: WrittenOperation, kind: OperationKind): Operation["download"] {
  if (download === undefined) return useOfKey(kind, "download") && {};
  return { ...optional({ range: download.range, maxSize: download.max_size }) };
}

/** The paging profiles of a connector, by name. */
type PagingProfiles = Readonly<Record<string, WrittenPaging>>;

/** The paging of an operation: a descriptor, or the paging profile with the written name. Reports a name that is unknown. */
function buildOperationPaging(
  written: string | WrittenPaging | undefined,
  profiles: PagingProfiles,
  at: Place,
  scope: Scope,
): Paging | undefined {
  if (written === undefined) return undefined;
  if (typeof written !== "string") return buildPaging(written, at, scope);
  const profile = lookUp(profiles, written);
  if (profile === undefined) {
    reportUnknownProfile(written, Object.keys(profiles), at, scope);
    return undefined;
  }
  scope.use(written);
  return { ...buildPaging(profile, placeOf(scope, "paging_profiles", written), scope), profile: written };
}

function reportUnknownProfile(name: string, names: readonly string[], at: Place, { report }: Scope): void {
  const known = names.length === 0 ? "no paging profiles" : quoteAll(names);
  const help = isPagingKind(name) ? `write a mapping: \`paging: { kind: ${name}, … }\`` : undefined;
  const slots = { kind: "paging profile", name, known };
  report(diagnosticAt("ref/unknown", at, slots, help === undefined ? { suggestion: nearestName(name, names) } : { help }));
}

/** A paging descriptor with its field references parsed. The schema has checked the keys of each kind. */
function buildPaging(written: WrittenPaging, at: Place, scope: Scope): Paging {
  // Only here are both marks allowed: the paging is assumed, and the documents leave open when it ends.
  const origin = buildOrigin(optional({ assumed: written.assumed }), at, scope);
  const values: Readonly<Record<string, string | number | undefined>> = { ...written };
  const properties = pagingKeys(written.kind).flatMap((use): readonly (readonly [string, PagingValue])[] => {
    const value = values[use.key] ?? use.default;
    return value === undefined ? [] : [[use.property, readValue(use, value)]];
  });
  const paging = { origin, ...optional({ notShown: written.not_shown }), kind: written.kind, ...Object.fromEntries(properties) };
  if (!isPaging(paging)) throw new Error(`the schema lets through a ${written.kind} without all its keys`);
  return paging;
}

function readValue({ value: meaning }: PagingKeyUse, written: string | number): PagingValue {
  switch (meaning) {
    case "param":
    case "element_field":
    case "text":
    case "number":
      return written;
    case "state":
      return fieldOf(String(written));
    case "record_path":
      return parseFieldPath(String(written));
  }
}

/** Whether a descriptor has a value for each key that its kind must have. The schema has checked the types of the values. */
function isPaging(paging: Pick<Paging, "kind" | "origin">): paging is Paging {
  return pagingKeys(paging.kind).every(({ required, property }) => !required || Object.hasOwn(paging, property));
}

/** `has_more` is a field of Meta, `record.has_more` one of the record. */
function fieldOf(written: string): PagingField {
  const ofRecord = /^record(?=[.[])(.*)$/su.exec(written)?.[1];
  const path = parseFieldPath(ofRecord ?? written);
  const within = path.slice(0, -1);
  return { in: ofRecord === undefined ? "meta" : "record", ...(within.length > 0 && { within }), field: path.at(-1) ?? "" };
}
