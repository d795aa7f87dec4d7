import { notReviewed, printFieldPath } from "#templates/core";
import { textAt, valueAt, type OpenApi } from "./document.ts";
import type { MetaField } from "./answers.ts";
import { flattenSchema, type FlatSchema, type TypeName } from "./flat_schema.ts";
import type { SourceOperation } from "./operations.ts";
import type { DraftParam } from "./params.ts";
import { plainText } from "./document_texts.ts";
import { entry, mapOf, optional, type YamlEntry, type YamlMap } from "./yaml_text.ts";

/** The parts of an operation that may show how its pages follow each other. */
export interface PagingClues {
  /** Those that the call sends where it can vary them: in its query, or in its body. */
  readonly params: readonly DraftParam[];
  readonly meta: readonly MetaField[];
  /** The headers of the answer that the document names. */
  readonly headers: readonly string[];
  /** The fields of an element of the list. */
  readonly fields: Readonly<Record<string, FlatSchema>>;
}

/** A paging descriptor, and the params that it names. */
export interface DraftPaging {
  readonly descriptor: YamlMap;
  readonly named: readonly string[];
  readonly isPaged: boolean;
  /** A field that Meta has beside those of the body, and its source. */
  readonly extra?: { readonly field: YamlEntry; readonly source: YamlEntry };
  /** The names that look like paging although there is none. */
  readonly suspects: readonly string[];
}

/** Plain names of params. */
const PARAMS = {
  size: /^(?:(?:page)?limit|limitparam|(?:results|items|records)?perpage|(?:page|results?|batch)?size|max(?:results|items|records|pagesize|entries)?|first|top|take|(?:page)?count|numresults|rows)$/u,
  cursor:
    /^(?:(?:page|next|start|scroll|sync|skip|continuation|pagination)?(?:cursor|token|marker|bookmark)|(?:next|page)+(?:token|cursor|marker|key)?|continuation|pageafter|after(?:cursor)?|startingafter|startafter|from|offset|start|scroll(?:param|id)|position|sync|exclusivestartkey)$/u,
  record: /^(?:startingafter|startafter|after|afterid|sinceid|lastid|pageafter)$/u,
  linked:
    /^(?:page|next|start|scroll|skip|continuation|pagination)?(?:cursor|token|marker|bookmark)$|^(?:page|starting|start)?after(?:cursor)?$|^continuation$/u,
  previous: /^(?:endingbefore|before|beforeid|pagebefore)$/u,
  page: /^(?:page(?:number|no|num|index)?|pagepage|currentpage|p)$/u,
  offset: /^(?:(?:page)?offset|skip|start(?:at|index|from)?|from)$/u,
} as const;

const TURNING = ["cursor", "record", "page", "offset"] as const;

const FIELDS = {
  token:
    /^(?:(?:next|nextpage|end|continuation|scroll)(?:cursor|token|marker|bookmark|key|offset|page|id|continuationtoken)?|cursor|marker|bookmark|after|nextstart|nextafter)$/u,
  more: /^(?:(?:has|is|are)?(?:there)?(?:more|next|truncated)(?:page|items|results|records|data|pages)?|hasmore\w*)$/u,
  last: /^(?:is)?(?:last|end)(?:page)?$|^isfinished$/u,
  total: /^(?:odata)?(?:total)(?:count|items|results|size|records|elements|entries|hits|rows)?$|^(?:odata|full|all)count$/u,
} as const;

/** Names inside a part of the answer that leads elsewhere than to the next page. */
const ELSEWHERE = /^(?:prev(?:ious)?\w*|before|first|last|self|current|start)$/u;

const ADDRESS = /\burl\b|\buri\b|\blink\b|\bhyperlink\b|https?:\/\//iu;

/** Params, fields and headers with their plain names. */
interface Signs {
  readonly params: readonly (DraftParam & { readonly plain: string })[];
  /** `names` are those of the path, `plain` is the last of them. */
  readonly values: readonly (MetaField & { readonly names: readonly string[]; readonly plain: string })[];
  readonly headers: readonly string[];
  readonly fields: PagingClues["fields"];
  /** The param with the size of a page. */
  readonly size: string | undefined;
}

