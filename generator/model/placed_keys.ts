import type { WrittenConstraints } from "../catalog/types.ts";
import type { TypeTerm } from "../catalog/type_expression.ts";
import { finding } from "../diagnostics/finding.ts";
import type { ResolvedDetails } from "./named_type.ts";
import type { ValueType } from "./types.ts";

type ConstraintKey = Exclude<keyof WrittenConstraints, "type">;

/** What each key speaks of, as the language's documentation says it. */
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

/** Reports the keys that say nothing about a type, such as `max` on a string. */
export function checkPlacedKeys(type: ValueType, term: TypeTerm, { details, placeOf, scope }: ResolvedDetails): void {
  const keys = Object.keys(KINDS).filter((key): key is ConstraintKey => key in KINDS && Object.hasOwn(details, key));
  for (const key of keys) {
    if (speaksOf(key, type, term, details)) continue;
    const place = placeOf(key);
    const slots = { key, type: details.type ?? type.kind, kinds: KINDS[key] };
    scope.report(finding("type/misplaced-key", { ...place, path: [...place.path, key] }, slots, { on: "key" }));
  }
}

function speaksOf(key: ConstraintKey, type: ValueType, term: TypeTerm, details: WrittenConstraints): boolean {
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
