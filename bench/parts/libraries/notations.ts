import type { Field, Literal } from "../../checkers/fold_schema.ts";
import type { Notation } from "./schema_code.ts";

/** Schemas of zod, as its guide writes them. */
export const zod: Notation = {
  imports: 'import { z } from "zod";',
  types: {
    any: () => "z.unknown()",
    literals: (values) => (isNull(values) ? "z.null()" : values.length === 1 ? `z.literal(${list(values)})` : `z.enum([${list(values)}])`),
    text: (maxLength, pattern) => `z.string()${method("max", maxLength)}${method("regex", expression(pattern))}`,
    number: (integer, minimum, maximum) => `z.${integer ? "int" : "number"}()${method("gte", minimum)}${method("lte", maximum)}`,
    boolean: () => "z.boolean()",
    list: (items, maxItems) => `z.array(${items})${method("max", maxItems)}`,
    object: (fields, others) => {
      if (others !== undefined && fields.length === 0) return `z.record(z.string(), ${others})`;
      return `z.${others === undefined ? "strictObject" : "looseObject"}(${shape(fields, (code) => `z.optional(${code})`)})`;
    },
    either: (types) => `z.union([${types.join(", ")}])`,
    both: (left, right) => `z.intersection(${left}, ${right})`,
  },
  accepts: (schema) => `${schema}.safeParse(value).success`,
};

/** Schemas of valibot, as its guide writes them. */
export const valibot: Notation = {
  imports: 'import * as v from "valibot";',
  types: {
    any: () => "v.unknown()",
    literals: (values) =>
      isNull(values) ? "v.null()" : values.length === 1 ? `v.literal(${list(values)})` : `v.picklist([${list(values)}])`,
    text: (maxLength, pattern) => piped("v.string()", [action("maxLength", maxLength), action("regex", expression(pattern))]),
    number: (integer, minimum, maximum) =>
      piped("v.number()", [integer ? "v.integer()" : "", action("minValue", minimum), action("maxValue", maximum)]),
    boolean: () => "v.boolean()",
    list: (items, maxItems) => piped(`v.array(${items})`, [action("maxLength", maxItems)]),
    object: (fields, others) => {
      if (others !== undefined && fields.length === 0) return `v.record(v.string(), ${others})`;
      return `v.${others === undefined ? "strictObject" : "looseObject"}(${shape(fields, (code) => `v.optional(${code})`)})`;
    },
    either: (types) => `v.union([${types.join(", ")}])`,
    both: (left, right) => `v.intersect([${left}, ${right}])`,
  },
  accepts: (schema) => `v.safeParse(${schema}, value).success`,
};

function isNull(values: readonly Literal[]): boolean {
  return values.length === 1 && values[0] === null;
}

function list(values: readonly Literal[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ");
}

function expression(pattern: string | undefined): string | undefined {
  return pattern === undefined ? undefined : `new RegExp(${JSON.stringify(pattern)}, "u")`;
}

function shape(fields: readonly Field<string>[], optional: (code: string) => string): string {
  const entries = fields.map(({ name, required, type }) => `${JSON.stringify(name)}: ${required ? type : optional(type)}`);
  return `{ ${entries.join(", ")} }`;
}

function method(name: string, argument: string | number | undefined): string {
  return argument === undefined ? "" : `.${name}(${argument})`;
}

function action(name: string, argument: string | number | undefined): string {
  return argument === undefined ? "" : `v.${name}(${argument})`;
}

function piped(schema: string, actions: readonly string[]): string {
  const wanted = actions.filter((one) => one !== "");
  return wanted.length === 0 ? schema : `v.pipe(${[schema, ...wanted].join(", ")})`;
}
