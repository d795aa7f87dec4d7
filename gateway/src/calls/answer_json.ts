/** Deeper answers would exhaust the stack of what reads them. Real ones have some ten levels. */
const DEEPEST = 200;

/** The value of a JSON text; undefined when it is none, or is nested too deeply. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    // Parsing itself does not recurse.
    const value: unknown = JSON.parse(text);
    return isTooDeep(value, 0) ? undefined : { value };
  } catch {
    return undefined;
  }
}

function isTooDeep(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (depth >= DEEPEST) return true;
  const inside: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return inside.some((one) => isTooDeep(one, depth + 1));
}
