import { isList, isObject } from "#templates/core";
import { listAt, mapAt, valueAt, type Node, type OpenApi } from "./document.ts";

/** The types of JSON Schema but null. */
export type TypeName = "string" | "integer" | "number" | "boolean" | "object" | "array";

/** A schema without references and combinations around its own type. Schemas inside of it are as the document has them. */
export interface FlatSchema {
  /** None: anything. */
  readonly types: readonly TypeName[];
  readonly nullable: boolean;
  /** The keywords about the value, such as `minimum` and `description`. */
  readonly keywords: Node;
  readonly enum?: readonly unknown[];
  /** The schemas of its properties by name. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  /** Where the schema accepts more than the document, for a comment. */
  readonly notes: readonly string[];
  /** The reference that led here. */
  readonly ref?: string;
}

const ANYTHING: FlatSchema = { types: [], nullable: false, keywords: {}, properties: {}, required: [], notes: [] };
const NAMES: readonly TypeName[] = ["string", "integer", "number", "boolean", "object", "array"];
const COMBINING = ["allOf", "oneOf", "anyOf"] as const;

/** Keywords that say more than the catalog can. */
const UNKNOWN = [
  ...["not", "if", "then", "else", "patternProperties", "propertyNames", "dependentRequired", "dependentSchemas", "prefixItems"],
  ...["contains", "unevaluatedProperties", "uniqueItems", "minProperties", "maxProperties"],
];

/** The deepest nesting of combinations that is followed. */
const DEEPEST = 30;

/** Flattens a schema: `allOf` is merged, `oneOf` and `anyOf` become the nearest type that has all of their values. */
export function flattenSchema(api: OpenApi, schema: unknown, depth = 0): FlatSchema {
  if (!isObject(schema)) return schema === false ? { ...ANYTHING, notes: ["The document allows no value here."] } : ANYTHING;
  const { node, ref } = api.resolve(schema);
  if (ref === undefined) return depth > DEEPEST ? ANYTHING : flattenNode(api, node, depth);
  if (Object.keys(schema).length > 1) return flattenOnce(api, ref, node, depth);
  const flat = api.flattened.get(ref) ?? flattenOnce(api, ref, node, depth);
  if (!api.open.has(ref)) api.flattened.set(ref, flat);
  return flat;
}

/** The target of a reference. One that is combined with itself can be anything. */
function flattenOnce(api: OpenApi, ref: string, node: Node, depth: number): FlatSchema {
  if (api.open.has(ref) || depth > DEEPEST) return ANYTHING;
  api.open.add(ref);
  const flat = flattenNode(api, node, depth);
  api.open.delete(ref);
  return { ...flat, ref };
}

function flattenNode(api: OpenApi, node: Node, depth: number): FlatSchema {
  const parts = [
    ...listAt(node, "allOf").map((part) => flattenSchema(api, part, depth + 1)),
    ...(["oneOf", "anyOf"] as const).flatMap((key) => {
      const variants = listAt(node, key).map((variant) => flattenSchema(api, variant, depth + 1));
      return variants.length === 0 ? [] : [joinVariants(variants)];
    }),
  ];
  const base = ownSchema(node);
  const flat = parts.reduce(mergeBoth, base);
  // `allOf: [{ $ref: … }]` is how a description or `nullable` gets beside a reference.
  const isWrapper = parts.length === 1 && base.types.length === 0 && Object.keys(base.properties).length === 0;
  const named = isWrapper ? parts[0]?.ref : undefined;
  return { ...withTypes(flat), ...(named !== undefined && { ref: named }) };
}

/** A schema without what it is combined with. */
function ownSchema(node: Node): FlatSchema {
  const written = valueAt(node, "type");
  const names: readonly unknown[] = isList(written) ? written : written === undefined ? [] : [written];
  const constant = valueAt(node, "const");
  const values = constant === undefined ? valueAt(node, "enum") : [constant];
  const isNull = names.includes("null") || (isList(values) && values.includes(null));
  const unknown = UNKNOWN.filter((key) => Object.hasOwn(node, key) && valueAt(node, key) !== false);
  return {
    types: NAMES.filter((name) => names.includes(name)),
    nullable: isNull || valueAt(node, "nullable") === true || valueAt(node, "x-nullable") === true,
    keywords: node,
    ...(isList(values) && { enum: values.filter((value) => value !== null) }),
    properties: mapAt(node, "properties"),
    required: listAt(node, "required").filter((name) => typeof name === "string"),
    notes: unknown.length === 0 ? [] : [`Not taken over: ${unknown.join(", ")}.`],
  };
}

