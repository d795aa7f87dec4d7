import { isList, isObject } from "../../shared/json_values.js";

/**
 * Prints responses as `JSON.stringify` does. The texts of records are kept, because most answers contain records of earlier ones, and
 * a record that changes is a new object.
 */
export function createPrinter(): (envelope: Readonly<Record<string, unknown>>) => string {
  const texts = new WeakMap<object, string>();
  const print = (record: unknown): string => {
    if (!isObject(record)) return JSON.stringify(record);
    const known = texts.get(record);
    if (known !== undefined) return known;
    const text = JSON.stringify(record);
    texts.set(record, text);
    return text;
  };
  return (envelope) => {
    const fields = Object.entries(envelope).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return [`${JSON.stringify(name)}:${isList(value) ? `[${value.map(print).join(",")}]` : print(value)}`];
    });
    return `{${fields.join(",")}}`;
  };
}
