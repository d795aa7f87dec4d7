import type { ScalarName } from "./types.ts";
import type { ValueType } from "./value_types.ts";
import { snakeName } from "./derived_role.ts";

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
