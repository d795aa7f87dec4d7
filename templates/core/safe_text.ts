/**
 * Characters that are invisible, move the cursor, reorder the text around them, or end a line for some readers. Listed here
 * so that output does not depend on the Unicode version of Node.
 */
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [0x0000, 0x001f], // controls
  [0x007f, 0x009f],
  [0x00ad, 0x00ad], // soft hyphen
  [0x034f, 0x034f], // combining grapheme joiner
  [0x0600, 0x0605], // Arabic, Syriac and Khmer format characters
  [0x061c, 0x061c],
  [0x06dd, 0x06dd],
  [0x070f, 0x070f],
  [0x0890, 0x0891],
  [0x08e2, 0x08e2],
  [0x17b4, 0x17b5],
  [0x115f, 0x1160], // Hangul fillers
  [0x3164, 0x3164],
  [0xffa0, 0xffa0],
  [0x180b, 0x180f], // Mongolian variation selectors
  [0x200b, 0x200f], // zero width characters and direction marks
  [0x2028, 0x202e], // line and paragraph separators, bidi embeddings and overrides
  [0x2060, 0x206f], // invisible operators, bidi isolates
  [0xd800, 0xdfff], // surrogates on their own
  [0xfe00, 0xfe0f], // variation selectors
  [0xfeff, 0xfeff], // byte order mark
  [0xfff0, 0xfffb], // interlinear annotations
  [0x110bd, 0x110bd], // Kaithi number signs
  [0x110cd, 0x110cd],
  [0x13430, 0x1345f], // hieroglyph format controls
  [0x1bca0, 0x1bca3], // shorthand format controls
  [0x1d173, 0x1d17a], // musical format controls
  [0xe0000, 0xe0fff], // tags
];

/** With the code points that are no characters, which no version of Unicode changes. */
const INVISIBLE = new RegExp(`[\\p{NChar}${RANGES.map(([from, to]) => `\\u{${hex(from)}}-\\u{${hex(to)}}`).join("")}]`, "gu");

/** Older commands of CI platforms may begin anywhere in a line. */
const COMMAND = /##(?=\[)/g;

/** Text that cannot move the cursor, or colour, hide or reorder the text around it: such characters are escaped. */
export function safeText(text: string): string {
  return escapeInvisibleInLines(text).replace(COMMAND, "#\\u0023");
}

/** Safe text of several lines, none of which is a command of a CI platform. */
export function safeLines(text: string): string {
  return safeText(text).replace(/^([^\S\n]*):(?=:)/gm, "$1\\u003a");
}

/** A value as JSON with such characters as escapes. Every JSON reader reads the same value. */
export function jsonText(value: unknown, indent?: number): string {
  return safeText(JSON.stringify(value, undefined, indent));
}

/** Safe text on one line. */
export function safeLine(text: string): string {
  return safeText(text).replaceAll("\n", "\\n").replaceAll("\t", " ");
}

/** Safe text for an attribute or the content of an XML 1.0 element. */
export function xmlText(text: string): string {
  return safeText(text)
    .replace(/[\ufffe\uffff]/g, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}

/** Replaces each invisible character with its escape sequence in JSON and JavaScript, such as `\u200b`: one for each UTF-16 code unit. */
export function escapeInvisible(text: string): string {
  return text.replace(INVISIBLE, escapeUnits);
}

/** Like `escapeInvisible`, for text of several lines: tabs and line feeds stay. */
export function escapeInvisibleInLines(text: string): string {
  return text.replace(INVISIBLE, (character) => (character === "\t" || character === "\n" ? character : escapeUnits(character)));
}

/** Leaves out each invisible character. */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

function escapeUnits(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${hex(unit.charCodeAt(0)).padStart(4, "0")}`)
    .join("");
}

function hex(code: number): string {
  return code.toString(16);
}
