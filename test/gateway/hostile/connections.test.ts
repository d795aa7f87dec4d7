import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it, test } from "vitest";
import { startServer, type RunningServer, type ServerLimits } from "../../../gateway/src/serve/http_server.ts";

/** Patient in everything; each test chooses what it waits for. */
const patient = {
  headersTimeout: 60_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 20,
  keepAliveTimeout: 60_000,
  stalledTimeout: 60_000,
};

const open: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function serve(listener: RequestListener, limits: ServerLimits): Promise<RunningServer> {
  const server = await startServer(listener, { host: "127.0.0.1", port: 0 }, limits);
  open.push(() => server.close(0));
  return server;
}

/** A connection that has sent a text, and what it got until it was closed. */
function send({ url }: RunningServer, text: string): { readonly socket: Socket; readonly closed: Promise<string> } {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  open.push(() => socket.destroy());
  let got = "";
  const closed = new Promise<string>((resolve) => {
    socket.on("data", (chunk) => (got += chunk.toString("latin1")));
    socket
      .on("error", () => undefined)
      .on("close", () => {
        resolve(got);
      });
  });
  socket.write(text);
  return { socket, closed };
}

const head = "POST / HTTP/1.1\r\nHost: gateway.test\r\n";

describe("a caller that is slow", () => {
  it.each([
    ["its headers", head, { headersTimeout: 40 }],
    ["its body", `${head}Content-Length: 10\r\n\r\nhalf`, { headersTimeout: 40, requestTimeout: 40 }],
  ])("with %s loses its connection", async (_, text, timeouts) => {
    const server = await serve((request) => request.resume(), { maxConnections: 10, timeouts: { ...patient, ...timeouts } });
    expect(await send(server, text).closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("to read an answer loses its connection, which ends the work for it", async () => {
    let ended = (): void => undefined;
    const closed = new Promise<void>((resolve) => (ended = resolve));
    const server = await serve(
      (_, response) => {
        response.once("close", ended);
        const chunk = Buffer.alloc(1024 * 1024);
        const more = (): void => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on("drain", more);
        more();
      },
      { maxConnections: 10, timeouts: { ...patient, stalledTimeout: 100 } },
    );
    send(server, `${head}Content-Length: 0\r\n\r\n`).socket.pause();
    expect(await closed).toBeUndefined();
  });

  test("keeps its connection while the answer has not begun", async () => {
    const server = await serve((_, response) => void setTimeout(() => response.end("late"), 300), {
      maxConnections: 10,
      timeouts: { ...patient, stalledTimeout: 50 },
    });
    expect(await (await fetch(server.url)).text()).toBe("late");
  });
});

describe("too many connections", () => {
  test("are closed, and do not disturb the others", async () => {
    const server = await serve((_, response) => response.end("fine"), { maxConnections: 2, timeouts: patient });
    const request = "GET / HTTP/1.1\r\nHost: gateway.test\r\n";
    const first = send(server, request);
    await new Promise((resolve) => first.socket.once("connect", resolve));
    const second = send(server, request);
    await new Promise((resolve) => second.socket.once("connect", resolve));
    expect(await send(server, `${request}\r\n`).closed).toBe("");
    first.socket.write("Connection: close\r\n\r\n");
    expect(await first.closed).toContain("fine");
  });
});

describe("a request that another server could read differently", () => {
  it.each([
    ["two lengths", `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
    ["a length and chunks", `${head}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["a folded header", `${head}X-One: a\r\n b\r\nX-Admin: 1\r\n :2\r\n\r\n`],
    ["a blank before a colon", `${head}Content-Length : 1\r\n\r\na`],
    ["a bare line break", `${head}X-One: a\rX-Admin: 1\r\n\r\n`],
    ["no host", "POST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n"],
    ["headers of 32 KiB", `${head}X-Large: ${"x".repeat(32_768)}\r\n\r\n`],
  ])("with %s is refused", async (_, text) => {
    const arrived: unknown[] = [];
    const server = await serve((request) => arrived.push(request.url), { maxConnections: 10, timeouts: patient });
    expect([(await send(server, text).closed).slice(0, 10), arrived]).toEqual([expect.stringMatching(/^HTTP\/1\.1 4/), []]);
  });
});
