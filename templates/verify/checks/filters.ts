import { type CatalogType, type JsonValue, isObject } from "#templates/core";
import { findCursor, OperationError } from "#templates/runtime";
import {
  readerOf,
  toFilter,
  type JsonObject,
  type RecordTest,
  firstAt,
  parseOrder,
  parseSearch,
  paramsWith,
  type RoleOf,
} from "#templates/sandbox";
import { keyOfItem, pathInElement, type Item } from "../account.js";
import { call, shown, type Probe, type Success } from "../probe.js";
import type { Walk } from "./lists.js";

/** How many values of a filter are tried, and how many values of records are looked at for them. */
const MOST_VALUES = 2;
const MOST_CANDIDATES = 6;

/** Checks every filter of a list: what it returns fits, and what fits is returned. */
export async function judgeFilters(probe: Probe, whole: Walk): Promise<void> {
  const { definition } = probe;
  for (const { param, role } of paramsWith(definition, "filter")) {
    const values = valuesToTry(probe, whole, param, role);
    const inclusive = paramsWith(definition, "modifies").find(({ role: { params } }) => params.includes(param))?.param;
    for (const value of values) {
      await tryFilter(probe, whole, { [param]: value }, toFilter(role, value, contextOf(probe, param)));
      const test = toFilter(role, value, { ...contextOf(probe, param), inclusive: true });
      if (inclusive !== undefined) await tryFilter(probe, whole, { [param]: value, [inclusive]: true }, test);
    }
  }
  for (const { param, role } of [...paramsWith(definition, "includes"), ...paramsWith(definition, "excludes")]) {
    const [page] = whole.pages;
    if (page !== undefined) judgeFit(probe, param, undefined, page, toFilter(role, undefined, contextOf(probe, param)));
    const asked = await call(probe, "filter", { ...whole.params, [param]: true });
    if (asked !== undefined) judgeFit(probe, param, true, asked, toFilter(role, true, contextOf(probe, param)));
  }
}

/** Asks for the records that fit a test. The first of the values is that of the filter. */
async function tryFilter(probe: Probe, whole: Walk, values: Readonly<Record<string, JsonValue>>, test: RecordTest): Promise<void> {
  const { definition, account, validators, judge, says } = probe;
  const params = { ...whole.params, ...values };
  const [[param, value] = ["", null]] = Object.entries(values);
  const page = validators.params.is(params) ? await call(probe, "filter", params) : undefined;
  if (page === undefined) return;
  judgeFit(probe, param, value, page, test);
  const found = account.learn(probe, params, page.records).map(keyOfItem);
  if (!whole.isComplete || findCursor(definition.operation, params, page) !== undefined) return;
  const lost = whole.items.find((item) => test(item.record) && !found.includes(keyOfItem(item)));
  const problem = lost !== undefined && `the record ${keyOfItem(lost)} fits \`${param}\` ${shown(value)}, and is not returned`;
  judge("filter", says.param(param), page.exchange, problem);
}

/** Every record of a page must fit what a param asks for. */
export function judgeFit(probe: Probe, param: string, value: JsonValue | undefined, page: Success, test: RecordTest): void {
  const wrong = page.records.findIndex((record) => !test(record as JsonObject));
  const problem = wrong >= 0 && `the record at position ${wrong} does not fit \`${param}\` ${shown(value)}`;
  probe.judge("filter", probe.says.param(param), page.exchange, problem);
}

/** The param that a value is for, as the readers of queries need it. */
export function contextOf({ entity }: Probe, param: string): { readonly param: string; readonly fieldNames: readonly string[] } {
  return { param, fieldNames: entity?.fields ?? [] };
}

