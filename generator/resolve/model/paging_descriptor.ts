import type { Role } from "#templates/core";
import { PAGING_KEYS, PAGING_KINDS } from "./paging_kinds.ts";
import type {
  PagingDescriptor,
  PagingField,
  PagingKeyDescriptor,
  PagingKind,
  PagingKindDescriptor,
  PagingType,
  PagingValue,
  UsedKey,
} from "./paging_kinds.ts";
import { remember } from "./remember.ts";

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
  return keysOf(PAGING_KINDS[kind]);
}

const keysOf = remember(({ cursor, keys }: PagingKindDescriptor): readonly PagingKeyUse[] =>
  Object.entries(keys).flatMap(([key, use]): readonly PagingKeyUse[] => {
    if (!isKey(key)) return [];
    const { wanted = [], ...descriptor }: PagingKeyDescriptor = PAGING_KEYS[key];
    return [{ ...descriptor, key, required: use === "required", isRole: use === "role", wanted: wanted === "cursor" ? cursor : wanted }];
  }),
);

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
  return pagingValues(paging).flatMap(([{ key, value: meaning, wanted }, value]): readonly PagingName[] => {
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
  const values = pagingValues(paging);
  return values.flatMap(([{ key, numberOf }, value]) => {
    const [, param] = values.find(([other]) => other.key === numberOf) ?? [];
    return typeof value === "number" && typeof param === "string" ? [{ key, param, value }] : [];
  });
}

/** The params with which a caller moves to another page. */
export function pageParams(paging: PagingDescriptor): readonly string[] {
  return pagingValues(paging).flatMap(([{ turnsPage }, value]) => (turnsPage === true && typeof value === "string" ? [value] : []));
}

/** The keys that a descriptor has a value for, with their values. */
export function pagingValues(paging: PagingDescriptor): readonly (readonly [PagingKeyUse, PagingValue])[] {
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
  return pagingValues(paging).flatMap(([{ key }, name]) => (isPart(key) && typeof name === "string" ? [{ part: key, name }] : []));
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
