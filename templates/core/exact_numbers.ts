/**
 * Numbers of a JSON text that JavaScript would print in another way, kept digit by digit: those with more digits than a double has, those that
 * are too large for one, and other spellings such as `1.50` and `1E3`.
 */

/** Finds most texts without such numbers in one pass, without looking at each value. */
const SUSPECT = /[:,[]\s*(?:-?(?:\d[\d.]{15}|\d+(?:\.\d+)?[eE]|\d+\.\d*0\s*[,\]}])|-0\s*[,\]}])/;

/** A string, or a number. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

/** Replaces such numbers with texts, and puts them back. */
export interface ExactNumbers {
  /**
   * The value of a JSON text in which a text stands for each such number; undefined when it has none.
   * @throws SyntaxError for a text that is not JSON
   */
  readonly parse: (text: string) => { readonly value: unknown } | undefined;
  /** The JSON text with the numbers in the places of those texts. */
  readonly restore: (json: string) => string;
}

/** Keeps numbers behind a `mark` that no text of others can contain, because nobody else knows it: a random UUID. */
export function keepNumbers(mark: string): ExactNumbers {
  const kept = new RegExp(`"${mark}:(-?\\d[\\d.eE+-]*)"`, "g");
  const isChanged = (token: string): boolean => !token.startsWith('"') && String(Number(token)) !== token;
  return {
    parse: (text) => {
      if (!SUSPECT.test(text)) return undefined;
      const marked = text.replace(TOKEN, (token) => (isChanged(token) ? `"${mark}:${token}"` : token));
      return marked === text ? undefined : { value: JSON.parse(marked) };
    },
    restore: (json) => (json.includes(mark) ? json.replace(kept, "$1") : json),
  };
}
