import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createGateway } from "connector-gateway-spec";
import { describe, expect, onTestFinished, test } from "vitest";
import { toNodeListener } from "../../../../templates/runtime/server/node.ts";
import type { LogEntry, Sandbox, SandboxOptions } from "../../../../templates/sandbox/sandbox_types.ts";
import { BASE, call, createFake, executePath, list, PATH, send, toInit } from "./fake_store.ts";

const CREATE = { connector_definition_id: "11111111-1111-4111-8111-111111111111", name: "x", auth_config: { api_key: "sk_test_EXAMPLE" } };

async function create(sandbox: Sandbox): Promise<unknown> {
  const gateway = createGateway({ baseUrl: BASE, token: "any", fetch: sandbox.fetch });
  const instance = await gateway.create("payments", { name: "Main", auth_config: { api_key: "sk_test_EXAMPLE0000" } });
  return instance.instanceId;
}

describe("the sandbox in memory", () => {
  test("answers the client of the package", async () => {
    const gateway = createGateway({ baseUrl: BASE, token: "any", fetch: createFake().fetch });
    const page = await gateway.instance("payments", "inst_payments").customers.list({ limit: 3 });
    expect(page.records.map(({ id }) => id)).toEqual(["customers_1_1", "customers_1_2", "customers_1_3"]);
  });

  test("takes a Request, too, and answers it as a handler", async () => {
    const sandbox = createFake();
    const request = (): Request => new Request(`${BASE}${executePath()}`, toInit({ body: list }));
    const [first, second] = [await sandbox.fetch(request()), await sandbox.handler(request())];
    expect([first.status, second.status]).toEqual([200, 200]);
  });

  test("creates instances with counted ids and records of their own", async () => {
    const sandbox = createFake({ records: 1 });
    expect([await create(sandbox), await create(sandbox)]).toEqual(["inst_payments_2", "inst_payments_3"]);
    await send(sandbox, { path: executePath("inst_payments_2"), body: call("customers", "create", { email: "a@example.com" }) });
    const counts = Object.entries(sandbox.state().instances).map(([id, { records }]) => [id, records["customers"]?.length]);
    expect(counts).toEqual([
      ["inst_payments", 1],
      ["inst_file_storage", undefined],
      ["inst_payments_2", 2],
      ["inst_payments_3", 1],
    ]);
  });

  test("creates at most 1,000 instances until it is reset", async () => {
    const sandbox = createFake({ records: 1 });
    for (let count = 0; count < 1_000; count += 1) await create(sandbox);
    await expect(create(sandbox)).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining("at most 1000 new instances") as string,
    });
    sandbox.reset();
    expect(await create(sandbox)).toBe("inst_payments_2");
  });

  test("skips ids that a loaded state has", async () => {
    const sandbox = createFake();
    sandbox.load({ version: 1, instances: { inst_payments_2: { connector: "payments", records: {} } } });
    expect([await create(sandbox), await create(sandbox)]).toEqual(["inst_payments_3", "inst_payments_4"]);
  });

  test("refuses credentials that fit no method", async () => {
    const { connectors } = await import("./fake_store.ts").then(({ partsOf }) => partsOf());
    const id = connectors[0]?.connector.definitionId;
    const body = { ...CREATE, connector_definition_id: id, auth_config: { other: 1 } };
    expect((await send(createFake(), { path: PATH, body })).status).toBe(400);
  });

  test.each([
    [undefined, "Bearer any", 200],
    [undefined, undefined, 401],
    [undefined, "Bearer ", 401],
    ["secret", "Bearer secret", 200],
    ["secret", "Bearer other", 401],
    ["secret", undefined, 401],
  ])("with the token %j answers the header %j with %i", async (token, authorization, status) => {
    const sandbox = createFake(token === undefined ? {} : { token });
    expect((await send(sandbox, { headers: { authorization }, body: list })).status).toBe(status);
  });

  test.each<[string, Parameters<typeof send>[1], number]>([
    ["an unknown path", { path: "/nowhere", body: list }, 404],
    ["an unknown instance", { path: executePath("inst_none"), body: list }, 404],
    ["another method", { method: "PUT", body: list }, 405],
    ["another media type", { headers: { "content-type": "text/plain" }, body: list }, 415],
    ["no JSON", { text: "{" }, 422],
    ["an unknown action", { body: call("customers", "lst") }, 422],
    ["a record that does not exist", { body: call("customers", "get", { id: "none" }) }, 404],
  ])("refuses %s, and changes nothing", async (_name, sent, status) => {
    const sandbox = createFake({ records: 2 });
    const before = JSON.stringify(sandbox.state());
    expect((await send(sandbox, sent)).status).toBe(status);
    expect(JSON.stringify(sandbox.state())).toBe(before);
  });

  test("rejects like fetch when the caller has given up", async () => {
    const sandbox = createFake({ latency: 60 });
    const abort = new AbortController();
    const answer = sandbox.fetch(`${BASE}${executePath()}`, { ...toInit({ body: list }), signal: abort.signal });
    abort.abort(new Error("enough"));
    await expect(answer).rejects.toThrow("enough");
    await expect(sandbox.fetch(BASE, { signal: abort.signal })).rejects.toThrow("enough");
  });

  test("rejects like fetch for an address that is none", async () => {
    await expect(createFake().fetch("/relative")).rejects.toThrow(TypeError);
  });
});

