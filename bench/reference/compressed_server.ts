import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
};

/** A server on loopback. */
export interface CompressedServer {
  readonly url: string;
  readonly close: () => void;
}

/** Serves texts by path, each compressed once with gzip, as a host of static files does. Nothing is cached. */
export async function serveCompressed(texts: ReadonlyMap<string, string>): Promise<CompressedServer> {
  const bodies = new Map([...texts].map(([path, text]) => [`/${path}`, gzipSync(text, { level: 9 })]));
  const server = createServer(({ url = "" }, response) => {
    const path = url.replace(/[?#].*$/u, "");
    const body = bodies.get(path);
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": type, "content-encoding": "gzip", "cache-control": "no-store" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
