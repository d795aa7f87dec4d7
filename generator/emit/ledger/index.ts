import type {
  Connector,
  Gateway,
  Model,
  Operation,
  NamedType,
  ObjectShape,
  Origin,
  RecordDefinition,
  Field,
  WrittenShape,
} from "#generator/resolve";
import { operationsOf, writtenShape, writtenShapes, capitalize } from "#generator/resolve";
import { jsonPointer, type Vendor, type Retirement, printFieldPath } from "#templates/core";
import { markdownCell, markdownCodes, markdownText, fillSlots, templateNamed, printJsonLines, type JsonLines } from "#generator/print";
import { reasonKey, reasonOf } from "#generator/schema";
import type { Emitter } from "../emitter.ts";
import { type LedgerEntry, type EntrySubject, toEntries, type Subject } from "./ledger_entry.ts";
import { groupBy, placeIn, type Place } from "#generator/read";

const STATED: Origin = { kind: "stated" };

/** A line for each mark. */
const LEDGER_LINES: JsonLines = { reasons: {}, chapters: { "*": { marks: {} } } };

/** `ledger.md` and `ledger.json`: what is assumed or not shown, and what the third parties decide, with why and where, by connector. */
export const ledgerEmitter: Emitter = {
  name: "ledger",
  emit: ({ model, templates }) => {
    const chapters = toChapters(model);
    const slots = {
      title: markdownText(model.gateway.title),
      table: printTable(model, chapters),
      chapters: chapters.map(printChapter).join("\n\n"),
    };
    return [
      { path: "ledger.md", text: fillSlots(templateNamed(templates, "ledger.md"), slots) },
      { path: "ledger.json", text: printJsonLines({ reasons: toReasons(chapters), chapters: chapters.map(toJson) }, LEDGER_LINES) },
    ];
  },
};

/** Everything that has a reason about one connector, or about the gateway. */
interface Chapter {
  /** `gateway` or the id of the connector. */
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly marks: readonly LedgerEntry[];
  /** The third party that the operations are bound to. */
  readonly vendor?: Vendor;
}

function toChapters({ gateway, connectors }: Model): readonly Chapter[] {
  return [gatewayChapter(gateway), ...connectors.map(connectorChapter)];
}

function gatewayChapter(gateway: Gateway): Chapter {
  return { id: "gateway", title: gateway.title, file: gateway.execute.at.file, marks: gatewayEntries(gateway) };
}

function connectorChapter(connector: Connector): Chapter {
  const { id, title, definitionId, vendor } = connector;
  const marks = [...connectorEntries(connector), ...bindingEntries(connector)];
  return { id, title, file: definitionId.at.file, marks, ...(vendor !== undefined && { vendor }) };
}

function printChapter({ title, file, marks, vendor }: Chapter): string {
  const topics = marks.filter(({ subject }) => subject === "topic").map(({ reason }) => `- ${markdownText(reason)}`);
  const notShown = marks.filter(({ kind, subject }) => kind === "not_shown" && subject !== "topic");
  const ofKind = (wanted: LedgerEntry["kind"]): readonly LedgerEntry[] => marks.filter(({ kind }) => kind === wanted);
  const blocks = [
    [`## ${markdownText(title)}`],
    [`Source: \`${file}\`.`],
    ...printBlock("Topics that the documents do not cover", topics),
    ...printBlock("Not shown", printReasons(notShown)),
    ...printBlock("Assumed", printReasons(ofKind("assumed"))),
    ...printBlock("Bound to", vendor === undefined ? [] : printVendor(vendor, ofKind("version"))),
    ...printBlock("Retired", ofKind("retired").map(printRetired)),
    ...printBlock("Params that are not sent", printReasons(ofKind("not_sent"))),
    ...printBlock("Fields of Meta that are always null", printReasons(ofKind("always_null"))),
  ];
  return blocks.map((lines) => lines.join("\n")).join("\n\n");
}

function printVendor({ name, baseUrl }: Vendor, versions: readonly LedgerEntry[]): readonly string[] {
  return [`- ${markdownText(name)}: ${markdownCodes([baseUrl])}`, ...printReasons(versions)];
}

function printRetired({ subject, name = "", reason, source = "", on }: LedgerEntry): string {
  const when = on === undefined ? "" : ` on ${markdownText(on)}`;
  const what = subject === "third party" ? "interface of" : subject;
  return `- The ${what} ${markdownCodes([name])} ends${when}: ${markdownText(reason)} Announced at ${markdownCodes([source])}.`;
}

function printBlock(heading: string, lines: readonly string[]): readonly (readonly string[])[] {
  return lines.length === 0 ? [] : [[`### ${heading}`], lines];
}

