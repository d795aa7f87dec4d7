import type { Connector, Gateway, NamedType, ObjectShape, Operation, Origin, RecordDefinition } from "../../model/types.ts";
import { toMarks, type Mark, type Subject } from "./mark.ts";
import { openMarks, shapeMarks } from "./shape_marks.ts";

const STATED: Origin = { kind: "stated" };

/** Everything assumed or not shown about a connector, in the order of its file, each place once. */
export function connectorMarks(connector: Connector): readonly Mark[] {
  const { auth, config, definitionId, entities, notShown, records, types } = connector;
  return eachPlaceOnce([
    ...toMarks(definitionId.origin, STATED, { subject: "definition id", at: definitionId.at }),
    ...auth.flatMap((method) => [
      ...toMarks(method.origin, STATED, { subject: "auth method", name: method.name, at: method.at }),
      ...shapeMarks(method.shape, { subject: "credential", of: method.name, origin: method.origin, at: method.at }),
    ]),
    ...(config === undefined ? [] : wholeMarks({ ...config, subject: "config", part: "config field" })),
    ...types.flatMap(typeMarks),
    ...recordMarks(records),
    ...entities.flatMap(({ operations }) => operations).flatMap(operationMarks),
    ...notShown.map(({ what, at }): Mark => ({ kind: "not_shown", subject: "topic", reason: what, at })),
  ]);
}

/** The same for the gateway. */
export function gatewayMarks({ createInstance, error, execute, headers, notShown, records, statuses }: Gateway): readonly Mark[] {
  return eachPlaceOnce([
    ...headers.flatMap(({ name, origin, at }) => toMarks(origin, STATED, { subject: "header", name, at })),
    ...endpointMarks("create_instance", createInstance),
    ...shapeMarks(
      { fields: execute.pathParams, open: false },
      { subject: "parameter", of: "execute", origin: execute.origin, at: execute.at },
    ),
    ...endpointMarks("execute", execute),
    ...wholeMarks({ ...error, subject: "error body", part: "field" }),
    ...recordMarks(records),
    ...statuses.flatMap(({ status, origin, at }) => toMarks(origin, STATED, { subject: "status", name: String(status), at })),
    ...notShown.map(({ what, at }): Mark => ({ kind: "not_shown", subject: "topic", reason: what, at })),
  ]);
}

type Whole = Pick<RecordDefinition, "origin" | "at"> & {
  readonly shape: ObjectShape;
  readonly subject: Subject;
  readonly part: Subject;
  readonly of?: string;
};

/** The marks of a thing with fields, and of its fields. */
function wholeMarks({ subject, part, of, origin, at, shape }: Whole): readonly Mark[] {
  const owner = of === undefined ? {} : { of };
  return [...toMarks(origin, STATED, { subject, ...owner, at }), ...shapeMarks(shape, { subject: part, ...owner, origin, at })];
}

function endpointMarks(of: string, { origin, at, request, response }: Gateway["createInstance"] | Gateway["execute"]): readonly Mark[] {
  return [
    ...toMarks(origin, STATED, { subject: "endpoint", name: of, at }),
    ...shapeMarks(request, { subject: "request field", of, origin, at }),
    ...wholeMarks({ ...response, subject: "response", part: "response field", of }),
  ];
}

function typeMarks({ name, origin, at, type }: NamedType): readonly Mark[] {
  const whole = toMarks(origin, STATED, { subject: "parameter type", name, at });
  const shape = type.kind === "object" ? type.shape : undefined;
  return shape === undefined ? whole : [...whole, ...shapeMarks(shape, { subject: "part", of: name, origin, at })];
}

function recordMarks(records: readonly RecordDefinition[]): readonly Mark[] {
  return records.flatMap(({ name, origin, at, shape }) => [
    ...toMarks(origin, STATED, { subject: "record", name, at }),
    ...shapeMarks(shape, { subject: "field", of: name, origin, at }),
  ]);
}

function operationMarks({ entity, action, origin, at, params, returns, meta, paging }: Operation): readonly Mark[] {
  const of = `${entity}.${action}`;
  const owner = { of, origin, at };
  const pagingPlace = { ...at, path: [...at.path, "paging"] };
  return [
    ...toMarks(origin, STATED, { subject: "operation", name: of, at }),
    ...openMarks(params, { ...owner, subject: "parameter" }),
    ...shapeMarks(params, { ...owner, subject: "parameter" }),
    ...(returns === undefined
      ? []
      : toMarks(returns.origin, origin, { subject: "result", of, at: { ...at, path: [...at.path, "returns"] } })),
    ...(meta === undefined ? [] : shapeMarks(meta, { ...owner, subject: "Meta field" })),
    ...(paging === undefined ? [] : toMarks(paging.origin, origin, { subject: "paging", of, at: pagingPlace })),
    ...(paging?.notShown === undefined
      ? []
      : [{ kind: "not_shown", subject: "paging", of, reason: paging.notShown, at: pagingPlace } as const]),
  ];
}

/** Inherited fields have the place where they are written; they are listed once, with the base record. */
function eachPlaceOnce(marks: readonly Mark[]): readonly Mark[] {
  const key = ({ kind, subject, name, reason, at }: Mark): string => JSON.stringify([kind, subject, name, reason, at]);
  return [...new Map([...marks].reverse().map((mark) => [key(mark), mark])).values()].reverse();
}
