import { nearestName } from "../../templates/shared/nearest_names.ts";
import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { Connector, Entity, ObjectShape, ValueType } from "../model/types.ts";
import { isBare, shapeOf } from "../model/value_types.ts";
import { recordsOf, type Records } from "../model/walk.ts";
import { parseFieldPath } from "../source/field_path.ts";
import type { Place } from "../source/place.ts";
import { fieldNamed } from "./field_path.ts";

/** The record of an entity, as far as a sandbox knows it. */
export interface FieldOwner {
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

/** The record that the operations of an entity return one by one; undefined for an entity that has nothing but downloads. */
export function recordOfEntity(entity: Entity, connector: Connector): FieldOwner | undefined {
  const records = recordsOf(connector);
  const [source] = ["get", "create", "update", "list", "api_search"].flatMap((action) =>
    entity.operations.filter((one) => one.action === action && (one.kind === "record" || one.kind === "list")),
  );
  const shape = records.get(source?.returns?.record ?? "")?.shape;
  if (shape === undefined) return undefined;
  const documented = shape.fields.map(({ name }) => name);
  const parents = parentsOf(entity);
  const hidden = [...(entity.sandbox?.hidden ?? []), ...parents.keys()];
  return {
    connector,
    records,
    documented,
    references: referencesOf(entity, connector),
    typeAt: (path) => typeAt(shape, parseFieldPath(path), records),
    missingIn: (path) => {
      const [first = "", ...rest] = parseFieldPath(path);
      return hidden.includes(first) ? undefined : missingIn(shape, [first, ...rest], records);
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

/** Elements stand for their array: `jobs.id` is the id of any job. */
function elementOf(type: ValueType): ValueType {
  return type.kind === "array" ? elementOf(type.items) : type;
}

function typeAt(shape: ObjectShape, [name = "", ...rest]: readonly string[], records: Records): ValueType | undefined {
  const type = fieldNamed(shape, name)?.type;
  if (type === undefined || rest.length === 0) return type;
  const inner = shapeOf(elementOf(type), records);
  return inner === undefined ? undefined : typeAt(inner, rest, records);
}

function missingIn(
  shape: ObjectShape,
  [name = "", ...rest]: readonly string[],
  records: Records,
): { readonly name: string; readonly known: readonly string[] } | undefined {
  const field = fieldNamed(shape, name);
  if (field === undefined) return { name, known: shape.fields.map((one) => one.name) };
  const [next] = rest;
  if (next === undefined) return undefined;
  const type = elementOf(field.type);
  const inner = shapeOf(type, records);
  if (inner !== undefined) return missingIn(inner, rest, records);
  return isBare(type) ? undefined : { name: next, known: [] };
}

/** The diagnostic about a field that does not exist. */
export function fieldAt(path: string, owner: FieldOwner, at: Place): readonly UnlocatedDiagnostic[] {
  const missing = owner.missingIn(path);
  return missing === undefined ? [] : checkName("field", missing.name, missing.known, at);
}

/** The diagnostic about a name that is not among those that exist. */
export function checkName(
  kind: string,
  name: string,
  known: readonly string[],
  at: Place,
  on: "key" | "value" = "value",
): readonly UnlocatedDiagnostic[] {
  if (known.includes(name)) return [];
  const names = known.length === 0 ? "none" : known.map((one) => `\`${one}\``).join(", ");
  return [diagnosticAt("ref/unknown", at, { kind, name, known: names }, { on, suggestion: nearestName(name, known) })];
}

export function entityNames({ entities }: Connector): readonly string[] {
  return entities.map(({ name }) => name);
}
