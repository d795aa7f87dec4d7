// @generated from templates/runtime/client/download.ts by connector-gateway-spec. Do not edit.
import { unexpected } from "./answer.js";
import { errorOf, toError } from "./attempt.js";

export function toDownload(answer) {
  const { body, headers, status } = answer.response;
  if (body === null) throw unexpected(answer, "no body");
  answer.limit.stopClock();
  return {
    body: guardStream(answer, body),
    contentType: headers.get("content-type") ?? "application/octet-stream",
    filename: filenameOf(headers.get("content-disposition")),
    status,
    contentLength: lengthOf(headers),
    contentRange: headers.get("content-range") ?? undefined,
  };
}

function guardStream(answer, body) {
  const { limit, response } = answer;
  const reader = body.getReader();
  // Pages of another origin cannot see whether a body is compressed, so they cannot know its length.
  const expected = response.type === "cors" ? undefined : lengthOf(response.headers);
  let received = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const chunk = await limit.race(reader.read());
          if (!chunk.done) {
            received += chunk.value.byteLength;
            controller.enqueue(chunk.value);
            return;
          }
          limit.release();
          if (expected === undefined || received >= expected) controller.close();
          else controller.error(errorOf(answer, "answer", `the stream ended after ${received} of ${expected} bytes`));
        } catch (cause) {
          limit.release();
          controller.error(toError(answer, cause, `the stream broke off after ${received} bytes`));
        }
      },
      cancel: (reason) => {
        limit.release();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

function lengthOf(headers) {
  const length = headers.get("content-length");
  return length === null || !/^\d+$/.test(length) || headers.has("content-encoding") ? undefined : Number(length);
}

export function filenameOf(header) {
  if (header === null) return undefined;
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(header)?.[1];
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, "$1");
  const plain = /filename\s*=\s*([^";]+)/i.exec(header)?.[1]?.trim();
  const name = decoded(extended) ?? quoted ?? plain;
  // No control characters, and none that change the direction of text in a terminal or file dialog.
  const last = name
    ?.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "")
    .split(/[\\/]/)
    .at(-1);
  return last === undefined || last === "" || last === "." || last === ".." ? undefined : last;
}

function decoded(extended) {
  if (extended === undefined) return undefined;
  try {
    return decodeURIComponent(extended.trim());
  } catch {
    return undefined;
  }
}
