import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as EarlierClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as EarlierTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { createMcpHandler, McpServer, type Tool } from "@modelcontextprotocol/server";
import { generateText, jsonSchema, stepCountIs, tool, type ToolSet } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import { createGateway } from "connector-gateway-spec";
import { createSandbox } from "connector-gateway-spec/sandbox";
import { operationOf, toolsFor } from "connector-gateway-spec/tools";
import OpenAI from "openai";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const definitions = toolsFor();
const gateway = createGateway({ baseUrl: "http://sandbox.test", token: "any", fetch: createSandbox({ token: "any" }).fetch });

describe("a server of MCP", () => {
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: "catalog", version: "1.0.0" }, { capabilities: { tools: {} } });
    server.server.setRequestHandler("tools/list", () => ({ tools: toolsFor() satisfies Tool[] }));
    return server;
  });
  const url = new URL("http://mcp.test/mcp");
  const fetch = (address: string | URL | Request, init?: RequestInit): Promise<Response> => handler.fetch(new Request(address, init));

  test("lists the definitions unchanged to the client of today", async () => {
    const client = new Client({ name: "test", version: "1.0.0" });
    await client.connect(new StreamableHTTPClientTransport(url, { fetch }));
    expect((await client.listTools()).tools).toEqual(definitions);
    await client.close();
  });

  test("lists the definitions unchanged to the earlier client", async () => {
    const client = new EarlierClient({ name: "test", version: "1.0.0" });
    await client.connect(new EarlierTransport(url, { fetch }));
    expect((await client.listTools()).tools).toEqual(definitions);
    await client.close();
  });
});

describe("OpenAI", () => {
  const bodies: unknown[] = [];
  let server: HttpServer;
  let client: OpenAI;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        bodies.push(JSON.parse(Buffer.concat(chunks).toString("utf8")));
        response.setHeader("content-type", "application/json").end('{"id":"made_up","choices":[],"output":[]}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    client = new OpenAI({ apiKey: "made up", baseURL: `http://127.0.0.1:${port}/v1`, maxRetries: 0 });
  });

  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  test("gets the definitions as tools of chat completions", async () => {
    await client.chat.completions.create({
      model: "made-up",
      messages: [{ role: "user", content: "List the customers." }],
      tools: toolsFor().map(({ name, description, inputSchema }) => ({
        type: "function",
        function: { name, description, parameters: inputSchema },
      })),
    });
    const tools = definitions.map(({ name, description, inputSchema }) => ({
      type: "function",
      function: { name, description, parameters: inputSchema },
    }));
    expect(bodies.at(-1)).toMatchObject({ tools });
  });

  test("gets the definitions as tools of responses", async () => {
    await client.responses.create({
      model: "made-up",
      input: "List the customers.",
      tools: toolsFor().map(({ name, description, inputSchema }) => ({
        type: "function",
        name,
        description,
        parameters: inputSchema,
        strict: false,
      })),
    });
    const tools = definitions.map(({ name, description, inputSchema }) => ({
      type: "function",
      name,
      description,
      parameters: inputSchema,
      strict: false,
    }));
    expect(bodies.at(-1)).toMatchObject({ tools });
  });
});

describe("the AI SDK", () => {
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };

  test("gives the definitions to the model, and runs the operation that it chooses", async () => {
    const model = new MockLanguageModelV3({
      doGenerate: [
        {
          content: [{ type: "tool-call", toolCallId: "1", toolName: "payments_customers_list", input: '{"limit":3}' }],
          finishReason: { unified: "tool-calls", raw: undefined },
          usage,
          warnings: [],
        },
        { content: [{ type: "text", text: "Done." }], finishReason: { unified: "stop", raw: undefined }, usage, warnings: [] },
      ],
    });
    const payments = gateway.instance("payments", "inst_payments");
    const tools: ToolSet = {};
    for (const { name, description, inputSchema } of toolsFor({ connectors: ["payments"], readOnly: true })) {
      tools[name] = tool({
        description,
        inputSchema: jsonSchema(inputSchema),
        execute: async (params) => {
          expect([operationOf(name), params]).toEqual(["payments.customers.list", { limit: 3 }]);
          const { records } = await payments.call("payments.customers.list", { limit: 3 });
          return records.length;
        },
      });
    }
    const { steps, text } = await generateText({ model, tools, prompt: "List the customers.", stopWhen: stepCountIs(2) });
    expect([steps[0]?.toolResults[0]?.output, text]).toEqual([3, "Done."]);
    const given = (model.doGenerateCalls[0]?.tools ?? []).map(
      (one) => one.type === "function" && [one.name, one.description, one.inputSchema],
    );
    const wanted = toolsFor({ connectors: ["payments"], readOnly: true }).map((one) => [one.name, one.description, one.inputSchema]);
    expect(given).toEqual(wanted);
  });
});
