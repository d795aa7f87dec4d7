import type { WrittenConstraints } from "../catalog/types.ts";
import type { TypeTerm } from "../catalog/type_expression.ts";
import { diagnosticAt } from "../diagnostics/unlocated_diagnostic.ts";
import type { ResolvedDetails } from "./named_type.ts";
import type { ConstraintKey } from "../model/constraint.ts";
import { itemConstraints, listingKeys, numberConstraints, stringConstraints } from "../model/constraints.ts";
import type { ValueType } from "../model/types.ts";
import { groupBy } from "../source/source_file.ts";

/** Keys, and the types that they can be used with. */
interface Placement {
  readonly keys: readonly ConstraintKey[];
  /** In the words of spec/README.md. */
  readonly kinds: string;
  readonly suits: (type: ValueType, term: TypeTerm, details: WrittenConstraints) => boolean;
}

const PLACEMENTS: readonly Placement[] = [
  { keys: listingKeys.map(({ key }) => key), kinds: "scalars, arrays and comma lists", suits: mayListValues },
  { keys: keysOf(numberConstraints), kinds: "numbers", suits: isNumber },
  { keys: [...keysOf(stringConstraints), "list"], kinds: "strings", suits: isString },
  { keys: keysOf(itemConstraints), kinds: "arrays and comma lists", suits: hasElements },
  { keys: ["items"], kinds: "`array` without an element type", suits: (_, term) => term.kind === "array" && term.items === undefined },
  { keys: ["fields"], kinds: "`object`", suits: (_, term) => term.kind === "object" },
  { keys: ["open", "at_least_one_of"], kinds: "objects with `fields`", suits: hasFields },
];

/**
 * Reports the keys that cannot be used with a type, such as `max` with a string. Keys of one mapping that want the same
 * kind of type are one diagnostic: the type is wrong then, not each of them.
 */
export function checkPlacedKeys(type: ValueType, term: TypeTerm, resolved: ResolvedDetails): void {
  const { details, placeOf } = resolved;
  for (const { keys, kinds, suits } of PLACEMENTS) {
    if (suits(type, term, details)) continue;
    const written = keys.filter((one) => Object.hasOwn(details, one));
    const groups = groupBy(written, (key) => JSON.stringify(placeOf(key).path));
    for (const group of groups.values()) reportMisplaced(group, kinds, type, resolved);
  }
}

function reportMisplaced(keys: readonly ConstraintKey[], kinds: string, type: ValueType, resolved: ResolvedDetails): void {
  const { details, placeOf, scope } = resolved;
  const [key] = keys;
  if (key === undefined) return;
  const place = placeOf(key);
  const slots = { key: keys.join("`, `"), type: details.type ?? type.kind, kinds };
  scope.report(diagnosticAt("type/misplaced-key", { ...place, path: [...place.path, key] }, slots, { on: "key" }));
}

function keysOf(constraints: Readonly<Record<string, { readonly key: ConstraintKey }>>): readonly ConstraintKey[] {
  return Object.values(constraints).map(({ key }) => key);
}

function mayListValues(type: ValueType, _: TypeTerm, details: WrittenConstraints): boolean {
  return type.kind === "scalar" || (type.kind === "array" && details.items === undefined);
}

function isNumber(type: ValueType): boolean {
  return type.kind === "scalar" && type.types.some((name) => name === "integer" || name === "number");
}

function isString(type: ValueType): boolean {
  return type.kind === "scalar" && type.types.includes("string");
}

function hasElements(type: ValueType): boolean {
  return type.kind === "array" || (type.kind === "scalar" && type.commaList !== undefined);
}

function hasFields(type: ValueType): boolean {
  return type.kind === "object" && type.shape !== undefined;
}
