import type { CatalogScalar } from "../../../../../templates/bin/catalog/catalog_types.ts";
import type { JsonValue } from "../../../../../templates/shared/json_values.ts";
import { nearestName } from "../../../../../templates/shared/nearest_names.ts";

type Scalar = null | boolean | number | string;

/** The value of the type that is nearest to the given one; undefined where none is. Patterns and formats are not looked at. */
export function repairScalar(type: CatalogScalar, given: JsonValue): Scalar | undefined {
  const value = toScalar(type, given);
  if (value === undefined || value === null) return value === null && type.nullable ? null : undefined;
  if (type.const !== undefined) return type.const;
  const converted = convert(type, value);
  const listed = type.enum;
  if (converted === undefined || listed === undefined || listed.includes(converted)) return converted;
  return listed.find((candidate) => candidate === nearestText(String(value), listed));
}

/** A list where one value is wanted: its values joined, or the only one. */
function toScalar({ commaList }: CatalogScalar, given: JsonValue): Scalar | undefined {
  if (typeof given !== "object" || given === null) return given;
  const values = Object.values(given);
  if (!Array.isArray(given) || (commaList === undefined && values.length !== 1)) return undefined;
  const [first] = values;
  const isPlain = values.every((value) => typeof value === "string" || typeof value === "number");
  if (commaList !== undefined) return isPlain ? values.join(",") : undefined;
  return typeof first === "object" ? undefined : first;
}

/** The value as one of the types that are allowed. */
function convert(type: CatalogScalar, value: Exclude<Scalar, null>): Exclude<Scalar, null> | undefined {
  const { types } = type;
  const takesNumbers = types.includes("integer") || types.includes("number");
  if (typeof value === "number" && takesNumbers) return repairNumber(type, value);
  if (typeof value === "boolean" && types.includes("boolean")) return value;
  if (types.includes("string")) return repairText(type, String(value));
  if (typeof value !== "string") return undefined;
  if (types.includes("boolean") && /^(?:true|false)$/i.test(value)) return value.toLowerCase() === "true";
  return takesNumbers && /\d/.test(value) ? repairNumber(type, Number(value)) : undefined;
}

function repairNumber({ types, min, max, multipleOf }: CatalogScalar, value: number): number | undefined {
  if (!Number.isFinite(value)) return undefined;
  const whole = types.includes("number") ? value : Math.round(value);
  const stepped = multipleOf === undefined ? whole : Math.round(whole / multipleOf) * multipleOf;
  return Math.max(min ?? -Infinity, Math.min(max ?? Infinity, stepped));
}

function repairText({ commaList, maxLength }: CatalogScalar, text: string): string | undefined {
  if (commaList !== undefined) return repairList(commaList, text);
  // Not within a surrogate pair.
  return maxLength === undefined ? text : text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
}

/** More elements are left out: each is compared with all values. */
export const MOST_ELEMENTS = 200;

function repairList({ values, maxItems }: NonNullable<CatalogScalar["commaList"]>, text: string): string | undefined {
  const elements = text.split(",", MOST_ELEMENTS).map((element) => element.trim());
  const known = elements.map((element) => (values === undefined || values.includes(element) ? element : nearestText(element, values)));
  const kept = [...new Set(known)].filter((element) => element !== undefined && element !== "");
  return kept.length === 0 ? undefined : kept.slice(0, maxItems).join(",");
}

function nearestText(wanted: string, listed: readonly Scalar[]): string | undefined {
  return nearestName(wanted, listed.map(String));
}
