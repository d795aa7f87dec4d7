import { Buffer } from "node:buffer";
import { isList, isObject } from "../../../../templates/shared/json_values.ts";
import type { AnswerPosition, JsonObject } from "../agent_types.ts";
import { LONGEST_FIELD, MOST_FIELDS } from "../arguments/argument_values.ts";
import { isJsonObject, parseJson } from "../json_shape.ts";

/** Where a read continues: everything that the next call needs, because nothing is kept between calls. */
export interface CursorContent {
  /** `payments.customers.list` */
  readonly operation: string;
  /** The instance that the read began with. */
  readonly instance: string;
  /** The params of the page. */
  readonly params: JsonObject;
  readonly position: AnswerPosition;
  readonly fields?: readonly string[];
}

/** The JSON of a cursor. Short names: a cursor is a part of each answer. */
interface WrittenCursor {
  readonly o: string;
  readonly i: string;
  readonly p: JsonObject;
  readonly r?: number;
  readonly c?: number;
  readonly d?: string;
  readonly f?: readonly string[];
}

/** The text of a cursor, in letters that no host or model changes. */
export function writeCursor({ operation, instance, params, position, fields }: CursorContent): string {
  const { records, characters, digest } = position;
  const written: WrittenCursor = {
    o: operation,
    i: instance,
    p: params,
    ...(records > 0 && { r: records }),
    ...(characters > 0 && { c: characters }),
    ...(digest !== undefined && { d: digest }),
    ...(fields !== undefined && { f: fields }),
  };
  return Buffer.from(JSON.stringify(written), "utf8").toString("base64url");
}

/**
 * What a cursor says; undefined for a text that is none. Whether its operation exists and its params are valid is for the caller to
 * check, because a caller can write a cursor.
 */
export function readCursor(text: string): CursorContent | undefined {
  if (!/^[\w-]+$/u.test(text)) return undefined;
  const written = parseJson(Buffer.from(text, "base64url").toString("utf8"));
  if (!isObject(written)) return undefined;
  const { o: operation, i: instance, p: params, r: records = 0, c: characters = 0, d: digest, f: fields } = written;
  if (typeof operation !== "string" || typeof instance !== "string" || !isJsonObject(params)) return undefined;
  if (!isCount(records) || !isCount(characters)) return undefined;
  if ((digest !== undefined && typeof digest !== "string") || (fields !== undefined && !isFields(fields))) return undefined;
  const position = { records, characters, ...(digest !== undefined && { digest }) };
  return { operation, instance, params, position, ...(fields !== undefined && { fields }) };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isFields(value: unknown): value is readonly string[] {
  return isList(value) && value.length <= MOST_FIELDS && value.every((item) => typeof item === "string" && item.length <= LONGEST_FIELD);
}
