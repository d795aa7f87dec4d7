import type { JsonScalar, ScalarType } from "../model/types.ts";
import { stringPattern } from "../schema/formats.ts";
import { soundScalar } from "./sound_type.ts";

/** The keywords of a scalar's schema besides `type`, in the order in which their problems are reported. */
const PROBLEMS: Readonly<Record<string, (type: ScalarType, value: JsonScalar) => readonly string[]>> = {
  const: ({ const: constant }) => [`it must be \`${String(constant)}\``],
  enum: ({ const: constant, enum: values = [] }) => [
    constant === undefined ? `it must be one of ${quoteAll(values)}` : `it must be \`${String(constant)}\``,
  ],
  minimum: ({ min }) => [`it must be at least ${min ?? ""}`],
  maximum: ({ max }) => [`it must be at most ${max ?? ""}`],
  minLength: ({ minLength }) => [`it must have at least ${minLength ?? ""} characters`],
  maxLength: ({ maxLength }) => [`it must have at most ${maxLength ?? ""} characters`],
  pattern: patternProblems,
};

/** What a scalar of the right type must be and is not, for the keywords of its schema that refuse it. */
export function scalarProblems(keywords: ReadonlySet<string>, type: ScalarType, value: JsonScalar): readonly string[] {
  return Object.entries(PROBLEMS).flatMap(([keyword, problems]) => (keywords.has(keyword) ? problems(type, value) : []));
}

/** A schema has one `pattern` for several constraints: each is projected on its own to find those that the value breaks. */
function patternProblems(type: ScalarType, value: JsonScalar): readonly string[] {
  const { pattern, format, commaList } = soundScalar(type);
  const { values, minItems, maxItems } = commaList ?? {};
  const constraints: readonly (readonly [constraint: Partial<ScalarType>, problem: string])[] = [
    [{ ...(pattern !== undefined && { pattern }) }, `it must match \`${pattern ?? ""}\``],
    [{ ...(format !== undefined && { format }) }, `it must be a ${format ?? ""}`],
    [{ commaList: { ...(minItems !== undefined && { minItems }) } }, countProblem("at least", minItems)],
    [{ commaList: { ...(maxItems !== undefined && { maxItems }) } }, countProblem("at most", maxItems)],
    [{ commaList: { ...(values !== undefined && { values }) } }, `its elements must be among ${quoteAll(values ?? [])}`],
  ];
  return constraints.flatMap(([constraint, problem]) => {
    const alone = stringPattern({ kind: "scalar", types: ["string"], nullable: false, ...constraint });
    return alone === undefined || new RegExp(alone, "u").test(String(value)) ? [] : [problem];
  });
}

/** "it must have at least 2 elements" */
export function countProblem(limit: "at least" | "at most", count: number | undefined): string {
  return `it must have ${limit} ${count ?? ""} elements`;
}

/** "`open`, `closed`" */
export function quoteAll(values: readonly JsonScalar[]): string {
  return values.map((value) => `\`${String(value)}\``).join(", ");
}
