import type {
  Connector,
  Gateway,
  Operation,
  NamedType,
  ObjectShape,
  OpenTopic,
  Origin,
  RecordDefinition,
  Field,
  WrittenShape,
} from "#generator/resolve";
import { operationsOf, writtenShape, writtenShapes } from "#generator/resolve";
import { jsonPointer, type Retirement, printFieldPath } from "#templates/core";
import { reasonOf } from "#generator/schema";
import { placeIn, type Place } from "#generator/read";

const STATED: Origin = { kind: "stated" };

/** The kind of the part that is marked. */
export type Subject =
  | "definition id"
  | "auth method"
  | "credential"
  | "config"
  | "config field"
  | "named type"
  | "part"
  | "record"
  | "field"
  | "inner types"
  | "inside of field"
  | "inner type"
  | "inner field"
  | "operation"
  | "parameter"
  | "default"
  | "further parameters"
  | "result"
  | "Meta field"
  | "paging"
  | "endpoint"
  | "request field"
  | "response"
  | "response field"
  | "error body"
  | "status"
  | "header"
  | "topic"
  | "third party"
  | "version";

/** Something that has a reason: it is assumed or not shown, or is so because of the third party. */
export interface LedgerEntry {
  /** `version`: which interface is called. `retired`: what the third party has announced the end of. */
  readonly kind: "assumed" | "not_shown" | "version" | "retired" | "not_sent" | "always_null";
  readonly subject: Subject;
  /** `email`, `created.gt`, `owners[].id`; left out where the owner has only one. */
  readonly name?: string;
  /** The owner: an operation (`customers.create`), a record, a type, an endpoint; left out where there is none. */
  readonly of?: string;
  readonly reason: string;
  /** The announcement of what is retired, and the date of its removal. */
  readonly source?: string;
  readonly on?: string;
  readonly at: Place;
}

/** A part of the catalog that may have a mark. */
type EntrySubject = Pick<LedgerEntry, "subject" | "name" | "of" | "at">;

/** The mark of a part with this origin; none when it is stated or repeats the origin of the whole. */
function toEntries(origin: Origin, whole: Origin, marked: EntrySubject): readonly LedgerEntry[] {
  if (origin.kind === "stated" || isSame(origin, whole)) return [];
  return [{ ...marked, kind: origin.kind, reason: reasonOf(origin) }];
}

function isSame(left: Origin, right: Origin): boolean {
  return left.kind === right.kind && reasonOf(left) === reasonOf(right);
}

/** The reasons in the bindings of a connector: for its version, and for what is retired, not sent or always null. */
function bindingEntries(connector: Connector): readonly LedgerEntry[] {
  const { vendor, definitionId } = connector;
  const at: Place = { file: definitionId.at.file, path: ["vendor"] };
  const version = vendor?.version;
  return [
    ...(version === undefined
      ? []
      : [{ kind: "version", subject: "version", name: version.value, reason: version.because, at: placeIn(at, "version") } as const]),
    ...retiredEntries(vendor?.retired, { subject: "third party", ...(vendor !== undefined && { name: vendor.name }), at }),
    ...operationsOf(connector).flatMap(operationEntries),
  ];
}

function operationEntries({ entity, action, at, binding }: Operation): readonly LedgerEntry[] {
  const of = `${entity}.${action}`;
  const unsent = Object.entries(binding?.params ?? {}).flatMap(([name, place]): readonly LedgerEntry[] =>
    place.in === "nowhere"
      ? [{ kind: "not_sent", subject: "parameter", name, of, reason: place.because, at: placeIn(at, "not_sent", name) }]
      : [],
  );
  const empty = Object.entries(binding?.meta ?? {}).flatMap(([name, source]): readonly LedgerEntry[] =>
    "because" in source
      ? [{ kind: "always_null", subject: "Meta field", name, of, reason: source.because, at: placeIn(at, "take_meta", name) }]
      : [],
  );
  return [...retiredEntries(binding?.retired, { subject: "operation", name: of, at }), ...unsent, ...empty];
}

function retiredEntries(retired: Retirement | undefined, about: EntrySubject): readonly LedgerEntry[] {
  if (retired === undefined) return [];
  const { because: reason, source, on } = retired;
  return [{ ...about, kind: "retired", reason, source, ...(on !== undefined && { on }), at: placeIn(about.at, "retired") }];
}

