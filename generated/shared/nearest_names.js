// @generated from templates/shared/nearest_names.ts by connector-gateway-spec. Do not edit.
const MAX_LENGTH = 100;

export function nearestName(wanted, names) {
  if (wanted.length > MAX_LENGTH) return undefined;
  const word = simplify(wanted);
  let nearest;
  let least = Infinity;
  for (const name of names) {
    const other = simplify(name);
    const longest = Math.max(word.length, other.length);
    // A name that comes later must be nearer than the one that was found.
    const most = Math.min(least - 1, Math.floor(longest / 3) || longest >> 1);
    const distance = boundedDistance(word, other, most);
    if (name !== wanted && distance <= most) {
      nearest = name;
      least = distance;
    }
  }
  return nearest;
}

export function nearestNames(wanted, names, count) {
  const nearest = count === 0 ? undefined : nearestName(wanted, names);
  if (nearest === undefined) return [];
  const others = names.filter((name) => name !== nearest);
  return [nearest, ...nearestNames(wanted, others, count - 1)];
}

function simplify(name) {
  return name.toLowerCase().replace(/[-_\s]/g, "");
}

export function boundedDistance(from, to, most) {
  if (Math.abs(from.length - to.length) > most) return Infinity;
  const rows = [];
  const at = (row, column) => rows[row]?.[column] ?? (row === 0 ? column : Infinity);
  for (let row = 1; row <= from.length; row++) {
    const cells = (rows[row] = [row]);
    for (let column = Math.max(1, row - most); column <= Math.min(to.length, row + most); column++) {
      cells[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1),
        from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1] ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
    if (cells.every((cell) => cell > most)) return Infinity;
  }
  return at(from.length, to.length);
}
