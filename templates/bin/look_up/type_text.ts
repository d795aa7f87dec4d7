import { checksFor, itemChecks, numberChecks, stringChecksWith } from "../../shared/constraint_checks.js";
import { stringFormat, type Check } from "../../shared/constraints.js";
import type { CatalogScalar, CatalogType } from "../catalog/catalog_types.js";

/** The constraints on a value: limits, lists of values, patterns. */
export function limitTexts(type: CatalogType): readonly string[] {
  if (type.kind === "scalar") return scalarLimits(type);
  const { minItems, maxItems } = { minItems: undefined, maxItems: undefined, ...type };
  return demands(checksFor(itemChecks, { ...(minItems !== undefined && { minItems }), ...(maxItems !== undefined && { maxItems }) }));
}

function scalarLimits(type: CatalogScalar): readonly string[] {
  const { commaList } = type;
  return [
    ...(type.const === undefined ? [] : [JSON.stringify(type.const)]),
    ...values("one of", type.enum),
    ...values("for instance", type.knownValues),
    ...demands(checksFor(numberChecks, type)),
    ...demands(
      checksFor(
        stringChecksWith((name) => stringFormat(name, "", name)),
        type,
      ),
    ),
    ...(commaList === undefined
      ? []
      : [
          "comma-separated",
          ...values("of", commaList.values),
          ...values("for instance", commaList.knownValues),
          ...demands(checksFor(itemChecks, commaList)),
        ]),
  ];
}

/** "be at least 1" -> "at least 1" */
function demands<Value>(checks: readonly Check<Value>[]): readonly string[] {
  return checks.map(({ demand }) => demand.replace(/^(?:be|have) /, "").replace(/^match /, "matches "));
}

function values(words: string, list: readonly unknown[] | undefined): readonly string[] {
  return list === undefined ? [] : [`${words} ${list.map((value) => JSON.stringify(value)).join(", ")}`];
}
