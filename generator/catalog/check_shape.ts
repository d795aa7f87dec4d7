import type { ErrorObject, ValidateFunction } from "ajv";
import type { UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { CatalogFile } from "./catalog_file.ts";
import { schemas, type SchemaName } from "./language.ts";
import { soundPart, type SoundPart } from "./sound_part.ts";
import type { Slip } from "./yaml/slip.ts";
import { pathOf, toShapeDiagnostics } from "./shape_diagnostics.ts";
import { shapeValidator } from "./shape_validators.ts";
import type { WrittenFiles } from "./written_types.ts";
import { toPlain } from "./yaml_node.ts";

/** What a schema says about a file: its values as what they are, or what is wrong with them. */
export type ShapeVerdict<Written> = { readonly soundPart: (slips: readonly Slip[]) => SoundPart<Written> | undefined } & (
  | { readonly written: Written; readonly diagnostics: readonly [] }
  | { readonly written?: undefined; readonly diagnostics: readonly UnlocatedDiagnostic[] }
);

/** Checks the values of a file against a schema of the language. */
export function checkShape<Name extends SchemaName>(name: Name, file: CatalogFile): ShapeVerdict<WrittenFiles[Name]> {
  const validate = shapeValidator(name);
  const errors = (): readonly ErrorObject[] => validate.errors ?? [];
  const part = (slips: readonly Slip[]): SoundPart<WrittenFiles[Name]> | undefined =>
    soundPart(file, slips, (rest) =>
      isWritten(validate, rest) ? { written: rest } : { misfits: errors().map((one) => pathOf(one.instancePath)) },
    );
  const value = toPlain(file.root);
  if (isWritten(validate, value)) return { written: value, diagnostics: [], soundPart: part };
  return { diagnostics: toShapeDiagnostics(file, errors().filter(isOfShape), resolveDefinition), soundPart: part };
}

/** Patterns do not affect the TypeScript type of a value, so a value whose only errors are about patterns still has that type. */
function isWritten<Written>(validate: ValidateFunction<Written>, value: unknown): value is Written {
  return validate(value) || (validate.errors ?? []).every((error) => !isOfShape(error));
}

const { definitions } = schemas["connector.schema.json"];

/** The patterns of type expressions are there for editors: the model reads the types itself, and says what is wrong with one. */
const TYPE_PATTERNS: ReadonlySet<unknown> = new Set([definitions.key_type.pattern, definitions.param.pattern]);

function isOfShape({ keyword, schema, data }: ErrorObject): boolean {
  return keyword !== "pattern" || !TYPE_PATTERNS.has(schema) || (typeof data === "string" && data.trim() === "");
}

/** The definitions that only the file of the gateway or an overlay has. */
const ownDefinitions = { ...schemas["gateway.schema.json"].definitions, ...schemas["overlay.schema.json"].definitions };

/** The schema that a `$ref` inside one of the schemas refers to. */
function resolveDefinition(reference: string): unknown {
  const [, file, name = ""] = /^(.*)#\/definitions\/(\w+)$/u.exec(reference) ?? [];
  const own = file === "" ? ownDefinitions : {};
  return Object.entries({ ...definitions, ...own }).find(([key]) => key === name)?.[1];
}
