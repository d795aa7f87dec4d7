import { loadRival, objectOf, withFunctions, type RivalFunction } from "../rivals.ts";
import { foldSchema, type TypeBuilder } from "./fold_schema.ts";
import type { Library } from "./checker.ts";

/** The libraries whose types are made with functions: from a JSON Schema of the package as somebody would write them by hand. */
export const fromBuilders: readonly Library[] = [
  {
    by: "valibot",
    build: async (schema) => {
      const valibot = await loadRival("valibot");
      const type = foldSchema(schema, valibotTypes(valibot));
      const { is, safeParse } = withFunctions(valibot, "is", "safeParse");
      return { accepts: (value) => is(type, value) === true, check: (value) => isSuccess(safeParse(type, value)) };
    },
  },
  {
    by: "arktype",
    build: async (schema) => {
      const { type, types } = arktypeTypes(await loadRival("arktype"));
      const made: unknown = foldSchema(schema, types);
      const { validate } = withFunctions({ validate: made }, "validate");
      const validator = withFunctions(validate, "allows");
      const Errors: unknown = Reflect.get(type, "errors");
      if (typeof Errors !== "function") throw new Error("arktype has no class of errors.");
      return { accepts: (value) => validator.allows(value) === true, check: (value) => !(validate(value) instanceof Errors) };
    },
  },
];

function valibotTypes(valibot: object): TypeBuilder<unknown> {
  const call = (name: string, ...words: readonly unknown[]): unknown => called(valibot, name, ...words);
  const piped = (type: unknown, actions: readonly unknown[]): unknown => (actions.length === 0 ? type : call("pipe", type, ...actions));
  const limit = (name: string, value: unknown): readonly unknown[] => (value === undefined ? [] : [call(name, value)]);
  return {
    any: () => call("unknown"),
    literals: (values) => {
      const texts = values.filter((value) => typeof value === "string");
      if (texts.length === values.length) return texts.length === 1 ? call("literal", texts[0]) : call("picklist", texts);
      return call(
        "union",
        values.map((value) => (value === null ? call("null") : call("literal", value))),
      );
    },
    text: (maxLength, pattern) =>
      piped(call("string"), [
        ...limit("maxLength", maxLength),
        ...limit("regex", pattern === undefined ? undefined : new RegExp(pattern, "u")),
      ]),
    number: (integer, minimum, maximum) =>
      piped(call("number"), [...(integer ? [call("integer")] : []), ...limit("minValue", minimum), ...limit("maxValue", maximum)]),
    boolean: () => call("boolean"),
    list: (items, maxItems) => piped(call("array", items), limit("maxLength", maxItems)),
    object: (fields, others) => {
      const entries = fields.map(({ name, required, type }) => [name, required ? type : call("optional", type)] as const);
      if (others === undefined) return call("strictObject", Object.fromEntries(entries));
      return entries.length === 0 ? call("record", call("string"), others) : call("objectWithRest", Object.fromEntries(entries), others);
    },
    either: (types) => call("union", types),
    both: (left, right) => call("intersect", [left, right]),
  };
}

function arktypeTypes(arktype: object): { readonly type: object; readonly types: TypeBuilder<unknown> } {
  const type = objectOf(arktype, "type");
  const define: RivalFunction = (definition) => called(arktype, "type", definition);
  const keywords = objectOf(type, "keywords");
  const refine = (base: unknown, name: string, value: unknown): unknown => (value === undefined ? base : called(base, name, value));
  const types: TypeBuilder<unknown> = {
    any: () => member(type, "unknown"),
    literals: (values) => called(type, "enumerated", ...values),
    text: (maxLength, pattern) => {
      const limited = refine(member(type, "string"), "atMostLength", maxLength);
      return refine(limited, "matching", pattern === undefined ? undefined : new RegExp(pattern, "u"));
    },
    number: (integer, minimum, maximum) => {
      const base = integer ? objectOf(objectOf(keywords, "number"), "integer") : member(type, "number");
      return refine(refine(base, "atLeast", minimum), "atMost", maximum);
    },
    boolean: () => member(type, "boolean"),
    list: (items, maxItems) => refine(called(items, "array"), "atMostLength", maxItems),
    object: (fields, others) => {
      const entries = fields.map(({ name, required, type: field }) => [required ? name : `${name}?`, field] as const);
      if (others === undefined) return define({ "+": "reject", ...Object.fromEntries(entries) });
      return define(entries.length === 0 ? { "[string]": others } : Object.fromEntries(entries));
    },
    either: (all) => all.reduce((left, right) => called(left, "or", right)),
    both: (left, right) => called(left, "and", right),
  };
  return { type, types };
}

/** Calls a function of a module or a type. A type of arktype is a function, too. */
function called(owner: unknown, name: string, ...words: readonly unknown[]): unknown {
  const { method } = withFunctions({ method: member(objectOf({ owner }, "owner"), name) }, "method");
  return Reflect.apply(method, owner, words);
}

function member(owner: object, name: string): unknown {
  return Reflect.get(owner, name);
}

function isSuccess(result: unknown): boolean {
  return typeof result === "object" && result !== null && "success" in result && result.success === true;
}
