import { readdirSync } from "node:fs";
import { createGateway, GatewayError } from "connector-gateway-spec";
import { OperationError, type Caller, type OperationContext } from "connector-gateway-spec/server";
import { operations } from "connector-gateway-spec";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDemo, DEMO_TOKEN } from "../../../gateway/src/serve/demo.ts";
import { runGatewayCommand, serveGateway } from "../../fixtures/gateway/gateway_command.ts";
import { dataFolder, runProgram, startServe, type RunningServe } from "../../fixtures/gateway/gateway_program.ts";

const data = dataFolder();
let server: RunningServe;

beforeAll(async () => {
  server = await startServe(["--demo", "--data", data.folder]);
});

afterAll(async () => {
  await server.stop();
  data.remove();
});

function connect(token = DEMO_TOKEN): ReturnType<typeof createGateway> {
  return createGateway({ baseUrl: server.url, token, retry: { retries: 0 } });
}

async function statusOf(call: PromiseLike<unknown>): Promise<number | undefined> {
  return call.then(
    () => 200,
    (error: unknown) => (error instanceof GatewayError ? error.status : undefined),
  );
}

describe("serve --demo", () => {
  it("shows the addresses, and that it is a demo", () => {
    expect(server.printed.stdout.split("\n")).toEqual([
      `Gateway: ${server.url}`,
      `Admin: ${server.adminUrl}`,
      "Demo: the records are made up, and no third party is called. Bearer token: demo",
      "",
    ]);
  });

  it("answers lists with Meta, page by page", async () => {
    const page = await connect().instance("payments", "inst_payments").customers.list({ limit: 10 });
    expect([page.records.length, page.meta]).toEqual([10, { has_more: true }]);
    expect((await page.next())?.records.length).toBe(10);
    // The program writes its log soon, and not only at its end.
    await expect.poll(() => server.printed.stderr).toContain('"operation":"payments.customers.list"');
  });

  it("finds, changes and deletes what was created", async () => {
    const { customers } = await connect().create("payments", { name: "Mine", auth_config: { api_key: "sk_test_EXAMPLE0000" } });
    const { id } = await customers.create({ email: "new@example.com" });
    expect(await customers.get({ id })).toMatchObject({ email: "new@example.com" });
    expect(await customers.delete({ id })).toMatchObject({ deleted: true });
    expect(await statusOf(customers.get({ id }))).toBe(404);
  });

  it("downloads a file as a whole and in parts", async () => {
    const { files } = connect().instance("file_storage", "inst_file_storage");
    const { records } = await files.list({ pageSize: 100 });
    const file = records.find(({ mimeType }) => !(mimeType ?? "").startsWith("application/vnd.google-apps"));
    const fileId = file?.id ?? "";
    const whole = await new Response((await files.download({ fileId, alt: "media" })).body).text();
    expect(whole.length).toBe(Number(file?.size));
    const part = await files.download({ fileId, alt: "media", range_header: "bytes=2-5" });
    expect(await new Response(part.body).text()).toBe(whole.slice(2, 6));
  });

  it("writes nothing", () => {
    expect(readdirSync(data.folder)).toEqual([]);
  });

  it("accepts tokens that the command line made, and no others", async () => {
    const { stdout, code } = await runGatewayCommand(["token", "create", "--name", "me", "--data", data.folder]);
    expect([stdout.split("\n").length, code]).toEqual([2, 0]);
    expect(await statusOf(connect(stdout.trim()).instance("crm", "inst_crm").contacts.list({ limit: 1 }))).toBe(200);
    expect(await statusOf(connect("unknown").instance("crm", "inst_crm").contacts.list({ limit: 1 }))).toBe(401);
  });
});

describe("settings of serve", () => {
  it("limit the calls of a token and the size of bodies, and let pages of other origins call", async () => {
    const origin = "https://app.example.test";
    const limited = await serveGateway(["--demo", "--data", data.folder, "--rate-limit", "2", "--max-body", "100", "--cors", origin]);
    const call = (body: string): Promise<Response> =>
      fetch(`${limited.url}/api/v1/connectors/instances/inst_payments/execute`, {
        method: "POST",
        headers: { authorization: `Bearer ${DEMO_TOKEN}`, "content-type": "application/json", origin },
        body,
      });
    const answers = [await call('{"entity":"balance","action":"get"}'), await call(" ".repeat(101)), await call("{}")];
    expect(answers.map(({ status }) => status)).toEqual([200, 413, 429]);
    expect(answers[2]?.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(answers[0]?.headers.get("access-control-allow-origin")).toBe(origin);
    await limited.stop();
  });

  it("refuse a port in use", async () => {
    const { port } = new URL(server.url);
    const { code, stdout, stderr } = await runProgram(["serve", "--demo", "--data", data.folder, "--port", port]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(`Port ${port} is in use.`);
  });
});

describe("the backend of a demo", () => {
  const demo = createDemo(["payments"]);
  const caller: Caller = { id: "somebody" };
  const getCustomer = operations.find(({ id }) => id === "payments.customers.get");
  const context = (instance: string): OperationContext => ({
    operation: getCustomer ?? operations[0] ?? ({} as never),
    connector: "payments",
    instance: { id: instance, connector: "payments" },
    caller,
    signal: new AbortController().signal,
    requestId: "req_1",
  });

  it("hides instances from other callers, except those of the start", async () => {
    const instance = {
      connector: "payments",
      definitionId: "e094cb9a-26de-4645-8761-65c0c425d1de",
      name: "Mine",
      authConfig: { api_key: "sk_test_EXAMPLE" },
    };
    const { id } = await demo.instances.create(instance, caller);
    expect(await demo.instances.find(id, caller)).toEqual({ id, connector: "payments" });
    expect(await demo.instances.find(id, { id: "else" })).toBeUndefined();
    expect(await demo.instances.find("inst_payments", { id: "else" })).toEqual({ id: "inst_payments", connector: "payments" });
    expect(await demo.instances.find("inst_crm", caller)).toBeUndefined();
  });

  it("passes the errors of the sandbox on", async () => {
    const call = Promise.resolve(demo.fallback(context("").operation, { id: "cus_unknown" }, context("inst_payments")));
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OperationError);
    expect(error).toMatchObject({ status: 404, message: expect.stringContaining("cus_unknown") as string });
  });
});
