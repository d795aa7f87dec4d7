import { createGateway, operations, type ConnectorId } from "connector-gateway-spec";
import type { CallOptions, CallPromise, Download } from "connector-gateway-spec/client";
import { isObject, type JsonValue } from "connector-gateway-templates/core";
import type { JsonObject, OperationEntry, RunContext } from "../agent_types.ts";
import { digitsOf, parseExactly, Problem, isJson, isJsonObject, mapTexts } from "../answer_json.ts";

/** The answer of an operation. */
export interface GatewayAnswer {
  /** `result` of the envelope, as it came. */
  readonly result: JsonValue;
  readonly meta?: JsonValue;
  readonly warning?: JsonValue;
  /** The params of the next page; undefined when there is none. */
  readonly nextParams?: JsonObject;
  /** Whether the gateway says neither that there is no more, nor how to go on. */
  readonly isCut?: true;
}

/** A call, with everything that it needs. */
export interface GatewayCall {
  readonly entry: OperationEntry;
  readonly instance: string;
  readonly params: JsonObject;
}

/** The operations of an instance whose connector is known at run time only. */
interface AnyInstance {
  readonly call: (operation: string, params: JsonObject, options: CallOptions) => CallPromise<unknown>;
}

/** The kinds of operations whose result a client makes a page of. */
const PAGES: readonly string[] = ["list", "search_wrapper", "page_record"];

/** Shorter than the minute for which many hosts wait for a tool, so that the model reads why there is no answer. */
const TIMEOUT = 50_000;

/** More bytes, or more values, would take too long: only a part of them is shown. */
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_VALUES = 25_000;

/** A longer `Retry-After` is for the model to decide about. */
const LONGEST_WAIT = 5_000;

/**
 * Calls an operation that answers with JSON.
 * @throws GatewayError when the call fails
 * @throws Problem when the answer cannot be shown
 */
export async function callGateway(call: GatewayCall, context: RunContext): Promise<GatewayAnswer> {
  let isTooLarge = false;
  const parseJson = (text: string): unknown => {
    isTooLarge = hasTooMany(text);
    return isTooLarge ? undefined : parseExactly(text);
  };
  const { result, response } = await send(call, context, parseJson)
    .withResponse()
    .catch((error: unknown) => {
      if (!isTooLarge) throw error;
      throw new Problem({ code: "answer/size", message: "The answer has too many values. Ask for less, for instance a smaller page." });
    });
  const envelope: unknown = response.envelope;
  if (!isJson(envelope)) throw new Problem({ code: "answer/nesting", message: "The answer is nested too deeply to be shown." });
  if (!isJsonObject(envelope)) throw new Error("The client returned no envelope.");
  const { result: whole = null, connector_metadata: meta, warning } = envelope;
  const { hasNext, nextParams } = PAGES.includes(call.entry.operation.kind) && isObject(result) ? result : {};
  return {
    result: whole,
    ...(meta !== undefined && { meta }),
    ...(warning !== undefined && { warning }),
    ...(isJson(nextParams) && isJsonObject(nextParams) ? { nextParams: withDigits(nextParams) } : hasNext === true && { isCut: true }),
  };
}

const [BACKSLASH, QUOTE, COMMA, BRACKET, BRACE] = [0x5c, 0x22, 0x2c, 0x5b, 0x7b];

/** Whether a JSON text has too many values: one after each bracket that opens and each comma, outside of texts. */
function hasTooMany(text: string): boolean {
  let count = 0;
  let isText = false;
  for (let offset = 0; offset < text.length && count <= MOST_VALUES; offset += 1) {
    const code = text.charCodeAt(offset);
    if (code === BACKSLASH) offset += 1;
    else if (code === QUOTE) isText = !isText;
    else if (!isText && (code === COMMA || code === BRACKET || code === BRACE)) count += 1;
  }
  return count > MOST_VALUES;
}

/** Params that can be sent: a cursor with many digits is a text. */
function withDigits(params: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, mapTexts(value, digitsOf)]));
}

/**
 * Calls an operation that answers with a file. The caller must read or cancel the body.
 * @throws GatewayError when the call fails
 */
export async function openDownload(call: GatewayCall, context: RunContext): Promise<Download> {
  const result = await send(call, context, parseExactly);
  if (isDownload(result)) return result;
  throw new Error("The client returned no download.");
}

/** The params were checked before, more kindly than the client does. */
function send(
  { entry, instance, params }: GatewayCall,
  { target, signal }: RunContext,
  parseJson: (text: string) => unknown,
): CallPromise<unknown> {
  const gateway = createGateway({
    baseUrl: target.baseUrl,
    token: target.token,
    timeout: TIMEOUT,
    retry: { maxDelay: LONGEST_WAIT },
    validateRequests: false,
    maxBodySize: MOST_BYTES,
    parseJson,
    ...(target.fetch !== undefined && { fetch: target.fetch }),
  });
  const { id, connector } = entry.operation;
  if (!isConnectorId(connector)) throw new Error(`The client has no connector ${connector}.`);
  const client: unknown = gateway.instance(connector, instance);
  if (!isAnyInstance(client)) throw new Error("The client has no calls by id.");
  return client.call(id, params, { signal });
}

function isConnectorId(name: string): name is ConnectorId {
  return operations.some(({ connector }) => connector === name);
}

function isAnyInstance(value: unknown): value is AnyInstance {
  return isObject(value) && typeof value["call"] === "function";
}

function isDownload(value: unknown): value is Download {
  return isObject(value) && value["body"] instanceof ReadableStream;
}
