import type { Signal } from "../client/platform_types.js";
import type { Answer } from "./answer.js";
import { describe, refuse, toIssue } from "./answer_result.js";
import { partOf, requestedPart, type RequestedPart } from "./byte_range.js";
import { Download, type BytePart } from "./download.js";
import { tell, type GatewayService } from "./gateway_service.js";
import { OperationError } from "./operation_error.js";
import type { OperationContext } from "./server_types.js";

type Bytes = AsyncIterable<Uint8Array>;
type Content = Download["content"];

/**
 * The bytes of a file, or the part of them that `range` asks for.
 * @throws OperationError 416 for a range outside the file, 500 when the handler returned no download.
 */
export function answerDownload(service: GatewayService, context: OperationContext, file: unknown, range: string | null): Answer {
  if (!(file instanceof Download)) {
    throw refuse(service, context, [toIssue("a handler of a download returns `download(content, details)`", describe(file))]);
  }
  const size = file.content instanceof Uint8Array ? file.content.byteLength : file.details.size;
  const part = size === undefined ? "whole" : requestedPart(range, size);
  if (part === "unsatisfiable") {
    discard(file.content);
    const headers = { "content-range": `bytes */${size}` };
    throw new OperationError(416, `The range is outside the file, which has ${size} bytes.`, { code: "request/range", headers });
  }
  const { start, end } = part === "whole" ? { start: 0, end: size === undefined ? undefined : size - 1 } : part;
  const length = end === undefined ? undefined : end + 1 - start;
  const headers = {
    ...headersOf(file),
    ...(length !== undefined && { "accept-ranges": "bytes", "content-length": String(length) }),
    ...(part !== "whole" && { "content-range": `bytes ${start}-${end}/${size}` }),
  };
  return { status: part === "whole" ? 200 : 206, headers, body: open(service, context, file.content, { start, end, length, part }) };
}

/** What is read of a file; `part` is "whole" where that is all of it. */
interface Wanted extends BytePart {
  readonly length: number | undefined;
  readonly part: RequestedPart;
}

function open(service: GatewayService, context: OperationContext, content: Content, wanted: Wanted): Uint8Array | Bytes {
  const { start, end, length, part } = wanted;
  if (content instanceof Uint8Array) return content.subarray(start, start + (length ?? 0));
  const chunks = iterate(typeof content === "function" ? content({ start, end }) : content, context.signal);
  const isCut = typeof part === "object" && typeof content !== "function";
  return watch(service, context, isCut ? partOf(chunks, part) : chunks, length);
}

/** The chunks of a stream. All that the caller sees of a fault is that the connection breaks, so it is reported here. */
async function* watch(service: GatewayService, context: OperationContext, chunks: Bytes, length = Infinity): AsyncGenerator<Uint8Array> {
  let missing = length;
  try {
    for await (const chunk of chunks) {
      missing -= chunk.byteLength;
      if (missing < 0) throw new RangeError(`The download is longer than the ${length} bytes that were announced.`);
      yield chunk;
    }
    if (missing > 0 && length !== Infinity) throw new RangeError(`The download ends ${missing} bytes too early.`);
  } catch (error) {
    if (!context.signal.aborted) tell(service.options.onError, error, { requestId: context.requestId, operation: context.operation.id });
    throw error;
  }
}

/** Releases a stream that nobody reads. */
function discard(content: Content): void {
  if ("cancel" in content) content.cancel().catch(() => undefined);
  else if (isNodeStream(content)) content.destroy();
}

function isNodeStream(content: Content): content is Content & { destroy(): void } {
  return "destroy" in content && typeof content.destroy === "function";
}

/** The chunks of a stream, until the caller goes away. Not every platform can iterate over one. */
async function* iterate(stream: Bytes | ReadableStream<Uint8Array>, signal: Signal): AsyncGenerator<Uint8Array> {
  if (!("getReader" in stream)) {
    yield* stream;
    return;
  }
  const reader = stream.getReader();
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    signal.removeEventListener("abort", cancel);
    cancel();
  }
}

function headersOf({ details: { contentType = "application/octet-stream", filename } }: Download): Readonly<Record<string, string>> {
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
