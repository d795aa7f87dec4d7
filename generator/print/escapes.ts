/**
 * Characters that do not show, reorder the text around them or end a line somewhere: controls, soft hyphen, Arabic
 * marks, zero width and bidi controls, line and paragraph separators, fillers, byte order mark, tags, lone surrogates.
 * Spelt out, so that the result does not depend on the Unicode version of the Node that runs.
 */
const invisible =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{13430}-\u{1345f}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|\p{Surrogate}/gu;

/** Writes every character that does not show as `\uXXXX`. */
export function escapeInvisible(text: string): string {
  return text.replace(invisible, (character) =>
    character
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}
