import { isObject } from "../../../../templates/shared/json_values.ts";
import type { JsonObject } from "../agent_types.ts";

/** The value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is a JSON object. Only for values that came as JSON: what is inside is not looked at. */
export function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value);
}
