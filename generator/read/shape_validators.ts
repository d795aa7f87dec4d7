import { Ajv, type AnySchemaObject, type ValidateFunction } from "ajv";
import { EDITOR_KEYWORDS, schemas, type SchemaName } from "./types.ts";
import type { WrittenFiles } from "./written_types.ts";

/**
 * The schemas that have a validator.
 * @public used by the bundle of `check`
 */
export const SCHEMA_NAMES = Object.keys(schemas);

/** AJV with the schemas of the language. With `source` it keeps the code of its validators, for a bundle that has them compiled. @public */
export function openShapeSchemas({ source }: { readonly source: boolean }): Ajv {
  const ajv = new Ajv({
    ...{ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true, verbose: true },
    ...{ code: { optimize: false, source }, meta: false, validateSchema: false, keywords: EDITOR_KEYWORDS },
  });
  for (const [name, schema] of Object.entries(schemas))
    ajv.addSchema(name === "connector.schema.json" ? schema : withoutCopies(schema), name);
  return ajv;
}

/** A schema with references in place of its copies of the definitions of `connector.schema.json`, which are compiled only once. */
function withoutCopies({ definitions, ...root }: (typeof schemas)[SchemaName]): AnySchemaObject {
  const { $id, definitions: shared } = schemas["connector.schema.json"];
  const own = Object.fromEntries(Object.entries(definitions).filter(([name]) => !Object.hasOwn(shared, name)));
  return JSON.parse(JSON.stringify({ ...root, definitions: own }), (key, value: unknown) => {
    const [, name = ""] = key === "$ref" ? (/^#\/definitions\/(\w+)$/u.exec(String(value)) ?? []) : [];
    return Object.hasOwn(shared, name) ? `${$id}${String(value)}` : value;
  }) as AnySchemaObject;
}

const ajv = openShapeSchemas({ source: false });

/** The validator of a schema. Its type is the one that is derived from the same schema. */
export function shapeValidator<Name extends SchemaName>(name: Name): ValidateFunction<WrittenFiles[Name]> {
  const found = ajv.getSchema<WrittenFiles[Name]>(name);
  if (found === undefined || "$async" in found) throw new Error(`There is no schema ${name}.`);
  return found;
}
