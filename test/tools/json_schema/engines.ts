import { strictAjv } from "../../fixtures/strict_ajv.ts";
import { importTool } from "./request_cases.ts";

export type Schema = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

/** Makes a validator of a schema, which may refer to the known ones by their `$id`. */
type Compile = (schema: Schema) => Promise<Check>;
type Engine = (known?: readonly Schema[]) => Promise<Compile>;

interface CfworkerValidator {
  readonly addSchema: (schema: Schema) => void;
  readonly validate: (value: unknown) => { readonly valid: boolean };
}

interface Hyperjump {
  readonly registerSchema: (schema: Schema) => void;
  readonly unregisterSchema: (id: unknown) => void;
  readonly hasSchema: (id: unknown) => boolean;
  readonly validate: (id: unknown) => Promise<(value: unknown) => { readonly valid: boolean }>;
}

/** JSON Schema validators that share no code. */
export const engines: Readonly<Record<string, Engine>> = {
  "ajv, strict": (known = []) => {
    const ajv = strictAjv();
    for (const schema of known) ajv.addSchema(schema);
    return Promise.resolve((schema) => Promise.resolve(ajv.compile(schema)));
  },
  "@hyperjump/json-schema": async (known = []) => {
    const hyperjump = (await importTool("@hyperjump/json-schema/draft-2020-12/index.js")) as Hyperjump;
    // It has one list of schemas for everybody.
    const register = (schema: Schema): void => {
      if (hyperjump.hasSchema(schema["$id"])) hyperjump.unregisterSchema(schema["$id"]);
      hyperjump.registerSchema(schema);
    };
    known.forEach(register);
    return async (schema) => {
      register(schema);
      const check = await hyperjump.validate(schema["$id"]);
      return (value) => check(value).valid;
    };
  },
  "@cfworker/json-schema": async (known = []) => {
    const { Validator } = (await importTool("@cfworker/json-schema/dist/esm/index.js")) as {
      readonly Validator: new (schema: Schema, draft: string) => CfworkerValidator;
    };
    return (schema) => {
      const validator = new Validator(schema, "2020-12");
      for (const one of known) validator.addSchema(one);
      return Promise.resolve((value) => validator.validate(value).valid);
    };
  },
};

/** The patterns beside formats say all there is to check. Validators that also check `format` disagree about leap seconds. */
export function withoutFormats(schema: Schema): Schema {
  const keep = (key: string, value: unknown): unknown => (key === "format" && typeof value === "string" ? undefined : value);
  return JSON.parse(JSON.stringify(schema), keep) as Schema;
}
