import type { CatalogShape, CatalogType, CatalogField, CatalogRecord } from "connector-gateway-templates/core";
import { innerTypesOf, unfold, insideOf, fieldsWithin, typeText, isList, isObject } from "connector-gateway-templates/core";
import type { JsonObject, OperationEntry } from "../agent_types.ts";

/** At most so many names inside a field are listed. */
const MOST_INNER_NAMES = 12;

/** What else is known about the inside of a field is added up to so many names. */
const MOST_KNOWN_NAMES = 6;

/** At most so many values are listed. */
const MOST_VALUES = 8;

/** Units and formats that descriptions name. */
const UNIT =
  /\b(?:in|as an?|an?) (Unix seconds|(?:ISO 8601|RFC 3339)(?: (?:timestamp|date-time|date))?|the smallest currency unit|milliseconds|bytes)\b/;

/** Describes the answer of an operation: its result in words, the fields of each record, and those of Meta. */
export function describeAnswer(entry: OperationEntry): JsonObject {
  const { elements = [], returns, meta } = entry.operation;
  const whole = returns && shapeOf(entry, { kind: "record", nullable: false, record: returns.record });
  const example = entry.connector.records.find(({ name }) => name === returns?.record)?.example;
  const fields = elements.length === 0 ? fieldsOf(entry, whole, example) : elementFields(entry, whole, example);
  const beside = elements.length === 0 ? {} : fieldsOf(entry, withoutField(whole, elements[0]), {});
  return {
    result: resultText(entry),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(Object.keys(beside).length > 0 && { around_the_list: beside }),
    ...(meta !== undefined && { meta: fieldsOf(entry, meta, {}) }),
  };
}

/** The fields of the records inside a wrapper. */
function elementFields(entry: OperationEntry, wrapper: CatalogShape | undefined, example: unknown): DescribedFields {
  const { elements = [] } = entry.operation;
  const exampleList = elements.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), example);
  const list = elements.reduce<CatalogType | undefined>(
    (type, name) => inside(entry, type, name),
    wrapper && { kind: "object", nullable: false, shape: wrapper },
  );
  const element = list?.kind === "array" ? shapeOf(entry, list.items) : undefined;
  return fieldsOf(entry, element, isList(exampleList) ? exampleList[0] : undefined);
}

/** The fields of a shape. A catalog without them has an example of a record. */
function fieldsOf({ connector }: OperationEntry, shape: CatalogShape | undefined, example: unknown): DescribedFields {
  return shape === undefined ? fieldsOfExample(example) : describeFields(shape, typesOf(connector), example);
}

/** What types of a connector may name: records and inner types. */
function typesOf(connector: OperationEntry["connector"]): readonly CatalogRecord[] {
  return [...connector.records, ...innerTypesOf(connector)];
}

function inside({ connector }: OperationEntry, type: CatalogType | undefined, name: string): CatalogType | undefined {
  const unfolded = unfold(type, typesOf(connector));
  const inner = unfolded && insideOf(unfolded, name);
  return inner === undefined || "kind" in inner ? inner : (inner.inner?.type ?? inner.type);
}

function shapeOf({ connector }: OperationEntry, type: CatalogType): CatalogShape | undefined {
  const unfolded = unfold(type, typesOf(connector));
  return unfolded?.kind === "object" ? unfolded.shape : undefined;
}

function withoutField(shape: CatalogShape | undefined, name: string | undefined): CatalogShape {
  return { open: true, fields: shape?.fields.filter((field) => field.name !== name) ?? [] };
}

function resultText({ operation }: OperationEntry): string {
  const { kind, returns, elements = [], ordered, download } = operation;
  const order = ordered === undefined ? "" : ", newest first";
  const record = returns?.record ?? "record";
  switch (kind) {
    case "list":
      return `A list of ${record} records${order}.`;
    case "search_wrapper":
    case "page_record":
      return `An object with a list of records at \`${elements.join(".")}\`${order}.`;
    case "record":
      return `One ${record} record.`;
    case "delete_result":
      return "An object that confirms the deletion.";
    case "download":
      return `A link to the file, as an MCP resource. Read it to get the content.${download?.maxSize === undefined ? "" : ` At most ${download.maxSize}.`}`;
  }
}

/** Fields of a record by name, each with its type in short. */
type DescribedFields = Readonly<Record<string, string>>;

/** The fields of a shape in short. The example shows the inside of a field where the catalog does not describe it. */
function describeFields(shape: CatalogShape, records: readonly CatalogRecord[], example: unknown): DescribedFields {
  const values: Readonly<Record<string, unknown>> = isObject(example) ? example : {};
  return Object.fromEntries(shape.fields.map((field) => [field.name, describeField(field, records, values[field.name])]));
}

