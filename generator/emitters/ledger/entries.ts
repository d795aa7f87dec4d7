import type { Connector, Gateway, NamedType, ObjectShape, Operation, Origin, RecordDefinition } from "../../model/types.ts";
import { jsonPointer } from "../../../templates/shared/json_values.ts";
import { writtenShape } from "../../model/value_types.ts";
import { toEntries, type LedgerEntry, type Subject } from "./ledger_entry.ts";
import { openEntries, shapeEntries } from "./shape_entries.ts";

const STATED: Origin = { kind: "stated" };

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
    ...entities.flatMap(({ operations }) => operations).flatMap(operationEntries),
    ...notShown.map(({ what, at }): LedgerEntry => ({ kind: "not_shown", subject: "topic", reason: what, at })),
  ]);
}

/** The same for the gateway. */
export function gatewayEntries({ createInstance, error, execute, headers, notShown, records, statuses }: Gateway): readonly LedgerEntry[] {
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

/** The marks of a thing with fields, and of its fields. */
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

function operationEntries({ entity, action, origin, at, params, returns, meta, paging }: Operation): readonly LedgerEntry[] {
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
