import type { EntityDefinition, JsonObject } from "../definition.js";
import { toAnswer, toElement } from "../records/table.js";
import { paramsWith, valueOf, type Call } from "./call.js";
import { contextOf } from "./restrictions.js";
import { isList, isObject, type JsonValue } from "#templates/core";
import { cleanName, type OperationError } from "#templates/runtime";
import { namesIn as pathNames, valueAt, withValue } from "../paths.js";
import {
  refusal,
  suggestion,
  type ParamContext,
  type RoleOf,
  type Selection,
  type SelectionContext,
  MAX_DEPTH,
} from "../queries/query_types.js";

const ALL = new Set(["*", "*all", "*navigable"]);

/** Makes what a call returns of a record. */
export type Shape = (record: JsonObject) => JsonObject;

/**
 * The shape in which a call returns a record: as lists or as single answers have it, with the fields that the call selects and expands.
 * @throws OperationError 422 for a selection that cannot be read.
 */
export function shapeOf(call: Call, entity: EntityDefinition, as: "record" | "element"): Shape {
  const strip = as === "record" ? toAnswer : toElement;
  const choices = choicesOf(call, entity);
  return (record) => choices.reduce((answer, choose) => choose(answer), strip(entity, record));
}

function choicesOf(call: Call, entity: EntityDefinition): readonly Shape[] {
  const { definition } = call;
  const { required } = entity;
  const metaNames = definition.meta.map(({ name }) => name);
  const selections = paramsWith(definition, "select").map(({ param, role }) =>
    toSelection(role, valueOf(call, param), { ...contextOf(entity, param), required, metaNames }),
  );
  const expansions = paramsWith(definition, "expand").map(({ param, role }) =>
    toExpansion(role, valueOf(call, param), { ...contextOf(entity, param), optional: definition.optional }),
  );
  return [...selections, ...expansions];
}

/** The param that names what comes back in addition. */
interface ExpansionContext extends ParamContext {
  /** The fields that come back only if named. */
  readonly optional: readonly string[];
}

/**
 * The selected part of a record: the fields that names or a mask select, and those that every answer has. Names that do not exist select
 * nothing; an empty value selects everything. `*`, `*all` and `*navigable` select everything, `-name` everything but that.
 * @throws OperationError (422) if a mask is malformed, or names a field that does not exist.
 */
export function toSelection(role: RoleOf<"select">, value: JsonValue | undefined, context: SelectionContext): Selection {
  if (value === undefined || value === null) return (record) => record;
  if (role.as === "mask") return toMask(role, value, context);
  const keeps = nameTest(namesIn(value));
  const { in: inside } = role;
  if (inside !== undefined) return (record) => changeObject(record, inside, (object) => pick(object, keeps));
  const required = new Set(context.required);
  return (record) => pick(record, (name) => required.has(name) || keeps(name));
}

/**
 * The part of a record besides the fields that are always there: of the optional fields, those that the value names. With `in`, only the
 * named keys of that object, or null if it has none of them.
 */
export function toExpansion(role: RoleOf<"expand">, value: JsonValue | undefined, context: ExpansionContext): Selection {
  const named = new Set(value === undefined || value === null ? [] : namesIn(value));
  const { in: inside } = role;
  if (inside === undefined) {
    const absent = new Set(context.optional.filter((name) => !named.has(name)));
    return (record) => pick(record, (name) => !absent.has(name));
  }
  return (record) =>
    changeObject(record, inside, (object) => {
      const picked = pick(object, (name) => named.has(name));
      return Object.keys(picked).length === 0 ? null : picked;
    });
}

/** The elements of a list, or of a comma list. */
function namesIn(value: JsonValue): readonly string[] {
  const elements = typeof value === "string" ? value.split(",") : isObject(value) ? [] : [value].flat().map(String);
  return elements.map((name) => name.trim()).filter((name) => name !== "");
}

function nameTest(names: readonly string[]): (name: string) => boolean {
  const excluded = new Set(names.filter((name) => name.startsWith("-")).map((name) => name.slice(1)));
  const included = new Set(names.filter((name) => !name.startsWith("-")));
  const isAll = included.size === 0 || names.some((name) => ALL.has(name));
  return (name) => included.has(name) || (isAll && !excluded.has(name));
}

function changeObject(record: JsonObject, path: string, change: (object: JsonObject) => JsonValue): JsonObject {
  const object = valueAt(record, path);
  return isObject(object) ? withValue(record, path, change(object)) : record;
}

function pick(object: JsonObject, keeps: (name: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => keeps(name)));
}

const SUPPORTED = "Supported: names joined by commas, `name(inner,names)`, `name/inner` and `*`, such as `id,owners/displayName`.";

const PIECE = /[^,()/\s]+|[,()/]/gu;

const SYMBOL = /^[,()/]$/u;