/** The paging of a list, by its params, the fields and the headers of its answer, and the names of all of them. */
export function findPaging({ params: sent, meta, headers, fields }: PagingClues): DraftPaging {
  const params = sent.map((param) => ({ ...param, plain: simplify(param.wireName) }));
  const values = meta.map((field) => ({ ...field, names: field.path.map(simplify), plain: simplify(field.path.at(-1) ?? "") }));
  const size = params.find(({ plain, flat }) => isWhole(flat) && PARAMS.size.test(plain))?.name;
  const signs = { params, values, headers, fields, size };
  const made = byToken(signs) ?? byRecord(signs) ?? byPage(signs) ?? byOffset(signs) ?? byAddress(signs);
  if (made !== undefined) return made;
  const suspects = suspectsIn(signs);
  const reason =
    suspects.length === 0
      ? `${notReviewed} The document shows no params that turn pages.`
      : `${notReviewed} It looks as if it had pages (${suspects.join(", ")}), but no kind of paging fits.`;
  return { ...describe("none", { size }, { reason: plainText(reason) ?? notReviewed }), suspects };
}

function byToken({ params, values, headers, size }: Signs): DraftPaging | undefined {
  const cursors = params.filter(({ flat, plain }) => isOf(flat, "string") && PARAMS.cursor.test(plain));
  const tokens = values.filter((field) => isOf(field.flat, "string") && !isAddress(field));
  const pairs = cursors.flatMap((param) => tokens.filter((field) => leadsOn(field, param.plain)).map((field) => ({ param, field })));
  const [more, last] = [fieldOf(values, "more", "boolean"), fieldOf(values, "last", "boolean")];
  const best =
    pairs.find(({ param, field }) => field.names.join("").endsWith(`next${param.plain}`)) ??
    pairs.find(({ field }) => field.names.join("").includes("next")) ??
    pairs[0];
  // A feed has a token for later on its last page, too.
  const isEndless = best !== undefined && /sync|position/u.test(best.param.plain) && (more ?? last) === undefined;
  if (best !== undefined && !isEndless) {
    const feed = values.find(({ plain }) => plain === "newstartpagetoken")?.name;
    const keys = { token: best.field.name, ...(feed === undefined ? { more, last } : { start_token: feed }) };
    return describe(feed === undefined ? "token" : "change_feed", { next: best.param.name, size }, keys);
  }
  const header = headers.find((one) => /^x?(?:next|continuation)(?:page)?(?:cursor|token|marker)$/u.test(simplify(one)));
  const [cursor] = cursors;
  if (header === undefined || cursor === undefined) return undefined;
  return withNextToken(cursor.name, [entry("header", header)], { size, more, last });
}

/** Whether an operation takes the size of a page, and which one: then what it returns is a list. */
export function takesPages(api: OpenApi, { params, body }: SourceOperation): boolean {
  const sent = [...params.map(({ name }) => name), ...Object.keys(flattenSchema(api, body?.schema).properties)].map(simplify);
  return sent.some((name) => PARAMS.size.test(name)) && sent.some((name) => TURNING.some((key) => PARAMS[key].test(name)));
}

/** Whether a field has the token that a param takes. */
function leadsOn({ names, plain }: Signs["values"][number], param: string): boolean {
  const hasNext = names.some((name) => name.startsWith("next"));
  if (names.some((name, index) => ELSEWHERE.test(name) && !(index === names.length - 1 && name === param && hasNext))) return false;
  return (
    plain === param ||
    plain === `next${param}` ||
    (FIELDS.token.test(plain) && !["offset", "start", "from", "page"].includes(param)) ||
    (plain === "nextpage" && param === "page")
  );
}

