import { cleanName } from "../../messages.js";
import type { OperationError } from "../../server/operation_error.js";
import { MAX_DEPTH, refusal, type ParamContext } from "./query_types.js";

/** What a mask selects of a value: all of it, or the named fields. */
export interface Mask {
  all: boolean;
  readonly fields: Map<string, Mask>;
}

const SUPPORTED = "Supported: names joined by commas, `name(inner,names)`, `name/inner` and `*`, such as `id,owners/displayName`.";
const PIECE = /[^,()/\s]+|[,()/]/gu;
const SYMBOL = /^[,()/]$/u;

/** A mask that selects everything, or nothing. */
export function emptyMask(all = false): Mask {
  return { all, fields: new Map() };
}

/** Reads a field mask: `nextPageToken,files(id,owners/displayName)`. @throws OperationError (422) if it is malformed. */
export function readMask(text: string, context: ParamContext): Mask {
  return new MaskReader(text, context).read();
}

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
    const found = this.#next === undefined ? "the end" : `\`${cleanName(this.#next)}\``;
    const character = (this.#pieces[this.#index]?.index ?? this.#text.length) + 1;
    return refusal(this.#context, "mask/unsupported", `cannot be read at character ${character}: found ${found}. ${SUPPORTED}`);
  }
}
