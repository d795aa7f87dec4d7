import { pathOfPointer, pathOfShape, type Listed, type WrittenPath } from "../../model/catalog_document.ts";
import type { Field, Notes, ObjectShape, RecordDefinition, ValueType } from "../../model/types.ts";

/** What the places of a document need besides paths. */
export interface DocumentPlaces {
  readonly file: string;
}

/** The notes of a thing. Without a place of its own, it is where things like it usually are. */
export function readNotes(listed: Listed<Notes>, usual: WrittenPath, { file }: DocumentPlaces): Notes {
  const { description, section, origin, deprecated, experimental, writtenAt } = listed;
  return {
    ...(description !== undefined && { description }),
    section,
    origin,
    ...(deprecated !== undefined && { deprecated }),
    ...(experimental !== undefined && { experimental }),
    at: { file, path: writtenAt === undefined ? usual : pathOfPointer(writtenAt) },
  };
}

/** A record of a connector, or a named shape of the gateway. */
export function readRecord(listed: Listed<RecordDefinition>, places: DocumentPlaces): RecordDefinition {
  const { name, extends: base, example } = listed;
  const path = ["records", name];
  return {
    ...readNotes(listed, path, places),
    name,
    shape: readShape(listed.shape, [...path, "fields"], places),
    ...(base !== undefined && { extends: base }),
    ...(example !== undefined && { example }),
  };
}

/** Named fields, written below a path. */
export function readShape({ fields, ...whole }: Listed<ObjectShape>, path: WrittenPath, places: DocumentPlaces): ObjectShape {
  return { ...whole, fields: fields.map((field) => readField(field, [...path, field.name], places)) };
}

function readField(listed: Listed<Field>, path: WrittenPath, places: DocumentPlaces): Field {
  const { name, type, required, secret, demanded, requiredInPractice, default: preset, example, alsoSeen, named, role } = listed;
  return {
    ...readNotes(listed, path, places),
    name,
    type: readType(type, path, places),
    required,
    ...(demanded !== undefined && { demanded }),
    ...(requiredInPractice !== undefined && { requiredInPractice }),
    secret,
    ...(preset !== undefined && { default: preset }),
    ...(example !== undefined && { example }),
    ...(alsoSeen !== undefined && { alsoSeen: readType(alsoSeen, [...path, "also_seen"], places) }),
    ...(named !== undefined && { named }),
    ...(role !== undefined && { role }),
  };
}

/** A type, with the places of the fields inside it. */
export function readType(listed: Listed<ValueType>, path: WrittenPath, places: DocumentPlaces): ValueType {
  switch (listed.kind) {
    case "any":
    case "scalar":
    case "record":
      return listed;
    case "array":
      return { ...listed, items: readType(listed.items, [...path, "items"], places) };
    case "object": {
      const { shape, values, ...type } = listed;
      return {
        ...type,
        ...(shape !== undefined && { shape: readShape(shape, pathOfShape({ ...type }, path), places) }),
        ...(values !== undefined && { values: readType(values, path, places) }),
      };
    }
  }
}
