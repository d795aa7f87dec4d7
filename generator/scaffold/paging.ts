import { own } from "./document.ts";
import type { FlatSchema, TypeName } from "./flat_schema.ts";
import { entry, mapOf, optional, type YamlMap } from "./yaml_text.ts";

/** What an operation has that may say how its pages follow each other. */
export interface PagingClues {
  readonly params: ReadonlyMap<string, FlatSchema>;
  readonly meta: ReadonlyMap<string, FlatSchema>;
  readonly recordHasId: boolean;
}

/** A paging descriptor, and the params that it names. */
export interface DraftPaging {
  readonly descriptor: YamlMap;
  readonly named: readonly string[];
}

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

/** How pages follow each other, by well-known names. */
export function guessPaging({ params, meta, recordHasId }: PagingClues): DraftPaging {
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
    ([, { types, keywords }]) => types.length === 1 && types[0] === type && own(keywords, "format") !== "uri",
  );
  return names.flatMap((name) => fitting.filter(([written]) => simplify(written) === name).map(([written]) => written))[0];
}

function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/gu, "");
}
