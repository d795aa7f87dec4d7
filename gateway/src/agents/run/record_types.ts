import type { CatalogRecord, CatalogShape, CatalogType } from "../../../../templates/bin/catalog/catalog_types.ts";
import type { OperationEntry } from "../agent_types.ts";

/** What the catalog says about the records of an operation. */
export interface RecordTypes {
  /** The type of one record; undefined where the catalog has none. */
  readonly record: CatalogType | undefined;
  /** The type of the whole result, where the records come in a wrapper. */
  readonly wrapper: CatalogType | undefined;
  /** The fields of Meta. */
  readonly meta: CatalogShape | undefined;
  readonly records: readonly CatalogRecord[];
}

/** The types of an operation's answer. */
export function recordTypesOf({ connector, operation }: OperationEntry): RecordTypes {
  const { records } = connector;
  const { returns, elements, meta } = operation;
  const whole: CatalogType | undefined = returns && { kind: "record", nullable: false, record: returns.record };
  const types = { records, meta, record: whole, wrapper: undefined };
  return elements === undefined ? types : { ...types, wrapper: whole, record: elementType(whole, elements, types) };
}

/** The type of the elements inside a wrapper. */
function elementType(wrapper: CatalogType | undefined, path: readonly string[], types: RecordTypes): CatalogType | undefined {
  const found = path.reduce<readonly CatalogType[]>(
    (inside, name) => inside.flatMap((type) => fieldsIn(type, types)?.get(name) ?? []),
    wrapper === undefined ? [] : [wrapper],
  );
  return found.flatMap(itemTypeOf)[0];
}

/** The types of the fields that a value of a type can have by name, or whether any name may be there. */
export function fieldsOf(type: CatalogType, types: RecordTypes): ReadonlyMap<string, readonly CatalogType[]> | "any name" {
  if (type.kind === "any") return "any name";
  if (type.kind === "object" && type.shape === undefined) return "any name";
  return fieldsIn(type, types) ?? new Map<string, readonly CatalogType[]>();
}

function fieldsIn(type: CatalogType, types: RecordTypes): ReadonlyMap<string, readonly CatalogType[]> | undefined {
  const shape = shapeOf(type, types.records);
  return (
    shape && new Map(shape.fields.map((field) => [field.name, [field.type, ...(field.alsoSeen === undefined ? [] : [field.alsoSeen])]]))
  );
}

/** The fields of an object or a record; undefined for everything else. */
export function shapeOf(type: CatalogType, records: readonly CatalogRecord[]): CatalogShape | undefined {
  if (type.kind === "object") return type.shape;
  return type.kind === "record" ? records.find(({ name }) => name === type.record)?.shape : undefined;
}

/** The types that a path goes on with: that of the elements instead of an array. */
export function itemTypeOf(type: CatalogType): readonly CatalogType[] {
  return type.kind === "array" ? itemTypeOf(type.items) : [type];
}
