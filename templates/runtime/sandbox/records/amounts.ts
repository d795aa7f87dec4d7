import type { Draw, JsonObject } from "../definition.js";
import { firstAt } from "../paths.js";

/** How much of the whole amount of a record has not been drawn. */
export function amountLeft(record: JsonObject, { total, drawn }: Draw): number {
  return numberAt(record, total) - numberAt(record, drawn);
}

/** The number at a path; 0 if there is none. */
export function numberAt(record: JsonObject, path: string): number {
  const value = firstAt(record, path);
  return typeof value === "number" ? value : 0;
}
