import { isObject, type JsonValue } from "#templates/core";
import type { JsonObject } from "#templates/sandbox";
import { identify, rolesOf, type Params } from "../account.js";
import { accepts, call, judgeError, send, toRequest, type Check, type Probe, paramStatement, shown } from "../probe.js";

/** Records of an entity that are read one by one. */
const MOST_RECORDS = 2;

/** Checks the reading of single records: that it is the record that was asked for. */
export const checkRecord: Check = async (probe) => {
  const { operation, account, recorder } = probe;
  const items = await account.candidates(operation);
  const chosen = items.length > 1 ? [items[0], items.at(-1)].slice(0, MOST_RECORDS) : [items[0]];
  for (const item of chosen) {
    const params = await account.paramsFor(operation, item);
    if (typeof params === "string") return recorder.skip("record", params);
    const success = await call(probe, "record", params);
    if (success === undefined) continue;
    const [named] = rolesOf(operation.definition, "identity");
    if (named === undefined || operation.catalog.kind === "delete_result") continue;
    const wanted = params[named.param];
    const record = isObject(success.result) ? (success.result as JsonObject) : {};
    const ids = named.role.fields.map((field) => identify({ record }, account.entityOf(operation), field));
    const message = `the record that is returned is ${shown(ids[0])}, not ${shown(wanted)}`;
    const isOther = ids.every((id) => id !== wanted);
    recorder.judge("record", paramStatement(probe, named.param), success.exchange, isOther && { message });
  }
};

/** Checks that records that do not exist are not found, whatever their id looks like. */
export const checkMissing: Check = async (probe) => {
  const { operation, account } = probe;
  if (operation.definition.operation.effect === "write") return;
  const params = await account.paramsFor(operation);
  if (typeof params === "string") return;
  for (const kind of ["identity", "parent"] as const) {
    for (const { param } of rolesOf(operation.definition, kind)) await judgeMissing(probe, params, param);
  }
};

async function judgeMissing(probe: Probe, params: Params, param: string): Promise<void> {
  const { recorder } = probe;
  const other = { ...params, [param]: otherId(params[param]) };
  if (!accepts(probe, other)) return recorder.skip("missing", `no other value of \`${param}\` is known to be acceptable`);
  const exchange = await send(probe, toRequest(probe, other));
  if (exchange !== undefined) judgeError(probe, "missing", exchange, { status: [404], because: `the \`${param}\` of no record` });
}

/** An id of the same form that no record has. */
function otherId(id: JsonValue | undefined): JsonValue {
  if (typeof id === "number") return 987_654_321;
  const text = typeof id === "string" ? id : "none";
  return text.slice(0, -8) + text.slice(-8).replace(/[a-z0-9]/gi, "9");
}

/** Ids that programs confuse with something else. */
const PROTOTYPE = "__proto__";
const STRANGE = ["constructor", "日本語 🎉 ﷽", "x".repeat(4096), "' OR 1=1 --", "../../admin", ""];

/** Checks that ids in any language and of any length are ids like others; one of them for each operation, and another for the next. */
export const checkStrangeIds: Check = async (probe) => {
  const { operation, account } = probe;
  const [named] = rolesOf(operation.definition, "identity");
  const params = await account.paramsFor(operation);
  if (named === undefined || typeof params === "string") return;
  for (const id of [PROTOTYPE, STRANGE[operation.catalog.id.length % STRANGE.length] ?? ""]) {
    const other = { ...params, [named.param]: id };
    if (!accepts(probe, other)) continue;
    const exchange = await send(probe, toRequest(probe, other));
    const because = `the id ${JSON.stringify(id.slice(0, 40))}, which no record has`;
    if (exchange !== undefined) judgeError(probe, "text", exchange, { status: [404, 422, 400], because });
  }
};
