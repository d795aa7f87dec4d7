import { unexpected } from "./answer.js";
import type { Download } from "./client_types.js";
import type { ByteStream } from "./platform_types.js";
import { filenameOf } from "./file_name.js";
import { errorOf, lengthOf, toError, type OpenAnswer } from "./attempt.js";

/**
 * The download in an answer, as a stream that is not buffered. From here on, only the caller can end it.
 * @throws GatewayError when the answer has no body. A stream that breaks off fails with a GatewayError too.
 */
export function toDownload(answer: OpenAnswer): Download {
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

type Chunk = ByteStream extends ReadableStream<infer Known> ? Known : never;

/** The same bytes, read one chunk at a time on demand; a cut connection or missing bytes fail with a GatewayError. */
function guardStream(answer: OpenAnswer, body: ByteStream): ByteStream {
  const { limit, response } = answer;
  const reader = body.getReader();
  // Pages of another origin cannot see whether a body is compressed.
  const expected = response.type === "cors" ? undefined : lengthOf(response.headers);
  let received = 0;
  return new ReadableStream<Chunk>(
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
