import { createSandbox } from "connector-gateway-spec/sandbox";
import { verifyGateway, type VerifyOptions } from "connector-gateway-spec/verify";
import { operations } from "connector-gateway-spec";
import { describe, expect, test } from "vitest";
import { deviating, type Deviation, reportOn, withoutLength } from "./deviating_gateway.ts";

const LIST = "payments.customers.list";
const instances = { payments: "inst_payments" };

describe("a sandbox", () => {
  const connectors = [...new Set(operations.map(({ connector }) => connector))];

  test("keeps the contract, and has nothing left afterwards", async () => {
    const sandbox = createSandbox({ cors: true });
    const before = sandbox.state();
    const all = Object.fromEntries(connectors.map((connector) => [connector, `inst_${connector}`]));
    const {
      findings,
      leftovers,
      statements,
      operations: rows,
    } = await verifyGateway({ fetch: sandbox.fetch, instances: all, writes: true });
    expect(findings).toEqual([]);
    expect(leftovers).toEqual([]);
    expect(rows.map(({ operation }) => operation)).toEqual(["gateway", ...connectorsInCatalog()]);
    expect(rows.every(({ tried, notTried }) => tried > 0 || notTried.length > 0)).toBe(true);
    expect(statements.tried / statements.total).toBeGreaterThan(0.9);
    expect(sandbox.state()).toEqual(before);
  });

  function connectorsInCatalog(): readonly string[] {
    return operations.map(({ id }) => id);
  }

  test("without records passes nothing that was not tried", async () => {
    const { findings, operations: rows } = await verifyGateway({
      fetch: createSandbox({ records: 0 }).fetch,
      instances,
      operations: ["payments.customers.*"],
    });
    expect(findings).toEqual([]);
    const reasons = new Map(rows.map(({ operation, notTried }) => [operation, notTried.map(({ check, reason }) => `${check}: ${reason}`)]));
    expect(reasons.get(LIST)).toEqual(["records: the account has no records here"]);
    expect(reasons.get("payments.customers.get")).toEqual(["record: the account has no record that it can be called for"]);
    expect(reasons.get("payments.customers.delete")).toEqual(["write: writes are not asked for"]);
  });
});

describe("reads", () => {
  test("change nothing, and call nothing that writes", async () => {
    const called = new Set<string>();
    await reportOn({ before: ({ operation }) => void called.add(operation) }, ["payments.customers.*", "payments.refunds.*"]);
    expect([...called].filter((operation) => /create|update|delete/u.test(operation))).toEqual([]);
  });
});

describe("writes", () => {
  test("are removed after an abort", async () => {
    const sandbox = createSandbox();
    const before = sandbox.state();
    const stop = new AbortController();
    const fetch = deviating({ after: (_body, { operation }) => void (operation === "payments.customers.create" && stop.abort()) }, sandbox);
    const { leftovers, stopped } = await verifyGateway({
      fetch,
      instances,
      operations: ["payments.customers.*"],
      writes: true,
      signal: stop.signal,
    });
    expect(leftovers).toEqual([]);
    expect(sandbox.state()).toEqual(before);
    expect(stopped.map(({ reason }) => reason)).toEqual(["the verification was stopped"]);
  });

  test("are removed after an abort in the middle of a creation", async () => {
    const sandbox = createSandbox();
    const before = sandbox.state();
    const stop = new AbortController();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const text = await request.clone().text();
      const answer = await sandbox.fetch(request);
      if (text.includes('"action":"create"')) stop.abort();
      init?.signal?.throwIfAborted();
      return answer;
    };
    const operations = ["payments.customers.*"];
    const { leftovers } = await verifyGateway({ fetch, instances, operations, writes: true, signal: stop.signal });
    expect([leftovers, sandbox.state()]).toEqual([[], before]);
  });

  test("are not repeated where keys have no effect", async () => {
    const sandbox = createSandbox();
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      request.headers.delete("idempotency-key");
      return sandbox.fetch(request);
    };
    const report = await verifyGateway({ fetch, instances, operations: ["payments.customers.*"], writes: true });
    expect([report.findings, report.leftovers]).toEqual([[], []]);
    expect(report.operations.find(({ operation }) => operation.endsWith("create"))?.notTried).toEqual([
      { check: "replay", reason: "the gateway accepts a key of 256 characters, so it does not announce that it honors them" },
    ]);
  });

  test("whose answers are lost may have left something", async () => {
    const fetch = deviating({
      before: ({ operation }) => {
        if (operation === "payments.customers.create") throw new TypeError("fetch failed");
        return undefined;
      },
    });
    const { leftovers } = await verifyGateway({ fetch, instances, operations: ["payments.customers.*"], writes: true });
    expect(leftovers).toEqual(["payments.customers of an unknown id"]);
  });

  test("that cannot be removed are listed", async () => {
    const { leftovers } = await reportOn(
      { after: (_body, { operation }) => (operation === "payments.customers.delete" ? new Response("{}", { status: 500 }) : undefined) },
      ["payments.customers.*"],
      { writes: true },
    );
    expect(leftovers).toEqual([expect.stringMatching(/^payments\.customers cus_/u)]);
  });

  test("create instances, which stay", async () => {
    const credentials = { payments: { api_key: "sk_test_verify0001" } };
    const { findings, leftovers } = await verifyGateway({
      fetch: createSandbox().fetch,
      instances: {},
      credentials,
      operations: [LIST],
      writes: true,
    });
    expect(findings).toEqual([]);
    expect(leftovers).toEqual([expect.stringMatching(/^the instance \S+ of payments/u)]);
  });
});

