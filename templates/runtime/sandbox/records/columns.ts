import { isList, type JsonValue } from "../../../shared/json_values.js";
import type { ConnectorDefinition, EntityDefinition, ParentDefinition, Variation } from "../definition.js";
import { hashNumber, hashText } from "../hash.js";
import { firstAt, valueAt } from "../paths.js";
import { parseTime } from "../times.js";
import type { WorldOptions } from "../world_types.js";
import { Families, type Place } from "./families.js";
import { numberingOf } from "./numbering.js";
import { slotFiller } from "./texts.js";

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
  readonly #columns = new Map<string, Map<string, Column>>();
  readonly #candidates = new Map<string, readonly number[]>();
  #depth = 0;

  constructor(definition: ConnectorDefinition, { seed, records }: WorldOptions) {
    this.families = new Families(definition, records);
    this.#entities = new Map(definition.entities.map((entity) => [entity.name, entity]));
    this.#seed = hashText(definition.connector, seed);
  }

  /** The values of a field. The first record has the example's, except for the field that holds its parent. */
  of(name: string, path: string): Column {
    const columns = this.#columns.get(name) ?? new Map<string, Column>();
    const known = columns.get(path);
    if (known !== undefined) return known;
    const entity = this.#entities.get(name);
    const column = entity === undefined ? () => undefined : this.#columnOf(entity, path);
    this.#columns.set(name, columns.set(path, column));
    return column;
  }

  /**
   * Whether the definition gives a field a value in the record with this number: by a variation, or in the case that the record is
   * made with. What is inside the field stays as it is otherwise.
   */
  decides(entity: EntityDefinition, path: string): (index: number) => boolean {
    if (entity.variations.some((variation) => variation.path === path)) return () => true;
    return (index) => Object.hasOwn(entity.cases[this.#caseOf(entity, index)] ?? {}, path);
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
      const fixed = cases[this.#caseOf(entity, index)];
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
        return (index) => vary.values[this.families.turnOf(entity.name, index) % vary.values.length];
      case "reference":
        return this.#deepened(
          this.#lazily(() => this.#references(entity, path, vary)),
          example,
        );
      case "same_as":
        return this.#deepened(
          this.#lazily(() => this.#copies(entity, vary)),
          example,
        );
      case "text":
        return this.#deepened(
          this.#lazily(() => slotFiller(vary.text, (slot) => this.of(entity.name, slot))),
          example,
        );
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

  #references(entity: EntityDefinition, path: string, vary: VariationOf<"reference">): Column {
    const target = this.#targets(entity, path, vary);
    const id = this.#idOf(vary.entity, vary.field);
    const isOfMany = isList(valueAt(entity.example, path));
    return (index) => {
      const place = target(index);
      const value = place === undefined ? undefined : id(place.index);
      // A reference in a list of references is the only one there.
      return value !== undefined && isOfMany ? [value] : value;
    };
  }

  /** The record that a reference points to, by the number of the record with the reference; undefined if there is none that it may. */
  #targets(entity: EntityDefinition, path: string, vary: VariationOf<"reference">): (index: number) => Place | undefined {
    const { entity: name, cases: wanted, each } = vary;
    const hash = hashText(`${entity.name} ${path}`, this.#seed);
    const candidates = wanted === undefined ? undefined : this.#madeWith(name, wanted);
    const count = candidates?.length ?? this.families.count(name);
    if (count === 0) return () => undefined;
    return (index) => {
      const turn = each !== true ? hashNumber(hash, index) : candidates === undefined ? index : index - 1;
      return { entity: name, index: candidates?.[turn % count] ?? turn % count };
    };
  }

  /** The numbers of the records that are made with one of some cases. */
  #madeWith(name: string, wanted: readonly number[]): readonly number[] {
    const key = `${name} ${wanted.join(",")}`;
    const known = this.#candidates.get(key);
    if (known !== undefined) return known;
    const candidates: number[] = [];
    const entity = this.#entities.get(name);
    for (let index = 1; entity !== undefined && index < this.families.count(name); index += 1) {
      if (wanted.includes(this.#caseOf(entity, index))) candidates.push(index);
    }
    this.#candidates.set(key, candidates);
    return candidates;
  }

  /** Which of its entity's cases a record is made with. */
  #caseOf({ name, cases }: EntityDefinition, index: number): number {
    return cases.length === 0 ? 0 : this.families.turnOf(name, index) % cases.length;
  }

  #copies(entity: EntityDefinition, { field, of }: VariationOf<"same_as">): Column {
    const target = this.#referredBy(entity, of);
    return (index) => {
      const place = target(index);
      return place === undefined ? undefined : this.of(place.entity, field)(place.index);
    };
  }

  /** The record that a field with a reference, or with the parent, points to. */
  #referredBy(entity: EntityDefinition, path: string): (index: number) => Place | undefined {
    const parent = entity.parents.find(({ field, param }) => (field ?? param) === path);
    if (parent !== undefined) return (index) => this.families.parentOf({ entity: entity.name, index }, parent);
    const vary = entity.variations.findLast((variation) => variation.path === path)?.vary;
    if (vary?.kind !== "reference" && vary?.kind !== "same_as") return () => undefined;
    const target = vary.kind === "reference" ? this.#targets(entity, path, vary) : this.#copiedTargets(entity, vary);
    return (index) => {
      const fixed = entity.cases[this.#caseOf(entity, index)];
      return fixed !== undefined && Object.hasOwn(fixed, path) ? undefined : target(index);
    };
  }

  /** A copy of a reference points to the same record. Examples refer to examples: the first record to the first one. */
  #copiedTargets(entity: EntityDefinition, { field, of }: VariationOf<"same_as">): (index: number) => Place | undefined {
    const owner = this.#referredBy(entity, of);
    return (index) => {
      const place = owner(index);
      const other = place && this.#entities.get(place.entity);
      if (place === undefined || other === undefined || this.#depth >= DEEPEST) return undefined;
      if (place.index === 0) return firstTarget(other, field);
      this.#depth += 1;
      try {
        return this.#referredBy(other, field)(place.index);
      } finally {
        this.#depth -= 1;
      }
    };
  }

  /** A column that is made when it is first read: columns may need each other. */
  #lazily(make: () => Column): Column {
    let column: Column | undefined;
    return (index) => (column ??= make())(index);
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

function firstTarget({ variations }: EntityDefinition, path: string): Place | undefined {
  const vary = variations.findLast((variation) => variation.path === path)?.vary;
  return vary?.kind === "reference" ? { entity: vary.entity, index: 0 } : undefined;
}

function decimalsOf(text: string): number {
  return /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
}
