import { resultShapes, type ResultShape } from "../operation_kinds.js";
import type {
  Catalog,
  CatalogConnector,
  CatalogField,
  CatalogNotes,
  CatalogOperation,
  CatalogOrigin,
  CatalogRecord,
  CatalogShape,
  CatalogType,
} from "./catalog_types.js";

/** The catalog's description of a value. */
export interface Described {
  readonly description?: string;
  /** Document and section: "Document 1, Limits". */
  readonly section?: string;
  readonly origin?: CatalogOrigin;
  readonly type?: CatalogType;
  /** What is inside, where the document leaves that open. */
  readonly inner?: CatalogField["inner"];
  /** The types that the type may name, inner ones included. */
  readonly records: readonly CatalogRecord[];
  /** Set if the address is a part of an operation. */
  readonly operation?: CatalogOperation;
}

/** The operation with an id. */
export function findOperation(catalog: Catalog, id: string): CatalogOperation | undefined {
  return catalog.connectors.flatMap(operationsOf).find((operation) => operation.id === id);
}

/** Describes the value at a path below an address, or the nearest known value around it. */
export function describe(catalog: Catalog, address: string, path: readonly (string | number)[]): Described {
  let place = describeAddress(catalog, address);
  for (const step of path) {
    const next = stepInto(place, step);
    if (next === undefined) return place;
    place = next;
  }
  return place;
}

/**
 * Describes an address, an inner type (`payments.records.InvoiceLine`), or a field inside of one of them: `payments.records.Invoice.lines.data`.
 * Names lead into the elements of lists, and any name into a map. Undefined if there is no such thing.
 */
export function describeName(catalog: Catalog, name: string): Described | undefined {
  const steps = name.split(".");
  for (let length = steps.length; length > 0; length -= 1) {
    const whole = describeAddress(catalog, steps.slice(0, length).join("."));
    if (whole.type !== undefined) return steps.slice(length).reduce<Described | undefined>(stepByName, whole);
  }
  return undefined;
}

function stepByName(place: Described | undefined, step: string): Described | undefined {
  const found = place && stepInto(place, step);
  if (place === undefined || found !== undefined) return found;
  const element = stepInto(place, 0);
  return /^(?:\d+|\*)$/.test(step) ? element : element && stepByName(element, step);
}

/** Describes an address. */
export function describeAddress(catalog: Catalog, address: string): Described {
  for (const connector of catalog.connectors) {
    const described = describeWithin(catalog, connector, address);
    if (described !== undefined) return described;
  }
  return describeGateway(catalog, address);
}

/** Undefined if the address belongs to another connector or to the gateway. */
function describeWithin(catalog: Catalog, connector: CatalogConnector, address: string): Described | undefined {
  const { gateway } = catalog;
  const records = [...connector.records, ...innerTypesOf(connector), ...gateway.records];
  if (address === connector.addresses.authConfig) return { ...describeAuth(connector), records };
  if (address === connector.addresses.execute) return { ...words(gateway.execute), type: objectOf(gateway.execute.request), records };
  const record = records.find((candidate) => (candidate.address ?? `${connector.id}.records.${candidate.name}`) === address);
  if (record !== undefined) return describeRecord(record, records);
  for (const operation of operationsOf(connector)) {
    const part = PARTS.find((name) => operation.addresses[name] === address);
    if (part !== undefined) return describePart(catalog, operation, part, records);
  }
  return undefined;
}

const PARTS = ["params", "request", "record", "meta", "response"] as const;
type Part = (typeof PARTS)[number];

function describeGateway({ gateway }: Catalog, address: string): Described {
  const { records, addresses } = gateway;
  switch (address) {
    case addresses.createInstance:
      return { ...words(gateway.createInstance), type: objectOf(gateway.createInstance.request), records };
    case addresses.createInstanceResponse:
      return { ...words(gateway.createInstance.response), type: objectOf(gateway.createInstance.response.shape), records };
    case addresses.error:
      return { ...words(gateway.error), type: objectOf(gateway.error.shape), records };
    case addresses.execute:
      return { ...words(gateway.execute), type: objectOf(gateway.execute.request), records };
    default:
      return { records };
  }
}

function describeAuth({ auth, title, document }: CatalogConnector): Omit<Described, "records"> {
  return {
    description: `Credentials for ${title}: ${auth.map((method) => method.title).join(", or ")}.`,
    section: auth[0]?.section ?? document.auth,
    type: objectOf({ fields: mergeFields(auth.flatMap(({ shape }) => shape.fields)), open: false }),
  };
}

/** Each name once, with the descriptions of all methods. */
function mergeFields(fields: readonly CatalogField[]): readonly CatalogField[] {
  const merged = new Map<string, CatalogField>();
  for (const field of fields) {
    const other = merged.get(field.name);
    const descriptions = new Set([other?.description, field.description].filter((text) => text !== undefined));
    merged.set(field.name, { ...(other ?? field), description: [...descriptions].join(" Or: ") });
  }
  return [...merged.values()];
}

function describeRecord(record: CatalogRecord, records: readonly CatalogRecord[]): Described {
  return { ...words(record), type: objectOf(record.shape), records };
}

function describePart({ gateway }: Catalog, operation: CatalogOperation, part: Part, records: readonly CatalogRecord[]): Described {
  const { returns, meta } = operation;
  const base = { ...words(operation), records, operation };
  switch (part) {
    case "params":
      return { ...base, type: objectOf(operation.params) };
    case "request":
      return { ...base, type: objectOf(requestShape(gateway.execute.request, operation)) };
    case "record": {
      const record = records.find(({ name }) => name === returns?.record);
      return record === undefined ? base : { ...describeRecord(record, records), operation };
    }
    case "meta":
      return meta === undefined ? base : { ...base, type: objectOf(meta) };
    case "response":
      return { ...base, type: objectOf(responseShape(gateway.execute.response, operation)) };
  }
}

