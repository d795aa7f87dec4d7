import { isList, isObject, type JsonValue } from "#templates/core";
import { cleanName, type OperationError } from "#templates/runtime";
import type { JsonObject } from "../definition.js";
import { refusal, suggestion, type ParamContext, type RoleOf, type Selection, type SelectionContext, MAX_DEPTH } from "./query_types.js";
import { namesIn } from "../paths.js";

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
export function toMask({ list }: RoleOf<"select">, value: JsonValue, context: SelectionContext): Selection {
  if (typeof value !== "string") throw refusal(context, "mask/unsupported", "must be a text.");
  if (value.trim() === "") return (record) => record;
  const mask = new MaskReader(value, context).read();
  const ofRecord = list === undefined ? mask : recordMask(mask, list, context);
  checkNames(ofRecord, context.fieldNames, context, list);
  for (const path of context.required) keep(ofRecord, namesIn(path));
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
