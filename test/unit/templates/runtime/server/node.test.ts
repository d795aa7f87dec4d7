import { createServer, request as sendRequest, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { download, type Deviation } from "connector-gateway-spec/server";
import { toNodeListener } from "connector-gateway-spec/server/node";
import { afterEach, describe, expect, test, vi } from "vitest";
import { runs } from "../../../../fixtures/property_runs.ts";
import { createKit, read, toRequest, TOKEN } from "./kit.ts";

const PATH = "/api/v1/connectors/instances/";
const listCustomers = { entity: "customers", action: "list" };
const file = { entity: "files", action: "download", params: { fileId: "file_1", alt: "media" } };
const empty = () => ({ records: [], meta: { has_more: false } });

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

type Listener = Parameters<typeof toNodeListener>[0];

async function serve(handler: Listener): Promise<number> {
  const server = createServer(toNodeListener(handler));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

function urlOf(port: number, connector = "payments"): string {
  return `http://127.0.0.1:${String(port)}${PATH}inst_${connector}/execute`;
}

/** Everything that the server says to these bytes until it closes the connection. */
function talk(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.setEncoding("utf8").on("data", (chunk: string) => (answer += chunk));
    socket.on("close", () => resolve(answer)).on("error", reject);
  });
}

/** The kit by itself, and inside another function, which gets a `Request`. */
const forms = [
  ["itself", (handler: ReturnType<typeof createKit>): Listener => handler],
  [
    "inside another function",
    (handler: ReturnType<typeof createKit>): Listener =>
      (request) =>
        handler(request),
  ],
] as const;

