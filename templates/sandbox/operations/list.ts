import { type JsonValue, isObject } from "#templates/core";
import type { JsonObject, OperationResult, OperationDefinition } from "../definition.js";
import { withValue, isId, valueAt } from "../paths.js";
import { paramsWith, requireParams, tableOf, type Call, pathInRecord, perOperation, valueOf, badCursor } from "./call.js";
import { type Selection, selectionOf } from "./restrictions.js";
import { shapeOf } from "./shapes.js";
import { COUNTED, type PagingField } from "#templates/runtime";
import { hashNumber } from "../seeded.js";

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

/** A page of a list. */
interface Page {
  readonly rows: readonly number[];
  /** Whether there are more records in the direction of the page. */
  readonly more: boolean;
  /** How many records the list has on all pages, if the page shows that. */
  readonly count?: number;
}

/** A page, and what the answer may say about it. */
interface Answer {
  readonly call: Call;
  readonly selection: Selection;
  readonly page: Page;
  readonly elements: readonly JsonObject[];
}

/** The names of the params that turn pages. */
interface PagingParams {
  readonly next?: string;
  readonly previous?: string;
  readonly size?: string;
}

/** The params of an operation that turn pages. */
const pagingParams: (definition: OperationDefinition) => PagingParams = perOperation((definition) =>
  Object.fromEntries(paramsWith(definition, "paging").map(({ param, role }) => [role.part, param])),
);

/** The value of a param that turns pages; undefined if the operation does not have the param. */
function askedOf(call: Call, part: keyof PagingParams): JsonValue | undefined {
  const param = pagingParams(call.definition)[part];
  return param === undefined ? undefined : valueOf(call, param);
}

/** How many records a page has at most. A size below 1 stands for the default. */
function pageSizeOf(call: Call): number {
  const { size } = pagingParams(call.definition);
  const { paging } = call.definition.operation;
  const asked = askedOf(call, "size");
  if (typeof asked === "number" && asked >= 1) return asked;
  const stated = size === undefined ? undefined : call.definition.defaults[size];
  const usual = typeof stated === "number" && stated >= 1 ? stated : call.definition.pageSize;
  return usual ?? (paging?.kind === "page_number" ? paging.defaultSize : undefined) ?? Infinity;
}

/** What the param for the next page counts. */
function countedIn({ definition }: Call): "records" | "pages" | undefined {
  const { paging } = definition.operation;
  return paging && COUNTED[paging.kind];
}

/** The number that a list is asked for which counts: that of the page, from 1, or of the records before it. */
function numberOf(call: Call): number {
  const value = askedOf(call, "next");
  const first = countedIn(call) === "pages" ? 1 : 0;
  return typeof value === "number" ? Math.max(first, value) : first;
}

/** How many records of a list that counts come before the page. */
function offsetOf(call: Call): number {
  const number = numberOf(call);
  if (countedIn(call) !== "pages") return number;
  return number > 1 ? (number - 1) * pageSizeOf(call) : 0;
}

/** How the pages of a list follow each other. */
interface Pager {
  /** Finds where the page begins that `next` asks for; absent for lists that count. */
  readonly find?: (call: Call, selection: Selection, param: string, value: JsonValue) => number;
  /** The value of `next` for the page after the one that ends with a row. */
  readonly after: (row: number, answer: Answer) => JsonValue | undefined;
  /** The fields of an answer that say whether and how it goes on. Null: a token or feed that has ended. */
  readonly fields?: (answer: Answer) => readonly (readonly [PagingField | undefined, () => JsonValue])[];
}

