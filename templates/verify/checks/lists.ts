import type { JsonValue } from "#templates/core";
import { COUNTED, findCursor, valueAt } from "#templates/runtime";
import { firstAt } from "#templates/sandbox";
import { identify, keyOfItem, pathInElement, type Item, type Params } from "../account.js";
import { call, judgeSuccess, shown, type Check, type Probe, type Success } from "../probe.js";
import { judgeFilters, judgeOrders, judgeSearches } from "./filters.js";
import { judgeTexts } from "./records.js";

/** Pages that are read of one list. */
const MOST_PAGES = 20;

/** How many pages a list is read in, to see what happens between them. */
const PAGES_OF_WALK = 3;

/** Records of a page where the catalog states no limit. */
const MANY = 100;

/** The pages of a list. */
export interface Walk {
  readonly params: Params;
  readonly items: readonly Item[];
  readonly pages: readonly Success[];
  /** Whether the last page says that it is the last. */
  readonly isComplete: boolean;
}

/** Checks a list or a search: its pages, their limits, filters, searches and order. */
export const checkList: Check = async (probe) => {
  const { account, catalog, definition, judge, says, skip } = probe;
  const { params, exchange, items } = await account.listing(probe);
  const first = exchange && judgeSuccess(probe, "list", params, exchange);
  if (first === undefined) return exchange ? undefined : skip("list", "the account has no record that the list is of");
  judgeSize(probe, params, first);
  if (items.length === 0) {
    const isMore = catalog.paging?.kind === "record_cursor" && findCursor(definition.operation, params, first) !== undefined;
    judge("paging", says.aspect("paging"), first.exchange, isMore && "the page says that there is more, and is empty");
    // A search may find nothing because it never does.
    await judgeSearches(probe, { items: await account.itemsOf(definition.operation.entity), params });
    return skip("records", "the account has no records here");
  }
  const size = sizeOf(probe);
  const whole = await walk(probe, size === undefined ? params : { ...params, [size.name]: size.max });
  if (whole === undefined) return;
  if (!whole.isComplete) skip("paging", `the list has more than ${MOST_PAGES} pages`);
  judgeDefault(probe, params, first, whole.items.length);
  judgeNewestFirst(probe, whole);
  await judgePages(probe, whole);
  await judgeFilters(probe, whole);
  await judgeSearches(probe, whole);
  await judgeOrders(probe, whole);
  await judgeTexts(probe, whole.params);
};

/** The size of pages. */
interface PageSize {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly preset: unknown;
}

/** The param with the size of pages, and its limits. */
export function sizeOf({ catalog }: Probe): PageSize | undefined {
  const field = catalog.params.fields.find(({ role }) => role?.kind === "paging" && role.part === "size");
  if (field?.type.kind !== "scalar") return undefined;
  return {
    name: field.name,
    min: Math.max(1, field.type.min ?? 1),
    max: Math.min(field.type.max ?? MANY, MANY * 10),
    preset: field.default?.value,
  };
}

/** A page has at most as many records as its size, or as the default of the size. */
function judgeSize(probe: Probe, params: Params, { records, exchange }: Success): void {
  const size = sizeOf(probe);
  const most = size && (params[size.name] ?? size.preset);
  if (size === undefined || typeof most !== "number") return;
  const problem = records.length > most && `the page has ${records.length} records, more than ${most}`;
  probe.judge("limit", probe.says.param(size.name), exchange, problem);
}

/** Kinds of paging whose pages are full but for the last one. Those with tokens and offsets may have fewer records than were asked for. */
const FULL_PAGES: readonly unknown[] = ["record_cursor", "page_number"];

/** A page whose size a call does not name has as many records as the default, if there are more. */
function judgeDefault(probe: Probe, params: Params, first: Success, total: number): void {
  const size = sizeOf(probe);
  if (typeof size?.preset !== "number" || params[size.name] !== undefined || !FULL_PAGES.includes(probe.catalog.paging?.kind)) return;
  // Another caller may have made a record since.
  const isMore = total > size.preset || findCursor(probe.definition.operation, params, first) !== undefined;
  const isShort = first.records.length < size.preset && isMore;
  const problem = isShort && `the page has ${first.records.length} records of ${total}, and the default is ${size.preset}`;
  probe.judge("limit", probe.says.param(size.name), first.exchange, problem);
}

/** Meta says under the name of a param at which record a page begins. */
function judgeStart({ catalog, envelope, judge, says }: Probe, params: Params, { meta, exchange }: Success): void {
  const { paging } = catalog;
  if (paging?.next === undefined || COUNTED[paging.kind] !== "records") return;
  if (catalog.meta?.fields.some(({ name }) => name === paging.next) !== true) return;
  const [wanted, found] = [params[paging.next] ?? 0, valueAt(meta, [paging.next])];
  const problem = found !== wanted && `\`${paging.next}\` is ${String(found)}, not ${shown(wanted)}`;
  judge("meta", says.value(catalog.addresses.meta, [paging.next]), exchange, problem, [envelope.meta, paging.next]);
}

