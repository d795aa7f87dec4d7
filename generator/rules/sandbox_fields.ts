import { nearestName } from "../../templates/shared/nearest_names.ts";
import { diagnosticAt, quoteAll, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { Connector, Entity, ValueType } from "../model/types.ts";
import { recordsOf, type Records } from "../model/walk.ts";
import { parseFieldPath } from "../../templates/shared/field_path.ts";
import type { Place } from "../source/place.ts";
import { followElements, recordShape } from "../model/field_path.ts";

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
      const found = followElements(shape, parseFieldPath(path), records);
      return found.kind === "found" ? found.type : undefined;
    },
    missingIn: (path) => {
      const names = parseFieldPath(path);
      const found = followElements(shape, names, records);
      // Without fields, anything may be in a record.
      if (documented.length === 0) return undefined;
      return found.kind === "missing" && !hidden.includes(names[0] ?? "") ? found : undefined;
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

/** The diagnostic about a field that does not exist. */
export function fieldAt(path: string, owner: FieldOwner, at: Place, on: "key" | "value" = "value"): readonly UnlocatedDiagnostic[] {
  const missing = owner.missingIn(path);
  return missing === undefined ? [] : checkName("field", missing.name, missing.known, at, on);
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
  return [diagnosticAt("ref/unknown", at, { kind, name, known: quoteAll(known) }, { on, suggestion: nearestName(name, known) })];
}

/** The names of the entities of a connector, in the order of the catalog. */
export function entityNames({ entities }: Connector): readonly string[] {
  return entities.map(({ name }) => name);
}
