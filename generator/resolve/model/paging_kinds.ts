/**
 * The paging kinds: one entry per kind, and one per key of a paging descriptor. The types of the model, the check of references,
 * the editor schema, `catalog.schema.json`, the tables of the language page and all words about paging follow from them.
 */

/** Names a field of Meta, or of the record where the wrapper carries the paging state. */
export type PagingField = {
  readonly in: "meta" | "record";
  /** The names that lead to the object with the field, if it is a nested one. */
  readonly within?: readonly string[];
  readonly field: string;
};

/** The kinds of values that a key can have, and the types of the values in the model that they become. */
interface KeyValues {
  /** The name of a param. */
  readonly param: string;
  /** A field of Meta, or of the record as `record.<field>`. */
  readonly state: PagingField;
  /** The name of a field of each element. */
  readonly element_field: string;
  /** A path from the record to an object. */
  readonly record_path: readonly string[];
  /** A number that the param under another key could have. */
  readonly number: number;
  readonly text: string;
}

export type PagingType = "string" | "integer" | "boolean" | "object";

/** Data that must be of a type. A mistake in an entry is a compile error where this is used, which names the entry. */
type Checked<Entries extends Wanted, Wanted> = Entries;

/** A key of a paging descriptor. */
export interface PagingKeyDescriptor {
  readonly value: keyof KeyValues;
  /** The name of the value in the model. */
  readonly property: string;
  /** For the editor. */
  readonly description: string;
  /** The types that what it names may have; `cursor`: those of the kind. */
  readonly wanted?: readonly PagingType[] | "cursor";
  /** Takes the caller to another page, so a typical call leaves it out. */
  readonly turnsPage?: true;
  readonly default?: string;
  /** The key of the param that takes the number. */
  readonly numberOf?: string;
}

export const PAGING_KEYS = {
  next: {
    value: "param",
    property: "next",
    description: "The param that asks for the next page, such as `starting_after`, `cursor` or `page`.",
    wanted: "cursor",
    turnsPage: true,
  },
  previous: {
    value: "param",
    property: "previous",
    description: "The param that asks for the previous page, such as `ending_before`.",
    wanted: "cursor",
    turnsPage: true,
  },
  size: {
    value: "param",
    property: "size",
    description: "The param with the page size, such as `limit` or `per_page`.",
    wanted: ["integer"],
  },
  default_size: {
    value: "number",
    property: "defaultSize",
    description: "The page size when the param is left out, such as `20`.",
    numberOf: "size",
  },
  more: {
    value: "state",
    property: "more",
    description:
      "The field of Meta, or of the record as `record.<field>`, that says whether there are more, such as `has_more`, or that is there only if there are, such as a link.",
    wanted: ["boolean", "string"],
  },
  token: {
    value: "state",
    property: "token",
    description:
      "The field of Meta, or of the record as `record.<field>`, with the token of the next page, such as `next_cursor` or `record.next_page`.",
    wanted: ["string"],
  },
  start_token: {
    value: "state",
    property: "startToken",
    description: "The field of Meta, or of the record as `record.<field>`, with the token of the next round, such as `new_start_token`.",
    wanted: ["string"],
  },
  total: {
    value: "state",
    property: "total",
    description: "The field of Meta, or of the record as `record.<field>`, with the number of all elements, such as `total`.",
    wanted: ["integer"],
  },
  last: {
    value: "state",
    property: "last",
    description: "The field of Meta, or of the record as `record.<field>`, that says whether this is the last page, such as `is_last`.",
    wanted: ["boolean"],
  },
  id: {
    value: "element_field",
    property: "id",
    description: "The field of a record that is passed as the cursor, such as `id`, which is the default.",
    wanted: ["string", "integer"],
    default: "id",
  },
  connection: {
    value: "record_path",
    property: "connection",
    description: "Where in the record the connection is that has `pageInfo` and the elements, such as `data.issues`.",
    wanted: ["object"],
  },
  reason: {
    value: "text",
    property: "because",
    description: "Why there is no paging, such as `The answer has all records.`",
  },
} as const;

type PagingKey = keyof Checked<typeof PAGING_KEYS, Readonly<Record<string, PagingKeyDescriptor>>>;

/** `role`: optional, and only the role of a param; a client does without it. */
type KeyUse = "required" | "optional" | "role";

/** A page in a drawing. */
export interface DrawnPage {
  /** How many records it shows, at most four. */
  readonly records: number;
  /** The text below it. */
  readonly caption: string;
  /** Whether the next call passes its last record, or the text below it. */
  readonly passes?: "record" | "caption";
  /** A page of another round. */
  readonly isLater?: true;
}

