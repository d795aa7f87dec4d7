import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { createGateway, type ConnectorId } from "connector-gateway-spec";
import { createSandbox } from "connector-gateway-spec/sandbox";
import { toNodeListener } from "connector-gateway-spec/server/node";
import { ask, toSeen, type SeenAnswer } from "../../fixtures/sandbox/plain_client.ts";
import { writtenRequests, type WrittenRequest } from "../../fixtures/sandbox/written_requests.ts";

/** What a client gets from a new sandbox for all requests. */
type Answers = readonly SeenAnswer[];

const servers: Server[] = [];
let overHttp: Answers;
let inMemory: Answers;

async function askAll(fetch: Parameters<typeof ask>[0], baseUrl: string): Promise<Answers> {
  const answers: SeenAnswer[] = [];
  for (const request of writtenRequests) answers.push(await ask(fetch, baseUrl, request));
  return answers;
}

/** The address of a new sandbox that listens on loopback. */
async function listen(): Promise<string> {
  const server = createServer(toNodeListener(createSandbox({ seed: 7 }).handler));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

beforeAll(async () => {
  overHttp = await askAll(fetch, await listen());
  inMemory = await askAll(createSandbox({ seed: 7 }).fetch, "http://sandbox.test");
});

afterAll(() => {
  for (const server of servers) server.close();
});

describe("a client of the documents alone", () => {
  test.each(writtenRequests.map((request, index) => [request.title, request, index] as const))(
    "gets the same bytes over HTTP and in memory: %s",
    (_title, { status }, index) => {
      expect(overHttp[index]?.status, overHttp[index]?.text).toBe(status);
      expect(inMemory[index]).toEqual(overHttp[index]);
    },
  );

  it("gets other bytes from another seed", async () => {
    const others = await askAll(createSandbox({ seed: 8 }).fetch, "http://sandbox.test");
    expect(others.map(({ status }) => status)).toEqual(overHttp.map(({ status }) => status));
    expect(others[0]?.hash).not.toBe(overHttp[0]?.hash);
  });
});

describe("the client of the package", () => {
  interface AnyInstance {
    readonly execute: (body: unknown) => Promise<unknown>;
  }

  /** Sends a request as the package does; returns the bytes that came back. */
  async function send(baseUrl: string, real: typeof fetch, { path, body = "" }: WrittenRequest): Promise<SeenAnswer | undefined> {
    let seen: Promise<SeenAnswer> | undefined;
    const noting: typeof fetch = async (address, init) => {
      const response = await real(address, init);
      seen = toSeen(response.clone());
      return response;
    };
    const gateway = createGateway({ baseUrl, token: "EXAMPLE-token", fetch: noting, retry: { retries: 0 }, validateRequests: false });
    const [, connector = ""] = /inst_(\w+)/.exec(path) ?? [];
    const instance: unknown = gateway.instance(connector as ConnectorId, `inst_${connector}`);
    const result = await (instance as AnyInstance).execute(JSON.parse(body)).catch((error: unknown) => error);
    if (result instanceof Object && "body" in result && result.body instanceof ReadableStream) await result.body.cancel();
    return seen;
  }

  /** The requests before those that only a plain client can send. */
  const sendable = writtenRequests.slice(
    0,
    writtenRequests.findIndex(({ title }) => title === "an unknown entity"),
  );

  it.each([
    ["over HTTP", async () => ({ baseUrl: await listen(), real: fetch })],
    ["in memory", () => Promise.resolve({ baseUrl: "http://sandbox.test", real: createSandbox({ seed: 7 }).fetch })],
  ])("gets the same bytes %s", async (_where, open) => {
    const { baseUrl, real } = await open();
    expect(sendable.length).toBeGreaterThan(25);
    for (const [index, request] of sendable.entries()) expect(await send(baseUrl, real, request), request.title).toEqual(overHttp[index]);
  });
});
