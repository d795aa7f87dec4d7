import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { discard } from "../egress/egress.ts";
import type { EgressAnswer } from "../egress/egress_types.ts";
import type { AnswerHeaders } from "../vendor/vendor_types.ts";
import { UnreadableAnswerError } from "./answer_text.ts";

/** What is true for the packed bytes only. */
const packedHeaders: ReadonlySet<string> = new Set(["accept-ranges", "content-encoding", "content-length", "content-md5", "etag"]);

/**
 * The bytes of a file as they are. Some servers keep files packed and send them so, whatever was asked for; they are unpacked on the
 * way, a few kilobytes at a time.
 * @throws {UnreadableAnswerError} when the encoding is another one, or it is a part of a packed file.
 */
export function unpacked({ status, headers, body }: Pick<EgressAnswer, "status" | "headers" | "body">): {
  readonly headers: AnswerHeaders;
  readonly body: Readable;
} {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
  if (encoding === "identity" || encoding === "") return { headers, body };
  if ((encoding !== "gzip" && encoding !== "x-gzip") || status === 206) {
    discard(body);
    throw new UnreadableAnswerError(`is encoded as ${JSON.stringify(encoding)}, which was not asked for`);
  }
  const file = createGunzip();
  // Whoever reads the file gets the error.
  pipeline(body, file, () => undefined);
  return { headers: { get: (name) => (packedHeaders.has(name.toLowerCase()) ? undefined : headers.get(name)) }, body: file };
}
