import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { toNodeListener } from "../../../../templates/runtime/server/node.ts";
import { BASE, call, createFake, executePath, list, send, toInit } from "./fake_store.ts";

const sandbox = createFake({ records: 2 });
const server = createServer(toNodeListener(sandbox.handler));
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  sandbox.reset();
});

interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request with any headers, `Host` and `Origin` included. */
function over(method: string, path: string, headers: Readonly<Record<string, string>> = {}, body?: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, method, path, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const JSON_TYPE = { "content-type": "application/json" };

describe("the control paths", () => {
  test("give the state and take one", async () => {
    const { status, headers, text } = await over("GET", "/_sandbox/state");
    expect([status, headers["content-type"], JSON.parse(text)]).toEqual([200, "application/json", sandbox.state()]);
    const state = { version: 1, instances: { mine: { connector: "payments", records: { customers: [{ id: "cus_1" }] } } } };
    expect(await over("PUT", "/_sandbox/state", JSON_TYPE, JSON.stringify(state))).toMatchObject({ status: 204, text: "" });
    expect(sandbox.state()).toEqual(state);
  });

  test("reset", async () => {
    const before = sandbox.state();
    await send(sandbox, { body: call("customers", "create", { email: "a@example.com" }) });
    expect((await over("POST", "/_sandbox/reset")).status).toBe(204);
    expect([sandbox.state(), sandbox.log()]).toEqual([before, []]);
  });

  test("give the log, in which they do not appear", async () => {
    await fetch(`http://127.0.0.1:${port}${executePath()}`, toInit({ body: list }));
    const { text } = await over("GET", "/_sandbox/log");
    expect(JSON.parse(text)).toEqual(sandbox.log());
    expect(sandbox.log().map(({ operation }) => operation)).toEqual(["payments.customers.list"]);
  });

  test("give the faults and take others", async () => {
    const faults = [{ match: "*", status: 503 }];
    expect((await over("PUT", "/_sandbox/faults", JSON_TYPE, JSON.stringify(faults))).status).toBe(204);
    expect(JSON.parse((await over("GET", "/_sandbox/faults")).text)).toEqual(faults);
    expect((await send(sandbox, { body: list })).status).toBe(503);
  });

  test("answer in memory, too", async () => {
    expect(await send(sandbox, { path: "/_sandbox/state", method: "GET" })).toMatchObject({ status: 200, body: sandbox.state() });
    expect(await send(sandbox, { path: "/_sandbox/faults", method: "PUT", body: [{ match: "*", wait: 0 }] })).toMatchObject({
      status: 204,
    });
    expect(sandbox.faults()).toEqual([{ match: "*", wait: 0 }]);
  });

  test("need no token, and none is asked for when there is one", async () => {
    const strict = createFake({ token: "secret" });
    expect((await send(strict, { path: "/_sandbox/log", method: "GET", headers: { authorization: undefined } })).status).toBe(200);
  });
});

describe("a control request that is wrong", () => {
  test.each<[string, string, Record<string, string>, string | undefined, number, object]>([
    ["GET", "/_sandbox/reset", {}, undefined, 405, { allow: "POST, OPTIONS" }],
    ["POST", "/_sandbox/state", {}, undefined, 405, { allow: "GET, HEAD, PUT, OPTIONS" }],
    ["DELETE", "/_sandbox/log", {}, undefined, 405, { allow: "GET, HEAD, OPTIONS" }],
    ["GET", "/_sandbox/nothing", {}, undefined, 404, {}],
    ["GET", "/_sandbox/", {}, undefined, 404, {}],
    ["GET", "/_sandbox/constructor", {}, undefined, 404, {}],
    ["PUT", "/_sandbox/state", {}, "{}", 415, {}],
    ["PUT", "/_sandbox/faults", { "content-type": "text/plain" }, "[]", 415, {}],
    ["PUT", "/_sandbox/state", JSON_TYPE, "{", 422, {}],
    ["PUT", "/_sandbox/state", JSON_TYPE, "", 422, {}],
    ["PUT", "/_sandbox/state", JSON_TYPE, '{"version":3}', 422, {}],
    ["PUT", "/_sandbox/faults", JSON_TYPE, '[{"match":"x"}]', 422, {}],
    ["PUT", "/_sandbox/faults", JSON_TYPE, `[${" ".repeat(1024 * 1024)}]`, 413, {}],
  ])("%s %s with %j and %.20s is answered with %i", async (method, path, headers, body, status, wanted) => {
    const before = [sandbox.state(), sandbox.faults()];
    const answer = await over(method, path, headers, body);
    expect(answer).toMatchObject({ status, headers: wanted });
    expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String) as unknown, errors: expect.any(Array) as unknown });
    expect([sandbox.state(), sandbox.faults()]).toEqual(before);
  });

  test("gets all mistakes of a state", async () => {
    const state = { version: 1, instances: { a: { connector: "payment", records: {} }, b: 1 } };
    const { text } = await over("PUT", "/_sandbox/state", JSON_TYPE, JSON.stringify(state));
    expect((JSON.parse(text) as { errors: unknown }).errors).toEqual([
      {
        field: "instances.a.connector",
        message: "`instances.a.connector` names no connector; did you mean `payments`?",
        error_code: "sandbox/state",
      },
      { field: "instances.b", message: "`instances.b` must be an object, not 1", error_code: "sandbox/state" },
    ]);
  });

  test("OPTIONS and HEAD answer as HTTP says", async () => {
    expect(await over("OPTIONS", "/_sandbox/state")).toMatchObject({
      status: 204,
      headers: { allow: "GET, HEAD, PUT, OPTIONS" },
      text: "",
    });
    expect(await over("HEAD", "/_sandbox/state")).toMatchObject({ status: 200, text: "" });
  });
});

