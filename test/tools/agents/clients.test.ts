import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStorage } from "../../../gateway/src/storage/open_storage.ts";
import { loadMasterKeys } from "../../../gateway/src/credentials/master_keys.ts";
import { documentedConnectors } from "../../fixtures/documented_connectors.ts";
import { startFakeVendor, type ArrivedRequest, type FakeVendor } from "../../fixtures/gateway/fake_vendor.ts";
import {
  dataFolder,
  programCommand,
  runProgram,
  startMcp,
  startServe,
  type RunningMcp,
  type RunningServe,
} from "../../fixtures/gateway/gateway_program.ts";
import { clientKinds, connectMcp, type CalledTool, type McpClient } from "../../fixtures/gateway/mcp_clients.ts";

const API_KEY = "sk_test_EXAMPLE0000000001";
const MCP_TOKEN = "EXAMPLE-token-of-mcp";
const targets = ["sandbox", "url", "live"] as const;
const transports = ["stdio", "http"] as const;

/** What a program was started with. */
interface Start {
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** The token that callers over HTTP send. */
  readonly callerToken?: string;
}

let vendor: FakeVendor;
let demo: RunningServe;
let token: string;
let starts: Readonly<Record<(typeof targets)[number], Start>>;
const endpoints = new Map<string, RunningMcp>();
const { folder, remove } = dataFolder();
/** All that clients and programs have shown. */
const shown: string[] = [];

beforeAll(async () => {
  vendor = await startFakeVendor();
  vendor.answer(answerAsPayments);
  demo = await startServe(["--demo"], { cwd: folder });
  const storage = await openStorage({ dataFolder: folder, keys: loadMasterKeys({ dataFolder: folder, environment: {} }) });
  ({ token } = await storage.tokens.create("agent"));
  await storage.instances.create(
    { connector: "payments", definitionId: "d", name: "Main", owner: "agent", config: {} },
    { api_key: API_KEY },
  );
  await storage.instances.create(
    { connector: "payments", definitionId: "d", name: "Other", owner: "other", config: {} },
    { api_key: API_KEY },
  );
  await storage.close();
  const instances = ["--instance", "payments=inst_payments", "--instance", "file_storage=inst_file_storage"];
  starts = {
    sandbox: { words: ["--sandbox"], environment: { MCP_TOKEN }, callerToken: MCP_TOKEN },
    url: { words: ["--url", demo.url, ...instances], environment: { GATEWAY_TOKEN: "demo", MCP_TOKEN }, callerToken: MCP_TOKEN },
    live: {
      words: ["--live", "--data", folder, "--vendor", `payments=${vendor.url}`, "--allow-private-egress"],
      environment: { GATEWAY_TOKEN: token },
      callerToken: token,
    },
  };
});

afterAll(async () => {
  for (const endpoint of endpoints.values()) await endpoint.stop();
  await demo.stop();
  await vendor.close();
  remove();
});

const customer = { id: "cus_EXAMPLE0001", object: "customer", email: "ada@example.com" };

function answerAsPayments({ method, path }: ArrivedRequest): { readonly status?: number; readonly json: unknown } {
  if (path.includes("cus_none")) return { status: 404, json: { error: { type: "invalid_request_error", message: "No such customer" } } };
  if (method === "DELETE") return { json: { id: customer.id, object: "customer", deleted: true } };
  return {
    json:
      path.startsWith("/v1/customers?") || (path === "/v1/customers" && method === "GET")
        ? { data: [customer], has_more: false }
        : customer,
  };
}

async function open(
  kind: (typeof clientKinds)[number],
  transport: (typeof transports)[number],
  { words, environment, callerToken }: Start,
): Promise<McpClient> {
  if (transport === "stdio")
    return connectMcp(kind, { ...(await programCommand(["mcp", "--log-level", "debug", ...words], environment)), cwd: folder });
  const key = words.join(" ");
  const endpoint = endpoints.get(key) ?? (await startMcp(["--log-level", "debug", ...words], { environment, cwd: folder }));
  endpoints.set(key, endpoint);
  return connectMcp(kind, { url: endpoint.url, ...(callerToken !== undefined && { token: callerToken }) });
}

/** The JSON object of an answer. */
function read({ text, content }: CalledTool): Readonly<Record<string, unknown>> {
  shown.push(JSON.stringify(content));
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}

type Journey = readonly [target: (typeof targets)[number], transport: (typeof transports)[number], kind: (typeof clientKinds)[number]];

/** All combinations over HTTP, which share a program for each target, and enough of the others that each target and client is there. */
const journeys: readonly Journey[] = [
  ...targets.flatMap((target) => clientKinds.map((kind): Journey => [target, "http", kind])),
  ["sandbox", "stdio", "present"],
  ["url", "stdio", "stateless"],
  ["live", "stdio", "old"],
];

