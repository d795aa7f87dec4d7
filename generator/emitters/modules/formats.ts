import { innerTypes } from "../../model/value_types.ts";
import { formats, type FormatName } from "../../model/formats.ts";
import type { Model, ValueType } from "../../model/types.ts";
import { fieldsOf, namedTypesOf } from "../../model/walk.ts";
import { call } from "../../print/code.ts";
import { stringLiteral } from "../../print/literals.ts";
import type { Statement } from "../../print/statements.ts";

/** The checks for the formats that the catalog uses, so that the others cost nothing. */
export function defineFormats(model: Model, uses: Set<string>): readonly Statement[] {
  const used = new Set([...model.gateway.headers, ...namedTypesOf(model), ...fieldsOf(model).map(({ field }) => field)].flatMap(formatsIn));
  if (used.size > 0) uses.add("stringFormat");
  return formats
    .filter(({ name }) => used.has(name))
    .map(({ name, constant, pattern, text }): Statement => {
      const value = call("stringFormat", stringLiteral(name), stringLiteral(pattern), stringLiteral(text));
      return { kind: "value", name: constant, value, exported: true };
    });
}

function formatsIn({ type, alsoSeen }: { readonly type: ValueType; readonly alsoSeen?: ValueType }): readonly FormatName[] {
  return [type, ...(alsoSeen === undefined ? [] : [alsoSeen])].flatMap(formatsOf);
}

/** The fields of an object are fields of the model themselves. */
function formatsOf(type: ValueType): readonly FormatName[] {
  if (type.kind === "scalar") return type.format === undefined ? [] : [type.format];
  return innerTypes(type).flatMap(({ type: inner }) => formatsOf(inner));
}
