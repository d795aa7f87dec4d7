import { type CatalogField, type CatalogShape, type CatalogType, typeText, type JsonValue } from "#templates/core";
import { inside, type Comparison, type Pair, type Place } from "./comparison.js";
import { actionOf, both, isPartOf, NO_EFFECT, type Effect } from "./change.js";
import { match, deepEqual } from "./matching.js";
import { compareScalars, reportFacet } from "./scalar_facets.js";
import type { FlatScalar } from "./sets/flat_scalar.js";
import { demandedNames, effectOfTypes, hasOneOf, type ScopedShape, type ScopedType } from "./sets/type_sets.js";
import type { Side } from "./verdicts.js";
import { compareInner } from "./compare_inner.js";
import { compareNotes, compareTexts } from "./compare_notes.js";

/** The shapes of objects, or the types of values, of the old and the new catalog. */
type Shapes = Pair<ScopedShape>;
type Types = Pair<ScopedType>;

/** Reports how the fields of objects change, and what the objects need. */
export function compareShapes(comparison: Comparison, place: Place, { old, next }: Shapes, side: Side): void {
  const fields = match({ old: old.shape.fields, next: next.shape.fields }, ({ name }) => name, contentOf);
  for (const field of fields.removed)
    comparison.report(removedCase(field, side), inside(place, field.name), `is removed${fields.hintOf(field.name)}`);
  for (const field of fields.added)
    comparison.report(addedCase(field, old.shape, side), inside(place, field.name), `${newText(field, side)}${fields.hintOf(field.name)}`);
  for (const pair of fields.kept) compareFields(comparison, inside(place, pair.next.name), pair, { old, next }, side);
  if (fields.isReordered) comparison.note("both sequence changed", place);
  compareOpenness(comparison, place, { old: old.shape, next: next.shape }, side);
  compareOneOf(comparison, place, { old: old.shape, next: next.shape }, side);
}

/** The content by which a field with another name is recognised. */
function contentOf({ type, required, role }: CatalogField): unknown {
  return [type, required, role];
}

function removedCase({ required }: CatalogField, side: Side): Parameters<Comparison["report"]>[0] {
  if (side === "response") return "response field removed";
  return required ? "request param removed-required" : "request param removed";
}

function newText({ required }: CatalogField, side: Side): string {
  return required ? `is new and ${side === "request" ? "required" : "always present"}` : "is new";
}

function addedCase({ required }: CatalogField, { open }: CatalogShape, side: Side): Parameters<Comparison["report"]>[0] {
  if (side === "response") return required ? "response field added" : "response field added-optional";
  if (open) return required ? "request param added-required-to-open" : "request param added-to-open";
  return required ? "request param added-required" : "request param added";
}

function compareFields(comparison: Comparison, place: Place, { old, next }: Pair<CatalogField>, shapes: Shapes, side: Side): void {
  if (old.type.kind === "scalar" && deepEqual(old, next)) return;
  const types = { old: { type: old.type, records: shapes.old.records }, next: { type: next.type, records: shapes.next.records } };
  const effect = compareTypes(comparison, place, types, side);
  const presence = comparePresence(comparison, place, { old, next }, shapes, effect, side);
  compareFieldNotes(comparison, place, { old, next }, { types, side, presence });
}

/**
 * Reports that a field must be present or may be missing, unless that comes with null: in responses a value that can be null can be
 * missing. Returns whether it changes.
 */
function comparePresence(
  comparison: Comparison,
  place: Place,
  pair: Pair<CatalogField>,
  shapes: Shapes,
  type: Effect,
  side: Side,
): boolean {
  const { old, next } = pair;
  if (old.required === next.required) return false;
  const effect: Effect = {
    lost: next.required && !demandedNames(shapes.old.shape).has(next.name),
    gained: old.required && !demandedNames(shapes.next.shape).has(next.name),
  };
  const comesWithNull = side === "response" && acceptsNull(old.type) !== acceptsNull(next.type) && isPartOf(effect, type);
  if (comesWithNull) return true;
  const words = side === "request" ? ["is now required", "is now optional"] : ["is now always present", "can now be missing"];
  const action = actionOf(effect);
  const note = action === "restated" ? ", which makes no difference" : "";
  comparison.report(`${side} value ${action}`, place, `${words[next.required ? 0 : 1] ?? ""}${note}`, {
    group: "presence",
    old: old.required,
    new: next.required,
  });
  return true;
}

