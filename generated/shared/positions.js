// @generated from templates/shared/positions.ts by connector-gateway-spec. Do not edit.
export function positionAt(starts, offset) {
  const index = lastAtMost(starts, offset);
  return { line: index + 1, column: Math.max(0, offset - (starts[index] ?? 0)) + 1 };
}

export function lastAtMost(numbers, limit) {
  let low = 0;
  let high = numbers.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle;
  }
  return low;
}
