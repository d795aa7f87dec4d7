import type { Field, JsonValue, Notes, ScalarType, ValueType } from "../model/types.ts";

/** The description of a named thing with the other notes of the catalog; undefined if there are none. */
export function toDescription(notes: Partial<Notes>): string | undefined {
  return sentences([notes.description, ...warnings(notes)]);
}

/** The same for a field, with its known values and whether it is required in practice. */
export function toFieldDescription(field: Field): string | undefined {
  const known = knownValues(field.type);
  return sentences([
    field.description,
    known.length === 0 ? undefined : `Known values: ${known.map(quoted).join(", ")}.`,
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
  return type.kind === "scalar" ? knownScalars(type) : [];
}

function knownScalars({ knownValues: known, commaList }: ScalarType): readonly JsonValue[] {
  return known ?? commaList?.knownValues ?? [];
}

function ended(text: string): string {
  return /[.!?:)]$/u.test(text) ? text : `${text}.`;
}
