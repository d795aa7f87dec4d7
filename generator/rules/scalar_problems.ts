import { constraintsOnItems, constraintsOnNumbers, constraintsOnStrings, type AppliedConstraint } from "../model/apply_constraints.ts";
import type { JsonScalar, ScalarType } from "../model/types.ts";
import { stringPattern } from "../schema/formats.ts";
import { soundScalar } from "./sound_type.ts";

/** What a scalar of the right type must be and is not, for the keywords of its schema that refuse it. */
export function scalarProblems(keywords: ReadonlySet<string>, type: ScalarType, value: JsonScalar): readonly string[] {
  return [
    ...listProblems(keywords, type),
    ...constraintProblems(keywords, constraintsOnNumbers(type)),
    ...constraintProblems(keywords, constraintsOnStrings(type)),
    ...(keywords.has("pattern") ? patternProblems(soundScalar(type), String(value)) : []),
  ];
}

function listProblems(keywords: ReadonlySet<string>, { const: constant, enum: values = [] }: ScalarType): readonly string[] {
  if (!keywords.has("const") && !keywords.has("enum")) return [];
  return [constant === undefined ? `it must be one of ${quoteAll(values)}` : `it must be \`${String(constant)}\``];
}

/** The problems of the constraints that have one of some keywords. */
export function constraintProblems<Value>(
  keywords: ReadonlySet<string>,
  constraints: readonly AppliedConstraint<Value>[],
): readonly string[] {
  return constraints.filter((one) => Object.keys(one.keywords).some((keyword) => keywords.has(keyword))).map(problemOf);
}

/** A schema has one `pattern` for several constraints: each is tried on its own to find those that the value breaks. */
function patternProblems(type: ScalarType, value: string): readonly string[] {
  const { values } = type.commaList ?? {};
  const ofString = constraintsOnStrings(type).filter(({ pattern, check }) => pattern !== undefined && !check().accepts(value));
  const ofItems = constraintsOnItems(type.commaList ?? {}).filter(({ check }) => !check().accepts(value.split(",").length));
  const elements = stringPattern({ kind: "scalar", types: ["string"], nullable: false, ...(values && { commaList: { values } }) });
  return [
    ...ofString.map(problemOf),
    ...ofItems.map(problemOf),
    ...(elements === undefined || new RegExp(elements, "u").test(value) ? [] : [`its elements must be among ${quoteAll(values ?? [])}`]),
  ];
}

function problemOf<Value>({ demand }: AppliedConstraint<Value>): string {
  return `it must ${demand()}`;
}

/** "`open`, `closed`" */
export function quoteAll(values: readonly JsonScalar[]): string {
  return values.map((value) => `\`${String(value)}\``).join(", ");
}
