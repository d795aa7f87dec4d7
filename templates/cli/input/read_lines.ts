import { isUtf8 } from "node:buffer";
import { decodeText } from "./decode_text.js";
import type { InputProblem } from "./input_problem.js";

/** The lines of a part of the input. A line that cannot be read is a problem. */
export interface LineBatch {
  /** Number of the first line, from 1. */
  readonly firstLine: number;
  readonly lines: readonly (string | InputProblem)[];
}

/** The advice for a different encoding. */
export const ENCODING_HINT = "save it as UTF-8";

const LINE_FEED = 0x0a;

/**
 * Splits a stream of any length into lines. At most one chunk and one line of `limit` bytes are in memory. With `endsAtLimit`
 * a longer line is the last one: a compressed stream may go on for a thousand times the size of its file.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, limit: number, endsAtLimit = false): AsyncGenerator<LineBatch> {
  let firstLine = 1;
  let pending: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    const first = chunk.indexOf(LINE_FEED);
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) {
      const lines = [...toLine(pending, chunk.subarray(0, first + 1), size + first, limit), ...toLines(chunk.subarray(first + 1, end))];
      yield { firstLine, lines: firstLine === 1 ? withoutMark(lines) : lines };
      firstLine += lines.length;
      pending = [];
      size = 0;
    }
    // Bytes beyond the limit are only counted: the line is refused in any case.
    size += chunk.length - end;
    if (size > limit && endsAtLimit) {
      yield { firstLine, lines: [tooLong(limit, "the rest of the file is not checked")] };
      return;
    }
    if (size > limit) pending = [];
    else if (end < chunk.length) pending.push(new Uint8Array(chunk.subarray(end)));
  }
  if (size === 0) return;
  const lines = toLine(pending, new Uint8Array(), size, limit);
  yield { firstLine, lines: firstLine === 1 ? withoutMark(lines) : lines };
}

/** The line that begins before this chunk. */
function toLine(pending: readonly Uint8Array[], end: Uint8Array, size: number, limit: number): readonly (string | InputProblem)[] {
  return size > limit ? [tooLong(limit)] : toLines(pending.length === 0 ? end : Buffer.concat([...pending, end]));
}

function toLines(bytes: Uint8Array): readonly (string | InputProblem)[] {
  if (bytes.length === 0) return [];
  const whole = bytes.at(-1) === LINE_FEED ? bytes.subarray(0, -1) : bytes;
  if (!isUtf8(whole)) return splitBytes(whole).map(decodeLine);
  return Buffer.from(whole.buffer, whole.byteOffset, whole.length).toString("utf8").split("\n");
}

/** Decodes one line: one that is not UTF-8 does not affect the others. */
function decodeLine(bytes: Uint8Array): string | InputProblem {
  const decoded = decodeText(bytes);
  return decoded.ok ? decoded.text : { code: "input/encoding", message: "the line is not UTF-8", hint: ENCODING_HINT };
}

function withoutMark(lines: readonly (string | InputProblem)[]): readonly (string | InputProblem)[] {
  return lines.map((line, index) => (index === 0 && typeof line === "string" ? line.replace(/^\ufeff/, "") : line));
}

function splitBytes(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return [...lines, bytes.subarray(start)];
}

function tooLong(limit: number, consequence = "it is not checked"): InputProblem {
  return {
    code: "input/line-too-long",
    message: `the line is longer than ${Math.floor(limit / 1_048_576)} MiB; ${consequence}`,
    hint: "a line is one JSON value of at most that size",
  };
}