/** What depends on the kind of paging. */
function pagerOf(call: Call): Pager {
  const { paging } = call.definition.operation;
  const after = (row: number): string => tokenAfter(row, call.key);
  switch (paging?.kind) {
    case "record_cursor":
      return {
        find: cursorPosition,
        after: (_, { elements }) => elements.at(-1)?.[paging.id],
        fields: ({ page }) => [[paging.more, () => page.more]],
      };
    case "token":
      return {
        find: tokenPosition,
        after,
        fields: (answer) => [
          [paging.token, () => nextValue(answer) ?? null],
          [paging.more, () => answer.page.more],
          [paging.last, () => !answer.page.more],
        ],
      };
    case "page_number":
      return { after: () => numberOf(call) + 1 };
    case "offset":
      return {
        after: (_, { page }) => numberOf(call) + page.rows.length,
        fields: (answer) => [
          [paging.total, () => countOfAll(answer)],
          [paging.last, () => !answer.page.more],
        ],
      };
    case "page_info":
      return {
        find: tokenPosition,
        after,
        fields: (answer) => [[{ in: "record", within: paging.connection, field: "pageInfo" }, () => pageInfo(answer, paging.connection)]],
      };
    case "change_feed":
      return {
        find: feedPosition,
        after: (row, { selection }) => feedToken(call, selection.rows.indexOf(row) + 1),
        fields: (answer) => [
          [paging.token, () => nextValue(answer) ?? null],
          [paging.startToken, () => (answer.page.more ? null : feedToken(call, answer.selection.table.allRecords.length))],
        ],
      };
    case "none":
    case undefined:
      return { find: tokenPosition, after: () => undefined };
  }
}

/**
 * The page that a call asks for.
 * @throws OperationError 422 for a cursor or token that was never issued, or for two at once.
 */
function pageOf(call: Call, selection: Selection): Page {
  const size = pageSizeOf(call);
  const { find } = pagerOf(call);
  if (find === undefined) return walk(selection, { from: 0, skip: offsetOf(call), size });
  const { next = "" } = pagingParams(call.definition);
  const asked = askedOf(call, "next");
  return pageBefore(call, selection) ?? walk(selection, { from: asked === undefined ? 0 : find(call, selection, next, asked), size });
}

/** The value of the param that requests the next page; undefined on the last page. */
function nextValue(answer: Answer): string | number | undefined {
  const { call, page } = answer;
  const last = page.rows.at(-1);
  const value = page.more && last !== undefined ? pagerOf(call).after(last, answer) : undefined;
  return isId(value) ? value : undefined;
}

/** The fields that the paging descriptor names, in Meta or in the record. */
function pagingValues(answer: Answer, place: PagingField["in"]): readonly { path: readonly string[]; value: JsonValue }[] {
  const fields = pagerOf(answer.call).fields?.(answer) ?? [];
  return fields.flatMap(([field, value]) =>
    field?.in === place ? [{ path: [...(field.within ?? []), field.field], value: value() }] : [],
  );
}

/** The value of a paging param that was used, for a field of the same name. */
function echoOf({ call }: Answer, name: string): JsonValue | undefined {
  const { next, size } = pagingParams(call.definition);
  if (name === size) {
    const pageSize = pageSizeOf(call);
    return Number.isFinite(pageSize) ? pageSize : undefined;
  }
  if (name !== next) return undefined;
  return countedIn(call) === undefined ? valueOf(call, name) : numberOf(call);
}

/** How many records a list has on all pages. */
function countOfAll({ page, selection }: Answer): number {
  return page.count ?? walk(selection, { from: 0, skip: Infinity, size: 0 }).count ?? 0;
}

/** The state of a connection: that of the catalog's example, in which everything is replaced that the page decides. */
function pageInfo({ call, page }: Answer, connection: readonly string[]): JsonObject {
  const { next = "" } = pagingParams(call.definition);
  const cursorOf = (row: number | undefined): JsonValue => (row === undefined ? null : tokenAfter(row, call.key));
  const example = valueAt(call.definition.result ?? {}, [...connection, "pageInfo"]);
  const kept = isObject(example) ? example : {};
  return {
    ...kept,
    ...(Object.hasOwn(kept, "hasPreviousPage") && { hasPreviousPage: valueOf(call, next) !== undefined }),
    ...(Object.hasOwn(kept, "startCursor") && { startCursor: cursorOf(page.rows[0]) }),
    hasNextPage: page.more,
    endCursor: cursorOf(page.rows.at(-1)),
  };
}

