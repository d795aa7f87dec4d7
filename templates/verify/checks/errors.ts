import { isList, isObject, type JsonPath, type JsonValue } from "#templates/core";
import type { Params } from "../account.js";
import type { Exchange, RequestDetails } from "../caller.js";
import { judgeError, send, toRequest, type Check, type ExpectedError, type Probe } from "../probe.js";
import type { Statement } from "../statements.js";

/** A value that breaks one rule, as the examples of the package have it. */
export interface Invalid {
  readonly value: unknown;
  readonly about?: string;
  readonly issue: { readonly code: string; readonly pointer: string };
}

/**
 * Checks that wrong params are refused by name. Values that each break a rule at another place are sent together; those that the answer does
 * not name are sent by themselves. That params are no object at all is no matter of an operation.
 */
export function checkInvalid(examples: readonly Invalid[]): Check {
  return async (probe) => {
    const batches: Invalid[][] = [];
    for (const one of examples.filter(({ value }) => isObject(value))) {
      const batch = batches.find((others) => others.every((other) => !areNested(pathOf(one), pathOf(other))));
      if (batch === undefined) batches.push([one]);
      else batch.push(one);
    }
    for (const batch of batches) await judgeBatch(probe, batch);
  };
}

/** Whether one path is the other, or leads into what the other leads to. */
function areNested(first: JsonPath, second: JsonPath): boolean {
  return first.slice(0, second.length).every((step, index) => step === second[index]);
}

async function judgeBatch(probe: Probe, batch: readonly Invalid[]): Promise<void> {
  const params = mergeOf(batch);
  const exchange = await send(probe, toRequest(probe, params));
  const isRefused = exchange?.status === 422;
  const left = isRefused ? judgeError(probe, "invalid", exchange, refusalOf(batch)) : batch.map(pathOf);
  const alone = batch.filter((one) => left.some((path) => path.join() === pathOf(one).join()));
  for (const one of batch) if (isRefused && !alone.includes(one)) judgeRefusal(probe, one, exchange, true);
  for (const one of alone) await judgeAlone(probe, one);
}

async function judgeAlone(probe: Probe, one: Invalid): Promise<void> {
  const exchange = await send(probe, toRequest(probe, one.value as Params));
  if (exchange === undefined) return;
  if (exchange.status === 422)
    return judgeRefusal(probe, one, exchange, judgeError(probe, "invalid", exchange, refusalOf([one])).length === 0);
  const statement = statementOf(probe, one);
  const message = `the status is ${exchange.status}, not 422, for a value that ${aboutOf(one)}`;
  probe.recorder.judge(checkOf(one), statement, exchange, { message, path: pathOf(one) });
}

/** Whether the refusal of a value names its param. */
function judgeRefusal(probe: Probe, one: Invalid, exchange: Exchange, isNamed: boolean): void {
  const message = `no entry of \`errors\` has the field \`${pathOf(one).join(".")}\`, whose value ${aboutOf(one)}`;
  probe.recorder.judge(checkOf(one), statementOf(probe, one), exchange, !isNamed && { message, path: pathOf(one) });
}

const LIMITS = /\/(?:minimum|maximum|multiple-of|(?:min|max)-(?:length|items))$/;

function checkOf({ issue }: Invalid): string {
  return LIMITS.test(issue.code) ? "limit" : "invalid";
}

function aboutOf({ about, issue }: Invalid): string {
  return about ?? `has the issue ${issue.code}`;
}

function statementOf({ operation, statements }: Probe, one: Invalid): Statement {
  return statements.value(operation.catalog.addresses.params, pathOf(one).slice(1));
}

/** The path in the request: `["params", "limit"]`. An object that lacks something is named itself. */
function pathOf({ issue: { pointer } }: Invalid): JsonPath {
  const steps = pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  return ["params", ...steps];
}

function refusalOf(batch: readonly Invalid[]): ExpectedError {
  return { status: [422], names: batch.map(pathOf), because: `params that ${batch.map(aboutOf).join(", ")}` };
}

/** The params of all examples together; at the places that are wrong, what the example has there. */
function mergeOf(batch: readonly Invalid[]): Params {
  const together = batch.reduce<JsonValue>((params, { value }) => merged(params, value as JsonValue), {});
  const wrong = batch.reduce<JsonValue>((params, one) => withPart(params, pathOf(one).slice(1), one.value as JsonValue) ?? {}, together);
  return isObject(wrong) ? wrong : {};
}

function merged(first: JsonValue, second: JsonValue): JsonValue {
  if (isList(first) && isList(second)) return second.map((value, index) => merged(first[index] ?? value, value));
  if (!isObject(first) || !isObject(second)) return second;
  return { ...first, ...Object.fromEntries(Object.entries(second).map(([name, value]) => [name, merged(first[name] ?? value, value)])) };
}