/** Lists that go on behind the last record: until the answer says that there is no more, or until a page is empty. */
function byRecord({ params, values, headers, fields, size }: Signs): DraftPaging | undefined {
  const named = (names: RegExp): Signs["params"][number] | undefined =>
    params.find(({ flat, plain }) => isOf(flat, "string") && names.test(plain));
  const [before, next = before] = [named(PARAMS.previous), named(PARAMS.record)];
  const more = fieldOf(values, "more", "boolean");
  const lastId = values.find(({ plain, flat }) => plain === "lastid" && isOf(flat, "string"));
  const id = fields["id"];
  if (next === undefined) return undefined;
  if (id === undefined || !isOf(id, "string"))
    return more === undefined || lastId === undefined
      ? undefined
      : describe("token", { next: next.name, size }, { token: lastId.name, more });
  const previous = before === next ? undefined : before?.name;
  // Histories that can be read around a record begin with the newest one.
  const isHistory = previous !== undefined && params.some(({ plain }) => plain === "around");
  const keys = { next: isHistory ? previous : next.name, previous: isHistory ? next.name : previous, size };
  if (more !== undefined) return describe("record_cursor", keys, { more });
  const text = textOf(next).toLowerCase();
  const isId = (next.flat.ref !== undefined && next.flat.ref === id.ref) || /id$|startingafter/u.test(next.plain) || /\bids?\b/u.test(text);
  const isOpaque =
    headers.some((one) => simplify(one) === "link") || values.some(({ names }) => names.some((one) => one.startsWith("next")));
  // `user_id` where the param goes on "after this user ID".
  const isOther = Object.keys(fields).some((name) => name.endsWith("_id") && text.includes(name.replaceAll("_", " ")));
  if (!isId || isOther || isOpaque || size === undefined || values.some(({ name }) => name === "has_more")) return undefined;
  const because = mapOf([entry("because", "The answer does not say it: the list ends with an empty page.")]);
  const extra = { field: entry("has_more", "boolean | null -- Whether there are more records."), source: entry("has_more", because) };
  return { ...describe("record_cursor", keys, { more: "has_more" }), extra };
}

function byPage({ params, size }: Signs): DraftPaging | undefined {
  const page = params.find(({ flat, plain }) => isWhole(flat) && PARAMS.page.test(plain));
  return page === undefined || size === undefined || countsFromZero(page) ? undefined : describe("page_number", { next: page.name, size });
}

/** What says that the first page has the number 0. */
const ZERO =
  /(?:zero|0)[- ]?(?:based|indexed)|\bstart(?:s|ing)? (?:at|from|with) (?:0|zero)|\b0\.\.|\b0 is the first|first page is (?:0|zero)/iu;

/** Whether the first page has the number 0: the language counts from 1. */
function countsFromZero(param: Signs["params"][number]): boolean {
  const { keywords } = param.flat;
  const [least, preset] = [valueAt(keywords, "minimum"), valueAt(keywords, "default")];
  return ZERO.test(textOf(param)) || preset === 0 || (preset === undefined && (least === 0 || param.plain.endsWith("index")));
}

function byOffset({ params, values, size }: Signs): DraftPaging | undefined {
  const next = params.find((param) => isWhole(param.flat) && PARAMS.offset.test(param.plain) && !isTime(param, params));
  if (next === undefined || size === undefined || countsFromOne(next, values)) return undefined;
  const fields = { total: fieldOf(values, "total", "integer"), last: fieldOf(values, "last", "boolean") };
  return describe("offset", { next: next.name, size }, fields);
}

/** `from` and `start` may be the begin of a period. */
function isTime(param: Signs["params"][number], params: Signs["params"]): boolean {
  if (!["from", "start", "startat"].includes(param.plain)) return false;
  return /time|date|epoch|unix|second/iu.test(textOf(param)) || params.some(({ plain }) => /^(?:to|until|end|endat|stop)$/u.test(plain));
}

/** Whether the first record has the number 1, as in SCIM: an offset would return one twice. */
function countsFromOne(param: Signs["params"][number], values: Signs["values"]): boolean {
  const { keywords } = param.flat;
  const has = (name: string): boolean => values.some(({ plain }) => plain === name);
  return (
    valueAt(keywords, "minimum") === 1 ||
    valueAt(keywords, "default") === 1 ||
    /(?:1|one)[- ]?based/iu.test(textOf(param)) ||
    (has("startindex") && has("itemsperpage")) ||
    (param.plain === "startindex" && has("totalresults"))
  );
}

