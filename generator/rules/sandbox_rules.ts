import { diagnosticAt, type UnlocatedDiagnostic, quoteAll, placeIn, type Place } from "#generator/read";
import type {
  Connector,
  Entity,
  JsonValue,
  Model,
  Operation,
  ValueType,
  EntitySandbox,
  ExplainedCondition,
  OperationSandbox,
  Variation,
  Records,
} from "#generator/resolve";
import { remember, recordsOf, followElements, recordShape } from "#generator/resolve";
import { findValueProblems } from "./find_value_problems.ts";
import { nearestName, parseFieldPath } from "#templates/core";

/** `sandbox` blocks that name what does not exist, give values that the records cannot have, or are where they have no effect. */
export function checkSandboxes(model: Model): readonly UnlocatedDiagnostic[] {
  return model.connectors.flatMap((connector) => checkConnector(connector));
}

const checkConnector = remember((connector: Connector): readonly UnlocatedDiagnostic[] =>
  connector.entities.flatMap((entity) => [
    ...checkEntity(entity, connector),
    ...entity.operations.flatMap((operation) => checkOperation(operation, entity, connector)),
  ]),
);

function checkEntity(entity: Entity, connector: Connector): readonly UnlocatedDiagnostic[] {
  const { sandbox } = entity;
  if (sandbox === undefined) return [];
  const owner = recordOfEntity(entity, connector);
  if (owner === undefined)
    return [diagnosticAt("sandbox/idle", sandbox.at, { key: "sandbox", reason: "the entity has no records" }, { on: "key" })];
  return [
    ...checkPaths(owner, sandbox),
    ...sandbox.variations.flatMap(({ path, vary }) => checkVariation(vary, owner, placeIn(sandbox.at, "vary", path))),
    ...sandbox.derived.flatMap((derived) => checkDerivation(derived, connector, placeIn(sandbox.at, "derived", derived.path))),
    ...checkValues(owner, sandbox),
  ];
}

/** The fields that a block names, most of them as keys. */
function checkPaths(owner: FieldOwner, sandbox: EntitySandbox): readonly UnlocatedDiagnostic[] {
  const { at, created, updated, element, hidden, variations, derived } = sandbox;
  const keys = [
    ...variations.map(({ path }) => ({ path, place: placeIn(at, "vary", path) })),
    ...derived.map(({ path }) => ({ path, place: placeIn(at, "derived", path) })),
    ...writtenValues(sandbox),
  ];
  return [
    ...Object.entries({ created, updated, element }).flatMap(([key, path]) => fieldAt(path, owner, placeIn(at, key))),
    ...keys.flatMap(({ path, place }) => fieldAt(path, owner, place, "key")),
    ...hidden.flatMap((name, index) => {
      if (!owner.documented.includes(name)) return [];
      const reason = `\`${name}\` is a documented field, which answers have`;
      return [diagnosticAt("sandbox/idle", placeIn(at, "hidden", index), { key: "hidden", reason })];
    }),
  ];
}

function checkVariation(vary: Variation, owner: FieldOwner, at: Place): readonly UnlocatedDiagnostic[] {
  switch (vary.kind) {
    case "count":
    case "time":
    case "range":
    case "one_of":
      return [];
    case "reference":
      return checkReference(vary, owner, placeIn(at, "reference"));
    case "same_as":
      return checkSameAs(vary, owner, placeIn(at, "same_as"));
    case "text":
      return slotsOf(vary.text).flatMap((path) => fieldAt(path, owner, placeIn(at, "text")));
  }
}