/** Both at once: what only one of them says counts, and otherwise the first. */
function mergeBoth(left: FlatSchema, right: FlatSchema): FlatSchema {
  const shared = left.types.filter((name) => right.types.includes(name) || (name === "integer" && right.types.includes("number")));
  const isWhole = left.types.includes("number") && right.types.includes("integer");
  const both = isWhole ? [...shared, "integer" as const] : shared;
  const types = left.types.length === 0 ? right.types : right.types.length === 0 ? left.types : both;
  const isContradiction = types.length === 0 && left.types.length > 0;
  const values = left.enum ?? right.enum;
  return {
    types,
    nullable: left.nullable || right.nullable,
    keywords: { ...right.keywords, ...left.keywords },
    ...(values !== undefined && { enum: values }),
    properties: { ...right.properties, ...left.properties },
    required: [...new Set([...left.required, ...right.required])],
    notes: [
      ...new Set([...left.notes, ...right.notes, ...(isContradiction ? ["The types that the document combines exclude each other."] : [])]),
    ],
  };
}

/** Either of them: the nearest type that has the values of all. */
function joinVariants(variants: readonly FlatSchema[]): FlatSchema {
  const some = variants.filter((one) => !isOnlyNull(one));
  const nullable = some.length < variants.length || some.some((one) => one.nullable);
  const [first, ...others] = some.map(withTypes);
  if (first === undefined) return { ...ANYTHING, nullable };
  if (others.length === 0) return { ...first, nullable };
  const all = [first, ...others];
  const types = all.some((one) => one.types.length === 0) ? [] : NAMES.filter((name) => all.some((one) => one.types.includes(name)));
  const values = all.every((one) => one.enum !== undefined) ? [...new Set(all.flatMap((one) => one.enum ?? []))] : undefined;
  const isObjects = types.length === 1 && types[0] === "object";
  return {
    types,
    nullable,
    keywords: {},
    ...(values !== undefined && { enum: values }),
    properties: isObjects ? joinProperties(all) : {},
    required: isObjects ? first.required.filter((name) => others.every((one) => one.required.includes(name))) : [],
    notes: values === undefined ? noteOf(types, all) : [],
  };
}

/** A note on the variants that the nearest type does not show. */
function noteOf(types: readonly TypeName[], all: readonly FlatSchema[]): readonly string[] {
  const isMixed = types.length > 1 && (types.includes("object") || types.includes("array"));
  if (isMixed) return [`The document allows ${types.join(" or ")}.`];
  const isPlain = types.length > 0 && all.every(({ keywords }) => Object.keys(keywords).every((key) => SILENT.includes(key)));
  return isPlain ? [] : [`The document has ${String(all.length)} variants here.`];
}

const SILENT = ["type", "description", "title", "example", "examples"];

/** A property of several variants has the type that it has in all of them, or any. */
function joinProperties(all: readonly FlatSchema[]): Readonly<Record<string, unknown>> {
  const schemas = new Map<string, unknown>();
  for (const { properties } of all)
    for (const [name, schema] of Object.entries(properties)) {
      const isOther = schemas.has(name) && JSON.stringify(schemas.get(name)) !== JSON.stringify(schema);
      schemas.set(name, isOther ? {} : schema);
    }
  return Object.fromEntries(schemas);
}

function isOnlyNull({ keywords, types, enum: values }: FlatSchema): boolean {
  return (
    types.length === 0 && (valueAt(keywords, "type") === "null" || (values !== undefined && values.length === 0 && "enum" in keywords))
  );
}

/** The types that follow from other keywords, where none are written. */
function withTypes(flat: FlatSchema): FlatSchema {
  if (flat.types.length > 0 || isOnlyNull(flat)) return flat;
  const { keywords, enum: values, properties } = flat;
  if (COMBINING.some((key) => listAt(keywords, key).length > 0) && Object.keys(properties).length === 0 && values === undefined)
    return flat;
  const has = (...keys: readonly string[]): boolean => keys.some((key) => Object.hasOwn(keywords, key));
  if (Object.keys(properties).length > 0 || has("additionalProperties")) return { ...flat, types: ["object"] };
  if (has("items")) return { ...flat, types: ["array"] };
  if (values !== undefined) return { ...flat, types: NAMES.filter((name) => values.some((value) => isOfType(value, name, values))) };
  return has("pattern", "minLength", "maxLength") ? { ...flat, types: ["string"] } : flat;
}

function isOfType(value: unknown, name: TypeName, all: readonly unknown[]): boolean {
  if (typeof value !== "number") return typeof value === name;
  const isWhole = all.every((one) => typeof one !== "number" || Number.isInteger(one));
  return name === (isWhole ? "integer" : "number");
}
