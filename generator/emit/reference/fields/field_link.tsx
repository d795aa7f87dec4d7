/** @jsxRuntime automatic @jsxImportSource preact */
import { Code } from "../words.tsx";
import type { VNode } from "preact";
import { printFieldPath } from "#templates/core";
import { type Connector, type ObjectShape, type Operation, elementType, writtenShapes, recordsOf } from "#generator/resolve";
import { fieldAnchor, linkTo, metaAnchor, paramAnchor, recordAnchor } from "../anchors.ts";

/** Fields of one connector that the page shows, and their anchor. */
export interface ShownFields {
  readonly connector: Connector;
  readonly shape: ObjectShape | undefined;
  readonly anchor: string;
}

/** The params of an operation. */
export function paramsOf(connector: Connector, operation: Operation): ShownFields {
  return { connector, shape: operation.params, anchor: paramAnchor(operation, []) };
}

/** The Meta of an operation. */
export function metaOf(connector: Connector, operation: Operation): ShownFields {
  return { connector, shape: operation.meta, anchor: metaAnchor(operation, []) };
}

/** The fields of a record. */
export function recordFields(connector: Connector, record: string): ShownFields {
  return { connector, shape: recordsOf(connector).get(record)?.shape, anchor: recordAnchor(connector.id, record) };
}

/** A field by its path, with a link to the place where it is shown. If its type is free, there is none. */
export function FieldLink({ fields, path }: { readonly fields: ShownFields; readonly path: readonly string[] }): VNode {
  const anchor = anchorOf(fields, path);
  const code = <Code text={printFieldPath(path)} />;
  return anchor === undefined ? code : <a href={linkTo(anchor)}>{code}</a>;
}

/** The anchor of a field; of the innermost one that is shown, if what is inside is free. */
function anchorOf({ connector, shape, anchor }: ShownFields, path: readonly string[], above: readonly string[] = []): string | undefined {
  const [name, ...rest] = path;
  const field = shape?.fields.find((candidate) => candidate.name === name);
  if (name === undefined || field === undefined) return undefined;
  const names = [...above, name];
  const own = fieldAnchor(anchor, names);
  if (rest.length === 0) return own;
  const type = elementType(field.type);
  if (type.kind === "record") return anchorOf(recordFields(connector, type.record), rest) ?? own;
  const [inner] = writtenShapes(type);
  return anchorOf({ connector, shape: inner?.shape, anchor }, rest, names) ?? own;
}

/** The fields of the elements that an operation returns: of its record, or of the records at a path inside it. */
export function elementFields(connector: Connector, { returns, elements = [] }: Operation): ShownFields {
  return elements.reduce<ShownFields>(fieldsInside, recordFields(connector, returns?.record ?? ""));
}

function fieldsInside({ connector, shape, anchor }: ShownFields, name: string): ShownFields {
  const field = shape?.fields.find((candidate) => candidate.name === name);
  const type = field && elementType(field.type);
  if (type?.kind === "record") return recordFields(connector, type.record);
  const [inner] = type === undefined ? [] : writtenShapes(type);
  return { connector, shape: inner?.shape, anchor: fieldAnchor(anchor, [name]) };
}
