import { isObject, printFieldPath, type CatalogField, type CatalogOperation, type JsonValue } from "#templates/core";
import { elementsOf, valueAt, type GatewayDefinition } from "#templates/runtime";
import { conditionTest, firstAt, namesIn, type EntityDefinition, type JsonObject, type OperationDefinition } from "#templates/sandbox";
import { NoAnswer, type Exchange } from "./caller.js";

export type Params = Readonly<Record<string, JsonValue>>;

/** A record that a list has returned. */
export interface Item {
  readonly entity: string;
  readonly record: JsonObject;
  /** The records that it belongs to. */
  readonly parents: readonly Item[];
}

/** A first page that is not empty, or the reason why there is none. */
export interface Listing {
  readonly params: Params;
  readonly exchange?: Exchange;
  readonly items: readonly Item[];
}

/** An operation with all that is known about it. */
export interface Known {
  readonly definition: OperationDefinition;
  readonly catalog: CatalogOperation;
  /** A valid value for each param, by name. */
  readonly examples: Params;
  /** The names of the keys around results. */
  readonly envelope: GatewayDefinition;
}

/** Sends an ordinary call of an operation. */
export type Execute = (operation: Known, params: Params) => Promise<Exchange>;

/** The records of one instance, as far as they are known. */
export interface Account {
  /** The records of an entity. Lists them if that has not happened yet. */
  readonly itemsOf: (entity: string) => Promise<readonly Item[]>;
  /** The first page of a list: of the first parent that has records there. */
  readonly listing: (operation: Known) => Promise<Listing>;
  /** Adds what a complete list has returned. */
  readonly learn: (operation: Known, params: Params, records: readonly unknown[]) => readonly Item[];
  /** Ordinary params of an operation about a record or about the children of one; a text says what is missing. */
  readonly paramsFor: (operation: Known, item?: Item) => Promise<Params | string>;
  /** The records that an operation about one can name. */
  readonly candidates: (operation: Known) => Promise<readonly Item[]>;
  readonly entityOf: (operation: Known) => EntityDefinition | undefined;
}

/** Parents that are looked through for one with children. */
const MOST_PARENTS = 8;

/** The account behind an instance of a connector. */
export function createAccount(entities: readonly EntityDefinition[], operations: readonly Known[], execute: Execute): Account {
  const known = new Map<string, Item[]>();
  const listings = new Map<string, Promise<Listing>>();
  const asked = new Set<string>();
  const entityNamed = (name: string): EntityDefinition | undefined => entities.find((entity) => entity.name === name);

  const learn: Account["learn"] = ({ definition }, params, records) => {
    const { entity } = definition.operation;
    const parents = rolesOf(definition, "parent").flatMap(({ param, role }) =>
      role.entities.flatMap((name) =>
        (known.get(name) ?? []).filter((item) => identify(item, entityNamed(name), role.by) === params[param]).slice(0, 1),
      ),
    );
    const items = records
      .filter(isRecord)
      .map((record): Item => ({ entity, record, parents: parents.flatMap((item) => [item, ...item.parents]) }));
    const all = known.get(entity) ?? [];
    const ids = new Set(all.map((item) => keyOfItem(item, entityNamed(entity))));
    known.set(entity, [...all, ...items.filter((item) => !ids.has(keyOfItem(item, entityNamed(entity))))]);
    return items;
  };

  const itemsOf: Account["itemsOf"] = async (entity) => {
    if (!asked.has(entity)) {
      asked.add(entity);
      const lists = operations.filter(({ definition: { operation } }) => operation.entity === entity && isList(operation.kind));
      for (const list of lists) if ((await listing(list)).items.length > 0) break;
    }
    return known.get(entity) ?? [];
  };

  const candidates: Account["candidates"] = async ({ definition }) => {
    const { operation, only } = definition;
    const [identity] = rolesOf(definition, "identity");
    const innermost = rolesOf(definition, "parent").at(-1);
    const names = identity !== undefined ? [identity.role.entity ?? operation.entity] : (innermost?.role.entities ?? []);
    const items = (await Promise.all(names.map(itemsOf))).flat();
    const lists = rolesOf(definition, "index").map(({ role }) => role.field);
    const tests = only.map(conditionTest);
    const fits = ({ record }: Item): boolean =>
      tests.every((test) => test(record)) && lists.every((field) => firstAt(record, field) !== undefined);
    return items.filter(fits);
  };

  const paramsFor: Account["paramsFor"] = async (operation, given) => {
    const { definition } = operation;
    const names = [...rolesOf(definition, "identity"), ...rolesOf(definition, "parent")];
    const item = given ?? (await candidates(operation))[0];
    if (item === undefined && names.length > 0) return `the account has no ${nounOf(definition)}`;
    const params: Record<string, JsonValue> = {};
    for (const { param, role } of names) {
      const wanted = role.kind === "parent" ? role.entities : [role.entity ?? definition.operation.entity];
      const found = item && [item, ...item.parents].find(({ entity }) => wanted.includes(entity));
      const by = role.kind === "parent" ? role.by : role.fields[0];
      const id = found && identify(found, entityNamed(found.entity), by);
      if (id === undefined) return `no record says what \`${param}\` is`;
      params[param] = id;
    }
    return { ...(await startsOf(operation, operations, execute)), ...neededParams(operation), ...params };
  };

  const list = async (operation: Known): Promise<Listing> => {
    const { definition } = operation;
    const hasParents = rolesOf(definition, "parent").length > 0;
    const parents = hasParents ? (await candidates(operation)).slice(0, MOST_PARENTS) : [undefined];
    let empty: Listing | undefined;
    for (const parent of parents) {
      const params = await paramsFor(operation, parent);
      if (typeof params === "string") continue;
      const exchange = await execute(operation, params).catch((error: unknown) => {
        if (error instanceof NoAnswer) return undefined;
        throw error;
      });
      if (exchange === undefined) return { params, items: [] };
      const items = learn(operation, params, recordsIn(operation, exchange));
      if (items.length > 0) return { params, exchange, items };
      empty ??= { params, exchange, items };
    }
    return empty ?? { params: {}, items: [] };
  };

  const listing: Account["listing"] = (operation) => {
    const { id } = operation.definition.operation;
    const found = listings.get(id) ?? list(operation);
    listings.set(id, found);
    return found;
  };
  return { itemsOf, listing, learn, paramsFor, candidates, entityOf: ({ definition }) => entityNamed(definition.operation.entity) };
}

