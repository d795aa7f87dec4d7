import type { Field } from "../../model/types.ts";
import type { JsonSchema } from "../../schema/json_schema.ts";
import { sentences, toDescription, toFieldDescription } from "../../schema/texts.ts";
import type { DefinitionName, Dialect } from "../../schema/to_schema.ts";

/** Returns the key of a definition under `$defs`. */
export type DefinitionKey = (target: DefinitionName) => string;

/** JSON Schema 2020-12 with validation keywords, descriptions and defaults. Uses no extension keywords. */
export function jsonSchemaDialect(key: DefinitionKey): Dialect {
  return {
    ref: (target) => toRef(key(target)),
    notes: (notes) => described(toDescription(notes)),
    fieldNotes: (field) => ({
      ...described(sentences([toFieldDescription(field), describeAssumedDefault(field)])),
      ...(field.default && { default: field.default.value }),
    }),
    openNotes: () => ({}),
    // Strict validators want each required name among the properties next to it.
    atLeastOneOf: (object, names) => ({ ...object, anyOf: names.map((name) => ({ properties: { [name]: {} }, required: [name] })) }),
  };
}

/** The `$ref` to a definition in the same document. */
export function toRef(key: string): string {
  return `#/$defs/${key}`;
}

/** Says in words what the OpenAPI documents have an extension keyword for. */
function describeAssumedDefault({ default: preset }: Field): string | undefined {
  return preset?.origin.kind === "assumed" ? "The default is assumed." : undefined;
}

function described(description: string | undefined): JsonSchema {
  return description === undefined ? {} : { description };
}
