import type { ObjectShape } from "../../model/types.ts";
import { call, type Code } from "../../print/code.ts";
import { ident, stringLiteral, type Doc } from "../../print/literals.ts";
import type { Statement } from "../../print/statements.ts";
import { toTable, type RuleContext } from "./rule_code.ts";

/** A table that becomes a constant. */
export interface NamedTable {
  readonly name: string;
  readonly shape: ObjectShape;
  /** The name in messages; `name` by default. */
  readonly owner?: string;
  /** Exports the table. */
  readonly doc?: Doc;
}

/** A constant for each table. A table may refer to itself, to tables further down, and to those that are already `defined`. */
export function defineTables(
  tables: readonly NamedTable[],
  context: Omit<RuleContext, "owner" | "above">,
  defined: readonly string[] = [],
): readonly Statement[] {
  return tables.map(({ name, shape, owner = name, doc }, index) => {
    const above = new Set([...defined, ...tables.slice(0, index).map((table) => table.name)]);
    return defineTable(name, toTable(shape, { ...context, owner, above }, { broken: true }), context.uses, doc);
  });
}

/** A constant with a table, exported if it has documentation. */
export function defineTable(name: string, value: Code, uses: Set<string>, doc?: Doc): Statement {
  uses.add("RuleTable");
  return { kind: "const", name, type: "RuleTable", value, ...(doc !== undefined && { doc }) };
}

/** An exported validator; `type` is the name of the type that it checks for. */
export function defineValidator(name: string, type: string, address: string, rule: Code, uses: Set<string>): Statement {
  uses.add("createValidator");
  return exportValidator(name, type, address, call("createValidator", stringLiteral(address), rule), uses);
}

/** The same with another function that makes it. */
export function exportValidator(name: string, type: string, address: string, value: Code, uses: Set<string>): Statement {
  uses.add("Validator");
  return { kind: "const", name, doc: { lines: [`Validates \`${address}\`.`] }, type: `Validator<${ident(type)}>`, value };
}
