import { printFieldPath, notReviewed } from "#templates/core";
import { valueAt, type OpenApi } from "./document.ts";
import { lostInAnswer, readMeta, listIn, recordIn, type DraftMeta, type FoundList } from "./answers.ts";
import { hasFields, shownProperties } from "./draft_type.ts";
import { flattenSchema, type FlatSchema, type TypeName } from "./flat_schema.ts";
import { placeParams, printParam, readParams, requestScope, type DraftParams, type DraftParam } from "./params.ts";
import type { Records } from "./records.ts";
import type { Action, Route } from "./routes.ts";
import { plainText } from "./document_texts.ts";
import { entry, mapOf, optional, type YamlEntry, type YamlValue, type YamlMap } from "./yaml_text.ts";
import { derivedRole, likelyRole, singularOf, valueOfRole, type RoleValue, type ValueType } from "#generator/resolve";

/** Names are compared without case and marks: `pageSize`, `page_size` and `page[size]` are one. */
const NAMES = {
  size: [
    "limit",
    "perpage",
    "pagesize",
    "maxresults",
    "first",
    "top",
    "take",
    "size",
    "count",
    "maxitems",
    "resultsperpage",
    "itemsperpage",
  ],
  cursor: [
    "cursor",
    "pagetoken",
    "nexttoken",
    "continuationtoken",
    "continuation",
    "pagecursor",
    "after",
    "marker",
    "nextpagetoken",
    "nextcursor",
    "page",
  ],
  record: ["startingafter", "afterid", "sinceid", "after"],
  previous: ["endingbefore", "beforeid", "before"],
  page: ["page", "pagenumber", "pageno", "pageindex", "pagenum"],
  offset: ["offset", "skip", "startat", "start", "startindex", "from"],
  token: [
    "nextcursor",
    "nextpagetoken",
    "nexttoken",
    "continuationtoken",
    "cursor",
    "endcursor",
    "nextmarker",
    "nextpage",
    "next",
    "after",
  ],
  more: ["hasmore", "hasnextpage", "hasnext", "more", "morerecords"],
  total: ["total", "totalcount", "totalitems", "totalresults", "totalsize", "totalrecords"],
  last: ["islast", "islastpage", "lastpage"],
} as const;

/** The context that all operations of a draft share. */
export interface OperationScope {
  readonly api: OpenApi;
  readonly records: Records;
  /** The headers of credentials, in lower case. */
  readonly signing: readonly string[];
  /** Why something is not to be relied on, by its place in the document. */
  readonly mark: (pointer: string) => string;
}

/** The record that an operation returns, and its place in the answer. */
export interface DraftAnswer {
  /** Undefined for a download. */
  readonly record?: string;
  /** The property of the answer that has it. */
  readonly take?: string;
  readonly list?: FoundList;
}

/** The result of an operation, or the reason why no operation of the catalog can return it. */
export function draftAnswer({ source, entity, action }: Route, { api, records }: OperationScope): DraftAnswer | string {
  const { answer, method, pointer } = source;
  const { body } = source;
  if (body !== undefined && typeof body.format !== "string") return `Its body is ${body.format.mediaType}, which a call cannot send.`;
  if (body !== undefined && !mayBeObject(flattenSchema(api, body.schema))) return "Its body is no object, so it has no params.";
  if (action === "download") return answer.kind === "bytes" ? {} : "It returns no file.";
  if (answer.kind === "bytes") return `It returns ${answer.mediaType}, which only a download may do.`;
  if (answer.kind === "empty") return { record: records.placeholder(method === "GET" ? "UnknownContent" : "NoContent") };
  const noun = singularOf(entity);
  if (action === "list" || action === "api_search") {
    const list = listIn(api, answer.schema);
    if (list === undefined) return "It returns no list of records.";
    const isKnown = hasFields(flattenSchema(api, list.items));
    const record = isKnown ? records.returned(list.items, noun, `${pointer}/answer`) : records.placeholder("UnknownContent");
    return { record, list, ...(list.property !== undefined && { take: list.property }) };
  }
  const result = recordIn(api, answer.schema, [noun, entity]);
  if (result === undefined)
    return mayBeObject(flattenSchema(api, answer.schema)) ? { record: records.placeholder("UnknownContent") } : "It returns no object.";
  const hint = action === "get" ? noun : `${noun}_${action}_result`;
  return {
    record: records.returned(result.schema, hint, `${pointer}/answer`),
    ...(result.property !== undefined && { take: result.property }),
  };
}

function mayBeObject({ types }: FlatSchema): boolean {
  return types.length === 0 || types.includes("object");
}

/** The fields of the records that some operations return, by name. */
export function fieldsOfRecords(names: readonly string[], { api, records }: OperationScope): Readonly<Record<string, FlatSchema>> {
  const all = names.flatMap((name) => shownProperties(records.schemaOf(name), records.scope));
  return Object.fromEntries(all.map(([name, schema]) => [name, flattenSchema(api, schema)]));
}

