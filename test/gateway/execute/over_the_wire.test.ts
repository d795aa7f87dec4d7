import { createGatewayHandler } from "connector-gateway-spec/server";
import { bindings, vendors } from "connector-gateway-spec/bindings";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { defaultCallSettings } from "../../../gateway/src/calls/call_types.ts";
import { createVendorCaller } from "../../../gateway/src/calls/vendor_caller.ts";
import { createEgress } from "../../../gateway/src/egress/egress.ts";
import { defaultEgressSettings } from "../../../gateway/src/egress/egress_types.ts";
import { createExecutor } from "../../../gateway/src/execute/executor.ts";
import { sendJson, startServer, type LoopbackServer, type Respond } from "../../fixtures/gateway/loopback_server.ts";
import { createMemoryStorage } from "../../fixtures/gateway/memory_storage.ts";
import { jsonOf } from "../fixtures/response_json.ts";

/** Plainly fake. */
const KEY = "EXAMPLE-key-0123456789";
const oauth = { access_token: KEY, refresh_token: KEY, client_id: "EXAMPLE-id", client_secret: KEY };

const credentials = {
  payments: { api_key: KEY },
  messaging: { access_token: KEY },
  issue_tracker: { api_key: KEY },
  project_tracker: { username: "ada@example.com", password: KEY },
  file_storage: oauth,
  recruiting: { api_key: KEY },
};

let respond: Respond;
let server: LoopbackServer;
let close: () => Promise<void>;
let run: (operation: string, params?: object) => Promise<Response>;

beforeEach(async () => {
  server = await startServer((...received) => respond(...received));
  const storage = createMemoryStorage(credentials);
  const caller = createVendorCaller({
    storage,
    settings: { ...defaultCallSettings, tries: 1 },
    egress: createEgress({ ...defaultEgressSettings, replacedOrigins: [server.url], allowPrivate: true }),
  });
  const settings = Object.fromEntries(Object.keys(credentials).map((connector) => [connector, { baseUrl: server.url }]));
  const handler = createGatewayHandler({
    authenticate: () => ({ id: "ada" }),
    instances: { create: () => ({ id: "none" }), find: (id) => storage.instances.find(id) },
    operations: {},
    fallback: createExecutor({ caller, bindings, vendors, settings }),
    responses: "off",
  });
  run = (operation, params = {}) => {
    const [connector = "", entity, action] = operation.split(".");
    const body = JSON.stringify({ entity, action, params });
    const headers = { authorization: "Bearer EXAMPLE", "content-type": "application/json" };
    return handler(
      new Request(`http://gateway.test/api/v1/connectors/instances/inst_${connector}/execute`, { method: "POST", headers, body }),
    );
  };
  close = async () => {
    await caller.close();
    await server.close();
  };
});

afterEach(() => close());

describe("a third party that fails", () => {
  test.each<[operation: string, params: object, sent: number, body: unknown, status: number, message: string]>([
    [
      "payments.customers.get",
      { id: "cus_1" },
      401,
      { error: { message: `Invalid API Key provided: ${KEY}`, type: "invalid_request_error" } },
      424,
      "Stripe refuses the credentials of this instance: Invalid API Key provided: [redacted] (invalid_request_error)",
    ],
    ["messaging.users.get", { user: "U1" }, 200, { ok: false, error: "user_not_found" }, 404, "Slack has no such record: user_not_found"],
    [
      "issue_tracker.issues.get",
      { id: "EXA-1" },
      200,
      { data: null, errors: [{ message: "Entity not found: Issue", extensions: { code: "INPUT_ERROR" } }] },
      404,
      "Linear has no such record: Entity not found: Issue (INPUT_ERROR)",
    ],
    [
      "issue_tracker.issues.get",
      { id: "EXA-1" },
      200,
      { data: { issue: null } },
      404,
      "The third party returned null: there is no such record.",
    ],
    [
      "issue_tracker.issues.list",
      {},
      400,
      { errors: [{ message: "Rate limit exceeded", extensions: { code: "RATELIMITED" } }] },
      429,
      "Linear accepts no more calls at the moment: Rate limit exceeded (RATELIMITED)",
    ],
    [
      "project_tracker.issues.get",
      { issueIdOrKey: "EXA-1" },
      404,
      { errorMessages: ["Issue does not exist"], errors: {} },
      404,
      "Jira has no such record: Issue does not exist",
    ],
    ["recruiting.candidates.get", { id: 1 }, 503, "<html>Down</html>", 502, "Greenhouse is not available: HTTP status 503"],
    [
      "payments.customers.get",
      { id: "cus_1" },
      200,
      "text",
      502,
      "Stripe sent an answer that is not JSON, or is nested too deeply (status 200).",
    ],
  ])("%s %j with %i %j is %i", async (operation, params, sent, body, status, message) => {
    respond = (_, response) =>
      typeof body === "string" ? response.writeHead(sent, { "content-type": "text/html" }).end(body) : sendJson(response, body, sent);
    const response = await run(operation, params);
    expect([response.status, await jsonOf(response)]).toMatchObject([status, { message }]);
  });

  test("because of too many calls says when to come back", async () => {
    respond = (_, response) => sendJson(response, { error: { message: "Too many" } }, 429, { "retry-after": "7200" });
    const response = await run("payments.customers.get", { id: "cus_1" });
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "7200"]);
  });
});

