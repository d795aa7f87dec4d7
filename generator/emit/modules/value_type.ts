import type { Field, ObjectShape, OtherFields, RecordDefinition, ScalarName, ScalarType, ValueType } from "#generator/resolve";
import { isNullable, writtenShapes, fieldsTypeName } from "#generator/resolve";
import type { Code, Members, OtherMembers, Provenance, Doc, Statement } from "#generator/print";
import {
  objectType,
  reference,
  sequence,
  union,
  describeField,
  describeOrigin,
  docOf,
  describeNotes,
  ident,
  propName,
  scalarLiteral,
  stringLiteral,
  templateType,
} from "#generator/print";
import { typeOf } from "#generator/schema";

/** Request side: closed, `undefined` counts as absent. Response side: open, null where the catalog allows it. */
export type Side = "request" | "response";

/** Where a type is printed. */
export interface TypeContext {
  readonly side: Side;
  /** The origin and section that the documentation around the type already states. */
  readonly whole: Provenance;
}

const anyString = "(string & {})";

const scalarTypes: Readonly<Record<ScalarName, string>> = { string: "string", integer: "number", number: "number", boolean: "boolean" };

/** The TypeScript type of a value. */
export function toType(type: ValueType, context: TypeContext): Code {
  return union(alternatives(type, context));
}

/** The members of an object type or interface; `demanded` names fields that are required although the shape leaves them optional. */
export function toMembers(shape: ObjectShape, context: TypeContext, demanded: readonly string[] = []): Members {
  const members = shape.fields.map((field) => {
    const required = field.required || demanded.includes(field.name);
    const doc = describeField(field, context.whole);
    return { name: field.name, doc, optional: !required, type: memberType(field, required, { ...context, whole: field }) };
  });
  const refusesAll = context.side === "request" && members.length === 0;
  // An interface without members would accept any object.
  if (refusesAll) return { members, others: [{ doc: { lines: ["It has no documented fields."] }, type: "never" }] };
  return { members, others: (shape.others ?? []).map((others) => otherMembers(others, shape, context)) };
}

/** Names of the customer. An index signature for any name must also accept the values of the named fields, which may be missing. */
function otherMembers({ pattern, type }: OtherFields, { fields }: ObjectShape, context: TypeContext): OtherMembers {
  const doc = { lines: [] };
  const value = union([...alternatives(type, context), ...(type.kind === "any" ? [] : ["null", "undefined"])]);
  if (pattern === "*") return { doc, type: fields.every((field) => sameValues(field.type, type)) ? value : "unknown" };
  return { doc, names: templateType(pattern), type: value };
}

function sameValues(type: ValueType, other: ValueType): boolean {
  const values = (one: ValueType): unknown => (one.kind === "scalar" ? one.types : one.kind === "any" ? one : { ...one, nullable: true });
  return JSON.stringify(values(type)) === JSON.stringify(values(other));
}

/**
 * The declarations of a shape with a name. Shapes that are open when they are sent are closed here, so that the compiler
 * finds typos; as aliases (unlike interfaces) they stay assignable to a type with an index signature.
 */
export function declareShape(name: string, doc: Doc, shape: ObjectShape, context: TypeContext): readonly Statement[] {
  if (isOneOfTwo(shape)) return declareOneOfTwo(name, doc, shape, context);
  const isClosedHere = context.side === "request" && shape.open && shape.fields.length > 0;
  if (isClosedHere || shape.atLeastOneOf !== undefined || fitsStrings(shape))
    return [{ kind: "type", name, doc, type: shapeType(shape, context) }];
  return [{ kind: "interface", name, doc, ...toMembers(shape, context) }];
}

/** The type of a record. */
export function declareRecord(record: RecordDefinition): readonly Statement[] {
  return declareShape(record.name, describeNotes(record, `\`${record.name}\``), record.shape, { side: "response", whole: record });
}

/** The type of what is inside open fields. No section of the document describes it. */
export function declareInnerType(type: RecordDefinition): readonly Statement[] {
  const doc = docOf(type.description ?? "", describeOrigin(type.origin));
  return declareShape(type.name, doc, type.shape, { side: "response", whole: type });
}

