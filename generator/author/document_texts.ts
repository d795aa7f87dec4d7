import { escapeInvisible, replaceCredentials } from "#templates/core";
import { findUnwanted, schemas } from "#generator/read";
import { LONGEST as LONGEST_NAME, wordsOf } from "#generator/resolve";

/** A description in the catalog is a sentence or two; the rest is in the document. */
const LONGEST = 300;

/** Characters that the catalog refuses or that are easily mistaken, and what takes their place. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u201B]/gu, "'"],
  [/[\u201C-\u201F]/gu, '"'],
  [/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu, " "],
];

/** A text of the document as one line of plain text, without markup; undefined when nothing is left. */
export function plainText(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  const straight = REPLACED.reduce((rest, [from, to]) => rest.replace(from, to), withoutMarkup(text));
  const line = withoutUnwanted(straight).replaceAll(/\s+/gu, " ").trim();
  return line === "" ? undefined : shorten(withoutCredentials(line));
}

/** Links keep their text, headings and tags go. */
function withoutMarkup(text: string): string {
  return text
    .slice(0, 20 * LONGEST)
    .replaceAll(/!?\[([^\][]*)\]\([^()]*\)/gu, "$1")
    .replaceAll(/<\/?[A-Za-z][^<>]*>/gu, " ")
    .replaceAll(/^\s*#+\s+/gmu, "")
    .replaceAll(/\*\*([^*]+)\*\*/gu, "$1");
}

/** Without the characters that must not be in the catalog. */
function withoutUnwanted(text: string): string {
  let rest = text.replaceAll(/[\n\r\t]/gu, " ");
  for (let unwanted = findUnwanted(rest); unwanted !== undefined; unwanted = findUnwanted(rest)) rest = rest.replaceAll(unwanted, " ");
  return rest;
}

/** A key in a description has been published, and no reader needs it. */
function withoutCredentials(text: string): string {
  return replaceCredentials(text, (_, prefix) => `${prefix}EXAMPLE`);
}

function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  const sentence = start.lastIndexOf(". ");
  if (sentence > 40) return start.slice(0, sentence + 1);
  return `${start.slice(0, start.lastIndexOf(" ") > 40 ? start.lastIndexOf(" ") : LONGEST - 1).replace(/[\uD800-\uDBFF]$/u, "")} …`;
}

/** The letter that marks a name as one of a type: `TCreateResult`, but not `TShirt`. */
const TYPE_MARK = /^T(?=(?:[A-Z][a-z0-9]+){2,}$)/u;

/** A sentence about something that the document does not describe: `created_at` as `Created at.` */
export function sentenceFor(name: string): string {
  const words = withoutUnwanted(name.replace(TYPE_MARK, ""))
    .replaceAll(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/gu, "$1$3 $2")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
  if (words === "") return "The document does not describe it.";
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Whether a value of the document may be written into the catalog as it is. */
export function isUsableText(text: string): boolean {
  const isStraight = REPLACED.every(([from]) => text.search(from) === -1);
  return text !== "" && text.length <= 1000 && findUnwanted(text) === undefined && !/[\n\r\t]/u.test(text) && isStraight;
}

/** A name or a place of the document, as a comment shows it. */
export function shownText(text: string): string {
  return escapeInvisible(withoutCredentials(text.slice(0, LONGEST))).replaceAll(/\s+/gu, " ");
}

const { pattern, maxLength } = schemas["connector.schema.json"].definitions.field_name;

const FIELD_NAME = new RegExp(pattern, "u");

/** Whether a field or param may have a name, as the language has it. */
export function isFieldName(name: string): boolean {
  return FIELD_NAME.test(name) && Array.from(name).length <= maxLength && isUsableText(name);
}

/** A name for a param, as the document has it where possible. */
export function paramName(written: string, isTaken: (name: string) => boolean): string {
  const bare = written.replace(/\[\]$/u, "");
  const plain = bare.replaceAll(/[^\p{L}\p{N}_$.-]+/gu, "_").slice(0, 60);
  const words = plain.replaceAll(/^_+|_+$/gu, "");
  const candidates = [...(/[{}/]/u.test(bare) ? [] : [bare]), words, `param_${words}`];
  return freeName(candidates.find(isFieldName) ?? "param", isTaken, "_");
}

/** A name in PascalCase, as records have them. */
export function pascalName(name: string, fallback: string): string {
  const joined = wordsOf(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
  return (/^[A-Z]/u.test(joined) ? joined : `${fallback}${joined}`).slice(0, LONGEST_NAME);
}

/** The first of a name and the same name with a number that nothing else has. */
export function freeName(name: string, isTaken: (name: string) => boolean, separator = ""): string {
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) {
    const ending = `${separator}${String(number)}`;
    const numbered = name.slice(0, LONGEST_NAME - ending.length).replace(/_+$/u, "") + ending;
    if (!isTaken(numbered)) return numbered;
  }
}

/** The names that a header may have. */
export const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,64}$/u;
