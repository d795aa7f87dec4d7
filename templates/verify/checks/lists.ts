import type { JsonValue } from "#templates/core";
import { findCursor, valueAt } from "#templates/runtime";
import { firstAt, type JsonObject } from "#templates/sandbox";
import { identify, keyOfItem, pathInElement, type Item, type Params } from "../account.js";
import { accepts, call, judgeSuccess, paramStatement, type Check, type Probe, type Success } from "../probe.js";
import { judgeFilters } from "./filters.js";
import { judgeQueries } from "./queries.js";

/** Pages that are read of one list. */
const MOST_PAGES = 20;

/** How many pages a list is read in, to see what happens between them. */
const PAGES_OF_WALK = 3;

/** The pages of a list. */
export interface Walk {
  readonly items: readonly Item[];
  readonly pages: readonly Success[];
  /** Whether the last page says that it is the last. */
  readonly isComplete: boolean;
  readonly params: Params;
}

/** Checks a list or a search: its pages, their limits, filters, order and searches. */
export const checkList: Check = async (probe) => {
  const { operation, account, recorder } = probe;
  const { params, exchange, items } = await account.listing(operation);
  if (exchange === undefined) return recorder.skip("list", "the account has no record that the list is of");
  const first = judgeSuccess(probe, "list", params, exchange);
  if (first === undefined) return;
  judgeSize(probe, params, first);
  if (items.length === 0) return recorder.skip("records", "the account has no records here");
  const whole = await walk(probe, largestPage(probe, params));
  if (whole === undefined) return;
  judgeWhole(probe, whole);
  await judgePages(probe, whole);
  await judgeFilters(probe, whole);
  await judgeQueries(probe, whole);
};

/** The param with the size of pages. */
function sizeOf({ operation }: Probe): { readonly name: string; readonly min: number; readonly max: number | undefined } | undefined {
  const [name] = Object.entries(operation.definition.roles).find(([, role]) => role.kind === "paging" && role.part === "size") ?? [];
  const type = operation.catalog.params.fields.find((field) => field.name === name)?.type;
  if (name === undefined || type?.kind !== "scalar") return undefined;
  return { name, min: Math.max(1, type.min ?? 1), max: type.max };
}

/** Params for the largest page that the catalog allows; 100 records where it states no limit. */
function largestPage(probe: Probe, params: Params): Params {
  const size = sizeOf(probe);
  return size === undefined ? params : { ...params, [size.name]: Math.min(size.max ?? 100, 1000) };
}

/** A page has at most as many records as its size, or as the default of the size. */
function judgeSize(probe: Probe, params: Params, { records, exchange }: Success): void {
  const { operation, recorder, statements } = probe;
  const size = sizeOf(probe);
  if (size === undefined) return;
  const given = params[size.name];
  const preset = operation.catalog.params.fields.find(({ name }) => name === size.name)?.default?.value;
  const most = given ?? preset;
  if (typeof most !== "number") return;
  const statement =
    given === undefined ? statements.preset(operation.definition.operation.id, size.name) : paramStatement(probe, size.name);
  const isLong = records.length > most;
  recorder.judge("limit", statement, exchange, isLong && { message: `the page has ${records.length} records, more than ${most}` });
}

/** Reads the pages from the one that params ask for. Undefined when a page is no success. */
async function walk(probe: Probe, params: Params): Promise<Walk | undefined> {
  const { operation, account, recorder, statements } = probe;
  const { operation: facts } = operation.definition;
  const pages: Success[] = [];
  const seen = new Set<string>();
  let asked: Params = params;
  let items: readonly Item[] = [];
  while (pages.length < MOST_PAGES) {
    const page = await call(probe, "paging", asked);
    if (page === undefined) return undefined;
    judgeSize(probe, asked, page);
    pages.push(page);
    items = [...items, ...account.learn(operation, asked, page.records)];
    const cursor = findCursor(facts, asked, page);
    if (cursor === undefined) return { items, pages, params, isComplete: true };
    const key = JSON.stringify(cursor);
    const problem = cursorProblem(cursor.param, cursor.value, seen.has(key));
    recorder.judge("paging", statements.aspect(facts.id, "paging"), page.exchange, problem);
    if (problem !== false) return { items, pages, params, isComplete: true };
    seen.add(key);
    asked = { ...asked, [cursor.param]: cursor.value as JsonValue };
  }
  return { items, pages, params, isComplete: false };
}

function cursorProblem(param: string, value: unknown, isRepeated: boolean): { readonly message: string } | false {
  if (value === undefined) return { message: `the page says neither that it is the last, nor what \`${param}\` of the next page is` };
  return isRepeated && { message: `the page leads to a page that has been there already, with \`${param}\`` };
}

/** Judges a list that has been read to its end: nothing twice, its order, its length. */
function judgeWhole(probe: Probe, { items, pages, isComplete }: Walk): void {
  const { operation, recorder, statements, account } = probe;
  const { id, paging } = operation.definition.operation;
  const last = pages.at(-1);
  if (last === undefined) return;
  const aspect = statements.aspect(id, "paging");
  if (!isComplete) recorder.skip("paging", `the list has more than ${MOST_PAGES} pages`);
  if (paging?.kind !== "change_feed") {
    const keys = items.map((item) => keyOfItem(item, account.entityOf(operation)));
    const twice = keys.find((key, index) => keys.indexOf(key) !== index);
    if (pages.length > 1)
      recorder.judge("paging", aspect, last.exchange, twice !== undefined && { message: `the record ${twice} is on the pages twice` });
  }
  if (isComplete && pages.length > 1 && last.records.length === 0 && paging?.kind === "record_cursor") {
    recorder.judge("paging", aspect, last.exchange, { message: "a page says that there is more, and the next one is empty" });
  }
  judgeOrder(probe, items, last);
}