/** Everything that has a reason about a connector: what is assumed or not shown in the order of its file, each place once, then its bindings. */
export function connectorEntries(connector: Connector): readonly LedgerEntry[] {
  const { auth, config, definitionId, entities, notShown, records, types } = connector;
  const statements = eachPlaceOnce([
    ...toEntries(definitionId.origin, STATED, { subject: "definition id", at: definitionId.at }),
    ...auth.flatMap((method) => namedEntries(method, "auth method", "credential")),
    ...(config === undefined ? [] : wholeEntries({ ...config, subject: "config", part: "config field" })),
    ...types
      .filter(isFirstOfPlace)
      .flatMap(({ type, ...named }) => namedEntries({ ...named, shape: writtenShape(type) }, "named type", "part")),
    ...records.flatMap((record) => namedEntries(record, "record", "field")),
    ...insideEntries(connector),
    ...entities.flatMap(({ operations }) => operations).flatMap(entriesOfOperation),
    ...notShown.map(toTopic),
  ]);
  return [...statements, ...bindingEntries(connector)];
}

/** Everything assumed or not shown about the gateway, each place once. */
export function gatewayEntries({ createInstance, error, execute, headers, notShown, records, statuses }: Gateway): readonly LedgerEntry[] {
  return eachPlaceOnce([
    ...headers.flatMap(({ name, origin, at }) => toEntries(origin, STATED, { subject: "header", name, at })),
    ...endpointEntries("create_instance", createInstance),
    ...fieldEntries(execute.pathParams, { subject: "parameter", of: "execute", origin: execute.origin, at: execute.at }),
    ...endpointEntries("execute", execute),
    ...wholeEntries({ ...error, subject: "error body", part: "field" }),
    ...records.flatMap((record) => namedEntries(record, "record", "field")),
    ...statuses.flatMap(({ status, origin, at }) => toEntries(origin, STATED, { subject: "status", name: String(status), at })),
    ...notShown.map(toTopic),
  ]);
}

function toTopic({ what, at }: OpenTopic): LedgerEntry {
  return { kind: "not_shown", subject: "topic", reason: what, at };
}

/** The marks of something with a name, and of its fields. */
function namedEntries(
  { name, origin, at, shape }: Pick<RecordDefinition, "name" | "origin" | "at"> & { readonly shape: ObjectShape | undefined },
  subject: Subject,
  part: Subject,
  whole = STATED,
): readonly LedgerEntry[] {
  const marks = toEntries(origin, whole, { subject, name, at });
  return shape === undefined ? marks : [...marks, ...fieldEntries(shape.fields, { subject: part, of: name, origin, at })];
}

type Whole = Pick<RecordDefinition, "origin" | "at"> & {
  readonly shape: ObjectShape;
  readonly subject: Subject;
  readonly part: Subject;
  readonly of?: string;
};

/** The marks of an object with fields, and of its fields. */
function wholeEntries({ subject, part, of, origin, at, shape }: Whole): readonly LedgerEntry[] {
  const owner = of === undefined ? {} : { of };
  return [...toEntries(origin, STATED, { subject, ...owner, at }), ...fieldEntries(shape.fields, { subject: part, ...owner, origin, at })];
}

function endpointEntries(
  of: string,
  { origin, at, request, response }: Gateway["createInstance"] | Gateway["execute"],
): readonly LedgerEntry[] {
  return [
    ...toEntries(origin, STATED, { subject: "endpoint", name: of, at }),
    ...fieldEntries(request.fields, { subject: "request field", of, origin, at }),
    ...wholeEntries({ ...response, subject: "response", part: "response field", of }),
  ];
}

/** A type that is sent and returned has two definitions, made from one place. */
function isFirstOfPlace({ at }: NamedType, index: number, types: readonly NamedType[]): boolean {
  return types.findIndex((other) => other.at.file === at.file && jsonPointer(other.at.path) === jsonPointer(at.path)) === index;
}

