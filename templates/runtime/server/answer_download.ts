import type { Answer } from "./answer.js";
import { describe, refuse, toIssue } from "./answer_result.js";
import { partOf, requestedPart } from "./byte_range.js";
import { Download, type BytePart, type FileContent } from "./download.js";
import type { GatewayService } from "./gateway_service.js";
import { OperationError } from "./operation_error.js";
import type { OperationContext } from "./server_types.js";

type Bytes = AsyncIterable<Uint8Array>;

/**
 * The bytes of a file, or the part of them that `range` asks for.
 * @throws OperationError 416 for a range outside the file, DeviationError when the handler returned no download.
 */
export function answerDownload(service: GatewayService, context: OperationContext, file: unknown, range: string | null): Answer {
  if (!(file instanceof Download)) {
    throw refuse(service, context, [toIssue("a handler of a download returns `download(content, details)`", describe(file))]);
  }
  const size = sizeOf(file);
  if (size === undefined) return { status: 200, headers: headersOf(file), body: open(file.content, { start: 0, end: undefined }) };
  const headers = { ...headersOf(file), "accept-ranges": "bytes" };
  const part = requestedPart(range, size);
  if (part === "unsatisfiable") {
    discard(file.content);
    throw new RangeNotSatisfiable(size);
  }
  if (part === "whole")
    return { status: 200, headers: { ...headers, "content-length": String(size) }, body: open(file.content, { start: 0, end: size - 1 }) };
  const length = part.end - part.start + 1;
  return {
    status: 206,
    headers: { ...headers, "content-length": String(length), "content-range": `bytes ${part.start}-${part.end}/${size}` },
    body: open(file.content, part),
  };
}

/** A range outside the file. */
export class RangeNotSatisfiable extends OperationError {
  readonly size: number;

  constructor(size: number) {
    super(416, `The range is outside the file, which has ${size} bytes.`, { code: "request/range" });
    this.size = size;
  }
}

function sizeOf({ content, details }: Download): number | undefined {
  return content instanceof Uint8Array ? content.byteLength : details.size;
}

function open(content: FileContent, part: BytePart): Uint8Array | Bytes {
  if (typeof content === "string") return new TextEncoder().encode(content).subarray(part.start, end(part));
  if (content instanceof Uint8Array) return content.subarray(part.start, end(part));
  if (typeof content === "function") return iterate(content(part));
  const bytes = iterate(content);
  return part.end === undefined ? bytes : partOf(bytes, { start: part.start, end: part.end });
}

/** Releases a stream that nobody reads. */
function discard(content: FileContent): void {
  if (typeof content === "object" && "cancel" in content) content.cancel().catch(() => undefined);
}

function end({ end: last }: BytePart): number | undefined {
  return last === undefined ? undefined : last + 1;
}

/** The chunks of a stream. Not every platform can iterate over one. */
async function* iterate(stream: Bytes | ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (!("getReader" in stream)) {
    yield* stream;
    return;
  }
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
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
