import { type Place, optional, quoteAll } from "#generator/read";
import type { AppliedConstraint, Field, JsonScalar, JsonValue, ObjectShape, Records, ScalarType, ValueType } from "#generator/resolve";
import { constraintsOnItems, constraintsOnNumbers, constraintsOnStrings, itemLimits } from "#generator/resolve";
import { innerTypeAt, isNullable, NO_RECORDS, shapeOf } from "#generator/resolve";
import { isAllowed, nounOf, soundLimits, soundScalar } from "#generator/schema";
import { isList, isObject, nearestName } from "#templates/core";

/** One problem of a value, and where in it. The value itself is never repeated: it may be a secret. */
export interface ValueProblem {
  readonly path: readonly (string | number)[];
  readonly problem: string;
  /** Keys of an object that no field declares; the path leads to the first of them. */
  readonly undeclared?: UndeclaredKeys;
  /** The value is of another type, so that the declaration may be what is wrong. */
  readonly wrongType?: true;
  /** The fields of the object that has too many keys or too few: its declaration may be what is wrong. */
  readonly shape?: readonly string[];
  /** Where the innermost field around the place is declared; undefined outside of any field. */
  readonly declaredAt?: Place;
  /** The place is in a secret. */
  readonly secret?: true;
}

/** Keys of an object that no field declares, each with the field that was probably meant. */
export interface UndeclaredKeys {
  readonly keys: readonly { readonly name: string; readonly suggestion?: string }[];
  readonly fields: readonly string[];
}

/**
 * Everything about a value of the catalog that its type does not allow; empty when it fits. Keys that no field declares are reported for
 * open objects as well. Constraints that contradict themselves are left out.
 */
export function findValueProblems(value: JsonValue, type: ValueType, records: Records): readonly ValueProblem[] {
  return problemsIn({ value, type, path: [] }, records);
}

/** Why a type refuses a value that it lists itself; undefined when it does not. */
export function listedProblem(value: JsonScalar, type: ScalarType): string | undefined {
  const { const: _const, enum: _enum, knownValues: _knownValues, ...bare } = type;
  return findValueProblems(value, bare, NO_RECORDS)[0]?.problem;
}

/** A value, or a value inside it, with what its type says about it. */
interface LocatedValue {
  readonly value: JsonValue;
  readonly type: ValueType;
  /** From the outermost value to this one. */
  readonly path: readonly (string | number)[];
  /** Where the innermost field around it is declared; undefined outside of any field. */
  readonly declaredAt?: Place;
  /** It is in a secret. */
  readonly secret?: true;
}

/** The problems of a value itself, then those of what is inside it. */
function problemsIn(located: LocatedValue, records: Records): readonly ValueProblem[] {
  const { value, type, path, declaredAt, secret } = located;
  const ownProblems = problemsOf(value, type, records).map(({ key, ...problem }): ValueProblem => ({
    path: key === undefined ? path : [...path, key],
    ...problem,
    ...optional({ declaredAt, secret }),
  }));
  return [...ownProblems, ...partsOf(located, records).flatMap((part) => problemsIn(part, records))];
}

/** The fields of an object in the order of its shape, and the elements or values of any other container. */
function partsOf(located: LocatedValue, records: Records): readonly LocatedValue[] {
  const { value, type } = located;
  if (isList(value)) return value.map((element, index) => within(located, index, element, innerTypeAt(type, index)));
  if (!isObject(value)) return [];
  const shape = shapeOf(type, records);
  if (shape === undefined) return Object.entries(value).map(([key, inner]) => within(located, key, inner, innerTypeAt(type, key)));
  const values = new Map(Object.entries(value));
  return [...new Map(shape.fields.map((field) => [field.name, field])).values()].flatMap((field) => {
    const inner = values.get(field.name);
    return inner === undefined ? [] : [within(located, field.name, inner, field)];
  });
}

function within(
  { path, declaredAt, secret }: LocatedValue,
  step: string | number,
  value: JsonValue,
  declared: Pick<Field, "type"> & Partial<Pick<Field, "at" | "secret">> = { type: { kind: "any" } },
): LocatedValue {
  const isSecret = declared.secret === true || secret === true;
  const place = optional({ declaredAt: declared.at ?? declaredAt });
  return { value, type: declared.type, path: [...path, step], ...place, ...(isSecret && { secret: true }) };
}

type Problem = Omit<ValueProblem, "path" | "declaredAt" | "secret"> & { readonly key?: string };

