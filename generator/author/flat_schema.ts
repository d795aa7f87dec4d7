import { isList, isObject } from "#templates/core";
import { groupBy } from "#generator/read";
import { listAt, mapAt, valueAt, type DocumentProblem, type Node, type OpenApi } from "./document.ts";
import { shownText } from "./document_texts.ts";

/** The types of JSON Schema but null. */
export type TypeName = "string" | "integer" | "number" | "boolean" | "object" | "array";

/** A schema without references and combinations around its own type. Schemas inside of it are as the document has them. */
export interface FlatSchema {
  /** None: anything, or only null where it is nullable. */
  readonly types: readonly TypeName[];
  readonly nullable: boolean;
  /** The keywords about the value, such as `minimum` and `description`. */
  readonly keywords: Node;
  readonly enum?: readonly unknown[];
  /** The schemas of its properties by name. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  /** Where the schema accepts more or less than the document, for a comment. */
  readonly notes: readonly string[];
  /** The reference that led here, if nothing beside it changes its values. */
  readonly ref?: string;
}

const ANYTHING: FlatSchema = { types: [], nullable: false, keywords: {}, properties: {}, required: [], notes: [] };
const NAMES: readonly TypeName[] = ["string", "integer", "number", "boolean", "object", "array"];
const COMBINING = ["allOf", "oneOf", "anyOf"] as const;

/** Keywords that say more than the catalog can. */
const UNKNOWN = [
  ...["not", "if", "then", "else", "patternProperties", "propertyNames", "dependentRequired", "dependentSchemas", "dependencies"],
  ...["prefixItems", "contains", "minContains", "maxContains", "unevaluatedItems", "unevaluatedProperties", "uniqueItems"],
  ...["minProperties", "maxProperties", "contentEncoding", "contentMediaType", "contentSchema", "discriminator", "$dynamicRef"],
];

/** What two values of a keyword are together; undefined where only one of them can be kept. */
const TOGETHER: Readonly<Record<string, (left: unknown, right: unknown) => unknown>> = {
  ...{ minimum: largest, exclusiveMinimum: largest, minLength: largest, minItems: largest },
  ...{ maximum: smallest, exclusiveMaximum: smallest, maxLength: smallest, maxItems: smallest },
  ...{ items: joinSchemas, additionalProperties: joinSchemas, pattern: same, format: same, multipleOf: largerMultiple },
};

/** Keys that say nothing about values. */
const FOR_PEOPLE = ["description", "summary", "title", "example", "examples"];

/** The deepest nesting of combinations that is followed. */
const DEEPEST = 300;

/** How many schemas of one cycle of combinations are followed inside of each other. */
const LONGEST_CYCLE = 2;

/** Flattens a schema: `allOf` is intersected, `oneOf` and `anyOf` become the nearest type that has all of their values. */
export function flattenSchema(api: OpenApi, schema: unknown): FlatSchema {
  return withTypes(flatten(api, schema, 0));
}

/** The schema that a reference of a flat schema leads to, without what is said where it is used. */
export function flattenTarget(api: OpenApi, ref: string): FlatSchema {
  return withTypes(api.flattened.get(ref) ?? flattenRef(api, ref, 0));
}

