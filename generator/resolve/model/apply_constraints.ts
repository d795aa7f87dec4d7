import type { Checks, Check, ItemLimits, NumberLimits, StringLimits } from "#templates/core";
import { itemChecks, numberChecks, stringChecksWith } from "#templates/core";
import type { WrittenConstraints } from "#generator/read";
import type { Constraint, Constraints, ConstraintKeywords } from "./constraints.ts";
import { itemConstraints, numberConstraints, stringConstraints } from "./constraints.ts";
import { formatCheck, type FormatName } from "./formats.ts";

/** A constraint of a type: its descriptor with the limit filled in. */
export interface AppliedConstraint<Value> {
  /** The property of the model, of tables and of `catalog.json`. */
  readonly name: string;
  readonly keywords: ConstraintKeywords;
  readonly pattern?: string;
  /** The check that tables import for it. */
  readonly imported: { readonly name: string; readonly isFunction: boolean };
  /** Throws for a pattern that is not a regular expression. */
  readonly check: () => Check<Value>;
  /** "be at least 1" */
  readonly demand: () => string;
  /** The sentence of a hover about so many of `noun`; "" if another constraint says it. */
  readonly sentence: (noun: string) => string;
  readonly fault: string;
  readonly faults: (valid: Value) => readonly Value[];
  readonly fit: (value: Value, isWhole: boolean) => Value;
}

/** Constraints of one type that no value can satisfy together. */
export interface Contradiction<Limits> {
  /** Their keys in the catalog. */
  readonly keys: readonly string[];
  /** The first two are the wrong way round. */
  readonly isRange: boolean;
  /** The limits that a type must lose to accept values again. */
  readonly names: readonly (keyof Limits)[];
}

const imports = [...Object.values(numberConstraints), ...Object.values(stringConstraints), ...Object.values(itemConstraints)].map(
  ({ imported }) => imported,
);

/** The names that tables may import for constraints, by module. */
export const importedChecks: readonly { readonly from: string; readonly names: readonly string[] }[] = [
  ...new Set(imports.map(({ from }) => from)),
].map((from) => ({ from, names: imports.filter((one) => one.from === from).flatMap(({ names }) => names) }));

/** The constraints of a type on numbers. */
export function constraintsOnNumbers(type: NumberLimits): readonly AppliedConstraint<number>[] {
  return applyAll(numberConstraints, numberChecks, type);
}

/** The constraints of a type on strings. */
export function constraintsOnStrings(type: StringLimits<FormatName>): readonly AppliedConstraint<string>[] {
  return applyAll(stringConstraints, stringChecksWith(formatCheck), type);
}

/** The constraints of an array or a comma list on the number of its elements. */
export function constraintsOnItems(limits: ItemLimits): readonly AppliedConstraint<number>[] {
  return applyAll(itemConstraints, itemChecks, limits);
}

/** The limits that a mapping of the catalog gives. */
export function readLimits<Value, Limits extends object>(
  constraints: Constraints<Value, Limits>,
  written: WrittenConstraints,
): Partial<Limits> {
  const limits: Partial<Limits> = {};
  for (const name in constraints) {
    const limit = constraints[name].read(written);
    if (limit !== undefined) limits[name] = limit;
  }
  return limits;
}

/** The constraints of a type that contradict each other. `isWhole` is set for numbers without a fraction. */
export function contradictionsOf<Value, Limits extends object>(
  constraints: Constraints<Value, Limits>,
  limits: Limits,
  isWhole: boolean,
): readonly Contradiction<Limits>[] {
  const contradictions: Contradiction<Limits>[] = [];
  for (const name in constraints) {
    const { key, upTo, conflict } = constraints[name];
    const limit = limits[name];
    if (limit === undefined || limit === null) continue;
    const isAbove = upTo !== undefined && limits[upTo] !== undefined && Number(limit) > Number(limits[upTo]);
    if (isAbove) contradictions.push({ keys: [key, constraints[upTo].key], isRange: true, names: [name, upTo] });
    const partners = conflict?.(limit, limits, isWhole) ?? [];
    if (partners.length > 0)
      contradictions.push({ keys: partners.map((partner) => constraints[partner].key), isRange: false, names: [name] });
  }
  return contradictions;
}

function applyAll<Value, Limits extends object>(
  constraints: Constraints<Value, Limits>,
  checks: Checks<Value, Limits>,
  limits: Limits,
): readonly AppliedConstraint<Value>[] {
  const applied: AppliedConstraint<Value>[] = [];
  for (const name in constraints) {
    const limit = limits[name];
    if (limit === undefined || limit === null) continue;
    const check = (): Check<Value> => checks[name](limit);
    applied.push({ name, check, ...apply(constraints[name], limit, limits, check) });
  }
  return applied;
}

function apply<Value, Limit, Limits>(
  constraint: Constraint<Value, Limit, Limits>,
  limit: Limit,
  limits: Limits,
  check: () => Check<Value>,
): Omit<AppliedConstraint<Value>, "name" | "check"> {
  const { imported, fit } = constraint;
  return {
    keywords: constraint.keywords(limit),
    ...(constraint.pattern !== undefined && { pattern: constraint.pattern(limit) }),
    imported: { name: imported.nameOf(limit), isFunction: imported.isFunction },
    demand: () => constraint.demand?.(limit) ?? check().demand,
    sentence: (noun) => constraint.sentence(limit, limits, noun),
    fault: constraint.fault(limit),
    faults: (valid) => constraint.faults(limit, valid),
    fit: (value, isWhole) => (fit === undefined ? value : fit(limit, value, limits, isWhole)),
  };
}
