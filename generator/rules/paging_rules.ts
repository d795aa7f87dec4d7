import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import { printFieldPath } from "../source/field_path.ts";
import { placeIn } from "../source/place.ts";
import type { Connector, Model, ObjectShape, Operation, Paging, PagingField, ScalarName, ValueType } from "../model/types.ts";
import { fieldNamed, followPath, suggestField, type FoundPath } from "./field_path.ts";
import { NO_RECORDS, operationsOf, recordsOf, type Records } from "../model/walk.ts";
import { findValueProblems } from "./find_value_problems.ts";

/** Paging descriptors that name params or fields that do not exist or have the wrong type. */
export function checkPaging(model: Model): readonly UnlocatedDiagnostic[] {
  return model.connectors.flatMap((connector) => operationsOf(connector).flatMap((operation) => checkOperation(operation, connector)));
}

/** One name in a descriptor: its key, where it is looked up, and the type that it must have. */
interface Reference {
  readonly key: string;
  readonly kind: "param" | "field of Meta" | "field of the record";
  readonly path: readonly string[];
  /** What is written in front of the path: the field is one of the record. */
  readonly prefix?: "record";
  readonly shape: ObjectShape;
  readonly wanted: readonly ScalarName[] | "object";
}

const WANTED_WORDS: Readonly<Record<string, string>> = {
  string: "a string",
  integer: "an integer",
  boolean: "a boolean",
  object: "an object",
  "string,integer": "a string or an integer",
};

const EMPTY: ObjectShape = { fields: [], open: true };

function checkOperation(operation: Operation, connector: Connector): readonly UnlocatedDiagnostic[] {
  const { paging } = operation;
  if (paging === undefined) return [];
  const records = recordsOf(connector);
  const references = referencesOf(paging, operation, records);
  return [...references.flatMap((reference) => checkReference(reference, operation, records)), ...checkDefaultSize(paging, operation)];
}

/** The page size without the param must be one that the param could have, and its default when it has one. */
function checkDefaultSize(paging: Paging, { params, at }: Operation): readonly UnlocatedDiagnostic[] {
  if (paging.kind !== "page_number" || paging.defaultSize === undefined) return [];
  const size = fieldNamed(params, paging.size);
  if (size === undefined) return [];
  const [found] = findValueProblems(paging.defaultSize, size.type, NO_RECORDS);
  const isOther = size.default !== undefined && size.default.value !== paging.defaultSize;
  const problem = found?.problem ?? (isOther ? `the default of \`${size.name}\` is ${JSON.stringify(size.default.value)}` : undefined);
  if (problem === undefined) return [];
  return [diagnosticAt("value/misfit", placeIn(at, "paging", "default_size"), { key: "default_size", problem })];
}

function referencesOf(paging: Paging, operation: Operation, records: Records): readonly Reference[] {
  const { params, meta = EMPTY } = operation;
  const record = records.get(operation.returns?.record ?? "")?.shape ?? EMPTY;
  const param = (key: string, name: string | undefined, wanted: readonly ScalarName[]): Reference[] =>
    name === undefined ? [] : [{ key, kind: "param", path: [name], shape: params, wanted }];
  const field = (key: string, found: PagingField | undefined, wanted: readonly ScalarName[]): Reference[] => {
    if (found === undefined) return [];
    if (found.in === "meta") return [{ key, kind: "field of Meta", path: [...(found.within ?? []), found.field], shape: meta, wanted }];
    return [{ key, kind: "field of the record", path: [...(found.within ?? []), found.field], prefix: "record", shape: record, wanted }];
  };
  switch (paging.kind) {
    case "record_cursor":
      return [
        ...param("next", paging.next, ["string"]),
        ...param("previous", paging.previous, ["string"]),
        ...field("more", paging.more, ["boolean"]),
        { key: "id", kind: "field of the record", path: [paging.id], shape: record, wanted: ["string", "integer"] },
      ];
    case "token":
      return [
        ...param("next", paging.next, ["string"]),
        ...field("token", paging.token, ["string"]),
        ...field("more", paging.more, ["boolean"]),
      ];
    case "page_number":
      return [...param("next", paging.next, ["integer"]), ...param("size", paging.size, ["integer"])];
    case "offset":
      return [
        ...param("next", paging.next, ["integer"]),
        ...param("size", paging.size, ["integer"]),
        ...field("total", paging.total, ["integer"]),
        ...field("last", paging.last, ["boolean"]),
      ];
    case "page_info":
      return [
        ...param("next", paging.next, ["string"]),
        ...param("size", paging.size, ["integer"]),
        { key: "connection", kind: "field of the record", path: paging.connection, shape: record, wanted: "object" },
      ];
    case "change_feed":
      return [
        ...param("next", paging.next, ["string"]),
        ...field("token", paging.token, ["string"]),
        ...field("start_token", paging.startToken, ["string"]),
      ];
    case "none":
      return [];
  }
}

function checkReference(
  { key, kind, path, prefix, shape, wanted }: Reference,
  operation: Operation,
  records: Records,
): readonly UnlocatedDiagnostic[] {
  const at = placeIn(operation.at, "paging", key);
  const found: FoundPath = followPath(shape, path, records);
  if (found.kind === "missing") {
    const known = found.known.length === 0 ? "none" : found.known.map((name) => `\`${name}\``).join(", ");
    return [
      diagnosticAt(
        "paging/unknown-name",
        at,
        { key, kind, name: printFieldPath(path), known },
        { suggestion: suggestField(found, path, prefix) },
      ),
    ];
  }
  if (found.kind === "unknown" || isWanted(found.type, wanted)) return [];
  return [
    diagnosticAt("paging/wrong-kind", at, { key, name: printFieldPath(path), wanted: WANTED_WORDS[String(wanted)] ?? String(wanted) }),
  ];
}

function isWanted(type: ValueType, wanted: readonly ScalarName[] | "object"): boolean {
  if (type.kind === "any") return true;
  if (wanted === "object") return type.kind === "object" || type.kind === "record";
  return type.kind === "scalar" && type.types.every((name) => wanted.includes(name));
}
