import { isObject } from "../../templates/shared/json_values.ts";
import { commentText } from "../print/literals.ts";

/** The keys of OpenAPI whose values end up in comments. */
const TEXT_KEYS: ReadonlySet<string> = new Set(["title", "summary", "description", "default", "example", "examples"]);

/** The keys of OpenAPI that have names in them. */
const NAME_KEYS: ReadonlySet<string> = new Set(["properties", "schemas", "responses", "parameters", "headers"]);

/** A document whose texts are text in a comment: the tool copies them as they are. Throws a `SyntaxError` for a text that is not JSON. */
export function quoteTexts(document: string): string {
  return JSON.stringify(quoteIn(JSON.parse(document), false));
}

function quoteIn(node: unknown, areNames: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => quoteIn(item, false));
  if (!isObject(node)) return node;
  return mapValues(node, (value, key) =>
    !areNames && TEXT_KEYS.has(key) ? quoteAll(value) : quoteIn(value, !areNames && NAME_KEYS.has(key)),
  );
}

/** Every text of a value, its keys included. */
function quoteAll(node: unknown): unknown {
  if (typeof node === "string") return commentText(node);
  if (Array.isArray(node)) return node.map(quoteAll);
  if (!isObject(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [commentText(key), quoteAll(value)]));
}

function mapValues(node: Readonly<Record<string, unknown>>, map: (value: unknown, key: string) => unknown): object {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value, key)]));
}
