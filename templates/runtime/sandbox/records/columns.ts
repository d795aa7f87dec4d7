import { isList, type JsonValue } from "../../../shared/json_values.js";
import type { ConnectorDefinition, EntityDefinition, ParentDefinition, Variation } from "../definition.js";
import { hashNumber, hashText } from "../hash.js";
import { firstAt, valueAt } from "../paths.js";
import { parseTime } from "../times.js";
import type { WorldOptions } from "../world_types.js";
import { Families, type Place } from "./families.js";
import { numberingOf } from "./numbering.js";
import { fillSlots } from "./texts.js";

/** The values of one field in the generated records of an entity, by the number of the record from 0. */
export type Column = (index: number) => JsonValue | undefined;

type VariationOf<Kind extends Variation["kind"]> = Extract<Variation, { readonly kind: Kind }>;

/** A definition in which each field needs another one would never end. The example's value ends it. */
const DEEPEST = 40;

/** The values that the generator writes to fields. Each is a function of the seed, the entity, the field and the number of the record. */
export class Columns {
  readonly families: Families;
  readonly #entities: ReadonlyMap<string, EntityDefinition>;
  readonly #seed: number;
  readonly #columns = new Map<string, Column>();
  #depth = 0;

  constructor(definition: ConnectorDefinition, { seed, records }: WorldOptions) {
    this.families = new Families(definition, records);
    this.#entities = new Map(definition.entities.map((entity) => [entity.name, entity]));
    this.#seed = hashText(definition.connector, seed);
  }

  /** The values of a field. The first record has the example's, except for the field that holds its parent. */
  of(name: string, path: string): Column {
    const key = `${name} ${path}`;
    const known = this.#columns.get(key);
    if (known !== undefined) return known;
    const entity = this.#entities.get(name);
    const column = entity === undefined ? () => undefined : this.#columnOf(entity, path);
    this.#columns.set(key, column);
    return column;
  }

