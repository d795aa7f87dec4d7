import { schemas } from "./schemas.ts";

/** All the keys that the language has, wherever they may be. */
export const languageKeys: ReadonlySet<string> = new Set(keysOf(schemas));

function keysOf(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    const own = key === "properties" && typeof value === "object" && value !== null ? Object.keys(value) : [];
    return [...own, ...keysOf(value)];
  });
}
