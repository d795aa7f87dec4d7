import { isObject, type JsonPath, type JsonValue } from "#templates/core";
import type { Params } from "../account.js";
import type { Exchange, RequestDetails } from "../caller.js";
import { judgeError, send, toRequest, type Check, type ExpectedError, type Probe } from "../probe.js";

/** A value that breaks one rule, as the examples of the package have it. */
export interface Invalid {
  readonly value: unknown;
  readonly about?: string;
  readonly issue: { readonly code: string; readonly pointer: string };
}

/** An example with the place of its issue in the request: `["params", "limit"]`. */
interface Wrong extends Invalid {
  readonly path: JsonPath;
  readonly value: Params;
}

/**
 * Checks that wrong params are refused by name. Values that are wrong in other params are sent together, and those that the answer does not
 * name by themselves. That params are no object at all is no matter of an operation.
 */
export async function checkInvalid(probe: Probe, examples: readonly Invalid[]): Promise<void> {
  const batches: Wrong[][] = [];
  for (const { value, ...example } of examples) {
    const path = ["params", ...example.issue.pointer.split("/").slice(1)];
    if (!isObject(value)) continue;
    const wrong = { ...example, value: value as Params, path };
    const batch = batches.find(
      (others) => path.length > 1 && others.every((other) => other.path[1] !== undefined && other.path[1] !== path[1]),
    );
    if (batch === undefined) batches.push([wrong]);
    else batch.push(wrong);
  }
  for (const batch of batches) {
    const exchange = batch.length === 1 ? undefined : await send(probe, toRequest(probe, together(batch)));
    const left = exchange?.status === 422 ? judgeError(probe, "invalid", exchange, refusalOf(batch)) : batch.map(({ path }) => path);
    for (const wrong of batch) {
      if (exchange !== undefined && !left.includes(wrong.path)) judgeRefusal(probe, wrong, exchange, []);
      else await tryAlone(probe, wrong);
    }
  }
}

async function tryAlone(probe: Probe, wrong: Wrong): Promise<void> {
  const exchange = await send(probe, toRequest(probe, wrong.value));
  if (exchange === undefined) return;
  judgeRefusal(probe, wrong, exchange, exchange.status === 422 ? judgeError(probe, "invalid", exchange, refusalOf([wrong])) : []);
}

/** Limits are a check of their own. */
const LIMITS = /\/(?:minimum|maximum|multiple-of|(?:min|max)-(?:length|items))$/;

/** Whether a value was refused with 422, and by name: `missing` are names that the answer does not have. */
function judgeRefusal({ catalog, judge, says }: Probe, wrong: Wrong, exchange: Exchange, missing: readonly JsonPath[]): void {
  const { path, issue, about = `has the issue ${issue.code}` } = wrong;
  const statement = says.value(catalog.addresses.params, path.slice(1));
  const name = `\`${path.join(".")}\`, which ${about}`;
  const problem =
    exchange.status !== 422
      ? `the status is ${exchange.status}, not 422, for ${name}`
      : missing.length > 0 && `no entry of \`errors\` names ${name}`;
  judge(LIMITS.test(issue.code) ? "limit" : "invalid", statement, exchange, problem, path);
}

function refusalOf(batch: readonly Wrong[]): ExpectedError {
  return { status: [422], names: batch.map(({ path }) => path), because: "params that break rules" };
}

/** The params of all examples: in those that are wrong, what the example has. */
function together(batch: readonly Wrong[]): Params {
  const names = batch.map(({ path }) => path[1]);
  const others = batch.flatMap(({ value }) => Object.entries(value).filter(([name]) => !names.includes(name)));
  return Object.fromEntries([...others, ...batch.flatMap(({ value, path }) => Object.entries(value).filter(([name]) => name === path[1]))]);
}

/** Lengths of bodies: one that many gateways refuse, and one that no call needs. */
const LONG = 1024 * 1024 + 1;
const VERY_LONG = 16 * 1024 * 1024;

/** Requests that go wrong before an operation is reached: what is sent, the status, what is wrong, and its name where the error has to say it. */
function badRequests(
  probe: Probe,
): readonly (readonly [check: string, request: RequestDetails, status: number, because: string, name?: string])[] {
  const { catalog, path, gateway, instance } = probe;
  const { entity, action } = catalog;
  const good = toRequest(probe, {});
  const withHeader = (name: string, value: string | null): RequestDetails => ({ ...good, headers: { [name]: value } });
  const withBody = (body: JsonValue): RequestDetails => ({ path, body });
  return [
    ["token", withHeader("authorization", null), 401, "a request without a token"],
    ["token", withHeader("authorization", "Basic dmVyaWZ5OnZlcmlmeQ=="), 401, "a request without a bearer token"],
    ["instance", { ...good, path: path.replace(encodeURIComponent(instance), "inst_that_nobody_has") }, 404, "an unknown instance"],
    ["path", { ...good, path: `${gateway.createInstance.path}/no/such/path` }, 404, "an unknown path"],
    ["method", { ...good, method: "PUT" }, 405, "the method PUT"],
    ["media", withHeader("content-type", "text/plain"), 415, "a body that is text"],
    ["media", withHeader("content-encoding", "gzip"), 415, "a body that is compressed"],
    ["json", { path, text: `{"entity":"${entity}",` }, 422, "a body that is not JSON"],
    ["json", { path, text: "" }, 422, "an empty body"],
    ["json", withBody([entity, action]), 422, "a body that is a list"],
    ["entity", withBody({ entity: "no_such_entity", action }), 422, "an unknown entity", "entity"],
    ["entity", withBody({ entity: "__proto__", action }), 422, "an unknown entity", "entity"],
    ["action", withBody({ entity, action: "no_such_action" }), 422, "an unknown action", "action"],
    ["action", withBody({ entity, action: "constructor" }), 422, "an unknown action", "action"],
    ["body", withBody({ action }), 422, "a body without `entity`", "entity"],
    ["body", withBody({ entity }), 422, "a body without `action`", "action"],
    ["body", withBody({ entity, action, params: [] }), 422, "params that are a list", "params"],
    ["body", { path, text: `{"entity":"${entity}","action":"${action}","__proto__":{}}` }, 422, "an unknown key"],
  ];
}

/** Checks the errors that come before an operation: token, instance, path, method, media type, JSON, entity and action, size. */
export const checkRequests: Check = async (probe) => {
  const { judge, says, caller } = probe;
  for (const [check, request, status, because, name] of badRequests(probe)) {
    const exchange = await send(probe, request);
    const names = name === undefined ? [] : [[name]];
    const missing = exchange && judgeError(probe, check, exchange, { status: [status], because, names });
    if (exchange?.status === status && name !== undefined) {
      judge(check, says.status(status), exchange, missing?.length === 1 && `no entry of \`errors\` names \`${name}\`, for ${because}`);
    }
  }
  const { entity, action } = probe.catalog;
  for (const length of [LONG, VERY_LONG]) {
    const exchange = await caller.send({ path: probe.path, text: JSON.stringify({ entity, action }).padEnd(length) });
    if (exchange.status === 200 && length === LONG) continue;
    judgeError(probe, "size", exchange, { status: [413], because: `a body of ${length} bytes` });
    break;
  }
};