/** What is inside of open fields: the reason that the file gives once, and the parts that have another one. */
function insideEntries({ innerTypes, records }: Connector): readonly LedgerEntry[] {
  const insides = records.flatMap(({ name: of, shape }) =>
    allFields(shape).flatMap(({ name, inner, at }) => (inner === undefined ? [] : [{ name, of, at, origin: inner.origin }])),
  );
  const [first] = insides;
  if (first === undefined) return [];
  return [
    ...toEntries(first.origin, STATED, { subject: "inner types", at: { ...(innerTypes[0] ?? first).at, path: ["inner", "source"] } }),
    ...insides.flatMap(({ origin, ...about }) => toEntries(origin, first.origin, { ...about, subject: "inside of field" })),
    ...innerTypes.flatMap((type) => namedEntries(type, "inner type", "inner field", first.origin)),
  ];
}

function entriesOfOperation({ entity, action, origin, at, params, returns, meta, paging }: Operation): readonly LedgerEntry[] {
  const of = `${entity}.${action}`;
  const owner = { of, origin, at };
  const pagingPlace = placeIn(at, "paging");
  return [
    ...toEntries(origin, STATED, { subject: "operation", name: of, at }),
    ...openEntries(params, { ...owner, subject: "parameter" }),
    ...fieldEntries(params.fields, { ...owner, subject: "parameter" }),
    ...(returns === undefined ? [] : toEntries(returns.origin, origin, { subject: "result", of, at: placeIn(at, "returns") })),
    ...(meta === undefined ? [] : fieldEntries(meta.fields, { ...owner, subject: "Meta field" })),
    ...(paging === undefined ? [] : toEntries(paging.origin, origin, { subject: "paging", of, at: pagingPlace })),
    ...(paging?.notShown === undefined
      ? []
      : [{ kind: "not_shown", subject: "paging", of, reason: paging.notShown, at: pagingPlace } as const]),
  ];
}

/** Inherited fields have the place where they are written; they are listed once, with the base record. */
function eachPlaceOnce(marks: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const key = ({ kind, subject, name, reason, at }: LedgerEntry): string => JSON.stringify([kind, subject, name, reason, at]);
  return [...new Map([...marks].reverse().map((mark) => [key(mark), mark])).values()].reverse();
}

/** The object that the fields belong to. */
interface ShapeOwner {
  readonly subject: Subject;
  readonly of?: string;
  /** The origin of the object as a whole. */
  readonly origin: Origin;
  readonly at: Place;
}

/** The mark of an open object, with the reason; none where the reason is that of the whole. */
function openEntries({ openBecause }: ObjectShape, { of, origin, at }: ShapeOwner): readonly LedgerEntry[] {
  if (openBecause === undefined || openBecause === reasonOf(origin)) return [];
  const marked = { subject: "further parameters", ...(of !== undefined && { of }), at: placeIn(at, "open") } as const;
  return [{ ...marked, kind: "not_shown", reason: openBecause }];
}

/** The fields of an object and of the objects written inside it, without those of records and named types. */
export function allFields(shape: ObjectShape): readonly Field[] {
  return shape.fields.flatMap((field) => [field, ...innerShapes(field).flatMap(({ shape: inner }) => allFields(inner))]);
}

/**
 * The marks of an object's fields, of fields nested in them, and of their defaults, in the order of the catalog. `above` is the text of the
 * path to the object.
 */
function fieldEntries(fields: readonly Field[], owner: ShapeOwner, whole = owner.origin, above = ""): readonly LedgerEntry[] {
  return fields.flatMap((field) => {
    const name = printFieldPath([field.name], above);
    const of = owner.of === undefined ? {} : { of: owner.of };
    const marked = { subject: owner.subject, name, ...of, at: field.at };
    const preset = field.default === undefined ? [] : toEntries(field.default.origin, field.origin, { ...marked, subject: "default" });
    const inner = innerShapes(field).flatMap(({ shape, steps }) =>
      fieldEntries(shape.fields, owner, field.origin, `${name}${steps.map(({ path }) => path).join("")}`),
    );
    return [...toEntries(field.origin, whole, marked), ...preset, ...inner];
  });
}

/** The objects written inside a field. A named type has its marks where it is defined. */
function innerShapes({ type, named }: Field): readonly WrittenShape[] {
  return named === undefined ? writtenShapes(type).filter(({ isShared }) => !isShared) : [];
}
