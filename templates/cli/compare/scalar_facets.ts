import { itemChecks, numberChecks, charactersFrom, charactersUpTo, type JsonValue, type CatalogScalar } from "#templates/core";
import { forBoth, type Comparison, type Pair, type Place } from "./comparison.js";
import { deepEqual } from "./matching.js";
import { actionOf, both, common, mirrored, NO_EFFECT, type Effect } from "./change.js";
import { flatten, scalarSets, type FlatScalar } from "./sets/flat_scalar.js";
import { isSubsetOfScalars } from "./sets/type_sets.js";
import type { Side } from "./verdicts.js";

/** One aspect of a scalar type, such as a limit on its values. */
interface Facet<Value> {
  /** The group of the codes. */
  readonly group: string;
  /** Continues a sentence about the value. */
  readonly predicate: (pair: Pair<Value>) => string;
}

type Facets = { readonly [Name in keyof FlatScalar]: Facet<FlatScalar[Name]> };

/**
 * All facets. They are changed in this order when the effect of each is found out, so those that matter most come first: limits on a value
 * that must be one of a list have no effect.
 */
const FACETS: Facets = {
  types: { group: "type", predicate: ({ old, next }) => `is now ${next.join(" | ")} (${old.join(" | ")} before)` },
  nullable: { group: "null", predicate: ({ next }) => (next ? "can now be null" : "can no longer be null") },
  listed: { group: "values", predicate: listedPredicate },
  isList: { group: "comma-list", predicate: ({ next }) => `is ${next ? "now" : "no longer"} a comma-separated list` },
  min: limitFacet("min", (min) => numberChecks.min(min).demand),
  max: limitFacet("max", (max) => numberChecks.max(max).demand),
  multipleOf: limitFacet("multiple-of", (step) => numberChecks.multipleOf(step).demand),
  minLength: limitFacet("min-length", (length) => charactersFrom(length).demand),
  maxLength: limitFacet("max-length", (length) => charactersUpTo(length).demand),
  pattern: limitFacet("pattern", (pattern) => `match ${pattern}`),
  format: limitFacet("format", (format) => `have the format ${format}`),
  minItems: limitFacet("min-items", (count) => itemChecks.minItems(count).demand),
  maxItems: limitFacet("max-items", (count) => itemChecks.maxItems(count).demand),
};

const NAMES: readonly (keyof FlatScalar)[] = Object.keys(FACETS).filter((name): name is keyof FlatScalar => Object.hasOwn(FACETS, name));

/** Reports how a scalar type changes, facet by facet, and returns what happens to its values. */
export function compareScalars(comparison: Comparison, place: Place, pair: Pair<CatalogScalar>, side: Side): Effect {
  if (!deepEqual(knownValues(pair.old), knownValues(pair.next)))
    comparison.report("both known-values changed", place, "names other values as examples", { direction: side });
  const flat = forBoth(pair, flatten);
  const names = NAMES.filter((name) => !deepEqual(flat.old[name], flat.next[name]));
  if (names.length === 0) return NO_EFFECT;
  const steps = effectsOf(names, flat.old, flat.next);
  const effective = steps.filter(({ effect }) => effect.lost || effect.gained);
  for (const { name, effect } of effective.length === 0 ? steps : effective) reportFacet(comparison, place, name, flat, effect, side);
  return effectOf(flat.old, flat.next);
}

/**
 * The effect of each facet on the values. On the way from one type to the other and on the way back the same facets count, so that
 * swapped catalogs give mirrored changes. Each effect of the whole is the effect of at least one facet.
 */
function effectsOf(names: readonly (keyof FlatScalar)[], before: FlatScalar, after: FlatScalar): readonly FacetEffect[] {
  const whole = effectOf(before, after);
  const back = stepsBetween(names, after, before);
  const steps = stepsBetween(names, before, after).map(({ name, effect }, index) => {
    return { name, effect: common(common(effect, mirrored(back[index]?.effect ?? NO_EFFECT)), whole) };
  });
  const found = steps.map(({ effect }) => effect).reduce(both, NO_EFFECT);
  const rest: Effect = { lost: whole.lost && !found.lost, gained: whole.gained && !found.gained };
  return steps.map(({ name, effect }, index) => ({ name, effect: index === 0 ? both(effect, rest) : effect }));
}

interface FacetEffect {
  readonly name: keyof FlatScalar;
  readonly effect: Effect;
}

/** The effect of each facet when they are changed one after the other. */
function stepsBetween(names: readonly (keyof FlatScalar)[], before: FlatScalar, after: FlatScalar): readonly FacetEffect[] {
  let current = before;
  return names.map((name) => {
    const changed: FlatScalar = { ...current, [name]: after[name] };
    const effect = effectOf(current, changed);
    current = changed;
    return { name, effect };
  });
}

function effectOf(old: FlatScalar, next: FlatScalar): Effect {
  const before = { ...scalarSets(old), nullable: old.nullable };
  const after = { ...scalarSets(next), nullable: next.nullable };
  return { lost: !isSubsetOfScalars(before, after), gained: !isSubsetOfScalars(after, before) };
}

/** Reports how a facet changes, with what that does to the values. */
export function reportFacet<Name extends keyof FlatScalar>(
  comparison: Comparison,
  place: Place,
  name: Name,
  { old, next }: Pair<Pick<FlatScalar, Name>>,
  effect: Effect,
  side: Side,
): void {
  const { group, predicate } = FACETS[name];
  const action = actionOf(effect);
  const before: FlatScalar[Name] = old[name];
  const after: FlatScalar[Name] = next[name];
  const note = action === "restated" ? ", which makes no difference" : "";
  comparison.report(`${side} value ${action}`, place, predicate({ old: before, next: after }) + note, { group, old: before, next: after });
}

function limitFacet<Limit extends number | string>(group: string, demand: (limit: Limit) => string): Facet<Limit | undefined> {
  return {
    group,
    predicate: ({ old, next }) => {
      if (next === undefined) return old === undefined ? "is the same" : `need no longer ${demand(old)}`;
      return `must now ${demand(next)}${old === undefined ? "" : ` (${old} before)`}`;
    },
  };
}

/** How many values a message lists. */
const MOST_VALUES = 6;

function listedPredicate({ old, next }: Pair<FlatScalar["listed"]>): string {
  if (next === undefined) return `need no longer be ${oneOf(old ?? [])}`;
  if (old === undefined) return `must now be ${oneOf(next)}`;
  const lost = old.filter((value) => !next.includes(value));
  const gained = next.filter((value) => !old.includes(value));
  if (lost.length === 0 && gained.length === 0) return "lists its values in another order";
  return [
    ...(lost.length === 0 ? [] : [`can no longer be ${oneOf(lost)}`]),
    ...(gained.length === 0 ? [] : [`can now be ${oneOf(gained)}`]),
  ].join(" and ");
}

function oneOf(values: readonly JsonValue[]): string {
  const texts = values.slice(0, MOST_VALUES).map((value) => JSON.stringify(value));
  const more = values.length > MOST_VALUES ? [`${values.length - MOST_VALUES} more`] : [];
  return [...texts, ...more].join(", ").replace(/, (?=[^,]*$)/u, " or ");
}

function knownValues({ knownValues: values, commaList }: CatalogScalar): unknown {
  return [values ?? null, commaList?.knownValues ?? null];
}
