import type { Operation } from "connector-gateway-spec";
import { isObject, type JsonObject } from "./catalog.ts";

/** What an operation returns for some params: the `result` and Meta. */
export interface Answer {
  readonly result: unknown;
  readonly meta: JsonObject;
}

/** All that a list has. */
export interface Collection {
  readonly records: readonly unknown[];
  /** The record that a page is wrapped in, where there is one. */
  readonly wrapper: unknown;
  /** The value of the token when there is no further page. */
  readonly noToken: null | "";
}

/** A part of a collection, and where it ends. */
interface Slice {
  readonly elements: readonly unknown[];
  readonly end: number;
  readonly total: number;
}

type Paging = NonNullable<Operation["paging"]>;

/** Params for the size of a page; the catalog decides which of them an operation has. */
export const sizeParams: readonly string[] = ["limit", "maxResults", "pageSize", "per_page", "first"];
const DEFAULT_SIZE = 10;

/** One page of a collection, as the operation's paging descriptor describes it. */
export function toPage(operation: Operation, params: JsonObject, collection: Collection): Answer {
  const { elements, paging } = operation;
  const { records, wrapper, noToken } = collection;
  const slice = cut(paging, params, records);
  const state = pagingState(paging, slice, noToken);
  if (elements === undefined) return { result: slice.elements, meta: state.meta };
  const page = withValueAt({ ...(isObject(wrapper) ? wrapper : {}), ...state.record }, elements, slice.elements);
  return { result: paging?.kind === "page_info" ? withPageInfo(page, paging.connection, slice) : page, meta: state.meta };
}

function cut(paging: Paging | undefined, params: JsonObject, collection: readonly unknown[]): Slice {
  const total = collection.length;
  if (paging === undefined || paging.kind === "none") return { elements: collection, end: total, total };
  const start = startOf(paging, params, collection);
  const end = Math.min(total, start + pageSize(paging, params));
  return { elements: collection.slice(start, end), end, total };
}

/** Tokens name a position; any other token means the beginning. */
function toToken(position: number): string {
  return `at-${position}`;
}

function positionOf(token: unknown): number {
  return typeof token === "string" ? Number(/^at-(\d+)$/.exec(token)?.[1] ?? 0) : 0;
}

function startOf(paging: Exclude<Paging, { kind: "none" }>, params: JsonObject, collection: readonly unknown[]): number {
  const position = params[paging.next];
  switch (paging.kind) {
    case "record_cursor": {
      const indexOf = (id: unknown): number => collection.findIndex((record) => isObject(record) && record[paging.id] === id);
      const before = paging.previous === undefined ? undefined : params[paging.previous];
      if (before !== undefined) return Math.max(0, indexOf(before) - pageSize(paging, params));
      return position === undefined ? 0 : indexOf(position) + 1;
    }
    case "page_number":
      return (Number(position ?? 1) - 1) * pageSize(paging, params);
    case "offset":
      return Number(position ?? 0);
    default:
      return positionOf(position);
  }
}

function pageSize(paging: Paging, params: JsonObject): number {
  const size = sizeParams.map((name) => params[name]).find((value) => typeof value === "number");
  return typeof size === "number" ? size : ((paging.kind === "page_number" ? paging.defaultSize : undefined) ?? DEFAULT_SIZE);
}

/** What Meta and the record say about the end of a page. */
function pagingState(paging: Paging | undefined, { end, total }: Slice, noToken: null | ""): { meta: JsonObject; record: JsonObject } {
  const more = end < total;
  const state = { meta: new Map<string, unknown>(), record: new Map<string, unknown>() };
  const set = (field: { readonly in: "meta" | "record"; readonly field: string } | undefined, value: unknown): void => {
    if (field !== undefined) state[field.in].set(field.field, value);
  };
  if (paging?.kind === "token" || paging?.kind === "change_feed") set(paging.token, more ? toToken(end) : noToken);
  if (paging?.kind === "token" || paging?.kind === "record_cursor") set(paging.more, more);
  if (paging?.kind === "change_feed") set(paging.startToken, more ? noToken : toToken(end));
  if (paging?.kind === "offset") {
    set(paging.total, total);
    set(paging.last, !more);
  }
  return { meta: Object.fromEntries(state.meta), record: Object.fromEntries(state.record) };
}

function withPageInfo(page: JsonObject, connection: readonly string[], { end, total }: Slice): JsonObject {
  const hasNextPage = end < total;
  return withValueAt(page, [...connection, "pageInfo"], { hasNextPage, endCursor: hasNextPage ? toToken(end) : null });
}

function withValueAt(holder: unknown, [first, ...rest]: readonly string[], value: unknown): JsonObject {
  const object = isObject(holder) ? holder : {};
  if (first === undefined) return object;
  return { ...object, [first]: rest.length === 0 ? value : withValueAt(object[first], rest, value) };
}