describe("the same seed and the same requests", () => {
  const requests = [list, call("customers", "create", { email: "a@example.com" }), call("customers", "lst"), list];

  async function transcript(sandbox: Sandbox): Promise<string> {
    const answers: unknown[] = [await create(sandbox)];
    for (const body of requests) {
      const { status, headers, text } = await send(sandbox, { body });
      answers.push([status, [...headers], text]);
    }
    return JSON.stringify([answers, sandbox.log(), sandbox.state()]);
  }

  test.each<SandboxOptions>([{ seed: 7 }, { seed: 3, faults: [{ match: "*", probability: 0.5, status: 503 }] }, {}])(
    "give the same bytes with %j",
    async (options) => {
      const sandbox = createFake(options);
      const first = await transcript(sandbox);
      expect(await transcript(createFake(options))).toBe(first);
      sandbox.reset();
      expect(await transcript(sandbox)).toBe(first);
    },
  );

  test("differ from those of another seed", async () => {
    expect(await transcript(createFake({ seed: 7 }))).not.toBe(await transcript(createFake({ seed: 8 })));
  });

  test("have logical times", async () => {
    const { body, headers } = await send(createFake(), { body: list });
    expect(body).toMatchObject({
      execution_metadata: { connector_instance_id: "inst_payments", execution_time_ms: expect.any(Number) as unknown },
    });
    expect(headers.get("x-request-id")).toBe("req_1_1");
    expect((await send(createFake(), { body: list, headers: { "x-request-id": "mine" } })).headers.get("x-request-id")).toBe("mine");
  });
});

describe("over HTTP", () => {
  async function serve(sandbox: Sandbox): Promise<string> {
    const server = createServer(toNodeListener(sandbox.handler)).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once("listening", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test("answers the same bytes as in memory", async () => {
    const base = await serve(createFake());
    const over = await fetch(`${base}${executePath()}`, toInit({ body: list }));
    const { status, text } = await send(createFake(), { body: list });
    expect([over.status, await over.text()]).toEqual([status, text]);
  });

  test.each(["drop_request", "drop_response"] as const)("closes the connection for %s", async (effect) => {
    const base = await serve(createFake({ faults: [{ match: "*", effect }] }));
    await expect(fetch(`${base}${executePath()}`, toInit({ body: list }))).rejects.toThrow("fetch failed");
  });

  test("closes the connection in the middle of a body", async () => {
    const base = await serve(createFake({ faults: [{ match: "*", effect: "truncate_body" }] }));
    const answer = await fetch(`${base}${executePath()}`, toInit({ body: list }));
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow(TypeError);
  });
});

describe("pages of other origins", () => {
  const preflight = { method: "OPTIONS", headers: { Origin: "https://app.example.test", "Access-Control-Request-Method": "POST" } };
  const allowed = async (options: object, path: string): Promise<string | null> => {
    const { headers } = await createFake(options).fetch(`http://localhost:4010${path}`, preflight);
    return headers.get("access-control-allow-origin");
  };

  test.each([
    [{}, null],
    [{ cors: false }, null],
    [{ cors: true }, "*"],
    [{ cors: { origins: ["https://app.example.test"] } }, "https://app.example.test"],
    [{ cors: { origins: ["https://other.example.test"] } }, null],
  ])("may call with %j if allowed, but not the control paths", async (options, want) => {
    expect(await allowed(options, "/api/v1/connectors/instances")).toBe(want);
    expect(await allowed(options, "/_sandbox/state")).toBeNull();
  });
});

describe("options", () => {
  test.each<[SandboxOptions, string]>([
    [{ seed: -1 }, "`seed` must be a whole number from 0."],
    [{ seed: 1.5 }, "`seed` must be a whole number from 0."],
    [{ records: -1 }, "`records` must be a whole number from 0 to 10000000."],
    [{ records: { "payments.customer": 5 } }, '`records` names no entity with "payments.customer"; did you mean `payments.customers`?'],
    [{ records: { "payments.customers": 1.5 } }, '`records["payments.customers"]` must be a whole number from 0 to 10000000.'],
    [{ token: "two words" }, "`token` must be a text of visible ASCII characters without blanks."],
    [{ latency: -1 }, "`latency` must be a number of seconds from 0 to 300."],
    [{ latency: Number.NaN }, "`latency` must be a number of seconds from 0 to 300."],
    [{ record: 5 } as SandboxOptions, "The sandbox has no option `record`; did you mean `records`?"],
    [{ faults: [{ match: "payments.customers.lst", status: 500 }] }, "did you mean `payments.customers.list`?"],
  ])("%j are refused", (options, message) => {
    expect(() => createFake(options)).toThrow(message);
  });

  test.each([
    [{ "*": 2, "payments.customers": 3 }, [3, 2]],
    [{ "payments.customers": 3 }, [3, 25]],
    [4, [4, 4]],
  ])("records of %j", (records, wanted) => {
    const { instances } = createFake({ records }).state();
    const kept = instances["inst_payments"]?.records ?? {};
    expect([kept["customers"]?.length, kept["charges"]?.length]).toEqual(wanted);
  });

  test("onRequest sees each request and its entry, onChange each change", async () => {
    const entries: LogEntry[] = [];
    let changes = 0;
    const sandbox = createFake({ onRequest: () => (entry) => void entries.push(entry), onChange: () => (changes += 1) });
    await send(sandbox, { body: list });
    await send(sandbox, { body: call("customers", "get", { id: "none" }) });
    expect([entries, changes]).toEqual([sandbox.log(), 0]);
    await send(sandbox, { body: call("customers", "create", { email: "a@example.com" }) });
    await create(sandbox);
    sandbox.load(sandbox.state());
    sandbox.reset();
    expect([entries.length, changes]).toEqual([4, 4]);
  });
});
