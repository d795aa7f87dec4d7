import { isObject, type CatalogGateway, type JsonPath, type JsonValue } from "#templates/core";
import type { ValidationIssue, Validator } from "#templates/runtime";
import { namesIn } from "#templates/sandbox";
import { recordsIn, type Account, type Known, type Params } from "./account.js";
import { NoAnswer, type Caller, type Exchange, type RequestDetails } from "./caller.js";
import type { Recorder } from "./recorder.js";
import { keyOf, type Statement, type Statements } from "./statements.js";

/** The parts of a verification that checks use. */
export interface Probe {
  readonly operation: Known;
  readonly account: Account;
  readonly caller: Caller;
  readonly recorder: Recorder;
  readonly statements: Statements;
  readonly gateway: CatalogGateway;
  readonly validators: {
    readonly params: Validator<unknown>;
    readonly response?: Validator<unknown>;
    readonly error: Validator<unknown>;
  };
  /** The address of calls. */
  readonly path: string;
  readonly instance: string;
  readonly writes: boolean;
}

/** Checks something of an operation. */
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

/** Sends a request; undefined, and a finding, without an answer. @throws Stop */
export async function send({ caller, recorder, statements }: Probe, details: RequestDetails): Promise<Exchange | undefined> {
  try {
    return await caller.send(details);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    recorder.judge("connection", statements.rule("answered"), error, { message: `there is no answer: ${error.message}` });
    return undefined;
  }
}

/** The request of an operation. */
export function toRequest({ operation, path }: Pick<Probe, "operation" | "path">, params: Params | undefined): RequestDetails {
  const { entity, action } = operation.definition.operation;
  return { path, body: { entity, action, ...(params !== undefined && { params }) } };
}

/** Calls the operation, and judges the answer as a success. Undefined if it is none. @throws Stop */
export async function call(probe: Probe, check: string, params: Params): Promise<Success | undefined> {
  const exchange = await send(probe, toRequest(probe, params));
  return exchange && judgeSuccess(probe, check, params, exchange);
}

/** Judges everything about an answer that should be a success; undefined if it cannot be used. */
export function judgeSuccess(probe: Probe, check: string, params: Params, exchange: Exchange): Success | undefined {
  const { operation, recorder, statements, validators, gateway } = probe;
  const { id } = operation.definition.operation;
  const { status, body } = exchange;
  if (ELSEWHERE.includes(status)) {
    judgeErrorBody(probe, exchange);
    recorder.skip(check, `the gateway answers ${status}${messageOf(body)}`);
    return undefined;
  }
  const isSuccess = status === 200 || (operation.catalog.kind === "download" && status === 206);
  const wrong = { message: `the status is ${status}, not 200, for a request that the catalog accepts` };
  recorder.judge("status", statements.aspect(id, "operation"), exchange, !isSuccess && wrong);
  recorder.touch(Object.keys(params).map((name) => keyOf(operation.catalog.addresses.params, [name])));
  if (!isSuccess) {
    judgeErrorBody(probe, exchange);
    return undefined;
  }
  if (validators.response === undefined) return { result: undefined, meta: undefined, records: [], exchange };
  judgeJson(probe, exchange);
  const { issues } = validators.response.check(body, { maxIssues: 20 });
  const errors = issues.filter(({ severity }) => severity === "error");
  const { result, meta } = operation.envelope;
  if (errors.length === 0) recorder.judge("result", statements.aspect(id, "result"), exchange);
  for (const issue of errors) judgeIssue(probe, exchange, issue);
  judgeKeys(
    probe,
    exchange,
    gateway.execute.response.shape.fields.map(({ name }) => name),
    "envelope",
  );
  if (!isObject(body)) return undefined;
  judgeExecution(probe, exchange);
  const records = recordsIn(operation, exchange);
  touchFields(probe, body, records);
  return { result: body[result], meta: body[meta], records, exchange };
}

