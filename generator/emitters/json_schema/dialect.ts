import type { JsonSchema } from "../../schema/json_schema.ts";
import { quoted, sentences, toDescription, toFieldDescription } from "../../schema/texts.ts";
import type { DefinitionName, Dialect } from "../../schema/to_schema.ts";

/** How a document names the definitions inside it. */
export type DefinitionKey = (target: DefinitionName) => string;

/**
 * JSON Schema 2020-12 with validation keywords and descriptions only. A default is told in the description: tools that
 * fill in defaults must not change a request.
 */
export function jsonSchemaDialect(key: DefinitionKey): Dialect {
  return {
    ref: (target) => toRef(key(target)),
    notes: (notes) => described(toDescription(notes)),
    fieldNotes: (field) => {
      const preset = field.default === undefined ? undefined : `Default: ${quoted(field.default.value)}.`;
      return described(sentences([toFieldDescription(field), preset]));
    },
    openNotes: () => ({}),
    atLeastOneOf: (object, names) => ({ ...object, anyOf: names.map((name) => ({ required: [name] })) }),
  };
}

/** The `$ref` to a definition of the same document. */
export function toRef(key: string): string {
  return `#/$defs/${key}`;
}

function described(description: string | undefined): JsonSchema {
  return description === undefined ? {} : { description };
}
