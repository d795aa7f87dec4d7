import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { readJson } from "../../pages.ts";
import { valibot, zod } from "./notations.ts";
import { definitionsOf, printModule } from "./schema_code.ts";

/** The names of some JSON Schemas of a connector. The first one is the one that `accepts` is about. */
export type Names = readonly [string, ...string[]];

/** A validation library in place of the package. */
export interface Library {
  readonly by: string;
  /** Node loads modules of either kind. */
  readonly extension: "mjs" | "cjs";
  /**
   * The code of a module for the JSON Schemas of a connector with these names, which exports `accepts(value)` for the first one.
   * Whoever calls that function can ask for the reasons of a refusal.
   */
  readonly moduleFor: (connector: string, names: Names) => string;
}

/** AJV as most use it: it compiles a schema when it is first asked for. */
export const ajv: Library = {
  by: "ajv",
  extension: "mjs",
  moduleFor: (connector, [name]) =>
    [
      'import { Ajv2020 } from "ajv/dist/2020.js";',
      `const schemas = ${JSON.stringify(readJson(`schemas/${connector}.json`))};`,
      `const ajv = new Ajv2020(${JSON.stringify(OPTIONS)}).addSchema(schemas);`,
      `export const accepts = (value) => ajv.validate(${JSON.stringify({ $ref: reference(connector, name) })}, value);`,
    ].join("\n"),
};

/** The code that AJV makes of schemas beforehand. */
export const ajvStandalone: Library = {
  by: "ajv standalone",
  extension: "cjs",
  moduleFor: (connector, names) => {
    const compiler = new Ajv2020({ ...OPTIONS, code: { source: true } }).addSchema(readJson(`schemas/${connector}.json`));
    const exported = names.map((name, index): [string, string] => [index === 0 ? "accepts" : `other${index}`, reference(connector, name)]);
    return standalone.default(compiler, Object.fromEntries(exported));
  },
};

/** TypeBox compiles JSON Schemas, like AJV, when a program asks for it. */
export const typebox: Library = {
  by: "typebox",
  extension: "mjs",
  moduleFor: (connector, names) =>
    [
      'import { Compile } from "typebox/schema";',
      `const schema = ${JSON.stringify({ $ref: `#/$defs/${names[0]}`, $defs: reachableFrom(connector, names) })};`,
      "let validator;",
      "export const accepts = (value) => (validator ??= Compile(schema)).Check(value);",
    ].join("\n"),
};

/** The libraries whose schemas are code: hey-api's plugins write the same, but for unknown keys, which those for zod let pass. */
export const written: readonly Library[] = [
  { by: "zod", extension: "mjs", moduleFor: (connector, names) => printModule(zod, connector, names) },
  { by: "valibot", extension: "mjs", moduleFor: (connector, names) => printModule(valibot, connector, names) },
];

const OPTIONS = { allowUnionTypes: true, validateFormats: false, allErrors: true };

function reference(connector: string, name: string): string {
  return `urn:connector-gateway-spec:schemas:${connector}#/$defs/${name}`;
}

/** These definitions of a connector, and those that they refer to. */
function reachableFrom(connector: string, names: readonly string[]): Readonly<Record<string, object>> {
  const definitions = definitionsOf(connector);
  const reached = new Set(names);
  // The iteration continues with what is added on the way.
  for (const name of reached)
    for (const [, referred = ""] of JSON.stringify(definitions[name]).matchAll(/"#\/\$defs\/([^"]+)"/gu)) reached.add(referred);
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => reached.has(name)));
}
