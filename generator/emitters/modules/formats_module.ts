import { innerTypes } from "../../model/value_types.ts";
import { formats, type FormatName } from "../../model/formats.ts";
import type { Model, ValueType } from "../../model/types.ts";
import { fieldsOf, namedTypesOf } from "../../model/walk.ts";
import { banner } from "../../print/banner.ts";
import { call } from "../../print/code.ts";
import { stringLiteral } from "../../print/literals.ts";
import { printModule, type Statement } from "../../print/statements.ts";
import { toModuleFiles, type OutputFile } from "../emitter.ts";

/** `runtime/formats.js`: the checks for the formats that the catalog uses, so that the others cost nothing. */
export function emitFormats(model: Model): readonly OutputFile[] {
  const used = new Set([...model.gateway.headers, ...namedTypesOf(model), ...fieldsOf(model).map(({ field }) => field)].flatMap(formatsIn));
  const constants = formats
    .filter(({ name }) => used.has(name))
    .map(({ name, constant, pattern, text }): Statement => {
      const value = call("stringFormat", stringLiteral(name), longLiteral(pattern), stringLiteral(text));
      return { kind: "const", name: constant, doc: { lines: [`The check for \`format: ${name}\`.`] }, type: "Check<string>", value };
    });
  const from = "../shared/constraints.js";
  const imports: readonly Statement[] = [
    { kind: "import", from, names: ["stringFormat"] },
    { kind: "import", from, names: ["Check"], typeOnly: true },
  ];
  return constants.length === 0 ? [] : toModuleFiles("runtime/formats", printModule(banner, [...imports, ...constants]));
}

/** A text in pieces that fit on a line. */
function longLiteral(text: string): string {
  const pieces = text.match(/.{1,120}/gu) ?? [];
  return pieces.map(stringLiteral).join(" +\n    ");
}

function formatsIn({ type, alsoSeen }: { readonly type: ValueType; readonly alsoSeen?: ValueType }): readonly FormatName[] {
  return [type, ...(alsoSeen === undefined ? [] : [alsoSeen])].flatMap(formatsOf);
}

/** The fields of an object are fields of the model themselves. */
function formatsOf(type: ValueType): readonly FormatName[] {
  if (type.kind === "scalar") return type.format === undefined ? [] : [type.format];
  return innerTypes(type).flatMap(({ type: inner }) => formatsOf(inner));
}
