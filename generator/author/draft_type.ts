import { valueAt, type OpenApi } from "./document.ts";
import { flattenSchema, type FlatSchema, type TypeName } from "./flat_schema.ts";
import { exampleOf, fittingValue, limitEntries, readItemLimits, readLimits, type Limits } from "./limits.ts";
import { isSecretName } from "#generator/rules";
import { plainText, sentenceFor, shownText, isFieldName } from "./document_texts.ts";
import { entry, mapOf, optional, type YamlEntry, type YamlMap, type YamlValue } from "./yaml_text.ts";

/** The document that types are made from, and the side that they are on. */
export interface TypeScope {
  readonly api: OpenApi;
  readonly side: "request" | "response";
  /** The name of the record for a schema of the document that others refer to. */
  readonly recordFor: (ref: string, flat: FlatSchema) => string;
  /** Whether a value of the schema would have to contain the record that is being made. */
  readonly closesCycle: (schema: unknown) => boolean;
  /** The references that this is inside of. */
  readonly inside: readonly string[];
}

/** A type of the catalog. */
export interface DraftType {
  /** Without `| null`. */
  readonly expression: string;
  readonly nullable: boolean;
  /** The keys that limit it, and what is inside of it. */
  readonly entries: readonly YamlEntry[];
  /** Where the type accepts more than the document, for comments. */
  readonly notes: readonly string[];
}

/** A field, a param or a property in the making. */
export interface DraftField {
  readonly name: string;
  readonly schema: unknown;
  readonly required: boolean;
  /** The description beside the schema. */
  readonly description?: string | undefined;
  /** Keys that only its place knows, such as the role of a param. */
  readonly extras?: readonly YamlEntry[];
}

/** Objects and lists inside of each other that are still spelled out. */
const DEEPEST = 6;

/** The deepest type on one line. */
const DEEPEST_EXPRESSION = 3;

/** The type that has all values of a schema, and as few others as the catalog can say. */
export function draftType(schema: unknown, scope: TypeScope, mayHavePattern = false): DraftType {
  return typeOfFlat(flattenSchema(scope.api, schema), scope, mayHavePattern);
}

function typeOfFlat(flat: FlatSchema, scope: TypeScope, mayHavePattern: boolean): DraftType {
  const { nullable, notes, types } = flat;
  const [type, ...others] = types;
  if (type === undefined) return plain("any", nullable, notes);
  if (others.length > 0) return unionOf(flat);
  if (type === "object") return objectType(flat, scope);
  if (type === "array") return arrayType(flat, scope);
  const { limits, notes: lost } = readLimits(flat, type, mayHavePattern);
  return { expression: type, nullable, entries: mapOf(limitEntries(limits)).entries, notes: [...notes, ...lost] };
}

/** Several scalars stay apart; anything else together is anything. */
function unionOf({ types, nullable, notes }: FlatSchema): DraftType {
  const names = types.filter((name) => name !== "integer" || !types.includes("number"));
  const isMixed = names.some((name) => name === "object" || name === "array");
  if (isMixed) return plain("any", nullable, [...notes, `The document allows ${types.join(" or ")}.`]);
  return plain(names.join(" | "), nullable, notes);
}

function plain(expression: string, nullable: boolean, notes: readonly string[]): DraftType {
  return { expression, nullable, entries: [], notes };
}

function objectType(flat: FlatSchema, scope: TypeScope): DraftType {
  const { nullable, notes, ref } = flat;
  const problem = tooDeep(flat, scope);
  if (scope.side === "response" && ref !== undefined && hasFields(flat)) return plain(scope.recordFor(ref, flat), nullable, []);
  if (problem !== undefined) return plain("object", nullable, [...notes, problem]);
  if (!hasFields(flat)) return mapType(flat, scope);
  const { entries, notes: lost } = draftFields(flat, within(flat, scope));
  const open = scope.side === "request" && isOpen(flat) ? [entry("open", "The document accepts further keys.")] : [];
  return { expression: "object", nullable, entries: [...open, entry("fields", { entries, block: true })], notes: [...notes, ...lost] };
}