/** Reads a field mask: `nextPageToken,files(id,owners/displayName)`. */
class MaskReader {
  readonly #pieces: readonly RegExpExecArray[];
  readonly #text: string;
  readonly #context: ParamContext;
  #index = 0;

  constructor(text: string, context: ParamContext) {
    this.#pieces = [...text.matchAll(PIECE)];
    this.#text = text;
    this.#context = context;
  }

  read(): Mask {
    const mask = emptyMask();
    this.#readNames(mask, 0);
    if (this.#index < this.#pieces.length) throw this.#unexpected();
    return mask;
  }

  #readNames(parent: Mask, depth: number): void {
    do this.#readName(parent, depth);
    while (this.#take(","));
  }

  #readName(parent: Mask, depth: number): void {
    const name = this.#next;
    if (name === undefined || SYMBOL.test(name) || depth > MAX_DEPTH) throw this.#unexpected();
    this.#index++;
    if (name === "*") {
      parent.all = true;
      return;
    }
    const field = parent.fields.get(name) ?? emptyMask();
    parent.fields.set(name, field);
    if (this.#take("/")) this.#readName(field, depth + 1);
    else if (!this.#take("(")) field.all = true;
    else {
      this.#readNames(field, depth + 1);
      if (!this.#take(")")) throw this.#unexpected();
    }
  }

  get #next(): string | undefined {
    return this.#pieces[this.#index]?.[0];
  }

  #take(piece: string): boolean {
    const isNext = this.#next === piece;
    if (isNext) this.#index++;
    return isNext;
  }

  #unexpected(): OperationError {
    const token = this.#next === undefined ? "the end" : `\`${cleanName(this.#next)}\``;
    const character = (this.#pieces[this.#index]?.index ?? this.#text.length) + 1;
    return refusal(this.#context, "mask/unsupported", `cannot be read at character ${character}: found ${token}. ${SUPPORTED}`);
  }
}

/**
 * The selection of a field mask: `id,owners(displayName)`. The mask of a list has the mask of its records under the role's
 * `list`: `nextPageToken,files(id)`; a list that it does not name has records with required fields only.
 * @throws OperationError (422) if the mask is malformed, or names a field that neither the list nor its records have.
 */
function toMask({ list }: RoleOf<"select">, value: JsonValue, context: SelectionContext): Selection {
  if (typeof value !== "string") throw refusal(context, "mask/unsupported", "must be a text.");
  if (value.trim() === "") return (record) => record;
  const mask = new MaskReader(value, context).read();
  const ofRecord = list === undefined ? mask : recordMask(mask, list, context);
  checkNames(ofRecord, context.fieldNames, context, list);
  for (const path of context.required) keep(ofRecord, pathNames(path));
  return (record) => maskedObject(record, ofRecord);
}

function recordMask(mask: Mask, list: string, context: SelectionContext): Mask {
  checkNames(mask, [list, ...(context.metaNames ?? [])], context, list);
  return mask.all ? emptyMask(true) : (mask.fields.get(list) ?? emptyMask());
}

function checkNames({ fields }: Mask, names: readonly string[], context: ParamContext, list: string | undefined): void {
  const stray = [...fields.keys()].find((name) => !names.includes(name));
  if (stray === undefined) return;
  const isOfRecord = list !== undefined && !names.includes(stray) && context.fieldNames.includes(stray);
  const hint = isOfRecord
    ? `; for a field of the records, write \`${list}(${stray})\`. Known: \`${names.join("`, `")}\`.`
    : suggestion(stray, names);
  throw refusal(context, "mask/unknown-field", `names \`${cleanName(stray)}\`, which does not exist${hint}`);
}

/** Adds a path to a mask, if the mask selects anything of the object that the path ends in. */
function keep(mask: Mask, [name = "", ...rest]: readonly string[]): void {
  const inner = mask.fields.get(name);
  if (mask.all || (inner === undefined && rest.length > 0)) return;
  if (inner === undefined) mask.fields.set(name, emptyMask(true));
  else if (rest.length > 0) keep(inner, rest);
}

/** An object with only the fields that a mask selects, in a list of each element; a value without fields stays as it is. */
function maskedObject(object: JsonObject, { all, fields }: Mask): JsonObject {
  if (all) return object;
  const entries = Object.entries(object).flatMap(([name, value]) => {
    const inner = fields.get(name);
    return inner === undefined ? [] : [[name, masked(value, inner)] as const];
  });
  return Object.fromEntries(entries);
}

function masked(value: JsonValue, mask: Mask): JsonValue {
  if (isList(value)) return mask.all ? value : value.map((element) => masked(element, mask));
  return isObject(value) ? maskedObject(value, mask) : value;
}

/** The part of a value that a mask selects: all of it, or the named fields. */
interface Mask {
  all: boolean;
  readonly fields: Map<string, Mask>;
}

/** A mask that selects everything, or nothing. */
function emptyMask(all = false): Mask {
  return { all, fields: new Map() };
}