function messageOf(body: unknown): string {
  return isObject(body) && typeof body["message"] === "string" ? `: ${body["message"].slice(0, 120)}` : "";
}

/** An issue of the validator of the response, by the part of the envelope that it is in. */
function judgeIssue({ operation, recorder, statements }: Probe, exchange: Exchange, { path, message }: ValidationIssue): void {
  const { addresses } = operation.catalog;
  const { id } = operation.definition.operation;
  const { result, meta } = operation.envelope;
  const [part, ...inside] = path;
  const problem = { message, path };
  if (part === result && inside.length <= 1 && (inside.length === 0 || typeof inside[0] === "number")) {
    recorder.judge("result", statements.aspect(id, "result"), exchange, problem);
  } else if (part === result && addresses.record !== undefined) {
    const inRecord = operation.catalog.kind === "list" ? inside.slice(1) : inside;
    recorder.judge("record", statements.value(addresses.record, inRecord), exchange, problem);
  } else if (part === meta && addresses.meta !== undefined) {
    recorder.judge("meta", statements.value(addresses.meta, inside), exchange, problem);
  } else recorder.judge("envelope", statements.value(addresses.response ?? "", path), exchange, problem);
}

/** The statements about fields that the answer has: what is wrong with them has been said. */
function touchFields({ operation, recorder }: Probe, body: Readonly<Record<string, unknown>>, records: readonly unknown[]): void {
  const { record, meta, response } = operation.catalog.addresses;
  const { envelope } = operation;
  const touch = (address: string | undefined, value: unknown): void => {
    if (address !== undefined && isObject(value)) recorder.touch(Object.keys(value).map((name) => keyOf(address, [name])));
  };
  touch(response, body);
  touch(meta, body[envelope.meta]);
  for (const one of operation.catalog.kind === "list" ? records : [body[envelope.result]]) touch(record, one);
}

function judgeJson({ recorder, statements }: Probe, exchange: Exchange): void {
  const type = exchange.headers.get("content-type");
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(type ?? "") && exchange.body !== undefined;
  const message = exchange.body === undefined ? "the body is not JSON" : `the header content-type is ${type ?? "missing"}`;
  recorder.judge("header", statements.rule("json"), exchange, !isJson && { message });
}

/** A key that the contract does not have is probably one of the contract under another name. */
function judgeKeys(probe: Probe, exchange: Exchange, known: readonly string[], where: string): void {
  const { recorder, statements } = probe;
  const stray = isObject(exchange.body) ? Object.keys(exchange.body).find((name) => !known.includes(name)) : undefined;
  const missing = isObject(exchange.body) ? known.filter((name) => !Object.hasOwn(exchange.body as object, name)) : [];
  const message = `\`${stray ?? ""}\` is no key of the contract; the keys that are missing are ${missing.join(", ") || "none"}`;
  recorder.judge(where, statements.rule("keys"), exchange, stray !== undefined && { message, path: [stray] });
}

/** What an envelope says about the execution itself. */
function judgeExecution({ operation, recorder, statements, instance }: Probe, exchange: Exchange): void {
  const { execution } = operation.envelope;
  const said = isObject(exchange.body) && execution !== undefined ? exchange.body[execution.field] : undefined;
  if (execution === undefined || !isObject(said) || said[execution.instanceId] === undefined) return;
  const path = [execution.field, execution.instanceId];
  const isOurs = said[execution.instanceId] === instance;
  const message = `the answer is from the instance ${String(said[execution.instanceId])}, not from ${instance}`;
  recorder.judge("envelope", statements.value(operation.catalog.addresses.response ?? "", path), exchange, !isOurs && { message, path });
}

/** An error that the contract promises. */
export interface ExpectedError {
  /** The status; where several are right, the first is that of the statement. */
  readonly status: readonly number[];
  /** The paths of what the error has to name: `["params", "limit"]`. */
  readonly names?: readonly JsonPath[];
  /** What the answer is to. */
  readonly because: string;
}

