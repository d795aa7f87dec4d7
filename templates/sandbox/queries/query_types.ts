import type { Role } from "#templates/core";
import { didYouMean, listKnown, listNames, OperationError } from "#templates/runtime";
import type { JsonObject } from "../definition.js";

/** A role of one kind, or of several. */
export type RoleOf<Kind extends Role["kind"]> = Extract<Role, { readonly kind: Kind }>;

/** The param that a value was given for. */
export interface ParamContext {
  /** The name of the param. */
  readonly param: string;
  /** The top-level fields of the records. */
  readonly fieldNames: readonly string[];
}

/** Whether a record fits. */
export type RecordTest = (record: JsonObject) => boolean;

/** Negative if the first record comes first, positive if the second one does, 0 if their order stays as it is. */
export type RecordOrder = (first: JsonObject, second: JsonObject) => number;

/** A search that has been read. `compare` is there if the search states an order. */
export interface Query {
  readonly matches: RecordTest;
  readonly compare?: RecordOrder;
}

/** The param that a selection was given for. */
export interface SelectionContext extends ParamContext {
  /** The fields that every answer has: never null, never left out. Paths may lead into lists: `replies.id`. */
  readonly required: readonly string[];
  /** The names of Meta, which a mask of a list may name, too. */
  readonly metaNames?: readonly string[];
}

/** A record with less in it. The record itself is not changed. */
export type Selection = (record: JsonObject) => JsonObject;

/** Queries and masks may nest this deep. It bounds the stack that hostile ones can use. */
export const MAX_DEPTH = 50;

/** The error for a value that the sandbox cannot use: a 422 about the param. `text` follows the name of the param. */
export function refusal({ param }: ParamContext, code: string, text: string): OperationError {
  return new OperationError(422, `\`${param}\` ${text}`, { field: `params.${param}`, code });
}

/** How many names a message lists. */
const MAX_LISTED = 20;

/** The end of a message about an unknown name: the name that was probably meant, and those that exist. */
export function suggestion(name: string, names: readonly string[]): string {
  const others = names.length - MAX_LISTED;
  const list = others > 0 ? `Known: ${listNames(names.slice(0, MAX_LISTED))} and ${others} more.` : listKnown(names);
  return `${didYouMean(name, names) || "."} ${list}`;
}