/** How much of each connector the documents state. */
function printTable({ connectors }: Model, chapters: readonly Chapter[]): string {
  const rows = connectors.map((connector) => {
    const operations = operationsOf(connector);
    const params = operations.flatMap((operation) => allFields(operation.params));
    const fields = connector.records.flatMap((record) => allFields(record.shape));
    const topics = chapters.find(({ id }) => id === connector.id)?.marks.filter(({ subject }) => subject === "topic").length;
    return `| ${markdownCell(connector.title)} | ${operations.length} | ${share(params)} | ${share(fields)} | ${topics ?? 0} |`;
  });
  return [
    "| connector | operations | parameters stated | record fields stated | topics not covered |",
    "|---|---:|---:|---:|---:|",
    ...rows,
  ].join("\n");
}

function share(parts: readonly { readonly origin: { readonly kind: string } }[]): string {
  return `${parts.filter(({ origin }) => origin.kind !== "assumed").length} of ${parts.length}`;
}

/** The text of every reason, by the key that the marks and the OpenAPI documents name. */
function toReasons(chapters: readonly Chapter[]): Readonly<Record<string, string>> {
  const reasons = chapters.flatMap(({ marks }) => marks.map(({ reason }) => reason));
  return Object.fromEntries(reasons.map((reason) => [reasonKey(reason), reason]));
}

function toJson({ id, title, file, marks, vendor }: Chapter): object {
  const thirdParty = vendor && { name: vendor.name, baseUrl: vendor.baseUrl, version: vendor.version?.value };
  return { id, title, file, thirdParty, marks: marks.map(toJsonEntry) };
}

function toJsonEntry({ kind, subject, name, of, reason, source, on, at }: LedgerEntry): object {
  return {
    kind,
    subject,
    name,
    of,
    reasonKey: reasonKey(reason),
    source,
    on,
    at: jsonPointer(at.path),
  };
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

/** Everything assumed or not shown about a connector, in the order of its file, each place once. */
export function connectorEntries(connector: Connector): readonly LedgerEntry[] {
  const { auth, config, definitionId, entities, notShown, records, types } = connector;
  return eachPlaceOnce([
    ...toEntries(definitionId.origin, STATED, { subject: "definition id", at: definitionId.at }),
    ...auth.flatMap((method) => [
      ...toEntries(method.origin, STATED, { subject: "auth method", name: method.name, at: method.at }),
      ...shapeEntries(method.shape, { subject: "credential", of: method.name, origin: method.origin, at: method.at }),
    ]),
    ...(config === undefined ? [] : wholeEntries({ ...config, subject: "config", part: "config field" })),
    ...types.filter(isFirstOfPlace).flatMap(typeEntries),
    ...recordEntries(records),
    ...insideEntries(connector),
    ...entities.flatMap(({ operations }) => operations).flatMap(entriesOfOperation),
    ...notShown.map(({ what, at }): LedgerEntry => ({ kind: "not_shown", subject: "topic", reason: what, at })),
  ]);
}

/** Everything assumed or not shown about the gateway, each place once. */
function gatewayEntries({ createInstance, error, execute, headers, notShown, records, statuses }: Gateway): readonly LedgerEntry[] {
  return eachPlaceOnce([
    ...headers.flatMap(({ name, origin, at }) => toEntries(origin, STATED, { subject: "header", name, at })),
    ...endpointEntries("create_instance", createInstance),
    ...shapeEntries(
      { fields: execute.pathParams, open: false },
      { subject: "parameter", of: "execute", origin: execute.origin, at: execute.at },
    ),
    ...endpointEntries("execute", execute),
    ...wholeEntries({ ...error, subject: "error body", part: "field" }),
    ...recordEntries(records),
    ...statuses.flatMap(({ status, origin, at }) => toEntries(origin, STATED, { subject: "status", name: String(status), at })),
    ...notShown.map(({ what, at }): LedgerEntry => ({ kind: "not_shown", subject: "topic", reason: what, at })),
  ]);
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
  return [...toEntries(origin, STATED, { subject, ...owner, at }), ...shapeEntries(shape, { subject: part, ...owner, origin, at })];
}

function endpointEntries(
  of: string,
  { origin, at, request, response }: Gateway["createInstance"] | Gateway["execute"],
): readonly LedgerEntry[] {
  return [
    ...toEntries(origin, STATED, { subject: "endpoint", name: of, at }),
    ...shapeEntries(request, { subject: "request field", of, origin, at }),
    ...wholeEntries({ ...response, subject: "response", part: "response field", of }),
  ];
}

/** A type that is sent and returned has two definitions, made from one place. */
function isFirstOfPlace({ at }: NamedType, index: number, types: readonly NamedType[]): boolean {
  return types.findIndex((other) => other.at.file === at.file && jsonPointer(other.at.path) === jsonPointer(at.path)) === index;
}

function typeEntries({ name, origin, at, type }: NamedType): readonly LedgerEntry[] {
  const whole = toEntries(origin, STATED, { subject: "named type", name, at });
  const shape = writtenShape(type);
  return shape === undefined ? whole : [...whole, ...shapeEntries(shape, { subject: "part", of: name, origin, at })];
}

function recordEntries(records: readonly RecordDefinition[]): readonly LedgerEntry[] {
  return records.flatMap(({ name, origin, at, shape }) => [
    ...toEntries(origin, STATED, { subject: "record", name, at }),
    ...shapeEntries(shape, { subject: "field", of: name, origin, at }),
  ]);
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
    ...innerTypes.flatMap(({ name, origin, at, shape }) => [
      ...toEntries(origin, first.origin, { subject: "inner type", name, at }),
      ...shapeEntries(shape, { subject: "inner field", of: name, origin, at }),
    ]),
  ];
}

