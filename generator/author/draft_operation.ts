import { printFieldPath, notReviewed } from "#templates/core";
import { valueAt, type OpenApi } from "./document.ts";
import { lostInAnswer, readMeta, listIn, recordIn, type DraftMeta, type FoundList } from "./answers.ts";
import { hasFields, shownProperties } from "./draft_type.ts";
import { flattenSchema, type FlatSchema } from "./flat_schema.ts";
import { findPaging, type DraftPaging, type PagingClues } from "./paging.ts";
import { countedParam, placeParams, printParam, readParams, requestScope, restOf, type DraftParams, type DraftParam } from "./params.ts";
import type { Records } from "./records.ts";
import type { Action, Route } from "./routes.ts";
import { hasOwnAddress } from "./security.ts";
import { plainText, shownText } from "./document_texts.ts";
import { entry, mapOf, optional, type YamlEntry, type YamlValue } from "./yaml_text.ts";
import { derivedRole, likelyRole, singularOf, snakeName, valueOfRole, type RoleValue, type ValueType } from "#generator/resolve";

/** How many lists a draft has, and how many of them without pages. It grows with each operation that is printed. */
export interface PagingCount {
  lists: number;
  none: number;
  /** The calls of those that look as if they had pages. */
  readonly likely: string[];
}

/** The context that all operations of a draft share. */
export interface OperationScope {
  readonly api: OpenApi;
  readonly records: Records;
  /** The headers of credentials, in lower case. */
  readonly signing: readonly string[];
  /** Why something is not to be relied on, by its place in the document. */
  readonly mark: (pointer: string) => string;
  readonly paging: PagingCount;
  /** The fields of the records of each entity. */
  readonly entities: ReadonlyMap<string, Parts["fields"]>;
}

/** The record that an operation returns, and its place in the answer. */
export interface DraftAnswer {
  /** Undefined for a download. */
  readonly record?: string;
  /** The property of the answer that has it. */
  readonly take?: readonly string[];
  readonly list?: FoundList;
  /** What is beside a single record, and in no record of the draft. */
  readonly beside?: readonly string[];
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
    const list = listIn(api, answer.schema, source.path);
    if (list === undefined) return "It returns no list of records.";
    const isKnown = hasFields(flattenSchema(api, list.items));
    const record = isKnown ? records.returned(list.items, noun, `${pointer}/answer`) : records.placeholder("UnknownContent");
    return { record, list, ...(list.path.length > 0 && { take: list.path }) };
  }
  const result = recordIn(api, answer.schema, [noun, entity]);
  if (result === undefined)
    return mayBeObject(flattenSchema(api, answer.schema)) ? { record: records.placeholder("UnknownContent") } : "It returns no object.";
  const hint = action === "get" ? noun : `${noun}_${action}_result`;
  return {
    record: records.returned(result.schema, hint, `${pointer}/answer`),
    ...(result.property !== undefined && { take: [result.property], beside: result.beside }),
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
  let meta = answer.list === undefined || flat === undefined ? undefined : readMeta(flat, answer.list, scope.records.scope);
  const paging = meta === undefined ? undefined : findPaging(cluesOf(route, answer, read, meta, scope));
  if (paging !== undefined) countPaging(paging, route, scope.paging);
  if (paging?.extra !== undefined && meta !== undefined)
    meta = { ...meta, fields: [...meta.fields, paging.extra.field], sources: [...meta.sources, paging.extra.source] };
  const parts: Parts = { route, answer, read, meta, paging, fields };
  const comments = commentsOf(parts, scope);
  const value = mapOf([...aboutOperation(parts, scope), ...dataOf(parts, entityRecord, scope), ...bindingOf(parts, scope)], {
    block: true,
  });
  return { key: route.action, value, ...(comments.length > 0 && { comments }) };
}

