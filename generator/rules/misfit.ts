import { nearestName } from "../diagnostics/nearest_name.ts";
import type { ArrayType, JsonScalar, JsonValue, ObjectShape, ObjectType, Place, ScalarType, ValueType } from "../model/types.ts";
import { FORMAT_PATTERNS } from "../schema/formats.ts";
import { usablePattern } from "./pattern.ts";
import { isAllowed, soundRange, soundScalar } from "./sound_type.ts";
import type { Records } from "./walk.ts";

/** One problem of a value, and where in it. The value itself is never repeated: it may be a secret. */
export interface Misfit {
  readonly path: readonly (string | number)[];
  readonly problem: string;
  /** The key at the end of the path is not a field of the object that has it. */
  readonly undeclared?: UndeclaredKey;
  /** The value is of another type, so that the declaration may be what is wrong. */
  readonly wrongType?: true;
  /** Where the innermost field around the place is declared; undefined outside of any field. */
  readonly declaredAt?: Place;
  /** The place is in a secret. */
  readonly secret?: true;
}

/** A key that no field has. */
export interface UndeclaredKey {
  readonly name: string;
  readonly fields: readonly string[];
  /** The field that was probably meant. */
  readonly suggestion?: string;
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

function objectMisfits(value: Readonly<Record<string, JsonValue>>, { shape, values }: ObjectType, records: Records): readonly Misfit[] {
  if (shape !== undefined) return shapeMisfits(value, shape, records);
  if (values === undefined) return [];
  return Object.entries(value).flatMap(([key, one]) => findMisfits(one, values, records).map((found) => below(key, found)));
}

function shapeMisfits(value: Readonly<Record<string, JsonValue>>, shape: ObjectShape, records: Records): readonly Misfit[] {
  const known = new Map(shape.fields.map((field) => [field.name, field]));
  const undeclared = undeclaredKeys(value, shape);
  const meant = new Set(undeclared.map(({ suggestion }) => suggestion));
  const { atLeastOneOf } = shape;
  return [
    // A misspelt key is one mistake: the field that it should have been is not reported as missing too.
    ...missingFields(value, shape)
      .filter((name) => !meant.has(name))
      .map((name) => misfit(`\`${name}\` is missing`)),
    ...(atLeastOneOf?.every((name) => !Object.hasOwn(value, name) && !meant.has(name))
      ? [misfit(`at least one of ${quoteAll(atLeastOneOf)} must be present`)]
      : []),
    ...undeclared.map((key): Misfit => below(key.name, { ...misfit(`\`${key.name}\` is not a declared field`), undeclared: key })),
    ...Object.entries(value).flatMap(([key, one]) => {
      const field = known.get(key);
      if (field === undefined) return [];
      const misfits = findMisfits(one, field.type, records).map((found): Misfit => ({ declaredAt: field.at, ...below(key, found) }));
      return field.secret ? misfits.map((found): Misfit => ({ ...found, secret: true })) : misfits;
    }),
  ];
}

function missingFields(value: Readonly<Record<string, JsonValue>>, { fields }: ObjectShape): readonly string[] {
  return fields.filter(({ name, required }) => required && !Object.hasOwn(value, name)).map(({ name }) => name);
}

/** The keys without a field. Where one key is too many and one field is missing, the field was probably renamed. */
function undeclaredKeys(value: Readonly<Record<string, JsonValue>>, shape: ObjectShape): readonly UndeclaredKey[] {
  const fields = shape.fields.map(({ name }) => name);
  const keys = Object.keys(value).filter((key) => !fields.includes(key));
  const missing = missingFields(value, shape);
  const absent = fields.filter((name) => !Object.hasOwn(value, name));
  return keys.map((name) => {
    const renamed = keys.length === 1 && missing.length === 1 ? missing[0] : undefined;
    const suggestion = renamed ?? nearestName(name, absent);
    return { name, fields, ...(suggestion !== undefined && { suggestion }) };
  });
}

function scalarMisfits(value: Exclude<JsonValue, null>, type: ScalarType): readonly Misfit[] {
  const sound = soundScalar(type);
  if (sound === undefined) return [];
  if (typeof value === "object" || !isAllowed(value, sound)) return [wrongType(describeType(sound))];
  return [...valueProblems(value, sound), ...(typeof value === "string" ? textProblems(value, sound) : [])].map(misfit);
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
export function describeType(type: Exclude<ValueType, { kind: "any" }>): string {
  if (type.kind === "scalar") return type.types.map((name) => (name === "integer" ? "an integer" : `a ${name}`)).join(" or ");
  return type.kind === "record" ? `a ${type.record}` : `an ${type.kind}`;
}

function quoteAll(values: readonly JsonScalar[]): string {
  return values.map((value) => `\`${String(value)}\``).join(", ");
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isMapping(value: JsonValue): value is Readonly<Record<string, JsonValue>> {
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
