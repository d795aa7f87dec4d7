import { type Place, optional, groupBy } from "#generator/read";
import { type ErrorObject, Ajv, type ValidateFunction } from "ajv";
import { nearestName, multipleOf } from "#templates/core";
import type { AppliedConstraint, JsonScalar, JsonValue, ObjectShape, ScalarType, ValueType, Field, Records } from "#generator/resolve";
import {
  constraintsOnItems,
  constraintsOnNumbers,
  constraintsOnStrings,
  itemLimits,
  shapeOf,
  innerTypeAt,
  NO_RECORDS,
  fieldNamed,
} from "#generator/resolve";
import type { JsonSchema, Dialect, Projection } from "#generator/schema";
import { nounOf, isAllowed, soundScalar, soundShape, soundType, stringPattern, toSchema, toShapeSchema } from "#generator/schema";

/** The id of the schema that holds the records of a connector. */
const RECORDS = "records";

/** The keywords that decide about a value, and no others: many types have one schema, which is compiled once. */
const dialect: Dialect = {
  ref: ({ name }) => `${RECORDS}#/definitions/${name}`,
  notes: () => ({}),
  fieldNotes: () => ({}),
  openNotes: () => ({}),
  atLeastOneOf: (object, names) => ({ ...object, anyOf: names.map((name) => ({ required: [name] })) }),
};

/** On the request side objects keep that they are closed. */
const projection: Projection = { dialect, side: "request" };

/** More than any catalog has. */
const MOST_COMPILED = 5000;

const schemasOf = new WeakMap<Records, Schemas>();

/** Compiles schemas that name no record: they mean the same in every connector, and most types have one of them. */
const compileShared = openCompiler();

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
 * Everything about a value of the catalog that the schema of its type does not allow; empty when it fits. Keys that no field
 * declares are reported for open objects as well. Constraints that contradict themselves are left out.
 */
export function findValueProblems(value: JsonValue, type: ValueType, records: Records): readonly ValueProblem[] {
  const byPointer = groupBy(validateWithSchema(value, type, records), ({ instancePath }) => instancePath);
  return [...byPointer].flatMap(([pointer, errors]) => locatedProblems(locateValue(value, type, records, pointer), errors, records));
}

/** Why a type refuses a value that it lists itself; undefined when it does not. */
export function listedProblem(value: JsonScalar, type: ScalarType): string | undefined {
  const { const: _const, enum: _enum, knownValues: _knownValues, ...bare } = type;
  return findValueProblems(value, bare, NO_RECORDS)[0]?.problem;
}

/** A problem of one value, and the step to the value inside it that has the problem. */
type Problem = Omit<ValueProblem, "path" | "declaredAt" | "secret"> & { readonly key?: string };

function locatedProblems(located: LocatedValue, errors: readonly ErrorObject[], records: Records): readonly ValueProblem[] {
  const { path, declaredAt, secret } = located;
  return problemsAt(located, errors, records).map(({ key, ...problem }) => ({
    path: key === undefined ? path : [...path, key],
    ...problem,
    ...optional({ declaredAt, secret }),
  }));
}

/** The problems that the errors of AJV at one value stand for. */
function problemsAt({ type, value }: LocatedValue, errors: readonly ErrorObject[], records: Records): readonly Problem[] {
  if (type.kind === "any") return [];
  if (type.kind === "scalar") return problemsOfScalar(type, value, errors);
  const shape = shapeOf(type, records);
  if (isMapping(value) && shape !== undefined) return problemsOfObject(value, shape, errors);
  const ofLimits = problemsOfArray(type, errors);
  return ofLimits.length > 0 ? ofLimits : [wrongType(type, value)];
}

function problemsOfScalar(type: ScalarType, value: JsonValue, errors: readonly ErrorObject[]): readonly Problem[] {
  if (value !== null && contradictsItself(type)) return [];
  if (typeof value === "object" || !isAllowed(value, type)) return [wrongType(type, value)];
  return scalarProblems(new Set(keywordsOf(type, errors)), type, value).map((problem) => ({ problem }));
}

/**
 * Several types are alternatives of one schema. Errors from alternatives of other types do not
 * matter. If none is left, the `const` or `enum` of the type refused the value.
 */
