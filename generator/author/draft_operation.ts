import { isList, isObject, notReviewed, printFieldPath } from "#templates/core";
import { listAt, valueAt, type OpenApi } from "./document.ts";
import { lostInAnswer, readMeta, listIn, recordIn, type FoundList } from "./answers.ts";
import { draftField, hasFields, shownProperties } from "./draft_type.ts";
import { authOf } from "./choose.ts";
import type { ExistingConnector } from "./extend_draft.ts";
import { flattenSchema, type FlatSchema } from "./flat_schema.ts";
import { scalarsOf } from "./limits.ts";
import { findPaging } from "./paging.ts";
import { countedParam, placeParams, printParam, readParams, requestScope, restOf, type DraftParam } from "./params.ts";
import type { Records } from "./records.ts";
import { ACTIONS, type Action, type LeftOut, type Route } from "./routes.ts";
import { hasOwnAddress } from "./vendor.ts";
import { plainText, sentenceFor, shownText } from "./document_texts.ts";
import { entry, mapOf, noted, optional, type YamlEntry, type YamlValue } from "./yaml_text.ts";
import { derivedRole, likelyRole, singularOf, snakeName, valueOfRole, type RoleValue, type ValueType } from "#generator/resolve";

/** The context that all operations of a draft share. */
export interface OperationScope {
  readonly api: OpenApi;
  readonly records: Records;
  /** The headers of credentials, in lower case. */
  readonly signing: readonly string[];
  /** Why something is not to be relied on, by its place in the document. */
  readonly mark: (pointer: string) => string;
  /** How many lists the draft has, how many without pages, and the calls of those that look as if they had some. It grows. */
  readonly paging: { lists: number; none: number; readonly likely: string[] };
  /** How most operations of the document are signed. */
  readonly usualAuth: string | undefined;
  /** The connector to which the operations are added. */
  readonly before: ExistingConnector | undefined;
}

/** An entity of a draft. */
export interface DraftedEntity {
  readonly name: string;
  readonly entry: YamlEntry;
  readonly actions: readonly { readonly route: Route; readonly record: string | undefined; readonly entry: YamlEntry }[];
}

/** An operation and its result. */
interface Answered {
  readonly route: Route;
  readonly answer: DraftAnswer;
}

/** Schemas of fields by name. */
type Fields = Readonly<Record<string, FlatSchema>>;

/** Operations whose answers no action can have are left out; an entity without any is, too. */
export function draftEntities(
  routes: ReadonlyMap<string, readonly Route[]>,
  scope: OperationScope,
): { readonly entities: readonly DraftedEntity[]; readonly leftOut: readonly LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const answered = new Map<string, readonly Answered[]>();
  for (const [name, all] of routes) {
    const fit = all.flatMap((route): Answered[] => {
      const answer = draftAnswer(route, scope);
      if (typeof answer !== "string") return [{ route, answer }];
      leftOut.push({ source: route.source, reason: answer });
      return [];
    });
    fit.sort((left, right) => ACTIONS.indexOf(left.route.action) - ACTIONS.indexOf(right.route.action));
    if (fit.length > 0) answered.set(name, fit);
  }
  const fields = new Map([...answered].map(([name, all]) => [name, fieldsOf(recordsIn(all), scope)]));
  const names = new Set([...answered.keys(), ...(scope.before?.entities ?? [])]);
  // Params name no entity that was left out.
  const parentOf = ({ parent }: Route): Route["parent"] => (names.has(parent?.entity ?? "") ? parent : undefined);
  const entities = [...answered].map(([name, all]) => {
    const known = all.map(({ route, answer }) => ({ route: { ...route, parent: parentOf(route) }, answer }));
    return draftEntity(name, known, routes.get(name)?.[0], fields, scope);
  });
  return { entities, leftOut };
}

