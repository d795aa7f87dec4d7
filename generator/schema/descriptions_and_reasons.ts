import type { Field, JsonValue, Notes, ValueType, Origin } from "#generator/resolve";

const WORDS_IN_KEY = 6;

const LONGEST_KEY_TEXT = 48;

/** The description of a named part of the catalog with its other notes; undefined if there are none. */
export function toDescription(notes: Partial<Notes>): string | undefined {
  return sentences([notes.description, ...warnings(notes)]);
}

/** The description of a field with its other notes, its known values and whether it is required in practice. */
export function toFieldDescription(field: Field): string | undefined {
  const values = knownValues(field.type);
  return sentences([
    field.description,
    values.length === 0 ? undefined : `Known values: ${values.map(quoted).join(", ")}.`,
    field.requiredInPractice === undefined ? undefined : `Required in practice: ${field.requiredInPractice}`,
    ...warnings(field),
  ]);
}

/** Joins the texts that are not empty. */
export function sentences(texts: readonly (string | undefined)[]): string | undefined {
  const said = texts.map((text) => text?.trim() ?? "").filter((text) => text !== "");
  return said.length === 0 ? undefined : said.map(ended).join(" ");
}

/** The text up to the first full stop that a blank or the end follows. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;
}

/** A value in backticks for use in a sentence: strings as they are, everything else as JSON. */
function quoted(value: JsonValue): string {
  return `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
}

function warnings({ deprecated, experimental }: Partial<Notes>): readonly (string | undefined)[] {
  return [
    deprecated === undefined ? undefined : `Deprecated: ${deprecated}`,
    experimental === undefined ? undefined : `Experimental: ${experimental}`,
  ];
}

function knownValues(type: ValueType): readonly JsonValue[] {
  if (type.kind === "array") return knownValues(type.items);
  return type.kind === "scalar" ? (type.knownValues ?? type.commaList?.knownValues ?? []) : [];
}

function ended(text: string): string {
  return /[.!?:)]$/u.test(text) ? text : `${text}.`;
}

/** Why something is assumed, or what the documents do not show; "" when it is stated. */
export function reasonOf(origin: Origin): string {
  switch (origin.kind) {
    case "stated":
      return "";
    case "assumed":
      return origin.because;
    case "not_shown":
      return origin.what;
  }
}

/**
 * The key of a reason in the ledger: its first words and a checksum of the whole text, as in `its-values-1h2k`. It depends
 * on the text alone, so it stays the same when other reasons change.
 */
export function reasonKey(reason: string): string {
  const words =
    reason
      .toLowerCase()
      .replaceAll(/['\u2019]/gu, "")
      .match(/[a-z0-9]+/gu) ?? [];
  const start = words.slice(0, WORDS_IN_KEY).join("-").slice(0, LONGEST_KEY_TEXT).replace(/-$/u, "");
  return [start, checksum(reason)].filter((part) => part !== "").join("-");
}

/** FNV-1a over the UTF-16 code units, folded to 20 bits: it only has to tell texts with the same first words apart. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return ((hash >>> 20) ^ (hash & 0xfffff)).toString(36);
}
