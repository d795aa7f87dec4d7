import { isList, isObject, type JsonValue } from "#templates/core";
import type { ConnectorDefinition as ClientConnector, Operation, Paging, PagingField } from "#templates/runtime";
import { elementsOf, valueAt, Download } from "#templates/runtime";
import { cursorParam } from "./fault_plan.js";
import { withValue } from "./paths.js";
import type { JsonObject, OperationResult } from "./definition.js";

/** The result of an operation, taken apart. */
interface Parts {
  readonly result: JsonValue;
  readonly meta: JsonObject | undefined;
}

/** A call whose result is changed on purpose. */
export interface SpoiledCall {
  readonly connector: ClientConnector;
  readonly operation: Operation;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Values of every type; one of them is wrong anywhere. */
const WRONG_VALUES: readonly JsonValue[] = [0, "not what it must be", {}, []];

/** The result with a value of the wrong type in its first record; a list without records gets one that is none. */
export function breakRecord(call: SpoiledCall, result: OperationResult): OperationResult {
  return changed(call.operation, result, (parts) => {
    for (const spoiled of withWrongValues(call.operation, parts)) if (!isAccepted(call, spoiled)) return spoiled;
    return isList(parts.result) ? { ...parts, result: ["not a record"] } : parts;
  });
}

function* withWrongValues(operation: Operation, parts: Parts): Generator<Parts> {
  const records = elementsOf(operation, parts.result) as readonly JsonValue[];
  const [record, ...others] = records.length > 0 ? records : [parts.result];
  if (!isObject(record)) return;
  for (const name of Object.keys(record)) {
    for (const value of WRONG_VALUES) {
      const spoiled = { ...record, [name]: value };
      yield records.length === 0 ? { ...parts, result: spoiled } : withRecords(operation, parts, [spoiled, ...others]);
    }
  }
}

function withRecords({ elements }: Operation, parts: Parts, records: readonly JsonValue[]): Parts {
  const { result } = parts;
  return { ...parts, result: elements === undefined || !isObject(result) ? records : withValue(result, elements, records) };
}

function isAccepted({ connector, operation }: SpoiledCall, { result, meta }: Parts): boolean {
  const { gateway, validators } = connector;
  const envelope = { ...gateway.success, [gateway.result]: result, ...(meta !== undefined && { [gateway.meta]: meta }) };
  return validators[`${operation.entity}.${operation.action}`]?.response?.check(envelope, { profile: "tolerant", maxIssues: 1 }).ok ?? true;
}

/** The result with the cursor of the request as the cursor of the next page. */
export function repeatCursor({ operation, params }: SpoiledCall, result: OperationResult): OperationResult {
  const { paging } = operation;
  const cursor = params[cursorParam(operation) ?? ""];
  if (paging === undefined || (typeof cursor !== "string" && typeof cursor !== "number")) return result;
  return changed(operation, result, (parts) => withCursor(operation, paging, parts, cursor));
}

function withCursor(operation: Operation, paging: Paging, parts: Parts, cursor: string | number): Parts {
  switch (paging.kind) {
    case "record_cursor":
      return withField(withLastId(operation, paging.id, parts, cursor), paging.more, true);
    case "token": {
      const { token, more, last } = paging;
      return turned(turned(withField(parts, token, cursor), more, true), last, false);
    }
    case "change_feed":
      return withField(parts, paging.token, cursor);
    case "page_info": {
      const within = [...paging.connection, "pageInfo"];
      const repeated = withField(parts, { in: "record", within, field: "endCursor" }, cursor);
      return withField(repeated, { in: "record", within, field: "hasNextPage" }, true);
    }
    case "page_number":
    case "offset":
    case "none":
      return parts;
  }
}

/** The parts without a mark that says the opposite. */
function turned(parts: Parts, mark: PagingField | undefined, value: boolean): Parts {
  const holder = mark?.in === "meta" ? parts.meta : parts.result;
  const isOther = mark !== undefined && valueAt(holder, [...(mark.within ?? []), mark.field]) === !value;
  return isOther ? withField(parts, mark, value) : parts;
}

/** The next page begins after the last record, so that one gets the id. */
function withLastId(operation: Operation, id: string, parts: Parts, cursor: string | number): Parts {
  const records = elementsOf(operation, parts.result) as readonly JsonValue[];
  const last = records.at(-1);
  return withRecords(operation, parts, [...records.slice(0, -1), { ...(isObject(last) ? last : {}), [id]: cursor }]);
}

function withField(parts: Parts, { in: place, within = [], field }: PagingField, value: JsonValue): Parts {
  const path = [...within, field];
  if (place === "meta") return { ...parts, meta: withValue(parts.meta ?? {}, path, value) };
  return isObject(parts.result) ? { ...parts, result: withValue(parts.result, path, value) } : parts;
}

/** A list is kept apart from its Meta; any other result is the record. */
function changed({ kind }: Operation, result: OperationResult, change: (parts: Parts) => Parts): OperationResult {
  if (result instanceof Download) return result;
  if (kind === "list" && isList(result["records"])) {
    const { records, meta } = result as { readonly records: readonly JsonObject[]; readonly meta: JsonObject | undefined };
    const spoiled = change({ result: records, meta });
    // An element that breaks a list may be no record at all.
    return { records: spoiled.result as readonly JsonObject[], meta: spoiled.meta };
  }
  const { result: record } = change({ result: result as JsonObject, meta: undefined });
  return isObject(record) ? record : result;
}
