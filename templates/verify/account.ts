import { isObject, printFieldPath, type CatalogOperation, type JsonValue } from "#templates/core";
import { elementsOf, valueAt, type GatewayDefinition } from "#templates/runtime";
import {
  conditionTest,
  firstAt,
  namesIn,
  type EntityDefinition,
  type JsonObject,
  type OperationDefinition,
  paramsWith,
} from "#templates/sandbox";
import type { Exchange } from "./caller.js";

export type Params = Readonly<Record<string, JsonValue>>;

/** A record that a list has returned. */
export interface Item {
  readonly entity: EntityDefinition | undefined;
  readonly record: JsonObject;
  /** The records that it belongs to. */
  readonly parents: readonly Item[];
}

/** A first page that is not empty, or the last one that was asked for. */
export interface Listing {
  readonly params: Params;
  readonly exchange?: Exchange;
  readonly items: readonly Item[];
}

/** An operation with all that is known about it. */
export interface Known {
  readonly definition: OperationDefinition;
  readonly catalog: CatalogOperation;
  readonly entity: EntityDefinition | undefined;
  /** A valid value for each param, by name. */
  readonly examples: Params;
  /** The names of the keys around results. */
  readonly envelope: GatewayDefinition;
}

/** The records of one instance, as far as they are known. */
export interface Account {
  /** The first page of a list: of the first parent that has records there. */
  readonly listing: (operation: Known) => Promise<Listing>;
  /** Keeps the records of a page. */
  readonly learn: (operation: Known, params: Params, records: readonly unknown[]) => readonly Item[];
  /** Ordinary params of an operation about a record or about the children of one; a text says what is missing. */
  readonly paramsFor: (operation: Known, item?: Item) => Promise<Params | string>;
  /** The records of an entity, from any of its lists. */
  readonly itemsOf: (entity: string) => Promise<readonly Item[]>;
  /** The records that an operation about one can name. */
  readonly candidates: (operation: Known) => Promise<readonly Item[]>;
}

/** The kinds of operations that return several records. */
const LISTS: readonly string[] = ["list", "page_record", "search_wrapper"];

/** Parents that are looked through for one with children. */
const MOST_PARENTS = 8;

/** Sends a call; undefined without an answer. */
type Execute = (operation: Known, params: Params) => Promise<Exchange | undefined>;

/** The account behind an instance of a connector. */
export function createAccount(operations: readonly Known[], execute: Execute): Account {
  const known = new Map<string, readonly Item[]>();
  const listings = new Map<string, Promise<Listing>>();

  const learn: Account["learn"] = ({ definition, entity }, params, records) => {
    const { entity: name } = definition.operation;
    const parents = paramsWith(definition, "parent").flatMap(({ param, role: { entities, by } }) => {
      const found = entities.flatMap((one) => known.get(one) ?? []).find((item) => identify(item, by) === params[param]);
      return found === undefined ? [] : [found, ...found.parents];
    });
    const items = records.flatMap((record) => (isObject(record) ? [{ entity, record: record as JsonObject, parents }] : []));
    const all = new Map([...(known.get(name) ?? []), ...items].map((item) => [keyOfItem(item), item]));
    known.set(name, [...all.values()]);
    return items;
  };

  const itemsOf = async (name: string): Promise<readonly Item[]> => {
    const lists = operations.filter(({ catalog }) => catalog.entity === name && LISTS.includes(catalog.kind));
    for (const list of (known.get(name) ?? []).length > 0 ? [] : lists) if ((await listing(list)).items.length > 0) break;
    return known.get(name) ?? [];
  };

  const candidates: Account["candidates"] = async ({ definition }) => {
    const [identity, parent] = [paramsWith(definition, "identity")[0], paramsWith(definition, "parent").at(-1)];
    const own = identity === undefined ? (parent?.role.entities ?? []) : [identity.role.entity ?? definition.operation.entity];
    const items: Item[] = [];
    for (const name of own) items.push(...(await itemsOf(name)));
    const there = paramsWith(definition, "index").map(({ role: { field } }) => ({ field, isNot: null }));
    const tests = [...definition.only, ...there].map(conditionTest);
    return items.filter(({ record }) => tests.every((test) => test(record)));
  };

  const paramsFor: Account["paramsFor"] = async (operation, given) => {
    const { definition } = operation;
    const names = [...paramsWith(definition, "identity"), ...paramsWith(definition, "parent")];
    const item = given ?? (await candidates(operation))[0];
    if (item === undefined && names.length > 0) return "the account has no record that it can be called for";
    const params: Record<string, JsonValue> = {};
    for (const { param, role } of names) {
      const wanted = role.kind === "parent" ? role.entities : [role.entity ?? definition.operation.entity];
      const found = item && [item, ...item.parents].find(({ entity }) => wanted.includes(entity?.name ?? ""));
      const id = found && identify(found, role.kind === "parent" ? role.by : role.fields[0]);
      if (id === undefined) return `no record says what \`${param}\` is`;
      params[param] = id;
    }
    return { ...(await startOf(operation, operations, execute)), ...neededParams(operation), ...params };
  };

  const list = async (operation: Known): Promise<Listing> => {
    const { definition } = operation;
    const parents = paramsWith(definition, "parent").length > 0 ? (await candidates(operation)).slice(0, MOST_PARENTS) : [undefined];
    let last: Listing = { params: {}, items: [] };
    for (const parent of parents) {
      const params = await paramsFor(operation, parent);
      const exchange = typeof params === "string" ? undefined : await execute(operation, params);
      if (typeof params === "string" || exchange === undefined) continue;
      last = { params, exchange, items: learn(operation, params, recordsIn(operation, exchange)) };
      if (last.items.length > 0) break;
    }
    return last;
  };

  const listing: Account["listing"] = (operation) => {
    const found = listings.get(operation.catalog.id) ?? list(operation);
    listings.set(operation.catalog.id, found);
    return found;
  };
  return { listing, learn, paramsFor, itemsOf, candidates };
}

