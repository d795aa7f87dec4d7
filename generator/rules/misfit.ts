import { isList } from "../../templates/shared/json_values.ts";
import { nearestName } from "../../templates/shared/nearest_names.ts";
import type { ArrayType, JsonScalar, JsonValue, ObjectShape, ObjectType, Place, ScalarType, ValueType } from "../model/types.ts";
import { FORMAT_PATTERNS } from "../schema/formats.ts";
import { usablePattern } from "./pattern.ts";
import { isAllowed, soundRange, soundScalar } from "./sound_type.ts";
import type { Records } from "../model/walk.ts";

/** One problem of a value, and where in it. The value itself is never repeated: it may be a secret. */
export interface Misfit {
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
 * Everything about a value of the catalog that its type does not allow; empty when it fits. Keys that no field declares
 * are reported for open objects as well. Constraints that contradict themselves are left out.
 */
export function findMisfits(value: JsonValue, type: ValueType, records: Records): readonly Misfit[] {
  if (type.kind === "any") return [];
  if (value === null) return type.nullable ? [] : [wrongType(`${describeType(type)}, not null`)];
  switch (type.kind) {
    case "scalar":
      return scalarMisfits(value, type);
    case "array":
      return isList(value) ? arrayMisfits(value, type, records) : [wrongType("an array")];
    case "object":
      return isMapping(value) ? objectMisfits(value, type, records) : [wrongType("an object")];
    case "record": {
      const shape = records.get(type.record)?.shape;
      if (!isMapping(value)) return [wrongType(`a ${type.record}`)];
      return shape === undefined ? [] : shapeMisfits(value, shape, records);
    }
  }
}

function arrayMisfits(value: readonly JsonValue[], type: ArrayType, records: Records): readonly Misfit[] {
  const { items, minItems, maxItems } = { ...type, ...soundRange(type, "minItems", "maxItems") };
  return [
    ...countProblems(value.length, minItems, maxItems).map(misfit),
    ...value.flatMap((item, index) => findMisfits(item, items, records).map((found) => below(index, found))),
  ];
}

function objectMisfits(value: Mapping, { shape, values }: ObjectType, records: Records): readonly Misfit[] {
  if (shape !== undefined) return shapeMisfits(value, shape, records);
  if (values === undefined) return [];
  return Object.entries(value).flatMap(([key, one]) => findMisfits(one, values, records).map((found) => below(key, found)));
}

function shapeMisfits(value: Mapping, shape: ObjectShape, records: Records): readonly Misfit[] {
  return [
    ...presenceMisfits(value, shape),
    ...shape.fields.flatMap(({ name, type, secret, at }) => {
      const one = Object.hasOwn(value, name) ? value[name] : undefined;
      const misfits = one === undefined ? [] : findMisfits(one, type, records);
      return misfits.map((found): Misfit => ({ declaredAt: at, ...below(name, found), ...(secret && { secret }) }));
    }),
  ];
}

/** The keys that are missing and those that are too many. A misspelt key is one mistake: its field is not missing as well. */
function presenceMisfits(value: Mapping, { fields, atLeastOneOf }: ObjectShape): readonly Misfit[] {
  const names = fields.map(({ name }) => name);
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const isAbsent = (name: string): boolean => !Object.hasOwn(value, name);
  const keys = undeclaredKeys(value, names, required.filter(isAbsent));
  const isMissing = (name: string): boolean => isAbsent(name) && !keys.some(({ suggestion }) => suggestion === name);
  const missing = required.filter(isMissing);
  const [first] = keys;
  return [
    ...(missing.length === 0 ? [] : [{ ...misfit(`${quoteAll(missing)} ${missing.length === 1 ? "is" : "are"} missing`), shape: names }]),
    ...(atLeastOneOf?.every(isMissing) ? [misfit(`at least one of ${quoteAll(atLeastOneOf)} must be present`)] : []),
    ...(first === undefined
      ? []
      : [
          {
            ...below(first.name, misfit(`undeclared ${quoteAll(keys.map(({ name }) => name))}`)),
            undeclared: { keys, fields: names },
            shape: names,
          },
        ]),
  ];
}

/** The keys without a field. Where one key is too many and one field is missing, the field was probably renamed. */
function undeclaredKeys(value: Mapping, names: readonly string[], missing: readonly string[]): UndeclaredKeys["keys"] {
  const keys = Object.keys(value).filter((key) => !names.includes(key));
  const absent = names.filter((name) => !Object.hasOwn(value, name));
  return keys.map((name) => {
    const renamed = keys.length === 1 && missing.length === 1 ? missing[0] : undefined;
    const suggestion = renamed ?? nearestName(name, absent);
    return { name, ...(suggestion !== undefined && { suggestion }) };
  });
}

function scalarMisfits(value: Exclude<JsonValue, null>, type: ScalarType): readonly Misfit[] {
  if (typeof value === "object" || !isAllowed(value, type)) return contradictsItself(type) ? [] : [wrongType(describeType(type))];
  return contradictsItself(type) ? [] : scalarProblems(value, type).map(misfit);
}

/** The problems of a scalar of the right type. */
function scalarProblems(value: string | number | boolean, type: ScalarType): readonly string[] {
  const sound = soundScalar(type);
  return [...valueProblems(value, sound), ...(typeof value === "string" ? textProblems(value, sound) : [])];
}

/** Whether the values that a type lists do not fit the type: this is reported at the type, and no other value is blamed. */
function contradictsItself(type: ScalarType): boolean {
  return listedValues(type).some((value) => listedProblem(value, type) !== undefined);
}

function listedValues({ const: constant, enum: values = [], knownValues = [] }: ScalarType): readonly JsonScalar[] {
  return constant === undefined ? [...values, ...knownValues] : [constant, ...values, ...knownValues];
}

/** Why a type refuses a value that it lists itself; undefined when it does not. */
export function listedProblem(value: JsonScalar, type: ScalarType): string | undefined {
  const { const: _const, enum: _enum, knownValues: _knownValues, ...bare } = type;
  if (!isAllowed(value, bare)) return `it must be ${describeType(bare)}${value === null ? ", not null" : ""}`;
  return value === null ? undefined : scalarProblems(value, bare)[0];
}

function valueProblems(value: JsonScalar, { const: constant, enum: values, min, max }: ScalarType): readonly string[] {
  const problems: string[] = [];
  if (constant !== undefined && value !== constant) problems.push(`it must be \`${String(constant)}\``);
  if (values?.includes(value) === false) problems.push(`it must be one of ${quoteAll(values)}`);
  if (typeof value === "number" && min !== undefined && value < min) problems.push(`it must be at least ${min}`);
  if (typeof value === "number" && max !== undefined && value > max) problems.push(`it must be at most ${max}`);
  return problems;
}

function textProblems(value: string, { minLength = 0, maxLength = Infinity, pattern, format, commaList }: ScalarType): readonly string[] {
  const problems: string[] = [];
  const length = Array.from(value).length;
  if (length < minLength) problems.push(`it must have at least ${minLength} characters`);
  if (length > maxLength) problems.push(`it must have at most ${maxLength} characters`);
  if (pattern !== undefined && usablePattern(pattern)?.test(value) === false) problems.push(`it must match \`${pattern}\``);
  if (format !== undefined && !new RegExp(FORMAT_PATTERNS[format], "u").test(value)) problems.push(`it must be a ${format}`);
  return commaList === undefined ? problems : [...problems, ...commaListProblems(value.split(","), commaList)];
}

function commaListProblems(
  elements: readonly string[],
  { values, minItems, maxItems }: NonNullable<ScalarType["commaList"]>,
): readonly string[] {
  const unknown = values !== undefined && elements.some((element) => !values.includes(element));
  return [...countProblems(elements.length, minItems, maxItems), ...(unknown ? [`its elements must be among ${quoteAll(values)}`] : [])];
}

function countProblems(count: number, least = 0, most = Infinity): readonly string[] {
  if (count < least) return [`it must have at least ${least} elements`];
  return count > most ? [`it must have at most ${most} elements`] : [];
}

/** "a string or an integer" */
function describeType(type: Exclude<ValueType, { kind: "any" }>): string {
  if (type.kind === "scalar") return type.types.map((name) => (name === "integer" ? "an integer" : `a ${name}`)).join(" or ");
  return type.kind === "record" ? `a ${type.record}` : `an ${type.kind}`;
}

function quoteAll(values: readonly JsonScalar[]): string {
  return values.map((value) => `\`${String(value)}\``).join(", ");
}

type Mapping = Readonly<Record<string, JsonValue>>;

function isMapping(value: JsonValue): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function misfit(problem: string): Misfit {
  return { path: [], problem };
}

function wrongType(wanted: string): Misfit {
  return { path: [], problem: `it must be ${wanted}`, wrongType: true };
}

function below(step: string | number, found: Misfit): Misfit {
  return { ...found, path: [step, ...found.path] };
}