/** Everything that is known about an operation when its lines are written. */
interface Parts {
  readonly route: Route;
  readonly answer: DraftAnswer;
  readonly read: DraftParams;
  readonly meta: DraftMeta | undefined;
  readonly paging: DraftPaging | undefined;
  readonly fields: Readonly<Record<string, FlatSchema>>;
}

/** An operation as an action of its entity. `entityRecord` is what its operations return unless they say otherwise. */
export function printOperation(
  route: Route,
  answer: DraftAnswer,
  fields: Parts["fields"],
  entityRecord: string | undefined,
  scope: OperationScope,
): YamlEntry {
  const read = readParams(scope.api, route.source);
  const flat = route.source.answer.kind === "json" ? flattenSchema(scope.api, route.source.answer.schema) : undefined;
  const meta = answer.list === undefined || flat === undefined ? undefined : readMeta(flat, answer.list, scope.records.scope);
  const schemas = new Map(
    read.params.filter(({ place }) => place === "query" || place === "body").map((param) => [param.name, param.flat]),
  );
  const clues = { params: schemas, meta: meta?.schemas ?? new Map<string, FlatSchema>(), recordHasId: Object.hasOwn(fields, "id") };
  const paging = answer.list === undefined ? undefined : guessPaging(clues);
  const parts: Parts = { route, answer, read, meta, paging, fields };
  const comments = commentsOf(parts, scope);
  const value = mapOf([...aboutOperation(parts, scope), ...dataOf(parts, entityRecord, scope), ...bindingOf(parts, scope)], {
    block: true,
  });
  return { key: route.action, value, ...(comments.length > 0 && { comments }) };
}

function commentsOf({ route: { source }, answer, read, meta }: Parts, scope: OperationScope): readonly string[] {
  const { list, take, record } = answer;
  const schema = source.answer.kind === "json" && record !== undefined ? source.answer.schema : undefined;
  const found = { schema, list, take, isKnown: record !== "UnknownContent", beside: meta?.lost ?? [] };
  const isEmpty = answer.record === "NoContent" && source.answer.kind === "empty";
  return [
    ...read.notes,
    ...(schema === undefined ? [] : lostInAnswer(found, scope)),
    ...(isEmpty ? ["The answer has no content, and a gateway expects an object: calls of this operation fail."] : []),
    ...(Object.hasOwn(source.node, "servers") ? ["The document calls this at an address of its own."] : []),
  ];
}

function aboutOperation({ route: { source, entity, action } }: Parts, { mark }: OperationScope): readonly (YamlEntry | undefined)[] {
  const { node, pointer } = source;
  const text = plainText(valueAt(node, "summary")) ?? plainText(valueAt(node, "description")) ?? describeAction(action, entity);
  return [
    entry("description", text),
    entry("assumed", mark(pointer)),
    valueAt(node, "deprecated") === true ? entry("deprecated", "The document marks it as deprecated.") : undefined,
  ];
}

/** The description of an operation that has none in the document. */
function describeAction(action: Action, entity: string): string {
  const [one, all] = [singularOf(entity).replaceAll("_", " "), entity.replaceAll("_", " ")];
  const texts: Readonly<Record<Action, string>> = {
    ...{ list: `Lists ${all}.`, get: `Returns a record of ${all}.`, create: `Creates a record of ${all}.`, api_search: `Searches ${all}.` },
    ...{ update: `Changes a record of ${all}.`, delete: `Deletes a record of ${all}.`, download: `Returns the content of ${one}.` },
  };
  return texts[action];
}

function dataOf(
  { route, answer, read, meta, paging, fields }: Parts,
  entityRecord: string | undefined,
  { api }: OperationScope,
): readonly (YamlEntry | undefined)[] {
  const scope = requestScope(api);
  const params = read.params.map((param) => {
    const isNamed = paging?.named.includes(param.name) === true;
    return printParam(param, isNamed ? undefined : guessRole(param, route, fields), scope);
  });
  return [
    optional("open", read.open),
    params.length === 0 ? undefined : entry("params", { entries: params, block: true }),
    answer.record === undefined || answer.record === entityRecord ? undefined : entry("returns", answer.record),
    meta === undefined || meta.fields.length === 0 ? undefined : entry("meta", { entries: meta.fields, block: true }),
    paging === undefined ? undefined : entry("paging", paging.descriptor),
  ];
}

function bindingOf({ route: { source }, answer, read, meta }: Parts, { api, signing }: OperationScope): readonly (YamlEntry | undefined)[] {
  const { rename, headers, notSent, queryStyle } = placeParams(source, read.params, signing, requestScope(api));
  const nameOf = (wire: string): string => read.params.find((param) => param.place === "path" && param.wireName === wire)?.name ?? wire;
  const path = source.path.replaceAll(/\{([^{}/]+)\}/gu, (_, wire: string) => `{${nameOf(wire)}}`);
  const some = (key: string, entries: readonly YamlEntry[]): YamlEntry | undefined =>
    entries.length === 0 ? undefined : entry(key, mapOf(entries));
  return [
    entry("call", `${source.method} ${path}`),
    optional("take", answer.take === undefined ? undefined : printFieldPath([answer.take])),
    some("take_meta", meta?.sources ?? []),
    some("rename", rename),
    some("headers", headers),
    some("not_sent", notSent),
    optional("query_style", queryStyle),
  ];
}

