import { setImmediate } from "node:timers/promises";
import { createServer as createTlsServer } from "node:tls";
import { createServer as createTcpServer, type AddressInfo } from "node:net";
import { afterEach, describe, expect, it, test } from "vitest";
import { createEgress } from "../../../gateway/src/egress/egress.ts";
import {
  defaultEgressSettings,
  type Egress,
  type EgressAnswer,
  type EgressRequest,
  type EgressSettings,
  type Resolve,
} from "../../../gateway/src/egress/egress_types.ts";
import { startServer, type LoopbackServer, type Respond } from "../../fixtures/gateway/loopback_server.ts";

const open: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const answerOk: Respond = (_, response) => response.end("fine");

async function serve(respond: Respond = answerOk): Promise<LoopbackServer> {
  const server = await startServer(respond);
  open.push(() => server.close());
  return server;
}

/** The usual way out, for which servers of this machine stand in for third parties. */
function egressTo(origins: readonly string[], settings: Partial<EgressSettings> = {}, resolve?: Resolve): Egress {
  const egress = createEgress({ ...defaultEgressSettings, replacedOrigins: origins, allowPrivate: true, ...settings }, resolve);
  open.push(() => egress.close());
  return egress;
}

function requestTo(url: string, rest: Partial<EgressRequest> = {}): EgressRequest {
  const hosts = [URL.canParse(url) ? new URL(url).host : ""];
  return { method: "GET", url, headers: {}, hosts, signal: new AbortController().signal, ...rest };
}

async function textOf({ body }: EgressAnswer): Promise<string> {
  let text = "";
  for await (const chunk of body) text += String(chunk);
  // A connection is free again one turn after its body has ended.
  await setImmediate();
  return text;
}

/** Fails to resolve what a test does not expect to be resolved. */
function resolving(addresses: Readonly<Record<string, readonly string[]>>): Resolve & { readonly asked: string[] } {
  const asked: string[] = [];
  const resolve: Resolve = async (hostname) => {
    asked.push(hostname);
    const found = addresses[hostname] ?? [];
    return Promise.resolve(found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })));
  };
  return Object.assign(resolve, { asked });
}

