import { isList, isObject, nearestName, type CatalogField, type CatalogGateway, type JsonPath, type JsonValue } from "#templates/core";
import { valueAt, type Validator } from "#templates/runtime";
import { namesIn } from "#templates/sandbox";
import { recordsIn, type Account, type Known, type Params } from "./account.js";
import { NoAnswer, type Caller, type Exchange, type RequestDetails } from "./caller.js";
import type { Recorder } from "./recorder.js";
import type { OperationStatements, Statement, Statements } from "./statements.js";

/** What checks of an operation use. */
export interface Probe extends Known, Pick<Recorder, "judge" | "touch" | "skip"> {
  readonly account: Account;
  readonly caller: Caller;
  /** What the catalog says, also about the operation. */
  readonly says: OperationStatements;
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

/** What it takes to send a request, and to note that there is no answer. */
export interface Sender extends Pick<Recorder, "judge"> {
  readonly caller: Caller;
  readonly says: Statements;
}

/** Sends a request; without an answer, undefined and a finding. @throws Stop */
export async function send({ caller, judge, says }: Sender, details: RequestDetails): Promise<Exchange | undefined> {
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
  const { catalog, envelope, judge, touch, says, validators } = probe;
  const { status, body } = exchange;
  if (ELSEWHERE.includes(status)) {
    judgeErrorBody(probe, exchange);
    probe.skip(check, `the gateway answers ${status}`);
    return undefined;
  }
  const isSuccess = status === 200 || (catalog.kind === "download" && status === 206);
  const refused = Object.keys(params).find((name) => status === 422 && isNamed(body, ["params", name]));
  const problem = !isSuccess && `the status is ${status}, not 200, for a request that the catalog accepts`;
  judge("status", refused === undefined ? says.aspect("operation") : says.param(refused), exchange, problem);
  touch(catalog.addresses.params, params);
  if (!isSuccess) judgeErrorBody(probe, exchange);
  else if (validators.response === undefined) return { result: undefined, meta: undefined, records: [], exchange };
  else judgeEnvelope(probe, exchange, validators.response);
  if (!isSuccess || !isObject(body)) return undefined;
  const { record, meta, response } = catalog.addresses;
  const { [envelope.result]: result, [envelope.meta]: pageMeta } = body;
  const records = recordsIn(probe, exchange);
  touch(response, body);
  touch(meta, pageMeta);
  for (const one of catalog.kind === "list" ? records : [result]) touch(record, one);
  return { result, meta: pageMeta, records, exchange };
}

/** Judges the envelope of a success, and what is in it. */
function judgeEnvelope(probe: Probe, exchange: Exchange, validator: Validator<unknown>): void {
  const { catalog, envelope, judge, says, gateway, instance } = probe;
  const { body } = exchange;
  judgeJson(probe, exchange);
  const issues = validator.check(body, { maxIssues: MOST_ISSUES }).issues.filter(({ path }) => !isUnknownToVendor(probe, path, body));
  if (issues.length === 0) judge("result", says.aspect("result"), exchange);
  for (const { path, message } of issues) judge(...placeOf(probe, path), exchange, message, path);
  if (!isObject(body)) return;
  judgeKeys(probe, "envelope", exchange, gateway.execute.response.shape.fields);
  const { field = "", instanceId = "" } = envelope.execution ?? {};
  const said = valueAt(body, [field, instanceId]);
  const problem = said !== undefined && said !== instance && `the instance is not ${instance}`;
  judge("envelope", says.value(catalog.addresses.response, [field, instanceId]), exchange, problem);
}

/** Null in Meta says that the third party does not provide the value. Of some, the catalog knows that it never does. */
function isUnknownToVendor({ catalog, envelope }: Probe, [part, field = "", ...rest]: JsonPath, body: unknown): boolean {
  const source = catalog.binding?.meta?.[field];
  const isUnknown = part === envelope.meta && rest.length === 0 && source !== undefined && "because" in source;
  return isUnknown && valueAt(body, [envelope.meta, String(field)]) === null;
}

/** The check and the statement that an issue of an answer belongs to, by the part of the envelope that it is in. */
function placeOf({ catalog, envelope, says }: Probe, path: JsonPath): readonly [check: string, statement: Statement] {
  const { record, meta, response } = catalog.addresses;
  const [part, ...inside] = path;
  const inRecord = catalog.kind === "list" ? inside.slice(1) : inside;
  if (part === envelope.result) return inRecord.length === 0 ? ["result", says.aspect("result")] : ["record", says.value(record, inRecord)];
  return part === envelope.meta && meta !== undefined ? ["meta", says.value(meta, inside)] : ["envelope", says.value(response, path)];
}

function judgeJson({ judge, says }: Probe, exchange: Exchange): void {
  const type = exchange.headers.get("content-type");
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(type ?? "");
  const problem = exchange.body === undefined ? "the body is not JSON" : !isJson && `the header content-type is ${type ?? "missing"}`;
  judge("header", says.rule("json"), exchange, problem);
}

/** A key like one of the contract, which is missing, is that one under another name. Other keys may be there. */
function judgeKeys({ judge, says }: Probe, check: string, exchange: Exchange, fields: readonly CatalogField[]): void {
  const [names, known] = [isObject(exchange.body) ? Object.keys(exchange.body) : [], fields.map(({ name }) => name)];
  const missing = known.filter((name) => !names.includes(name));
  const isLike = (name: string): boolean =>
    nearestName(name, missing) !== undefined || missing.some((other) => other.startsWith(name) || name.startsWith(other));
  const renamed = names.find((name) => !known.includes(name) && isLike(name));
  const problem = renamed !== undefined && `\`${renamed}\` is no key of the contract. Missing: ${missing.join(", ")}`;
  judge(check, says.rule("keys"), exchange, problem);
}

/** An error that the contract promises. */
export interface ExpectedError {
  /** The right statuses; the statement is about the first. */
  readonly status: readonly [number, ...number[]];
  /** The paths of what the error has to name: `["params", "limit"]`. */
  readonly names?: readonly JsonPath[];
  /** What the answer is to. */
  readonly because: string;
}

/** Sends a request that must be refused, and judges the answer; undefined if there is none. @throws Stop */
export async function refuse(probe: Probe, check: string, request: RequestDetails, expected: ExpectedError): Promise<Exchange | undefined> {
  const exchange = await send(probe, request);
  if (exchange !== undefined) judgeError(probe, check, exchange, expected);
  return exchange;
}

/** Judges everything about an answer that should be an error. Returns the expected names that the error does not have. */
export function judgeError(probe: Probe, check: string, exchange: Exchange, expected: ExpectedError): readonly JsonPath[] {
  const { judge, says } = probe;
  const { status, names = [], because } = expected;
  const isRight = status.includes(exchange.status);
  const problem = !isRight && `the status is ${exchange.status}, not ${status.join(" or ")}, for ${because}`;
  judge(check, says.status(status[0]), exchange, problem);
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
export function judgeErrorHeader({ judge, says }: Omit<Sender, "caller">, exchange: Exchange): void {
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
  const { body } = exchange;
  judgeJson(probe, exchange);
  if (!isObject(body)) return;
  touch(error, body);
  for (const { message, path } of errorBody.check(body).issues) judge("error", says.value(error, path), exchange, message, path);
  judgeKeys(probe, "error", exchange, gateway.error.shape.fields);
  const missing = gateway.error.shape.fields.find(({ name }) => !Object.hasOwn(body, name))?.name;
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
