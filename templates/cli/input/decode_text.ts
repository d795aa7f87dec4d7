import type { InputProblem } from "./input_problem.js";

/** Larger ones take more memory and are no faster. */
const CHUNK = 262_144;

const YAML = { code: "input/yaml", hint: "convert it to JSON, for instance with: yq -o=json" } as const;

/** The name of the input says that it is YAML. */
export const YAML_FILE: InputProblem = { ...YAML, message: "this is a YAML file; payloads are JSON" };

/** The text is not JSON and probably YAML. */
export const YAML_TEXT: InputProblem = { ...YAML, message: "this looks like YAML; payloads are JSON" };

/** The beginning of a document, a list element or a key without quotes, as JSON never has them. */
const FIRST_LINE = /^(?:---|%YAML\b|- |[A-Za-z_][\w.-]*:(?:\s|$))/;

/** The text of some bytes, or why they are not a text. */
export type Decoded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };

const BOM = "\ufeff";

/**
 * Reads bytes as UTF-8, with or without a byte order mark. JSON is exchanged as UTF-8 (RFC 8259, section 8.1), so other
 * encodings are refused by name.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const other = otherEncoding(bytes);
  if (other !== undefined) return { ok: false, message: `the file is ${other}; JSON must be UTF-8` };
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return { ok: true, text: text.startsWith(BOM) ? text.slice(1) : text };
  } catch {
    return { ok: false, message: "the file is not UTF-8" };
  }
}

/** The name of the encoding if the first bytes show one that is not UTF-8. */
export function otherEncoding([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? "UTF-32" : "UTF-16 (little endian)";
  if (first === 0xfe && second === 0xff) return "UTF-16 (big endian)";
  if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff) return "UTF-32";
  // JSON begins with an ASCII character: a zero byte next to it means UTF-16 without a mark.
  if (first === 0 && second !== undefined && second !== 0) return "UTF-16 (big endian)";
  if (second === 0 && first !== undefined && first !== 0) return "UTF-16 (little endian)";
  return undefined;
}

/** Whether a text that is not JSON is probably YAML. */
export function looksLikeYaml(text: string): boolean {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf("\n", start);
    const line = text.slice(start, end < 0 ? text.length : end);
    if (line.trim() !== "" && !line.startsWith("#")) return FIRST_LINE.test(line);
    if (end < 0) return false;
    start = end + 1;
  }
  return false;
}

/** A stream whose beginning has been read. */
export class PeekedStream {
  readonly parts: Uint8Array[] = [];
  /** In bytes, as far as it has been read. */
  size = 0;
  hasEnded = false;
  readonly #source: AsyncIterator<Uint8Array>;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#source = chunks[Symbol.asyncIterator]();
  }

  /** Reads another chunk. */
  async pull(): Promise<void> {
    const next = await this.#source.next();
    if (next.done === true) this.hasEnded = true;
    else {
      // A source may use the memory of a chunk for the next one.
      this.parts.push(new Uint8Array(next.value));
      this.size += next.value.length;
    }
  }

  /** What has been read. */
  start(): Buffer {
    return Buffer.concat(this.parts);
  }

  /** All of the stream. Its source is ended whenever the reading of the result ends. */
  async *whole(): AsyncGenerator<Uint8Array> {
    try {
      yield this.start();
      for (let next = await this.#source.next(); next.done !== true; next = await this.#source.next()) yield next.value;
    } finally {
      await this.end();
    }
  }

  async end(): Promise<void> {
    await this.#source.return?.();
  }
}

/** An input as it is meant to be read. */
interface Inflated {
  /** A chunk is valid until the next one is requested. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Whether the chunks come out of gzip data: then they may be a thousand times what was read. */
  readonly isCompressed: boolean;
}

/** Decompresses an input that begins like gzip data (RFC 1952); leaves every other input as it is. */
export async function inflate(chunks: AsyncIterable<Uint8Array>): Promise<Inflated> {
  const stream = new PeekedStream(chunks);
  // A pipe may bring the first byte alone.
  while (stream.size < 2 && !stream.hasEnded) await stream.pull();
  const [first, second] = stream.start();
  const isCompressed = first === 0x1f && second === 0x8b;
  return { chunks: isCompressed ? gunzip(stream.whole()) : stream.whole(), isCompressed };
}

function gunzip(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  // Loaded only here: programs that read no such file do not wait for them.
  const { Readable, pipeline } = process.getBuiltinModule("node:stream");
  const { createGunzip } = process.getBuiltinModule("node:zlib");
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
