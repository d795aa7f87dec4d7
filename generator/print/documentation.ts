import type { ItemLimits } from "#templates/core";
import type { Field, JsonValue, Notes, Operation, Origin, Paging, ScalarType, ValueType } from "#generator/resolve";
import {
  constraintsOnItems,
  constraintsOnNumbers,
  constraintsOnStrings,
  hasPages,
  innerTypes,
  isNullable,
  itemLimits,
} from "#generator/resolve";
import type { Doc, Tag } from "./literals.ts";

/** The section and origin of a whole object, which the documentation of its fields does not repeat. */
export type Provenance = Pick<Notes, "section" | "origin">;

/**
 * The documentation of a field: meaning, limits and default, what else the catalog says about it, and its origin and
 * section where they differ from those of the object that it belongs to.
 */
export function describeField(field: Field, whole: Provenance): Doc {
  const { description, type, requiredInPractice, alsoSeen, secret, origin, section } = field;
  const lines = [
    [sentence(description), ...describeType(type), describeDefault(field)].filter((text) => text !== "").join(" "),
    requiredInPractice === undefined ? "" : `Required in practice: ${requiredInPractice}`,
    secret ? "A secret: messages and logs never show it." : "",
    alsoSeen === undefined ? "" : `Real traffic also shows: ${nameType(alsoSeen)}.`,
    describeFurtherOrigin(origin, whole.origin),
    field.default === undefined ? "" : describeDefaultOrigin(field.default.origin, origin),
    section === whole.section ? "" : `${section}.`,
  ];
  return { lines: lines.filter((line) => line !== ""), tags: describeTags(field) };
}

/** The documentation of any part with notes but a field: its description, or else `about`, then `further` lines, origin and section. */
export function describeNotes(notes: Notes, about: string, further: readonly string[] = []): Doc {
  const lines = [sentence(notes.description ?? about), ...further, describeOrigin(notes.origin), `${notes.section}.`];
  return { lines: lines.filter((line) => line !== ""), tags: describeTags(notes) };
}

/** The documentation of a whole: `about`, and the origin and section that its parts share. */
export function describeWhole({ origin, section }: Provenance, about: string): Doc {
  return { lines: [about, describeOrigin(origin), `${section}.`].filter((line) => line !== "") };
}

/** The hover over a call: its meaning, order and paging, warnings, and the place in the documents. */
export function describeCall(operation: Operation): Doc {
  const { id, action, entity, description, experimental, notes, download, paging, origin, section } = operation;
  const lines = [
    description ?? `${action} of ${entity}.`,
    ...describeEffect(operation),
    experimental === undefined ? "" : `Experimental: ${experimental}`,
    ...notes,
    download?.maxSize === undefined ? "" : `At most ${download.maxSize}.`,
    paging === undefined ? "" : describePaging(paging),
    describeOrigin(origin),
    `\`${id}\`, ${section}.`,
  ];
  return { lines: lines.filter((line) => line !== "") };
}

/** The hover over the params of a call: the operation, and what the params together must be. */
export function describeParams(operation: Operation): Doc {
  const { id, notes, params, origin } = operation;
  const demanded = params.atLeastOneOf?.map((name) => `\`${name}\``).join(", ");
  return describeNotes(operation, "", [
    `Params of \`${id}\`.`,
    ...describeEffect(operation),
    ...notes,
    demanded === undefined ? "" : `At least one of ${demanded} is required.`,
    params.openBecause === undefined || describeOrigin(origin).endsWith(params.openBecause) ? "" : params.openBecause,
    params.open ? "The call option `undocumentedParams` sends params that are not documented." : "",
  ]);
}

function describeEffect({ permanent, ordered }: Operation): readonly string[] {
  return [permanent ? "This is permanent and cannot be undone." : "", ordered === undefined ? "" : "Newest first."];
}

