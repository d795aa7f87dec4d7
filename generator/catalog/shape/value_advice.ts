import { nearestName } from "../../../templates/shared/nearest_names.ts";
import { meaningOf } from "../fields/foreign_words.ts";
import type { WrittenFieldDetails, WrittenOperation } from "../types.ts";
import type { PlainValue } from "../yaml_node.ts";
import { show } from "./places.ts";

/** Words of other languages for values of the catalog, by key. */
const MEANT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
} satisfies {
  readonly effect: Words<WrittenOperation["effect"]>;
  readonly list: Words<WrittenFieldDetails["list"]>;
  readonly ordered: Words<WrittenOperation["ordered"]>;
  /** Of operations and of paging; a word may stand for two of them. */
  readonly kind: Words<string>;
};

type Words<Value> = Readonly<Record<string, NonNullable<Value>>>;

/** What a word of other languages means as the value of a key. Only own properties count: a word may be `toString`. */
function meantBy(key: string, word: string): string | undefined {
  if (key === "format") return meaningOf(word)?.["format"];
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
  const nearest = nearestName(word, allowed.map(String));
  if (nearest !== undefined && allowed.length > 1) return `did you mean \`${nearest}\`? Choose one of ${list}`;
  if (key === "format") return `write one of ${list}, or remove it and say the format in the \`description\` or as a \`pattern\``;
  if (allowed.length === 1) return `write ${list}, or remove the key`;
  return `choose one of ${list}`;
}

/** Keys such as `required` are true or not there. */
function adviseTrue(key: string, value: PlainValue): string {
  if (Array.isArray(value)) return `write \`${key}: true\` in each of these parameters`;
  const isNo = value === false || (typeof value === "string" && /^(?:no|off|false|n|optional)$/iu.test(value));
  return isNo ? `remove \`${key}\`: it is only written when it is true` : `write \`${key}: true\``;
}

/** A name as the pattern wants it, in another case or with other marks. Undefined when there is none. */
export function adviseName(name: string, pattern: string): string | undefined {
  const fits = new RegExp(pattern, "u");
  // Where signs are allowed, the name is that of the other system: it cannot be written in another way.
  if (fits.test("@")) return fits.test(name.trim()) && name.trim() !== name ? name.trim() : undefined;
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/gu) ?? [];
  const snake = words.map((word) => word.toLowerCase()).join("_");
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  const [inner = name] = /[A-Z][A-Za-z0-9]*(?=[^A-Za-z0-9]*(?:null[^A-Za-z0-9]*)?$)/u.exec(/[<>[\]|{}()]/u.test(name) ? name : "") ?? [];
  const written = [name.trim(), inner, snake, pascal, name.toLowerCase(), name.replace(/[^\w$]+/gu, "_"), name.replace(/\/+$/u, "")];
  return [...written, `/${name}`, `https://${name}`].find((candidate) => candidate !== name && fits.test(candidate));
}
