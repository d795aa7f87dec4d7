import { COUNTED, valueAt, type Operation, type Paging, type PagingField } from "../operation.js";

/** An object whose keys are not known. */
export type UnknownObject = Readonly<Record<string, unknown>>;

/** The content of an answer without its envelope. */
export interface Answer {
  readonly result: unknown;
  readonly meta: unknown;
}

/**
 * The param that requests the next page, and its value. Where the answer says neither how to go on, nor that there is no more, the value is
 * undefined, and the name is that of the param or of the list that is missing.
 */
export interface Cursor {
  readonly param: string;
  readonly value: string | number | undefined;
}

/** The facts about the next page in an answer: its param and cursor, whether there is none, and what asks for a cursor if it is missing. */
type Found = readonly [param: string, value: unknown, isLast: boolean, isExpected?: unknown];

/** Finds the next page; null where there never is one. `read` reads a field of the answer, and `elements` are its elements. */
function findNext(
  paging: Paging,
  params: UnknownObject,
  read: (field: PagingField | undefined) => unknown,
  elements: readonly unknown[],
): Found | null {
  switch (paging.kind) {
    case "record_cursor": {
      const { next, previous = next, more, id } = paging;
      const isMore = read(more);
      // A caller who reads towards newer records continues in that direction.
      const param = params[previous] === undefined ? next : previous;
      return [param, valueAt(elements.at(param === next ? -1 : 0), [id]), isMore === false, elements.length > 0 || isMore];
    }
    case "token": {
      const { next, token, more, last } = paging;
      const [value, isMore, isLast] = [token, more, last].map(read);
      const isEnd = isMore === false || isLast === true;
      // Meta may be left out. A wrapper without its fields says nothing.
      return [next, value, isEnd, isMore || !isMissing(isLast) || (value === undefined && more?.in === "record")];
    }
    case "page_number": {
      const { next, size, defaultSize = 1 } = paging;
      // Where the page size is not known, or is 0, an empty page is the last.
      return [next, numberOr(params[next], 1) + 1, elements.length < Math.max(1, numberOr(params[size], defaultSize))];
    }
    case "offset": {
      const { next, total, last } = paging;
      const value = numberOr(params[next], 0) + elements.length;
      const [all, isLast] = [total, last].map(read);
      const isEnd = isLast === true || value >= numberOr(all, Infinity);
      return [next, elements.length > 0 ? value : undefined, isEnd, all || !isMissing(isLast)];
    }
    case "page_info": {
      const info = read({ in: "record", within: paging.connection, field: "pageInfo" });
      return [paging.next, valueAt(info, ["endCursor"]), valueAt(info, ["hasNextPage"]) === false, true];
    }
    case "change_feed":
      return [paging.next, read(paging.token), false, isMissing(read(paging.startToken))];
    case "none":
      return null;
  }
}

/** Whether there can be a page after the first. */
export function isPaged({ paging }: Operation): boolean {
  return paging !== undefined && paging.kind !== "none";
}

/**
 * The param that requests the page after this one; undefined when this page is the last. Follows the operation's paging descriptor. Where
 * the answer does not say whether there is more, a page is the last only if the descriptor leaves that to it.
 */
export function findCursor({ paging, elements }: Operation, params: UnknownObject, { result, meta }: Answer): Cursor | undefined {
  const list = valueAt(result, elements ?? []);
  const read = (named: PagingField | undefined): unknown =>
    named && valueAt(named.in === "meta" ? meta : result, [...(named.within ?? []), named.field]);
  const nextPage = paging && findNext(paging, params, read, Array.isArray(list) ? list : []);
  if (nextPage === undefined || nextPage === null) return undefined;
  if (elements !== undefined && !Array.isArray(list)) return { param: elements.join("."), value: undefined };
  const [param, cursor, isLast, isExpected] = nextPage;
  return isLast || (isMissing(cursor) && !isExpected) ? undefined : { param, value: toSendable(cursor, paging) };
}

/**
 * A cursor as its param takes it: some third parties send numbers where they take text. Undefined when it cannot be sent, as a number that
 * was rounded when it was parsed.
 */
function toSendable(cursor: unknown, paging: Paging | undefined): string | number | undefined {
  if (typeof cursor === "string") return cursor || undefined;
  if (typeof cursor !== "number" || !Number.isSafeInteger(Math.trunc(cursor))) return undefined;
  return paging && COUNTED[paging.kind] ? cursor : String(cursor);
}

function isMissing(value: unknown): boolean {
  return (value ?? "") === "";
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}