function describePaging(paging: Paging): string {
  const open = paging.notShown === undefined ? "" : ` Not shown: ${paging.notShown}`;
  if (!hasPages(paging)) return `Cannot be paged: ${paging.because}${open}`;
  return `The next page is requested with \`${paging.next}\`; \`.all()\` iterates all pages.${open}`;
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

/** The origin of a part, or "" when it is the one of the whole. */
function describeFurtherOrigin(origin: Origin, whole: Origin): string {
  const text = describeOrigin(origin);
  return text === describeOrigin(whole) ? "" : text;
}

function describeTags({ deprecated, experimental }: Notes): readonly Tag[] {
  return [
    ...(deprecated === undefined ? [] : [{ name: "deprecated", text: deprecated } as const]),
    ...(experimental === undefined ? [] : [{ name: "experimental", text: experimental } as const]),
  ];
}

function describeDefault({ default: preset }: Field): string {
  if (preset === undefined) return "";
  const { value } = preset;
  return `Default: ${typeof value === "string" ? `\`${value}\`` : JSON.stringify(value)}.`;
}

function describeDefaultOrigin(origin: Origin, ofField: Origin): string {
  const text = describeFurtherOrigin(origin, ofField);
  return text === "" ? "" : `The default is ${lowerFirst(text)}`;
}

/** Sentences about what a value must be, apart from its TypeScript type. */
function describeType(type: ValueType): readonly string[] {
  if (type.kind === "scalar") return describeScalar(type);
  const inside = innerTypes(type).flatMap(({ type: inner, step }) =>
    describeType(inner).map((text) => `Each ${step.name}: ${lowerFirst(text)}`),
  );
  return [...describeLimits(itemLimits(type)), ...inside];
}

function describeScalar(type: ScalarType): readonly string[] {
  const { const: only, enum: values, knownValues, commaList } = type;
  if (only !== undefined || values !== undefined) return [];
  return [
    ...describeNumber(type),
    ...constraintsOnStrings(type).map(({ sentence: describe }) => describe("character")),
    commaList === undefined ? "" : describeCommaList(commaList),
    knownValues === undefined ? "" : `Known values: ${listed(knownValues)}.`,
  ].filter((text) => text !== "");
}

/** A range names the type; an integer without one is named too. */
function describeNumber(type: ScalarType): readonly string[] {
  const noun = type.types.includes("integer") ? "Integer" : "Number";
  const sentences = constraintsOnNumbers(type).map(({ sentence: describe }) => describe(noun));
  const isNamed = noun === "Number" || sentences.some((text) => text.startsWith(noun));
  return isNamed ? sentences : [`${noun}.`, ...sentences];
}

function describeCommaList(list: NonNullable<ScalarType["commaList"]>): string {
  const { values, knownValues } = list;
  const which = values === undefined ? "" : ` of ${listed(values)}`;
  const sentences = constraintsOnItems(list).map(({ sentence: describe }) => describe("value"));
  const many = sentences.map((text) => (text === "" ? "" : `; ${lowerFirst(text.replace(/\.$/u, ""))}`)).join("");
  const known = knownValues === undefined ? "" : ` Known values: ${listed(knownValues)}.`;
  return `Comma-separated list${which}, without spaces${many}.${known}`;
}

function describeLimits(limits: ItemLimits): readonly string[] {
  return constraintsOnItems(limits)
    .map(({ sentence: describe }) => describe("element"))
    .filter((text) => text !== "");
}

/** The type as a sentence names it: `string or null`. */
function nameType(type: ValueType): string {
  const name = type.kind === "scalar" ? type.types.join(" or ") : type.kind;
  return isNullable(type) ? `${name} or null` : name;
}

function listed(values: readonly JsonValue[]): string {
  return values.map((value) => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``).join(", ");
}

function sentence(text: string | undefined): string {
  if (text === undefined || text.trim() === "") return "";
  return /[.!?:]\s*$/.test(text) ? text.trim() : `${text.trim()}.`;
}

/** The text as it continues a sentence; abbreviations such as `UUID` stay as they are. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
