/** How deep values may be nested. Functions that follow values to any depth run out of stack. */
export const DEEPEST = 500;

/** Whether a JSON value is nested deeper than that. */
export function isDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth >= DEEPEST || Object.values(value).some((inner) => isDeep(inner, depth + 1));
}
