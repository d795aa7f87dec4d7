import type { ConnectorDefinition, EntityDefinition, ParentDefinition } from "../definition.js";
import type { WorldOptions } from "../world_types.js";

/** A generated record: the entity, and its number from 0. */
export interface Place {
  readonly entity: string;
  readonly index: number;
}

const USUAL_COUNT = 25;
const CHILDREN_PER_PARENT = 3;

/** How many records each entity of a connector starts with, and which record is the parent of which. */
export class Families {
  readonly #connector: string;
  readonly #entities: ReadonlyMap<string, EntityDefinition>;
  readonly #records: WorldOptions["records"];
  readonly #counts = new Map<string, number>();
  /** How many records the children of an entity are dealt to. */
  readonly #parents = new Map<string, number>();

  constructor(definition: ConnectorDefinition, records: WorldOptions["records"]) {
    this.#connector = definition.connector;
    this.#entities = new Map(definition.entities.map((entity) => [entity.name, entity]));
    this.#records = records;
  }

  /** The number of records of an entity; 0 for one that the connector does not have. */
  count(name: string): number {
    const known = this.#counts.get(name);
    if (known !== undefined) return known;
    // While the parents are counted, an entity that is its own ancestor counts as having no parents.
    this.#counts.set(name, this.#usual());
    const count = this.#countOf(this.#entities.get(name));
    this.#counts.set(name, count);
    return count;
  }

  /**
   * The turn of a record, from 0, where records take values in turn. The first record has none. The children of a parent take
   * consecutive turns, so that not all of them get the same value.
   */
  turnOf(name: string, index: number): number {
    const total = this.#parents.get(name) ?? this.#countParents(name);
    return total === 0 ? index - 1 : (index % total) + Math.floor(index / total) - 1;
  }

  /** The parent of a record in the role of one of its entity's parents. Undefined if there is none. */
  parentOf({ entity: name, index }: Place, parent: ParentDefinition): Place | undefined {
    const parents = this.#entities.get(name)?.parents ?? [];
    const innermost = parents.at(-1);
    if (innermost === undefined || innermost === parent) return this.#dealt(parent.entities, index);
    const place = this.#dealt(innermost.entities, index);
    if (place === undefined) return undefined;
    if (parent.entities.includes(place.entity)) return place;
    const shared = this.#entities
      .get(place.entity)
      ?.parents.find(({ entities }) => entities.some((other) => parent.entities.includes(other)));
    return shared === undefined ? this.#dealt(parent.entities, index) : this.parentOf(place, shared);
  }

  #usual(): number {
    return typeof this.#records === "number" ? this.#records : USUAL_COUNT;
  }

  #countOf(entity: EntityDefinition | undefined): number {
    if (entity === undefined) return 0;
    const given = typeof this.#records === "number" ? undefined : this.#records[`${this.#connector}.${entity.name}`];
    if (given !== undefined) return given;
    if (entity.single === true) return 1;
    const parent = entity.parents.at(-1);
    return parent === undefined ? this.#usual() : CHILDREN_PER_PARENT * this.#total(parent.entities);
  }

  #countParents(name: string): number {
    const parent = this.#entities.get(name)?.parents.at(-1);
    const total = parent === undefined ? 0 : this.#total(parent.entities);
    this.#parents.set(name, total);
    return total;
  }

  #total(names: readonly string[]): number {
    return names.reduce((total, name) => total + this.count(name), 0);
  }

  /** Round robin over all records of some entities. */
  #dealt(names: readonly string[], index: number): Place | undefined {
    const total = this.#total(names);
    if (total === 0) return undefined;
    let rest = index % total;
    for (const name of names) {
      const count = this.count(name);
      if (rest < count) return { entity: name, index: rest };
      rest -= count;
    }
    return undefined;
  }
}
