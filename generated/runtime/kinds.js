// @generated from templates/runtime/kinds.ts by connector-gateway-spec. Do not edit.
/*
 * Each kind of value is one bit, so a set of kinds is a number. The constants that kindOf returns are not exported
 * themselves: reading an exported constant is a memory access, and kindOf reads these for every field.
 */
const stringKind = 1;
const integerKind = 2;
const fractionKind = 4;
const booleanKind = 8;
const nullKind = 16;
const objectKind = 32;
const arrayKind = 64;
const otherKind = 128;

export const NULL = nullKind;
export const OBJECT = objectKind;
export const ARRAY = arrayKind;
export const ANY = 255;

export function kindOf(value) {
  // This is the innermost step of the engine, and single comparisons with `typeof` are faster than a switch.
  if (typeof value === "string") return stringKind;
  if (value === null) return nullKind;
  if (typeof value === "number") return Number.isInteger(value) ? integerKind : Number.isFinite(value) ? fractionKind : otherKind;
  if (typeof value === "boolean") return booleanKind;
  if (typeof value === "object") return Array.isArray(value) ? arrayKind : objectKind;
  return otherKind;
}

const namedKinds = [
  ["any", ANY],
  ["string", stringKind],
  ["number", integerKind | fractionKind],
  ["integer", integerKind],
  ["fraction", fractionKind],
  ["boolean", booleanKind],
  ["object", objectKind],
  ["array", arrayKind],
  ["null", nullKind],
];

export function kindsNamed(name) {
  return namedKinds.find(([known]) => known === name)?.[1] ?? 0;
}

export function namesOfKinds(kinds) {
  let rest = kinds;
  const found = namedKinds.filter(([, bits]) => {
    const has = (rest & bits) === bits;
    if (has) rest &= ~bits;
    return has;
  });
  return found.map(([name]) => name);
}
