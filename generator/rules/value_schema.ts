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

/**
 * What AJV reports about a value of the catalog that is checked against the projected schema of its type (`soundType`);
 * empty if the value is valid. `records` are those that the type may name.
 */
export function validateWithSchema(value: JsonValue, type: ValueType, records: Records): readonly ErrorObject[] {
  const schemas = schemasOf.get(records) ?? findSchemas(records);
  schemasOf.set(records, schemas);
  const validate = schemas(type);
  return validate(value) ? [] : (validate.errors ?? []);
}

/** More than the connectors of any catalog. */
const MOST_OPENED = 100;

/** The schemas by the definitions of the records: most edits are of texts, which change none. */
const opened = new Map<string, Schemas>();

function findSchemas(records: Records): Schemas {
  const definitions = definitionsOf(records);
  const key = JSON.stringify(definitions);
  const schemas = opened.get(key) ?? openSchemas(definitions);
  if (opened.size >= MOST_OPENED) opened.clear();
  opened.set(key, schemas);
  return schemas;
}

function openSchemas(definitions: Readonly<Record<string, JsonSchema>>): Schemas {
  const ajv = new Ajv({
    ...{ strict: false, allErrors: true, ownProperties: true, inlineRefs: false },
    // The schemas are made here; formats are patterns in them; the texts of errors are not used.
    ...{ meta: false, validateSchema: false, validateFormats: false, messages: false, code: { optimize: false } },
  });
  // AJV divides, and so takes 0.07 for no multiple of 0.01. Validators of the package compare the decimals.
  ajv.removeKeyword("multipleOf");
  ajv.addKeyword({ keyword: "multipleOf", type: "number", validate: (step: number, value: number) => multipleOf(step).accepts(value) });
  ajv.addSchema({ definitions }, RECORDS);
  const known = new WeakMap<ValueType, ValidateFunction>();
  const compiled = new Map<string, ValidateFunction>();
  return (type) => {
    const found = known.get(type);
    if (found !== undefined) return found;
    const schema = toSchema(soundType(type), projection);
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(schema);
    // In a session with many edits, most of them are of types that are gone.
    if (compiled.size >= MOST_COMPILED) compiled.clear();
    compiled.set(key, validate);
    known.set(type, validate);
    return validate;
  };
}

function definitionsOf(records: Records): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries([...records].map(([name, { shape }]) => [name, toShapeSchema(soundShape(shape), projection)]));
}
