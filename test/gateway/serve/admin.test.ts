import { createServer, type RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { checkRunning } from "../../../gateway/src/cli/run_doctor.ts";
import { createAdminListener, createReadiness } from "../../../gateway/src/serve/running_gateway.ts";
import { createMetrics } from "../../../gateway/src/serve/metrics.ts";

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close().closeAllConnections());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
}

async function ask(url: string, method = "GET"): Promise<readonly [status: number, body: string]> {
  const response = await fetch(url, { method });
  return [response.status, await response.text()];
}

function adminListener(findObstacle: () => Promise<string | undefined>, unsaved = 0): ReturnType<typeof createAdminListener> {
  return createAdminListener({ findObstacle, unsavedTokens: () => unsaved, registry: createMetrics("1.2.3").registry });
}

describe("the admin port", () => {
  it.each<readonly [method: string, path: string, status: number, body: string]>([
    ["GET", "/healthz", 200, "ok\n"],
    ["HEAD", "/healthz", 200, ""],
    ["GET", "/readyz?verbose", 200, "ready\n"],
    ["POST", "/readyz", 405, "only GET is allowed here\n"],
    ["GET", "/", 404, "the paths are /healthz, /readyz and /metrics\n"],
  ])("answers %s %s with %i", async (method, path, status, body) => {
    const url = await listen(adminListener(() => Promise.resolve(undefined)));
    expect(await ask(`${url}${path}`, method)).toEqual([status, body]);
  });

  it("is not ready when the database does not answer, and when the gateway stops", async () => {
    let ping = (): Promise<void> => Promise.reject(new Error("secret address of the database"));
    const readiness = createReadiness(() => ping());
    const url = await listen(adminListener(readiness.findObstacle));
    expect(await ask(`${url}/readyz`)).toEqual([503, "not ready: the database does not answer\n"]);
    ping = () => Promise.resolve();
    expect(await ask(`${url}/readyz`)).toEqual([200, "ready\n"]);
    readiness.drain();
    expect(await ask(`${url}/readyz`)).toEqual([503, "not ready: the gateway is stopping\n"]);
  });

  it.each([
    [1, "ready; unsaved: the new tokens of 1 instance are in memory only\n"],
    [2, "ready; unsaved: the new tokens of 2 instances are in memory only\n"],
  ])("says that the tokens of %i instances are not stored", async (unsaved, body) => {
    const url = await listen(adminListener(() => Promise.resolve(undefined), unsaved));
    expect(await ask(`${url}/readyz`)).toEqual([200, body]);
  });

  it.each([
    [0, undefined, { status: "ok" }],
    [1, undefined, { status: "failed", fix: expect.stringContaining("Do not stop it") as string }],
    [0, "the database does not answer", { status: "failed", message: expect.stringMatching(/: not ready: the database/u) as string }],
  ])("is asked by doctor: %i unsaved, obstacle %s", async (unsaved, obstacle, want) => {
    const { hostname, port } = new URL(await listen(adminListener(() => Promise.resolve(obstacle), unsaved)));
    expect(await checkRunning({ host: hostname, port: Number(port) })).toMatchObject({ check: "running gateway", ...want });
  });

  it("is no fault for doctor when nothing answers", async () => {
    expect(await checkRunning({ host: "127.0.0.1", port: 1 })).toMatchObject({
      status: "skipped",
      message: "nothing answers at 127.0.0.1:1",
    });
  });

  it("asks the database once for questions that come together", async () => {
    let pings = 0;
    const readiness = createReadiness(async () => {
      pings += 1;
      await new Promise((resolve) => setImmediate(resolve));
    });
    await Promise.all([readiness.findObstacle(), readiness.findObstacle()]);
    expect(pings).toBe(1);
    await readiness.findObstacle();
    expect(pings).toBe(2);
  });

  it("shows metrics of requests, third parties and the process", async () => {
    const { registry, requestStarted, requestEnded, calls } = createMetrics("1.2.3");
    requestStarted();
    requestStarted();
    requestEnded({ connector: "crm", operation: "crm.contacts.list", status: 200, seconds: 0.2 });
    const event = {
      connector: "crm",
      operation: "crm.contacts.list",
      instance: "inst_1",
      requestId: "req_1",
      status: 200,
      milliseconds: 150,
    };
    calls.called({ ...event, tries: 3, outcome: "success" });
    calls.refreshed({ connector: "crm", instance: "inst_1", outcome: "success" });
    calls.circuitChanged({ origin: "https://a.test", state: "open" });
    calls.circuitChanged({ origin: "https://b.test", state: "open" });
    calls.circuitChanged({ origin: "https://a.test", state: "closed" });
    for (const state of ["unsaved", "unsaved", "stored"] as const) calls.tokensKept({ connector: "crm", instance: "inst_1", state });
    const url = await listen(createAdminListener({ findObstacle: () => Promise.resolve(undefined), unsavedTokens: () => 0, registry }));
    const [, text] = await ask(`${url}/metrics`);
    expect(text.split("\n")).toEqual(
      expect.arrayContaining([
        'gateway_build{version="1.2.3"} 1',
        'gateway_requests_total{connector="crm",operation="crm.contacts.list",status="200"} 1',
        'gateway_request_duration_seconds_bucket{le="0.25",connector="crm",operation="crm.contacts.list"} 1',
        "gateway_requests_running 1",
        "gateway_unsaved_tokens 1",
        'gateway_vendor_calls_total{connector="crm",operation="crm.contacts.list",outcome="success"} 1',
        'gateway_vendor_retries_total{connector="crm",operation="crm.contacts.list"} 2',
        'gateway_vendor_call_duration_seconds_bucket{le="0.1",connector="crm"} 0',
        'gateway_token_refreshes_total{connector="crm",outcome="success"} 1',
        "gateway_circuits_open 1",
      ]),
    );
    expect(text).toContain("process_cpu_seconds_total");
    expect(text).not.toMatch(/inst_1|req_1|a\.test/);
  });
});
