import { listAt, valueAt, withExample, type OpenApi } from "./document.ts";
import { flattenSchema, flattenTarget, type FlatSchema } from "./flat_schema.ts";
import { exampleOf, fittingValue, limitEntries, readItemLimits, readLimits, type Scalar } from "./limits.ts";
import { isList, isObject } from "#templates/core";
import { isSecretName } from "#generator/rules";
import { plainText, sentenceFor, shownText, isFieldName } from "./document_texts.ts";
import { entry, isMap, mapOf, noted, optional, type YamlEntry } from "./yaml_text.ts";

/** The document that types are made from, and the side that they are on. */
export interface TypeScope {
  readonly api: OpenApi;
  readonly side: "request" | "response";
  /** Whether null can be written here: in answers, and in bodies that are sent. */
  readonly hasNull: boolean;
  /** The name of the record for a schema of the document that others refer to. */
  readonly recordFor: (ref: string) => string;
  /** Whether a value of the schema would have to contain the record that is being made. */
  readonly closesCycle: (schema: unknown) => boolean;
  /** The references, or else the properties, of the schemas that this is inside of. */
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
  /** What its place could not take over, for comments. */
  readonly notes?: readonly string[];
  /** Keys that only its place knows, such as the role of a param. */
  readonly extras?: readonly YamlEntry[];
}

/** Objects and lists inside of each other that are still spelled out. */
const DEEPEST = 6;

/** The deepest type on one line. */
const DEEPEST_EXPRESSION = 3;

const TOO_DEEP = "What is inside is too deep to be spelled out.";

/** The type that has all values of a schema, and as few others as the catalog can say. */
export function draftType(schema: unknown, scope: TypeScope): DraftType {
  return typeOfFlat(flattenSchema(scope.api, schema), scope, false);
}

function typeOfFlat(flat: FlatSchema, scope: TypeScope, mayHavePattern: boolean): DraftType {
  const { nullable, notes, types } = flat;
  const [type, ...others] = types;
  if (type === undefined) return plain("any", nullable, nullable ? [...notes, "The document allows only null here."] : notes);
  const isMixed = others.length > 0 && (types.includes("object") || types.includes("array"));
  if (isMixed) return plain("any", nullable, [...new Set([...notes, `The document allows ${types.join(" or ")}.`])]);
  if (type === "object") return objectType(flat, scope);
  if (type === "array") return arrayType(flat, scope);
  const { limits, notes: lost } = readLimits(flat, mayHavePattern);
  const expression = types.filter((name) => name !== "integer" || !types.includes("number")).join(" | ");
  return { expression, nullable, entries: limitEntries(limits), notes: [...notes, ...lost] };
}

function plain(expression: string, nullable: boolean, notes: readonly string[]): DraftType {
  return { expression, nullable, entries: [], notes };
}

function objectType(flat: FlatSchema, scope: TypeScope): DraftType {
  const { nullable, notes, ref } = flat;
  const problem = tooDeep(flat, scope);
  if (scope.side === "response" && ref !== undefined && hasFields(flat)) {
    const own = flattenTarget(scope.api, ref).notes;
    const others = notes.filter((note) => !own.includes(note));
    return plain(scope.recordFor(ref), nullable, others);
  }
  if (problem !== undefined) return plain("object", nullable, [...notes, problem]);
  if (!hasFields(flat)) return mapType(flat, scope);
  const { entries, notes: lost } = draftFields(flat, within(flat, scope));
  const open = scope.side === "request" && isOpen(flat) ? [entry("open", "The document accepts further keys.")] : [];
  return { expression: "object", nullable, entries: [...open, entry("fields", { entries, block: true })], notes: [...notes, ...lost] };
}

/** Why what is inside of a schema is not spelled out. */
function tooDeep(flat: FlatSchema, { inside }: TypeScope): string | undefined {
  const key = keyOf(flat);
  if (key !== "" && inside.includes(key)) return "It contains itself.";
  return inside.length >= DEEPEST || (flat.ref !== undefined && inside.some((one) => one.startsWith("#"))) ? TOO_DEEP : undefined;
}

/** The same text for the same properties, also where several variants were joined. */
function keyOf({ ref, properties }: FlatSchema): string {
  return ref ?? (Object.keys(properties).length === 0 ? "" : JSON.stringify(properties));
}