function entriesOfOperation({ entity, action, origin, at, params, returns, meta, paging }: Operation): readonly LedgerEntry[] {
  const of = `${entity}.${action}`;
  const owner = { of, origin, at };
  const pagingPlace = { ...at, path: [...at.path, "paging"] };
  return [
    ...toEntries(origin, STATED, { subject: "operation", name: of, at }),
    ...openEntries(params, { ...owner, subject: "parameter" }),
    ...shapeEntries(params, { ...owner, subject: "parameter" }),
    ...(returns === undefined
      ? []
      : toEntries(returns.origin, origin, { subject: "result", of, at: { ...at, path: [...at.path, "returns"] } })),
    ...(meta === undefined ? [] : shapeEntries(meta, { ...owner, subject: "Meta field" })),
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

/** The marks as list items: one per reason, and below it the subjects that have this reason, grouped by kind. */
export function printReasons(marks: readonly LedgerEntry[]): readonly string[] {
  return [...groupBy(marks, ({ reason }) => reason)].flatMap(([reason, alike]) => printReason(reason, alike));
}

function printReason(reason: string, marks: readonly LedgerEntry[]): readonly string[] {
  const subjects = printSubjects(marks);
  const [only] = subjects;
  if (subjects.length === 1 && only !== undefined) return [`- ${capitalize(only)}: ${markdownText(reason)}`];
  return [`- ${markdownText(reason)}`, ...subjects.map((subject) => `  - ${subject}`)];
}

/** `parameters a, b of x`: groups the names of one owner, then owners with the same names. */
function printSubjects(marks: readonly LedgerEntry[]): readonly string[] {
  const ofOwners = groupBy(marks, ({ subject, of }) => JSON.stringify([subject, of])).values();
  const alike = groupBy(ofOwners, (items) => JSON.stringify(items.map(({ subject, name }) => [subject, name]))).values();
  return [...alike].map(([first = [], ...more]) => {
    const [{ subject } = { subject: "topic" as const }] = first;
    const owners = [first, ...more].flatMap(([mark]) => mark?.of ?? []);
    const names = first.flatMap(({ name }) => name ?? []);
    return printSubject(subject, names, owners);
  });
}

function printSubject(subject: Subject, names: readonly string[], owners: readonly string[]): string {
  const isDefault = subject === "default";
  const noun = (names.length > 1 ? plural(subject) : subject) + (isDefault ? " of" : "");
  const whose = owners.length === 0 ? "" : `${isDefault ? "in" : "of"} ${markdownCodes(owners)}`;
  return [noun, markdownCodes(names), whose].filter((part) => part !== "").join(" ");
}

function plural(subject: Subject): string {
  if (subject === "further parameters" || subject === "inner types") return subject;
  if (subject === "inside of field") return "insides of fields";
  return subject === "error body" ? "error bodies" : subject === "status" ? "statuses" : `${subject}s`;
}

/** The object that the fields belong to. */
interface ShapeOwner {
  readonly subject: Subject;
  readonly of?: string;
  /** The origin of the object as a whole. */
  readonly origin: Origin;
  readonly at: Place;
}

/** The marks of an object's fields, of fields nested in them, and of their defaults, in the order of the catalog. */
function shapeEntries(shape: ObjectShape, owner: ShapeOwner): readonly LedgerEntry[] {
  return fieldEntries(shape.fields, owner, owner.origin, "");
}

/** The mark of an open object, with the reason; none where the reason is that of the whole. */
function openEntries({ openBecause }: ObjectShape, { of, origin, at }: ShapeOwner): readonly LedgerEntry[] {
  if (openBecause === undefined || openBecause === reasonOf(origin)) return [];
  const place = { ...at, path: [...at.path, "open"] };
  return [{ kind: "not_shown", subject: "further parameters", ...(of !== undefined && { of }), reason: openBecause, at: place }];
}

/** The fields of an object and of the objects written inside it, without those of records and named types. */
function allFields(shape: ObjectShape): readonly Field[] {
  return shape.fields.flatMap((field) => [field, ...innerShapes(field).flatMap(({ shape: inner }) => allFields(inner))]);
}

/** `above` is the text of the path to the object that the fields are in. */
function fieldEntries(fields: readonly Field[], owner: ShapeOwner, whole: Origin, above: string): readonly LedgerEntry[] {
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