function acceptsNull(type: CatalogType): boolean {
  return type.kind === "any" || type.nullable;
}

function compareOpenness(comparison: Comparison, place: Place, { old, next }: Pair<CatalogShape>, side: Side): void {
  if (!deepEqual(old.openBecause, next.openBecause)) comparison.note("both text changed", place);
  if (old.open === next.open) return;
  const predicate = next.open ? "now accepts unknown names" : "no longer accepts unknown names";
  comparison.report(`${side} value ${next.open ? "widened" : "narrowed"}`, place, predicate, {
    group: "unknown-names",
    old: old.open,
    new: next.open,
  });
}

function compareOneOf(comparison: Comparison, place: Place, { old, next }: Pair<CatalogShape>, side: Side): void {
  const [before, after] = [old.atLeastOneOf, next.atLeastOneOf];
  if (deepEqual(before, after)) return;
  const action = actionOf({ lost: !hasOneOf(old, after), gained: !hasOneOf(next, before) });
  const predicate = after === undefined ? `no longer needs one of ${list(before)}` : `now needs at least one of ${list(after)}`;
  comparison.report(`${side} value ${action}`, place, predicate, { group: "at-least-one-of", old: before, new: after });
}

function list(names: readonly string[] = []): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

/** Reports how the values of a type change, down to the types inside it, and returns what happens to them. */
export function compareTypes(comparison: Comparison, place: Place, { old, next }: Types, side: Side): Effect {
  const [before, after] = [old.type, next.type];
  if (before.kind === "any" && after.kind === "any") return NO_EFFECT;
  if (before.kind === "scalar" && after.kind === "scalar") return compareScalars(comparison, place, { old: before, next: after }, side);
  if (before.kind === "array" && after.kind === "array") {
    const nulls = compareNull(comparison, place, { old: before, next: after }, side);
    return both(nulls, compareArrays(comparison, place, { old: { ...old, type: before }, next: { ...next, type: after } }, side));
  }
  if ((before.kind === "object" || before.kind === "record") && (after.kind === "object" || after.kind === "record")) {
    const nulls = compareNull(comparison, place, { old: before, next: after }, side);
    compareObjects(comparison, place, { old: { ...old, type: before }, next: { ...next, type: after } }, side);
    return nulls;
  }
  return replaceType(comparison, place, { old, next }, side);
}

function replaceType(comparison: Comparison, place: Place, { old, next }: Types, side: Side, group = "type"): Effect {
  const effect = effectOfTypes(old, next);
  const predicate = `is now ${typeText(next.type)} (${typeText(old.type)} before)`;
  const details = { group, old: typeText(old.type), new: typeText(next.type) };
  comparison.report(`${side} value ${actionOf(effect)}`, place, predicate, details);
  return effect;
}

function compareNull(comparison: Comparison, place: Place, { old, next }: Pair<{ readonly nullable: boolean }>, side: Side): Effect {
  if (old.nullable === next.nullable) return NO_EFFECT;
  const effect = { lost: old.nullable, gained: next.nullable };
  const predicate = next.nullable ? "can now be null" : "can no longer be null";
  comparison.report(`${side} value ${actionOf(effect)}`, place, predicate, { group: "null", old: old.nullable, new: next.nullable });
  return effect;
}

type ArrayType = Extract<CatalogType, { kind: "array" }>;
type ObjectType = Extract<CatalogType, { kind: "object" | "record" }>;

function compareArrays(comparison: Comparison, place: Place, { old, next }: Pair<ScopedType<ArrayType>>, side: Side): Effect {
  const effect = compareCounts(comparison, place, { old: old.type, next: next.type }, side);
  const items = { old: { ...old, type: old.type.items }, next: { ...next, type: next.type.items } };
  if (old.type.maxItems !== 0 && next.type.maxItems !== 0) return both(effect, compareTypes(comparison, inside(place, "*"), items, side));
  if (!deepEqual(items.old.type, items.next.type))
    comparison.report(`${side} value restated`, place, "has other elements, but can only be empty", { group: "elements" });
  return effect;
}

