import type { ScalarType, ValueType } from "../../model/types.ts";
import { singular } from "../../print/nouns.ts";
import { sentences } from "../../schema/texts.ts";

/** Sentences about what the catalog is made from, which a model cannot see. */
const ABOUT_SOURCES =
  /^The (?:documents? (?:(?:does|do) not )?(?:gives?|leaves?|lists?|marks?|says?|shows?|states?)|provider's public API)\b/u;

/** Words that add nothing to the name of a param. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(["a", "an", "the", "of", "for", "to", "in", "on", "its", "new"]);

/** The text without its sentences about what the catalog is made from. */
export function withoutSources(text: string): string {
  return keepSentences(text, (sentence) => !ABOUT_SOURCES.test(sentence));
}

/** The text without its sentences that have no words but those of the names: "Description of the product." for `description` of `products`. */
export function withoutRepeats(text: string, names: readonly string[]): string {
  return keepSentences(text, (sentence) => !onlyRepeats(sentence, names));
}

/** Whether a text has no words but those of the names. */
export function onlyRepeats(text: string, names: readonly string[]): boolean {
  const known = new Set(names.flatMap(wordsOf));
  return wordsOf(text).every((word) => PLAIN_WORDS.has(word) || known.has(word));
}

/** The sentences of a text. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z`"])/u);
}

function keepSentences(text: string, isKept: (sentence: string) => boolean): string {
  return sentencesOf(text).filter(isKept).join(" ");
}

/** `starting_after`, `fileId` and "Files" as words in lowercase and singular. */
function wordsOf(text: string): readonly string[] {
  return text
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, " ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(singular);
}

/** What the schema of a type does not say: that values are joined by commas, and which values are known. `said` is said already. */
export function valuesText(type: ValueType, said: string): string | undefined {
  if (type.kind === "array") return valuesText(type.items, said);
  if (type.kind !== "scalar") return undefined;
  const { commaList, knownValues } = type;
  const known = (knownValues ?? commaList?.knownValues ?? []).map(String);
  return sentences([
    commaList === undefined ? undefined : commaListText(commaList, said),
    known.every((value) => said.includes(value)) ? undefined : `Known values: ${known.join(", ")}.`,
  ]);
}

function commaListText({ values, minItems = 0, maxItems }: NonNullable<ScalarType["commaList"]>, said: string): string | undefined {
  const limits = [minItems > 1 ? `at least ${minItems}` : "", maxItems === undefined ? "" : `at most ${maxItems}`].filter(
    (limit) => limit !== "",
  );
  const isSaid = values === undefined && limits.length === 0 && /\bcomma/iu.test(said);
  const kind = ["Comma-separated", ...limits].join(", ");
  if (isSaid) return undefined;
  return values === undefined ? `${kind}.` : `${kind}: ${values.join(", ")}.`;
}