/** The token that a feed starts with, which another operation returns. */
async function startOf({ definition: { operation } }: Known, operations: readonly Known[], execute: Execute): Promise<Params> {
  const starting = operations.find(({ definition }) => Object.values(definition.starts).includes(operation.entity));
  if (operation.paging?.kind !== "change_feed" || starting === undefined) return {};
  const { body } = (await execute(starting, neededParams(starting))) ?? {};
  const [field = ""] = Object.entries(starting.definition.starts).find(([, name]) => name === operation.entity) ?? [];
  const token = isObject(body) ? valueAt(body[starting.envelope.result], [field]) : undefined;
  return typeof token === "string" ? { [operation.paging.next]: token } : {};
}

/** The records in a list's answer. */
export function recordsIn({ definition, envelope }: Pick<Known, "definition" | "envelope">, { body }: Exchange): readonly unknown[] {
  return isObject(body) ? elementsOf(definition.operation, body[envelope.result]) : [];
}

/** The path of a field, which the catalog gives for a whole record, in an element of a list. */
export function pathInElement(entity: EntityDefinition | undefined, field: string): string {
  const [above, names] = [namesIn(entity?.element ?? ""), namesIn(field)];
  return above.length > 0 && above.every((name, index) => names[index] === name) ? printFieldPath(names.slice(above.length)) : field;
}

/** The value that a record is found by, at a field or by its identity; undefined if it has none. */
export function identify({ record, entity }: Pick<Item, "record" | "entity">, field = entity?.identity[0]): string | number | undefined {
  const id = field === undefined ? undefined : (firstAt(record, field) ?? firstAt(record, pathInElement(entity, field)));
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}

/** Equal for equal records. */
export function keyOfItem(item: Item): string {
  return String(identify(item) ?? JSON.stringify(item.record));
}

/** Values of the params that an operation cannot do without, apart from those that name records. */
export function neededParams({ definition, catalog, examples }: Known): Params {
  const needed = catalog.params.fields.filter(({ name, required }) => required || definition.neededInPractice.includes(name));
  const values = needed.flatMap(({ name, example, role }): readonly (readonly [string, JsonValue])[] => {
    const value = role?.kind === "index" ? 0 : role?.kind === "select" && role.as === "mask" ? "*" : (examples[name] ?? example);
    return value === undefined || role?.kind === "identity" || role?.kind === "parent" ? [] : [[name, value]];
  });
  return Object.fromEntries(values);
}
