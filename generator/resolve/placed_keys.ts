import type { WrittenConstraints } from "../catalog/types.ts";
import type { TypeTerm } from "../catalog/type_expression.ts";
import { diagnosticAt } from "../diagnostics/unlocated_diagnostic.ts";
import type { ResolvedDetails } from "./named_type.ts";
import type { ValueType } from "../model/types.ts";

type ConstraintKey = Exclude<keyof WrittenConstraints, "type">;

/** The kinds of types that each key can be used with, in the words of spec/README.md. */
const KINDS: Readonly<Record<ConstraintKey, string>> = {
  const: "scalars, arrays and comma lists",
  enum: "scalars, arrays and comma lists",
  known_values: "scalars, arrays and comma lists",
  min: "numbers",
  max: "numbers",
  min_length: "strings",
  max_length: "strings",
  min_items: "arrays and comma lists",
  max_items: "arrays and comma lists",
  pattern: "strings",
  format: "strings",
  list: "strings",
  items: "`array` without an element type",
  fields: "`object`",
  open: "objects with `fields`",
  at_least_one_of: "objects with `fields`",
};

/**
 * Reports the keys that cannot be used with a type, such as `max` with a string. Keys of one mapping that want the same
 * kind of type are one diagnostic: the type is wrong then, not each of them.
 */
export function checkPlacedKeys(type: ValueType, term: TypeTerm, { details, placeOf, scope }: ResolvedDetails): void {
  const keys = Object.keys(KINDS).filter((key): key is ConstraintKey => key in KINDS && Object.hasOwn(details, key));
  const groups = new Map<string, ConstraintKey[]>();
  for (const key of keys.filter((one) => !canBeUsedWith(one, type, term, details))) {
    const group = JSON.stringify([placeOf(key).path, KINDS[key]]);
    groups.set(group, [...(groups.get(group) ?? []), key]);
  }
  for (const group of groups.values()) {
    const [key] = group;
    if (key === undefined) continue;
    const place = placeOf(key);
    const slots = { key: group.join("`, `"), type: details.type ?? type.kind, kinds: KINDS[key] };
    scope.report(diagnosticAt("type/misplaced-key", { ...place, path: [...place.path, key] }, slots, { on: "key" }));
  }
}

function canBeUsedWith(key: ConstraintKey, type: ValueType, term: TypeTerm, details: WrittenConstraints): boolean {
  switch (key) {
    case "const":
    case "enum":
    case "known_values":
      return type.kind === "scalar" || (type.kind === "array" && details.items === undefined);
    case "min":
    case "max":
      return type.kind === "scalar" && type.types.some((name) => name === "integer" || name === "number");
    case "min_length":
    case "max_length":
    case "pattern":
    case "format":
    case "list":
      return type.kind === "scalar" && type.types.includes("string");
    case "min_items":
    case "max_items":
      return type.kind === "array" || (type.kind === "scalar" && type.commaList !== undefined);
    case "items":
      return term.kind === "array" && term.items === undefined;
    case "fields":
      return term.kind === "object";
    case "open":
    case "at_least_one_of":
      return type.kind === "object" && type.shape !== undefined;
  }
}