/** Judges everything about an answer that should be an error. Returns the expected names that the error does not have. */
export function judgeError(probe: Probe, check: string, exchange: Exchange, expected: ExpectedError): readonly JsonPath[] {
  const { recorder, statements } = probe;
  const { status, headers } = exchange;
  const { status: wanted, names = [], because } = expected;
  const statement = statements.status(wanted[0] ?? 0);
  const isRight = wanted.includes(status);
  recorder.judge(
    check,
    statement,
    exchange,
    !isRight && { message: `the status is ${status}, not ${wanted.join(" or ")}, for ${because}` },
  );
  if (!isRight) return names;
  judgeErrorBody(probe, exchange);
  const header = HEADERS[status];
  if (header !== undefined) {
    const about = status === 401 ? statements.rule("challenge") : statement;
    recorder.judge("header", about, exchange, !header.test(headers) && { message: `the header ${header.name} is missing or wrong` });
  }
  return names.filter((name) => !namesPath(exchange.body, name));
}

/** The headers that errors have. */
const HEADERS: Readonly<Record<number, { readonly name: string; readonly test: (headers: Headers) => boolean }>> = {
  401: { name: "www-authenticate", test: (headers) => headers.has("www-authenticate") },
  405: { name: "allow", test: (headers) => /\bpost\b/i.test(headers.get("allow") ?? "") },
  416: { name: "content-range", test: (headers) => /^bytes \*\/\d+$/.test(headers.get("content-range") ?? "") },
  429: { name: "retry-after", test: (headers) => headers.has("retry-after") },
  503: { name: "retry-after", test: (headers) => headers.has("retry-after") },
};

/** Judges a header of an answer that nobody expected, but whose status has one. */
export function judgeRetryAfter({ recorder, statements }: Pick<Probe, "recorder" | "statements">, exchange: Exchange): void {
  const problem = !exchange.headers.has("retry-after") && { message: "the header retry-after is missing" };
  recorder.judge("header", statements.status(exchange.status), exchange, problem);
}

/** Judges the body of an error: JSON, with a message or entries, without foreign keys. */
function judgeErrorBody(probe: Probe, exchange: Exchange): void {
  const { recorder, statements, validators, gateway } = probe;
  const { body } = exchange;
  judgeJson(probe, exchange);
  if (!isObject(body)) return;
  const { error } = gateway.addresses;
  const known = gateway.error.shape.fields.map(({ name }) => name);
  recorder.touch(Object.keys(body).map((name) => keyOf(error, [name])));
  for (const { message, path } of validators.error.check(body).issues) {
    recorder.judge("error", statements.value(error, path), exchange, { message, path });
  }
  judgeKeys(probe, exchange, known, "error");
  const missing = known.find((name) => !Object.hasOwn(body, name));
  recorder.judge("error", statements.value(error, []), exchange, missing !== undefined && { message: `the error has no \`${missing}\`` });
}

/** Whether an error has an entry about a path, or about something inside. */
function namesPath(body: unknown, path: JsonPath): boolean {
  const entries = isObject(body) && Array.isArray(body["errors"]) ? body["errors"] : [];
  const wanted = path.join(".");
  const fields = entries.map((entry: unknown) => (isObject(entry) ? namesIn(String(entry["field"])).join(".") : ""));
  return fields.some((field) => field === wanted || field.startsWith(`${wanted}.`));
}

/** Whether the validator accepts params. */
export function accepts({ validators }: Probe, params: Params): boolean {
  return validators.params.check(params).ok;
}

/** A JSON value in a message; undefined is nothing. */
export function shown(value: JsonValue | undefined): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** The statement about a param. */
export function paramStatement({ operation, statements }: Probe, param: string): Statement {
  return statements.value(operation.catalog.addresses.params, [param]);
}
