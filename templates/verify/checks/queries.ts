import { isObject, type JsonValue } from "#templates/core";
import { OperationError } from "#templates/runtime";
import { firstAt, parseOrder, parseSearch } from "#templates/sandbox";
import { pathInElement, rolesOf, type RoleOf } from "../account.js";
import { call, shown, type Probe } from "../probe.js";
import { contextOf, judgeFit } from "./filters.js";
import type { Walk } from "./lists.js";

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
  for (const { param, role } of rolesOf(definition, "search")) {
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
  for (const { param, role } of rolesOf(definition, "order")) {
    const { type, example } = catalog.params.fields.find(({ name }) => name === param) ?? {};
    const names = Object.keys(role.fields ?? {}).flatMap((name) => [name, role.language === "signed" ? `-${name}` : `${name} desc`]);
    const listed = type?.kind === "scalar" ? (type.enum ?? type.commaList?.values ?? type.knownValues ?? []) : [];
    const orders = [...listed, ...names, ...(example === undefined ? [] : [example])].flatMap((value) => {
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