function problemsOf(value: JsonValue, type: ValueType, records: Records): readonly Problem[] {
  if (type.kind === "any" || (value === null && isNullable(type))) return [];
  if (type.kind === "scalar") return problemsOfScalar(value, type);
  if (type.kind === "array" && isList(value)) return unmet(constraintsOnItems(soundLimits(itemLimits(type))), value.length);
  if (type.kind === "array" || !isObject(value)) return [wrongType(type, value)];
  const shape = shapeOf(type, records);
  return shape === undefined ? [] : problemsOfObject(value, shape);
}

/** Nothing is wrong with a value where the type refuses the values that it lists itself. */
function problemsOfScalar(value: JsonValue, type: ScalarType): readonly Problem[] {
  const isOfType = typeof value !== "object" && isAllowed(value, type);
  const problems = isOfType ? problemsOfLimits(value, soundScalar(type)) : [wrongType(type, value)];
  return problems.length > 0 && value !== null && contradictsItself(type) ? [] : problems;
}

/** Whether the values that a type lists do not fit the type: this is reported at the type, and no other value is blamed. */
function contradictsItself(type: ScalarType): boolean {
  const { const: constant, enum: values = [], knownValues = [] } = type;
  const listed = [...(constant === undefined ? [] : [constant]), ...values, ...knownValues];
  return listed.some((value) => listedProblem(value, type) !== undefined);
}

function problemsOfLimits(value: JsonScalar, type: ScalarType): readonly Problem[] {
  const { const: constant, enum: values, commaList } = type;
  const listed = constant === undefined ? values : [constant];
  const wanted = constant === undefined ? `one of ${quoteAll((values ?? []).map(String))}` : `\`${String(constant)}\``;
  return [
    ...(listed === undefined || listed.includes(value) ? [] : [{ problem: `it must be ${wanted}` }]),
    ...(typeof value === "number" ? unmet(constraintsOnNumbers(type), value) : []),
    ...(typeof value === "string" ? unmet(constraintsOnStrings(type), value) : []),
    ...(typeof value === "string" && commaList !== undefined ? problemsOfElements(value.split(","), commaList) : []),
  ];
}

function problemsOfElements(elements: readonly string[], commaList: NonNullable<ScalarType["commaList"]>): readonly Problem[] {
  const { values = elements } = commaList;
  const isAmong = elements.every((element) => values.includes(element));
  return [
    ...unmet(constraintsOnItems(commaList), elements.length),
    ...(isAmong ? [] : [{ problem: `its elements must be among ${quoteAll(values)}` }]),
  ];
}

function unmet<Value>(constraints: readonly AppliedConstraint<Value>[], value: Value): readonly Problem[] {
  return constraints.filter(({ check }) => !check().accepts(value)).map(({ demand }) => ({ problem: `it must ${demand()}` }));
}

function problemsOfObject(value: Readonly<Record<string, JsonValue>>, { fields, atLeastOneOf = [] }: ObjectShape): readonly Problem[] {
  const shape = fields.map(({ name }) => name);
  const isAbsent = (name: string): boolean => !Object.hasOwn(value, name);
  const absent = fields.filter(({ name, required }) => required && isAbsent(name)).map(({ name }) => name);
  const undeclared = Object.keys(value).filter((name) => !shape.includes(name));
  const keys = suggestFields(undeclared, absent, shape.filter(isAbsent));
  const isMisspelt = (name: string): boolean => keys.some(({ suggestion }) => suggestion === name);
  const missing = absent.filter((name) => !isMisspelt(name));
  const lacksChoice = atLeastOneOf.length > 0 && atLeastOneOf.every((name) => isAbsent(name) && !isMisspelt(name));
  const [first] = keys;
  return [
    ...(missing.length === 0 ? [] : [{ problem: `${quoteAll(missing)} ${missing.length === 1 ? "is" : "are"} missing`, shape }]),
    ...(lacksChoice ? [{ problem: `at least one of ${quoteAll(atLeastOneOf)} must be present` }] : []),
    ...(first === undefined
      ? []
      : [{ key: first.name, problem: `undeclared ${quoteAll(undeclared)}`, undeclared: { keys, fields: shape }, shape }]),
  ];
}

/** The keys without a field. Where one key is too many and one field is missing, the field was probably renamed. */
function suggestFields(keys: readonly string[], missing: readonly string[], absent: readonly string[]): UndeclaredKeys["keys"] {
  return keys.map((name) => {
    const renamed = keys.length === 1 && missing.length === 1 ? missing[0] : undefined;
    const suggestion = renamed ?? nearestName(name, absent);
    return { name, ...optional({ suggestion }) };
  });
}

function wrongType(type: ValueType, value: JsonValue): Problem {
  return { problem: `it must be ${nounOf(type)}${value === null ? ", not null" : ""}`, wrongType: true };
}
