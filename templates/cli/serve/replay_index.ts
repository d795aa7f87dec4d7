import { OperationError } from "#templates/runtime";
import { isList, isObject, nearestNames } from "#templates/core";
import { own, textOf } from "../payload/targeted_value.js";
import { CREATE_INSTANCE, type CallReader, type RecordedAnswer, type RecordedCall } from "./recorded_calls.js";

/** A call that asks for a recorded answer. */
export interface AskedCall {
  /** With the connector, if it is known. */
  readonly operation: string;
  readonly connector: string | undefined;
  readonly instance: string | undefined;
  /** The body, without secrets. */
  readonly request: unknown;
}

/** A recorded call with what it is found by. */
interface IndexedCall extends RecordedCall {
  readonly operation: string;
  readonly params: string;
}

/** A recording, and how far each call has come in it. */
export interface CallIndex {
  readonly calls: readonly IndexedCall[];
  /** By operation without its connector and by params. */
  readonly byKey: ReadonlyMap<string, readonly IndexedCall[]>;
  readonly turns: Map<string, number>;
}

/** Prepares a recording for look-ups. */
export function indexCalls(calls: readonly RecordedCall[], { operationOf }: CallReader): CallIndex {
  const byKey = new Map<string, IndexedCall[]>();
  const indexed = calls.map((call): IndexedCall => {
    const isCreate = "connector_definition_id" in call.request;
    const target = isCreate ? ({ kind: "create" } as const) : ({ kind: "execute", instance: call.instance ?? "" } as const);
    const operation = operationOf(target, call.request, call.connector) ?? "";
    return { ...call, operation, params: paramsOf(call.request) };
  });
  for (const call of indexed) byKey.set(keyOf(call), [...(byKey.get(keyOf(call)) ?? []), call]);
  return { calls: indexed, byKey, turns: new Map() };
}

/**
 * The answer to a call that is equal apart from the order of keys. Several are given one after the other, the last one again and
 * again. Calls of the same instance come first.
 * @throws OperationError 501 when the recording has none
 */
export function findAnswer({ calls, byKey, turns }: CallIndex, asked: AskedCall): RecordedAnswer {
  const key = keyOf({ ...asked, params: paramsOf(asked.request) });
  const equal = (byKey.get(key) ?? []).filter(({ connector }) => fits(connector, asked.connector));
  const ofInstance = equal.filter(({ instance }) => instance !== undefined && instance === asked.instance);
  const fitting = ofInstance.length > 0 ? ofInstance : equal;
  const turnKey = `${key} ${asked.connector ?? ""} ${asked.instance ?? ""}`;
  const turn = turns.get(turnKey) ?? 0;
  const found = fitting[Math.min(turn, fitting.length - 1)];
  if (found === undefined) throw notRecorded(calls, asked);
  turns.set(turnKey, turn + 1);
  return found.response;
}

/** A call whose connector is not known fits any. */
function fits(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}

function keyOf({ operation, params }: { readonly operation: string; readonly params: string }): string {
  return `${operation === CREATE_INSTANCE ? operation : operation.split(".").slice(-2).join(".")} ${params}`;
}

/** The params of a call as text; for a new instance, the whole body. Equal values give equal texts. */
function paramsOf(request: unknown): string {
  return JSON.stringify(sorted(askedParams(request)));
}

/** Of credentials, which a recording does not have, only the names. */
function askedParams(request: unknown): unknown {
  if (!isObject(request) || !("connector_definition_id" in request)) return own(request, "params") ?? {};
  const { auth_config: credentials, ...others } = request;
  return { ...others, auth_config: isObject(credentials) ? Object.keys(credentials).sort() : null };
}

/** A value with the keys of its objects in one order. */
function sorted(value: unknown): unknown {
  if (isList(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

function notRecorded(calls: readonly IndexedCall[], asked: AskedCall): OperationError {
  const same = calls.filter(({ operation, connector }) => sameName(operation, asked.operation) && fits(connector, asked.connector));
  const help = same.length > 0 ? nearestParams(same, asked) : otherOperations(calls, asked.operation);
  return new OperationError(501, `The recording has no such call of ${asked.operation}. ${help}`, { code: "sandbox/not-recorded" });
}

function sameName(left: string, right: string): boolean {
  return keyOf({ operation: left, params: "" }) === keyOf({ operation: right, params: "" });
}

/** How the most similar call differs: `limit` is 10 there, not 20. */
function nearestParams(calls: readonly IndexedCall[], { request }: AskedCall): string {
  const differences = calls.map((call) => differencesOf(askedParams(call.request), askedParams(request)));
  const [nearest = []] = differences.sort((left, right) => left.length - right.length);
  return `In the nearest one, ${nearest.slice(0, 5).join(", ")}${nearest.length > 5 ? " and so on" : ""}.`;
}

function differencesOf(recorded: unknown, asked: unknown): readonly string[] {
  const names = new Set([recorded, asked].flatMap((value) => (isObject(value) ? Object.keys(value) : [])));
  return [...names].flatMap((name) => {
    const [there, here] = [own(recorded, name), own(asked, name)].map((value) => shown(value));
    return there === here ? [] : [`\`${name}\` is ${textOf(there)} and not ${textOf(here)}`];
  });
}

function shown(value: unknown): string {
  const text = value === undefined ? "left out" : JSON.stringify(sorted(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function otherOperations(calls: readonly IndexedCall[], operation: string): string {
  const names = [...new Set(calls.map((call) => call.operation))];
  const nearest = nearestNames(operation, names, 3);
  return `It has ${(nearest.length > 0 ? nearest : names.slice(0, 3)).join(", ")}${names.length > 3 ? " and others" : ""}.`;
}
