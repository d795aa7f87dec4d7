import { isObject, type JsonPath, suggestion } from "#templates/core";
import type { InputProblem } from "../input/input_problem.js";
import type { BodyKeys, CatalogRules, Named, TargetedValue, TargetRules } from "./targeted_value.js";
import { namedOperations, own, requestTargets, textOf } from "./targeted_value.js";
import { isRecordedResponse, responseOf, parsedBody, toStatus, unchecked, type Recorded, toBody } from "./recorded.js";
import { isRequestAddress } from "../names.js";

const noOperation: InputProblem = {
  code: "target/unknown-operation",
  message: "cannot tell which schema applies to this response: its request names no operation",
  hint: "fix the request, or name the schema with --as",
};

/** The values of a whole document: an array is one payload an element, a HAR document the bodies of its calls. */
export function splitDocument(value: unknown, named: Named, rules: TargetRules): readonly TargetedValue[] {
  if (Array.isArray(value)) return value.flatMap((element: unknown, index) => splitValue(element, [index], named, rules));
  if (rules.as === undefined && typeof named !== "string" && isHar(value)) return harParts(value, rules);
  return splitValue(value, [], named, rules);
}

/** The payloads in a single value: itself, or the two bodies of an exchange. */
export function splitValue(value: unknown, path: JsonPath, named: Named, rules: TargetRules): readonly TargetedValue[] {
  const address = rules.as ?? (typeof named === "string" ? named : undefined);
  if (address !== undefined) return [withoutEditorSchema({ value, path, target: [address] })];
  if (isExchange(value)) return exchangeParts(value, path, rules);
  if (named !== undefined && typeof named !== "string" && !isCall(value)) return [{ value, path, target: named }];
  const { bodies, gateway } = rules.ofCatalog();
  if (isLoneError(value, bodies)) return [{ value, path, target: [gateway.error] }];
  if (isRecordedResponse(value)) return recordedParts(value, path, gateway);
  const targets = requestTargets(value, rules);
  return [withoutEditorSchema({ value, path, target: targets.length > 0 ? targets : unknown })];
}

/** Only an error can be recognized without its request. */
function recordedParts(value: unknown, path: TargetedValue["path"], gateway: CatalogRules["gateway"]): readonly TargetedValue[] {
  const { body, status } = responseOf(value, path);
  if (status !== undefined && status >= 400) return body === undefined ? [] : [{ ...body, target: body.unchecked ?? [gateway.error] }];
  return [{ value, path, target: unknown }];
}

/** Whether a value looks like one of the requests of the gateway. */
function isCall(value: unknown): boolean {
  return isObject(value) && ["entity", "action", "connector_definition_id", "auth_config"].some((key) => Object.hasOwn(value, key));
}

const unknown: InputProblem = {
  code: "target/unknown",
  message: "cannot tell which schema applies to this value",
  hint: "name it with --as <address>, begin the file name with the address, or use --connector <connector> for requests",
};

/** Whether a document is a recording of a browser or proxy (HTTP Archive). */
function isHar(value: unknown): boolean {
  return Array.isArray(own(own(value, "log"), "entries"));
}

/** The bodies of the calls to the gateway in a HAR document. */
function harParts(value: unknown, rules: TargetRules): readonly TargetedValue[] {
  const entries = own(own(value, "log"), "entries");
  // The connector of each instance, from the responses to the calls that created them.
  const instances = new Map<string, string>();
  const parts = (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) =>
    entryParts(entry, ["log", "entries", index], rules, instances),
  );
  const nothing = {
    code: "input/no-payload",
    message: "the recording contains no call to the gateway",
    hint: "record calls to the execute endpoint",
  } as const;
  return parts.length > 0 ? parts : [{ value: undefined, path: ["log", "entries"], target: nothing }];
}