function flatten(api: OpenApi, schema: unknown, depth: number): FlatSchema {
  if (schema === false) return noted("The document allows no value here.");
  if (!isObject(schema)) return ANYTHING;
  const { $ref: ref, ...beside } = schema;
  if (depth > DEEPEST) return noted("The document combines more schemas here than can be followed.");
  if (typeof ref !== "string") return flattenNode(api, schema, depth);
  const target = flattenRef(api, ref, depth);
  const keys = Object.keys(beside).filter((key) => !FOR_PEOPLE.includes(key) && !key.startsWith("x-"));
  if (api.hasSiblings && keys.length > 0) {
    const flat = intersectAll([flattenNode(api, beside, depth), target]);
    if (flat.ref !== undefined || Object.keys(flat.properties).length === 0) return flat;
    // Where the keys change the values, the result is another record than the target.
    const key = `${target.ref ?? ref}\n${JSON.stringify(beside)}`;
    api.flattened.set(key, flat);
    return { ...flat, ref: key };
  }
  const texts = Object.fromEntries(["description", "example"].flatMap((key) => (Object.hasOwn(beside, key) ? [[key, beside[key]]] : [])));
  const ignored = keys.length === 0 ? [] : [`Keys beside a reference do not count before OpenAPI 3.1: ${keys.map(shownText).join(", ")}.`];
  return {
    ...target,
    keywords: { ...target.keywords, ...texts },
    notes: union(target.notes, ignored),
  };
}

/** The target of a reference. In a cycle of combinations the result is the same wherever it is entered, since only whole ones are remembered. */
function flattenRef(api: OpenApi, written: string, depth: number): FlatSchema {
  const { value, ref, problem } = api.targetOf(written);
  if (problem !== undefined) return noted(describeProblem(problem));
  const cycle = api.open.filter((one) => reachFrom(api, one).has(ref) && reachFrom(api, ref).has(one));
  const known = cycle.length === 0 ? api.flattened.get(ref) : undefined;
  if (known !== undefined) return known;
  if (cycle.includes(ref) || cycle.length >= LONGEST_CYCLE) return noted("The document combines this schema with itself.");
  api.open.push(ref);
  const inner = flatten(api, value, depth + 1);
  api.open.pop();
  const flat = { ...inner, ref: inner.ref === undefined || inner.ref.includes("\n") ? ref : inner.ref };
  if (cycle.length === 0) api.flattened.set(ref, flat);
  return flat;
}

/** The references that the target of one is combined with, directly or through others. */
function reachFrom(api: OpenApi, ref: string): ReadonlySet<string> {
  const known = api.reached.get(ref);
  if (known !== undefined) return known;
  const reached = new Set<string>();
  api.reached.set(ref, reached);
  const visit = (schema: unknown): void => {
    if (!isObject(schema)) return;
    const target = typeof schema["$ref"] === "string" ? api.targetOf(schema["$ref"]) : undefined;
    for (const key of COMBINING) listAt(schema, key).forEach(visit);
    if (target === undefined || reached.has(target.ref)) return;
    reached.add(target.ref);
    visit(target.value);
  };
  visit(api.targetOf(ref).value);
  return reached;
}

/** Why a reference leads nowhere, as a comment. */
export function describeProblem({ code, named }: DocumentProblem): string {
  const reason = code === "openapi/external-ref" ? "which is in another file" : "which is not in it";
  return `The document refers to ${JSON.stringify(shownText(named))}, ${reason}.`;
}

function noted(note: string): FlatSchema {
  return { ...ANYTHING, notes: [note] };
}

function flattenNode(api: OpenApi, node: Node, depth: number): FlatSchema {
  const parts = [
    ...listAt(node, "allOf").map((part) => flatten(api, part, depth + 1)),
    ...(["oneOf", "anyOf"] as const).flatMap((key) => {
      const variants = listAt(node, key).map((variant) => flatten(api, variant, depth + 1));
      return variants.length === 0 ? [] : [joinVariants(variants)];
    }),
  ];
  const flat = intersectAll([ownSchema(node), ...parts]);
  // `nullable` beside `allOf` is how documents of 3.0 say that a reference may be null.
  return parts.length > 0 && isNullable(node) && !isOpen(flat) ? { ...flat, nullable: true } : flat;
}

function isNullable(node: Node): boolean {
  return valueAt(node, "nullable") === true || valueAt(node, "x-nullable") === true;
}

