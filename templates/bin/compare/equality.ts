/** Whether two JSON values are the same. The order of keys and `undefined` do not count. */
export function deepEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) return Array.isArray(left) && Array.isArray(right) && listsEqual(left, right);
  return keysEqual(left, right) && keysEqual(right, left);
}

function listsEqual(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((value, index) => deepEqual(value, right[index]));
}

function keysEqual(left: object, right: object): boolean {
  const values = new Map<string, unknown>(Object.entries(right));
  return Object.entries(left).every(([key, value]: [string, unknown]) => deepEqual(value, values.get(key)));
}
