import type { AppliedConstraint, Field, ObjectShape, ScalarType, ValueType } from "#generator/resolve";
import { constraintsOnItems, constraintsOnNumbers, constraintsOnStrings, isNullable } from "#generator/resolve";
import { call, object, scalars, type Code, type Property, ident, scalarLiteral, stringLiteral } from "#generator/print";
import { notationOf, orNull, ruleOf, type RulePrinter } from "#generator/schema";

/** The context in which a rule is printed. */
export interface RuleContext {
  readonly side: "request" | "response";
  /** The name of the object in messages. */
  readonly owner: string;
  /** The object is in a field, so that `owner` is a name, even one with blanks, and no phrase. */
  readonly isField?: true;
  /** The tables have no names: no message of theirs has one. */
  readonly nameless?: true;
  /** The records whose tables are in the gateway's module. */
  readonly shared?: ReadonlySet<string>;
  /** Collects the names that the rule uses and the module must import. */
  readonly uses: Set<string>;
}

/** What the rules of one module have in common. */
export type ModuleContext = Pick<RuleContext, "shared" | "uses">;

/** The rule for a field: its type and constraints, whether it is secret, and the type also seen in real traffic. */
export function toFieldRule(field: Field, context: RuleContext): Code {
  const more: Property[] = field.secret ? [["secret", "true"]] : [];
  if (field.alsoSeen !== undefined) more.push(["alsoSeen", toRule(field.alsoSeen, context)]);
  return toRule(field.type, context, more);
}

/** The rule for a type: an expression if that is enough. */
export function toRule(type: ValueType, context: RuleContext, more: readonly Property[] = []): Code {
  const print = toPrinter(context);
  const expression = print.notation(type);
  if (expression === undefined) return object([...ruleOf(type, print), ...more]);
  return more.length === 0 ? stringLiteral(expression) : object([["type", stringLiteral(expression)], ...more]);
}

function toPrinter(context: RuleContext): RulePrinter {
  const print: RulePrinter = {
    rule: (type) => toRule(type, context),
    notation: (type) => {
      const notation = notationOf(type, print);
      return notation !== undefined && isNullable(type) ? `${notation} | null` : notation;
    },
    scalar: (type) => scalarProperties(type, context),
    isPlain,
    limits: (constraints) => limits(constraints, context.uses),
    table: (shape) => toTable(shape, context),
    refer: (name) => refer(name, context),
    uses: context.uses,
  };
  return print;
}

/** Options for a table that is not inside another one. */
export interface TableStyle {
  /** The params of an operation, which get their name from the function that makes their validator. */
  readonly ofParams?: true;
  /** One field per line, even if all of them fit on one. */
  readonly broken?: boolean;
  /** Which fields of a response may be missing. */
  readonly mayBeMissing?: (field: Field) => boolean;
}

/** The table for a shape. */
export function toTable(shape: ObjectShape, context: RuleContext, style: TableStyle = {}): Code {
  const { ofParams = false, broken = false, mayBeMissing = isOptional } = style;
  const inside = ofParams ? { ...context, owner: "" } : context;
  const fields = shape.fields.map((field): Property => [field.name, toFieldRule(field, nested(inside, field))]);
  return object(
    [
      ofParams || context.nameless === true ? undefined : ["name", stringLiteral(context.owner)],
      context.side === "request" ? ["side", stringLiteral(context.side)] : undefined,
      context.side === "request" && shape.open ? ["open", "true"] : undefined,
      namesOf("required", shape.fields.filter(context.side === "request" ? isRequired : isDemanded)),
      namesOf("optional", context.side === "response" ? shape.fields.filter(mayBeMissing) : []),
      shape.atLeastOneOf === undefined ? undefined : ["atLeastOneOf", scalars(shape.atLeastOneOf)],
      ["fields", object(fields, broken && fields.length > 0)],
    ],
    broken,
  );
}

function isRequired({ required }: Field): boolean {
  return required;
}

function isDemanded({ demanded }: Field): boolean {
  return demanded === true;
}

/** Whether a field of a response may be missing although its type has no null. */
function isOptional({ required, type }: Field): boolean {
  return !required && type.kind !== "any" && !type.nullable;
}

/** A property with the names of fields; undefined if there are none. */
function namesOf(name: string, fields: readonly Field[]): Property | undefined {
  return fields.length === 0 ? undefined : [name, scalars(fields.map((field) => field.name))];
}

/** `table: Customer` */
function refer(name: string, { shared, uses }: RuleContext): Property {
  if (shared?.has(name) !== true) return ["table", ident(name)];
  uses.add("gateway");
  return ["table", `gateway.${ident(name)}`];
}

function nested(context: RuleContext, { name }: Field): RuleContext {
  const isPhrase = context.isField !== true && (context.owner === "" || context.owner.includes(" "));
  return { ...context, owner: isPhrase ? name : `${context.owner}.${name}`, isField: true };
}

function scalarProperties(type: ScalarType, { uses }: RuleContext): readonly (Property | undefined)[] {
  const { const: only, enum: values, commaList } = type;
  const isListed = commaList === undefined && (only !== undefined || values !== undefined);
  const elements = commaList === undefined ? values : commaList.values;
  if (commaList !== undefined) uses.add("commaList");
  return [
    isListed ? undefined : ["type", stringLiteral(scalarExpression(type))],
    commaList === undefined ? undefined : ["list", "commaList"],
    only === undefined ? undefined : ["const", scalarLiteral(only)],
    elements === undefined ? undefined : ["enum", scalars(elements)],
    ...limits(constraintsOnNumbers(type), uses),
    ...limits(constraintsOnStrings(type), uses),
    ...limits(constraintsOnItems(commaList ?? {}), uses),
    isListed ? orNull(type.nullable) : undefined,
  ];
}

function isPlain({ kind: _kind, types: _types, nullable: _nullable, knownValues: _known, commaList, ...constraints }: ScalarType): boolean {
  const { knownValues: _values, ...ofList } = commaList ?? {};
  return Object.keys(constraints).length === 0 && Object.keys(ofList).length === 0;
}

function scalarExpression({ types, nullable }: ScalarType): string {
  return [...types, ...(nullable ? ["null"] : [])].join(" | ");
}

/** The checks of a type, which are imported. */
function limits<Value>(constraints: readonly AppliedConstraint<Value>[], uses: Set<string>): readonly Property[] {
  return constraints.map(({ name, imported, check }): Property => {
    const limit = scalarLiteral(check().expected);
    uses.add(imported.name);
    return [name, imported.isFunction ? call(imported.name, limit) : imported.name];
  });
}
