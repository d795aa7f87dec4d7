import { isList, isObject } from "../../../templates/shared/json_values.ts";

/** Deeper answers would exhaust the stack of what reads them. Real ones have some ten levels. */
const DEEPEST = 200;

/** The value of a JSON text; undefined when it is none, or is nested too deeply. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    // Parsing itself does not recurse.
    const value: unknown = JSON.parse(text);
    return isTooDeep(value, DEEPEST) ? undefined : { value };
  } catch {
    return undefined;
  }
}

/** Loops over names, because lists of values would take as long as parsing. */
function isTooDeep(value: unknown, levels: number): boolean {
  if (isList(value)) return levels === 0 || value.some((one) => isTooDeep(one, levels - 1));
  if (!isObject(value)) return false;
  if (levels === 0) return true;
  for (const name in value) if (isTooDeep(value[name], levels - 1)) return true;
  return false;
}