/** A drawing of how pages follow each other. */
export interface PageTurns {
  /** The drawing in a sentence. */
  readonly description: string;
  readonly pages: readonly DrawnPage[];
  /** The text of the arrow from each page to the next one. */
  readonly turns: readonly string[];
}

/**
 * A paging kind. Every kind that has pages requires a param under `next`: a page is requested by calling the operation again with
 * that param. A kind without pages may name the params that turn pages in a way that no client can follow.
 */
export interface PagingKindDescriptor {
  /** How the next page is found, as a sentence without its capital and period. */
  readonly nextPage: string;
  /** The client stops when …. */
  readonly end: string;
  readonly cursor: readonly PagingType[];
  readonly keys: ({ readonly next: "required" } | { readonly next?: Exclude<KeyUse, "required">; readonly reason: "required" }) & {
    readonly [Key in PagingKey]?: KeyUse;
  };
  /** The usual name of the param for the next page. */
  readonly usualNext: string;
  readonly title: string;
  /** How to get from page to page, and how to know the last one. */
  readonly words: string;
  /** The same of one operation. `{more}` is what the descriptor has as `more`; without it, the part in brackets is left out. */
  readonly wordsOfOne: string;
  /** What a model passes for the next page, if the description of the param does not say it best. */
  readonly brief?: string;
  readonly drawn: PageTurns;
}

/** Two full pages, and a shorter last one. */
function threePages(full: string, last: string, passes?: DrawnPage["passes"]): readonly DrawnPage[] {
  const page: DrawnPage = { records: 4, caption: full, ...(passes !== undefined && { passes }) };
  return [page, page, { records: 2, caption: last }];
}

