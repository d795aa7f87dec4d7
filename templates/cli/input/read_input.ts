import { decodeText, otherEncoding, YAML_FILE, inflate, PeekedStream } from "./decode_text.js";
import type { InputProblem } from "./input_problem.js";
import { ENCODING_HINT, readLines, type LineBatch } from "./read_lines.js";

/** How large one value of an input may be, in bytes. */
export interface InputLimits {
  readonly line: number;
  readonly document: number;
}

const MEBIBYTE = 1_048_576;

/** JavaScript cannot hold much more in one string. */
const INPUT_LIMITS: InputLimits = { line: 64 * MEBIBYTE, document: 256 * MEBIBYTE };

/** The content of an input. */
export type Input =
  | { readonly kind: "document"; readonly text: string }
  | { readonly kind: "lines"; readonly batches: AsyncIterable<LineBatch> }
  | { readonly kind: "problem"; readonly problem: InputProblem };

/**
 * Reads an input as one JSON document or as one JSON value a line. The name decides (`.ndjson`, `.jsonl`: lines); any
 * other input is lines if its first line is a JSON value and something follows it. Decompresses gzip data first.
 */
export async function readInput(name: string, source: AsyncIterable<Uint8Array>, limits: InputLimits = INPUT_LIMITS): Promise<Input> {
  if (/\.ya?ml(?:\.gz)?$/i.test(name)) return { kind: "problem", problem: YAML_FILE };
  const { chunks, isCompressed } = await inflate(source);
  const head = new PeekedStream(chunks);
  await head.pull();
  const encoding = otherEncoding(head.start());
  if (encoding !== undefined)
    return refuse(head, { code: "input/encoding", message: `the file is ${encoding}; JSON is UTF-8`, hint: ENCODING_HINT });
  if (/\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(name) || (await startsLines(head, limits))) {
    return { kind: "lines", batches: readLines(head.whole(), limits.line, isCompressed) };
  }
  while (!head.hasEnded && head.size <= limits.document) await head.pull();
  if (head.size > limits.document) return refuse(head, tooLarge(limits.document));
  const decoded = decodeText(head.start());
  if (!decoded.ok) return refuse(head, { code: "input/encoding", message: decoded.message, hint: ENCODING_HINT });
  if (decoded.text.trim() === "") return refuse(head, EMPTY);
  return { kind: "document", text: decoded.text };
}

/** The input contains no value. */
export const EMPTY: InputProblem = { code: "input/empty", message: "the file is empty", hint: "a payload is at least one JSON value" };

/** Whether the first line that is not blank is a JSON value and something follows it. */
async function startsLines(head: PeekedStream, limits: InputLimits): Promise<boolean> {
  let seen = 0;
  let isFollowed = false;
  for (;;) {
    const news = head.parts.slice(seen);
    seen = head.parts.length;
    if (isFollowed && news.some((part) => !isBlank(part))) return true;
    // Only the new parts can end the first line.
    const hasNews: boolean = !isFollowed && news.some((part) => part.includes(LINE_FEED));
    const { line, rest }: FirstLine = hasNews ? splitFirstLine(head.start()) : {};
    if (line !== undefined && !isJson(line)) return false;
    if (rest !== undefined && !isBlank(rest)) return true;
    isFollowed ||= line !== undefined;
    if (head.hasEnded || head.size > limits.line) return false;
    await head.pull();
  }
}

const LINE_FEED = 0x0a;

/** The first line that is not blank, and what follows it. */
interface FirstLine {
  readonly line?: Buffer;
  readonly rest?: Buffer;
}

function splitFirstLine(bytes: Buffer): FirstLine {
  let start = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    const line = bytes.subarray(start, end);
    if (!isBlank(line)) return { line, rest: bytes.subarray(end + 1) };
    start = end + 1;
  }
  return {};
}

function isJson(line: Buffer): boolean {
  const decoded = decodeText(line);
  if (!decoded.ok) return false;
  try {
    JSON.parse(decoded.text);
    return true;
  } catch {
    return false;
  }
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === LINE_FEED);
}

async function refuse(head: PeekedStream, problem: InputProblem): Promise<Input> {
  await head.end();
  return { kind: "problem", problem };
}

function tooLarge(limit: number): InputProblem {
  return {
    code: "input/too-large",
    message: `the document is larger than ${Math.floor(limit / MEBIBYTE)} MiB`,
    hint: "write one payload a line (NDJSON): such a file may have any size",
  };
}
