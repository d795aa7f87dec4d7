import type { JsonValue } from "#templates/core";
import type { ConnectorDefinition, Draw, EntityDefinition, JsonObject, Derivation, StoreOptions } from "../definition.js";
import { namesIn, withInside, firstAt, keyOf, readerOf } from "../paths.js";
import { amountLeft } from "./numbering.js";
import { GeneratedValues, variedPaths } from "./generated_values.js";
import { Table, parentPath, toElement } from "./table.js";

/** A record that is being made. */
type Draft = Record<string, JsonValue>;

/**
 * The records that a connector starts with. Every instance of the connector starts with the same ones. They are made when they are
 * first needed, from nothing but the definition, the seed and the counts.
 */
export class GeneratedRecords {
  readonly values: GeneratedValues;
  readonly #entities: ReadonlyMap<string, EntityDefinition>;
  readonly #draws: readonly Draw[];
  /** The entities whose lists have the newest record first. */
  readonly #newestFirst: ReadonlySet<string>;
  readonly #records = new Map<string, readonly JsonObject[]>();

  constructor(definition: ConnectorDefinition, options: StoreOptions) {
    this.values = new GeneratedValues(definition, options);
    this.#entities = new Map(definition.entities.map((entity) => [entity.name, entity]));
    const { operations } = definition;
    this.#draws = operations.flatMap(({ draws }) => draws ?? []);
    const ordered = operations.filter(({ operation, ordered: order }) => operation.kind === "list" && order === "newest_first");
    this.#newestFirst = new Set(ordered.map(({ operation }) => operation.entity));
  }

  /** All records of an entity, in order of creation. Nobody may change them. */
  of(name: string): readonly JsonObject[] {
    const cached = this.#records.get(name);
    if (cached !== undefined) return cached;
    const entity = this.#entities.get(name);
    const records = entity === undefined ? [] : this.#derived(entity);
    this.#records.set(name, records);
    return records;
  }

  #bases(entity: EntityDefinition): readonly Draft[] {
    const write = writerOf(entity, this.values);
    return Array.from({ length: this.values.parents.recordCount(entity.name) }, (_none, index) => {
      const draft: Draft = { ...entity.example };
      write(draft, index);
      return draft;
    });
  }

  /** Whether records of an entity follow, perhaps through others, from those of another one, or are the same. */
  #follows({ name, derived }: EntityDefinition, other: string, seen: ReadonlySet<string> = new Set()): boolean {
    if (name === other) return true;
    if (seen.has(name)) return false;
    return derived.some(({ from }) => {
      const entity = this.#entities.get(from);
      return entity !== undefined && this.#follows(entity, other, new Set([...seen, name]));
    });
  }

  #derived(entity: EntityDefinition): readonly JsonObject[] {
    const drafts = this.#bases(entity);
    for (const derivation of entity.derived) {
      const from = this.#entities.get(derivation.from);
      if (from === undefined) continue;
      // Where records follow from each other in a cycle, they do without what follows from others.
      const records = this.#follows(from, entity.name) ? this.#bases(from) : this.of(from.name);
      const isNewestFirst = derivation.as === "records" && this.#newestFirst.has(from.name);
      const derive = deriverOf(entity, derivation, from, isNewestFirst ? newestFirst(from, records) : records);
      if (derive !== undefined) writeDerived(drafts, derivation.path, derive);
    }
    for (const draw of this.#draws.filter((one) => one.entity === entity.name)) {
      const { exhausted } = draw;
      if (exhausted !== undefined) writeDerived(drafts, exhausted, (record) => amountLeft(record, draw) <= 0);
    }
    return drafts;
  }
}

/** Lists that are embedded in a record have the order of the lists that operations return. */
function newestFirst(entity: EntityDefinition, records: readonly JsonObject[]): readonly JsonObject[] {
  const table = new Table(entity, records);
  return table.newestFirst().map((row) => table.at(row));
}

function writeDerived(drafts: readonly Draft[], path: string, derive: (record: JsonObject) => JsonValue | undefined): void {
  const write = writerTo(path);
  for (const draft of drafts) write(draft, derive(draft));
}

/** Writes a value, if there is one, to a path of a draft. It copies only what is on the way: to copy all fields takes most of the time. */
function writerTo(path: string): (draft: Draft, value: JsonValue | undefined) => void {
  const [name = "", ...rest] = namesIn(path);
  return (draft, value) => {
    if (value !== undefined) draft[name] = withInside(draft[name], rest, value);
  };
}

/** Writes all fields that differ from record to record: the parents, then, except in the first record, what varies. */
function writerOf(entity: EntityDefinition, values: GeneratedValues): (draft: Draft, index: number) => void {
  const parents = entity.parents.map(parentPath);
  const paths = new Set([...parents, ...variedPaths(entity)]);
  const fields = [...paths].map((path) => ({
    write: writerTo(path),
    valueAt: values.given(entity, path),
    isParent: parents.includes(path),
  }));
  return (draft, index) => {
    for (const { write, valueAt, isParent } of fields) if (isParent || index > 0) write(draft, valueAt(index));
  };
}

/**
 * Makes the function that derives the value of a field from those records of an entity that belong to a record of `owner`. It returns
 * undefined where nothing can belong to it.
 */
function deriverOf(
  owner: EntityDefinition,
  derivation: Derivation,
  entity: EntityDefinition,
  records: readonly JsonObject[],
): ((record: JsonObject) => JsonValue | undefined) | undefined {
  const link = linkOf(owner, derivation, entity);
  if (link === undefined) return undefined;
  const groups = groupedBy(records, link.path);
  return (record) => {
    const key = firstAt(record, link.key);
    return key === undefined ? undefined : derive(derivation, entity, groups.get(keyOf(key)) ?? []);
  };
}

/** The field of the other records that names the owner, and the field of the owner that it names. */
function linkOf(owner: EntityDefinition, { by }: Derivation, entity: EntityDefinition): { path: string; key: string } | undefined {
  const [id] = owner.identity;
  if (by !== undefined) return id === undefined ? undefined : { path: by, key: id };
  const parent = entity.parents.findLast(({ entities }) => entities.includes(owner.name));
  const key = parent?.by ?? id;
  return parent === undefined || key === undefined ? undefined : { path: parentPath(parent), key };
}

function groupedBy(records: readonly JsonObject[], path: string): ReadonlyMap<string, readonly JsonObject[]> {
  const read = readerOf(path);
  const groups = new Map<string, JsonObject[]>();
  for (const record of records) {
    for (const value of read(record)) {
      const group = groups.get(keyOf(value));
      if (group === undefined) groups.set(keyOf(value), [record]);
      else group.push(record);
    }
  }
  return groups;
}

function derive({ as, field }: Derivation, entity: EntityDefinition, records: readonly JsonObject[]): JsonValue {
  const values = field === undefined ? records.map((record) => toElement(entity, record)) : records.flatMap(readerOf(field));
  switch (as) {
    case "records":
      return values;
    case "count":
      return records.length;
    case "values":
      return [...new Set(values)];
    case "count_values":
      return new Set(values).size;
    case "last":
      return values.at(-1) ?? null;
    case "sum":
      return values.reduce<number>((sum, value) => sum + Number(value), 0);
    case "first":
      return values[0] ?? null;
    case "any":
      return records.length > 0;
  }
}
