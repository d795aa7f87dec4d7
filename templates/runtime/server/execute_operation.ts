import { isObject, isList } from "#templates/core";
import type { Signal } from "../client/platform_types.js";
import type { Operation } from "../operation.js";
import { type GatewayService, type ServedOperation, type Trace, tell } from "./gateway_service.js";
import { type Incoming, chunksOf } from "./incoming.js";
import { OperationError, internalError, invalidRequest, toEntries, type Answer, jsonAnswer } from "./operation_error.js";
import type { Caller, Instance, OperationContext } from "./server_types.js";
import { Download, type BytePart } from "./download.js";
import type { ValidationIssue } from "../validator_types.js";
import { Reply } from "./reply.js";

const UNKNOWN_SIZE: RequestedPart = { start: 0, end: undefined, isWhole: true };

/** A request to an instance, before its body is looked at. */
export interface ExecuteCall {
  readonly incoming: Incoming;
  readonly caller: Caller;
  readonly instance: Instance;
  readonly trace: Trace;
}

type Params = Readonly<Record<string, unknown>>;

/**
 * Runs the operation that a body names.
 * @throws OperationError 422 for a body that does not fit, 501 without a handler, and what the handler throws.
 */
export async function executeOperation(service: GatewayService, call: ExecuteCall, body: unknown): Promise<Answer> {
  const started = timeOf(service);
  const { served, params } = checkRequest(service, call, body);
  const context = new ExecuteContext(call, served.operation);
  const answer = async (): Promise<Answer> => {
    const result = await run(service, served, params, context);
    return served.operation.kind === "download"
      ? answerDownload(service, context, result, rangeOf(served, params, call.incoming))
      : answerResult(service, served, context, result, Math.max(0, Math.round(timeOf(service) - started)));
  };
  const { once } = service.options;
  // The caller comes from where the type of `once` does.
  return once ? once(answer, context as never, params, call.incoming) : answer();
}

function timeOf({ options }: GatewayService): number {
  return options.now?.() ?? performance.now();
}

/** The operation of a request and its params. */
function checkRequest(
  { connectors, operations }: GatewayService,
  { instance: { id, connector }, trace }: ExecuteCall,
  body: unknown,
): { readonly served: ServedOperation; readonly params: Params } {
  const execute = connectors.get(connector)?.execute;
  if (execute === undefined) throw new Error(`The instance ${id} has no connector "${connector}".`);
  const { ok, issues } = execute.check(body);
  const { entity, action, params } = isObject(body) ? body : {};
  const asked = [connector, entity, action].map((name) => (typeof name === "string" ? name : "?")).join(".");
  const served = operations.get(asked);
  trace[served === undefined ? "asked" : "operation"] = asked;
  if (!ok || served === undefined) throw invalidRequest(toEntries(issues));
  return { served, params: isObject(params) ? params : {} };
}

/** A class, because a getter in an object literal takes longer than the rest of the context. Its fields are set by the constructor only. */
class ExecuteContext implements OperationContext {
  declare readonly operation: Operation;
  declare readonly connector: string;
  declare readonly instance: Instance;
  declare readonly caller: Caller;
  declare readonly requestId: string;
  readonly #incoming: Incoming;

  constructor({ incoming, caller, instance, trace }: ExecuteCall, operation: Operation) {
    this.operation = operation;
    this.connector = instance.connector;
    this.instance = instance;
    this.caller = caller;
    this.requestId = trace.requestId;
    this.#incoming = incoming;
  }

  /** A server that makes the signal when it is first needed makes none for most requests. */
  get signal(): Signal {
    return this.#incoming.signal;
  }
}

function run({ options }: GatewayService, { operation, handler }: ServedOperation, params: Params, context: OperationContext): unknown {
  // The params have been checked against the operation, and the caller and instance come from where its handler's types do.
  if (handler !== undefined) return handler(params as never, context as never);
  if (options.fallback !== undefined) return options.fallback(operation, params, context as never);
  throw new OperationError(501, `${operation.id} is not implemented.`, { code: "operation/not-implemented" });
}