function draftEntity(
  name: string,
  answered: readonly Answered[],
  first: Route | undefined,
  fields: ReadonlyMap<string, Fields>,
  scope: OperationScope,
): DraftedEntity {
  const { api, before } = scope;
  const all = answered.flatMap(({ answer }) => answer.record ?? []);
  const likely = all.find((one) => one !== "NoContent") ?? all[0];
  const record = before?.entities.includes(name) === true ? before.recordOf(name) : likely;
  const actions = answered.map(({ route, answer }) => {
    return { route, record: answer.record, entry: printOperation(route, answer, record, fields, scope) };
  });
  const [wanted] = listAt(first?.source.node ?? {}, "tags");
  const tags = wanted === undefined ? [] : listAt(api.root, "tags").filter(isObject);
  const tag = tags.find((one) => valueAt(one, "name") === wanted);
  const entries = [
    entry("description", plainText(valueAt(tag ?? {}, "description")) ?? sentenceFor(name)),
    optional("record", record),
    answered.some(({ answer }) => answer.list !== undefined) ? variedField(recordsIn(answered), scope) : undefined,
    entry("actions", { entries: actions.map((action) => action.entry), block: true }),
  ];
  return { name, entry: entry(name, mapOf(entries, { block: true })), actions };
}

/** The records of an entity as answers have them. */
function recordsIn(answered: readonly Answered[]): readonly string[] {
  const records = answered.filter(({ route }) => route.action !== "delete").flatMap(({ answer }) => answer.record ?? []);
  return records.filter((record) => record !== "NoContent");
}

/** The fields of the records that some operations return, by name. */
function fieldsOf(names: readonly string[], { api, records }: OperationScope): Fields {
  const all = names.flatMap((name) => shownProperties(records.schemaOf(name), records.scope));
  return Object.fromEntries(all.map(([name, schema]) => [name, flattenSchema(api, schema)]));
}

/** Records of the sandbox must differ, or its pages do not. Those with an id that is always there do. */
function variedField(records: readonly string[], scope: OperationScope): YamlEntry | undefined {
  const [fields = {}, ...others] = [...new Set(records)].map((record) => fieldsOf([record], scope));
  const isFree = ({ types, enum: values, keywords }: FlatSchema): boolean =>
    ["string", "integer", "number"].includes(types.join()) &&
    values === undefined &&
    ["format", "pattern", "maxLength", "maximum"].every((key) => !Object.hasOwn(keywords, key));
  const rank = (name: string): number => (name === "id" ? 0 : /id$/iu.test(name) ? 1 : /name|key|number|title/iu.test(name) ? 2 : 3);
  const names = Object.entries(fields).flatMap(([name, flat]) => (isFree(flat) && /^[A-Za-z_]\w*$/u.test(name) ? [name] : []));
  const shared = names.filter((name) => others.every((one) => Object.hasOwn(one, name)));
  const [best] = shared.sort((left, right) => rank(left) - rank(right));
  return best === undefined ? undefined : entry("sandbox", mapOf([entry("vary", mapOf([entry(best, mapOf([entry("count", true)]))]))]));
}

/** The record that an operation returns, and its place in the answer. */
interface DraftAnswer {
  /** Undefined for a download. */
  readonly record?: string;
  /** The property of the answer that has it. */
  readonly take?: readonly string[];
  readonly list?: FoundList;
  /** What is beside a single record, and in no record of the draft. */
  readonly beside?: readonly string[];
}

/** The result of an operation, or the reason why no operation of the catalog can return it. */
function draftAnswer({ source, entity, action }: Route, { api, records }: OperationScope): DraftAnswer | string {
  const { answer, body, method, pointer } = source;
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
    const returned = { schema: list.items, hint: noun, pointer: `${pointer}/answer`, example: exampleRecord(answer.example, list.path) };
    const record = isKnown ? records.returned(returned) : records.placeholder("UnknownContent");
    return { record, list, ...(list.path.length > 0 && { take: list.path }) };
  }
  const result = recordIn(api, answer.schema, [noun, entity]);
  if (result === undefined)
    return mayBeObject(flattenSchema(api, answer.schema)) ? { record: records.placeholder("UnknownContent") } : "It returns no object.";
  const take = result.property === undefined ? [] : [result.property];
  const returned = {
    ...{ schema: result.schema, hint: action === "get" ? noun : `${noun}_${action}_result` },
    ...{ pointer: `${pointer}/answer`, example: exampleRecord(answer.example, take) },
  };
  return {
    record: records.returned(returned),
    ...(result.property !== undefined && { take: [result.property], beside: result.beside }),
  };
}

