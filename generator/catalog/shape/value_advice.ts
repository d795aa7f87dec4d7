import { nearestName } from "../../diagnostics/nearest_name.ts";
import { quoteText } from "../yaml/quoting.ts";
import type { PlainValue } from "../yaml_node.ts";
import { show } from "./places.ts";

/** A value of the wrong kind, and how it is written. */
export interface MisshapenValue {
  readonly key: string;
  readonly value: PlainValue;
  /** The kinds that JSON Schema knows: `string`, `number`, `integer`, `boolean`, `array`, `object`. */
  readonly wanted: readonly string[];
  /** The text of the value in the file, when it is on one line. */
  readonly source: string | undefined;
}

/** What to type instead of a value of the wrong kind. Undefined when nothing comes to mind. */
export function adviseKind({ key, value, wanted, source }: MisshapenValue): string | undefined {
  const wants = (kind: string): boolean => wanted.includes(kind);
  if (value === null) return adviseEmpty(key, wanted);
  if (wants("number") || wants("integer")) return adviseNumber(key, value, wants("integer"));
  if (wants("array") && !Array.isArray(value)) return adviseList(value, source);
  if (Array.isArray(value) && wants("object")) return adviseEntries(value, wants("string"), source);
  if (wants("object") && !wants("string") && !Array.isArray(value)) return `write a mapping: \`${key}: { … }\``;
  if (wants("string") && source !== undefined) return `write \`${quoteText(source)}\` if it is meant as text`;
  return undefined;
}

function adviseEmpty(key: string, wanted: readonly string[]): string | undefined {
  if (wanted.includes("string") && wanted.includes("object")) return `write its type, such as \`${key}: string -- <description>\``;
  return wanted.includes("number") || wanted.includes("integer") ? `write a number, such as \`${key}: 10\`` : undefined;
}

function adviseNumber(key: string, value: PlainValue, isWhole: boolean): string | undefined {
  if (typeof value === "number") return isWhole ? `write a whole number, such as \`${key}: ${Math.round(value)}\`` : undefined;
  if (typeof value !== "string") return adviseEmpty(key, ["number"]);
  const digits = /^\D*?(-?\d[\d_, ']*(?:\.\d+)?)/u.exec(value)?.[1]?.replace(/[_, ']/gu, "");
  if (digits === undefined || digits.length > 15) return adviseEmpty(key, ["number"]);
  return `write \`${key}: ${isWhole ? digits.replace(/\..*$/u, "") : digits}\``;
}

/** `open, closed`, `{ open, closed }` or `open` where `[open, closed]` is meant. */
function adviseList(value: PlainValue, source: string | undefined): string | undefined {
  if (typeof value === "object" && value !== null) return `write \`[${Object.keys(value).slice(0, 5).join(", ")}]\``;
  const text = typeof value === "string" ? value : (source ?? "");
  const parts = /^[\w-]+(?:\s*[,|]\s*[\w-]+)+$/u.test(text) ? text.split(/\s*[,|]\s*/u) : [/^[\w-]+$/u.test(text) ? text : quoteText(text)];
  const list = parts.join(", ");
  return list.length > 100 ? "start every item with `- `" : `write \`[${list}]\``;
}

/** `- id: string`, `- name: id` or `[string]` where `id: string` is meant. */
function adviseEntries(items: readonly PlainValue[], mayBeText: boolean, source: string | undefined): string | undefined {
  const [first] = items;
  if (typeof first === "object" && first !== null && !Array.isArray(first)) {
    const name = first["name"];
    if (typeof name === "string") return `write every item as \`${name}: { … }\``;
    const [key] = Object.keys(first);
    return key === undefined ? undefined : `remove the \`- \` in front of \`${key}\` and of the other items`;
  }
  if (typeof first === "string" && mayBeText)
    return /^[A-Za-z]+$/u.test(first) && items.length === 1 ? `write \`array<${first}>\`` : undefined;
  if (typeof first === "string") return `write every item as a key: \`${first}: …\``;
  return mayBeText && source !== undefined ? `write \`${quoteText(source)}\` if it is meant as text` : undefined;
}

/** Words of other languages for values of the catalog, by key. */
const MEANT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  format: {
    datetime: "date-time",
    date_time: "date-time",
    timestamp: "date-time",
    iso8601: "date-time",
    rfc3339: "date-time",
    guid: "uuid",
    UUID: "uuid",
  },
  effect: {
    get: "read",
    post: "write",
    put: "write",
    patch: "write",
    delete: "write",
    none: "read",
    readonly: "read",
    mutation: "write",
    true: "write",
  },
  list: { true: "comma", csv: "comma", ",": "comma", "comma-separated": "comma", comma_separated: "comma", commas: "comma" },
  ordered: { desc: "newest_first", descending: "newest_first", newest: "newest_first", latest_first: "newest_first" },
  kind: {
    page: "page_number",
    pages: "page_number",
    cursor: "record_cursor` or `token",
    keyset: "record_cursor",
    after: "record_cursor",
    next_token: "token",
    page_token: "token",
    limit_offset: "offset",
    relay: "page_info",
    connection: "page_info",
    delta: "change_feed",
    array: "list",
    object: "record",
    search: "search_wrapper",
    file: "download",
  },
};

/** What a word of other languages means as the value of a key. Only own properties count: a word may be `toString`. */
function meantBy(key: string, word: string): string | undefined {
  const words = Object.hasOwn(MEANT, key) ? MEANT[key] : undefined;
  return words !== undefined && Object.hasOwn(words, word) ? words[word] : undefined;
}

/** What to type instead of a value that is not one of the allowed ones. */
export function adviseValue(key: string, value: PlainValue, allowed: readonly unknown[]): string {
  const list = allowed.map(show).join(", ");
  if (allowed.length === 1 && allowed[0] === true) return adviseTrue(key, value);
  const word = typeof value === "string" || typeof value === "boolean" ? String(value) : "";
  const meant = meantBy(key, word) ?? meantBy(key, word.toLowerCase());
  if (meant !== undefined && allowed.includes(meant.split("`")[0] ?? "")) return `write \`${meant}\``;
  if (key === "format") return `write one of ${list}, or remove it and say the format in the \`description\` or as a \`pattern\``;
  if (allowed.length === 1) return `write ${list}, or remove the key`;
  const nearest = nearestName(word, allowed.map(String));
  return nearest === undefined ? `choose one of ${list}` : `did you mean \`${nearest}\`? Choose one of ${list}`;
}

/** Keys such as `required` are true or not there. */
function adviseTrue(key: string, value: PlainValue): string {
  if (Array.isArray(value)) return `write \`${key}: true\` in each of these parameters`;
  const isNo = value === false || (typeof value === "string" && /^(?:no|off|false|n|optional)$/iu.test(value));
  return isNo ? `remove \`${key}\`: without it the value is not ${key}` : `write \`${key}: true\``;
}

/** A name as the pattern wants it, in another case or with other marks. Undefined when there is none. */
export function adviseName(name: string, pattern: string): string | undefined {
  const fits = new RegExp(pattern, "u");
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/gu) ?? [];
  const snake = words.map((word) => word.toLowerCase()).join("_");
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  const candidates = [
    name.trim(),
    snake,
    pascal,
    name.toLowerCase(),
    name.replace(/[^\w$]+/gu, "_"),
    name.replace(/\/+$/u, ""),
    `/${name}`,
    `https://${name}`,
  ];
  return candidates.find((candidate) => candidate !== name && fits.test(candidate));
}
