import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { createStorage, execute, pathOf, send, type Target } from "./caller.ts";
import type { Figure, Section } from "./figures.ts";
import { startGateway, watchMemory, withFolder, type RunningGateway, type RunningVendor } from "./processes.ts";
import { byteAt, fileOf } from "./vendor_files.ts";

const MEGABYTE = 1024 * 1024;
const LARGE = 1024;
const SMALLER = 128;
const AT_ONCE = 8;
const PAUSE_SECONDS = 3;

/** The memory of a gateway while files go through it. */
export function measureMemory(vendor: RunningVendor): Promise<Section> {
  return withFolder(async (folder) => {
    const gateway = await startGateway(folder, vendor.url);
    const instance = await createStorage(gateway, "files");
    // The first download loads code.
    await receive(gateway, instance, 1);
    const one = (): Promise<number> => receive(gateway, instance, LARGE);
    const several = async (): Promise<number> => {
      const sizes = await Promise.all(Array.from({ length: AT_ONCE }, () => receive(gateway, instance, SMALLER)));
      return sizes.reduce((sum, size) => sum + size);
    };
    const paused = (): Promise<number> => receive(gateway, instance, LARGE, PAUSE_SECONDS);
    const figures = [
      await watch(gateway, `one file of ${LARGE} MB`, one),
      await watch(gateway, `${AT_ONCE} files of ${SMALLER} MB at the same time`, several),
      await watch(gateway, `one file of ${LARGE} MB, whose caller stops reading for ${PAUSE_SECONDS} s`, paused),
      await checkRange(gateway, instance),
    ];
    await gateway.end();
    return { title: "Memory of downloads", method: "The third party sends as fast as it can; the caller throws the bytes away.", figures };
  });
}

async function watch(gateway: RunningGateway, what: string, download: () => Promise<number>): Promise<Figure> {
  const begin = performance.now();
  let seconds = 0;
  const { result, start, peak, end } = await watchMemory(gateway.child, async () => {
    const bytes = await download();
    seconds = (performance.now() - begin) / 1000;
    return bytes;
  });
  const memory = `${start.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB, ${end.toFixed(0)} MB after`;
  return { what, value: `${memory}; ${(result / MEGABYTE / seconds).toFixed(0)} MB/s`, goal: "flat" };
}

/** Downloads a file, and returns how many bytes arrived. */
async function receive(gateway: Target, instance: string, megabytes: number, pauseSeconds = 0): Promise<number> {
  const answer = await download(gateway, instance, { fileId: fileOf(megabytes), alt: "media" });
  let bytes = 0;
  let hasPaused = false;
  for await (const chunk of answer) {
    bytes += (chunk as Buffer).length;
    if (hasPaused || pauseSeconds === 0 || bytes < (megabytes * MEGABYTE) / 4) continue;
    hasPaused = true;
    await wait(pauseSeconds * 1000);
  }
  if (answer.statusCode !== 200 || bytes !== megabytes * MEGABYTE) throw new Error(`${answer.statusCode ?? 0}: ${bytes} bytes`);
  return bytes;
}

function download(gateway: Target, instance: string, params: object): Promise<IncomingMessage> {
  return send(gateway, pathOf(instance), execute("files", "download", params));
}

/** Asks for bytes in the middle of a file, and compares them. */
async function checkRange(gateway: Target, instance: string): Promise<Figure> {
  const first = (LARGE / 2) * MEGABYTE + 12_345;
  const last = first + 999_999;
  const start = performance.now();
  const answer = await download(gateway, instance, { fileId: fileOf(LARGE), alt: "media", range_header: `bytes=${first}-${last}` });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const isRight = bytes.length === last - first + 1 && bytes.every((byte, index) => byte === byteAt(first + index));
  const range = answer.headers["content-range"] ?? "none";
  const value = `${answer.statusCode ?? 0}, \`${range}\`, ${isRight ? "the right bytes" : "WRONG BYTES"}, ${(performance.now() - start).toFixed(0)} ms`;
  return { what: "a range of 1,000,000 bytes in the middle of it", value, goal: "206" };
}
