import { checksFor, numberChecks, toDecimal, type NumberLimits } from "#templates/core";

/** Numbers: those of a list, or all that obey limits. */
export type NumberSet = { readonly listed: readonly number[] } | NumberRange;

type Limits = { readonly [Name in keyof NumberLimits]: NumberLimits[Name] | undefined };
type NumberRange = Limits & { readonly isWhole: boolean };

/** Limits as whole numbers of the same tiny unit, so that they are compared exactly. Without a step any fraction is between the bounds. */
interface Scaled {
  /** The smallest number, if there is one. With a step, a multiple of it. */
  readonly min: bigint | undefined;
  readonly max: bigint | undefined;
  readonly step: bigint | undefined;
}

/** Whether no number belongs to the set. */
export function isEmptyNumbers(set: NumberSet): boolean {
  if ("listed" in set) return set.listed.length === 0;
  return isEmptyRange(scale(set, unitOf([set])));
}

/** Whether all numbers of one set belong to another. */
export function isSubsetOfNumbers(inner: NumberSet, outer: NumberSet): boolean {
  if ("listed" in inner) return inner.listed.every((value) => hasNumber(outer, value));
  return "listed" in outer ? isRangeListed(inner, outer.listed) : isRangeWithin(inner, outer);
}

/** Whether a number belongs to the set. */
export function hasNumber(set: NumberSet, value: number): boolean {
  if ("listed" in set) return set.listed.includes(value);
  const { isWhole, ...limits } = set;
  if (isWhole && !Number.isInteger(value)) return false;
  return checksFor<number, Limits>(numberChecks, limits).every(({ accepts }) => accepts(value));
}

function isRangeWithin(inner: NumberRange, outer: NumberRange): boolean {
  const unit = unitOf([inner, outer]);
  const scaled = scale(inner, unit);
  if (isEmptyRange(scaled)) return true;
  const { min, max, step } = scaled;
  const limit = scale({ ...outer, isWhole: false, multipleOf: undefined }, unit);
  if (limit.min !== undefined && (min === undefined || min < limit.min)) return false;
  if (limit.max !== undefined && (max === undefined || max > limit.max)) return false;
  const { step: divisor } = scale(outer, unit);
  if (divisor === undefined) return true;
  // Of two neighbours, both can only be multiples if their distance is one.
  if (step !== undefined && step % divisor === 0n) return true;
  return min !== undefined && min === max && min % divisor === 0n;
}

function isRangeListed(range: NumberRange, listed: readonly number[]): boolean {
  const unit = Math.min(unitOf([range]), ...listed.map((value) => toDecimal(value)[1]));
  const scaled = scale(range, unit);
  if (isEmptyRange(scaled)) return true;
  const { min, max, step } = scaled;
  if (min === undefined || max === undefined || (step === undefined && min < max)) return false;
  const known = new Set(listed.map((value) => toUnits(value, unit)));
  const distance = step ?? 1n;
  if ((max - min) / distance >= BigInt(known.size)) return false;
  for (let value = min; value <= max; value += distance) if (!known.has(value)) return false;
  return true;
}

function isEmptyRange({ min, max }: Scaled): boolean {
  return min !== undefined && max !== undefined && min > max;
}

/** The exponent of a power of ten that divides all limits. */
function unitOf(sets: readonly Limits[]): number {
  const limits = sets.flatMap(({ min, max, multipleOf }) => [min, max, multipleOf, 1]).filter((limit) => limit !== undefined);
  return Math.min(...limits.map((limit) => toDecimal(limit)[1]));
}

function toUnits(value: number, unit: number): bigint {
  const [digits, exponent] = toDecimal(value);
  return digits * 10n ** BigInt(exponent - unit);
}

function scale({ min, max, multipleOf, isWhole }: NumberRange, unit: number): Scaled {
  const steps = [isWhole ? 1 : undefined, multipleOf].filter((step) => step !== undefined).map((step) => toUnits(step, unit));
  const step = steps.length === 0 ? undefined : steps.reduce(leastCommonMultiple);
  return {
    min: min === undefined ? undefined : roundUp(toUnits(min, unit), step),
    max: max === undefined ? undefined : -roundUp(-toUnits(max, unit), step),
    step,
  };
}

/** The smallest multiple that is not smaller. */
function roundUp(value: bigint, step = 1n): bigint {
  const rest = value % step;
  return rest > 0n ? value - rest + step : value - rest;
}

function leastCommonMultiple(left: bigint, right: bigint): bigint {
  let [divisor, rest] = [left, right];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return (left / divisor) * right;
}
