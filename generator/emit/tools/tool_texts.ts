import type { Connector, Field, ObjectShape, Operation, ValueType, Paging, ScalarType } from "#generator/resolve";
import { PAGING_KINDS, type PagingKindDescriptor, type PagingValue, pagingValues } from "#generator/resolve";
import { firstSentence, sentences } from "#generator/schema";
import { singular } from "#generator/print";

/** Sentences about what the catalog is made from, which a model cannot see. */
const ABOUT_SOURCES =
  /^The (?:documents? (?:(?:does|do) not )?(?:gives?|leaves?|lists?|marks?|says?|shows?|states?)|provider's public API)\b/u;

/** Words that add nothing to the name of a param. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(["a", "an", "the", "of", "for", "to", "in", "on", "its", "new"]);

/** Where a field is: in the params of which operation, and inside which of them, the outermost first. */
export interface FieldPlace {
  readonly connector: Connector;
  readonly operation: Operation;
  readonly path: readonly Field[];
}

/**
 * The description of a tool: "Deletes a customer. This cannot be undone." Begins with the title of the connector if the name of
 * the tool does not have it.
 */
export function describeTool({ id, title }: Connector, operation: Operation): string {
  const { description = "", permanent, notes, params } = operation;
  const text = sentences([
    withoutSources(description),
    permanent ? "This cannot be undone." : undefined,
    describeNeeded(params),
    notes[0],
    ...warnings(operation),
  ]);
  return [...(onlyRepeats(title, [id]) ? [] : [title]), text ?? operation.id].join(": ");
}

/** The description of a param, or of a field inside one; undefined if its name and its schema say it all. */
export function describeField(field: Field, place: FieldPlace): string | undefined {
  const text = describePagingParam(field, place.operation) ?? ownText(field, place);
  return sentences([
    text,
    rangeText(field, place.connector),
    valuesText(field.type, text ?? ""),
    field.requiredInPractice === undefined ? undefined : "Required in practice.",
    ...warnings(field),
  ]);
}

/** Which fields of an object are needed besides those that are required; undefined if that is all. */
export function describeNeeded({ atLeastOneOf }: ObjectShape): string | undefined {
  return atLeastOneOf === undefined ? undefined : `At least one of ${atLeastOneOf.map((name) => `\`${name}\``).join(", ")} is required.`;
}

/**
 * The description in the catalog, as far as it helps to fill in the field. Inside a param its first sentence does, and further inside
 * the name alone.
 */
function ownText({ name, description = "", role, type }: Field, { operation, path }: FieldPlace): string | undefined {
  const outer = path.at(-1);
  if (path.length > 1 || (outer !== undefined && isRange(outer))) return undefined;
  const text = outer === undefined ? firstSentences(withoutSources(description), type) : firstSentence(withoutSources(description));
  // "Id of the customer to return."
  const purpose = role?.kind === "identity" ? ["return"] : [];
  return withoutRepeats(text, [name, outer?.name ?? "", operation.entity, operation.action, ...purpose]);
}

/** Two sentences, but all of them where they may explain values. */
function firstSentences(text: string, type: ValueType): string {
  const isListed = type.kind === "scalar" && (type.enum ?? type.knownValues) !== undefined;
  return isListed ? text : sentencesOf(text).slice(0, 2).join(" ");
}

/** The meaning of the bounds of a range, whose fields are only named. */
function rangeText(field: Field, { types }: Connector): string | undefined {
  if (!isRange(field)) return undefined;
  const { description = "" } = types.find(({ name }) => name === field.named) ?? {};
  return description === field.description ? undefined : firstSentence(description);
}

/** Whether a param takes the bounds of a range: the names of its fields say which. */
function isRange({ role, type, named }: Field): boolean {
  return role?.kind === "filter" && role.as === "interval" && type.kind === "object" && named !== undefined;
}

/** An operation or field that is deprecated says what to use instead. */
function warnings({ deprecated, experimental }: Pick<Field, "deprecated" | "experimental">): readonly (string | undefined)[] {
  return [deprecated === undefined ? undefined : `Deprecated: ${deprecated}`, experimental === undefined ? undefined : "Experimental."];
}

/** The purpose of a param for paging, in few words; undefined for other params, and where its description says it best. */
function describePagingParam({ role }: Field, { paging }: Operation): string | undefined {
  if (role?.kind !== "paging" || paging === undefined) return undefined;
  switch (role.part) {
    case "size":
      return "Page size.";
    case "next":
      return nextText(paging);
    case "previous":
      return paging.kind === "record_cursor" ? `Previous page: the \`${paging.id}\` of the first record.` : undefined;
  }
}

/** The value to pass for the next page; undefined where the description of the param says it best. */
function nextText(paging: Paging): string | undefined {
  const { brief }: PagingKindDescriptor = PAGING_KINDS[paging.kind];
  const values = new Map(pagingValues(paging).map(([{ property }, value]) => [property, value]));
  return brief?.replaceAll(/\{(\w+)\}/gu, (_, name: string) => `\`${printValue(values.get(name))}\``);
}

function printValue(value: PagingValue | undefined): string {
  return typeof value === "object" && "field" in value ? [...(value.within ?? []), value.field].join(".") : String(value);
}

/** The text without its sentences about what the catalog is made from. */
function withoutSources(text: string): string {
  return keepSentences(text, (sentence) => !ABOUT_SOURCES.test(sentence));
}

/** The text without its sentences that have no words but those of the names: "Description of the product." for `description` of `products`. */
function withoutRepeats(text: string, names: readonly string[]): string {
  return keepSentences(text, (sentence) => !onlyRepeats(sentence, names));
}

/** Whether a text has no words but those of the names. */
function onlyRepeats(text: string, names: readonly string[]): boolean {
  const nameWords = new Set(names.flatMap(wordsOf));
  return wordsOf(text).every((word) => PLAIN_WORDS.has(word) || nameWords.has(word));
}

/** The sentences of a text. */
function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z`"])/u);
}

function keepSentences(text: string, isKept: (sentence: string) => boolean): string {
  return sentencesOf(text).filter(isKept).join(" ");
}

/** `starting_after`, `fileId` and "Files" as words in lowercase and singular. */
function wordsOf(text: string): readonly string[] {
  return text
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, " ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(singular);
}

/** Facts that are not in the schema of a type: values are joined by commas, some values are known. `said` is said already. */
function valuesText(type: ValueType, said: string): string | undefined {
  if (type.kind === "array") return valuesText(type.items, said);
  if (type.kind !== "scalar") return undefined;
  const { commaList, knownValues } = type;
  const values = (knownValues ?? commaList?.knownValues ?? []).map(String);
  return sentences([
    commaList === undefined ? undefined : commaListText(commaList, said),
    values.every((value) => said.includes(value)) ? undefined : `Known values: ${values.join(", ")}.`,
  ]);
}

function commaListText({ values, minItems = 0, maxItems }: NonNullable<ScalarType["commaList"]>, said: string): string | undefined {
  const limits = [minItems > 1 ? `at least ${minItems}` : "", maxItems === undefined ? "" : `at most ${maxItems}`].filter(
    (limit) => limit !== "",
  );
  const isSaid = values === undefined && limits.length === 0 && /\bcomma/iu.test(said);
  const kind = ["Comma-separated", ...limits].join(", ");
  if (isSaid) return undefined;
  return values === undefined ? `${kind}.` : `${kind}: ${values.join(", ")}.`;
}