describe("a control request from elsewhere", () => {
  const own = (): string => `127.0.0.1:${port}`;

  test.each<[string, () => Record<string, string>, number]>([
    ["no Origin", () => ({}), 200],
    ["localhost", () => ({ host: "localhost:1" }), 200],
    ["LOCALHOST without a port", () => ({ host: "LOCALHOST" }), 200],
    ["IPv6", () => ({ host: "[::1]:4010" }), 200],
    ["its own page", () => ({ host: own(), origin: `http://${own()}` }), 200],
    ["another name that leads here", () => ({ host: "attacker.example" }), 403],
    ["a name that begins like its own", () => ({ host: "localhost.attacker.example" }), 403],
    ["a name that ends like its own", () => ({ host: "attacker.example#localhost" }), 403],
    ["another page", () => ({ origin: "https://attacker.example" }), 403],
    ["a page on another port", () => ({ origin: "http://127.0.0.1:1" }), 403],
    ["a page without an origin", () => ({ origin: "null" }), 403],
    ["both wrong in the same way", () => ({ host: "attacker.example", origin: "http://attacker.example" }), 403],
    ["a page under another of its names", () => ({ host: own(), origin: `http://localhost:${port}` }), 403],
  ])("with %s", async (_name, headers, status) => {
    expect((await over("GET", "/_sandbox/state", headers())).status).toBe(status);
    const before = JSON.stringify(sandbox.state());
    const { status: put } = await over("PUT", "/_sandbox/state", { ...headers(), ...JSON_TYPE }, '{"version":1,"instances":{}}');
    expect([put, JSON.stringify(sandbox.state()) === before]).toEqual(status === 200 ? [204, false] : [403, true]);
  });

  test("is refused by the handler for a Request without a Host, and by fetch only for another Origin or Host", async () => {
    const status = async (answer: Promise<Response>): Promise<number> => (await answer).status;
    const url = `${BASE}/_sandbox/log`;
    expect(await status(sandbox.handler(new Request(url)))).toBe(403);
    expect(await status(sandbox.handler(new Request("http://localhost:1/_sandbox/log")))).toBe(200);
    expect(await status(sandbox.fetch(url))).toBe(200);
    expect(await status(sandbox.fetch(url, { headers: { origin: "https://attacker.example" } }))).toBe(403);
    expect(await status(sandbox.fetch(url, { headers: { host: "attacker.example" } }))).toBe(403);
  });

  test("still reaches the gateway itself", async () => {
    const headers = { ...JSON_TYPE, authorization: "Bearer any", host: "gateway.example", origin: "https://app.example" };
    expect((await over("POST", executePath(), headers, JSON.stringify(list))).status).toBe(200);
  });
});
