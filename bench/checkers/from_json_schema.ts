import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { build } from "esbuild";
import { z } from "zod";
import { loadRival, made, objectOf, withFunctions, type With } from "../rivals.ts";
import type { Library } from "./checker.ts";
import type { JsonSchema } from "connector-gateway-spec/schemas";

/** The libraries that take a JSON Schema as it is. None of them checks formats: the schemas give a pattern for each of them. */
export const fromJsonSchema: readonly Library[] = [
  { by: "ajv standalone", build: buildAjv },
  { by: "ata", build: buildAta },
  { by: "typebox", build: buildTypebox },
  { by: "zod", build: (schema) => buildZod(toZod(schema)) },
  { by: "zod compiled", build: (schema) => buildZod(z.compile(toZod(schema))) },
];

/** Two functions: one stops at the first fault, the other collects all. */
async function buildAjv(schema: JsonSchema): ReturnType<Library["build"]> {
  const { validate: first } = await compileAjv(schema, false);
  const { validate: all } = await compileAjv(schema, true);
  return { accepts: (value) => first(value) === true, check: (value) => all(value) === true };
}

/** Bundled, because the code of ajv asks for some modules of ajv with `require`. */
async function compileAjv(schema: JsonSchema, allErrors: boolean): Promise<With<"validate">> {
  const ajv = new Ajv2020({ allErrors, allowUnionTypes: true, validateFormats: false, code: { source: true, esm: true } });
  const contents = standalone.default(ajv, ajv.compile(schema));
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "error",
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error("There is no code of ajv.");
  const module: unknown = await import(`data:text/javascript;base64,${Buffer.from(file.contents).toString("base64")}`);
  return withFunctions(objectOf({ module }, "module"), "validate");
}

/** Without its defaults it would fill in properties of the values that it checks. */
async function buildAta(schema: JsonSchema): ReturnType<Library["build"]> {
  const instance = made(await loadRival("ata-validator"), "Validator", schema, { useDefaults: false, assertFormat: false });
  const validator = withFunctions(instance, "isValidObject", "validate");
  return {
    accepts: (value) => validator.isValidObject(value) === true,
    check: (value) => {
      const result = validator.validate(value);
      return typeof result === "object" && result !== null && "valid" in result && result.valid === true;
    },
  };
}

async function buildTypebox(schema: JsonSchema): ReturnType<Library["build"]> {
  const compiled = withFunctions(await loadRival("typebox/schema", "typebox"), "Compile").Compile(schema);
  const validator = withFunctions(objectOf({ compiled }, "compiled"), "Check", "Errors");
  return {
    accepts: (value) => validator.Check(value) === true,
    check: (value) => {
      if (validator.Check(value) === true) return true;
      const found = validator.Errors(value);
      return Array.isArray(found) && found[0] === true;
    },
  };
}

function toZod(schema: JsonSchema): z.ZodType {
  return z.fromJSONSchema(withoutRepetition(schema));
}

function buildZod(type: z.ZodType): ReturnType<Library["build"]> {
  const accepts = (value: unknown): boolean => type.safeParse(value).success;
  return Promise.resolve({ accepts, check: accepts });
}

/**
 * Without the properties beside a choice of requests, all of which name them again. zod makes an intersection of both, and accepts
 * properties that only one side refuses.
 */
function withoutRepetition(schema: JsonSchema): JsonSchema {
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    return [
      key,
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? withoutRepetition(Object.fromEntries(Object.entries(value)))
        : value,
    ];
  });
  const { type, properties, required, ...rest } = Object.fromEntries(entries);
  const options = rest["anyOf"];
  const refers =
    Array.isArray(options) && options.every((option: unknown) => typeof option === "object" && option !== null && "$ref" in option);
  return refers ? rest : Object.fromEntries(entries);
}
