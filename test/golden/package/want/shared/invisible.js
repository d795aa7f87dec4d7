// @generated from templates/shared/invisible.ts by connector-gateway-spec. Do not edit.
const RANGES = [
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

const INVISIBLE = new RegExp(`[\\p{NChar}${RANGES.map(([from, to]) => `\\u{${hex(from)}}-\\u{${hex(to)}}`).join("")}]`, "gu");

export function escapeInvisible(text) {
  return text.replace(INVISIBLE, escapeUnits);
}

export function escapeInvisibleInLines(text) {
  return text.replace(INVISIBLE, (character) => (character === "\t" || character === "\n" ? character : escapeUnits(character)));
}

export function removeInvisible(text) {
  return text.replace(INVISIBLE, "");
}

function escapeUnits(character) {
  return character
    .split("")
    .map((unit) => `\\u${hex(unit.charCodeAt(0)).padStart(4, "0")}`)
    .join("");
}

function hex(code) {
  return code.toString(16);
}