function feedToken({ definition, feedStart }: Call, position: number): string {
  return String(feedStart(definition.operation.entity) + position);
}

/** The page whose last record comes directly before a cursor; undefined if the call asks for none. */
function pageBefore(call: Call, selection: Selection): Page | undefined {
  const { next = "", previous = "" } = pagingParams(call.definition);
  const before = askedOf(call, "previous");
  if (before === undefined) return undefined;
  if (askedOf(call, "next") !== undefined) {
    throw badCursor(previous, `cannot be used together with \`${next}\`. Use one of the two.`);
  }
  const from = selection.rows.length - cursorPosition(call, selection, previous, before) + 1;
  const page = walk({ ...selection, rows: selection.rows.toReversed() }, { from, size: pageSizeOf(call) });
  return { ...page, rows: page.rows.toReversed() };
}

/** The position after a record that exists, or that existed when somebody read its id. */
function cursorPosition({ definition: { operation } }: Call, { table, rows }: Selection, param: string, value: JsonValue): number {
  const id = operation.paging?.kind === "record_cursor" ? pathInRecord(table.entity, operation.paging.id) : "";
  const candidates = isId(value) ? table.find(id, value) : [];
  const row = candidates.find((candidate) => table.exists(candidate)) ?? candidates.at(-1);
  const position = row === undefined ? -1 : rows.indexOf(row);
  if (position < 0) throw badCursor(param, "must be the id of a record of this list.");
  return position + 1;
}

function tokenPosition({ key }: Call, { rows }: Selection, param: string, value: JsonValue): number {
  const row = typeof value === "string" ? rowOfToken(value, key) : undefined;
  const position = row === undefined ? -1 : rows.indexOf(row);
  if (position < 0) throw badCursor(param, "must be a token that a page of this list returned.");
  return position + 1;
}

/** Tokens of a feed count its records from the token that the feed starts with. */
function feedPosition({ definition, feedStart }: Call, { rows }: Selection, param: string, value: JsonValue): number {
  const digits = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : NaN;
  const position = digits - feedStart(definition.operation.entity);
  if (!(position >= 0 && position <= rows.length)) throw badCursor(param, "must be a token that this feed returned.");
  return position;
}

/** The matches from a position of `rows` on: some are skipped, some are returned, and one more shows that there are more. */
function walk(
  { table, rows, matches }: Selection,
  { from, skip = 0, size }: { readonly from: number; readonly skip?: number; readonly size: number },
): Page {
  const pageRows: number[] = [];
  let skipped = 0;
  const records = table.allRecords;
  for (let position = from; position < rows.length; position += 1) {
    const row = rows[position] ?? 0;
    const record = records[row];
    if (record === undefined || !table.exists(row) || !matches(record)) continue;
    if (skipped < skip) skipped += 1;
    else if (pageRows.length >= size) return { rows: pageRows, more: true };
    else pageRows.push(row);
  }
  return { rows: pageRows, more: false, ...(from === 0 && { count: skipped + pageRows.length }) };
}

/** A checksum of the row, then the row. */
const TOKEN = /^([0-9a-f]{8})([0-9a-z]{1,8})$/;

/** The token for the page after a row. It is valid for the operation and instance whose key it is made with. */
export function tokenAfter(row: number, key: number): string {
  return hashNumber(key, row).toString(16).padStart(8, "0") + row.toString(36);
}

/** The row that a token was made for; undefined for a token that was not made with this key. */
export function rowOfToken(token: string, key: number): number | undefined {
  const [, , digits] = TOKEN.exec(token) ?? [];
  if (digits === undefined) return undefined;
  const row = parseInt(digits, 36);
  return tokenAfter(row, key) === token ? row : undefined;
}