  #columnOf(entity: EntityDefinition, path: string): Column {
    const parent = entity.parents.find(({ field, param }) => (field ?? param) === path);
    if (parent !== undefined) return this.#parentIds(entity, path, parent);
    const example = firstAt(entity.example, path);
    const varied = entity.variations.findLast((variation) => variation.path === path);
    const plain: Column = varied === undefined ? () => example : this.#variedBy(entity, path, varied.vary);
    const { cases } = entity;
    return (index) => {
      if (index === 0) return example;
      const fixed = cases.length === 0 ? undefined : cases[caseOf(entity, index)];
      return fixed !== undefined && Object.hasOwn(fixed, path) ? fixed[path] : plain(index);
    };
  }

  #parentIds(entity: EntityDefinition, path: string, parent: ParentDefinition): Column {
    const example = firstAt(entity.example, path);
    return (index) => {
      const place = this.families.parentOf({ entity: entity.name, index }, parent);
      return place === undefined ? example : this.#idOf(place.entity, parent.by)(place.index);
    };
  }

  /** The column of a field of an entity that others refer to: its id, unless another field is named. */
  #idOf(name: string, field: string | undefined): Column {
    const path = field ?? this.#entities.get(name)?.identity[0];
    return path === undefined ? () => undefined : this.of(name, path);
  }

  #variedBy(entity: EntityDefinition, path: string, vary: Variation): Column {
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
        return (index) => vary.values[(index - 1) % vary.values.length];
      case "reference":
        return this.#deepened((index) => this.#referred(entity, path, vary, index), example);
      case "same_as":
        return this.#deepened((index) => this.#copied(entity, vary, index), example);
      case "text":
        return this.#deepened((index) => fillSlots(vary.text, index, (slot) => this.of(entity.name, slot)(index)), example);
    }
  }

  #numbers(entity: EntityDefinition, path: string, { from, to, by }: VariationOf<"range">, example: JsonValue | undefined): Column {
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
  #referred(entity: EntityDefinition, path: string, vary: VariationOf<"reference">, index: number): JsonValue | undefined {
    const place = this.#target(entity, path, vary, index);
    const value = place === undefined ? undefined : this.#idOf(vary.entity, vary.field)(place);
    if (value === undefined) return firstAt(entity.example, path);
    return isList(valueAt(entity.example, path)) ? [value] : value;
  }

  /** The number of the record that a reference points to; undefined if there is none that it may. */
  #target(
    entity: EntityDefinition,
    path: string,
    { entity: name, cases: wanted, each }: VariationOf<"reference">,
    index: number,
  ): number | undefined {
    const count = this.families.count(name);
    const hash = hashNumber(hashText(`${entity.name} ${path}`, this.#seed), index);
    if (wanted === undefined) return count === 0 ? undefined : (each === true ? index : hash) % count;
    const cycle = this.#entities.get(name)?.cases.length ?? 0;
    const numbers = numbersOfCases(wanted, cycle, count);
    return numbers(each === true ? index - 1 : hash);
  }

  #copied(entity: EntityDefinition, { field, of }: VariationOf<"same_as">, index: number): JsonValue | undefined {
    const place = this.#referredBy(entity, of, index);
    return place === undefined ? undefined : this.of(place.entity, field)(place.index);
  }

  /** The record that a field with a reference, or with the parent, points to. */
  #referredBy(entity: EntityDefinition, path: string, index: number): Place | undefined {
    const parent = entity.parents.find(({ field, param }) => (field ?? param) === path);
    if (parent !== undefined) return this.families.parentOf({ entity: entity.name, index }, parent);
    const vary = entity.variations.findLast((variation) => variation.path === path)?.vary;
    const fixed = entity.cases.length === 0 ? undefined : entity.cases[caseOf(entity, index)];
    if (fixed !== undefined && Object.hasOwn(fixed, path)) return undefined;
    if (vary?.kind === "reference") {
      const target = this.#target(entity, path, vary, index);
      return target === undefined ? undefined : { entity: vary.entity, index: target };
    }
    return vary?.kind === "same_as" ? this.#referredByCopy(entity, vary, index) : undefined;
  }

  /** A copy of a reference points to the same record. The first record's reference is that of its example. */
  #referredByCopy(entity: EntityDefinition, { field, of }: VariationOf<"same_as">, index: number): Place | undefined {
    const place = this.#referredBy(entity, of, index);
    const other = place && this.#entities.get(place.entity);
    if (place === undefined || other === undefined) return undefined;
    return place.index === 0 ? this.#first(other, field) : this.#referredBy(other, field, place.index);
  }

  /** Examples refer to examples: the first record to the first one. */
  #first({ variations }: EntityDefinition, path: string): Place | undefined {
    const vary = variations.findLast((variation) => variation.path === path)?.vary;
    return vary?.kind === "reference" ? { entity: vary.entity, index: 0 } : undefined;
  }

  #deepened(column: Column, example: JsonValue | undefined): Column {
    return (index) => {
      if (this.#depth >= DEEPEST) return example;
      this.#depth += 1;
      try {
        const value = column(index);
        return value === undefined ? example : value;
      } finally {
        this.#depth -= 1;
      }
    };
  }
}

/** Which of its entity's cases a record is made with. */
function caseOf({ cases }: EntityDefinition, index: number): number {
  return (index - 1) % cases.length;
}

/** The records made with some cases, by their order. Records 2, 3, 4, … take the cases in turn. Undefined if there is none. */
function numbersOfCases(wanted: readonly number[], cycle: number, count: number): (order: number) => number | undefined {
  const rest = cycle === 0 ? 0 : (count - 1) % cycle;
  const rounds = cycle === 0 ? 0 : Math.floor((count - 1) / cycle);
  const last = wanted.filter((one) => one < rest);
  const total = rounds * wanted.length + last.length;
  return (order) => {
    if (total <= 0) return undefined;
    const at = order % total;
    const round = Math.floor(at / wanted.length);
    const one = round < rounds ? wanted[at % wanted.length] : last[at - rounds * wanted.length];
    return one === undefined ? undefined : 1 + one + cycle * round;
  };
}

function decimalsOf(text: string): number {
  return /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
}