/** The fields of a record of which the catalog has only an example, in short. */
function fieldsOfExample(example: unknown): DescribedFields {
  if (!isObject(example)) return {};
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, `${kindOf(value)}${braces(namesIn(value))}`]));
}

function describeField(field: CatalogField, records: readonly CatalogRecord[], example: unknown): string {
  const { secret, description = "" } = field;
  const type = field.inner?.type ?? field.type;
  const [, unit] = UNIT.exec(description) ?? [];
  const inner = innerNames(field, records, example ?? field.example);
  const short = inner.length > 0 ? shortType(type, records).replace(/\bany$/u, "object") : shortType(type, records);
  const facts = [
    `${short}${braces(inner)}`,
    ...(unit === undefined ? [] : [inner.length > 0 ? `${measuredIn(unit)} in ${unit}` : unit]),
    ...valuesOf(type),
    ...(secret ? ["secret, always redacted"] : []),
  ];
  return facts.join(", ");
}

/** A noun for the values of an object that have a unit: a description does not say which of its fields do. */
function measuredIn(unit: string): string {
  if (unit === "bytes") return "sizes";
  if (unit === "milliseconds") return "durations";
  return unit === "the smallest currency unit" ? "amounts" : "times";
}

/** `array of Attachment`, without null: answers show which values are null. Inner types have no names that a model would see elsewhere. */
function shortType(type: CatalogType, records: readonly CatalogRecord[]): string {
  if (type.kind === "array") return `array of ${shortType(type.items, records)}`;
  if (type.kind === "object" && type.values !== undefined) return `map of ${shortType(type.values, records)}`;
  if (type.kind === "record" && records.find(({ name }) => name === type.record)?.address === undefined) return "object";
  return typeText("nullable" in type ? { ...type, nullable: false } : type);
}

function valuesOf(type: CatalogType): readonly string[] {
  const values = type.kind === "scalar" ? (type.enum ?? type.knownValues ?? []) : [];
  return values.length === 0 || values.length > MOST_VALUES ? [] : [`such as ${values.map(String).join(" | ")}`];
}

/**
 * The names inside a field: those that the document has, or those of the example. What else is known about an open field comes after them,
 * because examples have what matters most.
 */
function innerNames({ type, inner }: CatalogField, records: readonly CatalogRecord[], example: unknown): readonly string[] {
  const documented = fieldsInside(type, records).map(({ name }) => name);
  const known = inner?.type === undefined ? new Map<string, string>() : namesInside(inner.type, records);
  const top = (name: string): string => name.split(".", 1).find((first) => known.has(first)) ?? name;
  const names = documented.length > 0 ? documented : [...new Set(namesIn(example).map(top))];
  const others = [...known].filter(([name]) => !names.includes(name)).map(([, text]) => text);
  const added = others.slice(0, Math.max(0, MOST_KNOWN_NAMES - names.length));
  return [...names.map((name) => known.get(name) ?? name), ...added, ...(added.length < others.length ? ["…"] : [])];
}

function fieldsInside(type: CatalogType, records: readonly CatalogRecord[]): readonly CatalogField[] {
  const element = type.kind === "array" ? type.items : type;
  return fieldsWithin(unfold(element, records) ?? element)?.fields ?? [];
}

/** The names inside a type, each with how it is written: lists and objects, inside which there is more, with their kinds. */
function namesInside(type: CatalogType, records: readonly CatalogRecord[]): ReadonlyMap<string, string> {
  const fields = fieldsInside(type, records);
  const [only] = fields.length === 1 ? fields : [];
  const deeper = only === undefined ? [] : [...namesInside(only.type, records)];
  if (only !== undefined && deeper.length > 0)
    return new Map(deeper.map(([name, text]) => [`${only.name}.${name}`, `${only.name}.${text}`]));
  return new Map(fields.map((field) => [field.name, `${field.name}${NESTED[field.type.kind]}`]));
}

const NESTED = { any: "", scalar: "", array: ": array", object: ": object", record: ": object" } as const;

/** The names in an object, or in the first element of a list. An object with a single name says little: the names inside it follow. */
function namesIn(value: unknown): readonly string[] {
  const inside = isList(value) ? value[0] : value;
  if (!isObject(inside)) return [];
  const entries = Object.entries(inside);
  const [only] = entries.length === 1 ? entries : [];
  const deeper = only === undefined ? [] : namesIn(only[1]).map((name) => `${only[0]}.${name}`);
  return deeper.length > 0 ? deeper : entries.map(([name]) => name);
}

function braces(names: readonly string[]): string {
  if (names.length === 0) return "";
  const more = names.length > MOST_INNER_NAMES ? ", …" : "";
  return ` {${names.slice(0, MOST_INNER_NAMES).join(", ")}${more}}`;
}

function kindOf(value: unknown): string {
  if (value === null) return "any";
  if (isList(value)) return "array";
  return typeof value;
}
