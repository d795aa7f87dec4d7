import { type ObjectShape, type ValueType, guardName, innerTypes, writtenShape } from "#generator/resolve";
import { call, list, type Code, ident, stringLiteral, type Statement } from "#generator/print";
import { toTable, type RuleContext } from "./rule_code.ts";

/** A table that becomes a function. */
export interface NamedTable {
  readonly name: string;
  readonly shape: ObjectShape;
  /** The name in messages; `name` by default. */
  readonly owner?: string;
  /** Whether other modules of the package import it. */
  readonly exported?: boolean;
}

/** A function for each table. */
export function defineTables(tables: readonly NamedTable[], context: Omit<RuleContext, "owner">): readonly Statement[] {
  return tables.map(({ name, shape, owner = name, exported }) =>
    defineTable(name, toTable(shape, { ...context, owner }, { broken: true }), exported),
  );
}

/** A function that makes a table. Tables that nobody uses are not made, and a table may refer to itself and to tables further down. */
export function defineTable(name: string, value: Code, exported = false): Statement {
  return { kind: "maker", name, value, exported };
}

/** An exported validator; `type` is the name of the type that it checks for. */
export function defineValidator(name: string, type: string, address: string, rule: Code, uses: Set<string>): Statement {
  uses.add("createValidator");
  return exportValidator(name, type, address, call("createValidator", stringLiteral(address), rule), uses);
}

/** `validators`: all validators that the statements export. Not frozen, or Parcel would keep them all in every bundle. */
export function listValidators(owner: string, statements: readonly Statement[], uses: Set<string>): Statement {
  uses.add("Validator");
  const constants = statements.filter((statement) => statement.kind === "const");
  const names = constants.flatMap(({ name, type }) => (typeof type === "string" && type.startsWith("Validator<") ? [ident(name)] : []));
  const doc = { lines: [`All validators of ${owner}.`] };
  return { kind: "const", name: "validators", doc, type: "readonly Validator<unknown>[]", value: list(names) };
}

/** The exported guard of the validator that has the table of the same name. */
export function defineGuard(type: string, uses: Set<string>): Statement {
  uses.add("Guard").add("createGuard");
  // There is one beside each validator of a record or of params: its name and its type say what a comment could say.
  return {
    kind: "const",
    name: guardName(type),
    doc: { lines: [] },
    type: `Guard<${ident(type)}>`,
    value: call("createGuard", ident(type)),
  };
}

/** An exported validator that `value` makes; `type` is the name of the type that it checks for. */
export function exportValidator(name: string, type: string, address: string, value: Code, uses: Set<string>): Statement {
  uses.add("Validator");
  return { kind: "const", name, doc: { lines: [`\`${address}\``] }, type: `Validator<${ident(type)}>`, value };
}

/** The names of the records that a shape refers to directly. */
export function recordsOf({ fields }: ObjectShape): readonly string[] {
  return fields.flatMap(({ type }) => recordsIn(type));
}

function recordsIn(type: ValueType): readonly string[] {
  const shape = writtenShape(type);
  return [
    ...(type.kind === "record" ? [type.record] : []),
    ...innerTypes(type).flatMap(({ type: inner }) => recordsIn(inner)),
    ...(shape === undefined ? [] : recordsOf(shape)),
  ];
}
