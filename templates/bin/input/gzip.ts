import { Readable, pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

/** An input as it is meant to be read. */
export interface Inflated {
  /** A chunk is valid until the next one is requested. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Whether the chunks come out of gzip data: then they may be a thousand times what was read. */
  readonly isCompressed: boolean;
}

/** Decompresses an input that begins like gzip data (RFC 1952); leaves every other input as it is. */
export async function inflate(chunks: AsyncIterable<Uint8Array>): Promise<Inflated> {
  const source = chunks[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let size = 0;
  // A pipe may bring the first byte alone.
  while (size < 2) {
    const next = await source.next();
    if (next.done === true) break;
    first.push(new Uint8Array(next.value));
    size += next.value.length;
  }
  const start = Buffer.concat(first);
  const whole = joinChunks(start, source);
  const isCompressed = start[0] === 0x1f && start[1] === 0x8b;
  return { chunks: isCompressed ? gunzip(whole) : whole, isCompressed };
}

/** Larger ones take more memory and are no faster. */
const CHUNK = 262_144;

function gunzip(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const stream = createGunzip({ chunkSize: CHUNK });
  // An error of the source destroys the stream, and whoever reads the stream gets that error.
  pipeline(Readable.from(copies(chunks), { highWaterMark: 1 }), stream, () => undefined);
  return stream;
}

/** The stream keeps a chunk longer than it is valid. */
async function* copies(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield Buffer.from(chunk);
}

/** Whether an error says that gzip data is damaged or incomplete. */
export function isGzipError(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^Z_(?:DATA|BUF|NEED_DICT)/.test(String(error.code));
}

/** What was read already, and then the rest of a stream. The stream is ended whenever the reading of the result ends. */
export async function* joinChunks(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
