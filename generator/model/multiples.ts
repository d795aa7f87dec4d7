import { toDecimal } from "../../templates/shared/constraints.ts";

/** Which multiples of a number are meant. */
export interface Multiples {
  readonly multipleOf: number;
  /** Those without a fraction only. */
  readonly isWhole: boolean;
}

/** The least multiple that is not less than a number. All numbers are meant as they are written in decimal. */
export function multipleFrom(least: number, { multipleOf, isWhole }: Multiples): number {
  const [digits, exponent] = toDecimal(multipleOf);
  const step = isWhole && exponent < 0 ? wholeMultiple(digits, -exponent) : { digits, exponent };
  const [leastDigits, leastExponent] = toDecimal(least);
  const scale = Math.min(step.exponent, leastExponent);
  const whole = step.digits * 10n ** BigInt(step.exponent - scale);
  const count = ceilingOf(leastDigits * 10n ** BigInt(leastExponent - scale), whole);
  return Number(`${String(count * whole)}e${String(scale)}`);
}

/** The smallest whole number that is a multiple of `digits` with so many decimal places. */
function wholeMultiple(digits: bigint, places: number): { readonly digits: bigint; readonly exponent: number } {
  return { digits: digits / commonDivisor(digits, 10n ** BigInt(places)), exponent: 0 };
}

function commonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : commonDivisor(other, one % other);
}

function ceilingOf(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return quotient * divisor < dividend ? quotient + 1n : quotient;
}