function within(flat: FlatSchema, scope: TypeScope): TypeScope {
  return { ...scope, inside: [...scope.inside, keyOf(flat)] };
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

/** Whether a schema has single values only. */
export function isScalar({ types }: FlatSchema): boolean {
  return types.length > 0 && !types.includes("object") && !types.includes("array");
}

function mapType(flat: FlatSchema, scope: TypeScope): DraftType {
  const { keywords, nullable, notes, properties } = flat;
  const lost = Object.keys(properties).length === 0 ? notes : [...notes, ...unnamed(Object.keys(properties))];
  const additional = valueAt(keywords, "additionalProperties");
  if (typeof additional !== "object" || additional === null || Object.keys(properties).length > 0) return plain("object", nullable, lost);
  const values = draftType(additional, within(flat, scope));
  const expression = expressionOf(values, scope);
  if (expression === "any") return plain("object", nullable, [...lost, ...values.notes]);
  if (depthOf(expression) >= DEEPEST_EXPRESSION) return plain("object", nullable, [...lost, TOO_DEEP]);
  const details = values.entries.length === 0 ? [] : ["The document says more about the values."];
  return plain(`map<${expression}>`, nullable, [...lost, ...values.notes, ...details]);
}

function arrayType(flat: FlatSchema, scope: TypeScope): DraftType {
  const { keywords, nullable, notes } = flat;
  const problem = tooDeep(flat, scope);
  if (problem !== undefined) return plain("array", nullable, [...notes, problem]);
  const [sample] = listAt(keywords, "example");
  const items = draftType(withExample(valueAt(keywords, "items"), sample), within(flat, scope));
  const limits = readItemLimits(keywords);
  const lost = [...notes, ...limits.notes, ...items.notes];
  const own = limitEntries(limits.limits);
  const [first, ...others] = items.entries;
  const isListed = first?.key === "enum" && others.length === 0;
  const expression = expressionOf(items, scope);
  if (first === undefined || (isListed && !items.nullable)) {
    const isDeep = depthOf(expression) >= DEEPEST_EXPRESSION;
    const written = isDeep || expression === "any" ? "array" : `array<${expression}>`;
    return { expression: written, nullable, entries: [...items.entries, ...own], notes: isDeep ? [...lost, TOO_DEEP] : lost };
  }
  const written = mapOf([optional("type", writtenType(items, scope)), ...items.entries]);
  return { expression: "array", nullable, entries: [entry("items", written), ...own], notes: lost };
}

function expressionOf({ expression, nullable }: DraftType, { hasNull }: TypeScope): string {
  return nullable && hasNull && expression !== "any" ? `${expression} | null` : expression;
}

/** The `type` of a mapping; undefined where other keys imply it. */
function writtenType(type: DraftType, scope: TypeScope): string | undefined {
  const isNullable = type.nullable && scope.hasNull;
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

/** A property, and whether it must be there. */
type ShownProperty = readonly [name: string, schema: unknown, required: boolean];

/** The properties of a schema that become fields, in their order: without those that only the other side has. */
export function shownProperties({ properties, required }: FlatSchema, scope: TypeScope): readonly ShownProperty[] {
  const mark = scope.side === "request" ? "readOnly" : "writeOnly";
  const all = Object.entries(properties).filter(([name]) => isFieldName(name));
  const named = all.map(([name, schema]) => {
    const isMarked = valueAt(scope.api.resolve(schema).node, mark) === true;
    return { isMarked, property: [name, schema, required.includes(name) && !isMarked] as const };
  });
  // A reference to another record has its id, although nobody writes that: then the document requires it.
  const isReference = ({ property: [name] }: (typeof named)[number]): boolean => scope.inside.length > 0 && required.includes(name);
  const shown = named.filter((one) => !one.isMarked || (scope.side === "request" && isReference(one)));
  return (shown.length === 0 ? named : shown).map(({ property }) => property);
}

/** The properties of a schema as fields, and what was left out. */
export function draftFields(flat: FlatSchema, scope: TypeScope): Pick<DraftType, "entries" | "notes"> {
  const shown = shownProperties(flat, scope);
  const taken = shown.map(([name]) => name);
  const strange = Object.keys(flat.properties).filter((name) => !isFieldName(name));
  return {
    entries: shown.map(([name, , required]) => draftField({ name, schema: propertyOf(flat, name), required }, scope)),
    notes: [...unnamed(strange), ...lostKeys(flat, taken, scope.side)],
  };
}

/** The schema of a property, which has its part of the example of the object around it unless it has its own. */
export function propertyOf({ keywords, properties }: FlatSchema, name: string): unknown {
  const [schema, around] = [properties[name], valueAt(keywords, "example") ?? listAt(keywords, "examples")[0]];
  const hasOwn = isObject(schema) && ["example", "examples"].some((key) => Object.hasOwn(schema, key));
  if (hasOwn || !isObject(schema) || !isObject(around)) return schema;
  const part = valueAt(around, name);
  const isSpelledOut = isObject(part) ? Object.hasOwn(schema, "properties") : !isList(part) || part.every((one) => typeof one !== "object");
  return isSpelledOut && part !== null ? withExample(schema, part) : schema;
}

/** What a schema says about keys that did not become fields or params. */
export function lostKeys(flat: FlatSchema, taken: readonly string[], side: TypeScope["side"]): readonly string[] {
  const { properties, required, keywords } = flat;
  const hidden = Object.keys(properties).filter((name) => isFieldName(name) && !taken.includes(name));
  const unknown = required.filter((name) => !Object.hasOwn(properties, name));
  const additional = valueAt(keywords, "additionalProperties");
  const hasSchema = isObject(additional) && Object.keys(additional).length > 0;
  return [
    ...(hidden.length === 0 ? [] : [`Only in ${side === "request" ? "answers" : "requests"}: ${quoted(hidden)}.`]),
    ...(unknown.length === 0 ? [] : [`The document requires keys that it does not describe: ${quoted(unknown)}.`]),
    ...(hasSchema ? ["Not taken over: the schema of keys that the document does not list."] : []),
  ];
}

function unnamed(names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [`Not taken over, because the catalog has no such names: ${quoted(names)}.`];
}

/** Names from the document, quoted for a comment. */
export function quoted(names: readonly string[]): string {
  const some = names.slice(0, 20).map((name) => JSON.stringify(shownText(name.slice(0, 80))));
  return [...some, ...(names.length > 20 ? [`${String(names.length - 20)} more`] : [])].join(", ");
}

/** A field of a record, a param, or a field inside of one: on one line, or as a mapping. */
export function draftField({ name, schema, required, description, notes = [], extras = [] }: DraftField, scope: TypeScope): YamlEntry {
  const flat = flattenSchema(scope.api, schema);
  const { keywords, types } = flat;
  const type = typeOfFlat(flat, scope, true);
  const isSent = scope.side === "request";
  // The catalog does not distinguish a value that an answer may lack from one that may be null.
  const isOptional = type.nullable || !required;
  const isCycle = !isSent && !isOptional && scope.closesCycle(schema);
  const fieldType: DraftType = { ...type, nullable: type.nullable || (!isSent && (isOptional || isCycle)) };
  const text = plainText(description) ?? plainText(valueAt(keywords, "description")) ?? sentenceFor(name);
  const secret = isSecretName(name, false) && canBeSecret(type);
  const limits = isScalar(flat) ? readLimits(flat, true).limits : undefined;
  const preset = limits && fittingValue(valueAt(keywords, "default"), types, limits);
  const isShown = secret || limits?.enum !== undefined || type.expression === "boolean";
  const single = limits === undefined || isShown ? undefined : exampleOf(keywords, types, limits);
  const example = isShown ? undefined : (single ?? listExample(flat, scope));
  const details = mapOf([
    isSent && required ? entry("required", true) : undefined,
    secret ? entry("secret", true) : undefined,
    ...type.entries,
    isSent && !required && !secret ? optional("default", preset) : undefined,
    ...extras,
    valueAt(keywords, "deprecated") === true ? entry("deprecated", "The document marks it as deprecated.") : undefined,
  ]).entries;
  const hasExample = [valueAt(keywords, "example"), ...listAt(keywords, "examples")].some((value) => value !== undefined && value !== null);
  const isExampleLost = hasExample && !isShown && example === undefined && !type.entries.some(hasFieldsInside);
  const comments = [
    ...notes,
    ...type.notes,
    ...(isExampleLost ? ["Not taken over: example."] : []),
    ...(isSent && (valueAt(keywords, "default") ?? preset) !== preset ? ["Not taken over: default."] : []),
    ...(isCycle ? ["The document requires it, but then the record would contain itself without end."] : []),
  ];
  const isLine = details.length === 0 && example === undefined;
  // Fields and items inside come last, so that the rest is read first.
  const isInner = ({ key }: YamlEntry): boolean => key === "fields" || key === "items";
  const value = isLine
    ? `${expressionOf(fieldType, scope)} -- ${text}`
    : mapOf([
        optional("type", writtenType(fieldType, scope)),
        ...details.filter((one) => !isInner(one)),
        entry("description", text),
        optional("example", example),
        ...details.filter(isInner),
      ]);
  return noted(entry(name, value), comments);
}

/** An example of a list of single values, if all of them fit. */
function listExample({ types, keywords }: FlatSchema, { api }: TypeScope): readonly Scalar[] | undefined {
  const items = flattenSchema(api, valueAt(keywords, "items"));
  const { minItems = 1, maxItems = Infinity } = readItemLimits(keywords).limits;
  const { limits } = readLimits(items, false);
  const isFit = (value: unknown): boolean => fittingValue(value, items.types, limits) !== undefined;
  const lists = [valueAt(keywords, "example"), ...listAt(keywords, "examples")].filter(isList);
  const list = lists.find((one) => one.length >= minItems && one.length <= maxItems && one.every(isFit));
  return types.join() === "array" ? list?.flatMap((one) => fittingValue(one, items.types, limits) ?? []) : undefined;
}

/** Whether a type spells out an object: its example is in those of the fields. */
function hasFieldsInside({ key, value }: YamlEntry): boolean {
  return key === "fields" || (key === "items" && isMap(value) && value.entries.some(hasFieldsInside));
}

function canBeSecret({ expression, entries }: DraftType): boolean {
  if (entries.some(({ key }) => key === "enum" || key === "fields" || key === "items")) return false;
  return /\bstring\b|^(?:object|array|map)\b/u.test(expression);
}