/** Whether the shape, or one written inside it, prints as `AtLeastOneOf`. */
export function usesAtLeastOneOf(shape: ObjectShape): boolean {
  return (
    isOneOfTwo(shape) ||
    shape.fields.some(({ type }) => writtenShapes(type).some(({ shape: inner, isShared }) => !isShared && usesAtLeastOneOf(inner)))
  );
}

/** A string has a number as its `length`, and so fits an object type in which nothing else is required. */
function fitsStrings({ fields }: ObjectShape): boolean {
  return fields.some(({ name }) => name === "length") && fields.every(({ required }) => !required);
}

interface OneOfTwo extends ObjectShape {
  readonly atLeastOneOf: readonly [string, string];
}

function isOneOfTwo(shape: ObjectShape): shape is OneOfTwo {
  return shape.atLeastOneOf?.length === 2;
}

/** The fields as an interface, and an alias that requires one of two. */
function declareOneOfTwo(name: string, doc: Doc, shape: OneOfTwo, context: TypeContext): readonly Statement[] {
  const fields = fieldsTypeName(name);
  const [first, second] = shape.atLeastOneOf;
  const about = [`The fields of \`${name}\`, which requires only one of \`${first}\` and \`${second}\`.`];
  return [
    { kind: "interface", name: fields, doc: { lines: about }, ...toMembers(shape, context, shape.atLeastOneOf) },
    // Taken out of an object type, the type has no alias: errors print `AtLeastOneOf` with both names instead of `name`.
    { kind: "type", name, doc, type: sequence("{ type: ", oneOfTwo(ident(fields), shape), ' }["type"]') },
  ];
}

function oneOfTwo(fields: Code, { atLeastOneOf }: OneOfTwo): Code {
  return reference("AtLeastOneOf", fields, ...atLeastOneOf.map(stringLiteral));
}

/** The type of a shape without a name of its own. */
function shapeType(shape: ObjectShape, context: TypeContext): Code {
  if (isOneOfTwo(shape)) return oneOfTwo(objectType(toMembers(shape, context, shape.atLeastOneOf)), shape);
  const members = objectType(toMembers(shape, context));
  const whole = fitsStrings(shape) ? sequence(members, " & object") : members;
  if (shape.atLeastOneOf === undefined) return whole;
  const demanded = shape.fields.filter((field) => shape.atLeastOneOf?.includes(field.name));
  const each = demanded.map((field) => sequence(`{ ${propName(field.name)}: `, toType(field.type, { ...context, whole: field }), " }"));
  return sequence("(", whole, " & ", union(each, { enclosed: true }), ")");
}

function memberType({ type }: Field, required: boolean, context: TypeContext): Code {
  // An undefined value counts as absent, also under exactOptionalPropertyTypes.
  const absent = context.side === "request" && !required && type.kind !== "any" ? ["undefined"] : [];
  return union([...alternatives(type, context), ...absent]);
}

/** The members of the union that the type is. */
function alternatives(type: ValueType, context: TypeContext): readonly Code[] {
  const withoutNull = typeOf(type, {
    type: (inner, style) => union(alternatives(inner, context), style),
    scalar: scalarAlternatives,
    shape: (shape) => shapeType(shape, context),
  });
  return [...withoutNull, ...(isNullable(type) ? ["null"] : [])];
}

function scalarAlternatives(type: ScalarType): readonly string[] {
  const { const: only, enum: values, knownValues = [], commaList } = type;
  if (only !== undefined) return [scalarLiteral(only)];
  if (values !== undefined) return values.map(scalarLiteral);
  const texts = [...knownValues, ...(commaList?.values ?? commaList?.knownValues ?? [])].filter((value) => typeof value === "string");
  const types = [...new Set(type.types.map((name) => scalarTypes[name]))];
  // Completion offers the values; any other string is accepted too.
  return texts.length === 0 ? types : [...texts.map(scalarLiteral), ...types.map((name) => (name === "string" ? anyString : name))];
}
