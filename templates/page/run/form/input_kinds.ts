import { isList, isObject, type JsonValue } from "#templates/core";
import type { PageInputKind, PageInputOf } from "../../shared/page_data.js";
import { isSameJson, type JsonObject } from "./values.js";

/** How controls of a kind show values, and the value that they begin with. */
interface InputKind<Kind extends PageInputKind> {
  /** Whether its control can show the value; any other value is edited as JSON. */
  readonly shows: (value: JsonValue, input: PageInputOf<Kind>) => boolean;
  /** The value of a new element of a list. */
  readonly first: (input: PageInputOf<Kind>) => JsonValue;
}

const inputKinds: { readonly [Kind in PageInputKind]: InputKind<Kind> } = {
  text: { shows: isText, first: () => "" },
  // In a list, an element whose control is empty is null.
  number: { shows: (value) => typeof value === "number" || value === null, first: ({ minimum = 0 }) => minimum },
  boolean: { shows: (value) => typeof value === "boolean", first: () => false },
  choice: { shows: (value, { values }) => values.some((one) => isSameJson(one, value)), first: ({ values }) => values[0] ?? null },
  words: { shows: isText, first: () => "" },
  list: { shows: isList, first: () => [] },
  object: { shows: isObject, first: () => ({}) },
  json: { shows: () => true, first: () => null },
};

function isText(value: JsonValue): boolean {
  return typeof value === "string";
}

/** Whether the control of an input can show a value. */
export function canShow<Kind extends PageInputKind>(input: PageInputOf<Kind> & { readonly kind: Kind }, value: JsonValue): boolean {
  return inputKinds[input.kind].shows(value, input);
}

/** The value of a new element of a list. */
export function firstValue<Kind extends PageInputKind>(input: PageInputOf<Kind> & { readonly kind: Kind }): JsonValue {
  return inputKinds[input.kind].first(input);
}

/** A value as a text field shows it. */
export function printText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The number that a text says; undefined for an empty text, and for one that is no number. */
export function readNumber(text: string): number | undefined {
  const value = text.trim() === "" ? NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** A remark on a value that a control sends without showing it: an empty text or null. */
export function hiddenValue(value: JsonValue | undefined): string | undefined {
  if (value === "") return "Sent as an empty text.";
  return value === null ? "Sent as null." : undefined;
}

/** The fields of an object that its shape does not have; undefined if there are none. */
export function otherFields(names: readonly string[], value: JsonObject): JsonObject | undefined {
  const others = Object.entries(value).filter(([name]) => !names.includes(name));
  return others.length === 0 ? undefined : Object.fromEntries(others);
}

/** The object with other fields beside those of its shape. */
export function withOtherFields(names: readonly string[], value: JsonObject, others: JsonObject): JsonObject {
  const own = Object.entries(value).filter(([name]) => names.includes(name));
  return Object.fromEntries([...own, ...Object.entries(others).filter(([name]) => !names.includes(name))]);
}

/** Whether a form shows a field at once: what is required or has a value. The others can be unfolded. */
export function isShownAtOnce(field: { readonly name: string; readonly required?: true }, value: JsonObject): boolean {
  return field.required === true || Object.hasOwn(value, field.name);
}