/** Why what is inside of a schema is not spelled out. */
function tooDeep({ ref }: FlatSchema, { inside }: TypeScope): string | undefined {
  if (ref !== undefined && inside.includes(ref)) return "It contains itself.";
  const named = inside.filter((one) => one !== "").length;
  return inside.length >= DEEPEST || (ref !== undefined && named >= 1) ? "What is inside is too deep to be spelled out." : undefined;
}

function within({ ref }: FlatSchema, scope: TypeScope): TypeScope {
  return { ...scope, inside: [...scope.inside, ref ?? ""] };
}

/** Whether a schema accepts keys that it does not list. In OpenAPI every object does unless it says no; this is about those that say so. */
export function isOpen({ keywords }: FlatSchema): boolean {
  const additional = valueAt(keywords, "additionalProperties");
  return additional !== undefined && additional !== false;
}

/** Whether a schema has properties that the catalog can name. */
export function hasFields({ properties, types }: FlatSchema): boolean {
  return types.length === 1 && types[0] === "object" && Object.keys(properties).some(isFieldName);
}

function mapType(flat: FlatSchema, scope: TypeScope): DraftType {
  const { keywords, nullable, notes, properties } = flat;
  const lost = Object.keys(properties).length === 0 ? notes : [...notes, ...unnamed(Object.keys(properties))];
  const additional = valueAt(keywords, "additionalProperties");
  if (typeof additional !== "object" || additional === null || Object.keys(properties).length > 0) return plain("object", nullable, lost);
  const values = draftType(additional, within(flat, scope));
  const expression = expressionOf(values, scope);
  if (expression === "any" || depthOf(expression) >= DEEPEST_EXPRESSION) return plain("object", nullable, lost);
  const details = values.entries.length === 0 ? [] : ["The document says more about the values."];
  return plain(`map<${expression}>`, nullable, [...lost, ...values.notes, ...details]);
}

function arrayType(flat: FlatSchema, scope: TypeScope): DraftType {
  const { keywords, nullable, notes } = flat;
  const problem = tooDeep(flat, scope);
  if (problem !== undefined) return plain("array", nullable, [...notes, problem]);
  const items = draftType(valueAt(keywords, "items"), within(flat, scope));
  const limits = readItemLimits(keywords);
  const lost = [...notes, ...limits.notes, ...items.notes];
  const own_ = mapOf(limits.entries).entries;
  const [first, ...others] = items.entries;
  const isListed = first?.key === "enum" && others.length === 0;
  const expression = expressionOf(items, scope);
  if (first === undefined || (isListed && !items.nullable)) {
    const isDeep = expression === "any" || depthOf(expression) >= DEEPEST_EXPRESSION;
    return { expression: isDeep ? "array" : `array<${expression}>`, nullable, entries: [...items.entries, ...own_], notes: lost };
  }
  const written = mapOf([optional("type", writtenType(items, scope)), ...items.entries]);
  return { expression: "array", nullable, entries: [entry("items", written), ...own_], notes: lost };
}

function expressionOf({ expression, nullable }: DraftType, { side }: TypeScope): string {
  return nullable && side === "response" && expression !== "any" ? `${expression} | null` : expression;
}

/** The `type` of a mapping; undefined where other keys imply it. */
function writtenType(type: DraftType, scope: TypeScope): string | undefined {
  const isNullable = type.nullable && scope.side === "response";
  const has = (key: string): boolean => type.entries.some((one) => one.key === key);
  const isImplied =
    (type.expression === "string" && has("enum")) ||
    (type.expression === "object" && has("fields")) ||
    (type.expression === "array" && has("items"));
  return isImplied && !isNullable ? undefined : expressionOf(type, scope);
}

function depthOf(expression: string): number {
  return expression.split("<").length - 1;
}

/** The properties of a schema that become fields, in their order: without those that only the other side has. */
export function shownProperties(
  { properties }: FlatSchema,
  { api, side }: TypeScope,
): readonly (readonly [name: string, schema: unknown])[] {
  const hidden = side === "request" ? "readOnly" : "writeOnly";
  const named = Object.entries(properties).filter(([name]) => isFieldName(name));
  const shown = named.filter(([, schema]) => valueAt(api.resolve(schema).node, hidden) !== true);
  return shown.length === 0 ? named : shown;
}

