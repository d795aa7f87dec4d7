import type { JsonValue } from "#templates/core";
import type { EntityDefinition, JsonObject } from "../definition.js";
import { joined, opposite } from "../queries/fields.js";
import { conditionTest, toFilter } from "../queries/filters.js";
import { parseOrder } from "../queries/orders.js";
import type { ParamContext, RecordOrder, RecordTest } from "../queries/query_types.js";
import { parseSearch } from "../queries/search.js";
import type { Table } from "../records/table.js";
import { paramsWith, valueOf, type Call } from "./call.js";
import { belongsTo, namedParents, type NamedParent } from "./find_record.js";

/** The context of a query or an order: the param that it was given for. */
export function contextOf({ example }: EntityDefinition, param: string): ParamContext {
  return { param, fieldNames: Object.keys(example) };
}

/**
 * Whether the params of a call let a record through: all filters, those that are left out included.
 * @throws OperationError 422 for a value that cannot be read.
 */
export function filtersOf(call: Call, entity: EntityDefinition): RecordTest {
  const { definition } = call;
  const widened = paramsWith(definition, "modifies").flatMap(({ param, role }) => (valueOf(call, param) === true ? role.params : []));
  const within = paramsWith(definition, "within").flatMap(({ param, role: { field } }) =>
    field === undefined ? [] : [{ param, role: { kind: "filter", field, as: "equals" } as const }],
  );
  const filters = [...(["filter", "includes", "excludes"] as const).flatMap((kind) => [...paramsWith(definition, kind)]), ...within];
  const tests = filters.flatMap(({ param, role }) => {
    const value = valueOf(call, param);
    // A filter without a value keeps everything.
    if (value === undefined && role.kind === "filter") return [];
    return [toFilter(role, value, { ...contextOf(entity, param), inclusive: widened.includes(param) })];
  });
  return joined("and", tests);
}

/** The records that a list may return: rows in order, and which of their records are in the list. */
export interface Selection {
  readonly table: Table;
  readonly rows: readonly number[];
  readonly matches: (record: JsonObject) => boolean;
}

/**
 * The records that a list returns on all its pages, in their order.
 * @throws OperationError 404 for a parent that does not exist, 422 for a query or order that cannot be read.
 */
export function selectionOf(call: Call, table: Table): Selection {
  const { entity } = table;
  const parents = namedParents(call, entity);
  const isFiltered = filtersOf(call, entity);
  const { tests: isFound, order } = searchesOf(call, entity);
  const hides = hidingOf(call);
  const belongs = parents.length < 2 ? [] : [belongsTo(parents)];
  return {
    table,
    rows: orderedRows(call, table, parents, orderOf(call, entity) ?? order),
    // The rows are those of the innermost parent: only one of several parents leaves something to test.
    matches: joined("and", [...belongs, ...hides, ...isFound, isFiltered]),
  };
}

/** An order, and what tells it apart from others. */
interface AskedOrder {
  readonly key: string;
  readonly compare: RecordOrder;
}

function searchesOf(call: Call, entity: EntityDefinition): { tests: readonly RecordTest[]; order: AskedOrder | undefined } {
  const queries = paramsWith(call.definition, "search").flatMap(({ param, role }) => {
    const value = valueOf(call, param);
    return value === undefined ? [] : [{ key: keyOf(call, param, value), ...parseSearch(role, value, contextOf(entity, param)) }];
  });
  const order = queries.flatMap(({ key, compare }) => (compare === undefined ? [] : [{ key, compare }]))[0];
  return { tests: queries.map(({ matches }) => matches), order };
}

function orderOf(call: Call, entity: EntityDefinition): AskedOrder | undefined {
  return paramsWith(call.definition, "order").flatMap(({ param, role }): readonly AskedOrder[] => {
    const value = valueOf(call, param);
    if (value === undefined) return [];
    const compare = parseOrder(role, value, contextOf(entity, param));
    const key = keyOf(call, param, value);
    return [isReversed(call, param) ? { key: `${key} reversed`, compare: (first, second) => -compare(first, second) } : { key, compare }];
  })[0];
}

/** Whether a param that modifies an order asks for the other direction. */
function isReversed(call: Call, order: string): boolean {
  const directions = paramsWith(call.definition, "modifies").filter(({ role }) => role.params.includes(order));
  return directions.some(({ param }) => /^"desc/i.test(JSON.stringify(valueOf(call, param) ?? null)));
}

function keyOf({ definition: { operation } }: Call, param: string, value: JsonValue): string {
  return `${operation.id} ${param} ${JSON.stringify(value)}`;
}

/** Tests that leave out the records that a list hides unless a param is given. */
function hidingOf({ definition: { hides }, given }: Call): readonly RecordTest[] {
  if (hides === undefined || (given[hides.unless] ?? null) !== null) return [];
  return [opposite(conditionTest(hides))];
}

/** The rows of a list in its order; with a parent, those of its children only. */
function orderedRows(
  { definition }: Call,
  table: Table,
  parents: readonly NamedParent[],
  order: AskedOrder | undefined,
): readonly number[] {
  const innermost = parents.at(-1);
  if (innermost === undefined) {
    const rows = definition.ordered === "newest_first" ? table.newestFirst() : table.inOrderOfCreation();
    return order === undefined ? rows : table.sorted(order.key, rows, order.compare);
  }
  const children = table.find(innermost.path, innermost.id);
  const rows = definition.ordered === "newest_first" ? table.newestOf(children) : children;
  return order === undefined ? rows : table.sortedRows(rows, order.compare);
}
