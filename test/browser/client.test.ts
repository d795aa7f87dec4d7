import { createGateway } from "connector-gateway-spec";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startSandboxServer, type SandboxServer } from "../fixtures/sandbox/sandbox_server.ts";
import { closeWindows, sharedChromium } from "./chromium.ts";
import type { Scenario } from "./page.ts";
import { openStrictPage, type StrictPage } from "./strict_page.ts";

const TOKEN = "browser-token-EXAMPLE";

let gateway: SandboxServer;
/** What to close at the end, in reverse order. */
const open: (() => Promise<unknown>)[] = [];
let site: StrictPage;

beforeAll(async () => {
  const browser = await sharedChromium();
  open.push(() => closeWindows(browser));
  site = await openStrictPage(browser, "page.ts", "play");
  open.push(site.close);
  gateway = await startSandboxServer({ token: TOKEN, allowOrigin: site.origin });
  open.push(() => gateway.close());
});

afterEach(() => {
  gateway.forget();
});

afterAll(async () => {
  for (const close of open.reverse()) await close();
});

/** Runs a scenario in the page; returns what it reports. */
async function play(scenario: Scenario): Promise<unknown> {
  return site.page.evaluate(`play(${JSON.stringify(scenario)}, ${JSON.stringify(gateway.baseUrl)})`);
}

describe("in a browser, with the gateway at another origin,", () => {
  test("an instance is created and its records are listed", async () => {
    expect(await play("create")).toEqual({ count: 10, hasNext: true });
    expect(gateway.requests.map(({ authorization }) => authorization)).toEqual([`Bearer ${TOKEN}`, `Bearer ${TOKEN}`]);
  });

  test("all pages are walked", async () => {
    expect(await play("walk")).toEqual({ count: 25 });
  });

  test("a file is downloaded, and a part of it", async () => {
    const { body } = await createGateway({ baseUrl: gateway.baseUrl, token: TOKEN })
      .instance("file_storage", "inst_file_storage")
      .files.download({ fileId: "1ExampleFile0000000000000000000001", alt: "media" });
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    const { length } = bytes;
    expect(await play("download")).toEqual({ length, last: bytes.at(-1), filename: "Team photo.jpg", contentType: "image/jpeg" });
    const text = bytes.subarray(10, 20).join();
    expect(await play("range")).toEqual({ text, status: 206, contentRange: `bytes 10-19/${String(length)}` });
  });

  test("headers, hooks and an idempotency key are sent, and the response is returned", async () => {
    expect(await play("response")).toEqual({ status: 200, requestId: "req_1_1", time: expect.any(Number) as number, seen: [200] });
    expect(gateway.requests.at(-1)?.headers).toMatchObject({ "x-tenant": "acme", "x-trace": "1", "idempotency-key": "refund-17" });
  });

  test("a redirect is not followed", async () => {
    gateway.fail({ kind: "status", status: 307, headers: { Location: "http://127.0.0.1:1/" } });
    expect(await play("list")).toMatchObject({
      error: "GatewayError",
      kind: "answer",
      message: expect.stringContaining("the gateway redirects") as string,
    });
    expect(gateway.requests).toHaveLength(1);
  });

  test("reads are retried, and errors are reported", async () => {
    gateway.sandbox.setFaults([
      { match: "payments.customers.list", nth: 1, status: 503 },
      { match: "payments.customers.list", nth: 2, status: 429, retryAfter: 0 },
    ]);
    expect(await play("list")).toEqual({ count: 1 });
    gateway.fail({ kind: "status", status: 500, body: "<h1>Oops</h1>", headers: { "Content-Type": "text/html" } });
    expect(await play("list")).toMatchObject({
      error: "GatewayError",
      status: 500,
      message: 'payments.customers.list: the gateway answered 500 with text/html that is not JSON: "<h1>Oops</h1>"',
    });
  });

  test("an answer that breaks off, an abort and a time limit are reported", async () => {
    gateway.sandbox.setFaults([{ match: "payments.customers.list", times: 3, effect: "truncate_body" }]);
    expect(await play("list")).toMatchObject({ error: "GatewayError", kind: "network" });
    gateway.fail({ kind: "silence" });
    expect(await play("abort")).toMatchObject({ error: "AbortError" });
    gateway.fail({ kind: "stall", body: '{"status":"success","result":[]}' });
    expect(await play("timeout")).toMatchObject({ error: "GatewayError", kind: "timeout" });
  });

  test("values are validated", async () => {
    expect(await play("check")).toEqual({ ok: false, issues: [expect.stringMatching(/^`limit` must be at most \d+$/)] });
  });

  test("nothing else goes wrong, and no code is made of strings", () => {
    expect(site.complaints).toEqual([]);
  });
});
