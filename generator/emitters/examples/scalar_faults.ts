import { constraintsOnItems, constraintsOnNumbers, constraintsOnStrings, type AppliedConstraint } from "../../model/apply_constraints.ts";
import type { JsonScalar, JsonValue, ScalarType } from "../../model/types.ts";
import { findValueProblems } from "../../rules/find_value_problems.ts";
import { LONGEST_ARRAY } from "../../model/shown_limits.ts";
import { NO_RECORDS } from "../../model/walk.ts";
import type { InvalidExample, ExampleCode } from "./fault.ts";

/** Values that a scalar type refuses, one for each of its rules. */
export function scalarFaults(type: ScalarType, valid: JsonValue): readonly InvalidExample[] {
  const ofNumber = attempts(constraintsOnNumbers(type), typeof valid === "number" ? valid : 0);
  const ofText = typeof valid === "string" ? [...attempts(constraintsOnStrings(type), valid), ...listAttempts(type, valid)] : [];
  return [...valueAttempts(type), ...ofNumber, ...ofText].flatMap((attempt) => tryOut(type, attempt));
}

/** A rule, and values that may break it. */
interface Attempt {
  readonly code: ExampleCode;
  readonly what: string;
  /** The candidates are of another kind and break no other rule. */
  readonly otherKind?: boolean;
  readonly candidates: readonly JsonScalar[];
}

function valueAttempts({ types, const: only, enum: listed }: ScalarType): readonly Attempt[] {
  const code = only === undefined ? "value/type" : "value/const";
  const isWhole = types.includes("integer") && !types.includes("number");
  return [
    { code, what: "is of another type", otherKind: true, candidates: ["text", 42, true] },
    { code, what: "is not an integer", otherKind: true, candidates: isWhole ? [1.5] : [] },
    { code: "value/const", what: "is not the only allowed value", candidates: given(only, (value) => otherThan([value])) },
    { code: "value/enum", what: "is not one of the allowed values", candidates: given(listed, otherThan) },
  ];
}

function attempts<Value extends JsonScalar>(constraints: readonly AppliedConstraint<Value>[], valid: Value): readonly Attempt[] {
  return constraints.map(({ check, fault, faults }) => ({ code: check().code, what: fault, candidates: faults(valid) }));
}

function listAttempts({ commaList }: ScalarType, valid: string): readonly Attempt[] {
  if (commaList === undefined) return [];
  const { values } = commaList;
  const elements = valid.split(",");
  const [first = ""] = elements;
  const take = (count: number): readonly string[] =>
    count > LONGEST_ARRAY ? [] : [Array.from({ length: count }, (_, index) => elements[index % elements.length]).join(",")];
  return [
    {
      code: "value/enum",
      what: "has an element that is not allowed",
      candidates: given(values, () => [`${valid},unknown_value`, "unknown_value"]),
    },
    { code: "value/enum", what: "has a space after a comma", candidates: given(values, (known) => [`${first}, ${known.at(-1) ?? ""}`]) },
    ...constraintsOnItems(commaList).map(({ check, fault, faults }) => ({
      code: check().code,
      what: fault,
      candidates: faults(elements.length).flatMap(take),
    })),
  ];
}

function given<T>(limit: T | undefined, candidates: (limit: T) => readonly JsonScalar[]): readonly JsonScalar[] {
  return limit === undefined ? [] : candidates(limit);
}

/** The first candidate that the type refuses for the intended reason and for no other. */
function tryOut(type: ScalarType, { code, what, otherKind = false, candidates }: Attempt): readonly InvalidExample[] {
  const value = candidates.find((one) => isOfKind(type, one) !== otherKind && findValueProblems(one, type, NO_RECORDS).length === 1);
  return value === undefined ? [] : [{ code, path: [], what, value }];
}

function isOfKind({ types }: ScalarType, value: JsonScalar): boolean {
  return types.some((name) => (name === "integer" ? Number.isInteger(value) : typeof value === name));
}

/** Values of the same kind other than these. */
function otherThan(values: readonly JsonScalar[]): readonly JsonScalar[] {
  const numbers = values.filter((value) => typeof value === "number");
  if (numbers.length > 0) return [Math.max(...numbers) + 1];
  return values.some((value) => typeof value === "boolean") ? [true, false] : ["unknown_value", "other_value"];
}
