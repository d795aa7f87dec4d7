import { type JsonValue, isObject } from "#templates/core";
import { OperationError } from "#templates/runtime";
import { parseOrder, parseSearch, type RecordOrder, type RecordTest } from "#templates/sandbox";
import { rolesOf, type Item } from "../account.js";
import { accepts, call, paramStatement, shown, type Probe } from "../probe.js";
import { contextOf, itemsOf, judgeFit, valueIn } from "./filters.js";
import type { Walk } from "./lists.js";

type Roles = Probe["operation"]["definition"]["roles"];
type SearchRole = Extract<Roles[string], { readonly kind: "search" }>;
type OrderRole = Extract<Roles[string], { readonly kind: "order" }>;

/** Values of an order that are tried. */
const MOST_ORDERS = 2;

/** Checks searches, orders, and the params that change how an answer looks. */
export async function judgeQueries(probe: Probe, whole: Walk): Promise<void> {
  const { definition } = probe.operation;
  for (const { param, role } of rolesOf(definition, "search")) await judgeSearch(probe, whole, param, role);
  for (const { param, role } of rolesOf(definition, "order")) await judgeOrders(probe, whole, param, role);
}

/** A query for a record by one of its fields, in each language. */
const QUERIES: Readonly<Record<SearchRole["language"], (field: string, value: string) => JsonValue>> = {
  text: (_field, value) => value,
  clauses: (field, value) => `${field}:"${value.replaceAll(/["\\]/g, "\\$&")}"`,
  jql: (field, value) => `${field} = "${value.replaceAll(/["\\]/g, "\\$&")}"`,
  file_query: (field, value) => `${field} = '${value.replaceAll(/['\\]/g, "\\$&")}'`,
  filter_groups: (field, value) => [{ filters: [{ propertyName: field, operator: "EQ", value }] }],
};

/** Searches for a record by a field that it has: everything that comes back must match. */
async function judgeSearch(probe: Probe, whole: Walk, param: string, role: SearchRole): Promise<void> {
  const { operation, recorder } = probe;
  const example = operation.catalog.params.fields.find(({ name }) => name === param)?.example;
  const queries = [...queriesFor(probe, whole.items, role), ...(example === undefined ? [] : [example])];
  const read = queries.flatMap((query) => {
    const matches = attempt(() => parseSearch(role, query, contextOf(probe, param)).matches);
    return matches === undefined || !accepts(probe, { ...whole.params, [param]: query }) ? [] : [{ query, matches }];
  });
  const chosen = read.find(({ matches }) => isSelective(whole.items, matches)) ?? read[0];
  if (chosen === undefined) return recorder.skip(`search ${param}`, "no record has a value to search for");
  const page = await call(probe, "search", { ...whole.params, [param]: chosen.query });
  if (page !== undefined) judgeFit(probe, param, itemsOf(page), page, { test: chosen.matches, says: shown(chosen.query) });
}

function isSelective(items: readonly Item[], matches: RecordTest): boolean {
  const found = items.filter(({ record }) => matches(record)).length;
  return found > 0 && found < items.length;
}

/** The fields of a search, by the names that queries use for them, with the values of records. */
function queriesFor(probe: Probe, items: readonly Item[], role: SearchRole): readonly JsonValue[] {
  const entity = probe.account.entityOf(probe.operation);
  const named = Object.entries(role.fields ?? {}).flatMap(([name, paths]) => paths.map((path) => [name, path] as const));
  const plain = (role.in ?? entity?.identity ?? []).map((field) => [field, field] as const);
  const own = (entity?.fields ?? []).map((field) => [field, field] as const);
  const properties = items.flatMap(({ record }) => (isObject(record["properties"]) ? Object.keys(record["properties"]) : []));
  const inside = role.language === "filter_groups" ? properties.map((name) => [name, `properties.${name}`] as const) : [];
  return [...inside, ...named, ...plain, ...own].slice(0, 12).flatMap(([name, path]) => {
    const values = items.slice(0, 3).flatMap((item) => valueIn(probe, item, path) ?? []);
    return values.flatMap((value) => (typeof value === "string" && value !== "" ? [QUERIES[role.language](name, value)] : []));
  });
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

async function judgeOrders(probe: Probe, whole: Walk, param: string, role: OrderRole): Promise<void> {
  const orders = ordersFor(probe, whole, param, role);
  if (orders.length === 0) probe.recorder.skip(`order ${param}`, "no two records differ in a field that orders them");
  for (const { value, compare } of orders) {
    const page = await call(probe, "order", { ...whole.params, [param]: value });
    const records = page === undefined ? [] : itemsOf(page).map(({ record }) => record);
    const wrong = records.findIndex((record, index) => index > 0 && compare(records[index - 1] ?? record, record) > 0);
    const message = `the record at position ${wrong} comes before the one in front of it, by \`${param}\` ${shown(value)}`;
    if (page !== undefined) probe.recorder.judge("order", paramStatement(probe, param), page.exchange, wrong > 0 && { message });
  }
}

/** Values of an order that puts the records in an order other than the one they have. */
function ordersFor(
  probe: Probe,
  { items, params }: Walk,
  param: string,
  role: OrderRole,
): readonly { readonly value: JsonValue; readonly compare: RecordOrder }[] {
  const field = probe.operation.catalog.params.fields.find(({ name }) => name === param);
  const { type, example } = field ?? {};
  const values = type?.kind === "scalar" ? [...(type.enum ?? type.commaList?.values ?? []), ...(type.knownValues ?? [])] : [];
  const names = Object.keys(role.fields ?? {});
  const candidates = [
    ...values,
    ...names,
    ...names.map((name) => (role.language === "signed" ? `-${name}` : `${name} desc`)),
    ...(example === undefined ? [] : [example]),
  ];
  return candidates
    .flatMap((value) => {
      const compare = attempt(() => parseOrder(role, value, contextOf(probe, param)));
      if (compare === undefined || !accepts(probe, { ...params, [param]: value })) return [];
      const isOther = items.some(({ record }, index) => index > 0 && compare(items[index - 1]?.record ?? record, record) > 0);
      return isOther ? [{ value, compare }] : [];
    })
    .slice(0, MOST_ORDERS);
}