function keywordsOf({ types, const: constant, enum: values }: ScalarType, errors: readonly ErrorObject[]): readonly string[] {
  if (types.length === 1) return errors.map(({ keyword }) => keyword);
  const alternativeOf = ({ schemaPath }: ErrorObject): string => schemaPath.slice(0, schemaPath.lastIndexOf("/"));
  const others = new Set(errors.filter(({ keyword }) => keyword === "type").map(alternativeOf));
  const keywords = errors.filter((error) => error.keyword !== "anyOf" && !others.has(alternativeOf(error))).map(({ keyword }) => keyword);
  return keywords.length > 0 || (constant === undefined && values === undefined) ? keywords : ["enum"];
}

/** Whether the values that a type lists do not fit the type: this is reported at the type, and no other value is blamed. */
function contradictsItself(type: ScalarType): boolean {
  const { const: constant, enum: values = [], knownValues = [] } = type;
  const listed = [...(constant === undefined ? [] : [constant]), ...values, ...knownValues];
  return listed.some((value) => listedProblem(value, type) !== undefined);
}

function problemsOfArray(type: ValueType, errors: readonly ErrorObject[]): readonly Problem[] {
  const keywords = new Set(errors.map(({ keyword }) => keyword));
  return constraintProblems(keywords, constraintsOnItems(itemLimits(type))).map((problem) => ({ problem }));
}

/** The keys that are missing and those that are too many. A misspelt key is one mistake: its field is not missing as well. */
function problemsOfObject(
  value: Readonly<Record<string, JsonValue>>,
  { fields, atLeastOneOf = [] }: ObjectShape,
  errors: readonly ErrorObject[],
): readonly Problem[] {
  const shape = fields.map(({ name }) => name);
  const ofChoice = errors.filter(isOfChoice);
  const absent = errors.flatMap((error) => (isOfChoice(error) ? [] : namesIn(error, "missingProperty")));
  const undeclared = errors.flatMap((error) => namesIn(error, "additionalProperty"));
  const keys = suggestFields(
    undeclared,
    absent,
    shape.filter((name) => !Object.hasOwn(value, name)),
  );
  const isMisspelt = (name: string): boolean => keys.some(({ suggestion }) => suggestion === name);
  const missing = absent.filter((name) => !isMisspelt(name));
  const [first] = keys;
  return [
    ...(missing.length === 0 ? [] : [{ problem: `${quoteAll(missing)} ${missing.length === 1 ? "is" : "are"} missing`, shape }]),
    ...(ofChoice.length === 0 || atLeastOneOf.some(isMisspelt)
      ? []
      : [{ problem: `at least one of ${quoteAll(atLeastOneOf)} must be present` }]),
    ...(first === undefined
      ? []
      : [{ key: first.name, problem: `undeclared ${quoteAll(undeclared)}`, undeclared: { keys, fields: shape }, shape }]),
  ];
}

