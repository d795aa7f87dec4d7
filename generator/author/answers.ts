import { valueAt, type OpenApi } from "./document.ts";
import { hasFields, isScalar, quoted } from "./draft_type.ts";
import { isFieldName } from "./document_texts.ts";
import { flattenSchema, type FlatSchema } from "./flat_schema.ts";
import { keysOf, readItemLimits } from "./limits.ts";

/** Where an answer has its records. */
export interface FoundList {
  /** The properties that lead to the list; none when the answer is the list. */
  readonly path: readonly string[];
  /** The schema of a record. */
  readonly items: unknown;
}

/** Names of the property with the records, the surest first. */
const LIST_NAMES = ["data", "items", "results", "records", "values", "entries", "list", "content", "value", "rows", "hits", "elements"];

/** Names of objects that hold the list, and only what belongs to it. HAL names the list in them after its records. */
const ENVELOPES = ["_embedded", "data", "result", "response", "payload"];

/** The list of records in an answer; undefined if it has none, or several that are equally likely. `path` is that of the call. */
export function listIn(api: OpenApi, schema: unknown, path = ""): FoundList | undefined {
  const flat = flattenSchema(api, schema);
  if (isListOfRecords(api, flat) || isListOfAnything(api, flat)) return { path: [], items: valueAt(flat.keywords, "items") };
  const words = path.split(/[/.:]/u).reverse();
  const outer = listAmong(api, flat, true, words);
  if (outer !== undefined) return outer;
  if (hasIdentity(flat)) return undefined;
  const inner = ENVELOPES.filter((name) => Object.hasOwn(flat.properties, name)).flatMap((name) => {
    const list = listAmong(api, flattenSchema(api, flat.properties[name]), name === "_embedded", words);
    return list === undefined ? [] : [{ ...list, path: [name, ...list.path] }];
  });
  return inner[0];
}

/** The list in a property: one with a usual name, or, where the name may be any, the only one, or one that a word of the path names. */
function listAmong(api: OpenApi, flat: FlatSchema, isAnyName: boolean, words: readonly string[]): FoundList | undefined {
  if (hasIdentity(flat)) return undefined;
  const lists = Object.entries(flat.properties).flatMap(([name, property]) => {
    const inner = flattenSchema(api, property);
    return isFieldName(name) && isListOfRecords(api, inner) ? [{ path: [name], items: valueAt(inner.keywords, "items") }] : [];
  });
  const named = LIST_NAMES.flatMap((name) => lists.find(({ path }) => path[0] === name) ?? []);
  const ofPath = words.flatMap((word) => lists.find(({ path }) => path[0] === word) ?? []);
  return named[0] ?? (isAnyName ? (lists.length === 1 ? lists[0] : ofPath[0]) : undefined);
}

function hasIdentity({ properties }: FlatSchema): boolean {
  return ["id", "uuid", "key"].some((name) => Object.hasOwn(properties, name));
}

function isListOfRecords(api: OpenApi, { types, keywords }: FlatSchema): boolean {
  return types.join() === "array" && hasFields(flattenSchema(api, valueAt(keywords, "items")));
}

/** Documents often leave out what an element is. */
function isListOfAnything(api: OpenApi, { types, keywords }: FlatSchema): boolean {
  return types.join() === "array" && ["", "object"].includes(flattenSchema(api, valueAt(keywords, "items")).types.join());
}

/** A field of Meta, and its place in the answer. */
export interface MetaField {
  readonly name: string;
  readonly path: readonly string[];
  readonly schema: unknown;
  readonly flat: FlatSchema;
  readonly required: boolean;
}

/** Names of objects beside the records that may contain the position of the next page. */
const ABOUT_PAGES =
  /^_?(?:paging|pages?|pagination|pager|page_?info|meta|metadata|response_?metadata|links|cursors?|next(?:_?page)?|navigation)$/iu;