/** Lists that are newest first. */
function judgeOrder(probe: Probe, items: readonly Item[], { exchange }: Success): void {
  const { operation, recorder, statements, account } = probe;
  const entity = account.entityOf(operation);
  if (operation.definition.ordered === undefined || entity?.created === undefined) return;
  const field = pathInElement(entity, entity.created);
  const times = items.map(({ record }) => timeOf(record, field));
  const wrong = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? Infinity));
  const message = `the record at position ${wrong + 1} is newer than the one before it, by \`${field}\``;
  if (new Set(times).size < 2) return recorder.skip("order", "no two records have different times");
  recorder.judge("order", statements.aspect(operation.definition.operation.id, "order"), exchange, wrong > 0 && { message });
}

function timeOf(record: JsonObject, field: string): number {
  const value = firstAt(record, field);
  return typeof value === "number" ? value : Date.parse(String(value));
}

/** Reads the list again in small pages, forwards and backwards: the records must be those of the large pages. */
async function judgePages(probe: Probe, whole: Walk): Promise<void> {
  const { operation, recorder, statements } = probe;
  const { paging, id } = operation.definition.operation;
  if (paging === undefined || paging.kind === "none" || paging.kind === "change_feed") return;
  const size = sizeOf(probe);
  const total = whole.items.length;
  if (size === undefined || !whole.isComplete || total < 2) {
    return recorder.skip("pages", total < 2 ? "there is no second page" : "the list is too long to be read twice");
  }
  const small = Math.max(size.min, Math.ceil(total / PAGES_OF_WALK));
  const params = { ...whole.params, [size.name]: small };
  if (small >= total || !accepts(probe, params)) return recorder.skip("pages", "there is no second page");
  const walked = await walk(probe, params);
  const last = walked?.pages.at(-1);
  if (walked === undefined || last === undefined) return;
  judgeWhole(probe, walked);
  const problem = differenceOf(probe, whole.items, walked.items);
  recorder.judge(
    "paging",
    statements.aspect(id, "paging"),
    last.exchange,
    problem !== undefined && { message: `in pages of ${small}, ${problem}` },
  );
  judgeTotal(probe, whole);
  if (paging.kind === "record_cursor" && paging.previous !== undefined) await judgeBackwards(probe, walked, paging.previous, paging.id);
}

/** What differs between two readings of a list. */
function differenceOf({ operation, account }: Probe, first: readonly Item[], second: readonly Item[]): string | undefined {
  const [wanted, found] = [first, second].map((items) => items.map((item) => keyOfItem(item, account.entityOf(operation))));
  const lost = wanted?.find((key) => found?.includes(key) === false);
  if (lost !== undefined) return `the record ${lost} is lost (${found?.length} records instead of ${wanted?.length})`;
  const more = found?.find((key) => wanted?.includes(key) === false);
  if (more !== undefined) return `there is the record ${more} that a larger page does not have`;
  return wanted?.join() === found?.join() ? undefined : "the records are in another order";
}

/** The number of records that a page states. */
function judgeTotal(probe: Probe, { pages, items }: Walk): void {
  const { operation, recorder, statements } = probe;
  const { paging } = operation.definition.operation;
  const [page] = pages;
  if (paging?.kind !== "offset" || paging.total === undefined || page === undefined) return;
  const { in: place, field, within = [] } = paging.total;
  const stated = valueAt(place === "meta" ? page.meta : page.result, [...within, field]);
  const { addresses } = operation.catalog;
  const address = (place === "meta" ? addresses.meta : addresses.record) ?? "";
  const isWrong = typeof stated === "number" && stated !== items.length;
  const message = `\`${field}\` is ${String(stated)}, and the list has ${items.length} records`;
  recorder.judge("paging", statements.value(address, [...within, field]), page.exchange, isWrong && { message });
}

/** Goes back from the last page to the first. */
async function judgeBackwards(probe: Probe, { pages, params }: Walk, previous: string, idField: string): Promise<void> {
  const { operation, recorder, account } = probe;
  const entity = account.entityOf(operation);
  const idsOf = (page: Success): readonly (string | number | undefined)[] =>
    account.learn(operation, params, page.records).map((item) => identify(item, entity, idField));
  const forward = pages.map(idsOf);
  for (let index = pages.length - 1; index > 0; index -= 1) {
    const start = forward[index]?.[0];
    if (start === undefined) return;
    const page = await call(probe, "paging", { ...params, [previous]: start });
    if (page === undefined) return;
    const [found, wanted] = [idsOf(page), forward[index - 1] ?? []];
    const message = `the page before ${String(start)} has the records ${found.join(", ") || "none"} instead of ${wanted.join(", ")}`;
    recorder.judge("paging", paramStatement(probe, previous), page.exchange, found.join() !== wanted.join() && { message });
  }
}