describe("a verification", () => {
  test("shows no secret", async () => {
    const token = "token-that-nobody-may-see";
    const echo = { after: (): Response => Response.json({ message: token, errors: [] }, { status: 500 }) };
    const { findings } = await reportOn(echo, [LIST], { token });
    expect(findings.length).toBeGreaterThan(0);
    expect(JSON.stringify(findings)).not.toContain(token);
    expect(findings[0]?.request).toMatch(/^curl 'http.*\$CONNECTOR_GATEWAY_TOKEN/u);
  });

  test("ends with its budget", async () => {
    const { calls, operations: rows, stopped } = await reportOn({}, [LIST, "payments.charges.list"], { budget: 30 });
    expect(calls).toBe(30);
    expect(stopped).toEqual([{ reason: "the budget of 30 calls is used up", operations: ["payments.charges.list"] }]);
    expect(rows.at(-1)).toEqual({ operation: "payments.charges.list", tried: 0, passed: 0, failed: 0, notTried: [] });
    expect(rows.at(-2)?.notTried).toEqual([{ check: "rest", reason: "the run ended here" }]);
  });

  test("by the documents alone judges only what they state", async () => {
    const deviation: Deviation = { after: (body) => void (body["execution_metadata"] = 1) };
    expect((await reportOn(deviation, [LIST])).findings.length).toBeGreaterThan(0);
    expect((await reportOn(deviation, [LIST], { statedOnly: true })).findings).toEqual([]);
  });

  test("finds that nothing answers", async () => {
    const fetch = (): Promise<Response> => Promise.reject(new TypeError("fetch failed"));
    const { findings, stopped } = await verifyGateway({ fetch, instances, operations: ["payments.customers.*"] });
    expect(findings.map(({ code }) => code)).toEqual(["verify/connection"]);
    expect(stopped.map(({ reason, operations: ids }) => [reason, ids.length])).toEqual([
      ["the gateway does not answer (fetch failed): check its address, and that it runs", 6],
    ]);
  });

  test.each([
    [{ instances: {} }, "instances", "names no instance"],
    [{ instances: { payment: "x" } }, "instances", "names `payment`, which is no connector. Did you mean `payments`?"],
    [{ instances: { payments: "" } }, "instances", "has no id for payments"],
    [{ instances, operations: ["payments.x.*"] }, "operations", "has `payments.x.*`, which fits no operation"],
    [{ instances, operations: [] }, "operations", "is empty"],
    [{ instances, credentials: { payments: {} } }, "credentials", "create instances. Set `writes`"],
    [{ instances, fetch: undefined }, "baseUrl", "is missing"],
    [{ instances, baseUrl: "gateway.example.com" }, "baseUrl", "is no plain http or https address"],
    [{ instances, baseUrl: "https://jo:hunter22@gateway.example.com" }, "baseUrl", "is no plain http or https address"],
    [{ instances, token: "hunter22\n" }, "token", "has a blank, a line break"],
    [{ instances, rate: -1 }, "rate", "is no number from 0"],
    [{ instances, budget: NaN }, "budget", "is no number from 1"],
    [{ instances: undefined }, "instances", "names no instance"],
    [{ instances: "inst_1" }, "instances", "is a string. Write an object."],
    [{ instances, operations: "payments.*" }, "operations", "is a string. Write a list."],
    [{ instances, fetch: 5 }, "fetch", "is an integer. Write a function."],
    [{ instances, token: 5 }, "token", "is an integer. Write a string."],
    [{ instances, writes: "yes" }, "writes", "is a string. Write a boolean."],
    [{ instances, signal: null }, "signal", "is null. Write an object."],
  ])("refuses %j", async (options, option, message) => {
    const refusal = verifyGateway({ fetch: createSandbox().fetch, ...options } as VerifyOptions).catch((error: unknown) => error);
    expect(await refusal).toMatchObject({ name: "VerifyOptionError", option, message: expect.stringContaining(message) as string });
    expect(String(await refusal)).not.toContain("hunter22");
  });

  test("refuses to have no options, and options that do not exist", async () => {
    const verify = verifyGateway as (options?: unknown) => Promise<unknown>;
    await expect(verify()).rejects.toMatchObject({ name: "VerifyOptionError", option: "baseUrl" });
    await expect(verify({ instances, bugdet: 5 })).rejects.toThrow(
      new TypeError('There is no option "bugdet" of verifyGateway; did you mean "budget"?'),
    );
  });

  test("says that a `fetch` gives no response", async () => {
    const fetch = (() => Promise.resolve(5)) as unknown as typeof globalThis.fetch;
    const { findings } = await verifyGateway({ fetch, instances, operations: ["payments.customers.*"] });
    expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining("`fetch` returned no response")]);
  });

  test("expects no ids of requests where the first answer has none", async () => {
    const after: Deviation["after"] = (body, _, { status, headers }) =>
      new Response(JSON.stringify(body), { status, headers: withoutLength(headers, "x-request-id") });
    const { findings } = await reportOn({ after }, [LIST]);
    expect(findings).toEqual([]);
  });
});
