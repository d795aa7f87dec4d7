import { afterEach, describe, expect, it } from "vitest";
import type { Target } from "../../../../gateway/src/agents/agent_types.ts";
import { createMcpEndpoint, loopbackNames, type HttpCallers } from "../../../../gateway/src/agents/mcp/http_handler.ts";
import { createFakeToolbox, fakeTarget, recordParts, type RecordedParts } from "../../../fixtures/gateway/fake_toolbox.ts";
import { clientKinds, connectMcp, type McpClient } from "../../../fixtures/gateway/mcp_clients.ts";

const URL_OF_MCP = "http://127.0.0.1:4100/mcp";
const clients: McpClient[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

interface Opened {
  readonly parts: RecordedParts;
  readonly fetch: typeof globalThis.fetch;
  readonly runs: ReturnType<typeof createFakeToolbox>["runs"];
}

/** An endpoint without a server. `fetch` adds the header Host, as a browser or a client does. */
function open(callers: Partial<HttpCallers> = {}): Opened {
  const { toolbox, runs } = createFakeToolbox();
  const parts = recordParts(toolbox);
  const endpoint = createMcpEndpoint(parts, { targetOf: () => Promise.resolve(fakeTarget()), hostnames: loopbackNames, ...callers });
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (!request.headers.has("host")) request.headers.set("host", new URL(request.url).host);
    return endpoint.fetch(request);
  };
  return { parts, fetch, runs };
}

async function connect(kind: (typeof clientKinds)[number], { fetch }: Opened, token?: string): Promise<McpClient> {
  const client = await connectMcp(kind, { url: URL_OF_MCP, fetch, ...(token !== undefined && { token }) });
  clients.push(client);
  return client;
}

describe.each(clientKinds)("the endpoint of MCP with the %s client", (kind) => {
  it("says what it is", async () => {
    const client = await connect(kind, open());
    expect(client.serverInfo).toMatchObject({ name: "connector-gateway", title: "Connector gateway", version: "1.2.3" });
    expect(client.instructions).toBe("Instructions. A note.");
  });

  it("lists the tools", async () => {
    const tools = await (await connect(kind, open())).listTools();
    expect(tools.map(({ name }) => name)).toEqual(["echo", "refuse", "fail", "wait"]);
    expect(tools[0]).toMatchObject({ description: "Does echo.", annotations: { readOnlyHint: true, openWorldHint: false } });
  });

  it("calls a tool, and reports it without its arguments", async () => {
    const opened = open();
    const client = await connect(kind, opened);
    expect((await client.call("echo", { a: 1 })).text).toBe('{"name":"echo","given":{"a":1},"kind":"sandbox"}');
    expect(await client.call("refuse")).toMatchObject({ isError: true, text: "{}" });
    await client.call("nonsense");
    expect(opened.parts.called).toEqual([
      { tool: "echo", isError: false, milliseconds: 1 },
      { tool: "refuse", isError: true, milliseconds: 1 },
      { tool: "unknown", isError: false, milliseconds: 1 },
    ]);
  });

  it("answers with an error of the protocol when a tool fails, and goes on", async () => {
    const opened = open();
    const client = await connect(kind, opened);
    const failure = await client.call("fail").catch((error: unknown) => String(error));
    expect(failure).toContain("The request failed in a way that it should not. The log has the details.");
    expect(failure).not.toContain("EXAMPLE-secret");
    expect(opened.parts.failures).toEqual(["a request of MCP failed"]);
    expect((await client.call("echo")).isError).toBe(false);
  });

  it("reads resources, and says why one cannot be read", async () => {
    const client = await connect(kind, open());
    expect(await client.read("test://file")).toEqual([{ uri: "test://file", mimeType: "text/plain", text: "text" }]);
    await expect(client.read("test://none")).rejects.toThrow("There is no such file.");
    expect(await client.listResources()).toEqual([]);
  });

  it("ends a call that its client cancels", async () => {
    const opened = open();
    const client = await connect(kind, opened);
    const abort = new AbortController();
    const call = client.call("wait", {}, abort.signal);
    await expect.poll(() => opened.runs.length).toBe(1);
    abort.abort();
    await expect(call).rejects.toThrow();
    // The earlier revisions cancel with a message of its own, which a server without sessions cannot attach to a request.
    if (kind === "stateless") await expect.poll(() => opened.runs[0]?.signal.aborted).toBe(true);
  });

  it("runs operations at the target of the caller", async () => {
    const targets: Readonly<Record<string, Target>> = { ada: fakeTarget("live"), bob: fakeTarget("gateway") };
    const opened = open({ targetOf: (token = "") => Promise.resolve(targets[token]) });
    const [ada, bob] = [await connect(kind, opened, "ada"), await connect(kind, opened, "bob")];
    expect((await ada.call("echo")).text).toContain('"kind":"live"');
    expect((await bob.call("echo")).text).toContain('"kind":"gateway"');
    await expect(connect(kind, opened, "eve")).rejects.toThrow();
  });
});

