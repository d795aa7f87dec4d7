// @generated from templates/runtime/nearest.ts by connector-gateway-spec. Do not edit.
const MAX_LENGTH = 100;

export function nearestNames(wanted, names, count = 1) {
  if (wanted.length > MAX_LENGTH) return [];
  const word = simplify(wanted);
  return names
    .map((name) => ({ name, distance: distance(word, simplify(name)) }))
    .filter(({ name, distance }) => distance < Math.max(name.length, word.length) && distance <= Math.max(1, name.length / 3))
    .sort((left, right) => left.distance - right.distance)
    .slice(0, count)
    .map(({ name }) => name);
}

function simplify(name) {
  return name.toLowerCase().replace(/[-_ ]/g, "");
}

function distance(from, to) {
  const rows = [];
  const at = (row, column) => rows[row]?.[column] ?? row + column;
  for (let row = 1; row <= from.length; row++) {
    const cells = (rows[row] = [row]);
    for (let column = 1; column <= to.length; column++) {
      const changed = at(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swaps = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = swaps ? at(row - 2, column - 2) + 1 : changed;
      cells[column] = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, changed, swapped);
    }
  }
  return at(from.length, to.length);
}
