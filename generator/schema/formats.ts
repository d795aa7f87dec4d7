import { exactly } from "../../templates/shared/credentials.ts";
import { constraintsOnStrings } from "../model/apply_constraints.ts";
import type { ScalarType } from "../model/types.ts";

/** One pattern for a string's own pattern, its format and its comma list; undefined if it has none of them. */
export function stringPattern(type: ScalarType): string | undefined {
  const patterns = [
    ...constraintsOnStrings(type).map(({ pattern }) => pattern),
    type.commaList === undefined ? undefined : commaListPattern(type.commaList),
  ].filter((pattern) => pattern !== undefined);
  return patterns.length < 2 ? patterns[0] : allOf(patterns);
}

/** A pattern that matches if all the given ones match: a schema has only one `pattern`. */
export function allOf(patterns: readonly string[]): string {
  return `^${patterns.map((pattern) => `(?=[\\s\\S]*?(?:${pattern}))`).join("")}`;
}

/** A pattern for listed values joined by commas, or for a limited number of elements; undefined if anything is allowed. */
function commaListPattern({ values, minItems = 1, maxItems }: NonNullable<ScalarType["commaList"]>): string | undefined {
  const least = Math.max(minItems - 1, 0);
  if (values === undefined && least === 0 && maxItems === undefined) return undefined;
  const element = values === undefined ? "[^,]*" : `(?:${values.map(exactly).join("|")})`;
  const more = maxItems === undefined && least === 0 ? "*" : `{${least},${maxItems === undefined ? "" : maxItems - 1}}`;
  return `^${element}(?:,${element})${more}$`;
}