export const PAGING_KINDS = {
  record_cursor: {
    nextPage: "the next call passes the id of the last record",
    end: "`more` is false",
    cursor: ["string"],
    keys: { next: "required", previous: "optional", size: "role", more: "required", id: "optional" },
    usualNext: "starting_after",
    title: "Record cursor",
    words:
      "Pass the id of the last record of a page to get the page after it. If the operation can page backwards, pass the id of the first record to get the page before it. Stop when the answer says that there are no more.",
    wordsOfOne: "To get the next page, pass the {id} of the last record as {next}. Stop when {more} is `false`.",
    brief: "Next page: the {id} of the last record.",
    drawn: {
      description: "Three pages. The id of the last record of a page gets the next page. The last page says that there are no more.",
      pages: threePages("more", "no more", "record"),
      turns: ["last id", "last id"],
    },
  },
  token: {
    nextPage: "the next call passes a token from this answer",
    end: "the token is missing, null or empty, `more` is false, or `last` is true",
    cursor: ["string"],
    keys: { next: "required", size: "role", token: "required", more: "optional", last: "optional" },
    usualNext: "cursor",
    title: "Token",
    words:
      "Each answer has a token for the next page. Pass it on unchanged. Stop when the token is missing, null or empty, or when the answer says that there are no more.",
    wordsOfOne:
      "To get the next page, pass the token in {token} as {next}. Stop when the token is missing, null or empty[, or when {more} is `false`][, or when {last} is `true`].",
    brief: "Next page: {token} of the answer.",
    drawn: {
      description: "Three pages. The token of a page gets the next page. The last page has no token.",
      pages: threePages("token", "no token", "caption"),
      turns: ["token", "token"],
    },
  },
  page_number: {
    nextPage: "the next call passes the next page number, counted from 1",
    end: "a page has fewer elements than the page size",
    cursor: ["integer"],
    keys: { next: "required", size: "required", default_size: "optional" },
    usualNext: "page",
    title: "Page number",
    words: "Pass the number of the page. The first page is 1. Stop at a page that has fewer records than the page size.",
    wordsOfOne:
      "To get the next page, increase {next} by 1; the first page is 1. Stop when a page has fewer elements than {size}[, or than {defaultSize} if you leave it out].",
    brief: "Page number, from 1.",
    drawn: {
      description: "Three pages with the numbers 1, 2 and 3. The last page has fewer records than the others.",
      pages: threePages("full", "fewer"),
      turns: ["page 2", "page 3"],
    },
  },
  offset: {
    nextPage: "the next call adds the number of elements received so far",
    end: "a page is empty, at `total`, or when `last` is true",
    cursor: ["integer"],
    keys: { next: "required", size: "required", total: "optional", last: "optional" },
    usualNext: "offset",
    title: "Offset",
    words:
      "Pass the number of records to skip: as many as you have received so far. Stop at an empty page, when you have as many as the total of the answer, or when the answer says that the page is the last one.",
    wordsOfOne:
      "To get the next page, pass the number of elements received so far as {next}. Stop when a page is empty[, when {total} is reached][, or when {last} is `true`].",
    brief: "Number of records to skip.",
    drawn: {
      description: "Three pages of four records. The first page skips no records, the second one 4, and the last one 8.",
      pages: [
        { records: 4, caption: "1 to 4" },
        { records: 4, caption: "5 to 8" },
        { records: 2, caption: "9 to 10" },
      ],
      turns: ["skip 4", "skip 8"],
    },
  },
  page_info: {
    nextPage: "the next call passes `pageInfo.endCursor` of the connection",
    end: "`pageInfo.hasNextPage` is false",
    cursor: ["string"],
    keys: { next: "required", size: "optional", connection: "required" },
    usualNext: "after",
    title: "Page info",
    words:
      "The result is a GraphQL connection. Pass `pageInfo.endCursor` of a page to get the next one. Stop when `pageInfo.hasNextPage` is false.",
    wordsOfOne: "To get the next page, pass `pageInfo.endCursor` of {connection} as {next}. Stop when `pageInfo.hasNextPage` is `false`.",
    brief: "Next page: `endCursor` of the answer.",
    drawn: {
      description: "Three pages. The end cursor of a page gets the next page. On the last page, hasNextPage is false.",
      pages: threePages("next: true", "next: false"),
      turns: ["endCursor", "endCursor"],
    },
  },
  change_feed: {
    nextPage: "the next call passes a token",
    end: "the page has the start token of the next round instead",
    cursor: ["string"],
    keys: { next: "required", size: "role", token: "required", start_token: "required" },
    usualNext: "page_token",
    title: "Change feed",
    words:
      "The records are changes since the last time you asked. Each page has a token for the next one. The last page has a start token instead: keep it, and pass it when you want to know what has changed since then.",
    wordsOfOne:
      "To get the next page, pass the token in {token} as {next}. The last page has no such token. It has {startToken} instead: keep it, and pass it later to get what has changed since.",
    drawn: {
      description:
        "Two pages of changes, connected by a token, and a page of a later round. The start token of the last page gets the later round.",
      pages: [
        { records: 4, caption: "token", passes: "caption" },
        { records: 2, caption: "start token", passes: "caption" },
        { records: 1, caption: "later", isLater: true },
      ],
      turns: ["token", "start token"],
    },
  },
  none: {
    nextPage: "all records come at once",
    end: "there is only one page",
    cursor: ["string", "integer"],
    keys: { next: "role", size: "role", reason: "required" },
    usualNext: "",
    title: "No pages",
    words: "There is only one answer: it has all records, or it does not say how to request more.",
    wordsOfOne: "Cannot be paged: {because}",
    drawn: { description: "A single page.", pages: [{ records: 4, caption: "one page" }], turns: [] },
  },
} as const;

export type PagingKind = keyof Checked<typeof PAGING_KINDS, Readonly<Record<string, PagingKindDescriptor>>>;

type KeysOf<Kind extends PagingKind> = (typeof PAGING_KINDS)[Kind]["keys"];

/** The keys that the kinds have. */
export type UsedKey = Checked<{ [Kind in PagingKind]: keyof KeysOf<Kind> }[PagingKind], PagingKey>;

/** The keys whose value is always there: those that are required, and those with a default. */
type PresentKey<Keys> = {
  [Key in keyof Keys & PagingKey]: Keys[Key] extends "required" ? Key : (typeof PAGING_KEYS)[Key] extends { default: string } ? Key : never;
}[keyof Keys & PagingKey];

type PropertyOf<Key extends PagingKey> = (typeof PAGING_KEYS)[Key]["property"];
type ValueOf<Key extends PagingKey> = KeyValues[(typeof PAGING_KEYS)[Key]["value"]];

/** A paging descriptor of one kind: its keys by the names of the model. */
export type PagingOf<Kind extends PagingKind> = { readonly kind: Kind } & {
  readonly [Key in PresentKey<KeysOf<Kind>> as PropertyOf<Key>]: ValueOf<Key>;
} & {
  readonly [Key in Exclude<keyof KeysOf<Kind> & PagingKey, PresentKey<KeysOf<Kind>>> as PropertyOf<Key>]?: ValueOf<Key>;
};

/** A paging descriptor: what each kind says about the next page. */
export type PagingDescriptor = { [Kind in PagingKind]: PagingOf<Kind> }[PagingKind];

/** A value of a descriptor. */
export type PagingValue = KeyValues[keyof KeyValues];
