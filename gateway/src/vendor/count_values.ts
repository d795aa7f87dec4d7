import { isList, isObject } from "../../../templates/shared/json_values.ts";

/** What is deeper is not counted: its depth is a reason to refuse it. */
const DEEPEST = 500;

/** How many values are in a value, at most `most`. Long texts and names count as several. */
export function countValues(value: unknown, most: number, depth = 0): number {
  let count = 1;
  if (typeof value === "string") count += value.length >> 10;
  else if (depth > DEEPEST) return count;
  else if (isList(value)) {
    for (let index = 0; index < value.length && count < most; index += 1) count += countValues(value[index], most - count, depth + 1);
  } else if (isObject(value)) {
    for (const name in value) {
      if (count >= most) break;
      count += (name.length >> 10) + countValues(value[name], most - count, depth + 1);
    }
  }
  return Math.min(count, most);
}
