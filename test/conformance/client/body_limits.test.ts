import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createGzip } from "node:zlib";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { createGateway } from "connector-gateway-spec";
import type { CallOptions, GatewayOptions } from "connector-gateway-spec/client";
import { errorOf } from "./failing_calls.ts";

const MIB = 1024 * 1024;
/** What the connection itself may hold besides what the client has read: buffers of two sockets, of HTTP and of the decoder. */
const IN_FLIGHT = 16 * MIB;

/** What a server did, besides answering. */
interface Seen {
  requests: number;
  /** Bytes that it got rid of. It stops when the client does not read, and when the client goes away. */
  sent: number;
  closed: number;
}

type Play = (response: ServerResponse, seen: Seen) => void;

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A gateway on loopback that answers every request in one way, and a client of it. */
async function openHostile(play: Play, options: Partial<GatewayOptions> = {}) {
  const seen: Seen = { requests: 0, sent: 0, closed: 0 };
  const server = createServer((request: IncomingMessage, response) => {
    seen.requests += 1;
    response.on("close", () => (seen.closed += 1));
    request.resume().on("end", () => play(response, seen));
  });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${String(port)}`;
  return { seen, gateway: createGateway({ baseUrl, token: "t", retry: { delay: 1 }, ...options }) };
}

const chunk = Buffer.alloc(64 * 1024, "[");

/** Writes the same chunk for ever, as fast as it is read. */
function pour(response: ServerResponse, seen: Seen): void {
  const more = (): void => {
    while (!response.destroyed) {
      seen.sent += chunk.length;
      if (!response.write(chunk)) {
        response.once("drain", more);
        return;
      }
    }
  };
  more();
}

function endless(status: number): Play {
  return (response, seen) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    pour(response, seen);
  };
}

/** Megabytes of one letter for each kilobyte that is sent. */
const bomb: Play = (response, seen) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" });
  const gzip = createGzip();
  gzip.on("data", ({ length }: Buffer) => (seen.sent += length));
  gzip.pipe(response);
  const more = (): void => {
    while (!response.destroyed) {
      if (!gzip.write(chunk)) {
        gzip.once("drain", more);
        return;
      }
    }
  };
  more();
};

/** A success of exactly so many bytes. */
function successOf(bytes: number): string {
  const [before, after] = ['{"status":"success","result":{"object":"balance","note":"', '"}}'];
  return before + "x".repeat(bytes - before.length - after.length) + after;
}

function answering(body: string, headers: Record<string, string | number> = {}): Play {
  return (response) => {
    response.writeHead(200, { "Content-Type": "application/json", ...headers });
    response.end(body);
  };
}

async function failureOf(play: Play, options: Partial<GatewayOptions> = {}, callOptions: CallOptions = {}) {
  const { gateway, seen } = await openHostile(play, options);
  const error = await errorOf(() => gateway.instance("payments", "x").balance.get({}, callOptions));
  return { error, seen };
}

describe("an answer that is too large", () => {
  it("ends the call when it never ends: no more than 32 MiB are read, once", async () => {
    const { error, seen } = await failureOf(endless(200));
    expect(error).toMatchObject({ kind: "size", status: 200, operation: "payments.balance.get" });
    expect(error.message).toBe("payments.balance.get: the gateway answered 200 with more than 33554432 bytes; see the option maxBodySize");
    expect(seen.requests).toBe(1);
    expect(seen.sent).toBeGreaterThan(32 * MIB);
    expect(seen.sent).toBeLessThan(32 * MIB + IN_FLIGHT);
  });

  it("is counted as it is decoded", async () => {
    const { error, seen } = await failureOf(bomb, { maxBodySize: 4 * MIB });
    expect(error).toMatchObject({ kind: "size", status: 200 });
    expect(seen.requests).toBe(1);
    // Compressed, the limit is some 4 kB.
    expect(seen.sent).toBeLessThan(2 * MIB);
  });

  it.each([200, 400, 401, 500, 503, 429])("is not retried and closes the connection, with status %i", async (status) => {
    const { error, seen } = await failureOf(endless(status), { maxBodySize: MIB });
    expect(error).toMatchObject({ kind: "size", status });
    expect(error.message).toContain(`the gateway answered ${String(status)} with more than`);
    expect(seen.requests).toBe(1);
    expect(seen.sent).toBeLessThan(MIB + IN_FLIGHT);
    await expect.poll(() => seen.closed).toBe(1);
  });

  it("of an error is read to far less than the limit", async () => {
    const { error, seen } = await failureOf(endless(500));
    expect(error).toMatchObject({ kind: "size", status: 500 });
    expect(error.message).toContain("more than 262144 bytes");
    expect(seen.sent).toBeLessThan(IN_FLIGHT);
  });

  it("of an error obeys a smaller limit", async () => {
    const { error } = await failureOf(endless(500), { maxBodySize: 100 });
    expect(error.message).toContain("more than 100 bytes");
  });

  it("that says so is not read at all", async () => {
    const { error, seen } = await failureOf((response, mine) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": 2 ** 40 });
      pour(response, mine);
    });
    expect(error.kind).toBe("size");
    expect(seen.requests).toBe(1);
    expect(seen.sent).toBeLessThan(IN_FLIGHT);
  });

  it("is noticed however small its chunks are", async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1).fill(0x20));
      },
    });
    const fetch = (): Promise<Response> => Promise.resolve(new Response(body));
    const gateway = createGateway({ baseUrl: "http://gateway.example.test", token: "t", fetch, maxBodySize: 10_000 });
    expect((await errorOf(() => gateway.instance("payments", "x").balance.get())).kind).toBe("size");
    expect(pulled).toBeLessThan(10_010);
  });

  it("of create is refused as well", async () => {
    const { gateway, seen } = await openHostile(endless(201), { maxBodySize: MIB });
    const error = await errorOf(() => gateway.create("payments", { name: "A", auth_config: { api_key: "sk_test_EXAMPLE0000" } }));
    expect(error).toMatchObject({ kind: "size", status: 201, operation: "gateway.create_instance" });
    expect(seen.requests).toBe(1);
  });

  it("that is a redirect is not read", async () => {
    const { error, seen } = await failureOf((response, mine) => {
      response.writeHead(302, { Location: "http://127.0.0.1:1/" });
      pour(response, mine);
    });
    expect(error.kind).toBe("answer");
    expect(seen.sent).toBeLessThan(IN_FLIGHT);
  });
});

describe("the limit of an answer", () => {
  const limit = 1000;

  it("is the most that is read", async () => {
    for (const headers of [{}, { "Content-Length": limit }]) {
      const { gateway } = await openHostile(answering(successOf(limit), headers), { maxBodySize: limit });
      await expect(gateway.instance("payments", "x").balance.get()).resolves.toMatchObject({ object: "balance" });
    }
  });

  it.each([{}, { "Content-Length": limit + 1 }])("refuses one byte more: %j", async (headers) => {
    const { error } = await failureOf(answering(successOf(limit + 1), headers), { maxBodySize: limit });
    expect(error.kind).toBe("size");
  });

  it("counts bytes, not characters", async () => {
    const body = successOf(limit).replace("xxx", "漢");
    const { gateway } = await openHostile(answering(body), { maxBodySize: limit });
    await expect(gateway.instance("payments", "x").balance.get()).resolves.toMatchObject({ object: "balance" });
    const { error } = await failureOf(answering(body.replace("x", "é")), { maxBodySize: limit });
    expect(error.kind).toBe("size");
  });

  it("of a call replaces that of the gateway, to both sides", async () => {
    const { gateway } = await openHostile(answering(successOf(limit)), { maxBodySize: 10 });
    const { balance } = gateway.instance("payments", "x");
    await expect(balance.get({}, { maxBodySize: limit })).resolves.toMatchObject({ object: "balance" });
    expect((await errorOf(() => balance.get())).kind).toBe("size");
    const { error } = await failureOf(answering(successOf(limit)), {}, { maxBodySize: limit - 1 });
    expect(error.kind).toBe("size");
  });

  it("does not apply to downloads, which are streams", async () => {
    const { gateway } = await openHostile(answering("x".repeat(5000)), { maxBodySize: 10 });
    const { body } = await gateway.instance("file_storage", "x").files.download({ fileId: "f", alt: "media" });
    expect(await new Response(body).text()).toHaveLength(5000);
  });

  it("applies to the error of a download", async () => {
    const { gateway, seen } = await openHostile(endless(404), { maxBodySize: 1000 });
    const error = await errorOf(() => gateway.instance("file_storage", "x").files.download({ fileId: "f", alt: "media" }));
    expect(error).toMatchObject({ kind: "size", status: 404 });
    expect(seen.requests).toBe(1);
  });

  it.each([0, -1, 1.5, NaN, Infinity, "1000", {}])("cannot be %j", async (maxBodySize) => {
    const options = { maxBodySize: maxBodySize as number };
    const message = "maxBodySize must be an integer, 1 or more.";
    const open = () => createGateway({ baseUrl: "https://example.test", token: "t", ...options });
    expect(open).toThrow(new TypeError(message));
    const { gateway, seen } = await openHostile(answering("{}"));
    await expect(gateway.instance("payments", "x").balance.get({}, options)).rejects.toThrow(new TypeError(message));
    expect(seen.requests).toBe(0);
  });
});

describe("an answer whose length is wrong", () => {
  it("is a network error when it says more than there is", async () => {
    const { error } = await failureOf((response) => {
      response.writeHead(200, { "Content-Length": 1000 });
      response.write("{", () => response.destroy());
    });
    expect(error.kind).toBe("network");
  });

  it("is cut off when it says less than there is", async () => {
    const { error, seen } = await failureOf(
      (response, mine) => {
        response.socket?.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n");
        pourInto(response, mine);
      },
      { maxBodySize: MIB },
    );
    expect(["answer", "network"]).toContain(error.kind);
    expect(seen.sent).toBeLessThan(3 * IN_FLIGHT);
  });
});

/** The same without HTTP around it. */
function pourInto({ socket }: ServerResponse, seen: Seen): void {
  const more = (): void => {
    while (socket !== null && !socket.destroyed) {
      seen.sent += chunk.length;
      if (!socket.write(chunk)) {
        socket.once("drain", more);
        return;
      }
    }
  };
  socket?.on("error", () => undefined);
  more();
}

describe("an answer that drips", () => {
  it.each([200, 500, 503])("ends when the time is up, and is not retried, with status %i", async (status) => {
    const { error, seen } = await failureOf(
      (response) => {
        response.writeHead(status, { "Content-Type": "application/json" });
        const drip = setInterval(() => response.write(" "), 5);
        onTestFinished(() => clearInterval(drip));
      },
      { timeout: 80 },
    );
    expect(error).toMatchObject({ kind: "timeout" });
    expect(seen.requests).toBe(1);
    await expect.poll(() => seen.closed).toBe(1);
  });
});
