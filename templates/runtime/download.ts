import type { Download, DownloadAnswer } from "./client/client_types.js";
import { isObject } from "#templates/core";
import type { ByteStream, DownloadStream } from "./client/platform_types.js";
import { HIDDEN } from "./messages.js";

/** The most bytes of a name; file systems take 255. */
const LONGEST_NAME = 250;

/** Names that begin like an option of a command or a hidden file, and those of devices on Windows, with and without an extension. */
const MISLEADING = /^(?:[-.]|(?=(?:con(?:in\$|out\$)?|prn|aux|nul|(?:com|lpt)[\d\xb9\xb2\xb3])\s*(?:\.|$)))/i;

/**
 * The download in an answer, as a stream that is not buffered. From here on, only the caller can end it. The DOM library and Node's types
 * describe the one class of streams each in its own way; a `DownloadStream` is both.
 * @throws GatewayError when the answer has no body. A stream that breaks off fails with a GatewayError too.
 */
export function toDownload(answer: DownloadAnswer): Download {
  const { body, headers, status } = answer.response;
  if (body === null) throw answer.unexpected(`the gateway answered ${status} with no body`);
  answer.limit.stopClock();
  const stream = guardStream(answer, body) as DownloadStream;
  const whole = new Response(stream);
  return {
    body: stream,
    saveTo: (path) => saveTo(stream, path),
    bytes: async () => new Uint8Array(await whole.arrayBuffer()),
    text: () => whole.text(),
    contentType: headers.get("content-type") ?? "application/octet-stream",
    filename: filenameOf(headers.get("content-disposition")),
    status,
    contentLength: answer.length,
    contentRange: headers.get("content-range") ?? undefined,
  };
}

/** Node, Deno or Bun; a browser has nothing of it. */
interface Host {
  readonly crypto: unknown;
  readonly process?: { readonly getBuiltinModule?: (id: "node:fs/promises") => FileSystem };
}

interface FileSystem {
  writeFile(path: string, content: DownloadStream): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  rm(path: string, options: { readonly force: true }): Promise<void>;
}

/** Writes a stream to a file beside the one that is wanted, and moves it there when it is complete. */
async function saveTo(stream: DownloadStream, path: string): Promise<void> {
  const host: Host = globalThis;
  const files = host.process?.getBuiltinModule?.("node:fs/promises");
  if (files === undefined) throw new TypeError("saveTo needs a file system, missing here; use `body`.");
  const part = `${path}.${crypto.randomUUID()}`;
  try {
    await files.writeFile(part, stream);
    await files.rename(part, path);
  } catch (error) {
    await files.rm(part, { force: true });
    const { code, syscall } = isObject(error) ? error : {};
    if (syscall === undefined) throw error;
    // Nobody asked for the other file, which the error of the file system is about.
    throw Object.assign(new Error(`saveTo cannot write ${path}: ${code === "ENOENT" ? "no such folder" : String(code)}.`), { code });
  }
}

type Chunk = ByteStream extends ReadableStream<infer Known> ? Known : never;

/**
 * The bytes of `body`, read one chunk at a time on demand; a cut connection or missing bytes fail with a GatewayError. Bytes are not
 * counted in pages of another origin, which cannot see whether a body is compressed.
 */
function guardStream({ response, length, limit, unexpected, toError }: DownloadAnswer, body: ByteStream): ByteStream {
  const reader = body.getReader();
  const expected = response.type === "cors" ? undefined : length;
  let received = 0;
  return new ReadableStream<Chunk>(
    {
      async pull(controller) {
        try {
          const { done, value } = await limit.race(reader.read());
          if (!done) {
            received += value.byteLength;
            controller.enqueue(value);
            return;
          }
          if (expected !== undefined && received < expected) {
            throw unexpected(`the stream ended after ${received} of ${expected} bytes`);
          }
          limit.release();
          controller.close();
        } catch (cause) {
          limit.release();
          controller.error(toError(cause, `the stream broke off after ${received} bytes`));
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

/**
 * The file name of a Content-Disposition header (RFC 6266), safe to save a file under; `filename*` in UTF-8 takes precedence.
 * Never a path, without invisible characters and those that no file system takes, and never the name of something that is not a file.
 */
export function filenameOf(header: string | null): string | undefined {
  if (header === null) return undefined;
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(header)?.[1];
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, "$1");
  const plain = /filename\s*=\s*([^";]+)/i.exec(header)?.[1];
  return toSafeName(decoded(extended) ?? quoted ?? plain ?? "");
}

function toSafeName(proposed: string): string | undefined {
  const name = proposed
    .replace(HIDDEN, "")
    .replace(/^.*[\\/]/, "")
    .replace(/[<>:"|?*]/g, "_")
    .trim();
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(LONGEST_NAME));
  const safe = name
    .slice(0, read)
    .replace(/[\s.]+$/, "")
    .replace(MISLEADING, "_");
  return safe === "" ? undefined : safe;
}

function decoded(extended: string | undefined): string | undefined {
  if (extended === undefined) return undefined;
  try {
    return decodeURIComponent(extended.trim());
  } catch {
    return undefined;
  }
}
