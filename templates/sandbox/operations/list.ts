import { isObject, type JsonValue } from "#templates/core";
import type { PagingField } from "#templates/runtime";
import type { JsonObject, OperationResult } from "../definition.js";
import { isId, valueAt, withValue } from "../paths.js";
import { paramsWith, requireParams, tableOf, valueOf, type Call } from "./call.js";
import { countOf, offsetOf, pageNumberOf, pageOf, pageSizeOf, pagingParams, type Page, type Selection, tokenAfter } from "./pages.js";
import { selectionOf } from "./restrictions.js";
import { shapeOf } from "./shapes.js";

/** A page, and what the answer may say about it. */
interface Answer {
  readonly call: Call;
  readonly selection: Selection;
  readonly page: Page;
  readonly elements: readonly JsonObject[];
}

/**
 * Lists or searches records. The result depends on the kind of the operation: records with Meta, or a record with the records
 * inside.
 * @throws OperationError 404 for a parent that does not exist, 422 for a cursor, query, order or selection that cannot be used.
 */
export function listRecords(call: Call): OperationResult {
  requireParams(call);
  const table = tableOf(call, call.definition.operation.entity);
  const shape = shapeOf(call, table.entity, "element");
  const selection = selectionOf(call, table);
  const page = pageOf(call, selection);
  const answer: Answer = { call, selection, page, elements: page.rows.map((row) => shape(table.at(row))) };
  const { operation, meta } = call.definition;
  if (operation.kind === "search_wrapper" || operation.kind === "page_record") return wrap(answer);
  return { records: answer.elements, meta: meta.length === 0 ? undefined : metaOf(answer) };
}

function metaOf(answer: Answer): JsonObject {
  const { call } = answer;
  let meta: JsonObject = {};
  for (const { name, nullable, source } of call.definition.meta) {
    const paged = source === undefined ? pagingValues(answer, "meta").filter(({ path }) => path[0] === name) : [];
    for (const { path, value } of paged) {
      if (value !== null) meta = withValue(meta, path, value);
      else if (!nullable) meta = withValue(meta, path, "");
    }
    if (paged.length > 0) continue;
    const value = source === undefined ? echoOf(answer, name) : sourceValue(answer, source, nullable);
    if (value !== undefined) meta = { ...meta, [name]: value };
  }
  return meta;
}

function countOfAll({ page, selection }: Answer): number {
  return page.count ?? countOf(selection);
}

function sourceValue(answer: Answer, source: NonNullable<Call["definition"]["meta"][number]["source"]>, nullable: boolean): JsonValue {
  if (source === "count") return countOfAll(answer);
  if (source === "last") return !answer.page.more;
  if (source === "more") return answer.page.more;
  return source === "next_url" ? (nextUrl(answer) ?? (nullable ? null : "")) : source.value;
}

/** The record with the page inside: the catalog's example, in which everything is replaced that the page decides. */
function wrap(answer: Answer): JsonObject {
  const { definition } = answer.call;
  const { elements = [], paging } = definition.operation;
  let wrapper = definition.result ?? {};
  for (const { param } of paramsWith(definition, "paging")) {
    const echo = Object.hasOwn(wrapper, param) ? echoOf(answer, param) : undefined;
    if (echo !== undefined) wrapper = { ...wrapper, [param]: echo };
  }
  wrapper = withValue(wrapper, elements, answer.elements);
  for (const { path, value } of pagingValues(answer, "record")) wrapper = withValue(wrapper, path, value);
  if (paging?.kind !== "page_info") return wrapper;
  const path = [...paging.connection, "pageInfo"];
  return withValue(wrapper, path, pageInfo(answer, valueAt(wrapper, path)));
}

function pageInfo({ call, page }: Answer, example: JsonValue | undefined): JsonObject {
  const { next = "" } = pagingParams(call.definition);
  const cursorOf = (row: number | undefined): JsonValue => (row === undefined ? null : tokenAfter(row, call.key));
  const kept = isObject(example) ? example : {};
  return {
    ...kept,
    ...(Object.hasOwn(kept, "hasPreviousPage") && { hasPreviousPage: valueOf(call, next) !== undefined }),
    ...(Object.hasOwn(kept, "startCursor") && { startCursor: cursorOf(page.rows[0]) }),
    hasNextPage: page.more,
    endCursor: cursorOf(page.rows.at(-1)),
  };
}

/** The fields that the paging descriptor names, in Meta or in the record. Null: a token or feed that has ended. */
function pagingValues(answer: Answer, place: PagingField["in"]): readonly { path: readonly string[]; value: JsonValue }[] {
  return describedFields(answer).flatMap(([field, value]) =>
    field?.in === place ? [{ path: [...(field.within ?? []), field.field], value: value() }] : [],
  );
}

function describedFields(answer: Answer): readonly (readonly [PagingField | undefined, () => JsonValue])[] {
  const { call, page, selection } = answer;
  const { paging } = call.definition.operation;
  switch (paging?.kind) {
    case "record_cursor":
      return [[paging.more, () => page.more]];
    case "token":
      return [
        [paging.token, () => nextValue(answer) ?? null],
        [paging.more, () => page.more],
        [paging.last, () => !page.more],
      ];
    case "offset":
      return [
        [paging.total, () => countOfAll(answer)],
        [paging.last, () => !page.more],
      ];
    case "change_feed":
      return [
        [paging.token, () => nextValue(answer) ?? null],
        [paging.startToken, () => (page.more ? null : feedToken(call, selection.table.allRecords.length))],
      ];
    case "page_number":
    case "page_info":
    case "none":
    case undefined:
      return [];
  }
}

/** The value of the param that requests the next page; undefined on the last page. */
function nextValue({ call, page, selection, elements }: Answer): string | number | undefined {
  const last = page.rows.at(-1);
  if (!page.more || last === undefined) return undefined;
  const { paging } = call.definition.operation;
  switch (paging?.kind) {
    case "token":
    case "page_info":
      return tokenAfter(last, call.key);
    case "change_feed":
      return feedToken(call, selection.rows.indexOf(last) + 1);
    case "page_number":
      return pageNumberOf(call) + 1;
    case "offset":
      return offsetOf(call) + page.rows.length;
    case "record_cursor": {
      const id = elements.at(-1)?.[paging.id];
      return isId(id) ? id : undefined;
    }
    case "none":
    case undefined:
      return undefined;
  }
}

function feedToken({ definition, feedStart }: Call, position: number): string {
  return String(feedStart(definition.operation.entity) + position);
}

function nextUrl(answer: Answer): string | undefined {
  const { operation } = answer.call.definition;
  const { next } = pagingParams(answer.call.definition);
  const value = nextValue(answer);
  if (next === undefined || value === undefined) return undefined;
  return `https://sandbox.test/${operation.connector}/${operation.entity}?${encodeURIComponent(next)}=${encodeURIComponent(value)}`;
}

/** The value of a paging param that was used, for a field of the same name. */
function echoOf({ call }: Answer, name: string): JsonValue | undefined {
  const { next, size } = pagingParams(call.definition);
  if (name === size) {
    const pageSize = pageSizeOf(call);
    return Number.isFinite(pageSize) ? pageSize : undefined;
  }
  if (name !== next) return undefined;
  const { paging } = call.definition.operation;
  if (paging?.kind === "offset") return offsetOf(call);
  return paging?.kind === "page_number" ? pageNumberOf(call) : valueOf(call, name);
}
