/** A word of a text, and where it is. */
export interface Word {
  /** In lower case and without accents. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** `HTTPStatus`, `nextPageToken`, `page_token` and `v2` are two or three words each; `PDFs` is one. */
const WORD = /\p{Lu}{2,}s(?!\p{L})|\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lt}\p{Lm}\p{Lo}\p{M}]+|\p{N}+/gu;

/** Words that do not help to find anything. */
const FILLERS = new Set(
  (
    "a about all an and any are as at be by can could do does for from give had has have how i if in into is it its let me my of on or our " +
    "please should some something that the their them there these they this those to us want was we what when where which who whose will " +
    "with would you your"
  ).split(" "),
);

/** The words of a text: identifiers in snake case, camel case and with dots are split. */
export function splitWords(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map(({ 0: text, index }) => ({ word: toPlain(text), start: index, end: index + text.length }));
}

function toPlain(text: string): string {
  const lower = text.toLowerCase();
  return /^[\w]*$/.test(lower) ? lower : lower.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Whether a word is too common to search for: `the`. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** The stem that singular and plural, and most forms of a verb, have in common: `delet` of `deletes`, `deleting` and `deleted`. */
export function toStem(word: string): string {
  const singular = toSingular(word);
  const short = singular.length > 5 ? singular.replace(/(?:ing|ed)$/u, "") : singular.replace(/(?<=...)ed$/u, "");
  // `cancelled`, `dropping`
  const single = short === singular ? short : short.replace(/([bdgklmnprt])\1$/u, "$1");
  return single.length > 3 ? single.replace(/e$/u, "") : single;
}

/** The singular of a word, `company` of `companies`; any other word as it is. */
export function toSingular(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|x|zz|ch|sh)es$/u.test(word)) return word.slice(0, -2);
  return /[^siu]s$/u.test(word) ? word.slice(0, -1) : word;
}
