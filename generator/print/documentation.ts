import type { ArrayType, Field, ItemLimits, JsonValue, Notes, Origin, ScalarType, ValueType } from "../model/types.ts";
import type { Doc } from "./declarations.ts";
import type { Tag } from "./literals.ts";

/** What a hover over a field says: meaning, limits, default, origin, and where the statement comes from. */
export function describeField(field: Field): Doc {
  const { requiredInPractice, alsoSeen, secret } = field;
  const lines = [
    [sentence(field.description), ...describeType(field.type)].filter((text) => text !== "").join(" "),
    requiredInPractice === undefined ? "" : `Required in practice: ${requiredInPractice}`,
    secret ? "A secret: never shown in messages and logs." : "",
    alsoSeen === undefined ? "" : `Real traffic also shows: ${nameType(alsoSeen)}.`,
    describeOrigin(field.origin),
    `${field.section}.`,
  ];
  return { lines: lines.filter((line) => line !== ""), tags: [...defaultTags(field), ...describeTags(field)] };
}

/** The same for anything else that has notes: `about` says what it is, further lines what else holds for it. */
export function describeNotes(notes: Notes, about: string, further: readonly string[] = []): Doc {
  const lines = [sentence(notes.description ?? about), ...further, describeOrigin(notes.origin), `${notes.section}.`];
  return { lines: lines.filter((line) => line !== ""), tags: describeTags(notes) };
}

/** "Assumed: why" or "Not shown: what"; "" for what a document states. */
export function describeOrigin(origin: Origin): string {
  switch (origin.kind) {
    case "stated":
      return "";
    case "assumed":
      return `Assumed: ${origin.because}`;
    case "not_shown":
      return `Not shown: ${origin.what}`;
  }
}

function describeTags({ deprecated, experimental }: Notes): readonly Tag[] {
  return [
    ...(deprecated === undefined ? [] : [{ name: "deprecated", text: deprecated } as const]),
    ...(experimental === undefined ? [] : [{ name: "experimental", text: experimental } as const]),
  ];
}

function defaultTags({ default: otherwise }: Field): readonly Tag[] {
  if (otherwise === undefined) return [];
  const origin = describeOrigin(otherwise.origin);
  return [{ name: "default", text: [JSON.stringify(otherwise.value), origin].filter((text) => text !== "").join(" ") }];
}

/** Sentences on what a value must be besides its TypeScript type. */
function describeType(type: ValueType): readonly string[] {
  switch (type.kind) {
    case "scalar":
      return describeScalar(type);
    case "array":
      return describeArray(type);
    case "object":
      return type.values === undefined ? [] : describeEach("Each value", type.values);
    case "any":
    case "record":
      return [];
  }
}

function describeScalar(type: ScalarType): readonly string[] {
  const { const: only, enum: values, knownValues, min, max, minLength, maxLength, pattern, format, commaList } = type;
  if (only !== undefined || values !== undefined) return [];
  const integers = type.types.includes("integer");
  return [
    integers || min !== undefined || max !== undefined ? `${integers ? "Integer" : "Number"}${range(min, max)}.` : "",
    minLength === undefined && maxLength === undefined ? "" : `${count(minLength, maxLength, "character")}.`,
    pattern === undefined ? "" : `Matches \`${pattern}\`.`,
    format === undefined ? "" : { "date-time": "Date and time of RFC 3339.", uuid: "UUID." }[format],
    commaList === undefined ? "" : describeCommaList(commaList),
    knownValues === undefined ? "" : `Known values: ${listed(knownValues)}.`,
  ].filter((text) => text !== "");
}

function describeCommaList(list: NonNullable<ScalarType["commaList"]>): string {
  const { values, knownValues, minItems, maxItems } = list;
  const which = values === undefined ? "Values" : `Any of ${listed(values)}`;
  const known = knownValues === undefined ? "" : ` Known values: ${listed(knownValues)}.`;
  const many = minItems === undefined && maxItems === undefined ? "" : `; ${lowerFirst(count(minItems, maxItems, "value"))}`;
  return `${which}, joined by commas without blanks${many}.${known}`;
}

function describeArray(type: ArrayType): readonly string[] {
  const limits: ItemLimits = type;
  const many =
    limits.minItems === undefined && limits.maxItems === undefined ? [] : [`${count(limits.minItems, limits.maxItems, "element")}.`];
  return [...many, ...describeEach("Each", type.items)];
}

function describeEach(which: string, type: ValueType): readonly string[] {
  return describeType(type).map((text) => `${which}: ${lowerFirst(text)}`);
}

/** The type in the notation of the catalog, as far as it matters in a sentence. */
function nameType(type: ValueType): string {
  const name = type.kind === "scalar" ? type.types.join(" or ") : type.kind;
  return type.kind !== "any" && type.nullable ? `${name} or null` : name;
}

function range(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return `, at least ${min}`;
  return max === undefined ? "" : `, at most ${max}`;
}

function count(min: number | undefined, max: number | undefined, unit: string): string {
  const units = (max ?? min) === 1 ? unit : `${unit}s`;
  if (min !== undefined && max !== undefined) return min === max ? `Exactly ${min} ${units}` : `${min} to ${max} ${units}`;
  return min !== undefined ? `At least ${min} ${units}` : `At most ${max ?? 0} ${units}`;
}

function listed(values: readonly JsonValue[]): string {
  return values.map((value) => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``).join(", ");
}

function sentence(text: string | undefined): string {
  if (text === undefined || text.trim() === "") return "";
  return /[.!?:]\s*$/.test(text) ? text.trim() : `${text.trim()}.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
