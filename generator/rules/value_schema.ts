import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { multipleOf } from "../../templates/shared/constraints.ts";
import type { JsonValue, ValueType } from "../model/types.ts";
import type { JsonSchema } from "../schema/json_schema.ts";
import { toSchema, toShapeSchema, type Dialect, type Projection } from "../schema/to_schema.ts";
import { soundShape, soundType } from "./sound_type.ts";
import type { Records } from "../model/walk.ts";

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

/** The schemas of the types of one connector (or of the gateway), each compiled when it is first used. */
type Schemas = (type: ValueType) => ValidateFunction;

const schemasOf = new WeakMap<Records, Schemas>();

/** Validators by the text of their schemas. */
type Compile = (key: string, schema: JsonSchema) => ValidateFunction;

/** Compiles schemas that name no record: they mean the same in every connector, and most types have one of them. */
const compileShared = openCompiler();

/**
 * What AJV reports about a value of the catalog that is checked against the projected schema of its type (`soundType`);
 * empty if the value is valid. `records` are those that the type may name.
 */
export function validateWithSchema(value: JsonValue, type: ValueType, records: Records): readonly ErrorObject[] {
  const schemas = schemasOf.get(records) ?? openSchemas(records);
  schemasOf.set(records, schemas);
  const validate = schemas(type);
  return validate(value) ? [] : (validate.errors ?? []);
}

function openSchemas(records: Records): Schemas {
  const known = new WeakMap<ValueType, ValidateFunction>();
  let compileOwn: Compile | undefined;
  return (type) => {
    const found = known.get(type);
    if (found !== undefined) return found;
    const schema = toSchema(soundType(type), projection);
    const key = JSON.stringify(schema);
    const compile = key.includes(`"$ref":`) ? (compileOwn ??= openCompiler(records)) : compileShared;
    const validate = compile(key, schema);
    known.set(type, validate);
    return validate;
  };
}

function openCompiler(records?: Records): Compile {
  let ajv = openAjv(records);
  const compiled = new Map<string, ValidateFunction>();
  return (key, schema) => {
    const found = compiled.get(key);
    if (found !== undefined) return found;
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
