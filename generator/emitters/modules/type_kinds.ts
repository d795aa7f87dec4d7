import type { ObjectShape, ScalarType } from "../../model/types.ts";
import type { TypeKind, ValueType, ValueTypes } from "../../model/value_types.ts";
import { partTypeName } from "../../naming/names.ts";
import { sequence, type Code, type Property } from "../../print/code.ts";
import { ident, scalarLiteral } from "../../print/literals.ts";

/** Prints the TypeScript types of what is inside a type. */
export interface TypePrinter {
  /** `enclosed` puts a union in parentheses. */
  readonly type: (type: ValueType, style?: { readonly enclosed: boolean }) => Code;
  readonly scalar: (type: ScalarType) => readonly Code[];
  readonly shape: (shape: ObjectShape) => Code;
}

/** Prints the rules of what is inside a type. */
export interface RulePrinter {
  readonly rule: (type: ValueType) => Code;
  /** The notation of a type; undefined if its rule needs more. */
  readonly notation: (type: ValueType) => string | undefined;
  readonly scalar: (type: ScalarType) => readonly (Property | undefined)[];
  /** Whether a scalar type has no constraints. */
  readonly isPlain: (type: ScalarType) => boolean;
  readonly table: (shape: ObjectShape) => Code;
  /** The table of a record or a named type. */
  readonly refer: (name: string) => Property;
}

/** What a kind of types is in a module. */
interface Printing<Kind extends TypeKind> {
  /** The members of the union that the TypeScript type is, without null. */
  readonly type: (type: ValueTypes[Kind], print: TypePrinter) => readonly Code[];
  /** The type in the notation of the catalog, without null; undefined if the rule needs properties. */
  readonly notation?: (type: ValueTypes[Kind], print: RulePrinter) => string | undefined;
  /** The properties of the rule. */
  readonly rule: (type: ValueTypes[Kind], print: RulePrinter) => readonly (Property | undefined)[];
}

const PRINTINGS: { readonly [Kind in TypeKind]: Printing<Kind> } = {
  any: { type: () => ["unknown"], notation: () => "any", rule: () => [] },
  scalar: {
    type: (type, print) => print.scalar(type),
    notation: (type, print) => (print.isPlain(type) ? type.types.join(" | ") : undefined),
    rule: (type, print) => print.scalar(type),
  },
  array: {
    type: ({ items }, print) => [sequence(print.type(items, { enclosed: true }), "[]")],
    notation: ({ items, minItems, maxItems }, print) => {
      const inner = minItems === undefined && maxItems === undefined ? print.notation(items) : undefined;
      return inner === undefined || inner === "any" ? inner && "array" : `array<${inner}>`;
    },
    rule: ({ items, minItems, maxItems, nullable }, print) => [
      ["items", print.rule(items)],
      minItems === undefined ? undefined : ["minItems", scalarLiteral(minItems)],
      maxItems === undefined ? undefined : ["maxItems", scalarLiteral(maxItems)],
      orNull(nullable),
    ],
  },
  object: {
    type: ({ named, shape, values }, print) => {
      if (named !== undefined && shape !== undefined) return [ident(named)];
      if (values !== undefined) return [sequence("{ [key: string]: ", print.type(values), " }")];
      return [shape === undefined ? "{ [key: string]: unknown }" : print.shape(shape)];
    },
    notation: ({ shape, values }) => (shape === undefined && values === undefined ? "object" : undefined),
    rule: ({ named, shape, values, nullable }, print) => {
      if (named !== undefined && shape !== undefined) return [print.refer(named), orNull(nullable)];
      const inside: Property = shape === undefined ? ["values", print.rule(values ?? { kind: "any" })] : ["table", print.table(shape)];
      return [inside, orNull(nullable)];
    },
  },
  record: {
    type: ({ record }) => [ident(record)],
    rule: ({ record, nullable }, print) => [print.refer(record), orNull(nullable)],
  },
  reference: {
    type: ({ to }) => [ident(to.part === "auth_config" ? "AuthConfig" : partTypeName(to.operation, to.part))],
    rule: ({ to, nullable }, print) => [
      to.part === "auth_config" ? ["validator", "authConfig"] : print.refer(partTypeName(to.operation, to.part)),
      orNull(nullable),
    ],
  },
};

/** The members of the union that the TypeScript type is, without null. */
export function typeOf<Kind extends TypeKind>(type: ValueType<Kind>, print: TypePrinter): readonly Code[] {
  return PRINTINGS[type.kind].type(type, print);
}

/** The notation of a type without null, for the tables of the validators; undefined if its rule needs properties. */
export function notationOf<Kind extends TypeKind>(type: ValueType<Kind>, print: RulePrinter): string | undefined {
  return PRINTINGS[type.kind].notation?.(type, print);
}

/** The properties of the rule for a type, for the tables of the validators. */
export function ruleOf<Kind extends TypeKind>(type: ValueType<Kind>, print: RulePrinter): readonly (Property | undefined)[] {
  return PRINTINGS[type.kind].rule(type, print);
}

/** The property of a rule that accepts null as well; undefined if it does not. */
export function orNull(nullable: boolean): Property | undefined {
  return nullable ? ["nullable", "true"] : undefined;
}
