import { isList, isObject, nearestName, type CatalogGateway, type JsonPath, type JsonValue } from "#templates/core";
import { valueAt, type Validator } from "#templates/runtime";
import { namesIn } from "#templates/sandbox";
import { recordsIn, type Account, type Known, type Params } from "./account.js";
import { NoAnswer, type Caller, type Exchange, type RequestDetails } from "./caller.js";
import type { Recorder } from "./recorder.js";
import { keyOf, type Statements } from "./statements.js";

/** What checks of an operation use. */
export interface Probe extends Known, Pick<Recorder, "judge" | "touch" | "skip"> {
  readonly account: Account;
  readonly caller: Caller;
  /** What the catalog says. */
  readonly says: Statements;
  readonly gateway: CatalogGateway;
  readonly validators: { readonly params: Validator<unknown>; readonly response?: Validator<unknown> };
  readonly errorBody: Validator<unknown>;
  /** The path of calls, and the instance in it. */
  readonly path: string;
  readonly instance: string;
}

/** Checks something of an operation. @throws Stop */
export type Check = (probe: Probe) => Promise<void>;

/** The parts of a success. */
export interface Success {
  readonly result: unknown;
  readonly meta: unknown;
  readonly records: readonly unknown[];
  readonly exchange: Exchange;
}

/** Statuses that say that the account or the token does not allow a call, or that a third party fails: nothing about the contract. */
const ELSEWHERE: readonly number[] = [403, 424, 429, 501, 502, 503, 504];

/** Issues of one answer that are worth reading. */
const MOST_ISSUES = 20;

/** Sends a request; without an answer, undefined and a finding. @throws Stop */
export async function send(
  { caller, judge, says }: Pick<Probe, "caller" | "judge" | "says">,
  details: RequestDetails,
): Promise<Exchange | undefined> {
  try {
    return await caller.send(details);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    judge("connection", says.rule("answered"), error, `there is no answer: ${error.message}`);
    return undefined;
  }
}

/** The request of an operation. */
export function toRequest({ catalog: { entity, action }, path }: Pick<Probe, "catalog" | "path">, params: Params): RequestDetails {
  return { path, body: { entity, action, params } };
}

/** Calls the operation, and judges the answer as a success; undefined if it is none. @throws Stop */
export async function call(probe: Probe, check: string, params: Params): Promise<Success | undefined> {
  const exchange = await send(probe, toRequest(probe, params));
  return exchange && judgeSuccess(probe, check, params, exchange);
}

/** Judges everything about an answer that should be a success; undefined if it cannot be used. */
export function judgeSuccess(probe: Probe, check: string, params: Params, exchange: Exchange): Success | undefined {
  const { catalog, envelope, judge, touch, says, validators, gateway, instance } = probe;
  const { status, body } = exchange;
  if (ELSEWHERE.includes(status)) {
    judgeErrorBody(probe, exchange);
    probe.skip(check, `the gateway answers ${status}`);
    return undefined;
  }
  const isSuccess = status === 200 || (catalog.kind === "download" && status === 206);
  const refused = Object.keys(params).find((name) => status === 422 && isNamed(body, ["params", name]));
  judge(
    "status",
    refused === undefined ? says.aspect(catalog, "operation") : says.value(catalog.addresses.params, [refused]),
    exchange,
    !isSuccess && `the status is ${status}, not 200, for a request that the catalog accepts`,
  );
  touch(Object.keys(params).map((name) => keyOf(catalog.addresses.params, [name])));
  if (!isSuccess) judgeErrorBody(probe, exchange);
  if (!isSuccess || validators.response === undefined)
    return isSuccess ? { result: undefined, meta: undefined, records: [], exchange } : undefined;
  judgeJson(probe, exchange);
  const { issues: all } = validators.response.check(body, { maxIssues: MOST_ISSUES });
  const issues = all.filter(({ path }) => !isUnknownToVendor(probe, path, body));
  if (issues.length === 0) judge("result", says.aspect(catalog, "result"), exchange);
  for (const { path, message } of issues) judgeIssue(probe, exchange, path, message);
  if (!isObject(body)) return undefined;
  const { record, meta, response } = catalog.addresses;
  const { shape } = gateway.execute.response;
  judgeKeys(
    probe,
    "envelope",
    exchange,
    shape.fields.map(({ name }) => name),
  );
  const { field = "", instanceId = "" } = envelope.execution ?? {};
  const said = valueAt(body, [field, instanceId]);
  judge(
    "envelope",
    says.value(response, [field, instanceId]),
    exchange,
    said !== undefined && said !== instance && `the instance is not ${instance}`,
  );
  const records = recordsIn(probe, exchange);
  const touchIn = (address: string | undefined, value: unknown): void => {
    if (address !== undefined && isObject(value)) touch(Object.keys(value).map((name) => keyOf(address, [name])));
  };
  touchIn(response, body);
  touchIn(meta, body[envelope.meta]);
  for (const one of catalog.kind === "list" ? records : [body[envelope.result]]) touchIn(record, one);
  return { result: body[envelope.result], meta: body[envelope.meta], records, exchange };
}

/** Null in Meta says that the third party does not provide the value. Of some, the catalog knows that it never does. */
function isUnknownToVendor({ catalog, envelope }: Probe, path: JsonPath, body: unknown): boolean {
  const [part, field = "", ...rest] = path;
  const source = catalog.binding?.meta?.[field];
  return (
    part === envelope.meta &&
    rest.length === 0 &&
    source !== undefined &&
    "because" in source &&
    valueAt(body, [envelope.meta, String(field)]) === null
  );
}

