import { schemas } from "../catalog/language.ts";
import { freeName } from "./names.ts";
import { isUsableText } from "./texts.ts";

const { pattern, maxLength } = schemas["connector.schema.json"].definitions.field_name;
const FIELD_NAME = new RegExp(pattern, "u");

/** Whether a field or param may have a name, as the language has it. */
export function isFieldName(name: string): boolean {
  return FIELD_NAME.test(name) && Array.from(name).length <= maxLength && isUsableText(name);
}

/** A name for a param, as the document has it where possible. */
export function paramName(written: string, isTaken: (name: string) => boolean): string {
  const bare = written.replace(/\[\]$/u, "");
  const name = isFieldName(bare) && !/[{}/]/u.test(bare) ? bare : convert(bare);
  return freeName(name, isTaken, "_");
}

function convert(written: string): string {
  const words = written
    .replaceAll(/[^\p{L}\p{N}_$.-]+/gu, "_")
    .slice(0, 60)
    .replaceAll(/^_+|_+$/gu, "");
  const candidates = [words, `param_${words}`];
  return candidates.find(isFieldName) ?? "param";
}