/** `params` gets the description of the operation. */
function requestShape(request: CatalogShape, operation: CatalogOperation): CatalogShape {
  const shape = retyped(request, { params: objectOf(operation.params) });
  return { ...shape, fields: shape.fields.map((field) => (field.name === "params" ? { ...field, ...words(operation) } : field)) };
}

function responseShape(envelope: Catalog["gateway"]["execute"]["response"], { kind, returns, meta }: CatalogOperation): CatalogShape {
  const record: CatalogType = returns === undefined ? { kind: "any" } : { kind: "record", nullable: false, record: returns.record };
  return retyped(envelope.shape, {
    [envelope.result]: resultTypes[resultShapes[kind]](record),
    ...(meta === undefined ? {} : { [envelope.meta]: objectOf(meta) }),
  });
}

const resultTypes: Readonly<Record<ResultShape, (record: CatalogType) => CatalogType>> = {
  array: (items) => ({ kind: "array", nullable: false, items }),
  wrapper: (record) => record,
  record: (record) => record,
  bytes: () => ({ kind: "any" }),
};

function retyped(shape: CatalogShape, types: Readonly<Record<string, CatalogType>>): CatalogShape {
  const retype = (field: CatalogField): CatalogField => {
    const type = Object.hasOwn(types, field.name) ? types[field.name] : undefined;
    return type === undefined ? field : { ...field, type };
  };
  return { ...shape, fields: shape.fields.map(retype) };
}

function stepInto(place: Described, step: string | number): Described | undefined {
  const { inner, ...stated } = place;
  // What is known about the inside is assumed, whatever the document states about the whole.
  const from = inner?.type === undefined ? stated : { ...stated, type: inner.type, origin: inner.origin };
  const type = unfold(from.type, from.records);
  const inside = type && insideOf(type, step);
  if (inside === undefined) return undefined;
  if ("kind" in inside) return { ...from, type: inside };
  return { ...words(inside), type: inside.type, ...(inside.inner !== undefined && { inner: inside.inner }), records: place.records };
}

/** A report describes thousands of values. */
const innerTypesOfLists = new WeakMap<NonNullable<CatalogConnector["innerTypes"]>, readonly CatalogRecord[]>();

/** The inner types of a connector. Their fields are listed without what they share with their type. */
export function innerTypesOf({ innerTypes = [] }: Pick<CatalogConnector, "innerTypes">): readonly CatalogRecord[] {
  const known = innerTypesOfLists.get(innerTypes);
  if (known !== undefined) return known;
  const types = innerTypes.map((type) => {
    const { section, origin, shape } = type;
    return {
      ...type,
      shape: { ...shape, fields: shape.fields.map((field) => ({ section, origin, required: false, secret: false, ...field })) },
    };
  });
  innerTypesOfLists.set(innerTypes, types);
  return types;
}

/** The type of a name that belongs to the customer, by the patterns for them. */
function othersOf(shape: CatalogShape | undefined, key: string | number): CatalogType | undefined {
  const fits = (parts: readonly string[]): boolean => String(key).startsWith(parts[0] ?? "") && String(key).endsWith(parts.at(-1) ?? "");
  return shape?.others?.find(({ pattern }) => fits(pattern.split("*")))?.type;
}

/** A record as the object type of its fields; every other type as it is. */
export function unfold(type: CatalogType | undefined, records: readonly CatalogRecord[]): CatalogType | undefined {
  if (type?.kind !== "record") return type;
  const record = records.find(({ name }) => name === type.record);
  return record === undefined ? undefined : objectOf(record.shape);
}

/** The operations of a connector, in the order of the catalog. */
export function operationsOf({ entities }: CatalogConnector): readonly CatalogOperation[] {
  return entities.flatMap(({ operations }) => operations);
}

function objectOf(shape: CatalogShape): CatalogType {
  return { kind: "object", nullable: false, shape };
}

function words({ description, section, origin }: CatalogNotes): Pick<Described, "description" | "section" | "origin"> {
  return { section, origin, ...(description !== undefined && { description }) };
}

/** A type in the notation of the catalog: `integer | null`, `array<Attachment>`. */
export function typeText(type: CatalogType): string {
  return "nullable" in type && type.nullable ? `${notationOf(type)} | null` : notationOf(type);
}

function notationOf(type: CatalogType): string {
  switch (type.kind) {
    case "any":
      return "any";
    case "scalar":
      return type.types.join(" | ");
    case "array":
      return `array<${typeText(type.items)}>`;
    case "object":
      return type.values === undefined ? "object" : `map<${typeText(type.values)}>`;
    case "record":
      return type.record;
  }
}

/** The field or type of what is inside a value under a key; undefined where the type does not say. */
export function insideOf(type: CatalogType, key: string | number): CatalogField | CatalogType | undefined {
  if (type.kind === "array") return typeof key === "number" ? type.items : undefined;
  if (type.kind !== "object") return undefined;
  return type.shape?.fields.find(({ name }) => name === key) ?? othersOf(type.shape, key) ?? type.values;
}

/** The named fields written inside a type, for a list those of its elements. */
export function fieldsWithin(type: CatalogType): CatalogShape | undefined {
  if (type.kind === "array") return fieldsWithin(type.items);
  return type.kind === "object" ? type.shape : undefined;
}