/** An issue of the validator of the response, by the part of the envelope that it is in. */
function judgeIssue({ catalog, envelope, judge, says }: Probe, exchange: Exchange, path: JsonPath, message: string): void {
  const { record, meta, response } = catalog.addresses;
  const [part, ...inside] = path;
  const inRecord = catalog.kind === "list" ? inside.slice(1) : inside;
  if (part === envelope.result && inRecord.length === 0) judge("result", says.aspect(catalog, "result"), exchange, message, path);
  else if (part === envelope.result) judge("record", says.value(record, inRecord), exchange, message, path);
  else if (part === envelope.meta && meta !== undefined) judge("meta", says.value(meta, inside), exchange, message, path);
  else judge("envelope", says.value(response, path), exchange, message, path);
}

function judgeJson({ judge, says }: Probe, exchange: Exchange): void {
  const type = exchange.headers.get("content-type");
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(type ?? "");
  const problem = exchange.body === undefined ? "the body is not JSON" : !isJson && `the header content-type is ${type ?? "missing"}`;
  judge("header", says.rule("json"), exchange, problem);
}

/** Whether a name is nearly one of others, or a part of one. */
function isLike(name: string, others: readonly string[]): boolean {
  return nearestName(name, others) !== undefined || others.some((other) => other.startsWith(name) || name.startsWith(other));
}

/** A key like one of the contract, which is missing, is that one under another name. Other keys may be there. */
function judgeKeys({ judge, says }: Probe, check: string, exchange: Exchange, known: readonly string[]): void {
  const names = isObject(exchange.body) ? Object.keys(exchange.body) : [];
  const missing = known.filter((name) => !names.includes(name));
  const renamed = names.find((name) => !known.includes(name) && isLike(name, missing));
  judge(
    check,
    says.rule("keys"),
    exchange,
    renamed !== undefined && `\`${renamed}\` is no key of the contract. Missing: ${missing.join(", ")}`,
  );
}

/** An error that the contract promises. */
export interface ExpectedError {
  /** The right statuses; the statement is about the first. */
  readonly status: readonly number[];
  /** The paths of what the error has to name: `["params", "limit"]`. */
  readonly names?: readonly JsonPath[];
  /** What the answer is to. */
  readonly because: string;
}

/** Judges everything about an answer that should be an error. Returns the expected names that the error does not have. */
export function judgeError(
  probe: Probe,
  check: string,
  exchange: Exchange,
  { status, names = [], because }: ExpectedError,
): readonly JsonPath[] {
  const { judge, says } = probe;
  const isRight = status.includes(exchange.status);
  judge(
    check,
    says.status(status[0] ?? 0),
    exchange,
    !isRight && `the status is ${exchange.status}, not ${status.join(" or ")}, for ${because}`,
  );
  if (!isRight) return names;
  judgeErrorBody(probe, exchange);
  judgeErrorHeader(probe, exchange);
  return names.filter((name) => !isNamed(exchange.body, name));
}

/** The headers that errors have. */
const HEADERS: Readonly<Record<number, readonly [name: string, value: RegExp]>> = {
  401: ["www-authenticate", /./],
  405: ["allow", /\bpost\b/i],
  416: ["content-range", /^bytes \*\/\d+$/],
  429: ["retry-after", /./],
  503: ["retry-after", /./],
};

/** Judges the header that goes with the status of an answer. */
export function judgeErrorHeader({ judge, says }: Pick<Probe, "judge" | "says">, exchange: Exchange): void {
  const { status, headers } = exchange;
  const [name, value] = HEADERS[status] ?? [];
  if (name === undefined || value === undefined) return;
  const statement = status === 401 ? says.rule("challenge") : says.status(status);
  judge("header", statement, exchange, !value.test(headers.get(name) ?? "") && `the header ${name} is missing or wrong`);
}

/** Judges the body of an error: JSON with all keys of the contract, and no others. */
function judgeErrorBody(probe: Probe, exchange: Exchange): void {
  const { judge, touch, says, errorBody, gateway } = probe;
  const { error } = gateway.addresses;
  judgeJson(probe, exchange);
  if (!isObject(exchange.body)) return;
  const names = Object.keys(exchange.body);
  touch(names.map((name) => keyOf(error, [name])));
  const known = gateway.error.shape.fields.map(({ name }) => name);
  for (const { message, path } of errorBody.check(exchange.body).issues) judge("error", says.value(error, path), exchange, message, path);
  judgeKeys(probe, "error", exchange, known);
  const missing = known.find((name) => !names.includes(name));
  judge("error", says.value(error, []), exchange, missing !== undefined && `the error has no \`${missing}\``);
}

/** Whether an error has an entry about a path, or about something inside. */
export function isNamed(body: unknown, path: JsonPath): boolean {
  const entries = isObject(body) && isList(body["errors"]) ? body["errors"] : [];
  const fields = entries.map((entry) => (isObject(entry) ? namesIn(String(entry["field"])).join(".") : ""));
  return fields.some((field) => `${field}.`.startsWith(`${path.join(".")}.`));
}

/** A JSON value in a message; undefined is nothing. */
export function shown(value: JsonValue | undefined): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
