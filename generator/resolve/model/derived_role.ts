import { printFieldPath, type Role } from "#templates/core";
import { actionsOfRole } from "./role_kinds.ts";
import type { ActionName, JsonScalar, ScalarName } from "./types.ts";
import { elementType, innerTypes, isBare, type ValueType } from "./value_types.ts";

/** The longest name of the catalog language. */
export const LONGEST = 64;

/** The types of the fields of a record, by name. */
export type FieldTypes = ReadonlyMap<string, ValueType>;

/** The facts about a param without a role that may show its role. */
export interface RoleClues {
  readonly name: string;
  readonly type: ValueType;
  /** Required in every call, or at least in most of them. */
  readonly required: boolean;
  readonly action: ActionName;
  /** The other required params that may tell which record is meant. */
  readonly rivals?: readonly string[];
  readonly entity: string;
  /** Which part of the call contains it; undefined if the catalog does not say. */
  readonly place: string | undefined;
  /** The path of the call, with params in braces. */
  readonly path: string;
  readonly fields: FieldTypes;
  /** The fields of the records of every entity. */
  readonly entities: ReadonlyMap<string, FieldTypes>;
}

/** Names of params with a text to search for. Not `q` and `query`: their values are often written in a query language. */
const SEARCHES = ["search", "search_text", "search_term", "term", "keyword", "keywords"];
const ORDERS = ["sort", "sort_by", "order", "order_by", "ordering"];
/** Names of path params that concern the API itself or the format of its answers. */
const TECHNICAL = /(?:^|_)(?:version|format|locale|lang|language)$/u;
/** The last words of fields that tell one record from the others, and of which a new value is hardly ever written. */
const KEYS = /(?:^|_)(?:id|key|number|slug|uuid|guid|sku|iid|index|handle|login|username)$/u;
/** Names of params and of what records are in. */
const CONTAINERS =
  /^(?:owner|repo|repository|org|organi[sz]ation|workspace|account|team|tenant|site|namespace|project|board|database|bucket|space)(?:_(?:id|key|slug|name|login))?$/u;
/** Names of params that say what comes back, even where a field has the name. */
const OPTIONS = /^(?:expand|include|embed|fields|select)$/u;

/** The role of a param whose role is not written, if name, type, path and records leave no doubt. */
export function derivedRole(clues: RoleClues): Role | undefined {
  const fieldRole = isAction("order", clues) ? listRole(clues) : writtenField(clues);
  return identityOf(clues) ?? parentOf(clues) ?? fieldRole ?? withinOf(clues);
}

/** The probable role of a param whose role is uncertain: for drafts, and for the message about the missing role. */
export function likelyRole(clues: RoleClues): Role | undefined {
  const { name, type, entity, required, place, fields } = clues;
  const [plain, field] = [snakeName(name, ""), fields.get(name)];
  if (endsPath(clues))
    return isLike(type, fields.get("id")) && plain === singularOf(entity) ? { kind: "identity", fields: ["id"] } : undefined;
  if (place === "path") return undefined;
  if (field !== undefined && isAction("field", clues))
    return elementType(type).kind === elementType(field).kind ? { kind: "field", field: printFieldPath([name]) } : undefined;
  if (required && field === undefined && type.kind === "scalar" && CONTAINERS.test(plain)) return { kind: "within" };
  if (!isAction("order", clues)) return undefined;
  if (field !== undefined) return isLike(type, field) ? filterOn(name) : meaningFilter(clues);
  if (["q", "query", ...SEARCHES].includes(plain) && isText(type)) return { kind: "search", language: "text" };
  if (ORDERS.includes(plain) && isText(type)) return { kind: "order", language: "keywords" };
  if (!OPTIONS.test(plain)) return undefined;
  return /^(?:fields|select)$/u.test(plain) ? { kind: "select", as: "names" } : { kind: "expand" };
}

/** Whether a type is that of a sort direction, `asc` or `desc`. */
export function isDirection(type: ValueType): boolean {
  const values = valuesOf(type) ?? [];
  return values.length > 0 && values.every((one) => /^(?:asc|desc)(?:ending)?$/iu.test(String(one)));
}

/** Whether the param is at the end of the path of an operation on one record. */
function endsPath(clues: RoleClues): boolean {
  return clues.place === "path" && isAction("identity", clues) && clues.path.endsWith(`{${clues.name}}`);
}

/** The entity whose record a param most likely names: by its place in the path, or as a key that every call needs. */
export function likelyEntity(clues: RoleClues): string | undefined {
  const { name, type, required, place, fields, entities } = clues;
  const [plain, named] = [snakeName(name, ""), entityNamed(clues)];
  const isKey = required && place !== "path" && type.kind === "scalar" && (KEYS.test(plain) || plain === singularOf(named ?? ""));
  const [holder, ...others] = [...entities.keys()].filter((one) => !fields.has(name) && isLike(type, entities.get(one)?.get(name)));
  const keyed = named ?? (others.length === 0 ? holder : undefined);
  return endsPath(clues) ? clues.entity : (entityBefore(clues) ?? (isKey ? keyed : undefined));
}

