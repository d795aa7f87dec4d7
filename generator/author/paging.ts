import { notReviewed, printFieldPath } from "#templates/core";
import { textAt, valueAt, type OpenApi } from "./document.ts";
import type { DraftMeta, MetaField } from "./answers.ts";
import { flattenSchema, type FlatSchema, type TypeName } from "./flat_schema.ts";
import type { SourceOperation } from "./operations.ts";
import type { DraftParam } from "./params.ts";
import { plainText } from "./document_texts.ts";
import { entry, mapOf, optional, type YamlEntry, type YamlMap } from "./yaml_text.ts";

/** The parts of an operation that may show how its pages follow each other. */
export interface PagingClues {
  /** Those that the call sends where it can vary them: in its query, or in its body. */
  readonly params: readonly DraftParam[];
  readonly meta: DraftMeta;
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

/** Names are compared without case and marks: `pageSize`, `page_size` and `page[size]` are one. */
const PARAMS = {
  size: /^(?:(?:page)?limit|limitparam|(?:results|items|records)?perpage|(?:page|results?|batch)?size|max(?:results|items|records|pagesize|entries)?|first|top|take|(?:page)?count|numresults|rows)$/u,
  cursor:
    /^(?:(?:page|next|start|scroll|sync|skip|continuation|pagination)?(?:cursor|token|marker|bookmark)|(?:next|page)+(?:token|cursor|marker|key)?|continuation|pageafter|after(?:cursor)?|startingafter|startafter|from|offset|start|scroll(?:param|id)|position|sync|exclusivestartkey)$/u,
  record: /^(?:startingafter|startafter|after|afterid|sinceid|lastid|pageafter)$/u,
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

/** The paging of a list, by its params, the fields and the headers of its answer, and the names of all of them. */
export function findPaging(clues: PagingClues): DraftPaging {
  const made = byToken(clues) ?? byRecord(clues) ?? byPage(clues) ?? byOffset(clues);
  if (made !== undefined) return made;
  const suspects = suspectsIn(clues);
  const reason =
    suspects.length === 0
      ? `${notReviewed} The document shows no params that turn pages.`
      : `${notReviewed} It looks as if it had pages (${suspects.join(", ")}), but no kind of paging fits.`;
  return describe("none", { size: sizeOf(clues) }, { reason: plainText(reason) ?? notReviewed }, suspects);
}

function byToken(clues: PagingClues): DraftPaging | undefined {
  const { params, meta, headers } = clues;
  const cursors = params.filter((param) => isOf(param.flat, "string") && PARAMS.cursor.test(simplify(param.wireName)));
  const tokens = meta.values.filter((field) => isOf(field.flat, "string") && !isAddress(field));
  const pairs = cursors.flatMap((param) =>
    tokens.filter((field) => leadsOn(field, simplify(param.wireName))).map((field) => ({ param, field })),
  );
  const [more, last] = [fieldOf(meta, "more", "boolean"), fieldOf(meta, "last", "boolean")];
  const best =
    pairs.find(({ param, field }) => simplify(field.path.join("")).endsWith(`next${simplify(param.wireName)}`)) ??
    pairs.find(({ field }) => /next/u.test(simplify(field.path.join("")))) ??
    pairs[0];
  // A feed has a token for later on its last page, too.
  const isEndless = best !== undefined && /sync|position/u.test(simplify(best.param.wireName)) && (more ?? last) === undefined;
  if (best !== undefined && !isEndless) {
    const feed = meta.values.find(({ path }) => simplify(path.at(-1) ?? "") === "newstartpagetoken")?.name;
    const keys = { token: best.field.name, ...(feed === undefined ? { more, last } : { start_token: feed }) };
    return describe(feed === undefined ? "token" : "change_feed", { next: best.param.name, size: sizeOf(clues) }, keys);
  }
  const header = headers.find((one) => /^x?(?:next|continuation)(?:page)?(?:cursor|token|marker)$/u.test(simplify(one)));
  const [cursor] = cursors;
  if (header === undefined || cursor === undefined) return undefined;
  const extra = {
    field: { key: "next_token", value: "string | null -- Token of the next page." },
    source: entry("next_token", mapOf([entry("header", header)])),
  };
  return { ...describe("token", { next: cursor.name, size: sizeOf(clues) }, { token: "next_token", more, last }), extra };
}

/** Whether an operation takes the size of a page, and which one: then what it returns is a list. */
export function takesPages(api: OpenApi, { params, body }: SourceOperation): boolean {
  const sent = [...params.map(({ name }) => name), ...Object.keys(flattenSchema(api, body?.schema).properties)].map(simplify);
  return sent.some((name) => PARAMS.size.test(name)) && sent.some((name) => TURNING.some((key) => PARAMS[key].test(name)));
}

/** Whether a field has the token that a param takes. */
function leadsOn({ path }: MetaField, param: string): boolean {
  const names = path.map(simplify);
  const last = names.at(-1) ?? "";
  if (
    names.some(
      (name, index) =>
        ELSEWHERE.test(name) && !(index === names.length - 1 && name === param && names.some((one) => one.startsWith("next"))),
    )
  )
    return false;
  const isNext = names.some((name) => name.startsWith("next")) || FIELDS.token.test(last);
  return (
    last === param ||
    last === `next${param}` ||
    (isNext && FIELDS.token.test(last) && !["offset", "start", "from", "page"].includes(param)) ||
    (last === "nextpage" && param === "page")
  );
}

/** Lists that go on behind the last record: until the answer says that there is no more, or until a page is empty. */
function byRecord(clues: PagingClues): DraftPaging | undefined {
  const { params, meta, headers, fields } = clues;
  const named = (names: RegExp): DraftParam | undefined =>
    params.find(({ flat, wireName }) => isOf(flat, "string") && names.test(simplify(wireName)));
  const [before, next = before] = [named(PARAMS.previous), named(PARAMS.record)];
  const more = fieldOf(meta, "more", "boolean");
  const id = fields["id"];
  const [size, lastId] = [
    sizeOf(clues),
    meta.values.find(({ path, flat }) => simplify(path.at(-1) ?? "") === "lastid" && isOf(flat, "string")),
  ];
  if (next === undefined) return undefined;
  if (id === undefined || !isOf(id, "string"))
    return more === undefined || lastId === undefined
      ? undefined
      : describe("token", { next: next.name, size }, { token: lastId.name, more });
  const previous = before === next ? undefined : before?.name;
  // Histories that can be read around a record begin with the newest one.
  const isHistory = previous !== undefined && params.some(({ wireName }) => simplify(wireName) === "around");
  const keys = { next: isHistory ? previous : next.name, previous: isHistory ? next.name : previous, size };
  if (more !== undefined) return describe("record_cursor", keys, { more });
  const isId =
    (next.flat.ref !== undefined && next.flat.ref === id.ref) ||
    /id$|startingafter/u.test(simplify(next.wireName)) ||
    /\bids?\b/iu.test(textOf(next));
  const isOpaque =
    headers.some((one) => simplify(one) === "link") ||
    meta.values.some(({ path }) => path.some((name) => simplify(name).startsWith("next")));
  // `user_id` where the param goes on "after this user ID".
  const isOther = Object.keys(fields).some((name) => /_id$/u.test(name) && textOf(next).toLowerCase().includes(name.replaceAll("_", " ")));
  if (!isId || isOther || isOpaque || keys.size === undefined || meta.values.some(({ name }) => name === "has_more")) return undefined;
  const because = mapOf([entry("because", "The answer does not say it: the list ends with an empty page.")]);
  const extra = {
    field: { key: "has_more", value: "boolean | null -- Whether there are more records." },
    source: entry("has_more", because),
  };
  return { ...describe("record_cursor", keys, { more: "has_more" }), extra };
}

function byPage(clues: PagingClues): DraftPaging | undefined {
  const page = clues.params.find((param) => isWhole(param.flat) && PARAMS.page.test(simplify(param.wireName)));
  const size = sizeOf(clues);
  return page === undefined || size === undefined || countsFromZero(page)
    ? undefined
    : describe("page_number", { next: page.name, size }, {});
}

/** Whether the first page has the number 0: the language counts from 1. */
function countsFromZero(param: DraftParam): boolean {
  const { keywords } = param.flat;
  const [least, preset] = [valueAt(keywords, "minimum"), valueAt(keywords, "default")];
  if (
    /zero[- ]?(?:based|indexed)|0[- ]?(?:based|indexed)|\bstart(?:s|ing)? (?:at|from|with) (?:0|zero)|\b0\.\.|\b0 is the first|first page is (?:0|zero)/iu.test(
      textOf(param),
    )
  )
    return true;
  return preset === 0 || (least === 0 && preset === undefined) || (preset === undefined && simplify(param.wireName).endsWith("index"));
}

function byOffset(clues: PagingClues): DraftPaging | undefined {
  const { params, meta } = clues;
  const next = params.find((param) => isWhole(param.flat) && PARAMS.offset.test(simplify(param.wireName)) && !isTime(param, params));
  const size = sizeOf(clues);
  if (next === undefined || size === undefined || countsFromOne(next, meta)) return undefined;
  return describe(
    "offset",
    { next: next.name, size },
    { total: fieldOf(meta, "total", "integer"), last: fieldOf(meta, "last", "boolean") },
  );
}

/** `from` and `start` may be the begin of a period. */
function isTime(param: DraftParam, params: readonly DraftParam[]): boolean {
  const name = simplify(param.wireName);
  if (!["from", "start", "startat"].includes(name)) return false;
  return (
    /time|date|epoch|unix|second/iu.test(textOf(param)) ||
    params.some((one) => /^(?:to|until|end|endat|stop)$/u.test(simplify(one.wireName)))
  );
}

/** Whether the first record has the number 1, as in SCIM: an offset would return one twice. */
function countsFromOne(param: DraftParam, { values }: DraftMeta): boolean {
  const { keywords } = param.flat;
  const isFromOne = valueAt(keywords, "minimum") === 1 || valueAt(keywords, "default") === 1 || /(?:1|one)[- ]?based/iu.test(textOf(param));
  const names = values.map(({ path }) => simplify(path.at(-1) ?? ""));
  return (
    isFromOne ||
    ["startindex", "itemsperpage"].every((name) => names.includes(name)) ||
    (simplify(param.wireName) === "startindex" && names.includes("totalresults"))
  );
}

/** What a reader of the document would take for signs of pages. */
function suspectsIn({ params, meta, headers }: PagingClues): readonly string[] {
  const isTurning = ({ wireName, flat }: DraftParam): boolean =>
    TURNING.some((key) => PARAMS[key].test(simplify(wireName))) &&
    !flat.types.includes("boolean") &&
    !(wireName.toLowerCase() === "from" && isOf(flat, "string")) &&
    valueAt(flat.keywords, "format") !== "date-time";
  const isSign = ({ path, flat }: MetaField): boolean => {
    const names = path.map(simplify);
    return (
      names.some((name) => /^(?:odata)?next/u.test(name)) ||
      (isOf(flat, "boolean") && FIELDS.more.test(names.at(-1) ?? "")) ||
      /^(?:total|num)pages$/u.test(names.at(-1) ?? "")
    );
  };
  return [
    ...params.filter(isTurning).map(({ name }) => `param ${name}`),
    ...meta.values.filter(isSign).map(({ path }) => `field ${path.join(".")}`),
    ...headers.filter((one) => simplify(one) === "link").map((one) => `header ${one}`),
  ].slice(0, 4);
}

type Keys = Readonly<Record<string, string | undefined>>;

function describe(kind: string, params: Keys, others: Keys, suspects: readonly string[] = []): DraftPaging {
  // Fields are named by their paths.
  const fields = Object.entries(others).map(([key, value]) =>
    optional(key, value !== undefined && key !== "reason" ? printFieldPath([value]) : value),
  );
  const entries = [...Object.entries(params).map(([key, value]) => optional(key, value)), ...fields];
  const isPaged = kind !== "none";
  const descriptor = mapOf([entry("kind", kind), ...entries, isPaged ? entry("assumed", "Guessed from names; not reviewed.") : undefined]);
  return { descriptor, isPaged, named: Object.values(params).filter((name) => name !== undefined), suspects };
}

function sizeOf({ params }: PagingClues): string | undefined {
  return params.find(({ wireName, flat }) => isWhole(flat) && PARAMS.size.test(simplify(wireName)))?.name;
}

function fieldOf({ values }: DraftMeta, key: keyof typeof FIELDS, type: TypeName): string | undefined {
  return values.find(({ path, flat }) => isOf(flat, type) && FIELDS[key].test(simplify(path.at(-1) ?? "")))?.name;
}

function isOf({ types, keywords }: FlatSchema, type: TypeName): boolean {
  const format = valueAt(keywords, "format");
  return types.length === 1 && types[0] === type && !["uri", "url", "date", "date-time"].includes(String(format));
}

/** Many documents have `number` where they count. */
function isWhole(flat: FlatSchema): boolean {
  return isOf(flat, "integer") || isOf(flat, "number");
}

function isAddress({ path, flat }: MetaField): boolean {
  const last = simplify(path.at(-1) ?? "");
  const about = [textAt(flat.keywords, "description"), textAt(flat.keywords, "example")].join(" ");
  return (
    /^(?:href|uri|url|link|path)$|(?:link|url|uri)$/u.test(last) ||
    path.some((name) => /^_?links$/iu.test(name)) ||
    (last === "next" && ADDRESS.test(about))
  );
}

function textOf({ description, flat }: DraftParam): string {
  return [description, textAt(flat.keywords, "description")].join(" ");
}

function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/gu, "");
}