function countPaging({ isPaged, suspects }: DraftPaging, { source }: Route, count: PagingCount): void {
  count.lists += 1;
  count.none += isPaged ? 0 : 1;
  if (suspects.length > 0) count.likely.push(`${source.method} ${shownText(source.path)}`);
}

function cluesOf({ source }: Route, { list }: DraftAnswer, { params }: DraftParams, meta: DraftMeta, { api }: OperationScope): PagingClues {
  const { properties } = flattenSchema(api, list?.items);
  return {
    params: params.filter(({ place }) => place === restOf(source)),
    meta,
    headers: source.answer.kind === "json" ? source.answer.headers : [],
    fields: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, flattenSchema(api, schema)])),
  };
}

function commentsOf({ route: { source }, answer, read, meta }: Parts, scope: OperationScope): readonly string[] {
  const { list, take, record } = answer;
  const schema = source.answer.kind === "json" && record !== undefined ? source.answer.schema : undefined;
  const found = { schema, list, take, isKnown: record !== "UnknownContent", beside: [...(answer.beside ?? []), ...(meta?.lost ?? [])] };
  const isEmpty = answer.record === "NoContent" && source.answer.kind === "empty";
  return [
    ...read.notes,
    ...(schema === undefined ? [] : lostInAnswer(found, scope)),
    ...(isEmpty ? ["The answer has no content, and a gateway expects an object: calls of this operation fail."] : []),
    ...(hasOwnAddress(scope.api, source.node) ? ["The document calls this at an address of its own."] : []),
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
  { api, entities }: OperationScope,
): readonly (YamlEntry | undefined)[] {
  const scope = requestScope(api);
  const params = read.params.map((param) => {
    if (paging?.named.includes(param.name) !== true) return printParam(param, guessRole(param, route, fields, entities), scope);
    const counted = countedParam(param);
    const printed = printParam(counted, undefined, scope);
    return counted === param ? printed : { ...printed, comments: [...(printed.comments ?? []), "The document allows any number."] };
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
    optional("take", answer.take === undefined ? undefined : printFieldPath(answer.take)),
    some("take_meta", meta?.sources ?? []),
    some("rename", rename),
    some("headers", headers),
    some("not_sent", notSent),
    optional("query_style", queryStyle),
  ];
}

/** The role of a param as its key: what its name, its place and the record prove or make likely, and otherwise `no_effect` as not reviewed. */
function guessRole(param: DraftParam, route: Route, fields: Parts["fields"], entities: OperationScope["entities"]): YamlEntry {
  const { wireName: name, place, flat, required } = param;
  const { entity, action, parent, source } = route;
  if (place === "path" && parent?.param === name && parent.entity !== entity) {
    const found = entities.get(parent.entity) ?? {};
    const by = parentBy(name, parent.entity, found);
    // A text never is an id that counts: `org` is a name.
    const isOther = by === parent.entity && found["id"]?.types.join() === "integer" && flat.types.join() === "string";
    return isOther ? entry("within", true) : entry("parent", by);
  }
  const types = new Map(Object.entries(fields).map(([field, schema]) => [field, typeOf(schema)]));
  const path = source.path.replace(/(?<=\})\.\w+$/u, "");
  const clues = { name, action, entity, required, place, type: typeOf(flat), path, fields: types, entities: new Map() };
  const role = derivedRole(clues) ?? likelyRole(clues);
  if (role === undefined) return entry("no_effect", notReviewed);
  return entry(role.kind, yamlOf(valueOfRole(role)));
}

/** A parent is found by the field that the param is named after: `slug` for `team_slug`. Without one it is the id. */
function parentBy(param: string, entity: string, fields: Parts["fields"]): YamlValue {
  const words = snakeName(param, "").split("_");
  const endings = words.map((_, index) => words.slice(index).join("_")).slice(1);
  const by = [...endings, ...(Object.hasOwn(fields, "id") ? [] : [param])].find((one) => Object.hasOwn(fields, one));
  return by === undefined || by === "id" ? entity : mapOf([entry("entity", entity), entry("by", by)]);
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
