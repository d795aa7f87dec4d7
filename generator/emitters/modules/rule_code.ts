import { constraintsOnItems, constraintsOnNumbers, constraintsOnStrings, type AppliedConstraint } from "../../model/apply_constraints.ts";
import type { ArrayType, Field, ObjectShape, ObjectType, ScalarType, ValueType } from "../../model/types.ts";
import { call, list, object, strings, type Code, type Property } from "../../print/code.ts";
import { ident, scalarLiteral, stringLiteral } from "../../print/literals.ts";

/** The context in which a rule is printed. */
export interface RuleContext {
  readonly side: "request" | "response";
  /** The name of the object in messages. */
  readonly owner: string;
  /** The object is in a field, so that `owner` is a name, even one with blanks, and no phrase. */
  readonly isField?: true;
  /** The tables printed above; others need a getter. Undefined if all of them are above. */
  readonly above?: ReadonlySet<string>;
  /** The records whose tables are in the gateway's module. */
  readonly shared?: ReadonlySet<string>;
  /** Collects the names that the rule uses and the module must import. */
  readonly uses: Set<string>;
}

/** The rule for a field: its type and constraints, whether it is secret, and the type also seen in real traffic. */
export function toFieldRule(field: Field, context: RuleContext): Code {
  const more: Property[] = field.secret ? [["secret", "true"]] : [];
  if (field.alsoSeen !== undefined) more.push(["alsoSeen", toRule(field.alsoSeen, context)]);
  return toRule(field.type, context, more);
}

/** The rule for a type: an expression if that is enough. */
export function toRule(type: ValueType, context: RuleContext, more: readonly Property[] = []): Code {
  const expression = toExpression(type);
  if (expression !== undefined)
    return more.length === 0 ? stringLiteral(expression) : object([["type", stringLiteral(expression)], ...more]);
  switch (type.kind) {
    case "any":
      return stringLiteral("any");
    case "scalar":
      return object([...scalarProperties(type, context), ...more]);
    case "array":
      return object([...arrayProperties(type, context), ...more]);
    case "record":
      return object([refer(type.record, context), nullable(type), ...more]);
    case "object":
      return object([objectProperty(type, context), nullable(type), ...more]);
  }
}

/** Options for a table that is not inside another one. */
export interface TableStyle {
  /** What messages call a field of the object. */
  readonly noun?: "parameter";
  /** One field per line, even if all of them fit on one. */
  readonly broken?: boolean;
  /** Which fields of a response may be missing. */
  readonly mayBeMissing?: (field: Field) => boolean;
}

/** The table for a shape. */
export function toTable(shape: ObjectShape, context: RuleContext, style: TableStyle = {}): Code {
  const { noun, broken = false, mayBeMissing = isOptional } = style;
  const inside = noun === undefined ? context : { ...context, owner: "" };
  const fields = shape.fields.map((field): Property => [field.name, toFieldRule(field, nested(inside, field))]);
  return object(
    [
      ["name", stringLiteral(context.owner)],
      ["side", stringLiteral(context.side)],
      noun === undefined ? undefined : ["noun", stringLiteral(noun)],
      context.side === "request" && shape.open ? ["open", "true"] : undefined,
      namesOf("required", shape.fields.filter(context.side === "request" ? isRequired : isDemanded)),
      namesOf("optional", context.side === "response" ? shape.fields.filter(mayBeMissing) : []),
      shape.atLeastOneOf === undefined ? undefined : ["atLeastOneOf", strings(shape.atLeastOneOf)],
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
  return fields.length === 0 ? undefined : [name, strings(fields.map((field) => field.name))];
}

/** `table: Customer`, or a getter if the table is printed further down or is the current one. */
function refer(name: string, { above, shared, uses }: RuleContext): Property {
  const table = ident(name);
  if (shared?.has(name) === true) {
    uses.add("gateway");
    return ["table", `gateway.${table}`];
  }
  return above === undefined || above.has(name) ? ["table", table] : `get table() { return ${table}; }`;
}

function nested(context: RuleContext, { name }: Field): RuleContext {
  const isPhrase = context.isField !== true && (context.owner === "" || context.owner.includes(" "));
  return { ...context, owner: isPhrase ? name : `${context.owner}.${name}`, isField: true };
}

function scalarProperties(type: ScalarType, { uses }: RuleContext): readonly (Property | undefined)[] {
  const { const: only, enum: values, commaList } = type;
  const isListed = commaList === undefined && (only !== undefined || values !== undefined);
  const elements = commaList === undefined ? values : commaList.values;
  return [
    isListed ? undefined : ["type", stringLiteral(scalarExpression(type))],
    commaList === undefined ? undefined : ["list", stringLiteral("comma")],
    only === undefined ? undefined : ["const", scalarLiteral(only)],
    elements === undefined ? undefined : ["enum", list(elements.map(scalarLiteral))],
    ...limits(constraintsOnNumbers(type), uses),
    ...limits(constraintsOnStrings(type), uses),
    ...limits(constraintsOnItems(commaList ?? {}), uses),
    isListed ? nullable(type) : undefined,
  ];
}

function arrayProperties(type: ArrayType, context: RuleContext): readonly (Property | undefined)[] {
  return [["items", toRule(type.items, context)], ...limits(constraintsOnItems(type), context.uses), nullable(type)];
}

function objectProperty(type: ObjectType, context: RuleContext): Property {
  if (type.part === "auth_config") return ["validator", "authConfig"];
  if (type.named !== undefined && type.shape !== undefined) return refer(type.named, context);
  if (type.shape !== undefined) return ["table", toTable(type.shape, context)];
  return ["values", toRule(type.values ?? { kind: "any" }, context)];
}

/** The type in the notation of the catalog; undefined if that is not enough. */
function toExpression(type: ValueType): string | undefined {
  if (type.kind === "any") return "any";
  const expression = bareExpression(type);
  return expression === undefined || !type.nullable || type.kind === "scalar" ? expression : `${expression} | null`;
}

function bareExpression(type: Exclude<ValueType, { kind: "any" }>): string | undefined {
  switch (type.kind) {
    case "scalar":
      return isBare(type) ? scalarExpression(type) : undefined;
    case "array": {
      const items = constraintsOnItems(type).length === 0 ? toExpression(type.items) : undefined;
      return items === undefined || items === "any" ? items && "array" : `array<${items}>`;
    }
    case "record":
      return undefined;
    case "object":
      return type.shape === undefined && type.values === undefined && type.part === undefined ? "object" : undefined;
  }
}

function isBare({ kind: _kind, types: _types, nullable: _nullable, knownValues: _known, commaList, ...constraints }: ScalarType): boolean {
  const { knownValues: _values, ...ofList } = commaList ?? {};
  return Object.keys(constraints).length === 0 && Object.keys(ofList).length === 0;
}

function scalarExpression({ types, nullable }: ScalarType): string {
  return [...types, ...(nullable ? ["null"] : [])].join(" | ");
}

/** The limits of a type, or the checks that are imported for them. */
function limits<Value>(constraints: readonly AppliedConstraint<Value>[], uses: Set<string>): readonly Property[] {
  return constraints.map(({ name, imported, check }): Property => {
    const limit = scalarLiteral(check().expected);
    if (imported === undefined) return [name, limit];
    uses.add(imported.name);
    return [name, imported.isFunction ? call(imported.name, limit) : imported.name];
  });
}

function nullable(type: { readonly nullable: boolean }): Property | undefined {
  return type.nullable ? ["nullable", "true"] : undefined;
}
