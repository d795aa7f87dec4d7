import type { JsonValue } from "#templates/core";
import type { JsonObject, OperationResult } from "../definition.js";
import { withValue } from "../paths.js";
import { paramsWith, requireParams, tableOf, type Call } from "./call.js";
import { type Answer, countOfAll, echoOf, nextValue, pageOf, pagingParams, pagingValues } from "./pages.js";
import { selectionOf } from "./restrictions.js";
import { shapeOf } from "./shapes.js";

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

function sourceValue(answer: Answer, source: NonNullable<Call["definition"]["meta"][number]["source"]>, nullable: boolean): JsonValue {
  if (source === "count") return countOfAll(answer);
  if (source === "last") return !answer.page.more;
  if (source === "more") return answer.page.more;
  return source === "next_url" ? (nextUrl(answer) ?? (nullable ? null : "")) : source.value;
}

/** The record with the page inside: the catalog's example, in which everything is replaced that the page decides. */
function wrap(answer: Answer): JsonObject {
  const { definition } = answer.call;
  const { elements = [] } = definition.operation;
  let wrapper = definition.result ?? {};
  for (const { param } of paramsWith(definition, "paging")) {
    const echo = Object.hasOwn(wrapper, param) ? echoOf(answer, param) : undefined;
    if (echo !== undefined) wrapper = { ...wrapper, [param]: echo };
  }
  wrapper = withValue(wrapper, elements, answer.elements);
  return pagingValues(answer, "record").reduce((made, { path, value }) => withValue(made, path, value), wrapper);
}

function nextUrl(answer: Answer): string | undefined {
  const { operation } = answer.call.definition;
  const { next } = pagingParams(answer.call.definition);
  const value = nextValue(answer);
  if (next === undefined || value === undefined) return undefined;
  return `https://sandbox.test/${operation.connector}/${operation.entity}?${encodeURIComponent(next)}=${encodeURIComponent(value)}`;
}