/** Values for which some records fit and others do not; where there is none, one that hides all records, or any. */
function valuesToTry(probe: Probe, { items, params }: Walk, param: string, role: RoleOf<"filter">): readonly JsonValue[] {
  const { catalog, entity, validators, skip } = probe;
  const field = catalog.params.fields.find(({ name }) => name === param);
  const shownValues = fromRecords(probe, items, role);
  const means = Object.values(role.meanings ?? {}).flat();
  const isShown = means.length > 0 ? means.every((one) => entity?.hidden.includes(one.field) === false) : shownValues.length > 0;
  if (field === undefined || !isShown) {
    skip(`filter ${param}`, "no record shows a value for it");
    return [];
  }
  const candidates = [...shownValues, ...(role.as === "interval" ? [] : listed(field.type))].flatMap(formsOf);
  const grades = candidates.flatMap((value) => {
    if (!validators.params.is({ ...params, [param]: value })) return [];
    const test = toFilter(role, value, contextOf(probe, param));
    const fitting = items.filter(({ record }) => test(record)).length;
    return [{ value, grade: fitting === 0 ? 1 : fitting < items.length ? 0 : 2 }];
  });
  if (grades.every(({ grade }) => grade === 2)) skip(`filter ${param}`, "no value is known that leaves a record out");
  return grades
    .toSorted((first, second) => first.grade - second.grade)
    .slice(0, MOST_VALUES)
    .map(({ value }) => value);
}

/** The values that records have, or intervals from one third of them to another. */
function fromRecords({ entity }: Probe, items: readonly Item[], { field, as }: RoleOf<"filter">): readonly JsonValue[] {
  const read = readerOf(pathInElement(entity, field ?? ""));
  const values = field === undefined ? [] : [...new Set(items.flatMap(({ record }) => read(record)))];
  if (as !== "interval") return values.slice(0, MOST_CANDIDATES);
  const times = values.filter((value) => typeof value === "number").toSorted((first, second) => first - second);
  const [low, high] = [times[Math.floor(times.length / 3)], times[Math.floor((times.length * 2) / 3)]];
  if (low === undefined || high === undefined) return [];
  return [
    { gte: low, lt: high },
    { gt: low, lte: high },
  ];
}

/** The values that a type lists. */
function listed(type: CatalogType): readonly JsonValue[] {
  if (type.kind === "array") return listed(type.items);
  if (type.kind !== "scalar") return [];
  return [...(type.types.includes("boolean") ? [true, false] : []), ...(type.enum ?? type.commaList?.values ?? type.knownValues ?? [])];
}

/** A value as params write it: by itself, as text, or in a list, twice. */
function formsOf(value: JsonValue): readonly JsonValue[] {
  if (typeof value === "object") return [value];
  const plain = typeof value === "string" && /^\d{1,15}$/.test(value) ? [value, Number(value)] : [value, String(value)];
  return plain.flatMap((one) => [one, [one, one]]);
}

/** Values of an order that are tried. */
const MOST_ORDERS = 2;

/** Names of fields that are looked at for something to search for. */
const MOST_NAMES = 12;

/** A query for a record by one of its fields, in each language. */
const QUERIES: Readonly<Record<RoleOf<"search">["language"], (field: string, value: string) => JsonValue>> = {
  text: (_field, value) => value,
  clauses: (field, value) => `${field}:"${value.replaceAll(/["\\]/g, "\\$&")}"`,
  jql: (field, value) => `${field} = "${value.replaceAll(/["\\]/g, "\\$&")}"`,
  file_query: (field, value) => `${field} = '${value.replaceAll(/['\\]/g, "\\$&")}'`,
  filter_groups: (field, value) => [{ filters: [{ propertyName: field, operator: "EQ", value }] }],
};