function isList(kind: string): boolean {
  return kind === "list" || kind === "search_wrapper" || kind === "page_record";
}

function isRecord(value: unknown): value is JsonObject {
  return isObject(value);
}

function nounOf({ operation, only }: OperationDefinition): string {
  return `records that ${operation.id} can be called for${only.length > 0 ? " (it takes only some kinds)" : ""}`;
}

type RoleOfKind<Kind extends string> = Extract<OperationDefinition["roles"][string], { readonly kind: Kind }>;

/** The params of an operation whose role is of a kind. */
export function rolesOf<Kind extends string>(
  { roles }: OperationDefinition,
  kind: Kind,
): readonly { readonly param: string; readonly role: RoleOfKind<Kind> }[] {
  const isOfKind = (role: OperationDefinition["roles"][string]): role is RoleOfKind<Kind> => role.kind === kind;
  return Object.entries(roles).flatMap(([param, role]) => (isOfKind(role) ? [{ param, role }] : []));
}

/** The records in a list's answer. */
export function recordsIn({ definition, envelope }: Known, { body }: Exchange): readonly unknown[] {
  return isObject(body) ? elementsOf(definition.operation, body[envelope.result]) : [];
}

/** The path of a field, which the catalog gives for a whole record, in an element of a list. */
export function pathInElement({ element }: Pick<EntityDefinition, "element">, field: string): string {
  const [above, names] = [namesIn(element ?? ""), namesIn(field)];
  return above.length > 0 && above.every((name, index) => names[index] === name) ? printFieldPath(names.slice(above.length)) : field;
}

/** The value that a record is found by; undefined if it has none. */
export function identify({ record }: Pick<Item, "record">, entity: EntityDefinition | undefined, by?: string): string | number | undefined {
  const field = by ?? entity?.identity[0];
  if (field === undefined) return undefined;
  const id = firstAt(record, field) ?? firstAt(record, pathInElement(entity ?? {}, field));
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}

/** Equal for equal records. */
export function keyOfItem(item: Pick<Item, "record">, entity: EntityDefinition | undefined): string {
  return JSON.stringify(identify(item, entity) ?? item.record);
}

/** Values of the params that an operation cannot do without, apart from those that name records. */
export function neededParams({ definition, catalog, examples }: Known): Params {
  const names = (["identity", "parent"] as const).flatMap((kind) => rolesOf(definition, kind).map(({ param }) => param));
  const needed = catalog.params.fields.filter(
    ({ name, required }) => !names.includes(name) && (required || definition.neededInPractice.includes(name)),
  );
  const index = rolesOf(definition, "index").map(({ param }) => [param, 0] as const);
  return { ...Object.fromEntries(needed.flatMap((field) => valueOf(field, examples))), ...Object.fromEntries(index) };
}

function valueOf({ name, example }: CatalogField, examples: Params): readonly (readonly [string, JsonValue])[] {
  const value = examples[name] ?? example;
  return value === undefined ? [] : [[name, value]];
}

/** The token that a feed starts with, which another operation returns. */
async function startsOf({ definition }: Known, operations: readonly Known[], execute: Execute): Promise<Params> {
  const { paging, entity } = definition.operation;
  if (paging?.kind !== "change_feed") return {};
  for (const operation of operations) {
    const { envelope } = operation;
    const field = Object.entries(operation.definition.starts).find(([, name]) => name === entity)?.[0];
    if (field === undefined) continue;
    const { body } = await execute(operation, neededParams(operation));
    const token = isObject(body) ? valueAt(body[envelope.result], [field]) : undefined;
    if (typeof token === "string") return { [paging.next]: token };
  }
  return {};
}
