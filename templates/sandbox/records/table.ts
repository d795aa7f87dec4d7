import { type JsonValue, isObject, printFieldPath } from "#templates/core";
import type { EntityDefinition, JsonObject, ParentDefinition } from "../definition.js";
import { firstAt, keyOf, readerOf, valueAt } from "../paths.js";
import { millisecondsOf } from "../queries/instants.js";
import type { RecordOrder } from "../queries/query_types.js";

/** How many orders other than those of creation are kept. */
const KEPT_ORDERS = 8;
const NOTHING: readonly number[] = [];

/**
 * The records of an entity in one instance. A row is the number of a record in order of creation, from 0. Rows of deleted records
 * stay, so that they still have a place in every order. Records are never changed, only replaced.
 */
export class Table {
  readonly entity: EntityDefinition;
  readonly #rows: JsonObject[];
  readonly #deleted = new Set<number>();
  readonly #indexes = new Map<string, Map<string, number[]>>();
  readonly #orders = new Map<string, readonly number[]>();
  /** How many records were added. */
  added = 0;
  #created: number[] | undefined;
  #newest: readonly number[] | undefined;

  constructor(entity: EntityDefinition, records: readonly JsonObject[]) {
    this.entity = entity;
    this.#rows = [...records];
  }

  /** The records that exist, in order of creation, in an array of their own. */
  get records(): readonly JsonObject[] {
    return this.#rows.filter((_record, row) => !this.#deleted.has(row));
  }

  /** The records of all rows. */
  get allRecords(): readonly JsonObject[] {
    return this.#rows;
  }

  /** The record of a row, as it was when it was deleted. @throws RangeError for a row that the table does not have. */
  at(row: number): JsonObject {
    const record = this.#rows[row];
    if (record === undefined) throw new RangeError(`${this.entity.name} has no row ${row}.`);
    return record;
  }

  /** Whether the record of a row has not been deleted. */
  exists(row: number): boolean {
    return this.#deleted.size === 0 || !this.#deleted.has(row);
  }

  /** All rows in which a field has a value, those of deleted records included. Numbers equal their decimals as text. */
  find(path: string, value: string | number): readonly number[] {
    return this.#index(path).get(String(value)) ?? NOTHING;
  }

  /** Adds a record, and returns its row. */
  add(record: JsonObject): number {
    this.added += 1;
    const row = this.#rows.push(record) - 1;
    for (const [path, index] of this.#indexes) enterValues(index, readerOf(path)(record), row);
    this.#orders.clear();
    this.#created?.push(row);
    const newest = this.#newest?.[0];
    const isNewest = newest === undefined || this.#createdAt(row) >= this.#createdAt(newest);
    this.#newest = isNewest && this.#newest !== undefined ? [row].concat(this.#newest) : undefined;
    return row;
  }

  /** Puts another record in the place of one. */
  replace(row: number, record: JsonObject): void {
    const previous = this.at(row);
    this.#rows[row] = record;
    this.#orders.clear();
    const { created } = this.entity;
    if (created !== undefined && firstAt(previous, created) !== firstAt(record, created)) this.#newest = undefined;
    for (const path of this.#indexes.keys()) {
      if (keyOf(readerOf(path)(previous)) !== keyOf(readerOf(path)(record))) this.#indexes.delete(path);
    }
  }

  /** Deletes the record of a row. */
  delete(row: number): void {
    this.#deleted.add(row);
  }

  /** All rows in order of creation. */
  inOrderOfCreation(): readonly number[] {
    this.#created ??= this.#rows.map((_record, row) => row);
    return this.#created;
  }

  /** All rows, the newest record first. Of those with the same time, the one that was added last comes first. */
  newestFirst(): readonly number[] {
    this.#newest ??= this.newestOf(this.inOrderOfCreation());
    return this.#newest;
  }

  /** Some rows, the newest record first. */
  newestOf(rows: readonly number[]): readonly number[] {
    const newest = rows.toReversed();
    if (this.entity.created === undefined) return newest;
    const times: number[] = [];
    for (const row of rows) times[row] = this.#createdAt(row);
    const timeOf = (row: number): number => times[row] ?? 0;
    const isSorted = newest.every((row, index) => index === 0 || timeOf(newest[index - 1] ?? row) >= timeOf(row));
    return isSorted ? newest : newest.sort((left, right) => timeOf(right) - timeOf(left));
  }

  /**
   * All rows in another order; rows that are equal stay as they are in `rows`. `key` tells orders apart: orders are kept until a
   * record changes.
   */
  sorted(key: string, rows: readonly number[], compare: RecordOrder): readonly number[] {
    const cached = this.#orders.get(key);
    if (cached !== undefined) return cached;
    const sorted = this.sortedRows(rows, compare);
    const [oldest] = this.#orders.keys();
    if (this.#orders.size >= KEPT_ORDERS && oldest !== undefined) this.#orders.delete(oldest);
    this.#orders.set(key, sorted);
    return sorted;
  }

  /** Some rows in another order; rows that are equal stay as they are. */
  sortedRows(rows: readonly number[], compare: RecordOrder): readonly number[] {
    return rows.toSorted((left, right) => compare(this.at(left), this.at(right)));
  }

  #createdAt(row: number): number {
    const { created } = this.entity;
    return created === undefined ? 0 : (millisecondsOf(firstAt(this.at(row), created)) ?? 0);
  }

  #index(path: string): Map<string, number[]> {
    const cached = this.#indexes.get(path);
    if (cached !== undefined) return cached;
    const index = new Map<string, number[]>();
    const read = readerOf(path);
    for (const [row, record] of this.#rows.entries()) enterValues(index, read(record), row);
    this.#indexes.set(path, index);
    return index;
  }
}

function enterValues(index: Map<string, number[]>, values: readonly JsonValue[], row: number): void {
  for (const value of values) {
    const key = keyOf(value);
    const rows = index.get(key);
    if (rows === undefined) index.set(key, [row]);
    else if (rows.at(-1) !== row) rows.push(row);
  }
}

/** The key under which a child has its parent. */
export function parentPath({ field, param }: ParentDefinition): string {
  return field ?? printFieldPath([param]);
}

/** A record as `get` returns it: without the fields that only the state has. */
export function toAnswer({ hidden, parents, example }: EntityDefinition, record: JsonObject): JsonObject {
  const unnamed = parents.flatMap(({ field, param }) => (field === undefined && !Object.hasOwn(example, param) ? [param] : []));
  return [...hidden, ...unnamed].reduce((shown, name) => {
    if (!Object.hasOwn(shown, name)) return shown;
    const { [name]: _left, ...others } = shown;
    return others;
  }, record);
}

/** A record as lists have it. */
export function toElement(entity: EntityDefinition, record: JsonObject): JsonObject {
  const answer = toAnswer(entity, record);
  const element = entity.element === undefined ? answer : valueAt(answer, entity.element);
  return isObject(element) ? element : answer;
}