function checkReference(
  { entity, field, cases = [] }: Extract<Variation, { kind: "reference" }>,
  { connector }: FieldOwner,
  at: Place,
): readonly UnlocatedDiagnostic[] {
  const problem = checkEntityName(entity, connector, placeIn(at, "entity"));
  if (problem.length > 0) return problem;
  const count = connector.entities.find(({ name }) => name === entity)?.sandbox?.cases.length ?? 0;
  const reason = `\`${entity}\` has ${count === 0 ? "no cases" : `cases 0 to ${String(count - 1)}`}`;
  return [
    ...fieldAt(field, recordNamed(entity, connector), placeIn(at, "field")),
    ...cases.flatMap((one, index) =>
      one < count ? [] : [diagnosticAt("sandbox/idle", placeIn(at, "cases", index), { key: String(one), reason })],
    ),
  ];
}

/** `of` must be a field that refers to a record, or that holds a parent. */
function checkSameAs(vary: Extract<Variation, { kind: "same_as" }>, owner: FieldOwner, at: Place): readonly UnlocatedDiagnostic[] {
  const { field, of } = vary;
  const entity = owner.references.get(of);
  if (entity === undefined) return checkName("reference", of, [...owner.references.keys()], placeIn(at, "of"));
  return fieldAt(field, recordNamed(entity, owner.connector), placeIn(at, "field"));
}

function checkDerivation(
  { from, by, field }: EntitySandbox["derived"][number],
  connector: Connector,
  at: Place,
): readonly UnlocatedDiagnostic[] {
  const owner = recordNamed(from, connector);
  return [
    ...checkEntityName(from, connector, placeIn(at, "from")),
    ...Object.entries({ by, field }).flatMap(([key, path]) => fieldAt(path, owner, placeIn(at, key))),
  ];
}

/** Values that records would have against their types. */
function checkValues(owner: FieldOwner, sandbox: EntitySandbox): readonly UnlocatedDiagnostic[] {
  const varied = sandbox.variations.flatMap(({ path, vary }) =>
    vary.kind === "one_of"
      ? vary.values.map((value, index) => ({ path, value, place: placeIn(sandbox.at, "vary", path, "one_of", index) }))
      : [],
  );
  return [...varied, ...writtenValues(sandbox)].flatMap(({ path, value, place }) => {
    const type = owner.typeAt(path);
    const [misfit] = type === undefined ? [] : findValueProblems(value, type, owner.records);
    if (misfit === undefined) return [];
    return [diagnosticAt("value/misfit", placeIn(place, ...misfit.path), { key: path, problem: misfit.problem })];
  });
}

interface WrittenValue {
  readonly path: string;
  readonly value: JsonValue;
  readonly place: Place;
}

/** The values of the fields of cases, of `blank` and of `example`, each under its path. */
function writtenValues({ cases, blank, example, at }: EntitySandbox): readonly WrittenValue[] {
  const holders = [...cases.map((one, index) => [one, "cases", index] as const), [blank, "blank"] as const, [example, "example"] as const];
  return holders.flatMap(([values, ...steps]) =>
    Object.entries(values).map(([path, value]) => ({ path, value, place: placeIn(at, ...steps, path) })),
  );
}

/** The fields in the slots of a text; `{n}` is the number of the record. */
function slotsOf(text: string): readonly string[] {
  return [...text.matchAll(/\{([^{}]*)\}/gu)].map(([, slot = ""]) => slot.replace(/:slug$/u, "")).filter((slot) => slot !== "n");
}

function checkOperation(operation: Operation, entity: Entity, connector: Connector): readonly UnlocatedDiagnostic[] {
  const { sandbox } = operation;
  if (sandbox === undefined) return [];
  const owner = ownerOf(operation, entity, connector);
  const meta = (operation.meta?.fields ?? []).map((field) => field.name);
  return [
    ...misplacedKeys(operation, sandbox),
    ...(owner === undefined ? [] : checkRecordKeys(operation, sandbox, owner)),
    ...checkDraw(operation, sandbox, owner),
    ...Object.keys(sandbox.meta).flatMap((name) => checkName("field of Meta", name, meta, placeIn(sandbox.at, "meta", name), "key")),
    ...Object.entries(sandbox.starts).flatMap(([name, feed]) => [
      ...fieldAt(name, owner, placeIn(sandbox.at, "starts", name), "key"),
      ...checkEntityName(feed, connector, placeIn(sandbox.at, "starts", name)),
    ]),
  ];
}

