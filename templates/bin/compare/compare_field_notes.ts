import type { JsonValue } from "../../shared/json_values.js";
import type { CatalogField } from "../catalog/catalog_types.js";
import { typeText } from "../catalog/type_kinds.js";
import { compareNotes, compareTexts } from "./compare_notes.js";
import type { Comparison, Pair, Place } from "./comparison.js";
import { deepEqual } from "./equality.js";
import { effectOfTypes, type ScopedType } from "./sets/type_sets.js";
import type { Side } from "./verdicts.js";

/** What is known about the types of a field beside its notes. */
interface Known {
  readonly types: Pair<ScopedType>;
  readonly side: Side;
  /** Whether the field must be present has changed, and with it, perhaps, where it comes from. */
  readonly presence: boolean;
}

/** Reports what is said about a field besides its type. */
export function compareFieldNotes(comparison: Comparison, place: Place, { old, next }: Pair<CatalogField>, known: Known): void {
  const { types, side, presence } = known;
  compareAlsoSeen(comparison, place, { old, next }, types);
  // Fields of different records are only compared for what is accepted.
  if (place.records !== undefined) return;
  const origin = presence && old.origin.kind !== next.origin.kind ? next.origin : old.origin;
  compareNotes(comparison, place, { old: { ...old, origin }, next }, side);
  compareTexts(comparison, place, { old: [old.example, old.named], next: [next.example, next.named] });
  compareDefaults(comparison, place, { old: old.default, next: next.default });
  compareRoles(comparison, place, { old: old.role, next: next.role });
  compareNeed(comparison, place, { old: old.requiredInPractice, next: next.requiredInPractice });
  if (old.secret !== next.secret)
    comparison.report("both secret changed", place, next.secret ? "is now a secret" : "is no longer a secret", { direction: side });
  if (old.demanded !== next.demanded) {
    const predicate = next.demanded ? "must now be present in recorded traffic too" : "may now be missing in recorded traffic";
    comparison.report("response demanded changed", place, predicate);
  }
}

type Default = CatalogField["default"];

/** Only stated defaults are promised. */
function compareDefaults(comparison: Comparison, place: Place, { old, next }: Pair<Default>): void {
  if (deepEqual(old, next)) return;
  const [before, after] = [promised(old), promised(next)];
  const details = { old: old?.value, new: next?.value };
  const text = textOf(next?.value);
  if (before === undefined && after === undefined) {
    if (deepEqual(old?.value, next?.value)) return comparison.note("both text changed", place);
    const predicate = next === undefined ? "has no assumed default any more" : `now has the assumed default ${text}`;
    return comparison.report("request default assumed", place, predicate, details);
  }
  if (before === undefined) return comparison.report("request default added", place, `now has the default ${text}`, details);
  if (after === undefined)
    return comparison.report("request default removed", place, `no longer has the stated default ${textOf(before.value)}`, details);
  if (deepEqual(before.value, after.value)) return comparison.note("both text changed", place);
  comparison.report("request default changed", place, `now has the default ${text} (${textOf(before.value)} before)`, details);
}

function promised(preset: Default): Default {
  return preset?.origin.kind === "stated" ? preset : undefined;
}

function textOf(value: JsonValue | undefined): string {
  return value === undefined ? "" : JSON.stringify(value);
}

type Role = CatalogField["role"];

/** Roles that one of the catalogs does not know are no change. Those of paging follow from the descriptor, which is compared as a whole. */
function compareRoles(comparison: Comparison, place: Place, { old, next }: Pair<Role>): void {
  if (old === undefined || next === undefined || deepEqual(old, next)) return;
  if (old.kind === "paging" && next.kind === "paging") return;
  if (old.kind === "no_effect" && next.kind === "no_effect") return comparison.note("both text changed", place);
  const predicate =
    old.kind === next.kind
      ? `has the same role (${phrase(next.kind)}) with other details`
      : `has another role: ${phrase(next.kind)} (${phrase(old.kind)} before)`;
  const isShown = deepEqual(withoutPlace(old), withoutPlace(next));
  comparison.report(isShown ? "request role explained" : "request role changed", place, predicate, { old, new: next });
}

function phrase(kind: string): string {
  return kind.replaceAll("_", " ");
}

/** `field` of a parent says where the records show it. */
function withoutPlace(role: NonNullable<Role>): NonNullable<Role> {
  if (role.kind !== "parent") return role;
  const { field: _, ...rest } = role;
  return rest;
}

function compareNeed(comparison: Comparison, place: Place, { old, next }: Pair<string | undefined>): void {
  if ((old === undefined) === (next === undefined)) return compareTexts(comparison, place, { old, next });
  if (next === undefined) comparison.report("request required-in-practice removed", place, "is no longer required in practice", { old });
  else comparison.report("request required-in-practice added", place, "is now required in practice", { new: next });
}

/** The tolerant profile warns of the type also seen, and refuses all others. */
function compareAlsoSeen(comparison: Comparison, place: Place, { old, next }: Pair<CatalogField>, types: Pair<ScopedType>): void {
  const [before, after] = [old.alsoSeen, next.alsoSeen];
  if (deepEqual(before, after)) return;
  const scoped = (type: typeof before, { records }: ScopedType): ScopedType[] => (type === undefined ? [] : [{ type, records }]);
  const [first] = scoped(before, types.old);
  const [second] = scoped(after, types.next);
  const effect = first && second ? effectOfTypes(first, second) : { lost: second === undefined, gained: first === undefined };
  if (effect.lost)
    comparison.report(
      "response also-seen removed",
      place,
      `no longer has the type that recorded traffic shows: ${before === undefined ? "" : typeText(before)}`,
    );
  else if (effect.gained)
    comparison.report(
      "response also-seen added",
      place,
      `has a further type in recorded traffic: ${after === undefined ? "" : typeText(after)}`,
    );
  else comparison.note("both text changed", place);
}
