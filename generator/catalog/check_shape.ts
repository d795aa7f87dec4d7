import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import connectorSchema from "../../spec/connector.schema.json" with { type: "json" };
import gatewaySchema from "../../spec/gateway.schema.json" with { type: "json" };
import type { UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { CatalogFile } from "./catalog_file.ts";
import { toShapeDiagnostics } from "./shape_diagnostics.ts";
import type { WrittenConnector, WrittenGateway } from "./types.ts";
import { toPlain } from "./yaml_node.ts";

/** What a schema says about a file: its values as what they are, or what is wrong with them. */
export type ShapeVerdict<Written> =
  | { readonly written: Written; readonly diagnostics: readonly [] }
  | { readonly written?: undefined; readonly diagnostics: readonly UnlocatedDiagnostic[] };

const ajv = new Ajv({
  ...{ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true, verbose: true },
  keywords: ["patternErrorMessage"], // read by editors
});
ajv.addSchema(connectorSchema, "connector.schema.json");
ajv.addSchema(gatewaySchema, "gateway.schema.json");

/** Checks the values of a connector's file against `spec/connector.schema.json`. */
export function checkConnectorShape(file: CatalogFile): ShapeVerdict<WrittenConnector> {
  return check(validator<WrittenConnector>("connector.schema.json"), file);
}

/** Checks the values of the gateway's file against `spec/gateway.schema.json`. */
export function checkGatewayShape(file: CatalogFile): ShapeVerdict<WrittenGateway> {
  return check(validator<WrittenGateway>("gateway.schema.json"), file);
}

function validator<Written>(schema: string): ValidateFunction<Written> {
  const found = ajv.getSchema<Written>(schema);
  if (found === undefined) throw new Error(`There is no schema ${schema}.`);
  return found as ValidateFunction<Written>;
}

function check<Written>(validate: ValidateFunction<Written>, file: CatalogFile): ShapeVerdict<Written> {
  const value = toPlain(file.root);
  if (isWritten(validate, value)) return { written: value, diagnostics: [] };
  return { diagnostics: toShapeDiagnostics(file, (validate.errors ?? []).filter(isOfShape), resolveDefinition) };
}

function isWritten<Written>(validate: ValidateFunction<Written>, value: unknown): value is Written {
  return validate(value) || (validate.errors ?? []).every((error) => !isOfShape(error));
}

/** The patterns of type expressions are there for editors: the model reads the types itself, and says what is wrong with one. */
const TYPE_PATTERNS: ReadonlySet<unknown> = new Set([
  connectorSchema.definitions.key_type.pattern,
  connectorSchema.definitions.param.pattern,
]);

function isOfShape({ keyword, schema, data }: ErrorObject): boolean {
  return keyword !== "pattern" || !TYPE_PATTERNS.has(schema) || (typeof data === "string" && data.trim() === "");
}

/** The schema that a `$ref` inside one of the two schemas leads to. */
function resolveDefinition(reference: string): unknown {
  const name = /#\/definitions\/(\w+)$/u.exec(reference)?.[1] ?? "";
  const own = reference.startsWith("connector.schema.json") ? {} : gatewaySchema.definitions;
  return Object.entries({ ...connectorSchema.definitions, ...own }).find(([key]) => key === name)?.[1];
}