/** Searches for a record by a field that it has: everything that comes back must match. */
export async function judgeSearches(probe: Probe, { items, params }: Pick<Walk, "items" | "params">): Promise<void> {
  const { catalog, definition, validators, judge, says, skip } = probe;
  for (const { param, role } of paramsWith(definition, "search")) {
    const example = catalog.params.fields.find(({ name }) => name === param)?.example;
    const queries = [...queriesFor(probe, items, role), ...(example === undefined ? [] : [example])].flatMap((query) => {
      const matches = attempt(() => parseSearch(role, query, contextOf(probe, param)).matches);
      const found = matches === undefined ? 0 : items.filter(({ record }) => matches(record)).length;
      return matches === undefined || !validators.params.is({ ...params, [param]: query })
        ? []
        : [{ query, matches, isSelective: found > 0 && found < items.length }];
    });
    const chosen = queries.find(({ isSelective }) => isSelective) ?? queries[0];
    const page = chosen && (await call(probe, "search", { ...params, [param]: chosen.query }));
    if (chosen === undefined) skip(`search ${param}`, "no record has a value to search for");
    if (chosen === undefined || page === undefined) continue;
    judgeFit(probe, param, chosen.query, page, chosen.matches);
    const problem = page.records.length === 0 && `nothing is found by ${shown(chosen.query)}, which a record of the list matches`;
    if (chosen.isSelective) judge("search", says.param(param), page.exchange, problem);
  }
}

/** Queries by the values of records, under the names that the language has for their fields. */
function queriesFor(
  { entity }: Probe,
  items: Walk["items"],
  { fields = {}, language, in: inside = [] }: RoleOf<"search">,
): readonly JsonValue[] {
  const named = Object.entries(fields).flatMap(([name, paths]) => paths.map((path) => [name, path] as const));
  const properties = items.slice(0, 1).flatMap(({ record }) => (isObject(record["properties"]) ? Object.keys(record["properties"]) : []));
  const grouped = language === "filter_groups" ? properties.map((name) => [name, `properties.${name}`] as const) : [];
  const plain = [...inside, ...(entity?.identity ?? []), ...(entity?.fields ?? [])].map((name) => [name, name] as const);
  return [...grouped, ...named, ...plain].slice(0, MOST_NAMES).flatMap(([name, path]) => {
    const values = items.slice(0, 3).map(({ record }) => firstAt(record, pathInElement(entity, path)));
    return values.flatMap((value) => (typeof value === "string" && value !== "" ? [QUERIES[language](name, value)] : []));
  });
}

/** Asks for orders that the records do not have already. */
export async function judgeOrders(probe: Probe, { items, params }: Walk): Promise<void> {
  const { catalog, definition, validators, judge, says, skip } = probe;
  for (const { param, role } of paramsWith(definition, "order")) {
    const { type, example } = catalog.params.fields.find(({ name }) => name === param) ?? {};
    const names = Object.keys(role.fields ?? {}).flatMap((name) => [name, role.language === "signed" ? `-${name}` : `${name} desc`]);
    const orders = [...(type === undefined ? [] : listed(type)), ...names, ...(example === undefined ? [] : [example])].flatMap((value) => {
      const compare = attempt(() => parseOrder(role, value, contextOf(probe, param)));
      const isOther = compare !== undefined && items.some(({ record }, index) => compare(items[index - 1]?.record ?? record, record) > 0);
      return isOther && validators.params.is({ ...params, [param]: value }) ? [{ value, compare }] : [];
    });
    if (orders.length === 0) skip(`order ${param}`, "the records are in that order already");
    for (const { value, compare } of orders.slice(0, MOST_ORDERS)) {
      const page = await call(probe, "order", { ...params, [param]: value });
      const found = page === undefined ? [] : probe.account.learn(probe, params, page.records);
      const wrong = found.findIndex(({ record }, index) => compare(found[index - 1]?.record ?? record, record) > 0);
      const problem = wrong > 0 && `the record at position ${wrong} comes before the one in front of it, by \`${param}\` ${shown(value)}`;
      if (page !== undefined) judge("order", says.param(param), page.exchange, problem);
    }
  }
}

/** What reads a query in the language that the catalog describes; undefined where it cannot. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof OperationError) return undefined;
    throw error;
  }
}
