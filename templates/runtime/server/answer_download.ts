import type { Answer } from "./answer.js";
import { describe, refuse, toIssue } from "./answer_result.js";
import { Download, type BytePart } from "./download.js";
import { tell, type GatewayService } from "./gateway_service.js";
import { chunksOf } from "./incoming.js";
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

const UNKNOWN_SIZE: RequestedPart = { start: 0, end: undefined, isWhole: true };

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
