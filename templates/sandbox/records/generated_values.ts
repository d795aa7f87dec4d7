import { isList, isObject, type JsonValue } from "#templates/core";
import type { ConnectorDefinition, EntityDefinition, JsonObject, ParentDefinition, Variation, StoreOptions } from "../definition.js";
import { hashNumber, hashText } from "../seeded.js";
import { firstAt, isInside, namesIn, valueAt, withValue } from "../paths.js";
import { parseTime } from "../queries/instants.js";
import { parentPath } from "./table.js";
import { numberingOf } from "./numbering.js";
import { slotFiller } from "./slot_filler.js";

const USUAL_COUNT = 25;

const CHILDREN_PER_PARENT = 3;

/** How many records each entity of a connector starts with, and which record is the parent of which. */
class Parents {
  readonly #connector: string;
  readonly #entities: ReadonlyMap<string, EntityDefinition>;
  readonly #records: StoreOptions["records"];
  readonly #counts = new Map<string, number>();
  /** How many records the children of an entity are dealt to. */
  readonly #parentCounts = new Map<string, number>();

  constructor(connector: string, entities: ReadonlyMap<string, EntityDefinition>, records: StoreOptions["records"]) {
    this.#connector = connector;
    this.#entities = entities;
    this.#records = records;
  }

  /** The number of records of an entity; 0 for one that the connector does not have. */
  recordCount(name: string): number {
    const counted = this.#counts.get(name);
    if (counted !== undefined) return counted;
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
    const parent = this.#entities.get(name)?.parents.at(-1);
    const total = this.#parentCounts.get(name) ?? (parent === undefined ? 0 : this.#total(parent.entities));
    this.#parentCounts.set(name, total);
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
    const outer = this.#entities.get(place.entity)?.parents;
    const shared = outer?.find(({ entities }) => entities.some((other) => parent.entities.includes(other)));
    return shared === undefined ? this.#dealt(parent.entities, index) : this.parentOf(place, shared);
  }

  #usual(): number {
    return typeof this.#records === "number" ? this.#records : USUAL_COUNT;
  }

  #countOf(entity: EntityDefinition | undefined): number {
    if (entity === undefined) return 0;
    const count = typeof this.#records === "number" ? undefined : this.#records[`${this.#connector}.${entity.name}`];
    if (count !== undefined) return count;
    if (entity.single === true) return 1;
    const parent = entity.parents.at(-1);
    return parent === undefined ? this.#usual() : CHILDREN_PER_PARENT * this.#total(parent.entities);
  }

  #total(names: readonly string[]): number {
    return names.reduce((total, name) => total + this.recordCount(name), 0);
  }

  /** Round robin over all records of some entities. */
  #dealt(names: readonly string[], index: number): Place | undefined {
    const total = this.#total(names);
    if (total === 0) return undefined;
    let rest = index % total;
    for (const name of names) {
      const count = this.recordCount(name);
      if (rest < count) return { entity: name, index: rest };
      rest -= count;
    }
    return undefined;
  }
}

/** The values of one field in the generated records of an entity, by the number of the record from 0. */
export type FieldValues = (index: number) => JsonValue | undefined;

type VariationOf<Kind extends Variation["kind"]> = Extract<Variation, { readonly kind: Kind }>;

/** A field of an entity that values elsewhere refer to. */
interface Link {
  readonly entity: EntityDefinition;
  readonly path: string;
}

/** A definition in which each field needs another one would never end. The example's value ends it. */
const DEEPEST = 40;

/** The values that the generator writes to fields. Each is a function of the seed, the entity, the field and the number of the record. */
export class GeneratedValues {
  readonly parents: Parents;
  readonly #entities: ReadonlyMap<string, EntityDefinition>;
  readonly #seed: number;
  readonly #valuesOfFields = new Map<string, Map<string, FieldValues>>();
  readonly #candidates = new Map<string, readonly number[]>();
  #depth = 0;

