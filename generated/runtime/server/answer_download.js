// @generated from templates/runtime/server/answer_download.ts by connector-gateway-spec. Do not edit.
import { describe, refuse, toIssue } from "./answer_result.js";
import { partOf, requestedPart } from "./byte_range.js";
import { Download } from "./download.js";
import { tell } from "./gateway_service.js";
import { chunksOf } from "./incoming.js";
import { OperationError } from "./operation_error.js";

export function answerDownload(service, context, file, range) {
  if (!(file instanceof Download)) {
    throw refuse(service, context, [toIssue("a download handler returns `download()`", describe(file))]);
  }
  const size = file.content instanceof Uint8Array ? file.content.byteLength : file.details.size;
  const { start, end, isWhole } = size === undefined ? UNKNOWN_SIZE : requestedPart(range, size);
  const length = end === undefined ? undefined : end + 1 - start;
  if (!isWhole && start > (end ?? start)) {
    discard(file.content);
    const headers = { "content-range": `bytes */${size}` };
    throw new OperationError(416, `The range is outside the file, which has ${size} bytes.`, { code: "request/range", headers });
  }
  const headers = {
    ...headersOf(file),
    ...(length !== undefined && { "accept-ranges": "bytes", "content-length": String(length) }),
    ...(!isWhole && { "content-range": `bytes ${start}-${end}/${size}` }),
  };
  return { status: isWhole ? 200 : 206, headers, body: open(service, context, file.content, { start, end, isWhole }) };
}

const UNKNOWN_SIZE = { start: 0, end: undefined, isWhole: true };

function open(
  service,
  context,
  content,
  { start, end, isWhole },
) {
  const after = end === undefined ? Infinity : end + 1;
  if (content instanceof Uint8Array) return content.subarray(start, after);
  const source = typeof content === "function" ? content({ start, end }) : content;
  const chunks = "getReader" in source ? chunksOf(source, context.signal) : source;
  const isCut = !isWhole && typeof content !== "function";
  return watch(service, context, isCut ? partOf(chunks, start, after) : chunks, after - start);
}

async function* watch(service, context, chunks, length) {
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

function discard(content) {
  if ("cancel" in content) content.cancel().catch(() => undefined);
  else if ("destroy" in content) content.destroy();
}

function headersOf({ details: { contentType = "application/octet-stream", filename } }) {
  return { "content-type": contentType, ...(filename !== undefined && { "content-disposition": disposition(filename) }) };
}

function disposition(filename) {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const full = encodeURIComponent(filename.replace(/\p{Surrogate}/gu, "_")).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"${ascii === filename ? "" : `; filename*=UTF-8''${full}`}`;
}
