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

/** A value that a page sets in Meta or in the record. */
interface Setting {
  readonly in: "meta" | "record";
  readonly path: readonly string[];
  readonly value: unknown;
}

/** How a gateway pages by one kind: where the page that is asked for starts, and what an answer says about its end. */
interface Server<P> {
  readonly start: (paging: P, params: JsonObject, records: readonly unknown[], size: number) => number;
  readonly settings: (paging: P, slice: Slice, noToken: null | "") => readonly Setting[];
  /** The size of a page for which the params give none. */
  readonly size?: (paging: P) => number | undefined;
}

const servers: { readonly [Kind in Paging["kind"]]: Server<Extract<Paging, { kind: Kind }>> } = {
  record_cursor: {
    start({ next, previous, id }, params, records, size) {
      const indexOf = (wanted: unknown): number => records.findIndex((record) => isObject(record) && record[id] === wanted);
      const before = previous === undefined ? undefined : params[previous];
      if (before !== undefined) return Math.max(0, indexOf(before) - size);
      return params[next] === undefined ? 0 : indexOf(params[next]) + 1;
    },
    settings: ({ more }, slice) => [setting(more, hasMore(slice))],
  },
  token: {
    start: ({ next }, params) => positionOf(params[next]),
    settings: ({ token, more }, slice, noToken) => [
      setting(token, hasMore(slice) ? toToken(slice.end) : noToken),
      ...(more === undefined ? [] : [setting(more, hasMore(slice))]),
    ],
  },
  page_number: {
    start: ({ next }, params, _records, size) => (Number(params[next] ?? 1) - 1) * size,
    settings: () => [],
    size: ({ defaultSize }) => defaultSize,
  },
  offset: {
    start: ({ next }, params) => Number(params[next] ?? 0),
    settings: ({ total, last }, slice) => [
      ...(total === undefined ? [] : [setting(total, slice.total)]),
      ...(last === undefined ? [] : [setting(last, !hasMore(slice))]),
    ],
  },
  page_info: {
    start: ({ next }, params) => positionOf(params[next]),
    settings({ connection }, slice) {
      const hasNextPage = hasMore(slice);
      const value = { hasNextPage, endCursor: hasNextPage ? toToken(slice.end) : null };
      return [{ in: "record", path: [...connection, "pageInfo"], value }];
    },
  },
  change_feed: {
    start: ({ next }, params) => positionOf(params[next]),
    settings: ({ token, startToken }, slice, noToken) => [
      setting(token, hasMore(slice) ? toToken(slice.end) : noToken),
      setting(startToken, hasMore(slice) ? noToken : toToken(slice.end)),
    ],
  },
  none: { start: () => 0, settings: () => [], size: () => Infinity },
};

/** One page of a collection, as the operation's paging descriptor describes it. */
export function toPage(operation: Operation, params: JsonObject, collection: Collection): Answer {
  const { elements, paging = { kind: "none", because: "" } } = operation;
  const { records, wrapper, noToken } = collection;
  const { slice, settings } = serve(paging.kind, paging, params, records, noToken);
  const set = (holder: JsonObject, part: Setting["in"]): JsonObject =>
    settings.filter((one) => one.in === part).reduce((inside, { path, value }) => withValueAt(inside, path, value), holder);
  if (elements === undefined) return { result: slice.elements, meta: set({}, "meta") };
  const page = withValueAt(isObject(wrapper) ? wrapper : {}, elements, slice.elements);
  return { result: set(page, "record"), meta: set({}, "meta") };
}

function serve<Kind extends Paging["kind"]>(
  kind: Kind,
  paging: Extract<Paging, { kind: Kind }>,
  params: JsonObject,
  records: readonly unknown[],
  noToken: null | "",
): { readonly slice: Slice; readonly settings: readonly Setting[] } {
  const server: Server<typeof paging> = servers[kind];
  const named = sizeParams.map((name) => params[name]).find((value) => typeof value === "number");
  const size = named ?? server.size?.(paging) ?? DEFAULT_SIZE;
  const start = server.start(paging, params, records, size);
  const end = Math.min(records.length, start + size);
  const slice = { elements: records.slice(start, end), end, total: records.length };
  return { slice, settings: server.settings(paging, slice, noToken) };
}

function setting({ in: holder, field }: { readonly in: "meta" | "record"; readonly field: string }, value: unknown): Setting {
  return { in: holder, path: [field], value };
}

function hasMore({ end, total }: Slice): boolean {
  return end < total;
}

/** Tokens name a position; any other token means the beginning. */
function toToken(position: number): string {
  return `at-${position}`;
}

function positionOf(token: unknown): number {
  return typeof token === "string" ? Number(/^at-(\d+)$/.exec(token)?.[1] ?? 0) : 0;
}

function withValueAt(holder: unknown, [first, ...rest]: readonly string[], value: unknown): JsonObject {
  const object = isObject(holder) ? holder : {};
  if (first === undefined) return object;
  return { ...object, [first]: rest.length === 0 ? value : withValueAt(object[first], rest, value) };
}
