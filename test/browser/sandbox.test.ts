import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createSandbox } from "connector-gateway-spec/sandbox";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, type SeenAnswer } from "../fixtures/sandbox/plain_client.ts";
import { writtenRequests } from "../fixtures/sandbox/written_requests.ts";
import { startChromium } from "./chromium.ts";
import type { AskAll } from "./sandbox_page.ts";

const SEED = 7;
/** What to close at the end, in reverse order. */
const open: (() => Promise<unknown>)[] = [];
let inChromium: readonly SeenAnswer[];
let inNode: readonly SeenAnswer[];

beforeAll(async () => {
  const browser = await startChromium();
  open.push(() => browser.close());
  const entryPoints = [join(import.meta.dirname, "sandbox_page.ts")];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: "esm", platform: "browser", target: "es2022" });
  const site = createServer((request, response) => {
    const isScript = request.url === "/page.js";
    response.writeHead(200, { "Content-Type": isScript ? "text/javascript" : "text/html" });
    response.end(isScript ? outputFiles[0]?.text : '<!doctype html><title>Sandbox</title><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  open.push(() => new Promise((resolve) => site.close(resolve)));
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${String((site.address() as AddressInfo).port)}`);
  await page.waitForFunction(() => "askAll" in globalThis);
  inChromium = await page.evaluate<Awaited<ReturnType<AskAll>>>(`askAll(${String(SEED)})`);
  const sandbox = createSandbox({ seed: SEED });
  const answers: SeenAnswer[] = [];
  for (const request of writtenRequests) answers.push(await ask(sandbox.fetch, "http://sandbox.test", request));
  inNode = answers;
});

afterAll(async () => {
  for (const close of open.reverse()) await close();
});

describe("a sandbox in Chromium", () => {
  test.each(writtenRequests.map((request, index) => [request.title, request, index] as const))(
    "answers byte by byte as it does in Node: %s",
    (_title, { status }, index) => {
      expect(inChromium[index]?.status).toBe(status);
      expect(inChromium[index]).toEqual(inNode[index]);
    },
  );
});