  constructor(definition: ConnectorDefinition, { seed, records }: StoreOptions) {
    this.#entities = new Map(definition.entities.map((entity) => [entity.name, entity]));
    this.parents = new Parents(definition.connector, this.#entities, records);
    this.#seed = hashText(definition.connector, seed);
  }

  /** The values of a field. The first record has the example's, except for the field that holds its parent. */
  of(name: string, path: string): FieldValues {
    const byPath = this.#valuesOfFields.get(name) ?? new Map<string, FieldValues>();
    const cached = byPath.get(path);
    if (cached !== undefined) return cached;
    const entity = this.#entities.get(name);
    const values = entity === undefined ? () => undefined : this.#valuesOf(entity, path);
    this.#valuesOfFields.set(name, byPath.set(path, values));
    return values;
  }

  /**
   * The values that a field is given. A field that only some cases name has none in the others: what is inside it stays as it is. A
   * field inside one that a case sets to null has none either.
   */
  given(entity: EntityDefinition, path: string): FieldValues {
    const values = this.of(entity.name, path);
    const isAlways = variationOf(entity, path) !== undefined || entity.parents.some((parent) => parentPath(parent) === path);
    const around = entity.cases.flatMap((fixed) => Object.keys(fixed).filter((other) => isInside(path, other)));
    if (isAlways && around.length === 0) return values;
    return (index) => {
      const fixed = this.#fixedIn(entity, index);
      const isGiven = (isAlways || Object.hasOwn(fixed, path)) && !around.some((other) => fixed[other] === null);
      return isGiven ? values(index) : undefined;
    };
  }

  #valuesOf(entity: EntityDefinition, path: string): FieldValues {
    const parent = entity.parents.find((one) => parentPath(one) === path);
    if (parent !== undefined) return this.#parentIds(entity, path, parent);
    const example = firstAt(entity.example, path);
    const vary = variationOf(entity, path);
    const plain: FieldValues = vary === undefined ? () => example : this.#variedBy(entity, path, vary);
    const complete = this.#withInside(entity, path, plain);
    return (index) => {
      if (index === 0) return example;
      const fixed = this.#fixedIn(entity, index);
      return Object.hasOwn(fixed, path) ? fixed[path] : complete(index);
    };
  }

