import type { PlainScalar } from "../catalog/yaml_node.ts";
import { diagnosticAt } from "../diagnostics/unlocated_diagnostic.ts";
import type { ResolvedDetails } from "./named_type.ts";
import { given } from "./scope.ts";
import { readLimits } from "../model/apply_constraints.ts";
import { itemConstraints, numberConstraints, stringConstraints } from "../model/constraints.ts";
import type { ScalarName, ScalarType } from "../model/types.ts";

/** One or several scalar types with the constraints of the mapping. */
export function buildScalar(types: readonly ScalarName[], nullable: boolean, resolved: ResolvedDetails): ScalarType {
  const { details } = resolved;
  checkListingKeys(resolved);
  const isList = details.list !== undefined;
  return {
    kind: "scalar",
    types,
    nullable,
    ...given("const", details.const),
    ...given("enum", isList || isConstAmong(details.const, details.enum) ? undefined : details.enum),
    ...given("knownValues", isList ? undefined : details.known_values),
    ...readLimits(numberConstraints, details),
    ...readLimits(stringConstraints, details),
    ...given("commaList", isList ? buildCommaList(resolved) : undefined),
  };
}

/** The keys that list values, the strictest first: in one mapping each excludes the others. */
const LISTING_KEYS = ["const", "enum", "known_values"] as const;

/** A mapping may narrow the values of its named type: `enum` of the type and `const` of the param. */
function checkListingKeys({ details, placeOf, scope }: ResolvedDetails): void {
  const given = LISTING_KEYS.filter((key) => details[key] !== undefined);
  const [key, ...others] = given;
  if (key === undefined) return;
  const place = placeOf(key);
  const other = others.find((one) => placeOf(one).path.join("/") === place.path.join("/"));
  if (other !== undefined)
    scope.report(diagnosticAt("type/exclusive-keys", { ...place, path: [...place.path, key] }, { key, other }, { on: "key" }));
}

/** A constant that narrows the values of a named type is enough. */
function isConstAmong(constant: PlainScalar | undefined, values: readonly PlainScalar[] | undefined): boolean {
  return constant !== undefined && values?.includes(constant) === true;
}

function buildCommaList(resolved: ResolvedDetails): ScalarType["commaList"] {
  const { enum: values, known_values } = resolved.details;
  return {
    ...readLimits(itemConstraints, resolved.details),
    ...given("values", values && listElements(values, "enum", resolved)),
    ...given("knownValues", known_values && listElements(known_values, "known_values", resolved)),
  };
}

function listElements(
  values: readonly PlainScalar[],
  key: "enum" | "known_values",
  { placeOf, scope }: ResolvedDetails,
): readonly string[] {
  const place = placeOf(key);
  return values.flatMap((value, index) => {
    if (typeof value === "string" && /^[^\s,]+$/u.test(value)) return [value];
    scope.report(diagnosticAt("type/list-value", { ...place, path: [...place.path, key, index] }, { value: String(value) }));
    return [];
  });
}
