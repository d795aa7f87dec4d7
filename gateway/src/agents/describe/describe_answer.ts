import type { CatalogShape, CatalogType } from "../../../../templates/bin/catalog/catalog_types.ts";
import { unfold } from "../../../../templates/bin/catalog/described.ts";
import { insideOf } from "../../../../templates/bin/catalog/type_kinds.ts";
import { isList, isObject } from "../../../../templates/shared/json_values.ts";
import type { JsonObject, OperationEntry } from "../agent_types.ts";
import { describeFields, fieldsOfExample, type DescribedFields } from "./describe_fields.ts";

/** What an operation answers: its result in words, the fields of each record, and those of Meta. */
export function describeAnswer(entry: OperationEntry): JsonObject {
  const { elements = [], returns, meta } = entry.operation;
  const whole = returns && shapeOf(entry, { kind: "record", nullable: false, record: returns.record });
  const example = exampleRecord(entry);
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
  const found = elements.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), example);
  const list = elements.reduce<CatalogType | undefined>((type, name) => inside(entry, type, name), wrapper && objectOf(wrapper));
  const element = list?.kind === "array" ? shapeOf(entry, list.items) : undefined;
  return fieldsOf(entry, element, isList(found) ? found[0] : undefined);
}

/** The fields of a shape. A catalog without them has an example of a record. */
function fieldsOf({ connector }: OperationEntry, shape: CatalogShape | undefined, example: unknown): DescribedFields {
  return shape === undefined ? fieldsOfExample(example) : describeFields(shape, connector.records, example);
}

function inside({ connector }: OperationEntry, type: CatalogType | undefined, name: string): CatalogType | undefined {
  const unfolded = unfold(type, connector.records);
  const found = unfolded && insideOf(unfolded, name);
  return found === undefined || "kind" in found ? found : found.type;
}

function shapeOf({ connector }: OperationEntry, type: CatalogType): CatalogShape | undefined {
  const unfolded = unfold(type, connector.records);
  return unfolded?.kind === "object" ? unfolded.shape : undefined;
}

function objectOf(shape: CatalogShape): CatalogType {
  return { kind: "object", nullable: false, shape };
}

function withoutField(shape: CatalogShape | undefined, name: string | undefined): CatalogShape {
  return { open: true, fields: shape?.fields.filter((field) => field.name !== name) ?? [] };
}

function exampleRecord({ connector, operation }: OperationEntry): unknown {
  return connector.records.find(({ name }) => name === operation.returns?.record)?.example;
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
