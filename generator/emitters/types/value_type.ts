import type { Field, JsonScalar, ObjectShape, ObjectType, ScalarName, ScalarType, ValueType } from "../../model/types.ts";
import { pascalCase } from "../../naming/names.ts";
import { objectType, type Declaration, type Doc, type Members } from "../../print/declarations.ts";
import { describeField } from "../../print/documentation.ts";
import { ident, printValue, propName } from "../../print/literals.ts";

/** Request side: closed, `undefined` is as good as absent. Response side: open, null where the catalog says so. */
export type Side = "request" | "response";

const anyString = "(string & {})";
const bareObject = "{ [key: string]: unknown }";

const scalarTypes: Readonly<Record<ScalarName, string>> = { string: "string", integer: "number", number: "number", boolean: "boolean" };

/** The TypeScript type of a value. */
export function printType(type: ValueType, side: Side): string {
  return alternatives(type, side).join(" | ");
}

/** The members of an interface for a shape. */
export function toMembers(shape: ObjectShape, side: Side): Members {
  const members = shape.fields.map((field) => ({
    name: field.name,
    doc: describeField(field),
    optional: !field.required,
    type: memberType(field, side),
  }));
  const others = side === "request" ? otherMembers(shape) : undefined;
  return { members, ...(others !== undefined && { others }) };
}

/** An interface for a shape; an alias where one of several fields must be there, which no interface can say. */
export function declareShape(name: string, doc: Doc, shape: ObjectShape, side: Side): Declaration {
  if (shape.atLeastOneOf === undefined) return { kind: "interface", name, doc, ...toMembers(shape, side) };
  return { kind: "type", name, doc, type: shapeType(shape, side) };
}

/** The type of a shape without a name of its own. */
function shapeType(shape: ObjectShape, side: Side): string {
  const object = objectType(toMembers(shape, side));
  const demanded = shape.fields.filter((field) => shape.atLeastOneOf?.includes(field.name));
  const each = demanded.map(({ name, type }) => `{ ${propName(name)}: ${printType(type, side)} }`);
  return each.length === 0 ? object : `${object} & (${each.join(" | ")})`;
}

function memberType({ type, required }: Field, side: Side): string {
  // What is undefined counts as absent, also under exactOptionalPropertyTypes.
  const absent = side === "request" && !required && type.kind !== "any" ? ["undefined"] : [];
  return [...alternatives(type, side), ...absent].join(" | ");
}

function otherMembers(shape: ObjectShape): { readonly doc: Doc; readonly type: string } | undefined {
  if (shape.open) return { doc: { lines: [`Further names are accepted. ${shape.openBecause ?? ""}`] }, type: "unknown" };
  // An interface without members would accept any object.
  return shape.fields.length === 0 ? { doc: { lines: ["There are none."] }, type: "never" } : undefined;
}

/** The types whose union the type is. */
function alternatives(type: ValueType, side: Side): readonly string[] {
  if (type.kind === "any") return ["unknown"];
  return [...withoutNull(type, side), ...(type.nullable ? ["null"] : [])];
}

function withoutNull(type: Exclude<ValueType, { kind: "any" }>, side: Side): readonly string[] {
  switch (type.kind) {
    case "scalar":
      return scalarAlternatives(type);
    case "array":
      return [printArray(alternatives(type.items, side))];
    case "record":
      return [ident(type.record)];
    case "object":
      return [printObject(type, side)];
  }
}

function scalarAlternatives(type: ScalarType): readonly string[] {
  const { const: only, enum: values, knownValues = [], commaList } = type;
  if (only !== undefined) return [printValue(only)];
  if (values !== undefined) return printAll(values);
  const known = [...knownValues, ...(commaList?.values ?? commaList?.knownValues ?? [])].filter((value) => typeof value === "string");
  const types = [...new Set(type.types.map((name) => scalarTypes[name]))];
  // The values show in completion, any other string fits as well.
  return known.length === 0 ? types : [...printAll(known), ...types.map((name) => (name === "string" ? anyString : name))];
}

function printObject({ part, named, shape, values }: ObjectType, side: Side): string {
  if (part !== undefined) return ident(part.split(".").map(pascalCase).join(""));
  if (named !== undefined && shape !== undefined) return ident(named);
  if (values !== undefined) return `{ [key: string]: ${printType(values, side)} }`;
  if (shape === undefined) return bareObject;
  const text = shapeType(shape, side);
  return shape.atLeastOneOf === undefined ? text : `(${text})`;
}

function printArray(items: readonly string[]): string {
  return items.length === 1 ? `${items.join("")}[]` : `(${items.join(" | ")})[]`;
}

function printAll(values: readonly JsonScalar[]): readonly string[] {
  return values.map((value) => printValue(value));
}
