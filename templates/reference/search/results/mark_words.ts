import { splitWords, toStem } from "../../../search/words.js";

/** A piece of a text, and whether it was looked for. */
export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

/** What was found, and as what it was typed. */
export interface Wanted {
  /** Words and stems of the index. */
  readonly terms: ReadonlySet<string>;
  /** The words that were typed. Of a word that begins with one, only that is marked. */
  readonly typed: readonly string[];
}

/** The pieces of a text in order; together they are the text. */
export function markWords(text: string, wanted: Wanted): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { start, end } of findMarks(text, wanted)) {
    if (start > at) parts.push({ text: text.slice(at, start), marked: false });
    parts.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false });
  return parts;
}

/** The sentence of a text with the most matches; the first sentence if none matches. */
export function bestSentence(text: string, wanted: Wanted): string {
  const sentences = text.split(/(?<=[.!?])\s+/u);
  const marks = sentences.map((sentence) => findMarks(sentence, wanted).length);
  return sentences[marks.indexOf(Math.max(...marks))] ?? text;
}

function findMarks(text: string, { terms, typed }: Wanted): readonly { readonly start: number; readonly end: number }[] {
  return splitWords(text).flatMap(({ word, start, end }) => {
    if (!terms.has(word) && !terms.has(toStem(word))) return [];
    const beginning = typed.find((begin) => word.startsWith(begin));
    // Without its accents a word can be shorter than it is in the text.
    const isPlain = word.length === end - start;
    return [{ start, end: isPlain && beginning !== undefined ? start + beginning.length : end }];
  });
}