function entryParts(entry: unknown, path: JsonPath, rules: TargetRules, instances: Map<string, string>): readonly TargetedValue[] {
  const request = own(entry, "request");
  const url = textOf(own(request, "url")).replace(/[?#].*$/s, "");
  const { paths, definitions } = rules.ofCatalog();
  const isCreate = paths.create.test(url);
  const [, instance] = paths.execute.exec(url) ?? [];
  if ((!isCreate && instance === undefined) || own(request, "method") !== "POST") return [];
  const response = own(entry, "response");
  const exchange: Exchange = {
    connector: rules.connector ?? (instance === undefined ? undefined : instances.get(instance)),
    request: bodyIn(own(request, "postData"), [...path, "request"], "postData"),
    response: wasInterrupted(response) ? undefined : bodyIn(own(response, "content"), [...path, "response"], "content"),
    status: toStatus(own(response, "status")),
  };
  if (isCreate) rememberInstance(exchange, definitions, instances);
  return toParts(exchange, rules);
}

/** Whether there was no answer to record. */
function wasInterrupted(response: unknown): boolean {
  return toStatus(own(response, "status")) === undefined && own(own(response, "content"), "text") === undefined;
}

/** The body in `postData` or `content`. The path of one that is not recorded is that of the request or response. */
function bodyIn(holder: unknown, path: JsonPath, key: string): Recorded {
  const text = own(holder, "text");
  if (text === undefined) return parsedBody(text, path);
  const inside = [...path, key, "text"];
  const isJson = /^$|json|x-unknown/i.test(textOf(own(holder, "mimeType")));
  return isJson || key === "postData" ? parsedBody(text, inside, own(holder, "encoding")) : unchecked(inside, "this body is not JSON");
}

function rememberInstance({ request, response }: Exchange, definitions: CatalogRules["definitions"], instances: Map<string, string>): void {
  const connector = definitions.get(textOf(own(request?.value, "connector_definition_id")));
  if (connector !== undefined) instances.set(textOf(own(response?.value, "id")), connector);
}

/** A call to the gateway and its response. */
interface Exchange {
  readonly connector: string | undefined;
  readonly request: Recorded | undefined;
  readonly response: Recorded | undefined;
  /** The HTTP status, if it is known. */
  readonly status: number | undefined;
}

/** Whether a value is a recorded exchange: `{ connector, request, response }`. */
function isExchange(value: unknown): boolean {
  return isObject(value) && !("entity" in value) && ("request" in value || ("response" in value && "connector" in value));
}

/** The two bodies of a recorded exchange, each with its schema. */
function exchangeParts(value: unknown, path: JsonPath, rules: TargetRules): readonly TargetedValue[] {
  const named = own(value, "connector");
  const connector = typeof named === "string" ? named : rules.connector;
  if (connector !== undefined && !rules.connectors.includes(connector)) {
    return [{ value: undefined, path: [...path, "connector"], target: unknownConnector(connector, rules) }];
  }
  const { body, status } = responseOf(own(value, "response"), [...path, "response"]);
  const request = toBody(own(value, "request"), [...path, "request"]);
  return toParts({ connector, request, response: body, status: toStatus(own(value, "status")) ?? status }, rules);
}

/** The bodies of a call, each with its schema. */
function toParts(exchange: Exchange, rules: TargetRules): readonly TargetedValue[] {
  const { connector, request, response } = exchange;
  const asked = request === undefined ? [] : requestTargets(request.value, rules, connector);
  const parts: TargetedValue[] = [];
  if (request !== undefined) parts.push({ ...request, target: request.unchecked ?? (asked.length === 0 ? noRequest(connector) : asked) });
  if (response === undefined) return parts;
  const answers = responseTargets(exchange, response, asked, rules);
  const isTold = answers === undefined && request?.unchecked !== undefined;
  if (answers?.length !== 0 && !isTold) parts.push({ ...response, target: response.unchecked ?? answers ?? noOperation });
  return parts;
}

/** Undefined if the request names no operation; empty for a download, whose body is not a payload. */
function responseTargets(
  { connector, request, status }: Exchange,
  response: Recorded,
  asked: readonly string[],
  rules: TargetRules,
): readonly string[] | undefined {
  const { gateway, bodies } = rules.ofCatalog();
  const isCreate = asked[0] === gateway.createInstance;
  const operations = namedOperations(request?.value, rules.ofCatalog(), connector);
  const answers = operations.map(({ addresses }) => addresses.response).filter((address) => address !== undefined);
  const isDownload = operations.length > 0 && answers.length === 0;
  const looksLikeError = !isDownload && isErrorBody(response.value, bodies, isCreate ? bodies.created : bodies.success);
  if (status === undefined ? looksLikeError : status >= 400) return [gateway.error];
  if (isCreate) return [gateway.createInstanceResponse];
  return operations.length === 0 ? undefined : answers;
}

function noRequest(connector: string | undefined): InputProblem {
  return {
    code: "target/unknown",
    message: "this request has neither entity and action nor connector_definition_id",
    hint: connector === undefined ? "name the connector in the exchange" : "record the body of the request",
  };
}

function unknownConnector(connector: string, { connectors }: TargetRules): InputProblem {
  return {
    code: "target/unknown-connector",
    message: "unknown connector",
    hint: suggestion(connector, connectors, `connectors are ${connectors.join(", ")}`),
  };
}

/** Whether the body of a response is an error: it has one of its keys, and none of those that a success has. */
function isErrorBody(body: unknown, { error }: BodyKeys, success: readonly string[]): boolean {
  return isObject(body) && error.some((key) => Object.hasOwn(body, key)) && !success.some((key) => Object.hasOwn(body, key));
}

/** Whether a value without a request is certainly an error body: it has its list, and no key that an error does not have. */
function isLoneError(value: unknown, { error, errorLists }: BodyKeys): boolean {
  if (!isObject(value)) return false;
  return (
    errorLists.some((key) => Object.hasOwn(value, key) && Array.isArray(value[key])) &&
    Object.keys(value).every((key) => error.includes(key))
  );
}

/**
 * A part as it is sent. A file or line with a request can name the schema that its editor uses, as a string in `$schema`
 * beside `entity` and `action`. That is not part of the request; anywhere else it is an unknown key.
 */
export function withoutEditorSchema(part: TargetedValue): TargetedValue {
  const { value, path, target } = part;
  if (path.length > 0 || "code" in target || !target.every(isRequestAddress)) return part;
  if (!isObject(value) || typeof own(value, "$schema") !== "string") return part;
  const { $schema: _schema, ...request } = value;
  return { ...part, value: request };
}
