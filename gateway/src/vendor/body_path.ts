import type { BodyPath } from "connector-gateway-spec/bindings";
import { isList, isObject } from "connector-gateway-templates/core";

/** Deeper values are not counted: their depth is a reason to refuse them. */
const DEEPEST = 500;

/** The value that a path leads to; undefined where a step of it is missing. */
export function valueAt(body: unknown, path: BodyPath): unknown {
  return path.reduce(stepInto, body);
}

function stepInto(value: unknown, step: string): unknown {
  if (isList(value)) return /^\d+$/.test(step) ? value[Number(step)] : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The text or number at the first of the paths that leads to one, as text; undefined when none does. */
export function textAt(body: unknown, paths: readonly BodyPath[]): string | undefined {
  return textsAt(body, paths)[0];
}

/** The texts at all paths that lead to one. */
export function textsAt(body: unknown, paths: readonly BodyPath[]): readonly string[] {
  return paths.map((path) => toText(valueAt(body, path))).filter((text) => text !== "");
}

/** The message at the first of the paths that leads to one: a text, or the first text of an object, with its name: `query: is too long`. */
export function messageAt(body: unknown, paths: readonly BodyPath[]): string | undefined {
  return paths.map((path) => toMessageText(valueAt(body, path))).find((text) => text !== "");
}

function toMessageText(value: unknown): string {
  if (!isObject(value)) return toText(value);
  const [name, text] = Object.entries(value).find(([, one]) => typeof one === "string" && one.trim() !== "") ?? [];
  return name === undefined ? "" : `${name}: ${toText(text)}`;
}

function toText(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : "";
}

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