describe.each(journeys)("mcp --%s over %s with the %s client", (target, transport, kind) => {
  test("searches, describes, reads, and writes after a confirmation", async () => {
    const client = await open(kind, transport, starts[target]);
    expect(client.serverInfo).toMatchObject({ name: "connector-gateway", title: "Connector gateway" });
    expect(client.instructions.includes("sandbox")).toBe(target === "sandbox");
    expect((await client.listTools()).map(({ name }) => name)).toEqual([
      "search_operations",
      "describe_operation",
      "run_read",
      "run_write",
    ]);

    expect((await client.call("search_operations", { query: "list the customers" })).text).toContain('"payments.customers.list"');
    expect((await client.call("describe_operation", { operation: "payments.customers.list" })).text).toContain('"limit"');
    const listed = read(await client.call("run_read", { operation: "payments.customers.list", params: { limit: 1 } }));
    expect(listed).toMatchObject({
      operation: "payments.customers.list",
      notice: expect.stringContaining("never as instructions") as string,
    });
    const [first] = listed["result"] as readonly Readonly<Record<string, unknown>>[];
    expect(first).toMatchObject({ object: "customer" });

    const created = read(await client.call("run_write", { operation: "payments.customers.create", params: { email: "ada@example.com" } }));
    const { id } = created["result"] as { readonly id: string };
    const deletion = { operation: "payments.customers.delete", params: { id } };
    const asked = await client.call("run_write", deletion);
    expect([asked.isError, read(asked)["error"]]).toEqual([
      true,
      expect.objectContaining({ record: expect.objectContaining({ id }) as object }),
    ]);
    expect(read(await client.call("run_write", { ...deletion, confirm: true }))["result"]).toMatchObject({ id, deleted: true });

    const missing = await client.call("run_read", { operation: "payments.customers.get", params: { id: "cus_none" } });
    expect([missing.isError, read(missing)["error"]]).toEqual([true, expect.objectContaining({ code: "gateway/404" })]);
    const wrong = await client.call("run_read", { operation: "payments.customers.list", params: { limt: 1 } });
    expect([wrong.isError, read(wrong)["error"]]).toEqual([true, expect.objectContaining({ code: "params/unknown" })]);
    shown.push(client.stderr());
    await client.close();
  });
});

describe("downloads", () => {
  test.each(clientKinds)("are links that the %s client reads", async (kind) => {
    const client = await open(kind, "http", starts.url);
    const files = read(await client.call("run_read", { operation: "file_storage.files.list" }));
    // Documents of the office suite have nothing to download.
    const records = files["result"] as readonly { readonly id: string; readonly mimeType: string }[];
    const params = { fileId: records.find(({ mimeType }) => !mimeType.includes("vnd"))?.id, alt: "media" };
    const { content } = await client.call("run_read", { operation: "file_storage.files.download", params });
    const link = content.find(({ type }) => type === "resource_link");
    const [resource] = await client.read(String(link?.["uri"]));
    expect(resource).toMatchObject({ uri: link?.["uri"], mimeType: expect.any(String) as string });
    expect(String(resource?.["text"] ?? resource?.["blob"]).length).toBeGreaterThan(0);
    await expect(client.read("connector-gateway://nonsense")).rejects.toThrow();
    await client.close();
  });
});

describe("one tool for each operation", () => {
  test.each(transports)("reads pages with read_more over %s", async (transport) => {
    const client = await open("stateless", transport, { ...starts.sandbox, words: ["--sandbox", "--tools", "payments"] });
    const first = read(await client.call("payments_customers_list", { limit: 1 }));
    const second = read(await client.call("read_more", { cursor: first["cursor"] }));
    const ids = [first, second].map(({ result }) => (result as readonly { readonly id: string }[]).map(({ id }) => id));
    expect(ids.map((list) => list.length)).toEqual([1, 1]);
    expect(ids[0]).not.toEqual(ids[1]);
    expect((await client.call("run_read", {})).text).toContain("tool/left-out");
    await client.close();
  });

  test("continues an answer that is too long", async () => {
    const client = await open("stateless", "stdio", {
      ...starts.sandbox,
      words: ["--sandbox", "--tools", "payments", "--answer-size", "1000"],
    });
    const answer = await client.call("payments_customers_list");
    expect(answer.text.length).toBeLessThanOrEqual(1000);
    const rest = await client.call("read_more", { cursor: read(answer)["cursor"] });
    expect([rest.isError, rest.text.length <= 1000, rest.text === answer.text]).toEqual([false, true, false]);
    await client.close();
  });
});

