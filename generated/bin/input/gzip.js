import { Readable, pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { joinChunks } from "./chunks.js";

export async function inflate(chunks) {
    const source = chunks[Symbol.asyncIterator]();
    const first = [];
    let size = 0;
    // A pipe may bring the first byte alone.
    while (size < 2) {
        const next = await source.next();
        if (next.done === true)
            break;
        first.push(new Uint8Array(next.value));
        size += next.value.length;
    }
    const start = Buffer.concat(first);
    const whole = joinChunks(start, source);
    const isCompressed = start[0] === 0x1f && start[1] === 0x8b;
    return { chunks: isCompressed ? gunzip(whole) : whole, isCompressed };
}

const CHUNK = 262_144;

function gunzip(chunks) {
    const stream = createGunzip({ chunkSize: CHUNK });
    // An error of the source destroys the stream, and whoever reads the stream gets that error.
    pipeline(Readable.from(copies(chunks), { highWaterMark: 1 }), stream, () => undefined);
    return stream;
}

async function* copies(chunks) {
    for await (const chunk of chunks)
        yield Buffer.from(chunk);
}

export function isGzipError(error) {
    return error instanceof Error && "code" in error && /^Z_(?:DATA|BUF|NEED_DICT)/.test(String(error.code));
}
