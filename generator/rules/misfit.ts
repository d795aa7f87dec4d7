import type { ArrayType, JsonScalar, JsonValue, ObjectShape, ObjectType, ScalarName, ScalarType, ValueType } from "../model/types.ts";
import { FORMAT_PATTERNS } from "../schema/formats.ts";
import { usablePattern } from "./pattern.ts";
import type { Records } from "./walk.ts";

/** What is wrong with a value, and where in it. The value itself is never repeated: it may be a secret. */
export interface Misfit {
  readonly path: readonly (string | number)[];
  readonly problem: string;
  /** It is in a secret. */
  readonly secret?: true;
}

/** Everything about a value that its type does not allow; empty when it fits. */
export function findMisfits(value: JsonValue, type: ValueType, records: Records): readonly Misfit[] {
  if (type.kind === "any") return [];
  if (value === null) return type.nullable ? [] : [misfit(`it must be ${nameType(type)}, not null`)];
  switch (type.kind) {
    case "scalar":
      return scalarProblems(value, type).map(misfit);
    case "array":
      return isList(value) ? arrayMisfits(value, type, records) : [misfit("it must be an array")];
    case "object":
      return isMapping(value) ? objectMisfits(value, type, records) : [misfit("it must be an object")];
    case "record": {
      const shape = records.get(type.record)?.shape;
      if (!isMapping(value)) return [misfit(`it must be a ${type.record}`)];
      return shape === undefined ? [] : shapeMisfits(value, shape, records);
    }
  }
}

function arrayMisfits(value: readonly JsonValue[], { items, minItems, maxItems }: ArrayType, records: Records): readonly Misfit[] {
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
  const { fields, open, atLeastOneOf } = shape;
  const known = new Map(fields.map((field) => [field.name, field]));
  const unknown = open ? [] : Object.keys(value).filter((key) => !known.has(key));
  const missing = fields.filter(({ name, required }) => required && !Object.hasOwn(value, name));
  return [
    ...missing.map(({ name }) => misfit(`\`${name}\` is missing`)),
    ...(atLeastOneOf?.every((name) => !Object.hasOwn(value, name)) ? [misfit(`one of ${quoteAll(atLeastOneOf)} must be there`)] : []),
    ...unknown.map((key) => below(key, misfit("there is no field of that name"))),
    ...Object.entries(value).flatMap(([key, one]) => {
      const field = known.get(key);
      if (field === undefined) return [];
      const misfits = findMisfits(one, field.type, records).map((found) => below(key, found));
      return field.secret ? misfits.map((found): Misfit => ({ ...found, secret: true })) : misfits;
    }),
  ];
}

function scalarProblems(value: Exclude<JsonValue, null>, type: ScalarType): readonly string[] {
  if (typeof value === "object" || !type.types.some((name) => isOfType(value, name))) return [`it must be ${nameType(type)}`];
  return [...valueProblems(value, type), ...(typeof value === "string" ? textProblems(value, type) : [])];
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

function isOfType(value: string | number | boolean, name: ScalarName): boolean {
  return name === "integer" ? Number.isInteger(value) : typeof value === name;
}

function nameType(type: Exclude<ValueType, { kind: "any" }>): string {
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

function below(step: string | number, found: Misfit): Misfit {
  return { ...found, path: [step, ...found.path] };
}