/** A schema without what it is combined with. */
function ownSchema(node: Node): FlatSchema {
  const written = valueAt(node, "type");
  const names: readonly unknown[] = isList(written) ? written : written === undefined ? [] : [written];
  const constant = valueAt(node, "const");
  const values = constant === undefined ? valueAt(node, "enum") : [constant];
  const types = NAMES.filter((name) => names.includes(name));
  const listed = isList(values) ? values.filter((value) => value !== null) : undefined;
  const hasNull = isList(values) && values.includes(null);
  const unknown = UNKNOWN.filter((key) => Object.hasOwn(node, key) && valueAt(node, key) !== false);
  return {
    types: types.length === 0 && listed !== undefined ? typesOf(listed) : types,
    nullable: hasNull || names.includes("null") || ((types.length > 0 || listed !== undefined) && isNullable(node)),
    keywords: limitKeywords(node),
    ...(listed !== undefined && (listed.length > 0 || !hasNull) && { enum: listed }),
    properties: mapAt(node, "properties"),
    required: listAt(node, "required").filter((name) => typeof name === "string"),
    notes: unknown.length === 0 ? [] : [`Not taken over: ${unknown.join(", ")}.`],
  };
}

/** Whether a schema declares no type at all, not even null. */
function isOpen({ types, nullable }: FlatSchema): boolean {
  return types.length === 0 && !nullable;
}

/** The intersection of several schemas; the one that the others add nothing to keeps its reference. */
function intersectAll([first = ANYTHING, ...others]: readonly FlatSchema[]): FlatSchema {
  const { ref: _, ...flat } = others.reduce(intersect, first);
  const named = [first, ...others].find((part) => part.ref !== undefined && isSame(flat, part));
  return named?.ref === undefined ? flat : { ...flat, ref: named.ref };
}

/** The intersection of two schemas. Their constraints are combined; descriptions and other texts are those of the first. */
function intersect(left: FlatSchema, right: FlatSchema): FlatSchema {
  const types = isOpen(left) ? right.types : isOpen(right) ? left.types : sharedTypes(left.types, right.types);
  const nullable = isOpen(left) ? right.nullable : isOpen(right) ? left.nullable : left.nullable && right.nullable;
  const isContradiction = types.length === 0 && !nullable && !(isOpen(left) && isOpen(right));
  const { keywords, lost } = combineKeywords(left.keywords, right.keywords);
  const shared = sharedValues(left.enum, right.enum);
  const isFit = (value: unknown): boolean => sharedTypes(types, typesOf([value])).length > 0;
  const values = isOpen(left) || isOpen(right) ? shared : shared?.filter(isFit);
  const properties = new Map(Object.entries(left.properties));
  for (const [name, schema] of Object.entries(right.properties))
    properties.set(name, properties.has(name) ? joinSchemas(properties.get(name), schema) : schema);
  return {
    ...{ types, nullable, keywords, properties: Object.fromEntries(properties) },
    ...(values !== undefined && { enum: values }),
    required: union(left.required, right.required),
    notes: union(union(left.notes, right.notes), [
      ...(isContradiction || values?.length === 0 ? ["The document combines schemas here that exclude each other."] : []),
      ...(lost.length === 0 ? [] : [`Not taken over: one of ${lost.join(", ")}.`]),
    ]),
  };
}

function sharedTypes(left: readonly TypeName[], right: readonly TypeName[]): readonly TypeName[] {
  const has = (types: readonly TypeName[], name: TypeName): boolean =>
    types.includes(name) || (name === "integer" && types.includes("number"));
  const shared = NAMES.filter((name) => has(left, name) && has(right, name));
  return shared.includes("number") ? shared.filter((name) => name !== "integer") : shared;
}

function sharedValues(left: FlatSchema["enum"], right: FlatSchema["enum"]): FlatSchema["enum"] {
  if (left === undefined || right === undefined) return left ?? right;
  const texts = new Set(right.map((value) => JSON.stringify(value)));
  return left.filter((value) => texts.has(JSON.stringify(value)));
}

