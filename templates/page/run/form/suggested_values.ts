import { isList, isObject, parseFieldPath } from "#templates/core";
import type { PageInput, PageShape, PageSuggestion } from "../../shared/page_data.js";

/** A value to choose, with what it belongs to. */
export interface SuggestedValue {
  readonly value: string;
  /** The name of the record, or what else says which one it is. */
  readonly label?: string;
}

/** The records of an instance by entity, as the state of a sandbox has them. */
export type KnownRecords = Readonly<Record<string, readonly unknown[]>>;

/** A list longer than this helps nobody. */
const MOST = 100;
/** Fields that say to a person which record it is, the best first. */
const LABELS = ["name", "title", "displayName", "display_name", "real_name", "summary", "subject", "email", "emailAddress", "text", "key"];

/** Suggestions for a value, from the catalog and from the records that are known so far. */
export function suggestedValues(suggestion: PageSuggestion, records: KnownRecords | undefined): readonly SuggestedValue[] {
  switch (suggestion.kind) {
    case "values":
      return suggestion.values.map((value) => ({ value }));
    case "names":
      return suggestion.names.map((value) => ({ value }));
    case "keys":
      return keysIn(recordsOf(records, suggestion.entity), suggestion.in);
    case "records":
      return distinct(
        suggestion.from.flatMap(({ entity, fields }) =>
          recordsOf(records, entity).flatMap((record) => fields.flatMap((field) => valuesIn(record, field))),
        ),
      );
  }
}

/** Whether some suggestions for the fields of a shape are in the records of the sandbox. */
export function needsRecords({ fields }: PageShape): boolean {
  return fields.some(({ input }) => inputNeedsRecords(input));
}

function inputNeedsRecords(input: PageInput): boolean {
  if (input.kind === "object") return needsRecords(input);
  if (input.kind === "list") return inputNeedsRecords(input.items);
  return "suggest" in input && (input.suggest.kind === "records" || input.suggest.kind === "keys");
}

/** The records of an instance in the state of a sandbox; undefined if the state has no such instance. */
export function recordsInState(state: unknown, instance: string): KnownRecords | undefined {
  const instances = isObject(state) && isObject(state["instances"]) ? state["instances"] : {};
  const found = Object.hasOwn(instances, instance) ? instances[instance] : undefined;
  if (!isObject(found) || !isObject(found["records"])) return undefined;
  return Object.fromEntries(Object.entries(found["records"]).map(([entity, records]) => [entity, isList(records) ? records : []]));
}

function recordsOf(records: KnownRecords | undefined, entity: string): readonly unknown[] {
  return records !== undefined && Object.hasOwn(records, entity) ? (records[entity] ?? []) : [];
}

/** The values of a field of a record; a path through a list reaches every element. */
function valuesIn(record: unknown, field: string): readonly SuggestedValue[] {
  const label = isObject(record) ? LABELS.map((name) => record[name]).find((text) => typeof text === "string" && text !== "") : undefined;
  return leavesAt(record, parseFieldPath(field)).flatMap((value): readonly SuggestedValue[] => {
    if ((typeof value !== "string" && typeof value !== "number") || value === "") return [];
    const text = String(value);
    return [typeof label === "string" && label !== text ? { value: text, label: shortened(label) } : { value: text }];
  });
}

function leavesAt(value: unknown, [step, ...rest]: readonly string[]): readonly unknown[] {
  if (isList(value)) return value.flatMap((element) => leavesAt(element, step === undefined ? [] : [step, ...rest]));
  if (step === undefined) return [value];
  return isObject(value) && Object.hasOwn(value, step) ? leavesAt(value[step], rest) : [];
}

function keysIn(records: readonly unknown[], path: string): readonly SuggestedValue[] {
  const holders = records.flatMap((record) => leavesAt(record, parseFieldPath(path))).filter(isObject);
  return distinct(holders.flatMap((holder) => Object.keys(holder)).map((value) => ({ value })));
}

function distinct(values: readonly SuggestedValue[]): readonly SuggestedValue[] {
  const byValue = new Map<string, SuggestedValue>();
  for (const one of values) {
    if (byValue.size >= MOST) break;
    if (!byValue.has(one.value)) byValue.set(one.value, one);
  }
  return [...byValue.values()];
}

function shortened(text: string): string {
  const [line = ""] = text.split("\n");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