/** The record in an example of an answer, the first one of a list; undefined without one. */
function exampleRecord(example: unknown, path: readonly string[]): unknown {
  const inner = path.reduce<unknown>((value, key) => (isObject(value) ? valueAt(value, key) : undefined), example);
  return isList(inner) ? inner[0] : inner;
}

function mayBeObject({ types }: FlatSchema): boolean {
  return types.length === 0 || types.includes("object");
}

/** An operation as an action of its entity. `entityRecord` is what its operations return unless they say otherwise. */
function printOperation(
  route: Route,
  answer: DraftAnswer,
  entityRecord: string | undefined,
  fields: ReadonlyMap<string, Fields>,
  scope: OperationScope,
): YamlEntry {
  const { source, action } = route;
  const { api, records } = scope;
  const read = readParams(api, source);
  const { list, record } = answer;
  const json = source.answer.kind === "json" ? source.answer : undefined;
  const meta = list === undefined || json === undefined ? undefined : readMeta(flattenSchema(api, json.schema), list, api);
  const clues = {
    params: read.params.filter(({ place }) => place === restOf(source)),
    meta: meta?.values ?? [],
    headers: json?.headers ?? [],
    fields: Object.fromEntries(
      Object.entries(flattenSchema(api, list?.items).properties).map(([name, schema]) => [name, flattenSchema(api, schema)]),
    ),
  };
  const paging = meta && findPaging(clues);
  if (paging !== undefined) {
    scope.paging.lists += 1;
    scope.paging.none += paging.isPaged ? 0 : 1;
    if (paging.suspects.length > 0) scope.paging.likely.push(`${source.method} ${shownText(source.path)}`);
  }
  const metaFields = (meta?.values ?? []).map((one) => draftField(one, records.scope));
  const sources = (meta?.values ?? []).map(({ name, path }) => entry(name, printFieldPath(path)));
  const params = read.params.map((param) => {
    // Those for paging have no other role.
    const isPaging = paging?.named.includes(param.name) === true;
    const [sent, role] = isPaging ? [countedParam(param), undefined] : [param, guessRole(param, route, fields)];
    return printParam(sent, role, requestScope(api));
  });
  const isKnown = record !== "UnknownContent";
  const beside = [...(answer.beside ?? []), ...(meta?.lost ?? [])];
  const way = authOf(api, source.node);
  const comments = [
    ...read.notes,
    ...source.notes,
    ...(json?.schema === undefined || record === undefined ? [] : lostInAnswer({ ...answer, schema: json.schema, isKnown, beside }, api)),
    ...(record === "NoContent" && json === undefined
      ? ["The answer has no content, and a gateway expects an object: calls of this operation fail."]
      : []),
    ...([scope.usualAuth, "not stated"].includes(way) ? [] : [`The document signs this call in another way than most: ${way}.`]),
    ...(hasOwnAddress(api, source.node) ? ["The document calls this at an address of its own."] : []),
  ];
  const entries = [
    ...aboutOperation(route, scope),
    optional("open", read.open),
    block("params", params),
    record === entityRecord ? undefined : optional("returns", record),
    block("meta", [...metaFields, ...(paging?.extra === undefined ? [] : [paging.extra.field])]),
    optional("paging", paging?.descriptor),
    ...bindingOf(route, answer, read.params, [...sources, ...(paging?.extra === undefined ? [] : [paging.extra.source])], scope),
  ];
  return noted(entry(action, mapOf(entries, { block: true })), comments);
}