  /** The values of a field with those of the fields inside: `address` with `address.city`. */
  #withInside(entity: EntityDefinition, path: string, outer: FieldValues): FieldValues {
    const inside = variedPaths(entity).filter((other) => isInside(other, path));
    if (inside.length === 0) return outer;
    const parts = inside.map((other) => ({ rest: namesIn(other).slice(namesIn(path).length), values: this.given(entity, other) }));
    return (index) => {
      const value = outer(index);
      if (!isObject(value)) return value;
      return parts.reduce<JsonObject>((object, { rest, values }) => {
        const given = values(index);
        return given === undefined ? object : withValue(object, rest, given);
      }, value);
    };
  }

  /** The values that a case gives a record. */
  #fixedIn(entity: EntityDefinition, index: number): Readonly<Record<string, JsonValue>> {
    return entity.cases[this.#caseOf(entity, index)] ?? {};
  }

  #parentIds(entity: EntityDefinition, path: string, parent: ParentDefinition): FieldValues {
    const example = firstAt(entity.example, path);
    return (index) => {
      const place = this.parents.parentOf({ entity: entity.name, index }, parent);
      return place === undefined ? example : this.#idOf(place.entity, parent.by)(place.index);
    };
  }

  /** The values of a field of an entity that others refer to: its id, unless another field is named. */
  #idOf(name: string, field: string | undefined): FieldValues {
    const path = field ?? this.#entities.get(name)?.identity[0];
    return path === undefined ? () => undefined : this.of(name, path);
  }

  #variedBy(entity: EntityDefinition, path: string, vary: Variation): FieldValues {
    const example = firstAt(entity.example, path);
    switch (vary.kind) {
      case "count":
        return numberingOf(example).at;
      case "time": {
        const time = parseTime(example);
        return time === undefined ? () => example : (index) => time.write(time.milliseconds + index * vary.step * 1000);
      }
      case "range":
        return this.#numbers(entity, path, vary, example);
      case "one_of":
        return (index) => vary.values[this.parents.turnOf(entity.name, index) % vary.values.length];
      case "reference":
        return this.#following(() => this.#references(entity, path, vary), example);
      case "same_as":
        return this.#following(() => this.#copies(entity, vary), example);
      case "text":
        return this.#following(() => slotFiller(vary.text, (slot) => this.of(entity.name, slot)), example);
    }
  }

  #numbers(entity: EntityDefinition, path: string, { from, to, by }: VariationOf<"range">, example: JsonValue | undefined): FieldValues {
    const hash = hashText(`${entity.name} ${path}`, this.#seed);
    const steps = Math.floor((to - from) / by) + 1;
    const decimals = Math.max(decimalsOf(String(by)), decimalsOf(String(from)));
    const texts = typeof example === "string" ? Math.max(decimals, decimalsOf(example)) : undefined;
    return (index) => {
      const text = (from + by * (hashNumber(hash, index) % steps)).toFixed(texts ?? decimals);
      return texts === undefined ? Number(text) : text;
    };
  }

  /** A reference in a list of references is the only one there. */
  #references(entity: EntityDefinition, path: string, vary: VariationOf<"reference">): FieldValues {
    const target = this.#targets(entity, path, vary);
    const id = this.#idOf(vary.entity, vary.field);
    const isInList = isList(valueAt(entity.example, path));
    return (index) => {
      const place = target(index);
      const value = place === undefined ? undefined : id(place.index);
      return isInList && value !== undefined ? [value] : value;
    };
  }

  /** The record that a reference points to, by the number of the record with the reference; undefined if there is none that it may. */
  #targets(entity: EntityDefinition, path: string, vary: VariationOf<"reference">): (index: number) => Place | undefined {
    const { entity: name, cases: wanted, each } = vary;
    const hash = hashText(`${entity.name} ${path}`, this.#seed);
    const candidates = wanted === undefined ? undefined : this.#madeWith(name, wanted);
    const count = candidates?.length ?? this.parents.recordCount(name);
    if (count === 0) return () => undefined;
    return (index) => {
      const turn = each !== true ? hashNumber(hash, index) : candidates === undefined ? index : index - 1;
      return { entity: name, index: candidates?.[turn % count] ?? turn % count };
    };
  }

  /** The numbers of the records that are made with one of some cases. */
  #madeWith(name: string, wanted: readonly number[]): readonly number[] {
    const key = `${name} ${wanted.join(",")}`;
    const cached = this.#candidates.get(key);
    if (cached !== undefined) return cached;
    const candidates: number[] = [];
    const entity = this.#entities.get(name);
    for (let index = 1; entity !== undefined && index < this.parents.recordCount(name); index += 1) {
      if (wanted.includes(this.#caseOf(entity, index))) candidates.push(index);
    }
    this.#candidates.set(key, candidates);
    return candidates;
  }

  /** Which of its entity's cases a record is made with. */
  #caseOf({ name, cases }: EntityDefinition, index: number): number {
    return cases.length === 0 ? 0 : this.parents.turnOf(name, index) % cases.length;
  }

  #copies(entity: EntityDefinition, { field, of }: VariationOf<"same_as">): FieldValues {
    const target = this.#referredBy(entity, of);
    return (index) => {
      const place = target(index);
      return place === undefined ? undefined : this.of(place.entity, field)(place.index);
    };
  }

  /** The record that a field with a reference, or with the parent, points to. */
  #referredBy(entity: EntityDefinition, path: string): (index: number) => Place | undefined {
    const parent = entity.parents.find((one) => parentPath(one) === path);
    if (parent !== undefined) return (index) => this.parents.parentOf({ entity: entity.name, index }, parent);
    const link = this.#linkOf(entity, path);
    if (link === undefined) return () => undefined;
    const value = this.of(entity.name, path);
    const named = this.#finderOf(link);
    const vary = variationOf(entity, path);
    if (vary?.kind !== "reference") return (index) => named(value(index));
    const target = this.#targets(entity, path, vary);
    return (index) => (index === 0 || Object.hasOwn(this.#fixedIn(entity, index), path) ? named(value(index)) : target(index));
  }

  /** The field of an entity that the values of a field refer to. A copy of a reference refers to the same field. */
  #linkOf(entity: EntityDefinition, path: string, depth = 0): Link | undefined {
    const vary = variationOf(entity, path);
    const parent = entity.parents.find((one) => parentPath(one) === path);
    const name = vary?.kind === "reference" ? vary.entity : parent?.entities[0];
    if (name !== undefined) {
      const other = this.#entities.get(name);
      const field = vary?.kind === "reference" ? vary.field : parent?.by;
      return other && { entity: other, path: field ?? other.identity[0] ?? "" };
    }
    if (vary?.kind !== "same_as" || depth > DEEPEST) return undefined;
    const other = this.#linkOf(entity, vary.of, depth + 1)?.entity;
    if (other === undefined) return undefined;
    return other.identity.includes(vary.field) ? { entity: other, path: vary.field } : this.#linkOf(other, vary.field, depth + 1);
  }

  /** Finds the record in which a field that counts up has a value. */
  #finderOf({ entity, path }: Link): (value: JsonValue | undefined) => Place | undefined {
    const { stepsTo } = numberingOf(firstAt(entity.example, path));
    const values = this.of(entity.name, path);
    return (value) => {
      const named = isList(value) ? value[0] : value;
      const index = stepsTo(named) ?? 0;
      const isThere = index < this.parents.recordCount(entity.name) && values(index) === named;
      return isThere ? { entity: entity.name, index } : undefined;
    };
  }

  /** Values that follow from those of other fields. They are made when they are first read: fields may need each other. */
  #following(make: () => FieldValues, example: JsonValue | undefined): FieldValues {
    let values: FieldValues | undefined;
    return (index) => {
      if (this.#depth >= DEEPEST) return example;
      this.#depth += 1;
      try {
        const value = (values ??= make())(index);
        return value === undefined ? example : value;
      } finally {
        this.#depth -= 1;
      }
    };
  }
}

/** The paths that variations and cases name, texts last. */
export function variedPaths({ variations, cases }: EntityDefinition): readonly string[] {
  const texts = variations.filter(({ vary }) => vary.kind === "text");
  const others = variations.filter(({ vary }) => vary.kind !== "text");
  const paths = [...others.map(({ path }) => path), ...cases.flatMap((fixed) => Object.keys(fixed)), ...texts.map(({ path }) => path)];
  return [...new Set(paths)];
}

function variationOf({ variations }: EntityDefinition, path: string): Variation | undefined {
  return variations.findLast((variation) => variation.path === path)?.vary;
}

function decimalsOf(text: string): number {
  return /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
}

/** A generated record: the entity, and its number from 0. */
interface Place {
  readonly entity: string;
  readonly index: number;
}
