import type { Download } from "./client_types.js";
import { GatewayError } from "./gateway_error.js";
import type { OpenAnswer } from "./transport.js";
import { unexpected } from "./answer.js";

/**
 * A download from an answer, as a stream that nothing buffers.
 * @throws GatewayError when the answer has no body. A stream that breaks off fails with a GatewayError as well.
 */
export function toDownload(operation: string, answer: OpenAnswer): Download {
  const { response } = answer;
  answer.done();
  if (response.body === null) throw unexpected(operation, response, "no body");
  const { headers, status } = response;
  const length = headers.get("content-length");
  // A compressed body has another length than what comes out of it.
  const contentLength = length === null || headers.get("content-encoding") !== null ? undefined : Number(length);
  return {
    body: guarded(operation, answer, response.body, contentLength),
    contentType: headers.get("content-type") ?? "application/octet-stream",
    filename: filenameOf(headers.get("content-disposition")),
    status,
    contentLength,
    contentRange: headers.get("content-range") ?? undefined,
  };
}

/** The same bytes; a cut connection and missing bytes become a GatewayError. */
function guarded(
  operation: string,
  answer: OpenAnswer,
  body: ReadableStream<Uint8Array>,
  expected: number | undefined,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let received = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const chunk = await reader.read();
        if (!chunk.done) {
          received += chunk.value.byteLength;
          controller.enqueue(chunk.value);
          return;
        }
        if (expected !== undefined && received < expected) throw truncated(operation, answer.response.status, received, expected);
        controller.close();
      } catch (cause) {
        controller.error(answer.fault(cause));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function truncated(operation: string, status: number, received: number, expected: number): GatewayError {
  return new GatewayError(`${operation}: the stream ended after ${received} of ${expected} bytes`, { kind: "answer", operation, status });
}

/** The file name of a Content-Disposition header (RFC 6266): `filename*` in UTF-8 wins; never a path. */
export function filenameOf(header: string | null): string | undefined {
  if (header === null) return undefined;
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(header)?.[1];
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, "$1");
  const plain = /filename\s*=\s*([^";]+)/i.exec(header)?.[1]?.trim();
  const name = decoded(extended) ?? quoted ?? plain;
  const last = name?.split(/[\\/]/).at(-1);
  return last === undefined || last === "" || last === "." || last === ".." ? undefined : last;
}

function decoded(extended: string | undefined): string | undefined {
  if (extended === undefined) return undefined;
  try {
    return decodeURIComponent(extended.trim());
  } catch {
    return undefined;
  }
}