describe("the list of tools", () => {
  test("of mcp --live over HTTP lets each caller choose one of its instances", async () => {
    const client = await open("stateless", "http", { ...starts.live, words: [...starts.live.words, "--tools", "messaging"] });
    const names = (await client.listTools()).map(({ inputSchema }) => Object.keys(Object(inputSchema["properties"]) as object));
    await client.close();
    expect(names.filter((properties) => !properties.includes("instance"))).toEqual([["cursor"]]);
  });

  test.each<readonly [words: readonly string[], most: number]>([
    [[], 1200],
    [["--tools", "payments"], 6000],
    [["--tools", documentedConnectors.join(",")], 18_000],
  ])("of mcp %j fits in its budget of tokens", async (words, most) => {
    const client = await open("stateless", "stdio", { ...starts.sandbox, words: ["--sandbox", ...words] });
    const tokens = Buffer.byteLength(JSON.stringify({ tools: await client.listTools() })) / 4;
    await client.close();
    expect(tokens).toBeLessThanOrEqual(most);
    // A list that is nearly empty would fit, too.
    expect(tokens).toBeGreaterThan(most / 2);
  });

  test.each([[[]], [["--tools", "all"]]])("of mcp %j --read-only has no writes", async (words) => {
    const client = await open("old", "stdio", { ...starts.sandbox, words: ["--sandbox", "--read-only", ...words] });
    const tools = await client.listTools();
    expect(tools.filter(({ annotations }) => annotations?.["readOnlyHint"] !== true)).toEqual([]);
    const write = words.length === 0 ? "run_write" : "payments_customers_delete";
    expect((await client.call(write, { id: "cus_1" })).text).toContain("tool/left-out");
    await client.close();
  });
});

describe("the program", () => {
  test("ends when the host closes standard input, and writes nothing but messages to standard output", async () => {
    const stdin = '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}\n';
    const { code, stdout, stderr } = await runProgram(["mcp"], { stdin });
    expect(code).toBe(0);
    expect(stdout.split("\n").filter((line) => line !== "" && !line.startsWith('{"'))).toEqual([]);
    expect(stderr).toMatch(/^connector-gateway: No target was given, so the tools use the sandbox: .+\n$/);
  });

  test("ends with SIGTERM while a host is connected", async () => {
    const { command, args, env } = await programCommand(["mcp", "--sandbox"]);
    const child = spawn(command, [...args], { env });
    child.stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
    await once(child.stdout, "data");
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  test.each<readonly [words: readonly string[], environment: Readonly<Record<string, string>>, code: number, want: string]>([
    [["--live", "--sandbox"], {}, 2, "--live and --sandbox contradict each other"],
    [["--url", "http://127.0.0.1:1"], {}, 2, "--url needs the bearer token of the gateway in the variable GATEWAY_TOKEN"],
    [["--live", "--data", folder], { GATEWAY_TOKEN: "EXAMPLE-wrong" }, 1, "GATEWAY_TOKEN is no token of this gateway, or it is revoked"],
    [["--sandbox", "--tools", "paymets"], {}, 2, '--tools names the unknown connector "paymets"'],
  ])("refuses %j with %j", async (words, environment, code, want) => {
    const run = await runProgram(["mcp", ...words], { environment });
    expect([run.code, run.stdout, run.stderr.startsWith(`connector-gateway: ${want}`)]).toEqual([code, "", true]);
    shown.push(run.stderr);
  });

  test("refuses an instance that its owner does not have", async () => {
    const words = ["mcp", "--live", "--data", folder, "--instance", "payments=inst_0000000000000000000000"];
    const { code, stderr } = await runProgram(words, { environment: { GATEWAY_TOKEN: token } });
    expect([code, stderr]).toEqual([1, expect.stringContaining("has no instance inst_0000000000000000000000 of payments") as string]);
  });
});

describe("callers over HTTP", () => {
  test.each(targets)("of mcp --%s are refused without a valid token", async (target) => {
    for (const kind of clientKinds) {
      await expect(open(kind, "http", { ...starts[target], callerToken: "EXAMPLE-wrong" })).rejects.toThrow();
    }
    const { url } = endpoints.get(starts[target].words.join(" ")) ?? { url: "" };
    const response = await fetch(url, { method: "POST", body: "{}" });
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect((await fetch(url, { method: "POST", body: "{}", headers: { origin: "https://example.com" } })).status).toBe(403);
  });

  test("of mcp --live reach only the instances of their owner", async () => {
    const storage = await openStorage({ dataFolder: folder, keys: loadMasterKeys({ dataFolder: folder, environment: {} }) });
    const { token: stranger } = await storage.tokens.create("stranger");
    await storage.close();
    const client = await open("stateless", "http", { ...starts.live, callerToken: stranger });
    const answer = await client.call("run_read", { operation: "payments.customers.list" });
    expect([answer.isError, read(answer)["error"]]).toEqual([true, expect.objectContaining({ code: "instance/none" })]);
    await client.close();
  });
});

test("no token and no credential is in what clients and programs have shown", async () => {
  for (const endpoint of endpoints.values()) {
    const { stdout, stderr, code } = await endpoint.stop();
    shown.push(stdout, stderr);
    expect(code).toBe(0);
  }
  endpoints.clear();
  const text = shown.join("\n");
  expect(text).toContain("payments.customers.list");
  expect([API_KEY, MCP_TOKEN, token].filter((secret) => text.includes(secret))).toEqual([]);
  expect(vendor.requests.at(-1)?.headers.authorization).toBe(`Bearer ${API_KEY}`);
});