/** Whether the values of an intersection are those of one of its parts. Whether null is one of them is said where it is used. */
function isSame(flat: FlatSchema, part: FlatSchema): boolean {
  const names = Object.keys(flat.properties);
  return (
    withTypes(flat).types.join() === withTypes(part).types.join() &&
    flat.enum?.length === part.enum?.length &&
    flat.required.length === part.required.length &&
    names.every((name) => flat.properties[name] === part.properties[name]) &&
    Object.keys(TOGETHER).every((key) => valueAt(flat.keywords, key) === valueAt(part.keywords, key))
  );
}

/** Either of them: the nearest type that has the values of all. */
function joinVariants(variants: readonly FlatSchema[]): FlatSchema {
  const some = variants.filter((one) => one.types.length > 0 || !one.nullable);
  const nullable = some.length < variants.length || some.some((one) => one.nullable);
  const [first, ...others] = some.map(withTypes);
  if (first === undefined) return { ...ANYTHING, nullable };
  if (others.length === 0) return { ...first, nullable: nullable && first.types.length > 0 };
  const all = [first, ...others];
  const types = all.some((one) => one.types.length === 0) ? [] : NAMES.filter((name) => all.some((one) => one.types.includes(name)));
  const values = all.every((one) => one.enum !== undefined) ? [...new Set(all.flatMap((one) => one.enum ?? []))] : undefined;
  const objects = types.includes("object") ? all.filter((one) => one.types.includes("object")) : [];
  const lists = all.flatMap((one) => (one.types.includes("array") ? [valueAt(one.keywords, "items") ?? {}] : []));
  const isWide = objects.some(
    (one) => Object.keys(one.properties).length === 0 || (valueAt(one.keywords, "additionalProperties") ?? false) !== false,
  );
  return {
    types,
    nullable: nullable && types.length > 0,
    keywords: { ...(isWide && { additionalProperties: true }), ...(lists.length > 0 && { items: eitherOf(lists) }) },
    ...(values !== undefined && { enum: values }),
    properties: joinProperties(objects),
    required: objects.length < all.length ? [] : first.required.filter((name) => others.every((one) => one.required.includes(name))),
    notes: all.reduce<readonly string[]>((notes, one) => union(notes, one.notes), values === undefined ? noteOf(types, all) : []),
  };
}

/** A note on the variants that the nearest type does not show. */
function noteOf(types: readonly TypeName[], all: readonly FlatSchema[]): readonly string[] {
  if (types.length > 1 && (types.includes("object") || types.includes("array"))) return [`The document allows ${types.join(" or ")}.`];
  const silent = ["type", ...FOR_PEOPLE, ...(types.join() === "array" ? ["items"] : [])];
  const isPlain = types.length > 0 && all.every(({ keywords }) => Object.keys(keywords).every((key) => silent.includes(key)));
  return isPlain ? [] : [`The document has ${String(all.length)} variants here.`];
}

/** A property of several variants may have the values that it has in any of them. */
function joinProperties(all: readonly FlatSchema[]): Readonly<Record<string, unknown>> {
  const schemas = groupBy(
    all.flatMap(({ properties }) => Object.entries(properties)),
    ([name]) => name,
  );
  return Object.fromEntries([...schemas].map(([name, some]) => [name, eitherOf(some.map(([, schema]) => schema))]));
}

/** A schema for the values of any of some schemas. Choices inside of them are spelled out, or they would multiply with each level. */
function eitherOf(schemas: readonly unknown[]): unknown {
  const [first, ...others] = distinct(schemas);
  return others.length === 0 ? first : { anyOf: distinct(distinct([first, ...others]).flatMap(variantsOf)) };
}