describe("a file over the wire", () => {
  const bytes = "0123456789";

  test.each<[range: string | undefined, honours: boolean, status: number, text: string]>([
    [undefined, true, 200, bytes],
    ["bytes=2-4", true, 206, "234"],
    ["bytes=2-4", false, 206, "234"],
    ["bytes=-3", true, 206, "789"],
  ])("with the range %s of a third party that honours it (%j) is %i", async (range_header, honours, status, text) => {
    respond = (request, response) => {
      const headers = { "content-type": "text/plain", "content-disposition": 'attachment; filename="a.txt"' };
      const start = bytes.indexOf(text);
      if (!honours || request.headers.range === undefined) response.writeHead(200, { ...headers, "content-length": 10 }).end(bytes);
      else response.writeHead(206, { ...headers, "content-range": `bytes ${start}-${start + text.length - 1}/10` }).end(text);
    };
    const response = await run("file_storage.files.download", {
      fileId: "f",
      alt: "media",
      ...(range_header !== undefined && { range_header }),
    });
    expect([response.status, await response.text(), response.headers.get("content-disposition")]).toEqual([
      status,
      text,
      'attachment; filename="a.txt"',
    ]);
    expect(server.requests).toMatchObject([{ url: "/drive/v3/files/f?alt=media", headers: { authorization: `Bearer ${KEY}` } }]);
    expect(server.requests[0]?.headers.range).toBe(range_header);
  });

  test("with a range outside of it is 416", async () => {
    respond = (_, response) => response.writeHead(416, { "content-range": "bytes */10" }).end();
    const response = await run("file_storage.files.download", { fileId: "f", alt: "media", range_header: "bytes=20-" });
    expect([response.status, response.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  });

  test("from a signed address is fetched without credentials, with the range", async () => {
    const attachments = [{ filename: "a.pdf", url: `${server.url}/signed/a.pdf?signature=EXAMPLE` }];
    respond = (request, response) => {
      if (request.url.startsWith("/v1/")) sendJson(response, { id: 1, attachments });
      else response.writeHead(206, { "content-range": "bytes 0-3/10" }).end("0123");
    };
    const params = { id: 1, attachment_index: 0, range_header: "bytes=0-3" };
    const response = await run("recruiting.candidate_attachment.download", params);
    expect([response.status, await response.text(), response.headers.get("content-range")]).toEqual([206, "0123", "bytes 0-3/10"]);
    const [record, file] = server.requests;
    expect(record?.headers).toMatchObject({ authorization: `Basic ${Buffer.from(`${KEY}:`).toString("base64")}` });
    expect([file?.url, file?.headers.authorization, file?.headers.range]).toEqual([
      "/signed/a.pdf?signature=EXAMPLE",
      undefined,
      "bytes=0-3",
    ]);
    expect(record?.headers.range).toBeUndefined();
  });

  test("from an address on another host is not fetched", async () => {
    respond = (_, response) => sendJson(response, { id: 1, attachments: [{ url: "http://127.0.0.1:9/x" }] });
    const response = await run("recruiting.candidate_attachment.download", { id: 1, attachment_index: 0 });
    expect([response.status, await jsonOf(response)]).toMatchObject([502, { errors: [{ error_code: "vendor/egress" }] }]);
    expect(server.requests.length).toBe(1);
  });

  test("ends at the third party when the caller stops reading", async () => {
    const closed = new Promise((resolve) => {
      respond = (_, response) => {
        response.on("close", resolve);
        response.writeHead(200, { "content-type": "text/plain" }).write(bytes);
      };
    });
    const response = await run("file_storage.files.download", { fileId: "f", alt: "media" });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await closed;
    expect(server.requests.length).toBe(1);
  });
});