/** The entity that a param is named after, such as `issues` for `issue` and `issue_number`. */
function entityNamed({ name, entities }: RoleClues): string | undefined {
  return [...entities.keys()].find((one) => `${snakeName(name, "")}_`.startsWith(`${singularOf(one)}_`));
}

/** The entity whose name precedes the param in the path, unless another param follows directly. */
function entityBefore({ name, place, path, entities }: RoleClues): string | undefined {
  const [before = "", after = ""] = path.split(`{${name}}`);
  const word = snakeName(/([^/{}]+)\/$/u.exec(before)?.[1] ?? "", "");
  return place !== "path" || after.startsWith("/{")
    ? undefined
    : [...entities.keys()].find((one) => word === one || word === singularOf(one));
}

function isAction(kind: "identity" | "order" | "field", { action }: RoleClues): boolean {
  return actionsOfRole(kind).includes(action);
}

/** `identity` for the param at the end of the path, one named after the entity, and one that is a key: `issue_number`, `slug`. */
function identityOf(clues: RoleClues): Role | undefined {
  const { name, action, rivals = [], required, place, fields } = clues;
  // An update that another param finds may write a key.
  const isWritten = action === "update" && rivals.some((one) => KEYS.test(snakeName(one, "")));
  const isKey = place === undefined && !isWritten && KEYS.test(snakeName(name, ""));
  const isOwn = required && (isKey || entityNamed(clues) === clues.entity);
  const matches = isAction("identity", clues) && (isOwn || endsPath(clues)) ? fieldsLike(clues, fields) : [];
  return matches.length === 0 ? undefined : { kind: "identity", fields: matches };
}

/**
 * The fields that a param is named after: `issue_number` or `number` for `issue_number`; `id` and `key` for `issue_id_or_key`. Only a path
 * proves that others are meant than keys: `issue_title` may be the new one.
 */
function fieldsLike({ name, type, place }: RoleClues, fields: FieldTypes): readonly string[] {
  const words = snakeName(name, "").split("_");
  const or = words.indexOf("or");
  const both = [words[or - 1] ?? "", words.slice(or + 1).join("_")];
  const candidates = or > 0 ? both : [name, ...words.map((_, index) => words.slice(index).join("_"))];
  const fitting = candidates.filter((one) => isLike(type, fields.get(one)) && (place === "path" || KEYS.test(snakeName(one, ""))));
  const paths = fitting.map((one) => printFieldPath([one]));
  return or > 0 ? (paths.length === 2 ? paths : []) : paths.slice(0, 1);
}

/** `parent` for a param that follows the name of another entity, or is named after one: `/issues/{number}/comments`, `issue_number`. */
function parentOf(clues: RoleClues): Role | undefined {
  const { name, action, required, place, fields, entities } = clues;
  const isFree = required && place !== "path" && !fields.has(name);
  const entity = entityBefore(clues) ?? (isFree ? entityNamed(clues) : undefined) ?? "";
  const [by, other] = fieldsLike(clues, entities.get(entity) ?? new Map());
  if (by === undefined || entity === clues.entity) return undefined;
  // An entity without records of its own is about the records of the other entity.
  if (action === "download" && fields.size === 0) return { kind: "identity", fields: [by], entity };
  const field = [...fields.keys()].find((one) => snakeName(one, "") === `${singularOf(entity)}_${by}`);
  const held = field === undefined ? {} : { field: printFieldPath([field]) };
  return { kind: "parent", entities: [entity], ...(by !== "id" && other === undefined && { by }), ...held };
}

/** `field` for a value of a create or update that is named after a field and fits its type: `PUT /labels/{name}`. */
function writtenField(clues: RoleClues): Role | undefined {
  const { name, type, action, place, path, fields } = clues;
  const isSent = place === undefined || place === "body" || (place === "path" && action === "create" && path.endsWith(`{${name}}`));
  const field = isSent && isAction("field", clues) ? fields.get(name) : undefined;
  return field !== undefined && fits(type, field) ? { kind: "field", field: printFieldPath([name]) } : undefined;
}

/** `within` for any other path param: an account, a workspace, a repository. */
function withinOf(clues: RoleClues): Role | undefined {
  const { name, type, place, fields } = clues;
  if (place !== "path" || endsPath(clues) || entityBefore(clues) !== undefined || TECHNICAL.test(snakeName(name, ""))) return undefined;
  return { kind: "within", ...(isLike(type, fields.get(name)) && { field: printFieldPath([name]) }) };
}

