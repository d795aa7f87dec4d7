import { visibleText } from "../../diagnostics/visible_text.ts";

/** Longest piece of a key or value that a message repeats. */
const LONGEST = 60;

/** What the elements of a mapping are called, by its key. */
const NOUNS: ReadonlyMap<string, string> = new Map([
  ["params", "parameter"],
  ["path_params", "parameter"],
  ["headers", "header"],
  ["fields", "field"],
  ["meta", "field"],
  ["types", "type"],
  ["records", "record"],
  ["paging_profiles", "paging profile"],
  ["entities", "entity"],
  ["auth", "auth method"],
  ["endpoints", "endpoint"],
  ["statuses", "status"],
]);

/** What a message calls a place: "parameter `limit`", "operation `orders.list`", "item 2 of `enum`", or just "`max`". */
export function namePlace(path: readonly (string | number)[]): string {
  const last = path.at(-1);
  const parent = path.at(-2);
  if (last === undefined) return "the file";
  if (parent === "actions") return `operation \`${shorten(`${path.at(-3) ?? ""}.${last}`)}\``;
  if (/^\d+$/u.test(String(last)) && parent !== undefined && parent !== "statuses")
    return `item ${Number(last) + 1} of \`${shorten(String(parent))}\``;
  const noun = isNamed(path) ? NOUNS.get(String(parent)) : undefined;
  return noun === undefined ? `\`${shorten(String(last))}\`` : `${noun} \`${shorten(String(last))}\``;
}

/** `auth` and `records` also appear in `document`, where they are texts. */
function isNamed(path: readonly (string | number)[]): boolean {
  const parent = String(path.at(-2));
  return ["types", "records", "paging_profiles", "entities", "auth", "endpoints", "statuses", "headers"].includes(parent)
    ? path.length === 2
    : true;
}

/** A key or value as messages repeat it. */
export function shorten(text: string): string {
  return visibleText(text, LONGEST);
}

/** A value in backticks. */
export function show(value: unknown): string {
  return `\`${shorten(typeof value === "string" ? value : JSON.stringify(value))}\``;
}