/** A copy of a value with what another one has at a path, or without it. */
function withPart(value: JsonValue | undefined, path: JsonPath, other: JsonValue | undefined): JsonValue | undefined {
  const [step, ...rest] = path;
  if (step === undefined || other === undefined) return other;
  if (isList(other))
    return other.map(
      (inner, index) => (String(index) === step ? withPart(isList(value) ? value[index] : undefined, rest, inner) : inner) ?? null,
    );
  if (!isObject(other)) return other;
  const { [step]: before, ...others } = isObject(value) ? value : {};
  const part = withPart(before, rest, other[step]);
  return { ...others, ...(part !== undefined && { [step]: part }) };
}

/** A body that is longer than gateways accept. */
const LONG = 1024 * 1024 + 1;
const VERY_LONG = 16 * 1024 * 1024;

/** Requests that go wrong before an operation is reached, each with the error of the contract. */
function badRequests(probe: Probe): readonly (ExpectedError & { readonly check: string; readonly request: RequestDetails })[] {
  const { operation, path, gateway, instance } = probe;
  const good = toRequest(probe, {});
  const { entity, action } = operation.definition.operation;
  const withHeader = (name: string, value: string | null): RequestDetails => ({ ...good, headers: { [name]: value } });
  const withBody = (body: JsonValue): RequestDetails => ({ path, body });
  const withText = (text: string): RequestDetails => ({ path, body: { text } });
  const elsewhere = path.replace(encodeURIComponent(instance), "inst_that_nobody_has");
  return [
    { check: "token", request: withHeader("authorization", null), status: [401], because: "a request without a token" },
    {
      check: "token",
      request: withHeader("authorization", "Basic dmVyaWZ5OnZlcmlmeQ=="),
      status: [401],
      because: "a request without a bearer token",
    },
    { check: "instance", request: { ...good, path: elsewhere }, status: [404], because: "an instance that does not exist" },
    {
      check: "path",
      request: { ...good, path: `${gateway.createInstance.path}/verify/no/such/path` },
      status: [404],
      because: "a path that does not exist",
    },
    { check: "method", request: { path, method: "PUT", body: { entity, action } }, status: [405], because: "the method PUT" },
    { check: "media", request: withHeader("content-type", "text/plain"), status: [415], because: "a body that is text" },
    { check: "media", request: withHeader("content-encoding", "gzip"), status: [415], because: "a body that is said to be compressed" },
    { check: "json", request: withText(`{"entity":"${entity}",`), status: [422], because: "a body that is not JSON" },
    { check: "json", request: withText(""), status: [422], because: "an empty body" },
    { check: "json", request: withBody([entity, action]), status: [422], because: "a body that is a list" },
    {
      check: "entity",
      request: withBody({ entity: "no_such_entity", action }),
      status: [422],
      names: [["entity"]],
      because: "an unknown entity",
    },
    {
      check: "entity",
      request: withBody({ entity: "__proto__", action }),
      status: [422],
      names: [["entity"]],
      because: "an unknown entity",
    },
    {
      check: "action",
      request: withBody({ entity, action: "no_such_action" }),
      status: [422],
      names: [["action"]],
      because: "an unknown action",
    },
    {
      check: "action",
      request: withBody({ entity, action: "constructor" }),
      status: [422],
      names: [["action"]],
      because: "an unknown action",
    },
    { check: "body", request: withBody({ action }), status: [422], names: [["entity"]], because: "a body without `entity`" },
    { check: "body", request: withBody({ entity }), status: [422], names: [["action"]], because: "a body without `action`" },
    {
      check: "body",
      request: withBody({ entity, action, params: [] }),
      status: [422],
      names: [["params"]],
      because: "`params` that are a list",
    },
    {
      check: "body",
      request: withText(`{"entity":"${entity}","action":"${action}","params":{},"__proto__":{"x":1}}`),
      status: [422],
      because: "an unknown key",
    },
  ];
}

/** Checks the errors that come before an operation: token, instance, path, method, media type, JSON, entity and action, size. */
export const checkRequests: Check = async (probe) => {
  for (const { check, request, ...expected } of badRequests(probe)) {
    const exchange = await send(probe, request);
    if (exchange === undefined) continue;
    const [missing] = judgeError(probe, check, exchange, expected);
    const message = `no entry of \`errors\` has the field \`${missing?.join(".") ?? ""}\`, for ${expected.because}`;
    if (exchange.status === expected.status[0]) {
      probe.recorder.judge(check, probe.statements.status(422), exchange, missing !== undefined && { message });
    }
  }
  await checkSize(probe);
};

/** A gateway decides how long bodies may be, but there is an end. */
async function checkSize(probe: Probe): Promise<void> {
  const { entity, action } = probe.operation.definition.operation;
  for (const length of [LONG, VERY_LONG]) {
    const text = JSON.stringify({ entity, action }).padEnd(length);
    const exchange = await send(probe, { path: probe.path, body: { text } });
    if (exchange === undefined || exchange.status === 413 || length === VERY_LONG) {
      if (exchange !== undefined) judgeError(probe, "size", exchange, { status: [413], because: `a body of ${length} bytes` });
      return;
    }
  }
}