function listRole(clues: RoleClues): Role | undefined {
  const { name, type, required, place, fields } = clues;
  const plain = snakeName(name, "");
  if (place === "path" || OPTIONS.test(plain)) return undefined;
  const field = fields.get(name);
  if (field !== undefined && !required && !isTime(type) && !isTime(field) && isLike(type, field) && fits(type, field))
    return filterOn(name);
  const role = required ? undefined : (listFilter(clues) ?? boundFilter(clues));
  if (role !== undefined || field !== undefined) return role;
  const values = (valuesOf(type) ?? []).map(String);
  if (isText(type) && values.length === 0 && SEARCHES.includes(plain)) return { kind: "search", language: "text" };
  const isOrder = ORDERS.includes(plain) && values.length > 0 && values.every((one) => fields.has(one.replace(/^-/u, "")));
  return isOrder ? { kind: "order", language: values.some((one) => one.startsWith("-")) ? "signed" : "keywords" } : undefined;
}

/** `state: { enum: [open, closed, all] }`, where the field is `open` or `closed`. */
function meaningFilter({ name, type, fields }: RoleClues): Role | undefined {
  const values = (valuesOf(type) ?? []).map(String);
  const known = valuesOf(fields.get(name) ?? type)?.map(String) ?? [];
  const isFilter =
    fields.has(name) && values.some((one) => known.includes(one)) && values.every((one) => known.includes(one) || one === "all");
  const field = printFieldPath([name]);
  const meanings = Object.fromEntries(values.map((one) => [one, one === "all" ? [] : [{ field, is: one }]]));
  return isFilter ? { kind: "filter", as: "equals", meanings } : undefined;
}

/** `ids` and `state: array<string>`, where records have `id` and one `state`. */
function listFilter({ name, type, fields }: RoleClues): Role | undefined {
  const { commaList, types = [] } = type.kind === "scalar" ? type : {};
  const single = { kind: "scalar", types, nullable: false, ...(commaList?.values !== undefined && { enum: commaList.values }) } as const;
  const element = type.kind === "array" ? type.items : commaList && single;
  const fieldName = [name, singularOf(name)].find((one) => fields.has(one)) ?? "";
  const isFilter = element !== undefined && !isTime(element) && isLike(element, fields.get(fieldName));
  return isFilter ? { kind: "filter", as: "one_of", field: printFieldPath([fieldName]) } : undefined;
}

/** `created_after`, `due_date_lte`, `created[gte]`, for a time such as `created`, `created_at` or `due_date`. */
function boundFilter({ name, type, fields }: RoleClues): Role | undefined {
  const [, stem = "", bound = ""] = /^(.+)_(after|before|gte?|lte?)$/u.exec(snakeName(name, "")) ?? [];
  const candidates = [...fields].filter(([one]) =>
    [stem, `${stem}_at`, `${stem}_on`, `${stem}_time`, `${stem}_date`].includes(snakeName(one, "")),
  );
  const [[field, fieldType] = ["", undefined], ...others] = candidates;
  if (others.length > 0 || !isTime(fieldType) || !isLike(type, fieldType)) return undefined;
  const as = /^[ag]/u.test(bound) ? "after" : "before";
  return { kind: "filter", as, field: printFieldPath([field]), ...(/te$/u.test(bound) && { inclusive: true }) };
}

/** Filters by time rarely ask for an exact time. */
function isTime(type: ValueType | undefined): boolean {
  return type?.kind === "scalar" && type.format?.startsWith("date") === true;
}

function filterOn(name: string): Role {
  return { kind: "filter", field: printFieldPath([name]), as: "equals" };
}

function isText(type: ValueType): boolean {
  return type.kind === "scalar" && type.commaList === undefined && type.types.join() === "string";
}

function valuesOf(type: ValueType): readonly JsonScalar[] | undefined {
  return type.kind !== "scalar" ? undefined : type.const === undefined ? type.enum : [type.const];
}

/** Whether a field accepts all types and values of a param. Both must be single values. */
function isLike(type: ValueType, field: ValueType | undefined): boolean {
  if (type.kind !== "scalar" || field?.kind !== "scalar" || type.commaList !== undefined) return false;
  const fieldValues = valuesOf(field);
  const isKnown = type.types.every((one) => field.types.includes(one) || (one === "integer" && field.types.includes("number")));
  return isKnown && (fieldValues === undefined || (valuesOf(type) ?? []).every((one) => fieldValues.includes(one)));
}

/** Whether a field accepts the values of a type. A text does not fit a field with few values: it may be none of them, or several. */
function fits(type: ValueType, field: ValueType): boolean {
  if (field.kind === "any") return true;
  if (field.kind === "array") return type.kind === "array" && fits(type.items, field.items);
  if (field.kind === "object") {
    const [values, known] = [type, field].map((one) => innerTypes(one)[0]?.type);
    return type.kind === "object" && isBare(type) && isBare(field) && (values && known ? fits(values, known) : values === known);
  }
  return isLike(type, field) && (valuesOf(field) === undefined || valuesOf(type) !== undefined);
}

