import { isObject, type JsonPath, type JsonValue } from "#templates/core";
import type { Params } from "../account.js";
import type { RequestDetails } from "../caller.js";
import { isNamed, judgeError, refuse, send, toRequest, type Check, type Probe } from "../probe.js";

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
    const isApart = (other: Wrong): boolean => other.path.length > 1 && other.path[1] !== path[1];
    const batch = path.length > 1 ? batches.find((others) => others.every(isApart)) : undefined;
    if (batch === undefined) batches.push([wrong]);
    else batch.push(wrong);
  }
  for (const batch of batches) {
    const left = batch.length === 1 ? batch : await tryWrong(probe, batch);
    for (const wrong of left) await tryWrong(probe, [wrong]);
  }
}

/** Limits are a check of their own. */
const LIMITS = /\/(?:minimum|maximum|multiple-of|(?:min|max)-(?:length|items))$/;

/** Sends wrong values together. Those that the answer does not name are judged only if there is no other, and returned. */
async function tryWrong(probe: Probe, batch: readonly Wrong[]): Promise<readonly Wrong[]> {
  const { catalog, judge, says } = probe;
  const exchange = await send(probe, toRequest(probe, together(batch)));
  if (exchange === undefined) return batch;
  const names = batch.map(({ path }) => path);
  const isRefused = exchange.status === 422;
  const left = isRefused ? judgeError(probe, "invalid", exchange, { status: [422], names, because: "params that break rules" }) : names;
  for (const { path, issue, about = `has the issue ${issue.code}` } of batch) {
    const isLeft = left.includes(path);
    if (isLeft && batch.length > 1) continue;
    const fault = isRefused ? "no entry of `errors` names" : `the status is ${exchange.status}, not 422, for`;
    const problem = isLeft && `${fault} \`${path.join(".")}\`, which ${about}`;
    judge(LIMITS.test(issue.code) ? "limit" : "invalid", says.value(catalog.addresses.params, path.slice(1)), exchange, problem, path);
  }
  return batch.filter(({ path }) => left.includes(path));
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

type BadRequest = readonly [check: string, request: RequestDetails, status: number, because: string, name?: string];

/** Requests that go wrong before an operation is reached: what is sent, the status, what is wrong, and its name where the error has to say it. */
function badRequests(probe: Probe): readonly BadRequest[] {
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
    const exchange = await refuse(probe, check, request, { status: [status], because });
    if (exchange?.status !== status || name === undefined) continue;
    const problem = !isNamed(exchange.body, [name]) && `no entry of \`errors\` names \`${name}\`, for ${because}`;
    judge(check, says.status(status), exchange, problem);
  }
  const { entity, action } = probe.catalog;
  for (const length of [LONG, VERY_LONG]) {
    const exchange = await caller.send({ path: probe.path, text: JSON.stringify({ entity, action }).padEnd(length) });
    if (exchange.status === 200 && length === LONG) continue;
    judgeError(probe, "size", exchange, { status: [413], because: `a body of ${length} bytes` });
    break;
  }
};
