import { isObject } from "../../shared/json_values.js";
import { elementsOf, valueAt, type Operation, type Paging, type PagingField } from "../operation.js";

/** An object whose keys are not known. */
export type UnknownObject = Readonly<Record<string, unknown>>;

/** The content of an answer without its envelope. */
export interface Answer {
  readonly result: unknown;
  readonly meta: unknown;
}

/** The param that requests the next page, and its value: undefined where the answer says neither how to go on, nor that there is no more. */
export interface Cursor {
  readonly param: string;
  readonly value: unknown;
  /** The reason for no value, if it is not the value itself: ``no list at `data.issues.nodes` ``. */
  readonly lacks?: string;
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
    return tokenCursor(param, isObject(record) ? record[id] : undefined, !isMissing(isMore) || elements.length > 0);
  },
  token({ next, token, more, last }, _params, answer) {
    const value = fieldOf(token, answer);
    const [isMore, isLast] = [more && fieldOf(more, answer), last && fieldOf(last, answer)];
    if (isMore === false || isLast === true) return undefined;
    const isSilent = value === undefined && (isMore ?? isLast) === undefined && (more?.required ?? last?.required) === true;
    return tokenCursor(next, value, !isMissing(isMore) || !isMissing(isLast) || isSilent);
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
    return isMissing(isLast) && isMissing(all) ? undefined : { param: next, value: undefined };
  },
  page_info({ next, connection }, _params, answer) {
    const info = valueAt(answer.result, [...connection, "pageInfo"]);
    const { hasNextPage, endCursor } = isObject(info) ? info : {};
    return hasNextPage === false ? undefined : tokenCursor(next, endCursor, true);
  },
  change_feed: ({ next, token, startToken }, _params, answer) =>
    tokenCursor(next, fieldOf(token, answer), isMissing(fieldOf(startToken, answer))),
  none: undefined,
};

/** Whether there can be a page after the first. */
export function isPaged({ paging }: Operation): boolean {
  return paging !== undefined && finders[paging.kind] !== undefined;
}

/**
 * The param that requests the page after this one; undefined when this page is the last. Follows the operation's paging descriptor. Where
 * the answer does not say whether there is more, a page is the last only if the descriptor leaves that to it.
 */
export function findCursor(operation: Operation, params: UnknownObject, answer: Answer): Cursor | undefined {
  const { paging, elements } = operation;
  if (elements !== undefined && paging !== undefined && paging.kind !== "none" && !Array.isArray(valueAt(answer.result, elements)))
    return { param: paging.next, value: undefined, lacks: `no list at \`${elements.join(".")}\`` };
  return paging && find(paging.kind, paging, params, answer, elementsOf(operation, answer.result));
}

function find<Kind extends keyof PagingOf>(kind: Kind, ...input: Parameters<FindCursor<PagingOf[Kind]>>): Cursor | undefined {
  return finders[kind]?.(...input);
}

/** A missing or empty cursor ends the list, unless the answer should have one. */
function tokenCursor(param: string, value: unknown, isExpected: boolean): Cursor | undefined {
  if (!isMissing(value)) return { param, value };
  return isExpected ? { param, value: undefined } : undefined;
}

function isMissing(value: unknown): boolean {
  return (value ?? "") === "";
}

function fieldOf({ in: place, within = [], field }: PagingField, answer: Answer): unknown {
  return valueAt(place === "meta" ? answer.meta : answer.result, [...within, field]);
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}
