import type { Declaration } from "../../print/declarations.ts";

/** An exported validator; `type` is the text of the type that it checks for. */
export function declareValidator(name: string, type: string, address: string): Declaration {
  return { kind: "const", name, doc: { lines: [`Validates \`${address}\`.`] }, type: `Validator<${type}>` };
}
