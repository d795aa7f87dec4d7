import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serve as serveHono } from "@hono/node-server";
import { errorBody } from "connector-gateway-spec/gateway";
import { toNodeListener } from "connector-gateway-spec/server/node";
import { Hono } from "hono";
import { mount } from "hono/mount";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requests, requestsFromElsewhere, seen, type SeenAnswer, type SentRequest } from "../../../../fixtures/server/kit_exchanges.ts";
import { createKitGateway } from "../../../../fixtures/server/kit_gateway.ts";

const handler = createKitGateway();
const servers: { readonly close: () => unknown }[] = [];
const all = [...requests, ...requestsFromElsewhere];

function portOf(server: { address(): AddressInfo | string | null }): string {
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

async function listen(listener: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return portOf(server);
}

/** Sends a request with `fetch`, or with what answers in its place. */
async function ask(
  send: (request: Request) => Promise<Response>,
  base: string,
  { path, method, headers, body }: SentRequest,
): Promise<SeenAnswer> {
  return seen(await send(new Request(`${base}${path}`, { method, headers, ...(body !== undefined && { body }) })));
}

const inMemory = (request: SentRequest): Promise<SeenAnswer> => ask(handler, "http://gateway.test", request);
function underHono(): Hono {
  const app = new Hono();
  app.all("/gateway/*", mount(handler));
  return app;
}

const bases = { node: "", wrapped: "", hono: "" };

beforeAll(async () => {
  bases.node = await listen(toNodeListener(handler));
  bases.wrapped = await listen(toNodeListener((request) => handler(request)));
  const app = underHono();
  const server = serveHono({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  servers.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
  bases.hono = `${portOf(server)}/gateway`;
});

afterAll(() => servers.forEach((server) => server.close()));

describe("a gateway answers the same in memory and", () => {
  test.each(all.map((request) => [request.title, request] as const))(
    "in Node, by itself and inside another function: %s",
    async (_title, request) => {
      const want = await inMemory(request);
      expect(await ask(fetch, bases.node, request)).toEqual(want);
      expect(await ask(fetch, bases.wrapped, request)).toEqual(want);
    },
  );

  test.each(all.map((request) => [request.title, request] as const))("under Hono, in memory and over HTTP: %s", async (_title, request) => {
    const want = await inMemory(request);
    const app = underHono();
    expect(await ask((sent) => Promise.resolve(app.fetch(sent)), "http://gateway.test/gateway", request)).toEqual(want);
    expect(await ask(fetch, bases.hono, request)).toEqual(want);
  });
});

test.each(requests.map((request) => [request.title, request] as const))(
  "an error has the error body of the contract: %s",
  async (_title, request) => {
    const { status, headers, body } = await inMemory(request);
    if (status < 400 || request.method === "HEAD") return expect(body).not.toContain('"errors"');
    expect(headers["content-type"]).toBe("application/json");
    return expect(errorBody.check(JSON.parse(body), { profile: "documented" })).toMatchObject({ ok: true, issues: [] });
  },
);

test("the requests get every status that the kit itself answers with", async () => {
  const statuses = await Promise.all(requests.map(async (request) => (await inMemory(request)).status));
  expect([...new Set(statuses)].sort()).toEqual([200, 204, 206, 400, 401, 404, 405, 413, 415, 416, 422, 429, 500, 501]);
});