/** The properties of a schema as fields, and what was left out. */
export function draftFields(
  flat: FlatSchema,
  scope: TypeScope,
): { readonly entries: readonly YamlEntry[]; readonly notes: readonly string[] } {
  const entries = shownProperties(flat, scope).map(([name, schema]) =>
    draftField({ name, schema, required: flat.required.includes(name) }, scope),
  );
  return { entries, notes: unnamed(Object.keys(flat.properties).filter((name) => !isFieldName(name))) };
}

function unnamed(names: readonly string[]): readonly string[] {
  const quotedNames = names.slice(0, 20).map((name) => JSON.stringify(shownText(name.slice(0, 80))));
  return names.length === 0 ? [] : [`Not taken over, because the catalog has no such names: ${quotedNames.join(", ")}.`];
}

/** A field of a record, a param, or a field inside of one: on one line, or as a mapping. */
export function draftField({ name, schema, required, description, extras = [] }: DraftField, scope: TypeScope): YamlEntry {
  const flat = flattenSchema(scope.api, schema);
  const type = typeOfFlat(flat, scope, true);
  const isSent = scope.side === "request";
  // The catalog does not distinguish a value that an answer may lack from one that may be null.
  const isOptional = type.nullable || !required;
  const isCycle = !isSent && !isOptional && scope.closesCycle(schema);
  const fieldType: DraftType = { ...type, nullable: type.nullable || (!isSent && (isOptional || isCycle)) };
  const text = plainText(description) ?? plainText(valueAt(flat.keywords, "description")) ?? sentenceFor(name);
  const secret = isSecretName(name, false) && canBeSecret(type);
  const details = mapOf([
    isSent && required ? entry("required", true) : undefined,
    secret ? entry("secret", true) : undefined,
    ...type.entries,
    isSent && !required && !secret ? optional("default", presetOf(flat, type)) : undefined,
    ...extras,
    valueAt(flat.keywords, "deprecated") === true ? entry("deprecated", "The document marks it as deprecated.") : undefined,
  ]).entries;
  const example = secret ? undefined : sampleOf(flat, type);
  const notes = [
    ...new Set([...type.notes, ...(isCycle ? ["The document requires it, but then the record would contain itself without end."] : [])]),
  ];
  const comments = notes.length === 0 ? {} : { comments: notes };
  if (details.length === 0 && example === undefined)
    return { key: name, value: `${expressionOf(fieldType, scope)} -- ${text}`, ...comments };
  return {
    key: name,
    value: fieldMap(writtenType(fieldType, scope), details, [entry("description", text), ...mapOf([optional("example", example)]).entries]),
    ...comments,
  };
}

/** Puts fields and items inside last, so that the rest is read first. */
function fieldMap(type: string | undefined, details: readonly YamlEntry[], texts: readonly YamlEntry[]): YamlMap {
  const inner = details.filter(({ key }) => key === "fields" || key === "items");
  const others = details.filter(({ key }) => key !== "fields" && key !== "items");
  return mapOf([optional("type", type), ...others, ...texts, ...inner]);
}

function canBeSecret({ expression, entries }: DraftType): boolean {
  if (entries.some(({ key }) => key === "enum" || key === "fields" || key === "items")) return false;
  return /\bstring\b|^(?:object|array|map)\b/u.test(expression);
}

function scalarLimits(flat: FlatSchema): Limits | undefined {
  const [type, ...others] = flat.types;
  if (type === undefined || type === "object" || type === "array") return undefined;
  return others.length > 0 ? {} : readLimits(flat, type, true).limits;
}

function presetOf(flat: FlatSchema, type: DraftType): YamlValue | undefined {
  const limits = scalarLimits(flat);
  const isScalar = limits !== undefined && !flat.types.some((name: TypeName) => name === "object" || name === "array");
  return isScalar && type.expression !== "any" ? fittingValue(valueAt(flat.keywords, "default"), flat.types, limits) : undefined;
}

/** An example, where the type does not show what a value looks like. */
function sampleOf(flat: FlatSchema, { expression }: DraftType): YamlValue | undefined {
  const limits = scalarLimits(flat);
  if (limits === undefined || limits.enum !== undefined || expression === "any" || expression === "boolean") return undefined;
  return exampleOf(flat.keywords, flat.types, limits);
}
