import { type CatalogField, type CatalogShape, type CatalogType, typeText, type JsonValue } from "#templates/core";
import { inBoth, forBoth, inside, type Comparison, type Pair, type Place } from "./comparison.js";
import { actionOf, both, isPartOf, NO_EFFECT, type Effect } from "./change.js";
import { match, deepEqual } from "./matching.js";
import { compareScalars, reportFacet } from "./scalar_facets.js";
import { demandedNames, effectOfTypes, hasOneOf, type Records } from "./sets/type_sets.js";
import type { Side } from "./verdicts.js";
import { compareInner } from "./compare_inner.js";
import { compareNotes, compareSecrets, compareTexts } from "./compare_notes.js";

/** Reports how the fields of objects change, and what the objects need. */
export function compareShapes(comparison: Comparison, place: Place, shapes: Pair<CatalogShape>, side: Side): void {
  const { removed, added, kept, isReordered, hintOf } = match(inBoth(shapes, "fields"), "name", contentOf);
  for (const field of removed) comparison.report(removedCase(field, side), inside(place, field.name), `is removed${hintOf(field.name)}`);
  for (const field of added) {
    const predicate = `${newText(field, side)}${hintOf(field.name)}`;
    comparison.report(addedCase(field, shapes.old, side), inside(place, field.name), predicate);
  }
  for (const pair of kept) compareFields(comparison, inside(place, pair.next.name), pair, shapes, side);
  if (isReordered) comparison.note("both sequence changed", place);
  compareTexts(comparison, place, shapes, "openBecause");
  compareOpenness(comparison, place, inBoth(shapes, "open"), side);
  compareOneOf(comparison, place, shapes, side);
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

function compareFields(comparison: Comparison, place: Place, pair: Pair<CatalogField>, shapes: Pair<CatalogShape>, side: Side): void {
  if (pair.old.type.kind === "scalar" && deepEqual(pair.old, pair.next)) return;
  const effect = compareTypes(comparison, place, inBoth(pair, "type"), side);
  const presence = presenceOf(pair, shapes, side, effect);
  if (presence !== undefined) reportPresence(comparison, place, inBoth(pair, "required"), presence, side);
  compareFieldNotes(comparison, place, pair, side);
}

/**
 * What changes if a field must be present or may be missing; undefined if nothing does, or if that comes with null: in responses a value
 * that can be null can be missing.
 */
function presenceOf({ old, next }: Pair<CatalogField>, shapes: Pair<CatalogShape>, side: Side, type: Effect): Effect | undefined {
  if (old.required === next.required) return undefined;
  const effect: Effect = {
    lost: next.required && !demandedNames(shapes.old).has(next.name),
    gained: old.required && !demandedNames(shapes.next).has(next.name),
  };
  const comesWithNull = side === "response" && acceptsNull(old.type) !== acceptsNull(next.type) && isPartOf(effect, type);
  return comesWithNull ? undefined : effect;
}

function reportPresence(comparison: Comparison, place: Place, required: Pair<boolean>, effect: Effect, side: Side): void {
  const words = side === "request" ? ["is now required", "is now optional"] : ["is now always present", "can now be missing"];
  const action = actionOf(effect);
  const note = action === "restated" ? ", which makes no difference" : "";
  const predicate = `${words[required.next ? 0 : 1] ?? ""}${note}`;
  comparison.report(`${side} value ${action}`, place, predicate, { group: "presence", ...required });
}

function acceptsNull(type: CatalogType): boolean {
  return type.kind === "any" || type.nullable;
}

function compareOpenness(comparison: Comparison, place: Place, open: Pair<boolean>, side: Side): void {
  if (open.old === open.next) return;
  const [action, predicate] = open.next
    ? (["widened", "now accepts unknown names"] as const)
    : (["narrowed", "no longer accepts unknown names"] as const);
  comparison.report(`${side} value ${action}`, place, predicate, { group: "unknown-names", ...open });
}

function compareOneOf(comparison: Comparison, place: Place, { old, next }: Pair<CatalogShape>, side: Side): void {
  const [before, after] = [old.atLeastOneOf, next.atLeastOneOf];
  if (deepEqual(before, after)) return;
  const action = actionOf({ lost: !hasOneOf(old, after), gained: !hasOneOf(next, before) });
  const predicate = after === undefined ? `no longer needs one of ${list(before)}` : `now needs at least one of ${list(after)}`;
  comparison.report(`${side} value ${action}`, place, predicate, { group: "at-least-one-of", old: before, next: after });
}

function list(names: readonly string[] = []): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

/** Reports how the values of a type change, down to the types inside it, and returns what happens to them. */
export function compareTypes(comparison: Comparison, place: Place, pair: Pair<CatalogType>, side: Side): Effect {
  const { old, next } = pair;
  if (old.kind === "any" && next.kind === "any") return NO_EFFECT;
  if (old.kind === "scalar" && next.kind === "scalar") return compareScalars(comparison, place, { old, next }, side);
  if (old.kind === "array" && next.kind === "array") {
    const nulls = compareNull(comparison, place, { old, next }, side);
    return both(nulls, compareArrays(comparison, place, { old, next }, side));
  }
  if ((old.kind === "object" || old.kind === "record") && (next.kind === "object" || next.kind === "record")) {
    const nulls = compareNull(comparison, place, { old, next }, side);
    compareObjects(comparison, place, { old, next }, side);
    return nulls;
  }
  return replaceType(comparison, place, pair, side);
}

function replaceType(comparison: Comparison, place: Place, pair: Pair<CatalogType>, side: Side, group = "type"): Effect {
  const effect = effectOfTypes(pair, comparison.records);
  const { old, next } = forBoth(pair, typeText);
  comparison.report(`${side} value ${actionOf(effect)}`, place, `is now ${next} (${old} before)`, { group, old, next });
  return effect;
}

function compareNull(comparison: Comparison, place: Place, pair: Pair<{ readonly nullable: boolean }>, side: Side): Effect {
  const { old, next } = inBoth(pair, "nullable");
  if (old === next) return NO_EFFECT;
  const effect = { lost: old, gained: next };
  const predicate = next ? "can now be null" : "can no longer be null";
  comparison.report(`${side} value ${actionOf(effect)}`, place, predicate, { group: "null", old, next });
  return effect;
}

type ArrayType = CatalogType<"array">;
type ObjectType = CatalogType<"object" | "record">;

function compareArrays(comparison: Comparison, place: Place, pair: Pair<ArrayType>, side: Side): Effect {
  const effect = compareCounts(comparison, place, pair, side);
  const items = inBoth(pair, "items");
  if (pair.old.maxItems !== 0 && pair.next.maxItems !== 0) return both(effect, compareTypes(comparison, inside(place, "*"), items, side));
  if (!deepEqual(items.old, items.next))
    comparison.report(`${side} value restated`, place, "has other elements, but can only be empty", { group: "elements" });
  return effect;
}

function compareCounts(comparison: Comparison, place: Place, pair: Pair<ArrayType>, side: Side): Effect {
  const { minItems: least = 0, maxItems: most = Infinity } = pair.old;
  const { minItems: nextLeast = 0, maxItems: nextMost = Infinity } = pair.next;
  const min = { lost: nextLeast > least, gained: nextLeast < least };
  const max = { lost: nextMost < most, gained: nextMost > most };
  const counts = forBoth(pair, ({ minItems, maxItems }) => ({ minItems, maxItems }));
  if (counts.old.minItems !== counts.next.minItems) reportFacet(comparison, place, "minItems", counts, min, side);
  if (counts.old.maxItems !== counts.next.maxItems) reportFacet(comparison, place, "maxItems", counts, max, side);
  return both(min, max);
}

/**
 * Reports how the fields of objects change, where both have fields: also between a record and fields written in place. Two records
 * of the same name are compared at their own address.
 */
function compareObjects(comparison: Comparison, place: Place, { old, next }: Pair<ObjectType>, side: Side): void {
  const { records } = comparison;
  const [before, after] = [objectOf(old, records.old), objectOf(next, records.next)];
  if (before.named !== after.named) comparison.note("both text changed", place);
  if (before.record !== undefined && after.record !== undefined) {
    if (before.record === after.record && before.address === after.address) return;
    const predicate = `is now described by ${after.record} (${before.record} before)`;
    comparison.report("response field described-by", place, predicate, { old: before.record, next: after.record });
  }
  if (before.shape !== undefined && after.shape !== undefined) {
    const moved = moveBetween(place, before.record, after.record);
    if (moved !== undefined) compareShapes(comparison, moved, { old: before.shape, next: after.shape }, side);
  } else if (before.values !== undefined && after.values !== undefined)
    compareTypes(comparison, inside(place, "*"), { old: before.values, next: after.values }, side);
  else if (before.shape !== after.shape || before.values !== after.values)
    replaceType(comparison, place, { old: { ...old, nullable: false }, next: { ...next, nullable: false } }, side, "shape");
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

function objectOf(type: ObjectType, records: Records): DescribedObject {
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

/** Reports what is said about a field besides its type. */
function compareFieldNotes(comparison: Comparison, place: Place, pair: Pair<CatalogField>, side: Side): void {
  const { old, next } = pair;
  compareAlsoSeen(comparison, place, inBoth(pair, "alsoSeen"));
  // Fields of different records are only compared for what is accepted.
  if (place.records !== undefined) return;
  // With the presence of a field, its origin may change.
  const origin = old.required !== next.required && old.origin.kind !== next.origin.kind ? next.origin : old.origin;
  compareNotes(comparison, place, { old: { ...old, origin }, next }, side);
  compareTexts(comparison, place, pair, "example", "named");
  compareInner(comparison, place, inBoth(pair, "inner"));
  compareDefaults(comparison, place, inBoth(pair, "default"));
  compareRoles(comparison, place, inBoth(pair, "role"));
  compareNeed(comparison, place, inBoth(pair, "requiredInPractice"));
  compareSecrets(comparison, place, pair, side);
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
  const details = { old: old?.value, next: next?.value };
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
  comparison.report(isShown ? "request role explained" : "request role changed", place, predicate, { old, next });
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
  else comparison.report("request required-in-practice added", place, "is now required in practice", { next });
}

/** The tolerant profile warns of the type also seen, and refuses all others. */
function compareAlsoSeen(comparison: Comparison, place: Place, { old, next }: Pair<CatalogField["alsoSeen"]>): void {
  if (deepEqual(old, next)) return;
  const effect =
    old !== undefined && next !== undefined
      ? effectOfTypes({ old, next }, comparison.records)
      : { lost: next === undefined, gained: old === undefined };
  const textOfType = (type: CatalogType | undefined): string => (type === undefined ? "" : typeText(type));
  if (effect.lost) {
    const predicate = `no longer has the type that recorded traffic shows: ${textOfType(old)}`;
    comparison.report("response also-seen removed", place, predicate);
  } else if (effect.gained) {
    comparison.report("response also-seen added", place, `has a further type in recorded traffic: ${textOfType(next)}`);
  } else comparison.note("both text changed", place);
}
