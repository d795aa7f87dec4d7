import { isObject, type JsonObject } from "./catalog.ts";

/** The fields that tell records apart, where they have them. */
const IDENTITIES = ["id", "ts", "key"];

/**
 * A collection of `count` records that are like the sample and differ from one another in one field, the first that can
 * be numbered so that the record stays valid.
 */
export function toCollection(sample: unknown, count: number, holds: (record: unknown) => boolean): readonly unknown[] {
  const record = isObject(sample) ? sample : {};
  const field = [...IDENTITIES.filter((name) => name in record), ...Object.keys(record)].find((name) =>
    [1, 2].every((number) => isNumberable(record[name]) && holds(numbered(record, name, number))),
  );
  return Array.from({ length: count }, (_, index) => numbered(record, field ?? "id", index + 1));
}

function isNumberable(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

function numbered(record: JsonObject, field: string, number: number): JsonObject {
  const value = record[field];
  return { ...record, [field]: typeof value === "number" ? number : `${typeof value === "string" ? value : "element"}_${number}` };
}