/** The single values of an answer beside its records, those in the objects beside them, and the places of what is no such value. */
export function readMeta(
  flat: FlatSchema,
  { path: list }: FoundList,
  api: OpenApi,
): { readonly values: readonly MetaField[]; readonly lost: readonly string[] } {
  const values: MetaField[] = [];
  const lost: string[] = [];
  const isTaken = (name: string): boolean => values.some((one) => one.name === name);
  const collect = ({ properties, required }: FlatSchema, path: readonly string[], isRequired: boolean): void => {
    for (const [name, schema] of Object.entries(properties)) {
      const inner = flattenSchema(api, schema);
      const [own, demanded] = [[...path, name], isRequired && required.includes(name) && !inner.nullable];
      if (own.join("\0") === list.join("\0")) continue;
      const isDeep = own.length > 1 && !own.every((one, index) => list[index] === one);
      const isAboutPages = own.every((one) => ABOUT_PAGES.test(one));
      const field = isScalar(inner) ? [name, own.join("_")].find((one) => isFieldName(one) && !isTaken(one)) : undefined;
      if (isFieldName(name) && own.length <= 4 && hasFields(inner) && (!isDeep || isAboutPages)) collect(inner, own, demanded);
      else if (!isFieldName(name) || field === undefined) lost.push(own.join("."));
      else values.push({ name: field, path: own, schema, flat: inner, required: demanded });
    }
  };
  if (list.length > 0) collect(flat, [], true);
  return { values, lost };
}

/** An answer of the document, and where the draft found its records. */
interface AnswerParts {
  readonly schema: unknown;
  readonly list?: FoundList;
  readonly take?: readonly string[];
  /** Whether the record has the fields of the document. */
  readonly isKnown: boolean;
  /** The places of what is beside the records and did not become a field. */
  readonly beside: readonly string[];
}

/** What the document says about an answer that its record and its Meta do not show. */
export function lostInAnswer({ schema, list, take, isKnown, beside }: AnswerParts, api: OpenApi): readonly string[] {
  const flat = flattenSchema(api, schema);
  const inner = (take ?? []).reduce((whole, name) => flattenSchema(api, valueAt(whole.properties, name)), flat);
  const items = list && flattenSchema(api, list.items);
  const counts = list === undefined ? [] : keysOf(readItemLimits(inner.keywords).limits);
  return [
    ...(take === undefined ? [] : flat.notes),
    ...(list !== undefined || !isKnown ? inner.notes : []),
    ...(items !== undefined && !isKnown ? items.notes : []),
    ...(flat.nullable || inner.nullable ? ["The document allows null as the answer."] : []),
    ...(items?.nullable === true ? ["The document allows null among the records."] : []),
    ...(counts.length === 0 ? [] : [`Not taken over: ${counts.join(", ")}.`]),
    ...(beside.length === 0 ? [] : [`Not taken over from the answer: ${quoted(beside)}.`]),
    ...(isKnown ? [] : ["The document does not say which fields the answer has."]),
  ];
}

/** Names of the property of an answer with one record. */
const RECORD_NAMES = ["data", "result", "item", "record", "value", "response"];

/** An answer with more beside its record is no envelope. */
const MOST_BESIDE = 3;

/** A single record in an answer: its property where it is not the whole answer, its schema, and the names of what is beside it. */
interface FoundRecord {
  readonly property?: string;
  readonly schema: unknown;
  readonly beside: readonly string[];
}

/** The record in an answer; undefined where the answer is no object, or one without named fields. */
export function recordIn(api: OpenApi, schema: unknown, nouns: readonly string[]): FoundRecord | undefined {
  const flat = flattenSchema(api, schema);
  const all = Object.entries(flat.properties);
  const property = [...nouns, ...RECORD_NAMES].find((name) => Object.hasOwn(flat.properties, name) && isFieldName(name));
  const others = all.filter(([name]) => name !== property);
  const isEnvelope = others.length <= MOST_BESIDE && !hasIdentity(flat) && others.every(([, one]) => isScalar(flattenSchema(api, one)));
  if (property !== undefined && isEnvelope && hasFields(flattenSchema(api, flat.properties[property])))
    return { property, schema: flat.properties[property], beside: others.map(([name]) => name) };
  return hasFields(flat) ? { schema, beside: [] } : undefined;
}