interface Refused {
  readonly status: number;
  readonly text: string;
  readonly challenge: string | null;
}

async function ask(opened: Opened, url: string, init: RequestInit = {}): Promise<Refused> {
  const response = await opened.fetch(url, init);
  return { status: response.status, text: await response.text(), challenge: response.headers.get("www-authenticate") };
}

const post = {
  method: "POST",
  headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
  body: "{}",
};
const nobody: Partial<HttpCallers> = { targetOf: () => Promise.resolve(undefined) };

describe("requests that are not those of a client of MCP", () => {
  it.each<readonly [what: string, url: string, init: RequestInit, want: Partial<Refused>]>([
    [
      "GET /",
      "http://127.0.0.1:4100/",
      {},
      { status: 200, text: "Tools for AI agents over MCP (connector-gateway 1.2.3). The endpoint is /mcp.\n" },
    ],
    ["another path", "http://127.0.0.1:4100/sse", {}, { status: 404, text: "There is nothing here. The endpoint of MCP is /mcp.\n" }],
    ["a method without a meaning", URL_OF_MCP, {}, { status: 405 }],
    ["a body that is not JSON", URL_OF_MCP, { ...post, body: "{" }, { status: 400 }],
    ["a body of another type", URL_OF_MCP, { ...post, headers: { ...post.headers, "content-type": "text/plain" } }, { status: 415 }],
    ["a body that is too long", URL_OF_MCP, { ...post, body: JSON.stringify("x".repeat(5_000_000)) }, { status: 413 }],
    ["a foreign host", URL_OF_MCP, { headers: { host: "rebound.example.test" } }, { status: 403 }],
    ["a foreign host of the page of help", "http://127.0.0.1:4100/", { headers: { host: "rebound.example.test" } }, { status: 403 }],
    ["a page of another site", URL_OF_MCP, { ...post, headers: { ...post.headers, origin: "https://example.test" } }, { status: 403 }],
  ])("%s", async (_, url, init, want) => {
    expect(await ask(open(), url, init)).toMatchObject(want);
  });

  it.each(["localhost:4100", "127.0.0.1:4100", "[::1]:4100"])("reach it as %s", async (host) => {
    expect((await ask(open(), "http://127.0.0.1:4100/", { headers: { host } })).status).toBe(200);
  });

  it("may use any host where every caller needs a token", async () => {
    expect((await ask(open({ hostnames: undefined }), "http://agents.example.test/")).status).toBe(200);
  });

  it("are refused without a token", async () => {
    expect(await ask(open(nobody), URL_OF_MCP, post)).toEqual({
      status: 401,
      text: "Send a bearer token in the header Authorization.\n",
      challenge: "Bearer",
    });
  });

  it("are refused with a wrong token, which nothing repeats", async () => {
    const headers = { ...post.headers, authorization: "Bearer EXAMPLE-wrong" };
    expect(await ask(open(nobody), URL_OF_MCP, { ...post, headers })).toEqual({
      status: 401,
      text: "The bearer token is not valid.\n",
      challenge: 'Bearer error="invalid_token"',
    });
  });

  it("are reported when nobody can be authenticated", async () => {
    const opened = open({ targetOf: () => Promise.reject(new Error("no database")) });
    await expect(ask(opened, URL_OF_MCP, post)).rejects.toThrow("no database");
    expect(opened.parts.failures).toEqual(["a caller could not be authenticated"]);
  });
});