/**
 * The range that is asked for: by the param of the operation, otherwise by the header. `If-Range` asks for the whole file unless it
 * has not changed, which nobody can know without an `ETag`.
 */
function rangeOf({ operation }: ServedOperation, params: Params, { headers }: Incoming): string | null {
  const wanted = params[operation.range ?? ""];
  if (typeof wanted === "string") return wanted;
  return headers.get("if-range") === null ? headers.get("range") : null;
}

type Bytes = AsyncIterable<Uint8Array>;

type Content = Download["content"];

/**
 * The bytes of a file, or the part of them that `range` asks for.
 * @throws OperationError 416 for a range outside the file, 500 when the handler returned no download.
 */
function answerDownload(service: GatewayService, context: OperationContext, file: unknown, range: string | null): Answer {
  if (!(file instanceof Download)) {
    throw refuse(service, context, [toIssue("a download handler returns `download()`", describe(file))]);
  }
  const { content, details } = file;
  const size = content instanceof Uint8Array ? content.byteLength : details.size;
  const { start, end, isWhole } = size === undefined ? UNKNOWN_SIZE : requestedPart(range, size);
  const length = end === undefined ? undefined : end + 1 - start;
  if (!isWhole && start > (end ?? start)) {
    discard(content);
    const headers = { "content-range": `bytes */${size}` };
    throw new OperationError(416, `The range is outside the file, which has ${size} bytes.`, { code: "request/range", headers });
  }
  const headers = {
    ...headersOf(details),
    ...(length !== undefined && { "accept-ranges": "bytes", "content-length": String(length) }),
    ...(!isWhole && { "content-range": `bytes ${start}-${end}/${size}` }),
  };
  return { status: isWhole ? 200 : 206, headers, body: open(service, context, content, { start, end, isWhole }) };
}

function open(
  service: GatewayService,
  context: OperationContext,
  content: Content,
  { start, end, isWhole }: RequestedPart,
): Uint8Array | Bytes {
  const after = end === undefined ? Infinity : end + 1;
  if (content instanceof Uint8Array) return content.subarray(start, after);
  const source = typeof content === "function" ? content({ start, end }) : content;
  const chunks = "getReader" in source ? chunksOf(source, context.signal) : source;
  const isCut = !isWhole && typeof content !== "function";
  return watch(service, context, isCut ? partOf(chunks, start, after) : chunks, after - start);
}

/** The chunks of a stream. All that the caller sees of a fault is that the connection breaks, so it is reported here. */
async function* watch(service: GatewayService, context: OperationContext, chunks: Bytes, length: number): AsyncGenerator<Uint8Array> {
  let missing = length;
  try {
    for await (const chunk of chunks) {
      missing -= chunk.byteLength;
      if (missing < 0) break;
      yield chunk;
    }
    if (length !== Infinity && missing !== 0) throw new RangeError(`The download does not have the announced ${length} bytes.`);
  } catch (error) {
    if (!context.signal.aborted) tell(service.options.onError, error, { requestId: context.requestId, operation: context.operation.id });
    throw error;
  }
}

/** Releases a stream that nobody reads. */
function discard(content: Content): void {
  if ("cancel" in content) content.cancel().catch(() => undefined);
  else if ("destroy" in content) content.destroy();
}

function headersOf({ contentType = "application/octet-stream", filename }: Download["details"]): Readonly<Record<string, string>> {
  return { "content-type": contentType, ...(filename !== undefined && { "content-disposition": disposition(filename) }) };
}

/** The name in ASCII for old clients, and in full (RFC 6266). */
function disposition(filename: string): string {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const full = encodeURIComponent(filename.replace(/\p{Surrogate}/gu, "_")).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"${ascii === filename ? "" : `; filename*=UTF-8''${full}`}`;
}

/** The part of a file that a range asks for. */
interface RequestedPart extends BytePart {
  /** Whether it is sent as the whole file, with status 200. */
  readonly isWhole: boolean;
}