/** Reads the pages from the one that params ask for, and judges how they lead to each other. Undefined when a page is no success. */
async function walk(probe: Probe, params: Params): Promise<Walk | undefined> {
  const { definition, account, judge, says } = probe;
  const kind = probe.catalog.paging?.kind;
  const judgePaging = ({ exchange }: Success, problem: string | false): void => judge("paging", says.aspect("paging"), exchange, problem);
  const pages: Success[] = [];
  const items: Item[] = [];
  const seen = new Set<string>();
  for (let asked = params; pages.length < MOST_PAGES;) {
    const page = await call(probe, "paging", asked);
    if (page === undefined) return undefined;
    judgeSize(probe, asked, page);
    judgeStart(probe, asked, page);
    const found = account.learn(probe, asked, page.records);
    const isKnown = (key: string): boolean => kind !== "change_feed" && items.some((item) => keyOfItem(item) === key);
    const twice = found.map(keyOfItem).find(isKnown);
    if (pages.length > 0) judgePaging(page, twice !== undefined && `the record ${twice} has been on a page before`);
    if (pages.length > 0 && found.length === 0 && kind === "record_cursor")
      judgePaging(page, "the page before says that there is more, and this one is empty");
    pages.push(page);
    items.push(...found);
    const cursor = findCursor(definition.operation, asked, page);
    if (cursor === undefined) return { items, pages, params, isComplete: true };
    const { param, value } = cursor;
    const problem =
      value === undefined
        ? `the page says neither that it is the last, nor what \`${param}\` comes next`
        : seen.has(JSON.stringify(value)) && `\`${param}\` leads to a page that has been there already`;
    judgePaging(page, problem);
    if (problem !== false) return { items, pages, params, isComplete: true };
    seen.add(JSON.stringify(value));
    asked = { ...asked, [param]: value as JsonValue };
  }
  return { items, pages, params, isComplete: false };
}

/** Lists that are newest first. */
function judgeNewestFirst({ definition, entity, judge, says, skip }: Probe, { items, pages: [page] }: Walk): void {
  if (definition.ordered === undefined || entity?.created === undefined || page === undefined) return;
  const field = pathInElement(entity, entity.created);
  const values = items.map(({ record }) => firstAt(record, field));
  const times = values.map((value) => (typeof value === "string" ? Date.parse(value) : Number(value)));
  const wrong = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? time));
  if (new Set(times).size < 2) return skip("order", "no two records have different times");
  const problem = wrong > 0 && `the record at position ${wrong + 1} is newer than the one before it, by \`${field}\``;
  judge("order", says.aspect("order"), page.exchange, problem);
}

/** Reads the list again in small pages, forwards and backwards: the records must be those of the large pages. */
async function judgePages(probe: Probe, whole: Walk): Promise<void> {
  const { catalog, validators, judge, says, skip } = probe;
  const { paging } = catalog;
  const [size, total] = [sizeOf(probe), whole.items.length];
  if (paging === undefined || paging.kind === "none") return;
  const small = Math.max(size?.min ?? 1, Math.ceil(total / PAGES_OF_WALK));
  const params = { ...whole.params, [size?.name ?? ""]: small };
  if (size === undefined || !whole.isComplete) return skip("pages", "the list cannot be read in pages of another size");
  if (small >= total || !validators.params.is(params)) return skip("pages", "there is no second page");
  judgeTotal(probe, whole);
  const walked = await walk(probe, params);
  const last = walked?.pages.at(-1);
  if (walked === undefined || last === undefined || paging.kind === "change_feed") return;
  const problem = differenceOf(whole.items.map(keyOfItem), walked.items.map(keyOfItem));
  judge("paging", says.aspect("paging"), last.exchange, problem !== undefined && `in pages of ${small}, ${problem}`);
  if (paging.kind === "record_cursor" && paging.previous !== undefined) await judgeBackwards(probe, walked, paging.previous, paging.id);
}

/** What differs between two readings of a list. */
function differenceOf(wanted: readonly string[], found: readonly string[]): string | undefined {
  const lost = wanted.find((key) => !found.includes(key));
  if (lost !== undefined) return `the record ${lost} is lost (there are ${found.length} instead of ${wanted.length})`;
  const more = found.find((key) => !wanted.includes(key));
  if (more !== undefined) return `there is the record ${more}, which a larger page does not have`;
  return wanted.join() === found.join() ? undefined : "the records are in another order";
}

/** The number of records that a page states. */
function judgeTotal({ catalog, definition, judge, says }: Probe, { pages: [page], items }: Walk): void {
  const { paging } = definition.operation;
  if (paging === undefined || !("total" in paging) || page === undefined) return;
  const { in: place, field, within = [] } = paging.total;
  const path = [...within, field];
  const stated = valueAt(place === "meta" ? page.meta : page.result, path);
  const isWrong = typeof stated === "number" && stated !== items.length;
  const problem = isWrong && `\`${field}\` is ${stated}, and there are ${items.length} records`;
  judge("paging", says.value(catalog.addresses[place], path), page.exchange, problem);
}

/** Goes back from the last page to the first. */
async function judgeBackwards(probe: Probe, { pages, params }: Walk, previous: string, field: string): Promise<void> {
  const { account, judge, says } = probe;
  const idsOf = ({ records }: Success): readonly string[] =>
    account.learn(probe, params, records).map((item) => String(identify(item, field)));
  const forward = pages.map(idsOf);
  for (let index = pages.length - 1; index > 0; index -= 1) {
    const [start, wanted] = [forward[index]?.[0], forward[index - 1]?.join(", ")];
    const page = start === undefined ? undefined : await call(probe, "paging", { ...params, [previous]: start });
    if (page === undefined) return;
    const found = idsOf(page).join(", ");
    const problem = found !== wanted && `the page before ${start} has the records ${found || "none"} instead of ${wanted}`;
    judge("paging", says.param(previous), page.exchange, problem);
  }
}