/** The role of a param as its key: what its name, its place and the record prove or make likely, and otherwise `no_effect` as not reviewed. */
function guessRole(param: DraftParam, route: Route, fields: Readonly<Record<string, FlatSchema>>): YamlEntry {
  const { wireName: name, place, flat, required } = param;
  const { entity, action, parent, source } = route;
  if (place === "path" && parent?.param === name && parent.entity !== entity) return entry("parent", parent.entity);
  const types = new Map(Object.entries(fields).map(([field, schema]) => [field, typeOf(schema)]));
  const clues = { name, action, entity, required, place, type: typeOf(flat), path: source.path, fields: types, entities: new Map() };
  const role = derivedRole(clues) ?? likelyRole(clues);
  if (role === undefined) return entry("no_effect", notReviewed);
  return entry(role.kind, yamlOf(valueOfRole(role)));
}

function yamlOf(value: RoleValue): YamlValue {
  return typeof value === "object" ? mapOf(Object.entries(value).map(([key, inner]) => entry(key, yamlOf(inner)))) : value;
}

/** A type as far as roles depend on it. */
function typeOf({ types, keywords, enum: values }: FlatSchema): ValueType {
  const scalars = types.flatMap((type) => (type === "object" || type === "array" ? [] : [type]));
  if (types.includes("array")) return { kind: "array", nullable: false, items: { kind: "any" } };
  if (types.length === 0 || scalars.length < types.length)
    return types.length === 0 ? { kind: "any" } : { kind: "object", nullable: false };
  const isTime = String(keywords["format"]).startsWith("date");
  const listed = values?.flatMap((one) => (typeof one === "string" ? [one] : []));
  return {
    kind: "scalar",
    types: scalars,
    nullable: false,
    ...(listed !== undefined && { enum: listed }),
    ...(isTime && { format: "date-time" }),
  };
}

/** The parts of an operation that may show how its pages follow each other. */
interface PagingClues {
  readonly params: ReadonlyMap<string, FlatSchema>;
  readonly meta: ReadonlyMap<string, FlatSchema>;
  readonly recordHasId: boolean;
}

/** A paging descriptor, and the params that it names. */
interface DraftPaging {
  readonly descriptor: YamlMap;
  readonly named: readonly string[];
}

/** How pages follow each other, by well-known names. */
function guessPaging({ params, meta, recordHasId }: PagingClues): DraftPaging {
  const param = (key: keyof typeof NAMES, type: TypeName): string | undefined => find(params, NAMES[key], type);
  const field = (key: keyof typeof NAMES, type: TypeName): string | undefined => find(meta, NAMES[key], type);
  const [size, token] = [param("size", "integer"), field("token", "string")];
  const [more, last] = [field("more", "boolean"), field("last", "boolean")];
  const [record, cursor, page, offset] = [
    param("record", "string"),
    param("cursor", "string"),
    param("page", "integer"),
    param("offset", "integer"),
  ];
  if (cursor !== undefined && token !== undefined) return describe("token", { next: cursor, size }, { token, more, last });
  if (record !== undefined && more !== undefined && recordHasId)
    return describe("record_cursor", { next: record, previous: param("previous", "string"), size }, { more });
  if (page !== undefined && size !== undefined) return describe("page_number", { next: page, size }, {});
  if (offset !== undefined && size !== undefined)
    return describe("offset", { next: offset, size }, { total: field("total", "integer"), last });
  const reason = "Not reviewed. No params and no fields of the answer with well-known names say how pages follow each other.";
  return describe("none", { size }, { reason });
}

type Keys = Readonly<Record<string, string | undefined>>;

function describe(kind: string, params: Keys, others: Keys): DraftPaging {
  const entries = Object.entries({ ...params, ...others }).map(([key, value]) => optional(key, value));
  const isGuess = kind !== "none";
  const descriptor = mapOf([entry("kind", kind), ...entries, isGuess ? entry("assumed", "Guessed from names; not reviewed.") : undefined]);
  return { descriptor, named: Object.values(params).filter((name) => name !== undefined) };
}

function find(schemas: ReadonlyMap<string, FlatSchema>, names: readonly string[], type: TypeName): string | undefined {
  const fitting = [...schemas].filter(
    ([, { types, keywords }]) => types.length === 1 && types[0] === type && valueAt(keywords, "format") !== "uri",
  );
  return names.flatMap((name) => fitting.filter(([written]) => simplify(written) === name).map(([written]) => written))[0];
}

function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/gu, "");
}