/**
 * The part of a file of `size` bytes that a range asks for: `bytes=0-99`, `bytes=100-` or `bytes=-50` (RFC 9110, 14.1.2). Several
 * ranges, other units and what is no range at all ask for the whole file. `start` is above `end` for a range outside the file.
 */
function requestedPart(range: string | null, size: number): RequestedPart & { readonly end: number } {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(range?.trim() ?? "") ?? [];
  const [end, to] = [size - 1, Number(last || Infinity)];
  if (first + last === "" || to < Number(first)) return { start: 0, end, isWhole: true };
  if (first === "") return { start: Math.max(0, size - to), end, isWhole: false };
  return { start: Number(first), end: Math.min(to, end), isWhole: false };
}

/** The bytes from `start` to before `after` of a stream that is read from its beginning. */
async function* partOf(bytes: AsyncIterable<Uint8Array>, start: number, after: number): AsyncGenerator<Uint8Array> {
  let offset = 0;
  for await (const chunk of bytes) {
    const part = chunk.subarray(Math.max(0, start - offset), Math.max(0, after - offset));
    if (part.byteLength > 0) yield part;
    offset += chunk.byteLength;
    if (offset >= after) return;
  }
}

/** The parts of a response that a handler determines. */
interface Parts {
  readonly result: unknown;
  readonly meta?: unknown;
  readonly warning?: unknown;
}

/**
 * The envelope around what a handler returned.
 * @throws OperationError 500 when the catalog does not allow it and the gateway refuses such results.
 */
function answerResult(
  service: GatewayService,
  { operation, validators }: ServedOperation,
  context: OperationContext,
  result: unknown,
  elapsed: number,
): Answer {
  const { options } = service;
  const parts = operation.kind === "list" ? listParts(result) : recordParts(result);
  if (parts === undefined) {
    throw refuse(service, context, [toIssue("a list handler returns `{ records, meta }`", describe(result))]);
  }
  const envelope = toEnvelope(service, context, parts, elapsed);
  const check = options.responses === "off" ? undefined : validators?.response;
  const { ok = true, issues = [] } = check?.check(envelope, { profile: options.profile ?? "documented" }) ?? {};
  const refusal = ok ? undefined : refuse(service, context, issues);
  if (refusal !== undefined && options.responses !== "report") throw refusal;
  return jsonAnswer(200, envelope, {}, options.print);
}

/** Tells `onDeviation` about it, and makes the error that refuses it. The caller learns nothing of it. */
function refuse(service: GatewayService, context: OperationContext, issues: readonly ValidationIssue[]): OperationError {
  const { operation, instance, requestId } = context;
  tell(service.options.onDeviation, { operation: operation.id, instance: instance.id, requestId, issues });
  return internalError();
}

/** An issue with the whole of what a handler returned. */
function toIssue(message: string, returned: string): ValidationIssue {
  return { code: "value/type", severity: "error", path: [], pointer: "", message: `${message}; this one returned ${returned}` };
}

/** "an array", "nothing": what a handler returned, without its content. */
function describe(result: unknown): string {
  if (result === undefined || result === null) return "nothing";
  return isList(result) ? "an array" : `another ${typeof result}`;
}

function listParts(result: unknown): Parts | undefined {
  if (result instanceof Reply && isList(result.result)) return result;
  if (!isObject(result) || !isList(result["records"])) return undefined;
  const { records, meta, warning } = result;
  return { result: records, meta, warning };
}

function recordParts(result: unknown): Parts {
  return result instanceof Reply ? result : { result };
}

function toEnvelope(
  { definition }: GatewayService,
  { instance }: OperationContext,
  parts: Parts,
  elapsed: number,
): Readonly<Record<string, unknown>> {
  const { execution } = definition;
  return {
    ...definition.success,
    [definition.result]: parts.result,
    ...(parts.meta !== undefined && { [definition.meta]: parts.meta }),
    ...(execution !== undefined && { [execution.field]: { [execution.instanceId]: instance.id, [execution.milliseconds]: elapsed } }),
    ...(parts.warning !== undefined && { warning: parts.warning }),
  };
}
