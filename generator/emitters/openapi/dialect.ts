import type { Field, Origin } from "../../model/types.ts";
import { componentName, pascalCase } from "../../naming/names.ts";
import type { JsonSchema } from "../../schema/json_schema.ts";
import { reasonKey, reasonOf } from "../../schema/reasons.ts";
import { toDescription, toFieldDescription } from "../../schema/texts.ts";
import type { DefinitionName, Dialect } from "../../schema/to_schema.ts";
import type { Extensions } from "./document.ts";

/** JSON Schema as OpenAPI 3.1 uses it: with defaults, examples, and extensions such as the origin of a statement. */
export const openApiDialect: Dialect = {
  ref: (target) => schemaRef(schemaName(target)),
  notes: (notes) => ({ ...described(toDescription(notes)), ...(notes.origin && toOriginKeys(notes.origin)) }),
  fieldNotes: (field) => ({
    ...described(toFieldDescription(field)),
    ...(field.default && { default: field.default.value, ...toOriginKeys(field.default.origin, "x-default-origin") }),
    ...(field.example !== undefined && { examples: [field.example] }),
    ...toFieldFlags(field),
    ...toOriginKeys(field.origin),
  }),
  openNotes: (because) => ({ "x-open": reasonKey(because) }),
  // Type generators drop the properties of an alternative that has only `required`, so each alternative is complete.
  atLeastOneOf: (object, names) => ({
    anyOf: names.map((name) => ({ ...object, required: [...(object.required ?? []), name] })),
  }),
};

/** The same without the examples of single fields. */
export const sparingDialect: Dialect = {
  ...openApiDialect,
  fieldNotes: (field) => {
    const { examples: _examples, ...keywords } = openApiDialect.fieldNotes(field);
    return keywords;
  },
};

/** The same without the descriptions of single fields as well. */
export const terseDialect: Dialect = {
  ...openApiDialect,
  fieldNotes: (field) => {
    const { description: _description, ...keywords } = sparingDialect.fieldNotes(field);
    return keywords;
  },
};

/** `x-origin` and the key of its reason in the ledger for a statement that no source document makes; nothing for a stated one. */
export function toOriginKeys(origin: Origin, key: `x-${string}` = "x-origin"): Extensions {
  if (origin.kind === "stated") return {};
  return { [key]: origin.kind, [`${key}-reason`]: reasonKey(reasonOf(origin)) };
}

/** The name of the component for a definition: `PaymentsCustomersListParams`, `PaymentsCustomer`, `GatewayErrorDetail`. */
export function schemaName({ connector = "gateway", name }: DefinitionName): string {
  return componentName(connector, name.split(".").map(pascalCase).join(""));
}

/** The `$ref` to a schema component. */
export function schemaRef(component: string): string {
  return `#/components/schemas/${component}`;
}

function toFieldFlags({ deprecated, experimental, secret }: Field): JsonSchema {
  return {
    ...(deprecated !== undefined && { deprecated: true }),
    ...(experimental !== undefined && { "x-experimental": experimental }),
    ...(secret && { "x-secret": true }),
  };
}

function described(description: string | undefined): JsonSchema {
  return description === undefined ? {} : { description };
}
