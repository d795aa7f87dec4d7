import type { JsonValue } from "../../model/types.ts";

/** An object without the properties that are undefined, or an empty list or object. */
export function present(properties: Readonly<Record<string, JsonValue | undefined>>): { readonly [name: string]: JsonValue } {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): readonly (readonly [string, JsonValue])[] =>
      value === undefined || isEmpty(value) ? [] : [[name, value]],
    ),
  );
}

function isEmpty(value: JsonValue): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