/** The record that an operation is about: of the entity that its identity param names, otherwise of its own. */
function ownerOf({ params }: Operation, entity: Entity, connector: Connector): FieldOwner | undefined {
  const [named = entity.name] = params.fields.flatMap(({ role }) => (role?.kind === "identity" ? (role.entity ?? []) : []));
  return recordNamed(named, connector);
}

/** Keys that the sandbox reads for other operations only. */
function misplacedKeys({ kind, action }: Operation, { hides, draws, content, at }: OperationSandbox): readonly UnlocatedDiagnostic[] {
  const idle = (key: string, reason: string): UnlocatedDiagnostic =>
    diagnosticAt("sandbox/idle", placeIn(at, key), { key, reason }, { on: "key" });
  return [
    ...(hides !== undefined && action !== "list" && action !== "api_search" ? [idle("hides", "only lists hide records")] : []),
    ...(draws !== undefined && action !== "create" ? [idle("draws", "only `create` makes a record that can draw an amount")] : []),
    ...(content !== undefined && kind !== "download" ? [idle("content", "only downloads have content")] : []),
  ];
}

function checkRecordKeys(operation: Operation, sandbox: OperationSandbox, owner: FieldOwner): readonly UnlocatedDiagnostic[] {
  const { hides, content, only, at } = sandbox;
  const params = operation.params.fields.map(({ name }) => name);
  const indexed = operation.params.fields.flatMap(({ role }) => (role?.kind === "index" ? [role.field] : []))[0];
  const prefix = indexed === undefined ? "" : `${indexed}.`;
  return [
    ...fieldAt(hides?.field, owner, placeIn(at, "hides", "field")),
    ...(hides === undefined ? [] : checkName("param", hides.unless, params, placeIn(at, "hides", "unless"))),
    ...Object.entries(content ?? {}).flatMap(([key, path]) => fieldAt(prefix + path, owner, placeIn(at, "content", key))),
    ...checkConditions(only, owner, placeIn(at, "only")),
  ];
}

function checkConditions(only: readonly ExplainedCondition[], owner: FieldOwner, at: Place): readonly UnlocatedDiagnostic[] {
  return only.flatMap(({ field }, index) => fieldAt(field, owner, placeIn(at, index, "field")));
}

function checkDraw(
  { params, action }: Operation,
  { draws, at }: OperationSandbox,
  owner: FieldOwner | undefined,
): readonly UnlocatedDiagnostic[] {
  if (draws === undefined || owner === undefined || action !== "create") return [];
  const place = placeIn(at, "draws");
  const other = recordNamed(draws.entity, owner.connector);
  if (other === undefined) return checkEntityName(draws.entity, owner.connector, placeIn(place, "entity"));
  const names = params.fields.map(({ name }) => name);
  const { total, drawn, exhausted, list } = draws;
  return [
    ...Object.entries(draws.by).flatMap(([param, path]) => [
      ...checkName("param", param, names, placeIn(place, "by", param), "key"),
      ...fieldAt(path, other, placeIn(place, "by", param)),
    ]),
    ...checkName("param", draws.amount, names, placeIn(place, "amount")),
    ...Object.entries({ total, drawn, exhausted, list }).flatMap(([key, path]) => fieldAt(path, other, placeIn(place, key))),
    ...Object.entries(draws.copies).flatMap(([mine, path]) => [
      ...fieldAt(mine, owner, placeIn(place, "copies", mine), "key"),
      ...fieldAt(path, other, placeIn(place, "copies", mine)),
    ]),
    ...checkConditions(draws.only, other, placeIn(place, "only")),
  ];
}

