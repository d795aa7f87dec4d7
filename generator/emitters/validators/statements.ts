import type { ObjectShape } from "../../model/types.ts";
import { comment, ident, stringLiteral } from "../../print/literals.ts";
import { call, printCode, type Code } from "./code.ts";
import { toTable, type Scope } from "./rule_code.ts";

/** A table that becomes a constant. */
export interface NamedTable {
  readonly name: string;
  readonly shape: ObjectShape;
  /** The name in messages; `name` by default. */
  readonly owner?: string;
}

/** `const Customer = { … };`, one table after the other. A table may refer to itself and to tables further down. */
export function printTables(
  tables: readonly NamedTable[],
  scope: Omit<Scope, "owner" | "above">,
  keyword: "const" | "export const" = "const",
): readonly string[] {
  return tables.map(({ name, shape, owner = name }, index) => {
    const above = new Set(tables.slice(0, index).map((table) => table.name));
    return printDeclaration(`${keyword} ${ident(name)} = `, toTable(shape, { ...scope, owner, above }, { broken: true }));
  });
}

/** `const Customer = …;` and an empty line. */
export function printConstant(name: string, code: Code): string {
  return printDeclaration(`const ${ident(name)} = `, code);
}

/** An exported constant with its doc comment, and an empty line. */
export function printExport(name: string, doc: string, code: Code): string {
  return `${comment(doc)}\n${printDeclaration(`export const ${ident(name)} = `, code)}`;
}

/** An exported validator. */
export function printValidator(name: string, doc: string, address: string, rule: Code): string {
  return printExport(name, doc, call("createValidator", stringLiteral(address), rule));
}

function printDeclaration(start: string, code: Code): string {
  return `${start}${printCode(code, "", start.length)};\n`;
}

/** Import statements for the names that are used, in the order of `sources`. */
export function printImports(
  used: ReadonlySet<string>,
  sources: readonly (readonly [from: string, names: readonly string[]])[],
): readonly string[] {
  return sources.flatMap(([from, names]) => {
    const wanted = names.filter((name) => used.has(name));
    return wanted.length === 0 ? [] : [`import { ${wanted.join(", ")} } from ${stringLiteral(from)};`];
  });
}
