/** How ids of a kind begin or look, where that says what they are ids of. */
const SHAPES: readonly ((id: string) => string | undefined)[] = [
  // `cus_123`
  (id) => /^[a-z]{2,8}_(?=[A-Za-z\d])/u.exec(id)?.[0],
  // `SHOP-42`
  (id) => (/^[A-Z][A-Z\d]+-\d+$/u.test(id) ? "KEY-1" : undefined),
  // `U012AB3CD`
  (id) => /^([A-Z])\d[A-Z\d]{2,}$/u.exec(id)?.[1],
];

/** What an id has in common with other ids of its kind: `cus_` of `cus_123`; undefined if it could be the id of anything. */
export function shapeOfId(id: string): string | undefined {
  for (const shapeOf of SHAPES) {
    const shape = shapeOf(id);
    if (shape !== undefined) return shape;
  }
  return undefined;
}