/** Whether an error belongs to the alternatives of `at_least_one_of`. */
function isOfChoice({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === "required" && /\/anyOf\/\d+\/required$/u.test(schemaPath);
}

/** The keys without a field. Where one key is too many and one field is missing, the field was probably renamed. */
function suggestFields(keys: readonly string[], missing: readonly string[], absent: readonly string[]): UndeclaredKeys["keys"] {
  return keys.map((name) => {
    const renamed = keys.length === 1 && missing.length === 1 ? missing[0] : undefined;
    const suggestion = renamed ?? nearestName(name, absent);
    return { name, ...optional({ suggestion }) };
  });
}

/** AJV says what an error is about in params that depend on its keyword. */
function namesIn({ params }: ErrorObject, key: "missingProperty" | "additionalProperty"): readonly string[] {
  const name: unknown = params[key];
  return typeof name === "string" ? [name] : [];
}

function wrongType(type: ValueType, value: JsonValue): Problem {
  return { problem: `it must be ${nounOf(type)}${value === null ? ", not null" : ""}`, wrongType: true };
}

/** The demands that a scalar of the right type does not meet, for the keywords of its schema that refuse it. */
function scalarProblems(keywords: ReadonlySet<string>, type: ScalarType, value: JsonScalar): readonly string[] {
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
function constraintProblems<Value>(keywords: ReadonlySet<string>, constraints: readonly AppliedConstraint<Value>[]): readonly string[] {
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
function quoteAll(values: readonly JsonScalar[]): string {
  return values.map((value) => `\`${String(value)}\``).join(", ");
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

/** The value at a JSON Pointer. Its type is `any` where the type around it does not describe it. Throws if there is no value. */
function locateValue(value: JsonValue, type: ValueType, records: Records, pointer: string): LocatedValue {
  const steps = pointer.split("/").slice(1);
  return steps.reduce<LocatedValue>((outer, step) => stepInto(outer, unescapePointer(step), records), { value, type, path: [] });
}

/** Whether a value is a JSON object. */
function isMapping(value: JsonValue): value is Readonly<Record<string, JsonValue>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function stepInto(outer: LocatedValue, step: string, records: Records): LocatedValue {
  const { type, value } = outer;
  const shape = shapeOf(type, records);
  const field = shape === undefined ? undefined : fieldNamed(shape, step);
  if (field !== undefined) return within(outer, step, isMapping(value) ? value[step] : undefined, field);
  if (isMapping(value)) return within(outer, step, value[step], innerTypeAt(type, step));
  return within(outer, Number(step), elementAt(value, Number(step)), innerTypeAt(type, Number(step)));
}

function within(
  { path, declaredAt, secret }: LocatedValue,
  step: string | number,
  value: JsonValue | undefined,
  declared: Pick<Field, "type"> & Partial<Pick<Field, "at" | "secret">> = { type: { kind: "any" } },
): LocatedValue {
  if (value === undefined) throw new Error(`There is no value at ${[...path, step].join(".")}.`);
  const at = declared.at ?? declaredAt;
  const isSecret = declared.secret === true || secret === true;
  return {
    value,
    type: declared.type,
    path: [...path, step],
    ...optional({ declaredAt: at }),
    ...(isSecret && { secret: true }),
  };
}

function elementAt(value: JsonValue, index: number): JsonValue | undefined {
  const elements: readonly JsonValue[] = Array.isArray(value) ? value : [];
  return elements[index];
}

function unescapePointer(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The schemas of the types of one connector (or of the gateway), each compiled when it is first used. */
type Schemas = (type: ValueType) => ValidateFunction;

/** Validators by the text of their schemas. */
type Compile = (key: string, schema: JsonSchema) => ValidateFunction;

/**
 * The errors that AJV reports about a value of the catalog that is checked against the projected schema of its type (`soundType`);
 * empty if the value is valid. `records` are those that the type may name.
 */
function validateWithSchema(value: JsonValue, type: ValueType, records: Records): readonly ErrorObject[] {
  const schemas = schemasOf.get(records) ?? openSchemas(records);
  schemasOf.set(records, schemas);
  const validate = schemas(type);
  return validate(value) ? [] : (validate.errors ?? []);
}

function openSchemas(records: Records): Schemas {
  const validators = new WeakMap<ValueType, ValidateFunction>();
  let compileOwn: Compile | undefined;
  return (type) => {
    const cached = validators.get(type);
    if (cached !== undefined) return cached;
    const schema = toSchema(soundType(type), projection);
    const key = JSON.stringify(schema);
    const compile = key.includes(`"$ref":`) ? (compileOwn ??= openCompiler(records)) : compileShared;
    const validate = compile(key, schema);
    validators.set(type, validate);
    return validate;
  };
}

function openCompiler(records?: Records): Compile {
  let ajv = openAjv(records);
  const compiled = new Map<string, ValidateFunction>();
  return (key, schema) => {
    const cached = compiled.get(key);
    if (cached !== undefined) return cached;
    if (compiled.size >= MOST_COMPILED) {
      // In a session with many edits, most of them are of types that are gone. AJV keeps what it has compiled.
      compiled.clear();
      ajv = openAjv(records);
    }
    const validate = ajv.compile(schema);
    compiled.set(key, validate);
    return validate;
  };
}

function openAjv(records: Records | undefined): Ajv {
  const ajv = new Ajv({
    ...{ strict: false, allErrors: true, ownProperties: true, inlineRefs: false },
    // The schemas are made here; formats are patterns in them; the texts of errors are not used.
    ...{ meta: false, validateSchema: false, validateFormats: false, messages: false, code: { optimize: false } },
  });
  // AJV divides, and so takes 0.07 for no multiple of 0.01. Validators of the package compare the decimals.
  ajv.removeKeyword("multipleOf");
  ajv.addKeyword({ keyword: "multipleOf", type: "number", validate: (step: number, value: number) => multipleOf(step).accepts(value) });
  if (records !== undefined) ajv.addSchema({ definitions: definitionsOf(records) }, RECORDS);
  return ajv;
}

function definitionsOf(records: Records): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries([...records].map(([name, { shape }]) => [name, toShapeSchema(soundShape(shape), projection)]));
}
