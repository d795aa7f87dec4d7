import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requests, seen, type SentRequest } from "../fixtures/server/kit_exchanges.ts";
import { createKitGateway } from "../fixtures/server/kit_gateway.ts";
import { startChromium } from "./chromium.ts";

/** What to close at the end, in reverse order. */
const open: (() => Promise<unknown>)[] = [];
const handler = createKitGateway();
let page: Page;

beforeAll(async () => {
  const browser = await startChromium();
  open.push(() => browser.close());
  const entryPoints = [join(import.meta.dirname, "server_page.ts")];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: "esm", platform: "browser", target: "es2022" });
  const site = createServer((request, response) => {
    const isScript = request.url === "/page.js";
    response.writeHead(200, { "Content-Type": isScript ? "text/javascript" : "text/html" });
    response.end(isScript ? outputFiles[0]?.text : '<!doctype html><title>Gateway</title><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  open.push(() => new Promise((resolve) => site.close(resolve)));
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${String((site.address() as AddressInfo).port)}`);
  await page.waitForFunction(() => "ask" in globalThis);
});

afterAll(async () => {
  for (const close of open.reverse()) await close();
});

async function askHere({ path, method, headers, body }: SentRequest): Promise<unknown> {
  return seen(await handler(new Request(`http://gateway.test${path}`, { method, headers, ...(body !== undefined && { body }) })));
}

describe("a gateway in Chromium", () => {
  test.each(requests.map((request) => [request.title, request] as const))("answers as it does in Node: %s", async (_title, request) => {
    expect(await page.evaluate(`ask(${JSON.stringify(request)})`)).toEqual(await askHere(request));
  });

  test("answers the client in the same page", async () => {
    expect(await page.evaluate("list()")).toBe(0);
  });
});
