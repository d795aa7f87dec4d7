import { printFieldPath } from "#templates/core";
import { valueAt, type OpenApi } from "./document.ts";
import { draftField, hasFields, quoted, type TypeScope } from "./draft_type.ts";
import { isFieldName } from "./document_texts.ts";
import { flattenSchema, type FlatSchema } from "./flat_schema.ts";
import { readItemLimits } from "./limits.ts";
import type { YamlEntry } from "./yaml_text.ts";

/** Where an answer has its records. */
export interface FoundList {
  /** The property with the list; undefined when the answer is the list. */
  readonly property?: string;
  /** The schema of a record. */
  readonly items: unknown;
}

/** Names of the property with the records, the surest first. */
const LIST_NAMES = ["data", "items", "results", "records", "values", "entries", "list", "content", "value", "rows", "hits", "elements"];

/** The list of records in an answer; undefined if it has none, or several that are equally likely. */
export function listIn(api: OpenApi, schema: unknown): FoundList | undefined {
  const flat = flattenSchema(api, schema);
  const items = valueAt(flat.keywords, "items");
  if (isListOfRecords(api, flat) || isListOfAnything(api, flat)) return { items };
  const lists = Object.entries(flat.properties).flatMap(([name, property]) => {
    const inner = flattenSchema(api, property);
    return isFieldName(name) && isListOfRecords(api, inner) ? [{ property: name, items: valueAt(inner.keywords, "items") }] : [];
  });
  const named = LIST_NAMES.flatMap((name) => lists.find(({ property }) => property === name) ?? []);
  const hasIdentity = ["id", "uuid", "key"].some((name) => Object.hasOwn(flat.properties, name));
  if (hasIdentity) return undefined;
  return named[0] ?? (lists.length === 1 ? lists[0] : undefined);
}

function isListOfRecords(api: OpenApi, { types, keywords }: FlatSchema): boolean {
  return types.length === 1 && types[0] === "array" && hasFields(flattenSchema(api, valueAt(keywords, "items")));
}

/** Documents often leave out what an element is. */
function isListOfAnything(api: OpenApi, { types, keywords }: FlatSchema): boolean {
  if (types.length !== 1 || types[0] !== "array") return false;
  const items = flattenSchema(api, valueAt(keywords, "items"));
  return items.types.length === 0 || (items.types.length === 1 && items.types[0] === "object");
}

/** The Meta of an answer: its fields, and the place of each in the answer. */
export interface DraftMeta {
  readonly fields: readonly YamlEntry[];
  readonly sources: readonly YamlEntry[];
  /** The schema of each field. */
  readonly schemas: ReadonlyMap<string, FlatSchema>;
  /** The places of what is beside the records and did not become a field. */
  readonly lost: readonly string[];
}

/** The single values of an answer beside its records, and those in the objects beside them. */
export function readMeta(flat: FlatSchema, list: FoundList, scope: TypeScope): DraftMeta {
  const values = new Map<string, { readonly path: readonly string[]; readonly schema: unknown; readonly required: boolean }>();
  const lost: string[] = [];
  const collect = ({ properties, required }: FlatSchema, path: readonly string[], isRequired: boolean): void => {
    for (const [name, schema] of Object.entries(properties)) {
      if (path.length === 0 && name === list.property) continue;
      const inner = flattenSchema(scope.api, schema);
      const demanded = isRequired && required.includes(name) && !inner.nullable;
      const field = values.has(name) ? [...path, name].join("_") : name;
      if (isFieldName(name) && path.length === 0 && hasFields(inner)) collect(inner, [name], demanded);
      else if (isFieldName(name) && isScalar(inner) && !values.has(field) && isFieldName(field))
        values.set(field, { path: [...path, name], schema, required: demanded });
      else lost.push([...path, name].join("."));
    }
  };
  if (list.property !== undefined) collect(flat, [], true);
  const all = [...values];
  return {
    fields: all.map(([name, { schema, required }]) => draftField({ name, schema, required }, scope)),
    sources: all.map(([name, { path }]) => ({ key: name, value: printFieldPath(path) })),
    schemas: new Map(all.map(([name, { schema }]) => [name, flattenSchema(scope.api, schema)])),
    lost,
  };
}

/** What the document says about an answer that its record and its Meta do not show. */
export function lostInAnswer({ schema, list, take, isKnown, beside }: AnswerParts, { api }: Pick<TypeScope, "api">): readonly string[] {
  const flat = flattenSchema(api, schema);
  const inner = take === undefined ? flat : flattenSchema(api, valueAt(flat.properties, take));
  const items = list === undefined ? undefined : flattenSchema(api, list.items);
  const counts = list === undefined ? [] : readItemLimits(inner.keywords).entries.flatMap((one) => one?.key ?? []);
  return [
    ...new Set([
      ...(take !== undefined ? flat.notes : []),
      ...(list !== undefined || !isKnown ? inner.notes : []),
      ...(items !== undefined && !isKnown ? items.notes : []),
      ...(flat.nullable || inner.nullable ? ["The document allows null as the answer."] : []),
      ...(items?.nullable === true ? ["The document allows null among the records."] : []),
      ...(counts.length === 0 ? [] : [`Not taken over: ${counts.join(", ")}.`]),
      ...(beside.length === 0 ? [] : [`Beside the records, not taken over: ${quoted(beside)}.`]),
      ...(isKnown ? [] : ["The document does not say which fields the answer has."]),
    ]),
  ];
}

/** An answer of the document, and where the draft found its records. */
interface AnswerParts {
  readonly schema: unknown;
  readonly list?: FoundList | undefined;
  readonly take?: string | undefined;
  /** Whether the record has the fields of the document. */
  readonly isKnown: boolean;
  /** The places of what is beside the records and did not become a field. */
  readonly beside: readonly string[];
}

/** Names of the only property of an answer with one record. */
const RECORD_NAMES = ["data", "result", "item", "record", "value", "response"];

/** A single record, and the property that has it where it is not the whole answer. */
export interface FoundRecord {
  readonly property?: string;
  readonly schema: unknown;
}

/** The record in an answer; undefined where the answer is no object, or one without named fields. */
export function recordIn(api: OpenApi, schema: unknown, nouns: readonly string[]): FoundRecord | undefined {
  const flat = flattenSchema(api, schema);
  const [only, ...others] = Object.entries(flat.properties);
  const isWrapper = only !== undefined && others.length === 0 && isFieldName(only[0]) && [...RECORD_NAMES, ...nouns].includes(only[0]);
  if (isWrapper && hasFields(flattenSchema(api, only[1]))) return { property: only[0], schema: only[1] };
  return hasFields(flat) ? { schema } : undefined;
}

function isScalar({ types }: FlatSchema): boolean {
  return types.length > 0 && !types.includes("object") && !types.includes("array");
}