/** Lists whose next page is an address, in the answer or in the `Link` header, with the token as a param. */
function byAddress({ params, values, headers, size }: Signs): DraftPaging | undefined {
  const cursor = params.find(({ flat, plain }) => isOf(flat, "string") && PARAMS.linked.test(plain));
  const isNext = ({ names }: Signs["values"][number]): boolean =>
    names.some((name) => /^(?:odata)?next/u.test(name)) && !names.some((name) => ELSEWHERE.test(name));
  const address = values.find((field) => field.flat.types.join() === "string" && isNext(field) && isAddress(field));
  const isLinked = headers.some((one) => simplify(one) === "link");
  if (cursor === undefined || (address === undefined && !isLinked)) return undefined;
  const place = address === undefined ? entry("link", "next") : entry("body", printFieldPath(address.path));
  const [more, last] = [fieldOf(values, "more", "boolean"), fieldOf(values, "last", "boolean")];
  return withNextToken(cursor.name, [place, entry("query", cursor.wireName)], { size, more, last });
}

/** Paging with a token that is not in the body: Meta gets a field for it. */
function withNextToken(next: string, source: readonly YamlEntry[], { size, ...marks }: Keys): DraftPaging {
  const field = entry("next_token", "string | null -- Token of the next page.");
  const extra = { field, source: entry("next_token", mapOf(source)) };
  return { ...describe("token", { next, size }, { token: "next_token", ...marks }), extra };
}

/** What a reader of the document would take for signs of pages. */
function suspectsIn({ params, values, headers }: Signs): readonly string[] {
  const isTurning = ({ plain, flat }: Signs["params"][number]): boolean =>
    TURNING.some((key) => PARAMS[key].test(plain)) &&
    !flat.types.includes("boolean") &&
    !(plain === "from" && isOf(flat, "string")) &&
    valueAt(flat.keywords, "format") !== "date-time";
  const isSign = ({ names, plain, flat }: Signs["values"][number]): boolean =>
    names.some((name) => /^(?:odata)?next/u.test(name)) ||
    (isOf(flat, "boolean") && FIELDS.more.test(plain)) ||
    /^(?:total|num)pages$/u.test(plain);
  return [
    ...params.filter(isTurning).map(({ name }) => `param ${name}`),
    ...values.filter(isSign).map(({ path }) => `field ${path.join(".")}`),
    ...headers.filter((one) => simplify(one) === "link").map((one) => `header ${one}`),
  ].slice(0, 4);
}

type Keys = Readonly<Record<string, string | undefined>>;

function describe(kind: string, params: Keys, others: Keys = {}): DraftPaging {
  const isPaged = kind !== "none";
  // Fields are named by their paths.
  const fields = Object.entries(others).map(([key, value]) => optional(key, value && isPaged ? printFieldPath([value]) : value));
  const entries = [...Object.entries(params).map(([key, value]) => optional(key, value)), ...fields];
  const descriptor = mapOf([entry("kind", kind), ...entries, isPaged ? entry("assumed", "Guessed from names; not reviewed.") : undefined]);
  return { descriptor, isPaged, named: Object.values(params).filter((name) => name !== undefined), suspects: [] };
}

function fieldOf(values: Signs["values"], key: keyof typeof FIELDS, type: TypeName): string | undefined {
  return values.find(({ plain, flat }) => isOf(flat, type) && FIELDS[key].test(plain))?.name;
}

function isOf({ types, keywords }: FlatSchema, type: TypeName): boolean {
  const format = valueAt(keywords, "format");
  return types.length === 1 && types[0] === type && !["uri", "url", "date", "date-time"].includes(String(format));
}

/** Many documents have `number` where they count. */
function isWhole(flat: FlatSchema): boolean {
  return isOf(flat, "integer") || isOf(flat, "number");
}

function isAddress({ path, plain, flat }: Signs["values"][number]): boolean {
  const about = [textAt(flat.keywords, "description"), textAt(flat.keywords, "example")].join(" ");
  return (
    ["uri", "url", "uri-reference"].includes(String(valueAt(flat.keywords, "format"))) ||
    /^(?:href|path)$|(?:link|url|uri)$/u.test(plain) ||
    path.some((name) => /^_?links$/iu.test(name)) ||
    (plain === "next" && ADDRESS.test(about))
  );
}

function textOf({ description, flat }: DraftParam): string {
  return [description, textAt(flat.keywords, "description")].join(" ");
}

/** Names are compared without case and marks: `pageSize`, `page_size` and `page[size]` are one. */
function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/gu, "");
}
