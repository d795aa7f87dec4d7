import type { ServerResponse } from "node:http";

const MEGABYTE = 1024 * 1024;

/** The byte at a position of every file. */
export function byteAt(position: number): number {
  return (position % MEGABYTE) % 251;
}

const block = Buffer.from(Uint8Array.from({ length: MEGABYTE }, (_, index) => byteAt(index)));

/** The address of a file of so many megabytes. */
export function fileOf(megabytes: number): string {
  return `file_${megabytes}`;
}

/** Streams a file, or the part that a range asks for, as fast as it is read. The name of the file says its size. */
export function sendFile(response: ServerResponse, path: string, range: string | undefined): void {
  const size = Number(/file_(\d+)$/.exec(path)?.[1] ?? 0) * MEGABYTE;
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  const start = Number(first ?? 0);
  const end = last === undefined ? size : Number(last) + 1;
  const part = first === undefined ? {} : { "content-range": `bytes ${start}-${end - 1}/${size}` };
  response.writeHead(first === undefined ? 200 : 206, {
    "content-type": "application/octet-stream",
    "content-length": end - start,
    ...part,
  });
  let position = start;
  const write = (): void => {
    while (position < end) {
      const from = position % MEGABYTE;
      const chunk = block.subarray(from, Math.min(MEGABYTE, from + end - position));
      position += chunk.length;
      if (!response.write(chunk)) return;
    }
    response.off("drain", write).end();
  };
  response.on("drain", write);
  write();
}
