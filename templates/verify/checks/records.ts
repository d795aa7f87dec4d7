import { isObject, type JsonValue } from "#templates/core";
import type { JsonObject } from "#templates/sandbox";
import { identify, rolesOf, type Params } from "../account.js";
import { call, refuse, send, shown, toRequest, type Check, type ExpectedError, type Probe } from "../probe.js";

/** Ids that programs confuse with something else. Each operation gets the first, and one of the others. */
const STRANGE = [`日本語 🎉 ﷽ ${"x".repeat(4096)}`, "__proto__", "constructor", "' OR 1=1 --", "../../admin"] as const;

/** Checks the reading of single records: that it is the record that was asked for, for the first and the last one that are known. */
export const checkRecord: Check = async (probe) => {
  const { account, definition, entity, judge, says, skip } = probe;
  const items = await account.candidates(probe);
  for (const item of new Set([items[0], items.at(-1)])) {
    const params = await account.paramsFor(probe, item);
    if (typeof params === "string") return skip("record", params);
    const success = await call(probe, "record", params);
    const [named] = rolesOf(definition, "identity");
    if (success === undefined || named === undefined) continue;
    const record = isObject(success.result) ? (success.result as JsonObject) : {};
    const ids = named.role.fields.map((field) => identify({ record, entity }, field));
    const problem = !ids.some((id) => id === params[named.param]) && `the record is ${shown(ids[0])}, not ${shown(params[named.param])}`;
    judge("record", says.param(named.param), success.exchange, problem);
  }
};

/** Checks that records and parents that do not exist are not found, in whatever language their ids are, and however long. */
export const checkMissing: Check = async (probe) => {
  const { account, catalog, definition } = probe;
  const params = await account.paramsFor(probe);
  if (typeof params === "string") return;
  const identities = rolesOf(definition, "identity");
  for (const { param } of [...identities, ...rolesOf(definition, "parent"), ...rolesOf(definition, "index")]) {
    await tryId(probe, params, param, otherId(params[param]), { status: [404], because: `a \`${param}\` that nothing has` });
  }
  const [first, ...others] = STRANGE;
  for (const id of [first, others[catalog.id.length % others.length] ?? first]) {
    for (const { param } of identities)
      await tryId(probe, params, param, id, { status: [404, 422], because: `the \`${param}\` ${shown(id)}` });
  }
};

/** Checks that a filter or a search of a list takes any text: what it finds, or refuses, is no matter, but it must not fail. */
export async function judgeTexts(probe: Probe, params: Params): Promise<void> {
  const { definition, judge, says, validators } = probe;
  const [text] = STRANGE;
  const named = [...rolesOf(definition, "filter"), ...rolesOf(definition, "search")].map(({ param }) => param);
  const param = named.find((name) => validators.params.is({ ...params, [name]: text }));
  const exchange = param === undefined ? undefined : await send(probe, toRequest(probe, { ...params, [param]: text }));
  if (param === undefined || exchange === undefined) return;
  judge("text", says.param(param), exchange, exchange.status === 500 && `the status is 500 for the \`${param}\` ${shown(text)}`);
}

async function tryId(probe: Probe, params: Params, param: string, id: JsonValue, expected: ExpectedError): Promise<void> {
  const asked = { ...params, [param]: id };
  if (probe.validators.params.is(asked)) await refuse(probe, "missing", toRequest(probe, asked), expected);
}

/** An id of the same form that no record has. */
function otherId(id: JsonValue | undefined): JsonValue {
  if (typeof id !== "string") return 987_654_321;
  return id.slice(0, -8) + id.slice(-8).replace(/[a-z0-9]/gi, "9");
}