describe.each(forms)("in Node, the handler %s", (_form, formOf) => {
  test("keeps a connection after a refused body, and answers the next request on it", async () => {
    const port = await serve(formOf(createKit({ fallback: empty, maxBodyBytes: 100 })));
    const post = (body: string, more = ""): string =>
      `POST ${PATH}inst_payments/execute HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${TOKEN}\r\nContent-Type: application/json\r\n${more}Content-Length: ${String(body.length)}\r\n\r\n${body}`;
    const answer = await talk(port, post("x".repeat(5000)) + post(JSON.stringify(listCustomers), "Connection: close\r\n"));
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
  });

  test("answers before the end of a body that is far too long", async () => {
    const port = await serve(formOf(createKit({ maxBodyBytes: 100 })));
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
      const upload = sendRequest(urlOf(port), { method: "POST", headers }, resolve);
      // Just more than the server reads: the end is never sent.
      const chunks = [...Array.from({ length: 16 }, () => Buffer.alloc(1024 * 1024, "x")), Buffer.alloc(200, "x")];
      const more = (): void => {
        const chunk = chunks.shift();
        if (chunk !== undefined) upload.write(chunk, more);
      };
      upload.on("error", reject);
      more();
    });
    expect([answer.statusCode, answer.headers.connection]).toEqual([413, "close"]);
  });

  test("survives uploads that break off, and does not run them", async () => {
    const fallback = vi.fn(empty);
    const onError = vi.fn();
    const port = await serve(formOf(createKit({ fallback, onError })));
    await Promise.all(
      Array.from({ length: 20 }, () => {
        const start = `POST ${PATH}inst_payments/execute HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${TOKEN}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"entity"`;
        return new Promise<void>((resolve) => {
          const socket = connect(port, "127.0.0.1", () => socket.write(start, () => socket.destroy()));
          socket.on("close", () => resolve());
        });
      }),
    );
    expect((await read(fetch(urlOf(port), toRequest({ body: listCustomers })))).status).toBe(200);
    expect([fallback.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0]);
  });

  test("answers hundreds of clients at the same time", async () => {
    const fallback = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return empty();
    };
    const port = await serve(formOf(createKit({ fallback })));
    const answers = await Promise.all(
      Array.from({ length: runs(200).numRuns }, async (_, index) => {
        const response = await fetch(
          urlOf(port),
          toRequest({ body: listCustomers, headers: { "x-request-id": `client-${String(index)}` } }),
        );
        await response.arrayBuffer();
        return [response.status, response.headers.get("x-request-id")];
      }),
    );
    expect(answers).toEqual(answers.map((_, index) => [200, `client-${String(index)}`]));
  });

  test.each([
    ["fewer", 20],
    ["more", 4],
  ])("breaks the connection when a file has %s bytes than announced, and reports it", async (_title, size) => {
    const onError = vi.fn();
    async function* content(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(new TextEncoder().encode("01"));
      yield new TextEncoder().encode("23456789");
    }
    const operations = { "file_storage.files.download": () => download(content(), { size }) };
    const port = await serve(formOf(createKit({ operations, onError })));
    const received = fetch(urlOf(port, "file_storage"), toRequest({ body: file })).then((answer) => answer.arrayBuffer());
    await expect(received).rejects.toThrow(/fetch failed|terminated/);
    expect(onError).toHaveBeenCalledWith(new RangeError(`The download does not have the announced ${String(size)} bytes.`), {
      requestId: "req_1",
      operation: "file_storage.files.download",
    });
  });

  test("stops reading a file when the caller goes away", async () => {
    const onError = vi.fn();
    const canceled = new Promise<string>((resolve) => {
      const content = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new Uint8Array(10)),
        cancel: () => resolve("canceled"),
      });
      const operations = { "file_storage.files.download": () => download(content, { size: 1000 }) };
      void serve(formOf(createKit({ operations, onError }))).then(async (port) => {
        const controller = new AbortController();
        const answer = await fetch(new Request(urlOf(port, "file_storage"), toRequest({ body: file })), { signal: controller.signal });
        await answer.body?.getReader().read();
        controller.abort();
      });
    });
    expect(await canceled).toBe("canceled");
    expect(onError).not.toHaveBeenCalled();
  });

  test.each([
    ["TRACE", "405"],
    ["PROPFIND", "405"],
    ["HEAD", "405"],
  ])("answers %s with %s", async (method, status) => {
    const port = await serve(formOf(createKit()));
    const answer = await talk(port, `${method} ${PATH}inst_payments/execute HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer.split(" ")[1]).toBe(status);
    expect(answer.toLowerCase()).toContain("allow: post, options");
  });

  test.each([
    `POST ${PATH}inst_payments/execute`,
    `POST http://x${PATH}inst_payments/execute?a=1`,
    `POST ${PATH}inst_payments/execute?x=//y`,
  ])("finds the path of %s, whatever `Host` says", async (line) => {
    const port = await serve(formOf(createKit({ fallback: empty })));
    const body = JSON.stringify(listCustomers);
    for (const host of ["x", "a b", "[", "x:99999", "user@x/y?z"]) {
      const head = `Host: ${host}\r\nAuthorization: Bearer ${TOKEN}\r\nContent-Type: application/json\r\nConnection: close\r\n`;
      const answer = await talk(port, `${line} HTTP/1.1\r\n${head}Content-Length: ${String(body.length)}\r\n\r\n${body}`);
      expect(answer.split(" ")[1], host).toBe("200");
    }
  });

  test.each([
    ["//api/v1/connectors/instances", "404"],
    [`${PATH}../${"x".repeat(10)}`, "404"],
    [`${PATH}%2e%2e/execute`, "404"],
    ["*", "404"],
  ])("does not find the path %s", async (target, status) => {
    const port = await serve(formOf(createKit()));
    const answer = await talk(port, `POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
    expect(answer.split(" ")[1]).toBe(status);
  });

  test("passes the address of a request to `authenticate`", async () => {
    const seen: string[] = [];
    const authenticate = (_token: string, request: { readonly url: string; readonly method: string }) => {
      seen.push(`${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`);
      return { id: "tenant" };
    };
    const port = await serve(formOf(createKit({ authenticate, fallback: empty })));
    await fetch(`${urlOf(port)}?tenant=1`, toRequest({ body: listCustomers }));
    expect(seen).toEqual([`POST ${PATH}inst_payments/execute?tenant=1`]);
  });
});

test("a function around a gateway that throws gets the error body of a 500", async () => {
  const port = await serve(() => Promise.reject(new Error("password=hunter2")));
  expect(await read(fetch(urlOf(port), toRequest({})))).toEqual({ status: 500, body: { message: "Internal server error.", errors: [] } });
});

test("a function around a gateway may set several cookies", async () => {
  const headers = new Headers([
    ["set-cookie", "a=1"],
    ["set-cookie", "b=2"],
  ]);
  const port = await serve(() => new Response("ok", { headers }));
  expect((await fetch(urlOf(port), toRequest({}))).headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("hooks that throw or reject change no answer", async () => {
  const onDeviation = (_deviation: Deviation) => {
    throw new Error("no disk");
  };
  const onError = (): void => {
    throw new Error("no network");
  };
  const onErrorLater: () => unknown = vi.fn(() => Promise.reject(new Error("no network")));
  const lying = createKit({ fallback: () => 1, onDeviation });
  const failing = createKit({ fallback: () => Promise.reject(new Error("broken")), onError });
  const failingLater = createKit({ fallback: () => Promise.reject(new Error("broken")), onError: onErrorLater });
  for (const handler of [lying, failing, failingLater]) expect((await read(handler(toRequest({ body: listCustomers })))).status).toBe(500);
});