/** The words of a name, however it is written: `petStore-items` as `pet`, `store`, `items`. */
export function wordsOf(name: string): readonly string[] {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/gu, (_, low: string | undefined, high: string | undefined, last: string) =>
      low === undefined ? `${last} ` : `${low} ${high ?? ""}`,
    )
    .split(/[^A-Za-z0-9]+/u)
    .filter((word) => word !== "");
}

/** A name in snake_case, as connectors, entities and auth methods have them. `fallback` is for names without letters. */
export function snakeName(name: string, fallback: string): string {
  const words = wordsOf(name).map((word) => word.toLowerCase());
  const joined = words.join("_");
  const started = /^[a-z]/u.test(joined) ? joined : joined === "" ? fallback : `${fallback}_${joined}`;
  const cut = started.slice(0, LONGEST).replace(/_+$/u, "");
  return cut === "constructor" ? `${cut}_${fallback}` : cut;
}

/** A noun of English in the plural; one that ends in `s` is left as it is. */
export function pluralOf(name: string): string {
  if (/s$|(?:data|media|staff|info|news|history|children|people|metadata)$/u.test(name)) return name;
  if (/(?:x|z|ch|sh)$/u.test(name)) return `${name}es`;
  return /[^aeiou]y$/u.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
}

/** A noun of English in the singular, as far as its ending tells. */
export function singularOf(name: string): string {
  if (/(?:ss|us|is|news)$/u.test(name)) return name;
  if (/ies$/u.test(name) && name.length > 4) return `${name.slice(0, -3)}y`;
  if (/(?:xes|zes|ches|shes|sses)$/u.test(name)) return name.slice(0, -2);
  return /s$/u.test(name) ? name.slice(0, -1) : name;
}

/** The names, with their types, of params that mostly turn pages or set their size. */
const NAMES: readonly (readonly [part: PagingPart, type: ScalarName, names: RegExp])[] = [
  ["size", "integer", /^(?:limit|per_?page|(?:page_?|max_|results_per_page_)?size|page_limit|max_results|first|top|take|count)$/u],
  ["page", "integer", /^(?:page|page_?(?:no|num|number|index))$/u],
  ["offset", "integer", /^(?:offset|skip|start|start_at|start_index)$/u],
  ["token", "string", /^(?:cursor|page|(?:next_)?(?:page_)?token|(?:next|page)_cursor|continuation(?:_token)?|marker)$/u],
  ["record", "string", /^(?:after|starting_after|after_id)$/u],
  ["previous", "string", /^(?:before|ending_before|before_id)$/u],
];

type PagingPart = "size" | "page" | "offset" | "token" | "record" | "previous";

/** A param, or a field of Meta. */
interface Named {
  readonly name: string;
  readonly type: ValueType;
}

/** The most likely part of a param in paging, by its name and type; undefined for a param with none. */
export function likelyPart({ name, type }: Named): PagingPart | undefined {
  return NAMES.find(([, wanted, names]) => isOf(type, wanted) && names.test(snakeName(name, "")))?.[0];
}

function isOf(type: ValueType, name: ScalarName): boolean {
  return type.kind === "scalar" && type.types.join() === name && type.format === undefined;
}

/** The paging that params most likely stand for, with `<…>` for what only the author knows; undefined if there are none. */
export function likelyPaging(params: readonly Named[], meta: readonly Named[]): string | undefined {
  const names = new Map(params.map((param) => [likelyPart(param), param.name]));
  const field = (name: RegExp, type: ScalarName): string | undefined =>
    meta.find((one) => name.test(one.name) && isOf(one.type, type))?.name;
  const parts = ["size", "page", "offset", "token", "record", "previous"] as const;
  const [size, page, offset, token, record, previous] = parts.map((part) => names.get(part));
  const [more, next] = [field(/more|next/iu, "boolean"), field(/next|cursor|token/iu, "string")];
  if (token !== undefined || (record !== undefined && next !== undefined))
    return print({ kind: "token", next: token ?? record, size, token: next ?? "<field of meta with the next token>", more });
  if (record !== undefined)
    return print({ kind: "record_cursor", next: record, previous, size, more: more ?? "<field of meta that says whether there are more>" });
  if (size !== undefined && page !== undefined) return print({ kind: "page_number", next: page, size });
  if (size !== undefined && offset !== undefined)
    return print({ kind: "offset", next: offset, size, total: field(/total|count/iu, "integer") });
  return (size ?? page) && print({ kind: "none", next: page, size, reason: "<why no call asks for the next page>" });
}

function print(keys: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(keys).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
  return `paging: { ${entries.join(", ")} }`;
}