function block(key: string, entries: readonly YamlEntry[]): YamlEntry | undefined {
  return entries.length === 0 ? undefined : entry(key, { entries, block: true });
}

function aboutOperation({ source, entity, action }: Route, { mark }: OperationScope): readonly (YamlEntry | undefined)[] {
  const { node, pointer } = source;
  const [one, all] = [singularOf(entity).replaceAll("_", " "), entity.replaceAll("_", " ")];
  const texts: Readonly<Record<Action, string>> = {
    ...{ list: `Lists ${all}.`, get: `Returns a record of ${all}.`, create: `Creates a record of ${all}.`, api_search: `Searches ${all}.` },
    ...{ update: `Changes a record of ${all}.`, delete: `Deletes a record of ${all}.`, download: `Returns the content of ${one}.` },
  };
  return [
    entry("description", plainText(valueAt(node, "summary")) ?? plainText(valueAt(node, "description")) ?? texts[action]),
    entry("assumed", mark(pointer)),
    valueAt(node, "deprecated") === true ? entry("deprecated", "The document marks it as deprecated.") : undefined,
  ];
}

function bindingOf(
  { source }: Route,
  { take }: DraftAnswer,
  params: readonly DraftParam[],
  sources: readonly YamlEntry[],
  { api, signing }: OperationScope,
): readonly (YamlEntry | undefined)[] {
  const { rename, headers, notSent, queryStyle } = placeParams(source, params, signing, requestScope(api));
  const nameOf = (wire: string): string => params.find((param) => param.place === "path" && param.wireName === wire)?.name ?? wire;
  const path = source.path.replaceAll(/\{([^{}/]+)\}/gu, (_, wire: string) => `{${nameOf(wire)}}`);
  const some = Object.entries({ take_meta: sources, rename, headers, not_sent: notSent });
  return [
    entry("call", `${source.method} ${path}`),
    optional("take", take && printFieldPath(take)),
    ...some.map(([key, entries]) => (entries.length === 0 ? undefined : entry(key, mapOf(entries)))),
    optional("query_style", queryStyle),
  ];
}

/** The role of a param as its key: what its name, its place and the record prove or make likely, and otherwise `no_effect` as not reviewed. */
function guessRole(param: DraftParam, route: Route, entities: ReadonlyMap<string, Fields>): YamlEntry {
  const { wireName: name, place, flat, required } = param;
  const { entity, action, parent, source } = route;
  if (place === "path" && parent?.param === name && parent.entity !== entity) {
    const found = entities.get(parent.entity) ?? {};
    const by = parentBy(name, parent.entity, found);
    // A text never is an id that counts: `org` is a name.
    const isOther = by === parent.entity && found["id"]?.types.join() === "integer" && flat.types.join() === "string";
    return isOther ? entry("within", true) : entry("parent", by);
  }
  const types = new Map(Object.entries(entities.get(entity) ?? {}).map(([field, schema]) => [field, typeOf(schema)]));
  const path = source.path.replace(/(?<=\})\.\w+$/u, "");
  const clues = { name, action, entity, required, place, type: typeOf(flat), path, fields: types, entities: new Map() };
  const role = derivedRole(clues) ?? likelyRole(clues);
  if (role === undefined) return entry("no_effect", notReviewed);
  return entry(role.kind, yamlOf(valueOfRole(role)));
}

/** A parent is found by the field that the param is named after: `slug` for `team_slug`. Without one it is the id. */
function parentBy(param: string, entity: string, fields: Fields): YamlValue {
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
  const scalars = scalarsOf(types);
  if (types.includes("array")) return { kind: "array", nullable: false, items: { kind: "any" } };
  if (types.length === 0 || scalars.length < types.length)
    return types.length === 0 ? { kind: "any" } : { kind: "object", nullable: false };
  const isTime = String(keywords["format"]).startsWith("date");
  const listed = values && { enum: values.filter((one) => typeof one === "string") };
  return { kind: "scalar", types: scalars, nullable: false, ...listed, ...(isTime && { format: "date-time" }) };
}
