import { isObject } from "../../shared/json_values.js";
import type { Operation, Paging, PagingField } from "../operation.js";

/** An object whose keys are not known. */
export type UnknownObject = Readonly<Record<string, unknown>>;

/** The content of an answer without its envelope. */
export interface Answer {
  readonly result: unknown;
  readonly meta: unknown;
}

/** The elements of a page: the result itself, or the array at `elements` inside the wrapper. Empty when there is none. */
export function elementsOf(operation: Operation, result: unknown): readonly unknown[] {
  const found = operation.elements === undefined ? result : valueAt(result, operation.elements);
  return Array.isArray(found) ? found : [];
}

/** The param that requests the next page, and its value. */
export interface Cursor {
  readonly param: string;
  readonly value: unknown;
}

/**
 * The param that requests the page after this one; undefined when this page is the last. Follows the operation's paging
 * descriptor; where the answer does not say whether there is more, an empty page is the last.
 */
export function findCursor(operation: Operation, params: UnknownObject, answer: Answer): Cursor | undefined {
  const { paging } = operation;
  if (paging === undefined || paging.kind === "none") return undefined;
  return nextCursor(paging, params, answer, elementsOf(operation, answer.result));
}

type PagingOf<Kind extends Paging["kind"]> = Extract<Paging, { kind: Kind }>;

function nextCursor(
  paging: Exclude<Paging, { kind: "none" }>,
  params: UnknownObject,
  answer: Answer,
  elements: readonly unknown[],
): Cursor | undefined {
  switch (paging.kind) {
    case "record_cursor":
      return recordCursor(paging, params, answer, elements);
    case "token":
      return saysEnd(paging.more, answer) ? undefined : tokenCursor(paging.next, fieldOf(paging.token, answer));
    case "change_feed":
      return tokenCursor(paging.next, fieldOf(paging.token, answer));
    case "page_number":
      return pageNumber(paging, params, elements);
    case "offset":
      return offset(paging, params, answer, elements);
    case "page_info":
      return pageInfo(paging, answer);
  }
}

function recordCursor(
  paging: PagingOf<"record_cursor">,
  params: UnknownObject,
  answer: Answer,
  elements: readonly unknown[],
): Cursor | undefined {
  if (saysEnd(paging.more, answer)) return undefined;
  const { next, previous } = paging;
  // A caller who reads towards newer records continues in that direction.
  const param = previous !== undefined && params[previous] !== undefined ? previous : next;
  const record = param === next ? elements.at(-1) : elements[0];
  return tokenCursor(param, isObject(record) ? record[paging.id] : undefined);
}

function pageNumber(paging: PagingOf<"page_number">, params: UnknownObject, elements: readonly unknown[]): Cursor | undefined {
  // Where the page size is not known, or is 0, an empty page is the last.
  const size = Math.max(1, numberOr(params[paging.size], paging.defaultSize ?? 1));
  return elements.length < size ? undefined : { param: paging.next, value: numberOr(params[paging.next], 1) + 1 };
}

function offset(paging: PagingOf<"offset">, params: UnknownObject, answer: Answer, elements: readonly unknown[]): Cursor | undefined {
  const value = numberOr(params[paging.next], 0) + elements.length;
  const total = paging.total === undefined ? undefined : fieldOf(paging.total, answer);
  const last = paging.last === undefined ? undefined : fieldOf(paging.last, answer);
  const ended = elements.length === 0 || last === true || (typeof total === "number" && value >= total);
  return ended ? undefined : { param: paging.next, value };
}

function pageInfo(paging: PagingOf<"page_info">, answer: Answer): Cursor | undefined {
  const info = valueAt(answer.result, [...paging.connection, "pageInfo"]);
  if (!isObject(info) || info["hasNextPage"] === false) return undefined;
  return tokenCursor(paging.next, info["endCursor"]);
}

function tokenCursor(param: string, value: unknown): Cursor | undefined {
  return (typeof value === "string" && value !== "") || typeof value === "number" ? { param, value } : undefined;
}

function saysEnd(more: PagingField | undefined, answer: Answer): boolean {
  return more !== undefined && fieldOf(more, answer) === false;
}

function fieldOf({ in: place, within = [], field }: PagingField, answer: Answer): unknown {
  return valueAt(place === "meta" ? answer.meta : answer.result, [...within, field]);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((holder, key) => (isObject(holder) ? holder[key] : undefined), value);
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}
