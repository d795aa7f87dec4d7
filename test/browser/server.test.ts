import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requests, seen, type SentRequest } from "../fixtures/server/kit_exchanges.ts";
import { createKitGateway } from "../fixtures/server/kit_gateway.ts";
import { closeWindows, sharedChromium } from "./chromium.ts";
import { openStrictPage, type StrictPage } from "./strict_page.ts";

/** What to close at the end, in reverse order. */
const open: (() => Promise<unknown>)[] = [];
const handler = createKitGateway();
let site: StrictPage;

beforeAll(async () => {
  const browser = await sharedChromium();
  open.push(() => closeWindows(browser));
  site = await openStrictPage(browser, "server_page.ts", "ask");
  open.push(site.close);
});

afterAll(async () => {
  for (const close of open.reverse()) await close();
});

async function askHere({ path, method, headers, body }: SentRequest): Promise<unknown> {
  return seen(await handler(new Request(`http://gateway.test${path}`, { method, headers, ...(body !== undefined && { body }) })));
}

describe("a gateway in Chromium", () => {
  test.each(requests.map((request) => [request.title, request] as const))("answers as it does in Node: %s", async (_title, request) => {
    expect(await site.page.evaluate(`ask(${JSON.stringify(request)})`)).toEqual(await askHere(request));
  });

  test("answers the client in the same page", async () => {
    expect(await site.page.evaluate("list()")).toBe(0);
  });

  test("needs no code made of strings", () => {
    expect(site.complaints).toEqual([]);
  });

  test("would be reported if it made code of strings", async () => {
    const script = "const script = document.createElement('script'); script.text = 'globalThis.ran = true'; document.head.append(script);";
    await expect(site.page.evaluate(script)).rejects.toThrow("TrustedScript");
    await expect.poll(() => site.complaints).toEqual(["require-trusted-types-for refused trusted-types-sink"]);
    expect(await site.page.evaluate("'ran' in globalThis")).toBe(false);
  });
});
