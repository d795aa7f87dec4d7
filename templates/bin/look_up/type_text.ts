import { checksFor, checksOfNumbers, checksOfStrings, itemChecks, stringFormat, type Check } from "../../shared/constraints.js";
import type { CatalogScalar, CatalogType } from "../catalog/catalog_types.js";

/** A type in the notation of the catalog: `integer | null`, `array<Attachment>`. */
export function typeText(type: CatalogType): string {
  return type.kind === "any" ? "any" : `${innerText(type)}${type.nullable ? " | null" : ""}`;
}

function innerText(type: Exclude<CatalogType, { kind: "any" }>): string {
  switch (type.kind) {
    case "scalar":
      return type.types.join(" | ");
    case "array":
      return `array<${typeText(type.items)}>`;
    case "record":
      return type.record;
    case "object":
      return type.values === undefined ? "object" : `map<${typeText(type.values)}>`;
  }
}

/** The constraints on a value: limits, lists of values, patterns. */
export function limitTexts(type: CatalogType): readonly string[] {
  if (type.kind === "scalar") return scalarLimits(type);
  if (type.kind !== "array") return [];
  return demands(checksFor(itemChecks, type));
}

function scalarLimits(type: CatalogScalar): readonly string[] {
  const { commaList } = type;
  return [
    ...(type.const === undefined ? [] : [JSON.stringify(type.const)]),
    ...values("one of", type.enum),
    ...values("for instance", type.knownValues),
    ...demands(checksFor(checksOfNumbers(), type)),
    ...demands(
      checksFor(
        checksOfStrings((name) => stringFormat(name, "", name)),
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
