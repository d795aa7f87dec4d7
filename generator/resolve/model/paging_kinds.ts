import type { Role } from "#templates/core";

/**
 * The paging kinds: one entry per kind, and one per key of a paging descriptor. The types of the model, the check of references,
 * the editor schema, `catalog.schema.json` and the tables of the language page follow from them.
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
}

export const PAGING_KINDS = {
  record_cursor: {
    nextPage: "the next call passes the id of the last record",
    end: "`more` is false",
    cursor: ["string"],
    keys: { next: "required", previous: "optional", size: "role", more: "required", id: "optional" },
  },
  token: {
    nextPage: "the next call passes a token from this answer",
    end: "the token is missing, null or empty, `more` is false, or `last` is true",
    cursor: ["string"],
    keys: { next: "required", size: "role", token: "required", more: "optional", last: "optional" },
  },
  page_number: {
    nextPage: "the next call passes the next page number, counted from 1",
    end: "a page has fewer elements than the page size",
    cursor: ["integer"],
    keys: { next: "required", size: "required", default_size: "optional" },
  },
  offset: {
    nextPage: "the next call adds the number of elements received so far",
    end: "a page is empty, at `total`, or when `last` is true",
    cursor: ["integer"],
    keys: { next: "required", size: "required", total: "optional", last: "optional" },
  },
  page_info: {
    nextPage: "the next call passes `pageInfo.endCursor` of the connection",
    end: "`pageInfo.hasNextPage` is false",
    cursor: ["string"],
    keys: { next: "required", size: "optional", connection: "required" },
  },
  change_feed: {
    nextPage: "the next call passes a token",
    end: "the page has the start token of the next round instead",
    cursor: ["string"],
    keys: { next: "required", size: "role", token: "required", start_token: "required" },
  },
  none: {
    nextPage: "all records come at once",
    end: "there is only one page",
    cursor: ["string", "integer"],
    keys: { next: "role", size: "role", reason: "required" },
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

/** A key that a kind has. */
export interface PagingKeyUse extends PagingKeyDescriptor {
  readonly key: UsedKey;
  readonly required: boolean;
  /** Only says what the param does. */
  readonly isRole: boolean;
  readonly wanted: readonly PagingType[];
}

/** The keys of a kind, in the order of its descriptor. */
export function pagingKeys(kind: PagingKind): readonly PagingKeyUse[] {
  const { cursor, keys }: PagingKindDescriptor = PAGING_KINDS[kind];
  return Object.entries(keys).flatMap(([key, use]): readonly PagingKeyUse[] => {
    if (!isKey(key)) return [];
    const descriptor: PagingKeyDescriptor = PAGING_KEYS[key];
    const wanted = descriptor.wanted === "cursor" ? cursor : (descriptor.wanted ?? []);
    return [{ ...descriptor, key, required: use === "required", isRole: use === "role", wanted }];
  });
}

/** A name in a descriptor: its key, where it is looked up, and what it must name. */
export interface PagingName {
  readonly key: string;
  readonly holder: "params" | "meta" | "record" | "element";
  readonly path: readonly string[];
  /** The prefix of the path in the catalog: the field is one of the record. */
  readonly prefix?: "record";
  readonly wanted: readonly PagingType[];
}

const HOLDERS: Readonly<Record<PagingKeyDescriptor["value"], PagingName["holder"] | undefined>> = {
  param: "params",
  element_field: "element",
  record_path: "record",
  state: undefined,
  number: undefined,
  text: undefined,
};

/** All names in a descriptor. */
export function pagingNames(paging: PagingDescriptor): readonly PagingName[] {
  return valuesOf(paging).flatMap(([{ key, value: meaning, wanted }, value]): readonly PagingName[] => {
    if (typeof value === "object" && "field" in value) return [stateName(key, value, wanted)];
    const holder = HOLDERS[meaning];
    if (holder === undefined || typeof value === "number") return [];
    return [{ key, holder, path: typeof value === "string" ? [value] : value, wanted }];
  });
}

function stateName(key: string, { in: holder, within = [], field }: PagingField, wanted: readonly PagingType[]): PagingName {
  return { key, holder, path: [...within, field], ...(holder === "record" && { prefix: holder }), wanted };
}

/** The numbers in a descriptor, each with the param that takes it. */
export function pagingNumbers(
  paging: PagingDescriptor,
): readonly { readonly key: string; readonly param: string; readonly value: number }[] {
  const values = valuesOf(paging);
  return values.flatMap(([{ key, numberOf }, value]) => {
    const [, param] = values.find(([other]) => other.key === numberOf) ?? [];
    return typeof value === "number" && typeof param === "string" ? [{ key, param, value }] : [];
  });
}

/** The params with which a caller moves to another page. */
export function pageParams(paging: PagingDescriptor): readonly string[] {
  return valuesOf(paging).flatMap(([{ turnsPage }, value]) => (turnsPage === true && typeof value === "string" ? [value] : []));
}

/** The keys that a descriptor has a value for, with their values. */
function valuesOf(paging: PagingDescriptor): readonly (readonly [PagingKeyUse, PagingValue])[] {
  const values = new Map<string, PagingValue>(Object.entries(paging));
  return pagingKeys(paging.kind).flatMap((use) => {
    const value = values.get(use.property);
    return value === undefined ? [] : [[use, value] as const];
  });
}

/** Whether there is a next page to ask for; not so for a missing descriptor. */
export function hasPages(paging: PagingDescriptor | undefined): paging is Extract<PagingDescriptor, { readonly next: string }> {
  return paging !== undefined && pagingKeys(paging.kind).some(({ key, required }) => key === "next" && required);
}

/** The params that a descriptor names, each with its part in paging. */
export function pagingParams(paging: PagingDescriptor): readonly { readonly part: PagingPart; readonly name: string }[] {
  return valuesOf(paging).flatMap(([{ key }, name]) => (isPart(key) && typeof name === "string" ? [{ part: key, name }] : []));
}

/** A descriptor without the keys that a client does without. */
export function withoutRoles(paging: PagingDescriptor): Readonly<Record<string, PagingValue>> {
  const roles = new Set(pagingKeys(paging.kind).flatMap(({ property, isRole }) => (isRole ? [property] : [])));
  return Object.fromEntries(Object.entries<PagingValue>(paging).filter(([property]) => !roles.has(property)));
}

/** Whether a name is that of a paging kind. */
export function isPagingKind(name: string): name is PagingKind {
  return Object.hasOwn(PAGING_KINDS, name);
}

/** The keys that name params. */
type ParamKey = { [Key in UsedKey]: (typeof PAGING_KEYS)[Key]["value"] extends "param" ? Key : never }[UsedKey];

type PagingPart = ParamKey & Extract<Role, { readonly kind: "paging" }>["part"];

/** All of them are parts: one that is not would be a compile error here. */
const PARTS: Readonly<Record<ParamKey, PagingPart>> = { next: "next", previous: "previous", size: "size" };

function isPart(key: string): key is PagingPart {
  return Object.hasOwn(PARTS, key);
}

function isKey(name: string): name is UsedKey {
  return Object.hasOwn(PAGING_KEYS, name);
}