function compareCounts(comparison: Comparison, place: Place, { old, next }: Pair<ArrayType>, side: Side): Effect {
  const { minItems: least = 0, maxItems: most = Infinity } = old;
  const { minItems: nextLeast = 0, maxItems: nextMost = Infinity } = next;
  const min = { lost: nextLeast > least, gained: nextLeast < least };
  const max = { lost: nextMost < most, gained: nextMost > most };
  const counts = ({ minItems, maxItems }: ArrayType): Counts => ({ minItems, maxItems });
  const pair = { old: counts(old), next: counts(next) };
  if (old.minItems !== next.minItems) reportFacet(comparison, place, "minItems", pair, min, side);
  if (old.maxItems !== next.maxItems) reportFacet(comparison, place, "maxItems", pair, max, side);
  return both(min, max);
}

type Counts = Pick<FlatScalar, "minItems" | "maxItems">;

/**
 * Reports how the fields of objects change, where both have fields: also between a record and fields written in place. Two records
 * of the same name are compared at their own address.
 */
function compareObjects(comparison: Comparison, place: Place, { old, next }: Pair<ScopedType<ObjectType>>, side: Side): void {
  const [before, after] = [objectOf(old), objectOf(next)];
  if (before.named !== after.named) comparison.note("both text changed", place);
  if (before.record !== undefined && after.record !== undefined) {
    if (before.record === after.record && before.address === after.address) return;
    const predicate = `is now described by ${after.record} (${before.record} before)`;
    comparison.report("response field described-by", place, predicate, { old: before.record, new: after.record });
  }
  if (before.shape !== undefined && after.shape !== undefined) {
    const moved = moveBetween(place, before.record, after.record);
    const shapes = { old: { shape: before.shape, records: old.records }, next: { shape: after.shape, records: next.records } };
    if (moved !== undefined) compareShapes(comparison, moved, shapes, side);
  } else if (before.values !== undefined && after.values !== undefined) {
    const values = { old: { ...old, type: before.values }, next: { ...next, type: after.values } };
    compareTypes(comparison, inside(place, "*"), values, side);
  } else if (before.shape !== after.shape || before.values !== after.values) {
    const plain = { old: { ...old, type: { ...old.type, nullable: false } }, next: { ...next, type: { ...next.type, nullable: false } } };
    replaceType(comparison, place, plain, side, "shape");
  }
}

/** The description of its objects that an object type gives: fields, the type of all values, or nothing. */
interface DescribedObject {
  readonly shape?: CatalogShape | undefined;
  readonly values?: CatalogType | undefined;
  /** The named type that has the fields: another one with the same fields is the same to programs. */
  readonly named?: string | undefined;
  readonly record?: string;
  readonly address?: string | undefined;
}

function objectOf({ type, records }: ScopedType<ObjectType>): DescribedObject {
  if (type.kind === "object") return type;
  const record = records.get(type.record);
  return { shape: record?.shape, record: type.record, address: record?.address };
}

/** The place where different records are compared; undefined inside a place where they are being compared. */
function moveBetween(place: Place, old: string | undefined, next: string | undefined): Place | undefined {
  if (old === undefined && next === undefined) return place;
  const pair = `${old ?? ""} ${next ?? ""}`;
  const { records = [] } = place;
  return records.includes(pair) ? undefined : { ...place, records: [...records, pair] };
}

/** Facts about a field besides its notes. */
interface Known {
  readonly types: Pair<ScopedType>;
  readonly side: Side;
  /** Whether the field must be present has changed, and with it, perhaps, where it comes from. */
  readonly presence: boolean;
}

/** Reports what is said about a field besides its type. */
function compareFieldNotes(comparison: Comparison, place: Place, { old, next }: Pair<CatalogField>, known: Known): void {
  const { types, side, presence } = known;
  compareAlsoSeen(comparison, place, { old, next }, types);
  // Fields of different records are only compared for what is accepted.
  if (place.records !== undefined) return;
  const origin = presence && old.origin.kind !== next.origin.kind ? next.origin : old.origin;
  compareNotes(comparison, place, { old: { ...old, origin }, next }, side);
  compareTexts(comparison, place, { old: [old.example, old.named], next: [next.example, next.named] });
  compareInner(comparison, place, { old: old.inner, next: next.inner });
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