/** The record of an entity, as far as a sandbox knows it. */
interface FieldOwner {
  readonly connector: Connector;
  readonly records: Records;
  readonly documented: readonly string[];
  /** The fields that refer to a record of an entity, and those under which the sandbox keeps a parent. */
  readonly references: ReadonlyMap<string, string>;
  /** The type at a path; undefined where it is not known, or does not exist. */
  readonly typeAt: (path: string) => ValueType | undefined;
  /** The first name of a path that does not exist, with those that do; undefined if all of them may exist. */
  readonly missingIn: (path: string) => { readonly name: string; readonly known: readonly string[] } | undefined;
}

/** The record of the entity with a name; undefined where there is none. */
function recordNamed(entity: string, connector: Connector): FieldOwner | undefined {
  const target = connector.entities.find(({ name }) => name === entity);
  return target && recordOfEntity(target, connector);
}

/** The record that the operations of an entity return one by one; undefined for an entity that has nothing but downloads. */
function recordOfEntity(entity: Entity, connector: Connector): FieldOwner | undefined {
  const records = recordsOf(connector);
  const shape = recordShape(entity, connector);
  if (shape === undefined) return undefined;
  const documented = shape.fields.map(({ name }) => name);
  const parents = parentsOf(entity);
  const hidden = [...(entity.sandbox?.hidden ?? []), ...parents.keys()];
  return {
    connector,
    records,
    documented,
    references: referencesOf(entity, connector),
    typeAt: (path) => {
      const target = followElements(shape, parseFieldPath(path), records);
      return target.kind === "found" ? target.type : undefined;
    },
    missingIn: (path) => {
      const names = parseFieldPath(path);
      const target = followElements(shape, names, records);
      // Without fields, anything may be in a record.
      if (documented.length === 0) return undefined;
      return target.kind === "missing" && !hidden.includes(names[0] ?? "") ? target : undefined;
    },
  };
}

/** Under the name of the param or the field that holds it: the entity of a parent. */
function parentsOf({ operations }: Entity): ReadonlyMap<string, string> {
  const uses = operations.flatMap(({ params }) => params.fields);
  return new Map(
    uses.flatMap(({ name, role }): readonly (readonly [string, string])[] =>
      role?.kind === "parent" ? [[role.field ?? name, role.entities[0] ?? ""]] : [],
    ),
  );
}

/** The fields that refer to records. A copy of such a field refers to the same record. */
function referencesOf(entity: Entity, connector: Connector, following: readonly string[] = []): ReadonlyMap<string, string> {
  const references = new Map(parentsOf(entity));
  if (following.includes(entity.name)) return references;
  for (const { path, vary } of entity.sandbox?.variations ?? []) {
    if (vary.kind === "reference") references.set(path, vary.entity);
    if (vary.kind !== "same_as") continue;
    const other = connector.entities.find(({ name }) => name === references.get(vary.of));
    const target = other && referencesOf(other, connector, [...following, entity.name]).get(vary.field);
    if (target !== undefined) references.set(path, target);
  }
  return references;
}

/** The diagnostic about a field that does not exist, where a field is named and the record is known. */
function fieldAt(
  path: string | undefined,
  owner: FieldOwner | undefined,
  at: Place,
  on: "key" | "value" = "value",
): readonly UnlocatedDiagnostic[] {
  const missing = path === undefined ? undefined : owner?.missingIn(path);
  return missing === undefined ? [] : checkName("field", missing.name, missing.known, at, on);
}

/** The diagnostic about a name that is not among those that exist. */
export function checkName(
  kind: string,
  name: string,
  names: readonly string[],
  at: Place,
  on: "key" | "value" = "value",
): readonly UnlocatedDiagnostic[] {
  if (names.includes(name)) return [];
  return [diagnosticAt("ref/unknown", at, { kind, name, known: quoteAll(names) }, { on, suggestion: nearestName(name, names) })];
}

function checkEntityName(name: string, { entities }: Connector, at: Place): readonly UnlocatedDiagnostic[] {
  const names = entities.map((entity) => entity.name);
  return checkName("entity", name, names, at);
}
