import { isObject } from "../../shared/json_values.js";
import { elementsOf, valueAt, type Operation, type Paging, type PagingField } from "../operation.js";

/** An object whose keys are not known. */
export type UnknownObject = Readonly<Record<string, unknown>>;

/** The content of an answer without its envelope. */
export interface Answer {
  readonly result: unknown;
  readonly meta: unknown;
}

/** The param that requests the next page, and its value: undefined where the answer says that there is more, but not how to get it. */
export interface Cursor {
  readonly param: string;
  readonly value: unknown;
}

/** A paging descriptor of one kind. */
type PagingOf = { readonly [Kind in Paging["kind"]]: Extract<Paging, { kind: Kind }> };

/** Finds the cursor of the next page. `elements` are those of the answer. */
type FindCursor<P> = (paging: P, params: UnknownObject, answer: Answer, elements: readonly unknown[]) => Cursor | undefined;

/** How the next page of each kind is found; undefined where there never is one. */
const finders: { readonly [Kind in keyof PagingOf]: FindCursor<PagingOf[Kind]> | undefined } = {
  record_cursor({ next, previous, more, id }, params, answer, elements) {
    const isMore = fieldOf(more, answer);
    if (isMore === false) return undefined;
    // A caller who reads towards newer records continues in that direction.
    const param = previous !== undefined && params[previous] !== undefined ? previous : next;
    const record = param === next ? elements.at(-1) : elements[0];
    return tokenCursor(param, isObject(record) ? record[id] : undefined, isMore === true || elements.length > 0);
  },
  token({ next, token, more }, _params, answer) {
    const isMore = more && fieldOf(more, answer);
    return isMore === false ? undefined : tokenCursor(next, fieldOf(token, answer), isMore === true);
  },
  page_number({ next, size, defaultSize = 1 }, params, _answer, elements) {
    // Where the page size is not known, or is 0, an empty page is the last.
    const full = Math.max(1, numberOr(params[size], defaultSize));
    return elements.length < full ? undefined : { param: next, value: numberOr(params[next], 1) + 1 };
  },
  offset({ next, total, last }, params, answer, elements) {
    const value = numberOr(params[next], 0) + elements.length;
    const all = total && fieldOf(total, answer);
    const isLast = last && fieldOf(last, answer);
    if (isLast === true || (typeof all === "number" && value >= all)) return undefined;
    if (elements.length > 0) return { param: next, value };
    return isLast === false || typeof all === "number" ? { param: next, value: undefined } : undefined;
  },
  page_info({ next, connection }, _params, answer) {
    const info = valueAt(answer.result, [...connection, "pageInfo"]);
    const { hasNextPage, endCursor } = isObject(info) ? info : {};
    return hasNextPage === false ? undefined : tokenCursor(next, endCursor, hasNextPage === true);
  },
  change_feed: ({ next, token }, _params, answer) => tokenCursor(next, fieldOf(token, answer), false),
  none: undefined,
};

/** Whether there can be a page after the first. */
export function isPaged({ paging }: Operation): boolean {
  return paging !== undefined && finders[paging.kind] !== undefined;
}

/**
 * The param that requests the page after this one; undefined when this page is the last. Follows the operation's paging
 * descriptor; where the answer does not say whether there is more, an empty page is the last.
 */
export function findCursor(operation: Operation, params: UnknownObject, answer: Answer): Cursor | undefined {
  const { paging } = operation;
  return paging && find(paging.kind, paging, params, answer, elementsOf(operation, answer.result));
}

function find<Kind extends keyof PagingOf>(kind: Kind, ...input: Parameters<FindCursor<PagingOf[Kind]>>): Cursor | undefined {
  return finders[kind]?.(...input);
}

/** A missing or empty cursor ends the list, unless the answer says that there is more. */
function tokenCursor(param: string, value: unknown, isMore: boolean): Cursor | undefined {
  const isMissing = (value ?? "") === "";
  return isMissing && !isMore ? undefined : { param, value: isMissing ? undefined : value };
}

function fieldOf({ in: place, within = [], field }: PagingField, answer: Answer): unknown {
  return valueAt(place === "meta" ? answer.meta : answer.result, [...within, field]);
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}