describe("egress", () => {
  test("sends method, path, query, headers and body", async () => {
    const server = await serve();
    const answer = await egressTo([server.url]).send(
      requestTo(`${server.url}/v1/things?a=1&b=%5B`, { method: "POST", headers: { "x-one": "1" }, body: "a=1" }),
    );
    expect([answer.status, answer.redirected, await textOf(answer)]).toEqual([200, false, "fine"]);
    expect(server.requests).toMatchObject([{ method: "POST", url: "/v1/things?a=1&b=%5B", headers: { "x-one": "1" }, body: "a=1" }]);
  });

  test("reads headers whatever their case, and no inherited property", async () => {
    const server = await serve((_, response) => response.writeHead(200, { "X-One": "1", "x-two": ["a", "b"] }).end());
    const { headers, body } = await egressTo([server.url]).send(requestTo(server.url));
    body.resume();
    expect(["x-one", "X-ONE", "x-two", "x-three", "constructor", "__proto__"].map((name) => headers.get(name))).toEqual([
      "1",
      "1",
      "a, b",
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("uses a connection again, unless a new one is asked for", async () => {
    const server = await serve();
    const egress = egressTo([server.url]);
    for (const newConnection of [false, false, true, true]) await textOf(await egress.send(requestTo(server.url, { newConnection })));
    expect(server.connections()).toBe(3);
  });

  test("refuses headers that are too large", async () => {
    const server = await serve((_, response) => response.writeHead(200, { "x-large": "x".repeat(3_000) }).end());
    const sent = egressTo([server.url], { headerBytes: 2_000 }).send(requestTo(server.url));
    await expect(sent).rejects.toMatchObject({ code: "UND_ERR_HEADERS_OVERFLOW" });
  });

  test("refuses a line break in a header", async () => {
    const server = await serve();
    const sent = egressTo([server.url]).send(requestTo(server.url, { headers: { range: "bytes=0-1\r\nx-admin: 1" } }));
    await expect(sent).rejects.toThrow();
    expect(server.requests).toEqual([]);
  });

  test("ends when a body pauses for too long", async () => {
    const server = await serve((_, response) => response.writeHead(200, { "content-length": "10" }).write("half"));
    const answer = await egressTo([server.url], { idleMilliseconds: 50 }).send(requestTo(server.url));
    await expect(textOf(answer)).rejects.toMatchObject({ code: "UND_ERR_BODY_TIMEOUT" });
  });

  test("ends at once when the signal is aborted, before the answer and during the body", async () => {
    const server = await serve((request, response) => {
      if (request.url === "/body") response.writeHead(200, { "content-length": "10" }).write("half");
    });
    const egress = egressTo([server.url]);
    const reason = new Error("gone");
    const before = new AbortController();
    const sent = egress.send(requestTo(`${server.url}/never`, { signal: before.signal }));
    before.abort(reason);
    await expect(sent).rejects.toBe(reason);
    const during = new AbortController();
    const answer = await egress.send(requestTo(`${server.url}/body`, { signal: during.signal }));
    const read = textOf(answer);
    during.abort(reason);
    await expect(read).rejects.toBe(reason);
  });
});

describe("addresses", () => {
  it.each([
    ["http://127.0.0.1:9", "http://127.0.0.1:9 is not https. Use https, or add --allow-private-egress if it is a server for tests."],
    [
      "https://127.0.0.1:9",
      "127.0.0.1 is not a public address. To call a server for tests, give it with --vendor and add --allow-private-egress.",
    ],
    ["https://[::1]:9", "::1 is not a public address."],
    ["https://[::ffff:127.0.0.1]:9", "::ffff:7f00:1 is not a public address."],
    ["https://169.254.169.254", "169.254.169.254 is not a public address."],
    ["https://0x7f.1:9", "127.0.0.1 is not a public address."],
    ["https://internal.shop.example:9", "internal.shop.example resolves to an address that is not public."],
    ["https://mixed.shop.example:9", "mixed.shop.example resolves to an address that is not public."],
    ["https://none.shop.example:9", "none.shop.example has no address."],
  ])("refuses %s without permission for private addresses", async (origin, message) => {
    const resolve = resolving({ "internal.shop.example": ["10.0.0.1"], "mixed.shop.example": ["8.8.8.8", "fd00::1"] });
    const egress = egressTo([origin], { allowPrivate: false }, resolve);
    await expect(egress.send(requestTo(origin))).rejects.toThrow(message);
  });

  test("refuses a host of the catalog that resolves to this machine, also when another origin may be private", async () => {
    const server = await serve();
    const resolve = resolving({ "api.shop.example": ["127.0.0.1"] });
    const egress = egressTo([server.url], {}, resolve);
    await expect(egress.send(requestTo("https://api.shop.example/"))).rejects.toThrow("resolves to an address that is not public");
    expect(server.connections()).toBe(0);
  });

  test("connects to the address that was checked: a host is resolved once for each connection", async () => {
    const server = await serve();
    const { port } = new URL(server.url);
    const resolve = resolving({ "mirror.example": ["127.0.0.1"] });
    const egress = egressTo([`http://mirror.example:${port}`], {}, resolve);
    for (let count = 0; count < 3; count++) await textOf(await egress.send(requestTo(`http://mirror.example:${port}/v1`)));
    expect([resolve.asked, server.connections()]).toEqual([["mirror.example"], 1]);
    expect(server.requests[0]?.headers.host).toBe(`mirror.example:${port}`);
  });

  test("does not follow a name server that answers with a private address the second time", async () => {
    const answers = [["203.0.113.1"], ["127.0.0.1"]];
    const asked: string[] = [];
    const resolve: Resolve = async (hostname) => {
      asked.push(hostname);
      return Promise.resolve((answers.shift() ?? []).map((address) => ({ address, family: 4 })));
    };
    const egress = egressTo([], {}, resolve);
    await expect(egress.send(requestTo("https://rebind.shop.example/"))).rejects.toThrow("resolves to an address that is not public");
    await expect(egress.send(requestTo("https://rebind.shop.example/"))).rejects.toThrow("resolves to an address that is not public");
    expect(asked).toEqual(["rebind.shop.example", "rebind.shop.example"]);
  });

  test("names the host, not the address, when it opens a TLS connection", async () => {
    const names: string[] = [];
    const tls = createTlsServer({
      SNICallback: (name, done) => {
        names.push(name);
        done(new Error("no certificate"));
      },
    });
    tls.on("tlsClientError", () => undefined);
    await new Promise<void>((resolve) => tls.listen(0, "127.0.0.1", resolve));
    open.push(() => tls.close());
    const origin = `https://mirror.example:${(tls.address() as AddressInfo).port}`;
    await expect(egressTo([origin], {}, resolving({ "mirror.example": ["127.0.0.1"] })).send(requestTo(origin))).rejects.toThrow();
    expect(names).toEqual(["mirror.example"]);
  });

  test("says which network error it was when a connection ends without an answer", async () => {
    const tcp = createTcpServer((socket) => socket.once("data", () => socket.end()));
    await new Promise<void>((resolve) => tcp.listen(0, "127.0.0.1", resolve));
    open.push(() => tcp.close());
    const origin = `http://127.0.0.1:${(tcp.address() as AddressInfo).port}`;
    await expect(egressTo([origin]).send(requestTo(origin))).rejects.toMatchObject({ code: "UND_ERR_SOCKET" });
  });
});
