import type { ConnectorDefinition, EntityDefinition, JsonObject, InstanceState } from "../definition.js";
import { firstAt, isId, withValue } from "../paths.js";
import { millisecondsOf, parseTime } from "../queries/instants.js";
import type { GeneratedRecords } from "./generated_records.js";
import { numberingOf } from "./numbering.js";
import { Table, parentPath } from "./table.js";

/** How far the logical clock goes with each time that it gives. */
const TICK = 1000;

/** A connector and the records that its instances start with. */
export interface RecordSource {
  readonly definition: ConnectorDefinition;
  readonly generated: GeneratedRecords;
}

/** The records of an instance, its logical clock and its counters. */
export class InstanceRecords {
  readonly #source: RecordSource;
  readonly #entities: ReadonlyMap<string, EntityDefinition>;
  readonly #tables = new Map<string, Table>();
  readonly #next = new Map<string, number>();
  #now: number;

  /** Starts with the records of a state, if one is given, and with generated ones otherwise. */
  constructor(source: RecordSource, records?: InstanceState["records"]) {
    this.#source = source;
    this.#entities = new Map(source.definition.entities.map((entity) => [entity.name, entity]));
    this.#now = startOf(source);
    if (records !== undefined) this.#load(records);
  }

  /** The records of an entity; undefined if the connector does not have the entity. */
  table(name: string): Table | undefined {
    const cached = this.#tables.get(name);
    if (cached !== undefined) return cached;
    const entity = this.#entities.get(name);
    if (entity === undefined) return undefined;
    const table = new Table(entity, this.#source.generated.of(name));
    this.#tables.set(name, table);
    return table;
  }

  /** The record with the times of its creation or change set to now, each in the format of the entity's example. The clock ticks. */
  stamp({ example, ...entity }: EntityDefinition, record: JsonObject, action: "create" | "update"): JsonObject {
    const paths = action === "create" ? stampedPaths(entity) : [entity.updated ?? []].flat();
    const times = paths.flatMap((path) => ({ path, time: parseTime(firstAt(example, path)) })).filter(({ time }) => time !== undefined);
    if (times.length === 0) return record;
    this.#now += TICK;
    return times.reduce((stamped, { path, time }) => withValue(stamped, path, time?.write(this.#now) ?? null), record);
  }

  /** How many steps the next id of an entity is after its example. It is used up. */
  takeNumber(table: Table): number {
    const number = this.#nextNumber(table);
    this.#next.set(table.entity.name, number + 1);
    return number;
  }

  /** Keeps the counter of an entity beyond an id that somebody chose. */
  passId(table: Table, record: JsonObject): void {
    const next = Math.max(this.#nextNumber(table), highestOf(table.entity, [record]) + 1);
    this.#next.set(table.entity.name, next);
  }

  /** All records, by entity in the order of the catalog. */
  get records(): Readonly<Record<string, readonly JsonObject[]>> {
    return Object.fromEntries([...this.#entities.keys()].map((name) => [name, this.table(name)?.records ?? []]));
  }

  #nextNumber(table: Table): number {
    const counted = this.#next.get(table.entity.name);
    if (counted !== undefined) return counted;
    const next = highestOf(table.entity, table.allRecords) + 1;
    this.#next.set(table.entity.name, next);
    return next;
  }

  #load(records: InstanceState["records"]): void {
    for (const [name, entity] of this.#entities) {
      this.#tables.set(name, new Table(entity, (Object.hasOwn(records, name) ? records[name] : undefined) ?? []));
    }
    for (const entity of this.#entities.values()) this.#adopt(entity, new Set());
    for (const table of this.#tables.values()) this.#now = Math.max(this.#now, latestOf(table));
  }

  /** Gives children without a parent to the first record that can be theirs, parents before children. */
  #adopt(entity: EntityDefinition, seen: Set<string>): void {
    const table = this.#tables.get(entity.name);
    if (table === undefined || seen.has(entity.name)) return;
    seen.add(entity.name);
    for (const name of entity.parents.flatMap(({ entities }) => entities)) {
      const parent = this.#entities.get(name);
      if (parent !== undefined) this.#adopt(parent, seen);
    }
    const records = table.records.map((record) => this.#withParents(entity, record));
    if (records.some((record, row) => record !== table.at(row))) this.#tables.set(entity.name, new Table(entity, records));
  }

  /** The innermost parent comes first: where it belongs to an outer one, that is the record's, too. */
  #withParents(entity: EntityDefinition, record: JsonObject): JsonObject {
    let adopted = record;
    let inner: ParentRecord | undefined;
    for (const parent of entity.parents.toReversed()) {
      const path = parentPath(parent);
      const shared = inner?.entity.parents.find(({ entities }) => entities.some((name) => parent.entities.includes(name)));
      const inherited = inner !== undefined && shared !== undefined ? firstAt(inner.record, parentPath(shared)) : undefined;
      const key = firstAt(adopted, path) ?? inherited;
      const tables = parent.entities.flatMap((name) => this.#tables.get(name) ?? []);
      const owner = tables.flatMap((table) => parentIn(table, parent.by, key) ?? [])[0];
      const id = key ?? (owner && firstAt(owner.record, parent.by ?? owner.entity.identity[0] ?? ""));
      if (firstAt(adopted, path) === undefined && id !== undefined) adopted = withValue(adopted, path, id);
      inner = owner ?? inner;
    }
    return adopted;
  }
}

type ParentRecord = { readonly entity: EntityDefinition; readonly record: JsonObject };

/** The record that a child names as its parent; the first record, if it names none. */
function parentIn(table: Table, by: string | undefined, key: unknown): ParentRecord | undefined {
  const path = by ?? table.entity.identity[0];
  const row = key === undefined ? 0 : path !== undefined && isId(key) ? table.find(path, key)[0] : undefined;
  return row === undefined || row >= table.allRecords.length ? undefined : { entity: table.entity, record: table.at(row) };
}

/** How many steps the highest id of some records is after the example's; -1 if there is none. */
function highestOf({ identity: [id], example }: EntityDefinition, records: readonly JsonObject[]): number {
  if (id === undefined) return -1;
  const { stepsTo } = numberingOf(firstAt(example, id));
  return records.reduce((highest, record) => Math.max(highest, stepsTo(firstAt(record, id)) ?? -1), -1);
}

/** A full second at or after every time that generated records state for their creation or last change. */
function startOf({ definition, generated }: RecordSource): number {
  const { values } = generated;
  const times = definition.entities.flatMap((entity) => {
    const last = values.parents.recordCount(entity.name) - 1;
    return last < 0
      ? []
      : stampedPaths(entity).flatMap((path) => [0, last].map((row) => millisecondsOf(values.of(entity.name, path)(row)) ?? 0));
  });
  return latestSecond(times);
}

function latestOf(table: Table): number {
  const paths = stampedPaths(table.entity);
  const times = table.records.flatMap((record) => paths.map((path) => millisecondsOf(firstAt(record, path)) ?? 0));
  return latestSecond(times);
}

function stampedPaths({ created, updated }: Pick<EntityDefinition, "created" | "updated">): readonly string[] {
  return [created, updated].filter((path) => path !== undefined);
}

/** The full second at or after the latest of some times. */
function latestSecond(times: readonly number[]): number {
  return Math.ceil(times.reduce((latest, time) => Math.max(latest, time), 0) / TICK) * TICK;
}
