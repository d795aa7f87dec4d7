import type { CatalogScalar, CatalogType } from "../catalog/catalog_types.js";

/** The constraints on a value: limits, lists of values, patterns. */
export function limitTexts(type: CatalogType): readonly string[] {
  if (type.kind === "scalar") return scalarLimits(type);
  const { minItems, maxItems } = { minItems: undefined, maxItems: undefined, ...type };
  return [...limit("at least", minItems, "elements"), ...limit("at most", maxItems, "elements")];
}

function scalarLimits(type: CatalogScalar): readonly string[] {
  const { min, max, minLength, maxLength, pattern, format, commaList } = type;
  return [
    ...(type.const === undefined ? [] : [JSON.stringify(type.const)]),
    ...values("one of", type.enum),
    ...values("for instance", type.knownValues),
    ...limit("at least", min),
    ...limit("at most", max),
    ...limit("at least", minLength, "characters"),
    ...limit("at most", maxLength, "characters"),
    ...(pattern === undefined ? [] : [`matches ${pattern}`]),
    ...(format === undefined ? [] : [format]),
    ...(commaList === undefined
      ? []
      : [
          "comma-separated",
          ...values("of", commaList.values),
          ...values("for instance", commaList.knownValues),
          ...limit("at most", commaList.maxItems, "elements"),
        ]),
  ];
}

function limit(words: string, number: number | undefined, noun = ""): readonly string[] {
  return number === undefined ? [] : [`${words} ${number}${noun === "" ? "" : ` ${noun}`}`];
}

function values(words: string, list: readonly unknown[] | undefined): readonly string[] {
  return list === undefined ? [] : [`${words} ${list.map((value) => JSON.stringify(value)).join(", ")}`];
}