function distinct(schemas: readonly unknown[]): readonly unknown[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

function variantsOf(schema: unknown): readonly unknown[] {
  const node = isObject(schema) ? schema : {};
  const [key, ...others] = Object.keys(node).filter((one) => !FOR_PEOPLE.includes(one));
  const isChoice = others.length === 0 && (key === "anyOf" || key === "oneOf");
  return isChoice && listAt(node, key).length > 0 ? listAt(node, key).flatMap(variantsOf) : [schema];
}

/** The types that follow from other keywords, where none are written. */
function withTypes(flat: FlatSchema): FlatSchema {
  if (!isOpen(flat)) return flat;
  const { keywords, properties } = flat;
  const hasProperties = Object.keys(properties).length > 0;
  if (COMBINING.some((key) => listAt(keywords, key).length > 0) && !hasProperties) return flat;
  const has = (...keys: readonly string[]): boolean => keys.some((key) => Object.hasOwn(keywords, key));
  const type = hasProperties || has("additionalProperties") ? "object" : has("items") ? "array" : "string";
  if (type === "string" && !has("pattern", "minLength", "maxLength")) return flat;
  return {
    ...flat,
    types: [type],
    nullable: isNullable(keywords),
    notes: union(flat.notes, [`The document names no type here; ${type} is assumed.`]),
  };
}

function typesOf(values: readonly unknown[]): readonly TypeName[] {
  const isWhole = values.every((one) => typeof one !== "number" || Number.isInteger(one));
  const names = values.map((one) => (isList(one) ? "array" : typeof one !== "number" ? typeof one : isWhole ? "integer" : "number"));
  return NAMES.filter((name) => names.includes(name));
}

function union(left: readonly string[], right: readonly string[]): readonly string[] {
  return right.length === 0 ? left : [...new Set([...left, ...right])];
}

/** The keywords of two schemas that apply together, and those of which only the first could be kept. */
function combineKeywords(left: Node, right: Node): { readonly keywords: Node; readonly lost: readonly string[] } {
  const both = Object.entries(TOGETHER).filter(([key]) => Object.hasOwn(left, key) && Object.hasOwn(right, key));
  const together = both.map(([key, combine]): [string, unknown] => [key, combine(left[key], right[key])]);
  const lost = together.filter(([, value]) => value === undefined).map(([key]) => key);
  return { keywords: { ...right, ...left, ...Object.fromEntries(together.filter(([key]) => !lost.includes(key))) }, lost };
}

function largest(left: unknown, right: unknown): unknown {
  return typeof left === "number" && typeof right === "number" ? Math.max(left, right) : left;
}

function smallest(left: unknown, right: unknown): unknown {
  return typeof left === "number" && typeof right === "number" ? Math.min(left, right) : left;
}

function same(left: unknown, right: unknown): unknown {
  return left === right ? left : undefined;
}

function largerMultiple(left: unknown, right: unknown): unknown {
  const [more, less] = [largest(left, right), smallest(left, right)];
  return typeof more === "number" && typeof less === "number" && more % less !== 0 ? undefined : more;
}

/** The keywords of a schema where every limit has its own number: OpenAPI 3.0 says beside a limit whether it is exclusive. */
function limitKeywords(node: Node): Node {
  const entries = Object.entries(node).flatMap(([key, value]): (readonly [string, unknown])[] => {
    const exclusive = { minimum: "exclusiveMinimum", maximum: "exclusiveMaximum" }[key];
    if (exclusive !== undefined && valueAt(node, exclusive) === true) return [[exclusive, value]];
    return typeof value === "boolean" && key.startsWith("exclusive") ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

/** A schema for the values that both schemas allow. */
function joinSchemas(left: unknown, right: unknown): unknown {
  const saysNothing = (schema: unknown): boolean => schema === true || ["{}", undefined].includes(JSON.stringify(schema));
  if (saysNothing(right) || left === false) return left;
  if (saysNothing(left) || right === false) return right;
  return left === right || JSON.stringify(left) === JSON.stringify(right) ? left : { allOf: [left, right] };
}
