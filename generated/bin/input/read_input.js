import { decodeText, otherEncoding } from "./decode_text.js";
import { ENCODING_HINT, readLines } from "./read_lines.js";
const MEBIBYTE = 1_048_576;

/** Longer texts are near to what JavaScript can hold as one string. */
const INPUT_LIMITS = { line: 64 * MEBIBYTE, document: 256 * MEBIBYTE };

/**
 * Reads an input as one JSON document or as one JSON value a line. The name decides (`.ndjson`, `.jsonl`: lines); any
 * other is lines when its first line is a JSON value and something follows.
 */
export async function readInput(name, chunks, limits = INPUT_LIMITS) {
    const head = { source: chunks[Symbol.asyncIterator](), parts: [], size: 0, ended: false };
    await pull(head);
    const encoding = otherEncoding(head.parts[0] ?? new Uint8Array());
    if (encoding !== undefined)
        return refuse(head, { code: "input/encoding", message: `it is ${encoding}; JSON is UTF-8`, hint: ENCODING_HINT });
    if (/\.(?:ndjson|jsonl)$/i.test(name) || (await startsLines(head, limits))) {
        return { kind: "lines", batches: readLines(allOf(head), limits.line) };
    }
    while (!head.ended && head.size <= limits.document)
        await pull(head);
    if (head.size > limits.document)
        return refuse(head, tooLarge(limits.document));
    const decoded = decodeText(Buffer.concat(head.parts));
    if (!decoded.ok)
        return refuse(head, { code: "input/encoding", message: decoded.message, hint: ENCODING_HINT });
    if (decoded.text.trim() === "")
        return refuse(head, EMPTY);
    return { kind: "document", text: decoded.text };
}

/** There is nothing in the input. */
export const EMPTY = { code: "input/empty", message: "there is nothing in it", hint: "a payload is at least one JSON value" };

/** Whether the first line that is not blank is a JSON value and something follows it. */
async function startsLines(head, limits) {
    let seen = 0;
    let isFollowed = false;
    for (;;) {
        const news = head.parts.slice(seen);
        seen = head.parts.length;
        if (isFollowed && news.some((part) => !isBlank(part)))
            return true;
        // Only what is new can end the first line.
        const hasNews = !isFollowed && news.some((part) => part.includes(LINE_FEED));
        const { line, rest } = hasNews ? splitFirstLine(Buffer.concat(head.parts)) : {};
        if (line !== undefined && !isJson(line))
            return false;
        if (rest !== undefined && !isBlank(rest))
            return true;
        isFollowed ||= line !== undefined;
        if (head.ended || head.size > limits.line)
            return false;
        await pull(head);
    }
}

const LINE_FEED = 0x0a;

function splitFirstLine(bytes) {
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
        const line = bytes.subarray(start, end);
        if (!isBlank(line))
            return { line, rest: bytes.subarray(end + 1) };
        start = end + 1;
    }
    return {};
}

function isJson(line) {
    const decoded = decodeText(line);
    if (!decoded.ok)
        return false;
    try {
        JSON.parse(decoded.text);
        return true;
    }
    catch {
        return false;
    }
}

function isBlank(bytes) {
    return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === LINE_FEED);
}

async function pull(head) {
    const next = await head.source.next();
    if (next.done === true)
        head.ended = true;
    else {
        // A source may use the memory of a chunk again.
        head.parts.push(new Uint8Array(next.value));
        head.size += next.value.length;
    }
}

async function* allOf({ source, parts }) {
    yield Buffer.concat(parts.splice(0));
    yield* { [Symbol.asyncIterator]: () => source };
}

/** Nothing more is read. */
async function refuse({ source }, problem) {
    await source.return?.();
    return { kind: "problem", problem };
}

function tooLarge(limit) {
    return {
        code: "input/too-large",
        message: `it has more than ${Math.floor(limit / MEBIBYTE)} MiB in one document`,
        hint: "write one payload a line (NDJSON), which may be as long as it likes",
    };
}
